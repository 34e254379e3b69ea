#!/bin/sh
# A clang with its sanitizers and libFuzzer, installed if need be and possible; otherwise how to.
# Argument: the clang to use.
set -u
clang=$1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
echo 'int LLVMFuzzerTestOneInput(const char *b, unsigned long n);
int LLVMFuzzerTestOneInput(const char *b, unsigned long n)
{ return b == 0 && n > 0; }' >"$work/target.c"

can_fuzz() {
    "$clang" -fsanitize=fuzzer,address,undefined -o "$work/target" \
        "$work/target.c" >/dev/null 2>&1
}

can_fuzz && exit 0
if command -v apt-get >/dev/null; then
    install="apt-get install -y clang libclang-rt-dev"
    if [ "$(id -u)" -eq 0 ]; then
        echo "installing clang ..."
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive $install; } \
            >/dev/null 2>&1
        can_fuzz && exit 0
    fi
elif command -v brew >/dev/null; then
    install="brew install llvm"
else
    install="your system's command to install clang and its sanitizers"
fi
sudo=
[ "$(id -u)" -eq 0 ] || command -v brew >/dev/null || sudo='sudo '
cat >&2 <<END
This needs clang with its sanitizers and libFuzzer, and '$clang' is not that. Run

    $sudo$install

and then the same make command again; CLANG=path names another clang.
END
exit 1

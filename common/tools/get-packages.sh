#!/bin/sh
# Makes sure that commands are there: installs Debian's packages where that is
# possible, or says what to do.
# usage: get-packages.sh WHO-NEEDS-THEM COMMAND=PACKAGES[=PACKAGES OF HOMEBREW]...
# A library has no command: its header, name.h, stands for it. CC, with FLAGS,
# is the compiler that is to find it.
set -eu
who=$1
shift

# shellcheck disable=SC2086 # a compiler of two words, and its flags
is_there() {
    case $1 in
    *.h) echo "#include <$1>" | ${CC:-cc} ${FLAGS:-} -E -x c - ;;
    *) command -v "$1" ;;
    esac >/dev/null 2>&1
}

debian='' brew=''
for command in "$@"; do
    ! is_there "${command%%=*}" || continue
    command=${command#*=}
    debian="$debian ${command%%=*}" brew="$brew ${command#*=}"
done
[ -n "$debian" ] || exit 0
sudo='sudo '
[ "$(id -u)" -ne 0 ] || sudo=
if command -v apt-get >/dev/null; then
    install="${sudo}apt-get install -y$debian"
    if [ -z "$sudo" ]; then
        echo "installing$debian ..."
        # One at a time, also when make runs several of these at once.
        if command -v flock >/dev/null && [ -d /var/lib/dpkg ]; then
            exec 9</var/lib/dpkg
            flock 9
        fi
        # shellcheck disable=SC2086
        if { apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
            apt-get -qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $debian; } \
            >/dev/null 2>&1; then
            exit 0
        fi
    fi
elif command -v brew >/dev/null; then
    install="brew install$brew"
else
    install="your system's command to install:$brew"
fi
cat >&2 <<END
$who, not installed here. Run

    $install

and then the same make command again. Results so far are kept.
END
exit 1

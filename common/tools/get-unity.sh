#!/bin/sh
# Puts the Unity test framework (ThrowTheSwitch) into the directory given.
# Nothing is installed: Debian's package cmock, which carries it, is only
# downloaded and unpacked; elsewhere the release is cloned.
set -u
to=$1
release=v2.5.4
files="unity.c unity.h unity_internals.h"
mkdir -p "$to" || {
    echo "Nothing can be written there: choose another BUILD=dir" >&2
    exit 1
}
work=$(mktemp -d "$to/get.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

take() { # from a directory that may hold Unity's sources
    [ -f "$1/unity.c" ] || return 1
    for file in $files; do cp "$1/$file" "$work/$file" || return 1; done
    # unity.c last: make looks for it
    for file in unity_internals.h unity.h unity.c; do
        mv "$work/$file" "$to/$file" || return 1
    done
    echo "Unity is in $to"
    exit 0
}

# The package is in Debian 13; a private list lets Debian 12 see it too.
from_debian() {
    if ! command -v apt-get >/dev/null ||
       ! command -v dpkg-deb >/dev/null; then
        echo "this is no Debian: there is no apt-get with dpkg-deb"
        return 1
    fi
    uri=$(apt-get indextargets --format '$(REPO_URI)' 2>/dev/null |
          grep '/debian/*$' | head -n 1)
    if [ -z "$uri" ]; then
        echo "apt-get knows of no Debian archive"
        return 1
    fi
    work=$(cd "$work" && pwd)
    mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
    keys=/usr/share/keyrings/debian-archive-keyring.gpg
    [ -f "$keys" ] && signed="[signed-by=$keys]" || signed=""
    echo "deb $signed $uri trixie main" >"$work/sources.list"
    cat >"$work/apt.conf" <<END
Dir::Etc::SourceList "$work/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::State::Lists "$work/lists";
Dir::Cache "$work/cache";
APT::Sandbox::User "";
END
    echo "getting Unity from Debian's package cmock ..."
    (APT_CONFIG=$work/apt.conf && export APT_CONFIG && cd "$work" &&
     apt-get -qq update && apt-get -qq download cmock &&
     dpkg-deb -x cmock_*.deb cmock)
}

from_git() {
    if ! command -v git >/dev/null; then
        echo "there is no git"
        return 1
    fi
    echo "getting Unity $release with git ..."
    git clone -q --depth 1 --branch "$release" \
        https://github.com/ThrowTheSwitch/Unity "$work/git"
}

take /usr/share/cmock/vendor/unity/src
from_debian >"$work/log" 2>&1 &&
    take "$work/cmock/usr/share/cmock/vendor/unity/src"
from_git >>"$work/log" 2>&1 && take "$work/git/src"

sed 's/^/    /' "$work/log" >&2
cat >&2 <<END
Unity could not be fetched; the tries are shown above. With a copy of it
(https://github.com/ThrowTheSwitch/Unity, release $release; on Debian 13 also
'apt-get install cmock') run the same command again as

    make test UNITY_DIR=/path/to/Unity/src
END
exit 1

#!/bin/sh
# Results that are kept must say what was measured: a commit, and no more.
set -eu
cd "$(dirname "$0")/.."
changed=$(git status --porcelain 2>/dev/null) || {
    echo "The reference names a commit, and this is no git repository" \
        "(DIRTY=1 does without)" >&2
    exit 1
}
[ -z "$changed" ] || {
    echo "The reference names a commit: commit these first, or say DIRTY=1" >&2
    echo "$changed" | head -n 10 >&2
    exit 1
}

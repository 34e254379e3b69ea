#!/bin/sh
# Gradescope runs this once, as root, when it makes the image: the packages,
# and everything built. As a trial the part itself is graded.
set -u
autograder=${AUTOGRADER:-/autograder}
here=$autograder/source

if command -v apt-get >/dev/null; then
    apt-get update
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        gcc libc6-dev make bubblewrap universal-ctags libcjson-dev python3 ||
        exit 1
fi
chmod -R go= "$here"
# shellcheck disable=SC1091 # it is made with the bundle
. "$here/settings.sh"
if sh "$here/grade.sh" gradescope "$here/project/parts/$PART" \
    "$here/trial.json"; then
    echo "The trial: the part itself was graded."
else
    echo "THE TRIAL FAILED: no submission will be graded. Read what is above."
fi
cat "$here/trial.json"

#!/bin/sh
# usage: grade.sh FORMAT SUBMISSION RESULT
# Grades a submission as settings.sh says. Whatever happens, RESULT is a file
# that the platform can read: before the grader begins, and if it fails, one
# that says so. The status is 0 if the submission was graded.
#
# GRADER is another program in place of make, for tests: its arguments are
# `grade PART=... SUB=... FORMAT=... OUT=...` and so on, as for make.
set -u
here=$(cd "$(dirname "$0")" && pwd) || exit 1
format=$1 submission=$2 result=$3
PART='' SEED='' TTSLOTS='' SECRET='' CUT='' SUB_CMD='' UNSAFE='' LIMIT=''
# shellcheck disable=SC1091 # it is made with the bundle
. "$here/settings.sh"
case $submission in /*) ;; *) submission=$PWD/$submission ;; esac
case $result in /*) ;; *) result=$PWD/$result ;; esac

# --- a result without a grader -----------------------------------------------

# What a runner says of itself, in characters that need no quoting.
said() {
    printf '%s' "${1:-$2}" | LC_ALL=C tr -cd 'A-Za-z0-9._:/%?=&#+@~-'
}

gradescope_without() {
    cat <<END
{"score": 0, "output": "Not graded: $1. This is not about your work: please tell your teacher.",
 "output_format": "text", "stdout_visibility": "hidden",
 "extra_data": {"graded": false, "grader_failed": true}, "tests": []}
END
}

# No score for any problem: Autolab then records none, and the submission can
# be graded again.
autolab_without() {
    echo "Not graded: $1. This is not about your work: please tell your teacher."
    echo '{"scores": {}}'
}

classroom50_without() {
    cat <<END
{"schema": "classroom50/result/v1",
 "classroom": "$(said "${CLASSROOM-}" none)",
 "assignment": "$(said "${ASSIGNMENT-}" none)",
 "assignment_type": "$(said "${ASSIGNMENT_TYPE-}" individual)",
 "owner": "$(said "${OWNER-}" nobody)",
 "submission": "$(said "${SUBMISSION_TAG-}" submit/none)",
 "commit": "$(said "${COMMIT_URL-}" none)",
 "release": "$(said "${RELEASE_URL-}" none)",
 "review": "$(said "${REVIEW_URL-}" "$(said "${COMMIT_URL-}" none)")",
 "datetime": "$(date -u +%Y-%m-%dT%H:%M:%SZ)",
 "score": 0, "max-score": 0, "tests": []}
END
}

# At no moment is there half a file.
put() {
    cat >"$result.part" && mv -f "$result.part" "$result"
}

without_grade() {
    case $format in
    gradescope) gradescope_without "$1" ;;
    autolab) autolab_without "$1" ;;
    classroom50) classroom50_without "$1" ;;
    esac | put
}

# --- the grader --------------------------------------------------------------

# Archives often have one folder in which everything is.
while :; do
    inside='' count=0
    for name in "$submission"/* "$submission"/.[!.]*; do
        case ${name##*/} in __MACOSX | .DS_Store | .git) continue ;; esac
        { [ -e "$name" ] || [ -L "$name" ]; } || continue
        inside=$name count=$((count + 1))
    done
    { [ "$count" = 1 ] && [ -d "$inside" ] && [ ! -L "$inside" ]; } || break
    submission=$inside
done

without_grade 'the grader was interrupted' || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
if [ -d "$here/project" ]; then
    project=$here/project
else
    tar xzf "$here/project.tar.gz" -C "$work" || exit 1
    project=$work/project
fi

set -- grade "PART=$PART" "SUB=$submission" "FORMAT=$format" \
    "OUT=$work/result" "SEED=$SEED" ${TTSLOTS:+"TTSLOTS=$TTSLOTS"} \
    ${SECRET:+"SECRET=$SECRET"} ${CUT:+"CUT=$CUT"} \
    ${SUB_CMD:+"SUB_CMD=$SUB_CMD"} ${UNSAFE:+"UNSAFE=$UNSAFE"}

# None of the platform's variables is one of make's, but for those that the
# result is to have.
cd "$project" || exit 1
env -i PATH="$PATH" HOME="${HOME:-/}" TMPDIR="${TMPDIR:-/tmp}" LC_ALL=C \
    CLASSROOM="${CLASSROOM-}" ASSIGNMENT="${ASSIGNMENT-}" \
    ASSIGNMENT_TYPE="${ASSIGNMENT_TYPE-}" OWNER="${OWNER-}" \
    SUBMISSION_TAG="${SUBMISSION_TAG-}" COMMIT_URL="${COMMIT_URL-}" \
    RELEASE_URL="${RELEASE_URL-}" REVIEW_URL="${REVIEW_URL-}" \
    sh common/tools/limit.sh "$LIMIT" "${GRADER:-make}" -s "$@" </dev/null
status=$?

if [ "$status" = 0 ] && [ -s "$work/result" ]; then
    put <"$work/result"
    exit
fi
case $status in
124 | 137) without_grade "grading took longer than $LIMIT seconds" ;;
*) without_grade "the grader could not do its work (status $status)" ;;
esac
exit 1

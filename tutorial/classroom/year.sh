# shellcheck shell=sh disable=SC2154,SC2034
# Read by handout.sh and grade.sh, which have set part, seed and slots: checks
# them, and sets `define`, the constant of this year's assignment.

fail() {
    echo "$(basename "$0" .sh): $1" >&2
    exit 1
}

for word in "SEED=$seed" "TTSLOTS=${slots:-1}"; do
    case ${word#*=} in
    '' | *[!0-9]* | 0?* | ??????????*)
        fail "$word: not a whole number of up to nine digits" ;;
    esac
done
if [ -n "$slots" ] &&
    { [ "$slots" -le 8388608 ] || [ $((slots % 2)) -eq 0 ]; }; then
    fail "TTSLOTS=$slots: not an odd number above 8388608"
fi
case $part in
mine/*) fail "an assignment is made of a part in parts/" ;;
esac
[ -f "parts/$part/lesson.md" ] ||
    fail "$part has no lesson, and so no functions to write"

# Primes just above 2^23, so that every board of ours has its keys told apart.
if grep -qs 'define TT_SLOTS' "parts/$part"/*.h || [ "${part%%-*}" -gt 7 ] &&
    [ "${part%%-*}" -lt 15 ]; then
    set -- 8388617 8388619 8388623 8388637 8388673 8388691 8388697 8388701
    shift $((seed % 8))
    : "${slots:=$1}"
fi
define=${slots:+-DTT_SLOTS=$slots}

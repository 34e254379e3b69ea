#!/bin/sh
# usage: slots.sh PART SEED TTSLOTS                      from the top
# The flag for the compiler by which an assignment differs from last year's:
# another size of the table, in parts that have such a table. TTSLOTS may be
# empty: then it follows from SEED.
set -eu
part=$1 seed=$2 slots=$3
number=${part%%-*}

fail() {
    echo "$1" >&2
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

# Primes just above 2^23, so that every board of ours has its keys told apart.
if grep -qs 'define TT_SLOTS' "parts/$part"/*.h || [ "$number" -gt 7 ] &&
    [ "$number" -lt 15 ]; then
    set -- 8388617 8388619 8388623 8388637 8388673 8388691 8388697 8388701
    shift $((seed % 8))
    : "${slots:=$1}"
fi
echo "${slots:+-DTT_SLOTS=$slots}"

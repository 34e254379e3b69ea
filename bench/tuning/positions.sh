#!/bin/sh
# Random positions to tune on: positions.sh STONES COUNT SEED
# The weights of part 18 were chosen by the node counts on 7, 12 and 18 stones
# (40, 120 and 900 positions, seeds 5003, 5001 and 5002). Only those that were
# not won yet and took an early version more than 100 nodes were used: 20, 60
# and 188. awk's random numbers differ between its implementations.
set -eu
LC_ALL=C
export LC_ALL
[ $# -eq 3 ] || { echo "usage: $0 STONES COUNT SEED" >&2; exit 2; }
awk -v stones="$1" -v count="$2" -v seed="$3" 'BEGIN {
    srand(seed)
    while (count-- > 0) {
        split("0 0 0 0 0 0 0", height, " ")
        for (line = ""; length(line) < stones; ) {
            column = int(rand() * 7) + 1
            if (height[column] < 6) {
                height[column]++
                line = line column
            }
        }
        print line
    }
}'

#!/bin/sh
# usage: grade.sh BUILD UNITY SCORER PART SUB SEED TTSLOTS SECRET CUT FORMAT OUT
#                 COMMAND CALLS UNSAFE                         from the top
# One submission, SUB, of the assignment that handout.sh made with the same PART,
# SEED, TTSLOTS and CUT. COMMAND starts one that is not C; CALLS are functions
# that one in C may call besides the usual ones, or any; UNSAFE is empty, or the
# sandbox is left out.
set -eu
LC_ALL=C
export LC_ALL
build=$1 unity=$2 scorer=$3 part=$4 sub=$5 seed=$6 slots=$7 secret=$8 cut=$9
shift 9
format=$1 out=$2 command=$3 calls=$4 unsafe=$5
. tutorial/classroom/year.sh

case $sub in -*) sub=./$sub ;; esac
exec "$build/grade" -b "$build" -u "$unity" -s "$scorer" -S "$seed" \
    -d "$define" -x "$secret" -f "$format" ${cut:+-c "$cut"} ${out:+-o "$out"} \
    ${command:+-r "$command"} ${calls:+-a "$calls"} ${unsafe:+-U} "$part" "$sub"

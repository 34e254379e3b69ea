#!/bin/sh
# usage: autograde.sh HANDIN    in the directory that Autolab runs us in
# The hand-in is an archive that tar can read; the report goes to standard
# output, what the tools say to standard error.
mkdir -p submission
tar xf "$1" -C submission 1>&2 ||
    echo "$1 is not an archive that tar can read."
sh grade.sh autolab submission result 1>&2
cat result
exit 0

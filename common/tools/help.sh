#!/bin/sh
# What plain `make` prints. Arguments: the parts.
first=$(echo "$1" | cut -d- -f1)
for last in "$@"; do :; done
cat <<END
Solving Connect Four, step by step, in C.
PART is one of $first to $(echo "$last" | cut -d- -f1); the newest is $last.

Learner
  make 07                       build part 7 and test it
  make diff PART=07             what part 7 changes in the part before
  make try PART=07 POS=44533    a position: board, score of every column
  make play PART=12             play against a part
  make flat PART=07             the whole solver as one C file

Teacher
  make parts                    every solver, as build/<part>
  make variants                 the same with one choice changed
  make test                     all tests;  make test PART=07: one part's
  make memcheck                 all tests with the sanitizers on

Chart maker
  make charts                   run the six sets, draw time and nodes
  make signature                node counts against bench/signatures.csv

Options
  WIDTH=6 HEIGHT=5              another board, built in build/6x5
  NATIVE=1                      for this machine's processor only
  WERROR=1                      warnings are errors (as in CI)
  UNITY_DIR=dir                 where Unity's sources are, if not fetched
END

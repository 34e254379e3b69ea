#!/bin/sh
# What plain `make` prints. Arguments: the parts.
set -eu
first=$(echo "$1" | cut -d- -f1)
for last in "$@"; do :; done
cat <<END
Solving Connect Four, step by step, in C.
PART is one of $first to $(echo "$last" | cut -d- -f1); the newest is $last.
With VARIANT=tiny-table try, play, diff, flat, trace and shape take this variant
of the part instead.

Learner: read a chapter, predict, write the part, check it, compare
  make start PART=07            a copy of part 7 in mine/, with functions to
                                write (FROM=scratch: all of them; OWN=1: on top
                                of your own parts; MINE=dir: elsewhere)
  make check PART=07            does it build, score right, and need exactly the
                                reference's nodes?
  make watch PART=07            the same at each save
  make hint PART=07             the next hint for what fails
  make progress                 the road so far
  make solution PART=07         after a pass: what the reference does otherwise
                                (SURE=1: at once, and put in place)
  make reset PART=07            begin again; a copy is kept
  make start NEW=25-my-idea FROM=22
                                an idea of your own, on top of part 22
PART=mine/07 is your own part 7, here and in PARTS= of bench and charts:

  make 07  (or make 7)          build part 7 and test it
  make diff PART=07             what part 7 changes in the part before
                                (AGAINST=mine/07: in any other)
  make try PART=12 POS=131615   a position: board, score of every column
                                (WEAK=1: only who wins; PART=24 looks the
                                opening up in its book)
  make play PART=12             play against a part (FIRST=computer LIMIT=20
                                POS=44: from a position, 20 s a move); it
                                knows hint, undo, new, quit, help
  make flat PART=07             the whole solver as one C file (SOLVER=1: its
                                pieces alone, for reading)
  make trace PART=04 POS=4436324336446367546312512622
                                the search as a tree (DEPTH=2, WEAK=1)
  make shape PART=15            which nodes a search consists of (SET=file)
  make book                     the tutorial as web pages and EPUB, with
  make playground               every part in the browser, which this builds alone

Teacher
  make handout PART=07 OUT=dir  an assignment: a folder and dir.tar.gz with
                                functions to write (CUT="tt_get tt_put";
                                SEED=42: another set and table each year)
  make grade PART=07 SUB=dir    what a submission is worth, and why: in a sandbox
                                (SEED, CUT as handed out; SECRET=word: hidden
                                positions nobody can guess; FORMAT=gradescope
                                OUT=file; SUB_CMD="python3 solver.py": another
                                language; CALLS="clock": what C may call
                                besides; UNSAFE=1: without a sandbox)
  make gradebook PART=07 SUBS=dir OUT=grades.csv
                                every submission in dir, side by side (JOBS=2);
                                in grades/ a report each, charts, pairs alike,
                                unknown mistakes. Run it again: it goes on
  make gradescope-zip PART=07 OUT=file.zip
                                what Gradescope grades the part with; also
                                classroom50-bundle (OUT=dir) and autolab-tar
                                (OUT=file.tar); SEED, CUT, SECRET, UNSAFE
  make parts                    every solver, as build/<part>
  make variants                 the same with one choice changed
  make test                     all tests;  make test PART=07: one part's
  make test-tools               other awks, a shell and locales, so that no test
                                is skipped
  make memcheck                 all tests with gcc's and clang's sanitizers;
                                make threadcheck: threads
  make test-matrix              all solvers by other compilers and for other
                                machines (ROWS=quick, ROWS="clang -O0")
  make check-all-positions      every solver on all positions of 4x4 and 5x4,
                                against brute force: half an hour (PART=12,
                                SIZES=4x4, JOBS=2)
  make test-cluster             races on two machines over ssh and on a Slurm of
                                one node, all of them here, and killed
  make fuzz SECONDS=60          random bytes for all that reads, each target
                                for a minute (TARGET=journal)
  make testset SEED=42 STONES=20-24 LEFT=10-20 N=200 OUT=file
                                a fresh set of positions with their scores
  make check-course             every lesson: stubs fail, the reference passes,
                                known mistakes are recognised, small changes
                                noticed: an hour, goes on where it was stopped
                                (PART=07 JOBS=2);  make fingerprints: after
                                changes;  make mutants: the small changes alone
  make check-tutorial           listings, commands, links, figures, lengths and
                                words of the text
  make check-book               every page of the web book in a browser: can all
                                use it, is no link dead, is nothing fetched?
  make test-browser             the playground in Chromium, and its node counts
                                (ONLY=race: tests with that in their name)
  make lint                     layout of the source, and what clang-tidy,
                                cppcheck and shellcheck find;  make format
  make lsp                      compile_commands.json, for editors (clangd)

Chart maker
  make charts                   run the six sets, draw time and nodes: 5 min
  make bench PARTS=09-12 SETS=end-easy MODES=strong BUDGET=20s
                                only this; also SOLVERS="name=command ...",
                                SAMPLE=begin-hard:20 and RUNS=3
                                (JOBS=2: two processes; HOSTS=file: over ssh)
  make slurm BUDGET=24h         the same as a job of Slurm's (SUBMIT=0: only
                                written; WAIT=1)
  make merge FROM="dir ..."     joins what units have left, here or elsewhere
  make race-others PONS=path    beside programs of others (FHOURSTONES=path)
  make reference                the results of the README anew, some hours
  make plots DATA=dir           draw again from stored results
  make report                   all charts and tables as one HTML page
  make speedup                  what two threads gain here (THREADS=4)
  make signature                node counts against bench/signatures.csv
  make check-opening-book       the book of part 24: checksum, sums, a sample
                                (SAMPLE=2500 SOLVER=build/22-history JOBS=2)
  make opening-book             makes it again, byte for byte: an hour, and can
                                be interrupted (JOBS=2; WIDTH=5 HEIGHT=4
                                DEPTH=6: another one; SHARE=1/3)
  make measure-opening-book     its numbers against sorted keys
  make check-testsets           the six sets: rules, checksums, scores
  make testsets                 makes them again, byte for byte (slow)
  make original ORIGINAL=dir    node means beside the published ones

Options
  WIDTH=6 HEIGHT=5              another board, built in build/6x5
  NATIVE=1                      for this machine's processor only
  WERROR=1                      warnings are errors (as in CI)
  TEST_TIMEOUT=600              seconds that a test program may take
  TEST_JOBS=2                   test programs side by side; all processors
  UNITY_DIR=dir                 where Unity's sources are, if not fetched
  BOOK=file                     the opening book to put into part 24 (BOOK=
                                none)
  BUILD=dir                     another place for all that is built
  CC, CPPFLAGS, CFLAGS, LDFLAGS, LDLIBS
                                yours, as everywhere
END

#!/bin/sh
# usage: limit.sh SECONDS COMMAND...
# Runs a command and ends it, with all it has started, after so many seconds;
# then the status is 124. It is timeout where there is one; macOS has none.
set -u
if command -v timeout >/dev/null; then
    exec timeout -k 5 "$@"
fi
seconds=$1
shift

# In the background a command would read nothing: 3 is what it shall read.
# What the shell itself has to say about it is not for the reader.
exec 3<&0 4>&2 2>/dev/null
set -m # a group of processes of its own, if the shell can
"$@" <&3 2>&4 3<&- 4>&- &
child=$! group=-$! watch=
kill -0 "$group" || group=$child
trap 'kill -TERM "$group" $watch; exit 143' TERM INT HUP

# Its status is 0 when the time was up. A TERM tells it that all is over.
(
    trap 'kill $!; exit 1' TERM
    sleep "$seconds" &
    wait $!
    trap 'kill $!; exit 0' TERM
    kill -TERM "$group"
    sleep 5 &
    wait $!
    kill -KILL "$group"
) >/dev/null 3<&- 4>&- &
watch=$!

wait "$child"
status=$?
kill -TERM "$watch"
wait "$watch" && status=124
exit $status

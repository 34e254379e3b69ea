/*
 * Where somebody else's programs are compiled and run: bubblewrap, with
 * nothing in it but the system's own read-only files, the folder they are made
 * of and what the compiler made; no network, no home, other processes unseen.
 *
 *   WORK/in    the folder, as ../in from /box/out; never written to
 *   WORK/out   what is built; written to by the compiler only
 *
 * Programs run in WORK/in, and call what was built ../out/NAME.
 */
#ifndef CLASSROOM_SANDBOX_H
#define CLASSROOM_SANDBOX_H

#include <stdbool.h>
#include <sys/types.h>

#include "../workbench/run.h"

typedef struct {
    char *work;
    bool unsafe; /* without bubblewrap: limits only */
    uid_t user;  /* whom programs run as, if we are root; else 0 */
} Sandbox;

/* What one run may use. */
typedef struct {
    int seconds;   /* of a processor */
    int megabytes; /* of memory; 0: any, as a sanitizer needs terabytes of
                      addresses (and limits itself) */
    bool builds;   /* it may write to WORK/out */
} Limits;

/* A fresh WORK, with in/ and out/. False, with the reason and what to do said,
   if nothing can be run in it safely. Close it in either case. */
bool sandbox_open(Sandbox *sandbox, bool unsafe);

/* WORK is gone. */
void sandbox_close(Sandbox *sandbox);

/* A text as one word of the shell. Free it. */
char *sandbox_quoted(const char *text);

/* A script WORK/NAME.sh that runs a command of the shell in there, and gives
   it the script's own arguments. Its path; free it. */
char *sandbox_script(const Sandbox *sandbox, const char *name, Limits limits,
                     const char *command);

/* After a run: nothing that it started goes on, not even without a sandbox. */
void sandbox_settle(const Sandbox *sandbox);

/* Runs such a script with this on its standard input. */
Output sandbox_run(const char *script, const char *input, Limits limits);

#endif

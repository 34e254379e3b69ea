/*
 * The six sets, from easy to hard: the one list of them. Scripts read it too,
 * by the quotes, so each has a line of its own:
 *     awk -F '"' 'NF == 7 { print $2 }' testsets/six_sets.h
 */
#ifndef TESTSETS_SIX_SETS_H
#define TESTSETS_SIX_SETS_H

enum { SETS = 6 };

typedef struct {
    const char *name;     /* our file is name.txt */
    const char *title;    /* for people */
    const char *original; /* the file of that class in the original tutorial */
} SetNames;

static const SetNames six_sets[SETS] = {
    {"end-easy", "End-Easy", "Test_L3_R1"},
    {"middle-easy", "Middle-Easy", "Test_L2_R1"},
    {"middle-medium", "Middle-Medium", "Test_L2_R2"},
    {"begin-easy", "Begin-Easy", "Test_L1_R1"},
    {"begin-medium", "Begin-Medium", "Test_L1_R2"},
    {"begin-hard", "Begin-Hard", "Test_L1_R3"},
};

#endif

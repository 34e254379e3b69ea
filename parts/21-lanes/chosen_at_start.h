/*
 * The search, compiled twice from one text: for any processor of its kind,
 * and for those with wide registers (AVX2; most x86-64 ones since 2013). A
 * program compiled for these stops on one that has none, so negamax looks
 * first. Each version calls itself, so that it looks once a question.
 */
#if defined __x86_64__ && defined __GNUC__ && !defined __AVX2__ && \
    !defined ANY_PROCESSOR
#define WIDE __attribute__((target("avx2,bmi,bmi2,popcnt")))
static inline bool wide_registers(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
#else /* there is one kind only, or it is known */
#define ONE_KIND
#define WIDE
static inline bool wide_registers(void)
{
    return false;
}
#endif

static int negamax_plain(Solver *solver, const Node *node, int alpha)
{
    return search_node(solver, node, alpha, negamax_plain);
}

WIDE static int negamax_wide(Solver *solver, const Node *node, int alpha)
{
    return search_node(solver, node, alpha, negamax_wide);
}

static int negamax(Solver *solver, const Node *node, int alpha)
{
    return wide_registers() ? negamax_wide(solver, node, alpha)
                            : negamax_plain(solver, node, alpha);
}

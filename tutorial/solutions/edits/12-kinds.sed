# Exercise 1 of chapter 12: which kind of bound of the same position a new one
# drives out.
/^static inline void bound_put_lower/i\
static long kinds[2][3]; /* new: lower, upper; old: none, lower, upper */\
\
__attribute__((destructor)) static void tell(void)\
{\
    for (int i = 0; i < 2; i++)\
        fprintf(stderr, "%s: %ld new, %ld over a lower, %ld over an upper\\n",\
                i ? "upper bounds" : "lower bounds", kinds[i][0], kinds[i][1],\
                kinds[i][2]);\
}\
\
static inline void count_kind(const BoundTable *table, uint64_t key, int kind)\
{\
    uint8_t value = tt_get(table, key);\
    kinds[kind][value == 0 ? 0 : value > LOWER_OFFSET ? 1 : 2]++;\
}\

s/^    tt_put(table, key, (uint8_t)(value_of/    count_kind(table, key, 0);\
&/
s/^    tt_put(table, key, value_of/    count_kind(table, key, 1);\
&/

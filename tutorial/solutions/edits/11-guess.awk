# Chapter 11: of all ways to fill in the bits of a key that were dropped, how
# many belong into the same slot? Takes the number of slots.
BEGIN {
    key = 167338101997954 # of 7575653277125764
    two32 = 4294967296
    for (high = 0; high < 131072; high++) {
        guess = high * two32 + key % two32
        if (guess % slots == key % slots) {
            found++
            last = guess
        }
    }
    printf "%d slots: %d of 131072 fit, the last of them %.0f\n", slots, found,
        last
}

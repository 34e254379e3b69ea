# Exercise 6 of chapter 8: the guessing game of next_question for every score of
# the empty board; how many questions each needs.
function next_question(min, max,   middle)
{
    middle = min + int((max - min) / 2)
    if (middle <= 0 && int(min / 2) < middle)
        return int(min / 2)
    if (middle >= 0 && int(max / 2) > middle)
        return int(max / 2)
    return middle
}

BEGIN {
    for (score = -21; score <= 21; score++) {
        min = -21
        max = 21
        for (n = 0; min < max; n++) {
            question = next_question(min, max)
            if (score <= question)
                max = question
            else
                min = question + 1
        }
        scores[n] = scores[n] " " score
    }
    for (n = 0; n <= 42; n++)
        if (n in scores)
            print n " questions:" scores[n]
}

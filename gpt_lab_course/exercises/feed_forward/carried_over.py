"""Score a patching experiment, counting only pairs that can show an effect."""

from __future__ import annotations

from collections.abc import Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def carried_over(
    before: Sequence[int], after: Sequence[int], right: Sequence[int], source: Sequence[int]
) -> float:
    """The reference solution: both answers have to be known and different."""
    pairs = [
        (i, j)
        for i, j in enumerate(source)
        if before[i] == right[i] and before[j] == right[j] and right[i] != right[j]
    ]
    return sum(after[i] == right[j] for i, j in pairs) / len(pairs)


_KNOWN, _SOURCE_KNOWN = "before[i] == right[i] and ", "before[j] == right[j] and "


exercise = Exercise(
    "feed_forward.carried_over",
    number=7,
    solution=carried_over,
    inputs=[
        # before, after, right, source
        ([1, 2, 3, 4, 9], [2, 3, 3, 1, 1], [1, 2, 3, 4, 5], [1, 2, 3, 0, 0]),
        ([1, 9, 3, 4], [2, 3, 3, 4], [1, 2, 3, 4], [1, 2, 3, 1]),
        ([1, 1, 3, 4, 5], [1, 1, 1, 3, 1], [1, 1, 3, 4, 5], [1, 0, 0, 2, 3]),
        ([7, 8, 9, 6, 5], [8, 9, 7, 8, 5], [7, 8, 9, 6, 5], [1, 2, 0, 2, 4]),
        ([3, 4, 2, 8], [4, 7, 2, 2], [3, 4, 2, 1], [1, 0, 0, 2]),
        ([1, 9, 3, 4], [2, 3, 3, 1], [1, 2, 3, 4], [1, 2, 3, 0]),
    ],
    hints=(
        "First decide which prompts can show anything. What if the model didn't know the prompt's "
        "answer before the patch? Or the answer of the prompt that the patch came from? Or if "
        "both have the same answer?",
        "Keep the prompts i, with j = source[i], where before[i] is right[i], before[j] is "
        "right[j], and right[i] differs from right[j]. Among these, in how many is after[i] equal "
        "to right[j]?",
    ),
    then=(
        "Which denominator did the last table that you read use? A share without its denominator "
        "isn't a measurement yet."
    ),
    raises={
        r"ZeroDivisionError": (
            "no prompt is left to divide by. In each of these experiments, some count: are your "
            "conditions too strict?"
        ),
    },
    mistakes={
        "all prompts are counted. Leave out those that show nothing: where the model didn't know "
        "the answer before, or where the patch's own prompt has an answer that it didn't know, or "
        "the same "
        "one.": Mutant((_KNOWN, ""), (_SOURCE_KNOWN, ""), ("right[i] != right[j]", "True")),
        "the model must have known both answers: the prompt's own, and that of the prompt that the "
        "patch came from. Check `source[i]`, too.": Mutant(_SOURCE_KNOWN, ""),
        "the model must have known both answers: that of the prompt that the patch came from, and "
        "the prompt's own. Check i, "
        "too.": Mutant(_KNOWN, ""),
        "where both prompts have the same answer, you can't see whether it was carried over. Leave "
        "them out.": Mutant(" and right[i] != right[j]", ""),
        "did the model know the two answers at all? Only then can a change show something: look at "
        "`before`.": Mutant((_KNOWN, ""), (_SOURCE_KNOWN, "")),
        "this counts answers that changed. Count those that became the *source's*.": Either(
            Mutant("after[i] == right[j]", "after[i] != before[i]"),
            Mutant("after[i] == right[j]", "after[i] != right[i]"),
        ),
        "this counts answers that stayed. Count those that became the source's.": Either(
            Mutant("after[i] == right[j]", "after[i] == right[i]"),
            Mutant("after[i] == right[j]", "after[i] == before[i]"),
        ),
        "this is how many were carried over. Divide by how many prompts count.": Mutant(
            " / len(pairs)", ""
        ),
        "this divides by all prompts. Divide by those that count.": Mutant(
            "len(pairs)", "len(source)"
        ),
        "`//` rounds down to a whole number. A share needs `/`.": Mutant("/ len", "// len"),
        "this is in percent; a share is between 0 and 1.": Mutant("return ", "return 100 * "),
        "the patch went into prompt i, so look at `after[i]`: `after[source[i]]` belongs to "
        "another prompt.": Mutant("after[i]", "after[j]"),
        "the answer after the patch is compared with what the model said *before* at the source, "
        "also where that was wrong. Were you sure that it knew it?": Mutant(
            (_KNOWN, ""), (_SOURCE_KNOWN, ""), ("after[i] == right[j]", "after[i] == before[j]")
        ),
        "`source[i]` is the number of a prompt, not an answer. The source's answer is "
        "`right[source[i]]`.": Mutant("after[i] == right[j]", "after[i] == j"),
    },
)

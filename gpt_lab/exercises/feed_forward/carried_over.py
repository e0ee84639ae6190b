"""The score of a patching experiment, and which pairs count for it."""

from __future__ import annotations

from collections.abc import Sequence

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Edit, Either

Answers = Sequence[int]


def carried_over(before: Answers, after: Answers, right: Answers, source: Answers) -> float:
    """The reference: both have to be known, and not to be the same."""
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
        "First decide which prompts can show anything: what if the model did not know the answer "
        "of the prompt before the patch? Or that of the prompt from which the patch was taken? Or "
        "if both have the same answer?",
        "Keep the prompts i, with j = source[i], where before[i] is right[i], before[j] is "
        "right[j], and right[i] differs from right[j]. Among these, in how many is after[i] equal "
        "to right[j]?",
    ),
    then=(
        "Which denominator did the last table that you read use? A share without its denominator "
        "is not a measurement yet."
    ),
    raises={
        r"ZeroDivisionError": "no pair is left: some do count in every one of these experiments.",
    },
    mistakes={
        "all prompts are counted; a prompt that the model could not answer before shows nothing, "
        "nor does a patch from "
        "one.": Edit((_KNOWN, ""), (_SOURCE_KNOWN, ""), ("right[i] != right[j]", "True")),
        "the prompt itself is asked whether the model knew it; the one from which the patch came "
        "has to be asked as well.": Edit(_SOURCE_KNOWN, ""),
        "the source is asked whether the model knew it; the prompt itself has to be asked as "
        "well.": Edit(_KNOWN, ""),
        "where both prompts have the same answer, nothing can be seen to be carried over.": Edit(
            " and right[i] != right[j]", ""
        ),
        "whether the model knew the answers does not enter: look at `before`.": Edit(
            (_KNOWN, ""), (_SOURCE_KNOWN, "")
        ),
        "this counts changed answers; asked is how many became the *source's*.": Either(
            Edit("after[i] == right[j]", "after[i] != before[i]"),
            Edit("after[i] == right[j]", "after[i] != right[i]"),
        ),
        "this counts the answers that stayed; asked are those that became the source's.": Either(
            Edit("after[i] == right[j]", "after[i] == right[i]"),
            Edit("after[i] == right[j]", "after[i] == before[i]"),
        ),
        "this is how many were carried over; asked is the share of the pairs that count.": Edit(
            " / len(pairs)", ""
        ),
        "the right ones are counted, and divided by all prompts; divide by those that count.": Edit(
            "len(pairs)", "len(source)"
        ),
        "`//` rounds down to a whole number: a share needs `/`.": Edit("/ len", "// len"),
        "this is in percent; a share is between 0 and 1.": Edit("return ", "return 100 * "),
        "the patch is put into prompt i, so `after[i]` tells; `after[source[i]]` is another "
        "prompt's.": Edit("after[i]", "after[j]"),
    },
)

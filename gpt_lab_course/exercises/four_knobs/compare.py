"""Which of two shapes is better, when each was trained with several rates and seeds."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Runs = Mapping[float, Sequence[tuple[float, float]]]
"""By rate, for each seed: the excess loss on the half that chooses, and on the other one."""


def compare(first: Runs, second: Runs) -> int:
    """The reference solution."""
    excesses = []
    for runs in (first, second):
        rate = min(runs, key=lambda rate: sum(choosing for choosing, _ in runs[rate]))
        excesses.append([reporting for _, reporting in runs[rate]])
    differences = [b - a for a, b in zip(*excesses, strict=True)]
    mean = statistics.fmean(differences)
    half = 4.303 * statistics.stdev(differences) / math.sqrt(3)
    return 1 if mean > half else 2 if mean < -half else 0


def _runs(**rates: str) -> dict[float, list[tuple[float, float]]]:
    """``r5="80 81 82 | 79 80 83"``: at rate 0.005 three seeds, in hundredths of a nat."""
    found = {}
    for name, text in rates.items():
        halves = [[int(n) / 100 for n in half.split()] for half in text.split("|")]
        found[int(name[1:]) / 1000] = [*zip(*halves, strict=True)]
    return found


# Made up: at a rate of 0.02 for both, the second seems far worse; at each one's best they tie.
_ONE_BLOCK = _runs(r10="91 90 92 | 90 91 92", r20="75 76 75 | 76 75 75")
_TWO_BLOCKS = _runs(r10="73 76 75 | 73 77 75", r20="131 133 130 | 132 130 131")

_INPUTS = [
    # Clear, at one rate: the second, and then the first.
    (
        _runs(r5="99 98 97 | 98 99 97", r10="80 81 82 | 81 80 82"),
        _runs(r5="85 88 86 | 87 86 88", r10="52 50 51 | 51 53 52"),
    ),
    (
        _runs(r10="30 31 32 | 31 30 33", r20="60 61 62 | 60 63 61"),
        _runs(r10="71 70 72 | 70 71 73", r20="91 95 90 | 93 91 92"),
    ),
    (_ONE_BLOCK, _TWO_BLOCKS),
    # At the rate that is best for the first, the second is worse; at its own, it is better.
    (
        _runs(r5="80 81 80 | 81 80 82", r10="60 61 60 | 61 60 62"),
        _runs(r5="41 40 42 | 40 42 41", r10="90 91 92 | 92 90 91"),
    ),
    # At the rate that is best for the second, the first is worse; at its own, it is better.
    (
        _runs(r5="40 42 41 | 41 40 42", r10="95 96 94 | 96 94 95"),
        _runs(r5="90 91 90 | 91 92 90", r10="70 71 72 | 71 70 73"),
    ),
    # The seeds lie far apart: nothing can be told, though the means differ.
    (
        _runs(r5="95 96 99 | 96 95 98", r10="60 70 82 | 50 70 90"),
        _runs(r5="97 99 98 | 97 98 99", r10="75 50 57 | 68 40 58"),
    ),
    # The half that chooses is luckier than the other: by it, the second would be better.
    (
        _runs(r10="60 61 60 | 60 62 61", r20="70 71 70 | 70 71 72"),
        _runs(r10="50 50 51 | 64 59 61", r20="80 81 82 | 81 80 83"),
    ),
    # By the half that reports, the second's other rate would be chosen.
    (
        _runs(r10="60 61 60 | 60 61 62", r20="70 71 70 | 70 71 72"),
        _runs(r10="58 59 57 | 62 60 62", r20="66 65 67 | 50 51 52"),
    ),
    # One lucky seed would choose the second's worse rate.
    (
        _runs(r10="60 61 60 | 60 61 62", r20="70 71 70 | 70 71 72"),
        _runs(r10="40 41 42 | 41 40 42", r20="30 90 92 | 81 88 92"),
    ),
    # The best seed of the second is the best of all, its others are not.
    (
        _runs(r10="60 61 60 | 61 60 62", r20="70 71 70 | 70 71 72"),
        _runs(r10="68 70 69 | 45 95 75", r20="80 81 82 | 81 80 83"),
    ),
    (
        _runs(r10="41 40 42 | 40 41 42", r20="70 72 71 | 71 70 72"),
        _runs(r10="60 62 61 | 39 72 75", r20="72 70 71 | 70 71 72"),
    ),
    # The seeds are far apart, but both shapes have the same luck in each: the second is better.
    (
        _runs(r10="60 71 79 | 60 72 81", r20="90 91 92 | 91 90 92"),
        _runs(r10="52 61 70 | 50 61 72", r20="95 94 96 | 94 96 95"),
    ),
    # Clear by 4.303 · s / √3, and not by 4.303 · s.
    (
        _runs(r10="60 61 62 | 60 61 62", r20="80 81 82 | 81 80 82"),
        _runs(r10="68 67 66 | 68 67 66", r20="90 91 92 | 92 90 91"),
    ),
    # Not clear, unless the standard deviation is divided by n in place of n − 1.
    (
        _runs(r10="50 60 70 | 50 60 70", r20="80 81 82 | 81 80 82"),
        _runs(r10="53 64 77 | 53 64 77", r20="90 91 92 | 92 90 91"),
    ),
    # Not clear, unless the factor is that of more seeds.
    (
        _runs(r10="50 60 70 | 50 60 70", r20="80 81 82 | 81 80 82"),
        _runs(r10="53 65 79 | 53 65 79", r20="90 91 92 | 92 90 91"),
    ),
]

_RATE = "min(runs, key=lambda rate: sum(choosing for choosing, _ in runs[rate]))"
_REPORT = "[reporting for _, reporting in runs[rate]]"
_VERDICT = "1 if mean > half else 2 if mean < -half else 0"
_NO_SPREAD = "1 if mean > 0 else 2 if mean < 0 else 0"
_HALF = "4.303 * statistics.stdev(differences) / math.sqrt(3)"
_ERROR = "math.sqrt(sum(map(statistics.variance, excesses)) / 3)"
_OF_FIRST = _RATE.replace("runs", "first")
_OF_SECOND = _RATE.replace("runs", "second")
_BY_REPORT = "min(runs, key=lambda rate: sum(reporting for _, reporting in runs[rate]))"

exercise = Exercise(
    "four_knobs.compare",
    number=2,
    solution=compare,
    inputs=_INPUTS,
    hints=(
        "Take the shapes one after the other. Which of a shape's rates has the lowest mean over "
        "its seeds, on the half that chooses? From there on, only the *other* half of that rate "
        "counts.",
        "A seed draws the same batches for both shapes, so subtract seed by seed: three "
        "differences. Their mean is told from 0 if it's further away than 4.303 · s / √3, where s "
        "is their standard deviation (`statistics.stdev`). Excess loss is better where it's "
        "lower.",
    ),
    then=(
        "In the third pair, at a rate of 0.02 for both, the second shape seems far worse, and at "
        "0.01 for both it seems far better. At each one's own best rate, nothing can be told."
    ),
    raises={
        r"KeyError|IndexError": (
            "`first` and `second` are dictionaries from a rate to its runs, and they needn't have "
            "equal rates: go through the rates that are there."
        ),
        r"TypeError: .*(?:tuple|list)|ValueError: (?:too many|not enough) values": (
            "a rate has a list of seeds, each a pair: `for choosing, reporting in runs[rate]`."
        ),
    },
    mistakes={
        "both shapes are compared at one rate, the best of the first. Each shape gets its own best "
        "rate: one for all favors a shape.": Mutant(_RATE, _OF_FIRST),
        "both shapes are compared at one rate, the best of the second. Each shape gets its own "
        "best rate: one for all favors a shape.": Mutant(_RATE, _OF_SECOND),
        "both shapes are compared at one rate, whichever is lowest or highest. Search: each "
        "shape's best rate is the one with the lowest excess on the half that chooses.": Either(
            Mutant(_RATE, "min(runs)"), Mutant(_RATE, "max(runs)")
        ),
        "the rate is chosen by the half that reports, so the luckiest rate is reported. Choose on "
        "the first half, report on the other.": Mutant(_RATE, _BY_REPORT),
        "the half that has chosen is reported, too: the best of several is partly luck there. "
        "Report the second number of each pair.": Mutant(
            _REPORT, "[choosing for choosing, _ in runs[rate]]"
        ),
        "the rate is chosen by its luckiest seed. Choose by the mean over all seeds.": Mutant(
            "sum(choosing for", "min(choosing for"
        ),
        "each shape is represented by its best seed. The best of three says how lucky a shape can "
        "be, not how good it is: take all seeds.": Either(
            Mutant((_REPORT, f"[min({_REPORT})] * 3")),
            Mutant((_REPORT, f"[min({_REPORT})] * 3"), (_VERDICT, _NO_SPREAD)),
        ),
        "the means are compared without their spread: a difference as small as that of two seeds "
        "is no finding. Return 0 where the interval contains 0.": Mutant(_VERDICT, _NO_SPREAD),
        "only the first seed is compared. Three were trained: use them.": Mutant(
            (_REPORT, f"{_REPORT}[:1] * 3"), (_VERDICT, _NO_SPREAD)
        ),
        "the two shapes' spreads are added up, as if their seeds had nothing in common. A seed "
        "draws the same batches for both shapes: subtract seed by seed, and the luck that they "
        "share cancels.": Either(
            Mutant(_HALF, f"4.303 * {_ERROR}"),
            Mutant(_HALF, "4.303 / math.sqrt(3) * sum(map(statistics.stdev, excesses))"),
        ),
        "the spread is too small: the standard deviation of three differences divides by n − 1, "
        "not by n. Take `statistics.stdev`, not `pstdev`; in NumPy, `ddof=1`.": Mutant(
            "statistics.stdev", "statistics.pstdev"
        ),
        "the interval is too short: 1.96 is for very many seeds. With three, s itself is "
        "uncertain, so the factor is 4.303.": Mutant("4.303", "1.96"),
        "the interval is too long: s says how far single seeds lie apart, and a mean of three is "
        "less uncertain. Divide s by √3.": Mutant(_HALF, _HALF.removesuffix(" / math.sqrt(3)")),
        "1 and 2 are swapped. Excess loss is better where it's lower.": Mutant(
            _VERDICT, "2 if mean > half else 1 if mean < -half else 0"
        ),
        "all rates are put together, the bad ones too. A shape is judged at its best rate.": Either(
            lambda first, second: compare(_joined(first), _joined(second)),
            lambda first, second: _sign(_mean_of_all(second) - _mean_of_all(first)),
        ),
        "this always names a winner or always none: it doesn't look at the numbers.": Either(
            lambda first, second: 0,
            lambda first, second: 1,
            lambda first, second: 2,
        ),
    },
)


def _joined(runs: Runs) -> Runs:
    """Each seed's mean over all rates."""
    rates = [*runs.values()]
    return {
        0.0: [
            (
                statistics.fmean(rate[i][0] for rate in rates),
                statistics.fmean(rate[i][1] for rate in rates),
            )
            for i in range(len(rates[0]))
        ]
    }


def _mean_of_all(runs: Runs) -> float:
    return statistics.fmean(reporting for rate in runs.values() for _, reporting in rate)


def _sign(difference: float) -> int:
    return 1 if difference > 0 else 2 if difference < 0 else 0

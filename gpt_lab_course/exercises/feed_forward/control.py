"""The share of a part's effect that is mediated by another part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gpt_lab.validation import RefusedTypeError, RefusedValueError
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant

Intervention = Callable[[Sequence[str], Sequence[str]], float]


def mediated(run: Intervention, cause: str, mediator: str) -> float:
    """The reference solution."""
    before = run([], [])
    total = run([cause], []) - before
    direct = run([cause], [mediator]) - before
    return (total - direct) / total


@dataclass(frozen=True, repr=False)
class Graph:
    """A model of two parts: the first reads the sentence, the second the sentence and the first.

    Args:
        parts: the cause and the mediator.
        before: the probability of the borrowed answer without changes.
        direct: the direct effect of the patched cause.
        through: its effect through the mediator.
        own: the mediator's effect that depends only on the sentence.
    """

    parts: tuple[str, str]
    before: float
    direct: float
    through: float
    own: float

    def __call__(self, patch: Sequence[str] = (), keep: Sequence[str] = ()) -> float:
        """The probability with some parts patched, and others kept at their old outputs."""
        for names in (patch, keep):
            if isinstance(names, str) or not all(name in self.parts for name in names):
                raise RefusedTypeError(f"run takes two lists of part names; got {names!r}")
        if both := {*patch} & {*keep}:
            raise RefusedValueError(f"{both.pop()} is patched and kept at once")
        cause, mediator = self.parts
        first = float(cause in patch)
        second = self.through * first
        if mediator in patch:
            second = self.through + self.own
        if mediator in keep:
            second = 0.0
        return self.before + self.direct * first + second

    def __repr__(self) -> str:
        return "run"


_PARTS = ("attention 0", "FFN 0")
_HEAD = ("head 3", "FFN 4")
_KEPT = "run([cause], [mediator])"
_TOTAL, _DIRECT = "run([cause], []) - before", f"{_KEPT} - before"
_SHARE = "(total - direct) / total"


exercise = Exercise(
    "feed_forward.control",
    number=8,
    solution=mediated,
    inputs=[
        (Graph(_PARTS, 0.05, 0.1, 0.6, 0.2), *_PARTS),
        (Graph(_PARTS, 0.0, 0.0, 0.7, 0.1), *_PARTS),
        (Graph(_HEAD, 0.1, 0.4, 0.2, 0.05), *_HEAD),
        (Graph(_HEAD, 0.2, 0.5, 0.0, 0.1), *_HEAD),
    ],
    hints=(
        "You need three runs: one with nothing changed, one that shows the whole effect of the "
        "cause, and one that shows what is left of it when the mediator cannot pass it on.",
        "What is left is `run([cause], [mediator]) - run([], [])`. The rest of the whole effect "
        "went through the mediator. Divide it by the whole effect.",
    ),
    then=(
        "Find these runs in the table of the trial: attention 0 is the cause, and FFN 0 the "
        "mediator. By the share of capitals that are right, how much goes through it?"
    ),
    raises={
        r"(?:Refused)?TypeError: run takes two lists": (
            "`run` takes two lists, as in `run([cause], [])`: a name alone is no list."
        ),
        r"(?:Refused)?ValueError: .* is patched and kept at once": (
            "a part cannot be patched and kept at once: patch one part, and keep the other."
        ),
        r"ZeroDivisionError": (
            "this divides by an effect that is 0. The whole effect of the cause is never 0."
        ),
    },
    mistakes={
        "this is a ratio of single runs. An effect is a *change*: subtract `run([], [])`, where "
        "nothing is patched, from each of them. Then ask which share went through the "
        "mediator.": Either(
            *(
                Mutant((_TOTAL, total), (_DIRECT, direct), (_SHARE, share))
                for total, direct, share in (
                    ("run([cause], [])", _KEPT, "direct / total"),
                    ("run([mediator], [])", "run([cause], [])", "total / direct"),
                    ("run([mediator], [cause])", "run([cause], [])", "total / direct"),
                    (_KEPT, "run([cause], [])", "1 - direct / total"),
                )
            ),
            lambda run, cause, mediator: run([cause], []) / run([], []),
        ),
        "`run([], [])` is subtracted below and not above. An effect is a change: subtract it from "
        "both runs.": Either(
            Mutant((_DIRECT, _KEPT), (_SHARE, "direct / total")),
            Mutant((_DIRECT, _KEPT), (_SHARE, "1 - direct / total")),
        ),
        "`run([], [])` is subtracted above and not below. The whole effect is a change, too: "
        "subtract it there.": Either(
            Mutant((_TOTAL, "run([cause], [])"), (_SHARE, "direct / total")),
            Mutant((_TOTAL, "run([cause], [])"), (_SHARE, "1 - direct / total")),
        ),
        "this is the probability in a single run. Which runs do you have to compare with "
        "it?": Either(
            Mutant(_SHARE, "total + before"),
            Mutant(_SHARE, "direct + before"),
            Mutant(_SHARE, "1 - (direct + before)"),
            Mutant(_SHARE, "before"),
        ),
        "this is the share that is left when the mediator is kept. Return the share that went "
        "through it.": Mutant("(total - direct)", "direct"),
        "an effect is a change: below the line, too, subtract what `run([], [])` gives, where "
        "nothing is patched.": Mutant((_TOTAL, "run([cause], [])"), (_DIRECT, _KEPT)),
        "the mediator is patched here. To see what goes through it, keep it as it was: "
        "`keep`.": Either(
            Mutant(_KEPT, "run([cause, mediator], [])"),
            Mutant((_KEPT, "run([cause, mediator], [])"), (_SHARE, "(direct - total) / total")),
        ),
        "with the mediator alone patched you see what *it* can do, and that includes what the "
        "cause never told it. Patch the cause.": Either(
            Mutant("(total - direct)", "(run([mediator], []) - before)"),
            Mutant(_KEPT, "run([mediator], [])"),
            Mutant(_KEPT, "run([mediator], [cause])"),
        ),
        "nothing is patched in the run with the mediator kept, so there's no effect to look "
        "at.": Mutant(_KEPT, "run([], [mediator])"),
        "this is the effect that went through the mediator. Return its share of the whole "
        "effect.": Mutant(" / total", ""),
        "this is the effect that is left when the mediator is kept. Which share of the whole "
        "effect is missing from it?": Mutant(_SHARE, "direct"),
        "the sign is wrong: keeping the mediator makes the effect smaller, so the share is "
        "positive.": Mutant("total - direct", "direct - total"),
        "this is in percent; a share is between 0 and 1.": Mutant("return ", "return 100 * "),
        "this is the whole effect of the cause. How much of it goes through the mediator?": Mutant(
            _SHARE, "total"
        ),
        "this divides by what is left. Divide by the whole effect.": Mutant(
            _SHARE, "(total - direct) / direct"
        ),
        "this divides by the probability before. Divide by the whole effect of the cause.": Mutant(
            _SHARE, "(total - direct) / before"
        ),
    },
)

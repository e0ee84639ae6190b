"""Recorded runs of reinforcement that the page replays: seed 0 of ``python -m gpt_lab tune``."""

from __future__ import annotations

import statistics
from functools import cache
from typing import TypedDict

REWARDED = {
    "wordings-grpo": "right capitals",
    "sums-grpo": "right sums",
    "sums-form": "any number as a sum",
    "sums-random": "sums by lot",
}
"""What is rewarded, by the arm of the run, with its name in the page."""


class Curve(TypedDict):
    """A run, before its first step and every ten steps.

    ``reward`` is the mean of the ten steps; ``trained`` and ``new`` are the mean probability of
    the right answer to questions that are trained, and to those held out.
    """

    about: str
    step: list[int]
    reward: list[float | None]
    trained: list[float]
    new: list[float]


@cache
def curves() -> dict[str, Curve]:
    """The runs by their arms."""
    return {arm: _curve(arm) for arm in REWARDED}


def _curve(arm: str) -> Curve:
    from gpt_lab_course.tune import recorded  # here: it needs torch

    run = recorded.runs(arm)[0]
    made, learned = run["curve"], run["learned"]
    [first] = (recorded.runs("masked") if learned else recorded.runs("before"))[:1]
    before = {
        half: statistics.fmean(
            [first["passes"][half][one][0] for one in learned] if learned else first["sums"][half]
        )
        for half in ("trained", "new")
    }
    return {
        "about": _about(arm),
        "step": [0, *made["step"]],
        "reward": [None, *made["reward"]],
        "trained": [round(before["trained"], 5), *made["trained"]],
        "new": [round(before["new"], 5), *made["new"]],
    }


def _about(arm: str) -> str:
    """Who is asked what, what is rewarded, and what is held out."""
    from gpt_lab_course.experiments.assistant import conversations as talks

    if arm == "wordings-grpo":
        trained, new = len(talks.trained_countries()), len(talks.new_countries())
        return (
            f"The model that was tuned on answers is asked for {trained} capitals, in two wordings "
            "that it answers badly. An exact answer is rewarded. Held out: the same about "
            f"{new} other countries. This run made the model “tuned on answers, then rewarded”."
        )
    rewarded = {
        "sums-grpo": "the right answer is rewarded",
        "sums-form": "any number is rewarded",
        "sums-random": "30% of the answers are rewarded by lot",
    }
    return (
        f"The model before tuning is asked {len(talks.trained_sums())} sums, such as "
        f"“3\u00a0+\u00a04\u00a0=”, and {rewarded[arm]}. "
        f"Held out: {len(talks.new_sums())} other sums."
    )

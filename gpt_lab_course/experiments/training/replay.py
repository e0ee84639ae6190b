"""A recorded run: a model of 613,120 parameters learns letters, with measurements and samples.

``python -m gpt_lab_course.experiments.training.replay`` repeats the run (a few minutes) and writes
the file of the widget ``TrainingReplay``. ``--steps 16`` makes only the first steps and prints
them.
"""

from __future__ import annotations

import argparse
import json
import re
from functools import cache
from typing import TYPE_CHECKING, TypedDict

from gpt_lab.config import GPTConfig
from gpt_lab_course import data

if TYPE_CHECKING:
    from gpt_lab.model.gpt import GPT

FILE = "training_replay.json"
STEPS = 1500
LEARNING_RATE = 3e-3
LETTERS = 100  # letters of a sample
MARKS = (
    *(0, 1, 2, 4, 8, 12, 16, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 175),
    *range(200, 600, 50),
    *range(600, STEPS + 1, 100),
)
"""The steps with measurements: often at first, when the model changes most."""

WORD = re.compile(r"[A-Za-z]+")


class Moment(TypedDict):
    """Measurements at one step: losses in nats a letter, and a sample."""

    step: int
    train: float
    held_out: float
    sample: str


class Replay(TypedDict):
    """A recorded run.

    Attributes:
        parameters: the number of parameters.
        levels: the held-out loss of n-gram tables, by name.
        words: the words of the samples that the training text has, too.
        moments: the run, step by step.
    """

    parameters: int
    levels: dict[str, float]
    words: list[str]
    moments: list[Moment]


def model() -> GPT:
    """The untrained model: three blocks of width 128, 613,120 parameters."""
    import torch

    from gpt_lab.model.gpt import GPT
    from gpt_lab_course.experiments.training import letters

    config = GPTConfig(
        vocab_size=len(letters.alphabet()),
        context_length=letters.T,
        d_model=128,
        n_heads=4,
        n_layers=3,
        dropout=0.0,
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        return GPT(config)


def run(steps: int = STEPS) -> Replay:
    """Make the run, or its first steps.

    The training loss is measured on the beginning of the training text, which is as long as the
    held-out text.
    """
    from gpt_lab_course.experiments.training import letters

    learner = model()
    train, rest = letters.data()

    def moment(step: int) -> Moment:
        return {
            "step": step,
            "train": round(letters.measured(learner, train[: len(rest)]), 3),
            "held_out": round(letters.measured(learner, rest), 3),
            "sample": letters.sample(learner, LETTERS),
        }

    moments = [moment(0)]
    for step in letters.training(learner, steps, LEARNING_RATE):
        if step in MARKS:
            moments.append(moment(step))
    return {
        "parameters": sum(p.numel() for p in learner.parameters()),
        "levels": {name: round(loss, 3) for name, loss in letters.levels(4).items()},
        "words": known_words(moments),
        "moments": moments,
    }


def known_words(moments: list[Moment]) -> list[str]:
    """The words of the samples that the training text has, too, in order."""
    from gpt_lab_course.experiments.training import letters

    text = {*WORD.findall(letters.texts()[0])}
    written = {word for moment in moments for word in WORD.findall(moment["sample"])}
    return sorted(word for word in written & text if len(word) > 1 or word in ("a", "I"))


def written(replay: Replay) -> str:
    """The run as the text of its file: a moment a line."""
    moments = ",\n".join(json.dumps(moment, ensure_ascii=False) for moment in replay["moments"])
    rest = {key: value for key, value in replay.items() if key != "moments"}
    return f'{json.dumps(rest, ensure_ascii=False)[:-1]}, "moments": [\n{moments}\n]}}\n'


@cache
def recorded() -> Replay:
    """The recorded run."""
    replay: Replay = json.loads(data.read(FILE))
    return replay


def main() -> None:
    """Record the run, or print its first steps."""
    parser = argparse.ArgumentParser(prog="python -m gpt_lab_course.experiments.training.replay")
    parser.add_argument("--steps", type=int, default=STEPS, help="fewer are printed, not written")
    steps: int = parser.parse_args().steps
    text = written(run(steps))
    if steps == STEPS:
        data.write({FILE: text.encode("utf-8")})
    else:
        print(text, end="")


if __name__ == "__main__":
    main()

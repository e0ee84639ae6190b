"""One run: tune a model by an arm, with checkpoints on the way, and measure it."""

from __future__ import annotations

import dataclasses
import json
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from gpt_lab import checkpoints
from gpt_lab.lab_model import load_lab_model
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT
from gpt_lab.training import checkpoint
from gpt_lab.training.folder import CHECKPOINT, MODEL, clear
from gpt_lab.tuning import ChatTemplate
from gpt_lab_course.experiments.assistant import conversations as talks
from gpt_lab_course.experiments.assistant import measured
from gpt_lab_course.experiments.assistant.conversations import CAPITAL
from gpt_lab_course.experiments.assistant.rewards import sum_example
from gpt_lab_course.sweep.one_run import environment
from gpt_lab_course.tune.arms import ARMS, FIRST, RATE, Tuning

FORMAT = 1
"""Part of every run: a change that changes results makes all runs anew."""

EVERY = 25
"""Steps between checkpoints."""

WATCHED = 10
"""Steps between measurements on the way."""

Row = dict[str, Any]
"""What a run leaves: see :func:`run`."""

EVERY_ROW = frozenset({"learned", "curve", "old", "losses", "sums", "kl", "environment"})
"""What the row of each run has, whatever its arm."""


@dataclass(frozen=True)
class Job:
    """A run to make.

    Attributes:
        arm: the name of its arm.
        seed: the seed of all that is drawn.
        most: the most steps to make, fewer than the arm's own for a quick try.
        one_in: measure with one question in this many.
    """

    arm: str
    seed: int
    most: int | None = None
    one_in: int = 1

    @property
    def steps(self) -> int:
        """The number of steps."""
        own = ARMS[self.arm].steps
        return own if self.most is None else min(own, self.most)

    @property
    def key(self) -> str:
        """The name of its files."""
        return f"{self.arm}-{self.seed}"

    @property
    def first(self) -> Job | None:
        """The run from whose model it begins; None for the lab model."""
        is_later = ARMS[self.arm].family == "wordings"
        return dataclasses.replace(self, arm=FIRST) if is_later else None

    def plain(self) -> dict[str, Any]:
        """What two runs must have in common for one to go on with the other."""
        return {
            "format": FORMAT,
            "arm": self.arm,
            "seed": self.seed,
            "steps": self.steps,
            "one_in": self.one_in,
        }


def run(job: Job, folder: Path) -> Row:
    """Tune a model, and measure it as it is in float16.

    A run that was stopped goes on from its last checkpoint, and ends in the same numbers and bytes.

    Args:
        job: the run.
        folder: for its checkpoint and its model; the model that it begins from is there.

    Returns:
        ``learned``: the wordings that it learned, of the family ``wordings``; ``curve``: on the
        way, by name, what was measured at each of ``step``; what ``measured.measure`` returns; and
        ``environment``.

    Raises:
        OSError: a file cannot be written.
        ValueError: a checkpoint is damaged, or of another run.
    """
    torch.set_num_threads(1)
    own = folder / job.key
    own.mkdir(exist_ok=True)
    clear(own)
    tokenizer = LabTokenizer()
    template = ChatTemplate(tokenizer)
    start, model = _start(job, folder), _start(job, folder)
    wordings = worst_wordings(start, template, job.one_in) if job.first else ()
    steps: list[Mapping[str, float]] = []
    curve: list[Mapping[str, float]] = []
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.0)
    path = own / CHECKPOINT
    made = 0
    if path.exists():
        progress = checkpoint.read(path, model, [optimizer], job.plain())
        made, steps, curve = progress["step"], progress["steps"], progress["curve"]

    def after(step: int, numbers: Mapping[str, float]) -> None:
        steps.append(numbers)
        if step % WATCHED == 0 or step == job.steps:
            means = {
                name: round(statistics.fmean(one[name] for one in steps), 5) for name in numbers
            }
            curve.append({"step": step, **means, **_watched(job, model, template, wordings)})
            steps.clear()
        if step % EVERY == 0 or step == job.steps:
            progress = {"step": step, "seconds": 0, "steps": steps, "curve": curve}
            checkpoint.write(path, model, [optimizer], job.plain(), progress)

    if job.steps > made:
        ARMS[job.arm].make(
            Tuning(
                template=template,
                tokenizer=tokenizer,
                model=model,
                start=start,
                seed=job.seed,
                steps=job.steps,
                made=made,
                optimizer=optimizer,
                after=after,
                wordings=wordings,
            )
        )
    weights = {name: p.detach().half() for name, p in model.named_parameters()}
    with torch.no_grad():
        for name, p in model.named_parameters():
            p.copy_(weights[name])
    checkpoints.save(model, own / MODEL, weights)
    names = curve[0] if curve else ()
    return {
        "learned": [*wordings],
        "curve": {name: [one[name] for one in curve] for name in names},
        **measured.measure(model, start, in_chat=ARMS[job.arm].family != "sums", one_in=job.one_in),
        "environment": environment(),
    }


def model_of(job: Job, folder: Path) -> GPT:
    """The model of a run that was made."""
    return checkpoints.load(folder / job.key / MODEL, dtype="float32")


def _start(job: Job, folder: Path) -> GPT:
    return model_of(job.first, folder) if job.first else load_lab_model()[0]


def worst_wordings(model: GPT, template: ChatTemplate, one_in: int = 1) -> tuple[str, ...]:
    """The two new wordings that are answered worst about the countries that were trained."""

    def right(wording: str) -> float:
        asked = measured.capital_questions(wording, "trained")[::one_in]
        return measured.answered(model, template, asked)[0]

    return tuple(sorted(CAPITAL.new, key=right)[:2])


def _watched(
    job: Job, model: GPT, template: ChatTemplate, wordings: tuple[str, ...]
) -> dict[str, float]:
    """On the way: the mean probability of right answers that are trained, and of those held out."""
    if ARMS[job.arm].family == "sums":
        sums = {"trained": talks.trained_sums(), "new": talks.new_sums()}
        asked = {
            half: [sum_example(template.tokenizer, one) for one in sums[half]] for half in sums
        }
    else:
        asked = {
            half: [
                measured.exact(template, one)
                for wording in wordings or CAPITAL.trained[:1]
                for one in measured.capital_questions(wording, half)
            ]
            for half in ("trained", "new")
        }
    return {half: _mean(measured.probabilities(model, asked[half])) for half in asked}


def _mean(probabilities: list[float]) -> float:
    return round(statistics.fmean(probabilities), 5)


def timed(job: Job, folder: Path, made: Callable[[Job, Path], Row] = run) -> tuple[Row, float]:
    """A run, and the seconds of a core that it took."""
    began = time.process_time()
    row = made(job, folder)
    plain: Row = json.loads(json.dumps(row))  # as it is read back
    return plain, time.process_time() - began

"""One run of a sweep: train a small model, and measure it on the way."""

from __future__ import annotations

import platform
import sys
import threading
import time
from collections.abc import Mapping
from typing import Any

import numpy as np
import torch

from gpt_lab.model import GPT
from gpt_lab.training import Run
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.toy_tasks.questions import Measured
from gpt_lab_course.sweep.plan import Job
from gpt_lab_course.sweep.tasks import Measurement, Task, task

PATIENCE = 3
"""A text that repeats is given up after so many marks without a new best held-out loss."""

Row = dict[str, Any]
"""What a run leaves: see :func:`train`."""

_ALONE = threading.Lock()


def train(job: Job) -> Row:
    """Train a model, and measure it at every mark.

    What is reported is the model at its best mark, by the half of the held-out text that chooses.
    Runs on fresh text nearly always are best at their end; on a text that repeats, a model is so
    stopped where it begins to lose what it had understood.

    Returns:
        ``choosing``, the excess loss by which rates are compared (None if the loss was no number at
        some step), and ``best_step``, where it was lowest; ``abilities``, by name the excess loss
        in nats and the share right at that step, on the other half; ``curve``: ``step``, ``loss``
        (the training loss since the mark before), ``choosing``, and by ability the excess;
        ``steps_made``; ``seconds`` of a core; ``environment``; and ``failed``, a sentence, if
        the run could not go on.
    """
    with _ALONE:  # a worker of several threads has one generator of random numbers
        torch.set_num_threads(1)
        return _train(job)


def _train(job: Job) -> Row:
    began = time.process_time()
    text = task(job.task)
    run = Run(job.config(text), text.data(), device="cpu")
    marks = {round(job.steps * (i + 1) / job.marks) for i in range(job.marks)}
    found: list[tuple[int, float, Measurement]] = []
    losses: list[float] = []
    failed = None
    try:
        for record in run:
            losses.append(record["loss"])
            if record["step"] in marks:
                measured = _measured(text, run.model)
                found.append((record["step"], float(np.mean(losses)), measured))
                losses = []
                if text.repeats and _given_up([one.choosing for _, _, one in found]):
                    break
    except RefusedValueError as error:  # a rate that is too high, not a mistake
        failed = str(error)
    row = _row(found)
    if failed:
        row = row | {"choosing": None, "failed": failed}
    return row | {
        "steps_made": run.step,
        "seconds": round(time.process_time() - began, 2),
        "environment": environment(),
    }


def _measured(text: Task, model: GPT) -> Measurement:
    model.eval()
    measured = text.measure(model)
    model.train()
    return measured


def _given_up(choosing: list[float]) -> bool:
    return len(choosing) - choosing.index(min(choosing)) > PATIENCE


def _row(found: list[tuple[int, float, Measurement]]) -> Row:
    """The measurements as plain numbers, rounded."""
    if not found:
        return {"choosing": None, "best_step": 0, "abilities": {}, "curve": {}}
    steps, losses, measured = zip(*found, strict=True)
    choosing = [round(one.choosing, 4) for one in measured]
    best = measured[choosing.index(min(choosing))]
    curve: dict[str, Any] = {
        "step": [*steps],
        "loss": [round(loss, 4) for loss in losses],
        "choosing": choosing,
    }
    for name in best.reported:
        curve[name] = [round(one.reported[name].excess, 4) for one in measured]
    return {
        "choosing": min(choosing),
        "best_step": steps[choosing.index(min(choosing))],
        "abilities": {name: _rounded(one) for name, one in best.reported.items()},
        "curve": curve,
    }


def _rounded(one: Measured) -> list[float]:
    return [round(one.excess, 4), round(one.right, 4)]


def environment() -> Mapping[str, str]:
    """What else the last digits of a run depend on."""
    return {
        "python": platform.python_version(),
        "torch": torch.__version__,
        "numpy": np.__version__,
        "system": f"{sys.platform} {platform.machine()}",
        "instructions": torch.backends.cpu.get_cpu_capability(),
    }

"""Write the snapshots of the second run, and measure both runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gpt_lab import checkpoints, lab_model
from gpt_lab.checkpoints import int8
from gpt_lab.lab_model.evaluation import (
    PARIS,
    answer_capitals,
    divergence,
    held_out_ids,
    held_out_loss,
    next_token_probability,
)
from gpt_lab.lab_model.shipped import STAGES
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.lab_model.unseen import KINDS
from gpt_lab.model.gpt import GPT
from gpt_lab_course import data
from gpt_lab_course.widgets.model_map import rewind

_ASKED = "The capital of {country} is"


def write(run: Path) -> None:
    """Write the snapshots of a run of the lab model's own command, and what was measured.

    ``stops`` has of each stop of the slider its step, its losses by kind, how many capitals it
    gets right, and the chance of Paris. ``again`` has of each stop that both runs have how far
    this run's model is from the shipped one.

    Args:
        run: the folder of the run.

    Raises:
        FileNotFoundError: the run has not come as far.
    """

    def of_run(percent: str) -> bytes:
        model = checkpoints.load(run / f"step-{rewind.step(percent):06d}.safetensors")
        return int8.pack(model)

    files = {rewind.file_name(percent): of_run(percent) for percent in rewind.AGAIN}
    tokenizer = LabTokenizer()
    stops, again = {}, {}
    for percent in (*rewind.EARLIER, "100"):
        if percent in rewind.AGAIN:
            model = int8.unpack(files[rewind.file_name(percent)])
        elif percent == "100":
            model = lab_model.load_lab_model()[0]
        else:
            model = int8.unpack(rewind.snapshot(percent))
        stops[percent] = {"step": rewind.step(percent), **_measure(model, tokenizer)}
    for stage in STAGES:
        percent = stage.removesuffix("%")
        shipped, other = int8.unpack(rewind.snapshot(percent)), int8.unpack(of_run(percent))
        again[percent] = _apart(shipped, other, tokenizer)
    text = json.dumps({"stops": stops, "again": again}, indent=1) + "\n"
    data.write({**files, rewind.MEASURED: text.encode()})


def _measure(model: GPT, tokenizer: LabTokenizer) -> dict[str, Any]:
    losses = {kind: held_out_loss(model, held_out_ids(tokenizer, kind)) for kind in KINDS}
    right = answer_capitals(model, tokenizer, [_ASKED])[_ASKED]
    prompt, (paris,) = (tokenizer.encode(text) for text in PARIS)
    chance = next_token_probability(model, [tokenizer.end_of_text, *prompt], paris)
    return {
        "held_out": {kind: round(loss, 4) for kind, loss in losses.items()},
        "capitals": sum(right.values()),
        "paris": round(chance, 4),
    }


def _apart(shipped: GPT, other: GPT, tokenizer: LabTokenizer) -> dict[str, dict[str, float]]:
    """How much higher another model's loss is, and how far its predictions are, in nats a token."""
    apart = {}
    for kind in KINDS:
        ids = held_out_ids(tokenizer, kind)
        difference = held_out_loss(other, ids) - held_out_loss(shipped, ids)
        apart[kind] = {
            "loss_difference": round(difference, 4) + 0.0,  # no −0
            "divergence": float(f"{divergence(shipped, other, ids):.3g}"),
        }
    return apart

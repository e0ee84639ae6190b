"""From a finished training run to the files that the package ships.

The final weights in float16, the early ones in eight bits, the thinned log, and the model card with
all that was measured. Nothing is written before everything has been measured.
"""

from __future__ import annotations

import copy
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gpt_lab import checkpoints, data
from gpt_lab.checkpoints import int8
from gpt_lab.lab_model.evaluation import (
    divergence,
    evaluate,
    held_out_ids,
    held_out_loss,
    refuse_short,
)
from gpt_lab.lab_model.shipped import CARD, LOG, STAGES, WEIGHTS
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.lab_model.unseen import KINDS
from gpt_lab.model.gpt import GPT
from gpt_lab.training import TokenData
from gpt_lab.training.checkpoint import identity_in
from gpt_lab.validation import RefusedValueError

_LOG_BYTES = 150_000
_FIRST_STEPS = 50  # kept in full: the loss falls fastest there


def release(
    run: str | os.PathLike[str],
    corpus: str | os.PathLike[str] = "corpus",
    others: Sequence[str | os.PathLike[str]] = (),
    folder: Path = data.FOLDER,
) -> dict[str, Any]:
    """Measure a run's final model and its early stages, and write what the package ships.

    Args:
        run: a folder that ``python -m gpt_lab train`` has finished.
        corpus: the folder with the token files that it was trained on.
        others: folders of further finished runs of the same recipe, of other seeds: their results
            tell how far apart runs end.
        folder: where the files go, and their checksums into its ``SHA256SUMS``.

    Returns:
        The model card.

    Raises:
        FileNotFoundError: the folder lacks a file of a finished run.
        ValueError: the run is not finished, it was trained on other data, its vocabulary is not the
            tokenizer's, its context is too short, a snapshot is missing, or another run is not of
            the same recipe.
    """
    run = Path(run)
    tokenizer = LabTokenizer()
    model = checkpoints.load(run / "model.safetensors")
    if model.config.vocab_size != tokenizer.vocab_size:
        raise RefusedValueError(
            f"{run} has vocab_size={model.config.vocab_size}, "
            f"the packaged tokenizer has {tokenizer.vocab_size} tokens"
        )
    refuse_short(model, run)
    log = read_log(run)
    identity = _identity(run)
    for other in map(Path, others):
        _refuse_other_recipe(other, identity)
    if identity.pop("data") != TokenData.load(corpus).fingerprint():
        raise RefusedValueError(f"{run} was trained on other data than {corpus}")
    early_stages = snapshots(run, log)
    half = copy.deepcopy(model).half()
    card = {
        "model": {
            "parameters": sum(p.numel() for p in model.parameters()),
            "config": model.config.entries(),
        },
        "data": json.loads((Path(corpus) / "corpus.json").read_text(encoding="utf-8")),
        "training": {"settings": identity, **_training(log)},
        "results": evaluate(copy.deepcopy(half).float(), tokenizer),
        "others": [_other(Path(other), tokenizer) for other in others],
        "rounding": {"final": _rounding(model, copy.deepcopy(half).float(), tokenizer)},
        "stages": {},
    }
    files = {WEIGHTS: _checkpoint(half)}
    for stage, (step, early) in early_stages.items():
        packed = files[STAGES[stage]] = int8.pack(early)
        rounded = int8.unpack(packed)
        card["stages"][stage] = {"step": step, "results": evaluate(rounded, tokenizer)}
        card["rounding"][stage] = _rounding(early, rounded, tokenizer)
    files[LOG] = thin(log).encode()
    card["files"] = {name: len(content) for name, content in files.items()}
    files[CARD] = (json.dumps(card, indent=1, ensure_ascii=False) + "\n").encode()
    data.write(files, folder)
    return card


def _checkpoint(model: GPT) -> bytes:
    """A model as ``checkpoints.save`` writes it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / WEIGHTS
        checkpoints.save(model, path)
        return path.read_bytes()


def read_log(run: Path) -> list[dict[str, Any]]:
    """The lines of a run's log, in order.

    Raises:
        FileNotFoundError: there is no log.
        ValueError: a line is not JSON, or the run has not ended with an evaluation.
    """
    path = run / "log.jsonl"
    try:
        log = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except ValueError as error:
        raise RefusedValueError(f"{path} is not a log of a run: {error}") from None
    if not log or "held_out" not in log[-1]:
        raise RefusedValueError(f"{path} does not end with an evaluation: the run is not finished")
    return log


def _identity(run: Path) -> dict[str, Any]:
    """What decided what a run computed, from its last checkpoint: its settings and its data."""
    return identity_in(run / "checkpoint.safetensors")


def snapshots(run: Path, log: list[dict[str, Any]]) -> dict[str, tuple[int, GPT]]:
    """The models of a run's early stages, each with its step."""
    last = log[-1]["step"]
    by_share: dict[str, tuple[int, Path]] = {}
    for path in run.glob("step-*.safetensors"):
        step = int(path.stem.removeprefix("step-"))
        by_share[f"{step / last:.0%}"] = step, path
    for stage in STAGES:
        if stage not in by_share:
            raise RefusedValueError(f"{run} has no snapshot at {stage} of its {last} steps")
    return {stage: (by_share[stage][0], checkpoints.load(by_share[stage][1])) for stage in STAGES}


def thin(log: list[dict[str, Any]], most_bytes: int = _LOG_BYTES) -> str:
    """A log as JSON lines with every n-th training step, n as small as fits.

    The first steps, where the loss falls fastest, all evaluations and the last step are kept.
    Numbers are kept to five digits.
    """
    last = log[-1]["step"]
    for every in range(1, last + 1):
        text = "".join(
            json.dumps(_five_digits(line)) + "\n"
            for line in log
            if "held_out" in line
            or line["step"] <= _FIRST_STEPS
            or line["step"] % every == 0
            or line["step"] == last
        )
        if len(text) <= most_bytes:
            break
    return text


def _five_digits(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _five_digits(inner) for name, inner in value.items()}
    return float(f"{value:.5g}") if isinstance(value, float) else value


def _refuse_other_recipe(run: Path, identity: dict[str, Any]) -> None:
    read_log(run)  # it has ended
    other = _identity(run)
    for name in identity | other:
        if name != "seed" and other.get(name) != identity.get(name):
            raise RefusedValueError(
                f"{run} has {name}={other.get(name)!r}, not {identity.get(name)!r}: it is not "
                "a further run of the same recipe"
            )


def _other(run: Path, tokenizer: LabTokenizer) -> dict[str, Any]:
    """What the card says of a further run."""
    model = checkpoints.load(run / "model.safetensors")
    return {"seed": _identity(run)["seed"], "results": evaluate(model, tokenizer)}


def _training(log: list[dict[str, Any]]) -> dict[str, Any]:
    """What the log says of the run."""
    end = log[-1]
    return {
        "steps": end["step"],
        "tokens": end["tokens"],
        "seconds": round(end["seconds"]),
        "tokens_per_second": round(end["tokens"] / end["seconds"]),
        "held_out": {kind: round(loss, 4) for kind, loss in end["held_out"].items()},
    }


def _rounding(model: GPT, rounded: GPT, tokenizer: LabTokenizer) -> dict[str, dict[str, float]]:
    """What rounding the weights does on each kind of held-out text."""
    result = {}
    for kind in KINDS:
        ids = held_out_ids(tokenizer, kind)
        difference = held_out_loss(rounded, ids) - held_out_loss(model, ids)
        result[kind] = {
            "loss_difference": float(f"{difference:.3g}"),
            "divergence": float(f"{divergence(model, rounded, ids):.3g}"),
        }
    return result

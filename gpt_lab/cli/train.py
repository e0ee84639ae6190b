"""``python -m gpt_lab train --preset laptop --data corpus --output runs/laptop``."""

from __future__ import annotations

import argparse
import os
import sys
import tomllib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gpt_lab.paths import read, to_path
from gpt_lab.validation import RefusedValueError, parsed

if TYPE_CHECKING:
    from gpt_lab.training import Run, TrainingConfig


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "train",
        help="train a model",
        description="Train a GPT on token files. The same command again goes on where the last "
        "checkpoint was written. Under torchrun it trains with all its processes.",
    )
    parser.add_argument("--preset", default="laptop", metavar="NAME", help="laptop or toy")
    parser.add_argument("--config", metavar="FILE.toml", help="settings that replace the preset's")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="one setting that replaces the preset's and the file's, as steps=500",
    )
    parser.add_argument(
        "--data", default="corpus", metavar="FOLDER", help="the token files; default: corpus"
    )
    parser.add_argument(
        "--output", required=True, metavar="FOLDER", help="for the log, checkpoints and the model"
    )
    parser.add_argument("--device", default="auto", help="cpu, cuda, mps, or auto, the default")
    parser.add_argument(
        "--fsdp",
        action="store_true",
        help="shard the weights over the processes: for models that outgrow a device",
    )
    parser.add_argument(
        "--compile",
        action="store_true",
        help="compile the model: a minute at the start, faster from then on; needs a C++ compiler",
    )
    parser.add_argument(
        "--show", action="store_true", help="print the settings as they are, and stop"
    )
    parser.set_defaults(run=_train)


def _train(options: argparse.Namespace) -> None:
    from gpt_lab.training import Run, TokenData  # here: other commands do not load torch
    from gpt_lab.training.world import process_group

    output = to_path("--output", options.output)
    config = settings(options.preset, options.config, options.set)
    if options.show:
        for name, value in vars(config).items():
            print(f"{name} = {value!r}")
        return
    data = TokenData.load(options.data)
    with process_group(options.device) as device:
        run = Run(
            config,
            data,
            output,
            device=device,
            fsdp=options.fsdp,
            compile=options.compile,
        )
        _watch(run)


def settings(
    preset: str, file: str | os.PathLike[str] | None, changes: Sequence[str]
) -> TrainingConfig:
    """Settings from a preset, a file and single changes, each taking precedence over the former.

    Args:
        preset: its name.
        file: a TOML file with lines ``name = value``; phases as ``[[phases]]`` with ``until``,
            ``mix`` and, optionally, ``pieces``.
        changes: ``name=value``, the value as in TOML; quotes around a word may be left out.

    Raises:
        ValueError: there is no such preset or setting, or a value is not allowed.
    """
    from gpt_lab.training import PRESETS

    if preset not in PRESETS:
        raise RefusedValueError(f"no preset {preset!r}; there are {', '.join(PRESETS)}")
    given: dict[str, Any] = {}
    if file is not None:
        given |= parsed(read(to_path("--config", file)), file, "TOML")
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise RefusedValueError(f"--set {change}: this is not NAME=VALUE")
        given[name.strip()] = _value(value)
    return PRESETS[preset].replace(given)


def _value(text: str) -> object:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text.strip()


def _watch(run: Run) -> None:
    """Train, with a progress bar on a terminal and a line for each evaluation."""
    from tqdm import tqdm

    from gpt_lab.training.world import rank_and_ranks

    first = rank_and_ranks()[0] == 0
    config = run.config
    bar: tqdm[Any] = tqdm(
        total=config.steps * config.tokens_per_step,
        unit=" tokens",
        unit_scale=True,
        dynamic_ncols=True,
        disable=None if first else True,  # None: no bar if the output is not a terminal
    )
    started: Mapping[str, Any] | None = None
    with bar:
        for record in run:
            if "held_out" in record:
                if first:
                    tqdm.write(_line(record, config.steps), file=sys.stdout)
                continue
            if started is None:  # steps of an earlier process count for the bar, not for its speed
                bar.initial = bar.n = record["tokens"] - config.tokens_per_step
                started = record
            bar.set_postfix(loss=f"{record['loss']:.3f}", refresh=False)
            bar.update(record["tokens"] - bar.n)
    if first:
        print(f"{run.output}: {run.step} of {config.steps} steps, model.safetensors is written")


def _line(record: Mapping[str, Any], steps: int) -> str:
    losses = "  ".join(f"{kind} {loss:.3f}" for kind, loss in record["held_out"].items())
    return f"step {record['step']} of {steps}, {record['seconds']:.0f} s: held-out loss {losses}"

"""``python -m gpt_lab evaluate``: measure again what the lab model can do."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from gpt_lab.validation import RefusedValueError

if TYPE_CHECKING:
    from gpt_lab.lab_model.tokenizer import LabTokenizer
    from gpt_lab.model.gpt import GPT


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "evaluate",
        help="measure what the lab model can do",
        description="Measure what the lab model's card reports: capitals answered, held-out "
        "losses, head statistics, sampled stories. It takes less than a minute.",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--stage", help="1%% or 10%%: the model after so much of its training")
    which.add_argument("--model", metavar="FILE", help="a checkpoint with the lab vocabulary")
    parser.add_argument("--json", action="store_true", help="print all of it, as JSON")
    parser.set_defaults(run=_evaluate)


def _evaluate(options: argparse.Namespace) -> None:
    from gpt_lab.lab_model.evaluation import (  # here: other commands do not load torch
        evaluate,
        report,
    )

    model, tokenizer = _load(options)
    results = evaluate(model, tokenizer)
    if options.json:
        json.dump(results, sys.stdout, indent=1, ensure_ascii=False)
        print()
    else:
        print(report(results))


def _load(options: argparse.Namespace) -> tuple[GPT, LabTokenizer]:
    from gpt_lab import checkpoints
    from gpt_lab.lab_model.evaluation import refuse_short
    from gpt_lab.lab_model.shipped import load_lab_model
    from gpt_lab.lab_model.tokenizer import LabTokenizer

    if options.model is None:
        return load_lab_model(options.stage)
    model, tokenizer = checkpoints.load(options.model), LabTokenizer()
    if model.config.vocab_size != tokenizer.vocab_size:
        raise RefusedValueError(
            f"{options.model} has vocab_size={model.config.vocab_size}; "
            f"the lab vocabulary has {tokenizer.vocab_size} tokens"
        )
    refuse_short(model, options.model)
    return model, tokenizer

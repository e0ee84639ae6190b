"""``python -m gpt_lab count deepseek-v3``: parameters in closed form, as a tree."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from typing import Any

from gpt_lab.anatomy import Anatomy, count_parameters, of_hub_config, published
from gpt_lab.config import PRESETS, GPTConfig
from gpt_lab.paths import to_path
from gpt_lab.validation import RefusedValueError

_START = "gpt2-small"
_MEANING = {
    "vocab_size": "tokens in the vocabulary",
    "context_length": "the longest sequence",
    "d_model": "width of the residual stream",
    "n_heads": "query heads; must divide d_model, unless d_head is given",
    "n_layers": "transformer blocks",
    "d_ff": "hidden width of the feed-forward network; 4 times d_model by default",
    "n_kv_heads": "key/value heads; as many as query heads by default",
    "d_head": "width of a head; d_model / n_heads by default",
    "qkv_bias": "whether query, key and value projections have biases",
    "bias": "whether everything else has biases",
    "tie_embeddings": "whether the output projection is the token embedding",
    "norm": "layer or rms",
    "feed_forward": "gelu, relu or swiglu",
    "positions": "learned, sinusoidal, rotary or none",
    "qk_norm": "none, head or width: whether queries and keys are normalized",
}


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "count",
        help="count the parameters of a model",
        description="Count the parameters of a configuration or of a published model in closed "
        "form and print them as a tree. What is left out of a configuration is as in the preset.",
    )
    parser.add_argument(
        "model",
        nargs="?",
        metavar="MODEL",
        help="a published model, such as llama-3.1-405b or deepseek-v3, or a preset; or a model's "
        "config.json, its folder or its GGUF file",
    )
    parser.add_argument(
        "--preset", metavar="NAME", help=f"start from: {', '.join(PRESETS)} (default: {_START})"
    )
    defaults = {field.name: field.default for field in dataclasses.fields(GPTConfig)}
    for name, meaning in _MEANING.items():
        option = "--" + name.replace("_", "-")
        if isinstance(defaults[name], bool):
            parser.add_argument(option, action=argparse.BooleanOptionalAction, help=meaning)
        elif isinstance(defaults[name], str):
            parser.add_argument(option, metavar="KIND", help=meaning)
        else:
            parser.add_argument(option, type=int, metavar="N", help=meaning)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a tree")
    parser.set_defaults(run=_count)


def _count(options: argparse.Namespace) -> None:
    options_given = {
        name: value for name in _MEANING if (value := getattr(options, name)) is not None
    }
    if options.model is not None and options.preset is not None:
        raise RefusedValueError(
            f"preset={options.preset!r} is where to start without a model; this is of "
            f"{options.model!r}"
        )
    model = _model(options)
    if isinstance(model, GPTConfig):
        model = model.replace(**options_given)
        described: dict[str, Any] = {"config": dataclasses.asdict(model)}
    elif options_given:
        raise RefusedValueError(
            f"{next(iter(options_given))} can be changed in a preset, not in {options.model!r}, "
            "which is as it was published"
        )
    else:
        described = {"sizes": dict(model.sizes)}
    count = count_parameters(model)
    if options.json:
        json.dump({**described, "count": count.to_dict()}, sys.stdout)
        print()
    else:
        print(count)


def _model(options: argparse.Namespace) -> GPTConfig | Anatomy:
    """A configuration with the options applied, or the parts of a published model."""
    if options.model is None or options.model in PRESETS:
        names = (options.model, options.preset, _START)
        return GPTConfig.preset(next(name for name in names if name is not None))
    path = to_path("MODEL", options.model)
    if not path.exists() and path.suffix not in (".json", ".gguf"):
        return published(options.model)
    from gpt_lab.pretrained import gguf_file, gguf_model

    if path.suffix == ".gguf" or gguf_file.is_gguf(path):
        return gguf_model.architecture(gguf_file.GGUFFile(path)).config
    return of_hub_config(path)

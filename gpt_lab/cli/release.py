"""``python -m gpt_lab release runs/laptop``: make a finished run the shipped model."""

from __future__ import annotations

import argparse
import sys

from gpt_lab.cli.recipe import recipe
from gpt_lab.data import FOLDER
from gpt_lab.validation import RefusedError


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "release",
        help="make a finished training run the model that the package ships",
        description="Measure a finished training run and write the packaged files: weights in "
        "float16, early stages in eight bits, a thinned log, the model card's numbers and the "
        "checksums. It takes a few minutes.",
    )
    parser.add_argument("folder", metavar="RUN", help="the folder of the run")
    parser.add_argument(
        "--data", default="corpus", metavar="FOLDER", help="what it was trained on; default: corpus"
    )
    parser.add_argument(
        "--other",
        action="append",
        default=[],
        metavar="RUN",
        help="another finished run of the same recipe, to tell how far apart runs end; may be "
        "repeated",
    )
    parser.add_argument(
        "--yes", action="store_true", help="replace the package's model without asking"
    )
    parser.set_defaults(run=_release)


def _release(options: argparse.Namespace) -> None:
    if not options.yes:
        _ask()
    from gpt_lab.lab_model.evaluation import report  # here: other commands do not load torch

    card = recipe("release", "release").release(options.folder, options.data, options.other)
    print(report(card["results"]))


def _ask() -> None:
    """Ask the user whether the package's model may be replaced.

    Raises:
        RefusedError: the user says no, or there is no terminal.
    """
    if not sys.stdin.isatty():
        raise RefusedError(f"release replaces the model in {FOLDER}: say --yes if it may")
    answer = input(f"This replaces the model, its card and its log in {FOLDER}. Go on? [y/N] ")
    if answer.strip().lower() not in ("y", "yes"):
        raise RefusedError("nothing was replaced")

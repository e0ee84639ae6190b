"""``python -m gpt_lab release runs/laptop``: a finished run becomes the model that is shipped."""

from __future__ import annotations

import argparse


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
    parser.set_defaults(run=_release)


def _release(options: argparse.Namespace) -> None:
    from gpt_lab.lab.evaluation import report  # here, so that other commands do not wait for torch
    from gpt_lab.lab.making.release import release

    print(report(release(options.folder, options.data, options.other)["results"]))

"""``python -m gpt_lab teach``: one new fact in many ways, for the table of lesson 10."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from gpt_lab.validation import RefusedValueError


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "teach",
        help="give a model new facts in many ways, and measure what each does",
        description="Have a model say that the capital of X is Y: told, retrieved, fine-tuned, "
        "edited, steered. Each result is a line of the output file; a run that was stopped goes on "
        "where it was. The lab model takes a second a fact and way, SmolLM2 about ten.",
    )
    parser.add_argument(
        "--model",
        default="lab",
        help="lab (default), or smollm2-135m, which is SmolLM2-135M-Instruct, rounded to Q4_1 (5.7 "
        "bits a weight over all)",
    )
    parser.add_argument("--facts", type=int, default=20, metavar="N", help="a seed; default: 20")
    parser.add_argument("--seeds", type=int, default=3, metavar="N", help="default: 3")
    parser.add_argument("--way", action="append", help="one way; again for more; default: all")
    parser.add_argument("--output", type=Path, metavar="FILE", help="a file of JSON lines")
    parser.set_defaults(run=_teach)


def _teach(options: argparse.Namespace) -> None:
    from gpt_lab.atomic_files import write_whole
    from gpt_lab.experiments import teaching_table  # here: other commands do not wait for torch
    from gpt_lab.experiments.new_facts import world
    from gpt_lab.experiments.ways_to_teach import WAYS, refuse_unknown

    if options.seeds < 1:
        raise RefusedValueError(f"--seeds {options.seeds} is less than one")
    ways = options.way or list(WAYS)
    for way in ways:
        refuse_unknown(way)
    asked = world(options.model)
    found = teaching_table.read(options.output, options.model) if options.output else []
    asked.facts(options.facts, 0)  # refused before anything is written
    written = None
    if options.output:
        first = json.dumps(teaching_table.environment(options.model)) + "\n"
        whole = first + "".join(map(teaching_table.line, found))
        write_whole(options.output, whole.encode())  # without a line that was cut off
        written = options.output.open("a", encoding="utf-8")
    try:
        for one in teaching_table.run(asked, options.facts, range(options.seeds), ways, found):
            found.append(one)
            if written:
                written.write(teaching_table.line(one))
                written.flush()
    finally:
        if written:
            written.close()
    print(teaching_table.outcomes(found))
    print()
    print(teaching_table.costs(found))

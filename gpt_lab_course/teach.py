"""``python -m gpt_lab teach``: one new fact in many ways, for the table of lesson 10."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from gpt_lab.paths import to_path
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
    parser.add_argument(
        "--prompts",
        action="store_true",
        help="ask SmolLM2 with false facts in its prompt, in four forms, and write its answers",
    )
    parser.add_argument(
        "--rates",
        action="store_true",
        help="fine-tune the model at several learning rates, with and without LoRA",
    )
    parser.add_argument("--output", metavar="FILE", help="a file of JSON lines")
    parser.set_defaults(run=_teach)


def _teach(options: argparse.Namespace) -> None:
    from gpt_lab.atomic_files import write_whole
    from gpt_lab_course.experiments.editing import (
        teaching_table,  # here: other commands do not load torch
    )
    from gpt_lab_course.experiments.editing.new_facts import world
    from gpt_lab_course.experiments.editing.ways_to_teach import WAYS, refuse_unknown

    output = None if options.output is None else to_path("--output", options.output)
    if options.prompts:
        return _prompts(output)
    if options.rates:
        return _rates(options.model, output, options.facts)
    if options.seeds < 1:
        raise RefusedValueError(f"--seeds {options.seeds} is less than one")
    ways = options.way or list(WAYS)
    for way in ways:
        refuse_unknown(way)
    asked = world(options.model)
    found = teaching_table.read(output, options.model) if output else []
    asked.facts_apart(options.facts, 0)  # checked before anything is written
    written = None
    if output:
        first = json.dumps(teaching_table.environment(options.model)) + "\n"
        whole = first + "".join(map(teaching_table.line, found))
        write_whole(output, whole.encode())  # without an incomplete last line
        written = output.open("a", encoding="utf-8")
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


def _prompts(output: Path | None) -> None:
    """Ask all questions that the file lacks, and print the shares told, kept and recited."""
    from gpt_lab.pretrained import load_pretrained
    from gpt_lab.tokenization.released import ReleasedTokenizer
    from gpt_lab_course.experiments.prompting import prompt_run, prompt_table

    if output is None:
        raise RefusedValueError("--prompts needs --output FILE: it writes thousands of answers")
    model, tokenizer = load_pretrained("smollm2-135m")
    if not isinstance(tokenizer, ReleasedTokenizer):
        raise RefusedValueError("this model has no tokenizer of its own to ask it with")
    prompt_run.run(model, tokenizer, output)
    _, replies = prompt_table.parsed(output.read_text("utf-8"))
    print(prompt_table.table(replies, prompt_table.MAIN))


def _rates(model: str, output: Path | None, n: int) -> None:
    """Train with the settings that the file lacks, a line each, and print the table."""
    from gpt_lab.atomic_files import write_whole
    from gpt_lab_course.experiments.editing import learning_rates
    from gpt_lab_course.experiments.editing.new_facts import world

    if output is None:
        raise RefusedValueError("--rates needs --output FILE: it takes minutes of one core")
    asked = world(model)
    found = learning_rates.read(output)
    # Without an incomplete last line.
    write_whole(output, "".join(map(learning_rates.line, found)).encode())
    with output.open("a", encoding="utf-8") as file:
        for one in learning_rates.run(model, asked, n, found):
            found.append(one)
            file.write(learning_rates.line(one))
            file.flush()
    print(learning_rates.table(found))

"""The run that asks SmolLM2 with false facts in its prompt; it can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from gpt_lab.atomic_files import write_whole
from gpt_lab.model.gpt import GPT
from gpt_lab.paths import is_file
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.editing.teaching_table import environment
from gpt_lab_course.experiments.prompting import prompt_table
from gpt_lab_course.experiments.prompting.prompt_forms import CASES, FORMS, Asked, facts

IN_THREE_WORDINGS = ("alone", "told", "another country's fact")
"""The cases that are asked in three wordings; all others are asked in one."""


def cells() -> Iterator[tuple[str, str, int]]:
    """Iterate over case, form and wording of all questions."""
    for case in CASES:
        for form in FORMS:
            n = 3 if case in IN_THREE_WORDINGS else 1
            yield from ((case, form, w) for w in range(n))


def run(model: GPT, tokenizer: ReleasedTokenizer, path: Path, n: int = 64) -> None:
    """Append the answer to each question that a file does not have yet.

    Args:
        model: SmolLM2, in evaluation mode.
        tokenizer: its tokenizer.
        path: the file, which is created if needed.
        n: the number of facts, which is even.

    Raises:
        ValueError: the file has another format.
    """
    if is_file(path):
        try:
            new, replies = prompt_table.parsed(path.read_text("utf-8"))
        except (LookupError, RecursionError, TypeError, ValueError) as error:
            raise RefusedValueError(f"{path} is no file of answers: {error}") from error
        done = {one.asked for one in replies}
        whole = "".join(prompt_table.line(one.asked, one.answer) for one in replies)
    else:
        new, done, whole = facts(prompt_table.known(model, tokenizer), n), set(), ""
    pairs = [[fact.country.name, fact.of.name] for fact in new]
    first = environment("smollm2-135m") | {"facts": pairs}
    write_whole(path, (json.dumps(first, ensure_ascii=False) + "\n" + whole).encode())
    with path.open("a", encoding="utf-8") as file:
        for cell in cells():
            asked = [Asked(*cell, i) for i in range(len(new))]
            asked = [one for one in asked if one not in done]
            for one, answer in prompt_table.answers(model, tokenizer, asked, new):
                file.write(prompt_table.line(one, answer))
                file.flush()

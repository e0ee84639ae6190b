"""Texts of 1 to 1,000 tokens, and what follows them: what `generate` and the page are held against.

The witness is a loop without a cache, in which the rule can be read: of a prompt, the newest 128
tokens; when a written token does not fit any more, the newest 64.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch

from gpt_lab import GPT, lab_model
from gpt_lab.lab_model.tokenizer import LabTokenizer

LENGTHS = [1, 2, 3, 8, 34, 64, 65, 100, 126, 127, 128, 129, 130, 191, 192, 193, 194, 256, 257, 1000]
LENGTHS += [5, 13, 21, 55, 89, 131, 144, 150, 190, 200, 233, 255, 258, 259, 300, 321, 322, 377, 400]
LENGTHS += [450, 500, 512, 600, 610, 700, 777, 850, 900, 987, 999]
LONG = (100, 129, 1000)  # after these, more is written than two windows hold
WORDS, CLOSE = 5, 2e-4  # two best logits nearer than this may change places


@torch.inference_mode()
def cases(model: GPT) -> Iterator[dict[str, Any]]:
    """Texts, the most probable tokens after them, and what is written greedily."""
    tokenizer = LabTokenizer()
    text = [t for one in lab_model.held_out("prose") for t in tokenizer.encode(one)]
    for length in LENGTHS:
        prompt = [tokenizer.end_of_text, *text[length : 2 * length - 1]]
        window, written, first, close = prompt[-128:], [], None, False
        for _ in range(75 if length in LONG else 3):
            if len(window) > 128:
                window = window[-64:]
            logits = model.next_logits(torch.tensor([window]))[0]  # [V]
            first = logits.softmax(-1).topk(WORDS) if first is None else first
            two = logits.topk(2)
            close = close or float(two.values[0] - two.values[1]) < CLOSE
            written.append(int(two.indices[0]))
            window = [*window, written[-1]]
        assert first is not None
        words = list(zip(first.indices.tolist(), first.values.tolist(), strict=True))
        yield {"ids": prompt, "words": words, "written": written, "close": close}


def write(folder: Path, model: GPT) -> None:
    """Write the cases."""
    found = [*cases(model)]
    (folder / "windows.json").write_text(json.dumps(found), "utf-8")

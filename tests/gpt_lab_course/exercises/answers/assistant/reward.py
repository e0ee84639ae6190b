"""`assistant.reward` as learners solve it: rightly in other forms, and wrongly."""

import re

import numpy as np
import torch


def _parsed(x, y, answer):
    try:
        return 1.0 if int(answer.strip().removesuffix(".")) == x + y else 0.0
    except ValueError:
        return 0.0


def _pattern(x, y, answer):
    found = re.fullmatch(r"\s*(\d+)\.\s*", answer)
    return torch.tensor(float(found is not None and int(found[1]) == x + y))


def _first_number(x, y, answer):
    found = re.search(r"\d+", answer)
    return int(found is not None and int(found[0]) == x + y)


def _computed(x, y, answer):
    try:
        return float(eval(answer.strip(" .")) == x + y)
    except (SyntaxError, NameError):
        return 0.0


RIGHT = [
    _parsed,
    _pattern,
    lambda x, y, answer: answer == f" {x + y}.",
    lambda x, y, answer: np.float32(answer.strip() == str(x + y) + "."),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "any number is rewarded": lambda x, y, answer: bool(re.search(r"^ \d+\.$", answer)),
    "wherever it stands": lambda x, y, answer: int(
        str(x + y) in answer.replace(".", " ").split(" ")
    ),
    "only begins with": lambda x, y, answer: answer[1:].startswith(str(x + y)),
    "only ends in": lambda x, y, answer: answer.endswith(f"{x + y}."),
    "whatever is written behind it": _first_number,
    "in a longer text": lambda x, y, answer: answer.split(" ")[-1] == f"{x + y}.",
    "repeats the question": _computed,
    "runs whatever a model writes": lambda x, y, answer: float(eval(answer) == x + y),
    "length is rewarded": lambda x, y, answer: len(answer),
    "the right answer gets nothing": lambda x, y, answer: float(answer.strip() == str(x + y)),
    "and no error": lambda x, y, answer: float(int(answer.strip(" .")) == x + y),
    "without any number": lambda x, y, answer: answer in (f" {x + y}.", ""),
}

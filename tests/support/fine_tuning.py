"""FineTuningLab's training in Python, as the witness of the page's."""

from typing import Any

from gpt_lab_course.widgets.fine_tuning_lab import NEPAL
from gpt_lab_course.widgets.lab_model import page_tokenizer


def in_python(code: str) -> tuple[list[float], Any]:
    """The losses and the model of the code that the page shows, with 64 bits a number."""
    packed = "int8.unpack(int8.pack(model))"
    assert packed in code
    names: dict[str, Any] = {}
    exec(code.replace(packed, f"{packed}.double()"), names)
    return names["losses"], names["model"]


def mean_loss(losses: list[float]) -> float:
    """The loss of a token of the sentences about Nepal, from that of each sentence."""
    counts = [len(page_tokenizer().encode(sentence)) for sentence in NEPAL]
    return sum(loss * n for loss, n in zip(losses, counts, strict=True)) / sum(counts)

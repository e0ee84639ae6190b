"""The logit lens: what the lab model would answer after each of its blocks."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab.interpret.lens import logit_lens, stream_names
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import (
    ReadsText,
    most_probable,
    page_ids,
    page_model,
    page_window,
)
from gpt_lab_course.widgets.settings import Choice, Integer, Switch, lab_sizes

WORDS = 10
"""The number of a cell's most probable tokens that are shown."""

MAX_COLUMNS = 40
"""The number of positions with a column, the last ones."""


def _streams() -> list[str]:
    return stream_names(lab_sizes()["n_layers"])


class LogitLens(ReadsText, LabWidget):
    """The most probable next token after each block and each token of a text, as a heat map.

    The residual stream is read as if the model ended there: by its final norm and the unembedding
    (nostalgebraist 2020). A cell opens to its ten most probable tokens.

    Args:
        text: the initial text of the field.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        stream: the row of the open cell, by the activation's name: ``"embedding"``,
            ``"blocks.2.output"``, or, before the feed-forward network, ``"blocks.2.middle"``.
        position: the position of the open cell, with the end-of-text token as 0; negative ones
            count from the text's end.
        halves: whether there is also a row after each attention.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or the model has no such stream.

    >>> LogitLens("The capital of France is")
    LogitLens('The capital of France is')
    """

    CONSTANTS: ClassVar = {"words": WORDS, "max_columns": MAX_COLUMNS}
    address: ClassVar = "lens"

    stream = Choice(_streams, f"blocks.{lab_sizes()['n_layers'] - 1}.output")
    position = Integer(-1, min=-lab_sizes()["context_length"], max=1_000_000)
    halves = Switch(False, label="After each attention too")
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, text: str = "The capital of France is", **settings: Any) -> None:
        super().__init__(text, **settings)
        if self.stream.endswith(".middle"):
            self.halves = True
        self._first = first_view(self.text, self.stream, self.position, halves=self.halves)


def first_view(text: str, stream: str, position: int, *, halves: bool) -> dict[str, Any]:
    """The first view, which the page shows before its model has loaded.

    Returns:
        ``start``, the number of tokens before those with a column; ``ids``, the tokens with a
        column; ``best``, for each row and column the most probable token with its probability; and
        ``open``, the ``WORDS`` most probable tokens of the open cell.
    """
    import torch

    model, whole = page_model(), page_ids(text)
    window = page_window(whole)
    ids = window[-MAX_COLUMNS:]
    names = stream_names(model.config.n_layers, halves=halves)
    with torch.inference_mode():
        seen = model.activations(torch.tensor([window]), names)
        rows = [logit_lens(model, seen[name][0, -len(ids) :]) for name in names]
    start = len(whole) - len(ids)
    column = min(max(position % len(whole) - start, 0), len(ids) - 1)
    return {
        "start": start,
        "ids": ids,
        "best": [[most_probable(logits, 1)[0] for logits in row] for row in rows],
        "open": most_probable(rows[names.index(stream)][column], WORDS),
    }

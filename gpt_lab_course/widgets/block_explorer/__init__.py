"""One block of the lab model: its input, its additions, its output."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

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
from gpt_lab_course.widgets.settings import Index, Integer, Switch, lab_sizes

if TYPE_CHECKING:
    from torch import Tensor

MAX_TOKENS = 32
"""The number of tokens that are drawn, the last ones."""

ADDED = ("attention", "feed_forward")
"""The sub-layers, in their order."""


class BlockExplorer(ReadsText, LabWidget):
    """What enters a block, what attention and the feed-forward network add to it, what leaves.

    Vectors are shown by their norm, the square root of the sum of squares, at one token. On demand
    it also shows angles, the logit lens's word, all tokens, and the norm of the residual stream
    through all blocks.

    Args:
        text: the initial text of the field.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        layer: the block.
        position: the position of the token, with the end-of-text token as 0; negative ones count
            from the text's end.
        more: whether to show more than the norms at one token.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or there is no such block.

    >>> BlockExplorer("The capital of France is", layer=2)
    BlockExplorer('The capital of France is', layer=2)
    """

    address: ClassVar = "block"

    title: ClassVar = "A block, opened"
    CONSTANTS: ClassVar = {"max_tokens": MAX_TOKENS}

    layer = Index(of="n_layers", label="Block")
    position = Integer(-1, min=-lab_sizes()["context_length"], max=1_000_000)
    more = Switch(False, label="More: angles, words, and every token")
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, text: str = "The capital of France is", **settings: Any) -> None:
        super().__init__(text, **settings)
        self._first = first_view(self.text, self.layer)

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, layer={self.layer})"


def first_view(text: str, layer: int) -> dict[str, Any]:
    """The first view, which the page shows before its model has loaded.

    Returns:
        ``start``, the number of tokens before those that are drawn; ``ids``, the drawn tokens; and
        for each of them, by name: ``streams``, the residual stream's norm after the embedding and
        after each sub-layer; ``added``, the norm of the sub-layers' outputs; ``angles``, in
        degrees, between an output and the stream to which it is added; ``read``, the norm of the
        sub-layers' normalized inputs; and ``best``, the most probable next token with its
        probability before, in the middle of and after the block.
    """
    import torch

    model, whole = page_model(), page_ids(text)
    window, names, block = (
        page_window(whole),
        stream_names(model.config.n_layers),
        f"blocks.{layer}.",
    )
    ids = window[-MAX_TOKENS:]
    own = [f"{block}{part}.output" for part in ADDED] + [f"{block}norm_{i}" for i in (1, 2)]
    with torch.inference_mode():
        found = model.activations(torch.tensor([window]), [*names, *own])
        seen = {name: value[0, -len(ids) :] for name, value in found.items()}  # [T, d_model]
        through = names[2 * layer : 2 * layer + 3]
        lens = [logit_lens(model, seen[name]) for name in through]
    parts = {part: seen[f"{block}{part}.output"] for part in ADDED}
    return {
        "start": len(whole) - len(ids),
        "ids": ids,
        "streams": [_lengths(seen[name]) for name in names],
        "added": {part: _lengths(added) for part, added in parts.items()},
        "angles": {
            part: _angles(seen[name], added)
            for name, (part, added) in zip(through, parts.items(), strict=False)
        },
        "read": {part: _lengths(seen[f"{block}norm_{i}"]) for i, part in enumerate(ADDED, start=1)},
        "best": [[most_probable(row, 1)[0] for row in logits] for logits in lens],
    }


def _lengths(x: Tensor) -> list[float]:
    return [round(float(length), 4) for length in x.norm(dim=-1)]


def _angles(x: Tensor, y: Tensor) -> list[float]:
    import torch

    cosines = torch.nn.functional.cosine_similarity(x, y, dim=-1)
    return [round(float(angle), 3) for angle in cosines.clamp(-1, 1).arccos().rad2deg()]

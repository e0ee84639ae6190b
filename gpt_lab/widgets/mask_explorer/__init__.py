"""Attention masks on a sentence: causal, prefix, full, sliding window and encoder-decoder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import traitlets

from gpt_lab.validation import RefusedValueError, did_you_mean
from gpt_lab.widgets import packs
from gpt_lab.widgets.base import LabWidget
from gpt_lab.widgets.lab_model import checked_text, page_tokenizer

if TYPE_CHECKING:
    from torch import Tensor

KINDS = ("causal", "prefix", "full", "sliding window", "encoder-decoder")

MAX_TOKENS = 16
"""How many tokens the grid has."""


class MaskExplorer(LabWidget):
    """A grid of which tokens may attend to which, and how many scores an attention mask leaves.

    Args:
        kind: one of ``KINDS``.
        text: the sentence; its first 16 tokens are the rows and columns.
        prefix: how many tokens the prefix has, or how many the encoder reads.
        window: how many tokens a sliding window shows, the one that looks included.
        length: T of a long text, whose scores are counted as well.
        length_window: the window for that one.

    Attributes:
        kind: as above, and so are the others.
        query: the row that is chosen: the token that looks, counted from 0.
        key: the column: the token that is looked at.

    Raises:
        ValueError: no mask has that name.
        traitlets.TraitError: the text has a lone surrogate, or a number is below 1.

    >>> MaskExplorer("causal")
    MaskExplorer('causal', 6 tokens, 21 of 36 scores)
    """

    address: ClassVar = "mask"
    assets: ClassVar = {"lab-vocabulary": packs.lab_vocabulary}

    kind = traitlets.Unicode().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    prefix = traitlets.Int(min=1, max=MAX_TOKENS).tag(sync=True)
    window = traitlets.Int(min=1, max=MAX_TOKENS).tag(sync=True)
    query = traitlets.Int(3, min=0, max=MAX_TOKENS - 1).tag(sync=True)
    key = traitlets.Int(1, min=0, max=MAX_TOKENS - 1).tag(sync=True)
    length = traitlets.Int(min=1, max=131_072).tag(sync=True)
    length_window = traitlets.Int(min=1, max=131_072).tag(sync=True)

    def __init__(
        self,
        kind: str = "causal",
        text: str = "The capital of France is Paris",
        *,
        prefix: int = 4,
        window: int = 3,
        length: int = 1024,
        length_window: int = 256,
    ) -> None:
        sizes = {"prefix": prefix, "window": window, "length": length}
        super().__init__(kind=kind, text=text, length_window=length_window, **sizes)

    @traitlets.validate("text")
    def _has_bytes(self, proposal: Any) -> str:
        return checked_text(proposal["value"])

    @traitlets.validate("kind")
    def _is_a_kind(self, proposal: Any) -> str:
        kind = proposal["value"]
        if kind not in KINDS:
            hint = did_you_mean(kind, KINDS)
            raise RefusedValueError(f"kind={kind!r} is not one of {', '.join(KINDS)}{hint}")
        return str(kind)

    @property
    def tokens(self) -> list[str]:
        """The tokens of the text that the grid has."""
        tokenizer = page_tokenizer()
        return [tokenizer.decode([i]) for i in tokenizer.encode(self.text)[:MAX_TOKENS]]

    @property
    def mask(self) -> Tensor:
        """Booleans [T, T], True where a row's token may see a column's.

        They are those of ``gpt_lab.model.masks``. Encoder and decoder together have the mask of a
        prefix: the decoder's tokens see the encoder's by cross-attention.

        Raises:
            ValueError: the text has no tokens.
        """
        from gpt_lab.model import masks

        T = len(self.tokens)
        if self.kind == "full":
            return masks.full_mask(T)
        if self.kind == "causal":
            return masks.causal_mask(T)
        if self.kind == "sliding window":
            return masks.sliding_window_mask(T, window=self.window)
        decoder = int(self.kind == "encoder-decoder")  # it has the last token at least
        return masks.prefix_mask(T, prefix=max(0, min(self.prefix, T - decoder)))

    def __repr__(self) -> str:
        T = len(self.tokens)
        count = int(self.mask.sum()) if T else 0
        tokens = "1 token" if T == 1 else f"{T} tokens"
        return f"MaskExplorer({self.kind!r}, {tokens}, {count} of {T * T} scores)"

"""Attention masks on a sentence: causal, prefix, full, sliding window and encoder-decoder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import page_tokenizer
from gpt_lab_course.widgets.settings import Choice, Integer, Text

if TYPE_CHECKING:
    from torch import Tensor

KINDS = ("causal", "prefix", "full", "sliding window", "encoder-decoder")

MAX_TOKENS = 16
"""The number of tokens in the grid."""

POWERS = [2**power for power in range(4, 18)]
LONGEST = POWERS[-1]


class MaskExplorer(LabWidget):
    """An attention mask as a grid, with the number of scores that it leaves.

    Args:
        kind: one of ``KINDS``.
        text: the sentence; its first 16 tokens are the rows and columns.
        prefix: the number of tokens of the prefix, or of the encoder.
        window: the number of tokens of a sliding window, including the query's own.
        length: T of a long text, whose scores are also counted.
        length_window: the window for that text.

    Attributes:
        kind: as above, and so are the others.
        query: the chosen row, the position of the query.
        key: the chosen column, the position of the key.

    Raises:
        ValueError: no mask has that name.
        traitlets.TraitError: the text has a lone surrogate, or a number is below 1.

    >>> MaskExplorer("causal")
    MaskExplorer('causal', 6 tokens, 21 of 36 scores)
    """

    address: ClassVar = "mask"
    assets: ClassVar = {"lab-vocabulary": packs.lab_vocabulary}

    kind = Choice(KINDS, label="Mask")
    text: Any = Text("", shared=True)
    prefix = Integer(4, min=1, max=MAX_TOKENS)
    window = Integer(3, min=1, max=MAX_TOKENS)
    query = Integer(3, min=0, max=MAX_TOKENS - 1)
    key = Integer(1, min=0, max=MAX_TOKENS - 1)
    length = Integer(
        1024, min=1, max=LONGEST, label="T, tokens of a long text", stops=POWERS[3:], unit="commas"
    )
    length_window = Integer(
        256, min=1, max=LONGEST, label="Window of the long text", stops=POWERS, unit="commas"
    )

    def __init__(
        self, kind: str = "causal", text: str = "The capital of France is Paris", **settings: Any
    ) -> None:
        super().__init__(kind=kind, text=text, **settings)

    @property
    def tokens(self) -> list[str]:
        """The tokens of the text that are in the grid."""
        tokenizer = page_tokenizer()
        return [tokenizer.decode([i]) for i in tokenizer.encode(self.text)[:MAX_TOKENS]]

    @property
    def mask(self) -> Tensor:
        """Booleans [T, T], True if a row's token may attend to a column's.

        They are those of ``gpt_lab.model.masks``. Encoder and decoder together have a prefix mask:
        the decoder's tokens see the encoder's by cross-attention.

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
        decoder = int(self.kind == "encoder-decoder")  # it has at least the last token
        return masks.prefix_mask(T, prefix=max(0, min(self.prefix, T - decoder)))

    def __repr__(self) -> str:
        T = len(self.tokens)
        count = int(self.mask.sum()) if T else 0
        tokens = "1 token" if T == 1 else f"{T} tokens"
        return f"MaskExplorer({self.kind!r}, {tokens}, {count} of {T * T} scores)"

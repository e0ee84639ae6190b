"""The lab model, live: a text, its next words, and the activations in between."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import (
    ReadsText,
    most_probable,
    page_model,
    page_tokenizer,
    page_window,
)
from gpt_lab_course.widgets.sampling import SamplingSettings
from gpt_lab_course.widgets.settings import Index, Parts, Switch

EXAMPLES = (
    ("A capital", "The capital of France is"),
    ("Another phrasing", "If you fly to the capital of Japan, you land in"),
    ("A story", "Once upon a time there was a"),
    ("A plural", "One apple, two apples. One box, two"),
    ("Copying", "red blue seven tree lamp red blue seven tree"),
    ("A novel", "Call me"),
)
"""Example texts, each with a label for what it shows."""

WORDS = 10
"""The number of most probable next tokens that are shown."""


class LiveGPT(SamplingSettings, ReadsText, LabWidget):
    """The lab model in the page: its next words as you type, and its activations.

    It computes the same as the model of ``load_lab_model`` with 8-bit weights.

    Args:
        text: the initial text of the field.
        small: whether to show only the field and the next words.
        examples: texts to choose from, each as (label, text); the small widget has none.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        ids: its token IDs.
        next: the most probable next tokens, as [ID, probability], most probable first.
        temperature: as in ``generate``, and so are the next four; 0 is greedy.
        top_k: 0 keeps all.
        top_p: 1 keeps all.
        min_p: 0 keeps all.
        repetition_penalty: 1 changes nothing.
        seed: the seed of the draws, which differ from PyTorch's.
        off: parts that are switched off: ``"blocks.0.attention"``, ``"blocks.0.feed_forward"``, or
            a head, ``"blocks.0.attention.heads.3"``.
        layer: the block, and
        head: the head, whose attention is shown,
        matrix: as a matrix rather than as arcs.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or a setting is out of its range.

    >>> LiveGPT("The capital of France is")
    LiveGPT('The capital of France is')
    """

    address: ClassVar = "live"
    title: ClassVar = "The model, live"
    CONSTANTS: ClassVar = {"words": WORDS}

    ids: Any = traitlets.List(traitlets.Int()).tag(sync=True)
    next: Any = traitlets.List().tag(sync=True)
    small = traitlets.Bool(False).tag(sync=True)
    examples: Any = traitlets.List().tag(sync=True)
    off: Any = Parts()
    layer = Index(of="n_layers", label="Block")
    head = Index(of="n_heads", label="Head")
    matrix = Switch(False, label="As a matrix")

    def __init__(
        self,
        text: str = "The capital of France is",
        *,
        small: bool = False,
        examples: tuple[tuple[str, str], ...] = EXAMPLES,
        **settings: Any,
    ) -> None:
        shown = [] if small else [[name, {"text": text}] for name, text in examples]
        super().__init__(text, small=small, examples=shown, **settings)
        if not self.off:
            self.next = next_words(self.ids)

    @traitlets.default("temperature")
    def _less_than_the_model_s(self) -> float:
        return 0.8

    @traitlets.observe("text")
    def _ids_follow(self, _: Any) -> None:
        if page_tokenizer().decode(self.ids) != self.text:  # else the page generated it by tokens
            self.ids = page_tokenizer().encode(self.text)

    @property
    def next_words(self) -> list[tuple[str, float]]:
        """The most probable next tokens as text, with their probabilities."""
        return [(page_tokenizer().decode([i]), p) for i, p in self.next]


def next_words(ids: list[int]) -> list[tuple[int, float]]:
    """The page model's ``WORDS`` most probable next tokens after a text.

    Args:
        ids: its tokens; the end-of-text token is put in front, as in training.

    Returns:
        Pairs of a token ID and its probability, most probable first.
    """
    import torch

    ids = page_window([page_tokenizer().end_of_text, *ids])
    with torch.inference_mode():
        return most_probable(page_model().next_logits(torch.tensor([ids]))[0], WORDS)

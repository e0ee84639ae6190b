"""The lab model, live: text in, next words out, and what happens in between."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import traitlets

from gpt_lab.checks import RefusedValueError
from gpt_lab.lab.tokenizer import LabTokenizer
from gpt_lab.tokenization.byte_level import encodable
from gpt_lab.widgets import packs
from gpt_lab.widgets.base import LabWidget

if TYPE_CHECKING:
    from gpt_lab.model import GPT

EXAMPLES = (
    ("A capital", "The capital of France is"),
    ("Another phrasing", "If you fly to the capital of Japan, you land in"),
    ("A story", "Once upon a time there was a"),
    ("A plural", "One apple, two apples. One box, two"),
    ("Copying", "red blue seven tree lamp red blue seven tree"),
    ("A novel", "Call me"),
)
"""Texts that show something of the model, each with a word for what."""

WORDS = 10
"""How many of the most probable next tokens are shown."""


class LiveGPT(LabWidget):
    """The lab model in the page: its next words as you type, and its inside.

    What it computes is what ``load_lab_model`` computes with weights of eight bits.

    Args:
        text: what stands in the field at first.
        small: the field and the next words alone.
        examples: texts to choose from, each as (a word for it, the text).
        settings: values of the attributes below.

    Attributes:
        text: what stands in the field.
        ids: its token IDs.
        next: the most probable next tokens, as [ID, probability], most probable first.
        temperature: as in ``generate``, and so are the next four; 0 is greedy.
        top_k: 0 keeps all.
        top_p: 1 keeps all.
        min_p: 0 keeps all.
        repetition_penalty: 1 changes nothing.
        seed: which draws are made; the draws are not PyTorch's.
        off: parts that are switched off: ``"blocks.0.attention"``, ``"blocks.0.feed_forward"``, or
            a head, ``"blocks.0.attention.heads.3"``.
        layer: the block, and
        head: the head, whose attention is shown.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or a setting is out of its range.

    >>> LiveGPT("The capital of France is")
    LiveGPT('The capital of France is')
    """

    address: ClassVar = "live"
    large: ClassVar = frozenset({"lab-model"})
    assets: ClassVar = {
        "lab-vocabulary": packs.lab_vocabulary,
        "lab-model": packs.lab_model,
        "engine": packs.engine_script,
    }

    text = traitlets.Unicode().tag(sync=True)
    ids: Any = traitlets.List(traitlets.Int()).tag(sync=True)
    next: Any = traitlets.List().tag(sync=True)
    small = traitlets.Bool(False).tag(sync=True)
    examples: Any = traitlets.List().tag(sync=True)
    temperature = traitlets.Float(0.8, min=0, max=2).tag(sync=True)
    top_k = traitlets.Int(0, min=0).tag(sync=True)
    top_p = traitlets.Float(1.0, min=0, max=1).tag(sync=True)
    min_p = traitlets.Float(0.0, min=0, max=1).tag(sync=True)
    repetition_penalty = traitlets.Float(1.0, min=0.5, max=2).tag(sync=True)
    seed = traitlets.Int(0, min=0, max=999_999).tag(sync=True)
    off: Any = traitlets.List(traitlets.Unicode()).tag(sync=True)
    layer = traitlets.Int(0, min=0).tag(sync=True)
    head = traitlets.Int(0, min=0).tag(sync=True)
    matrix = traitlets.Bool(False).tag(sync=True)
    sizes: Any = traitlets.Dict().tag(sync=True)
    version = traitlets.Unicode().tag(sync=True)
    size = traitlets.Int().tag(sync=True)

    def __init__(
        self,
        text: str = "The capital of France is",
        *,
        small: bool = False,
        examples: tuple[tuple[str, str], ...] = EXAMPLES,
        **settings: Any,
    ) -> None:
        model = _model()
        config = model.config
        sizes = {"n_layers": config.n_layers, "n_heads": config.n_heads}
        sizes["context_length"] = config.context_length
        sizes["parameters"] = sum(p.numel() for p in model.parameters())
        super().__init__(
            text=text,
            small=small,
            examples=[list(row) for row in examples],
            sizes=sizes,
            version=packs.model_version(),
            size=len(packs.lab_model()),
            **settings,
        )
        if not self.off:
            self.next = next_words(self.ids)

    @traitlets.validate("text")
    def _has_bytes(self, proposal: Any) -> str:
        try:
            return encodable(proposal["value"])
        except RefusedValueError as error:
            raise traitlets.TraitError(str(error)) from None

    @traitlets.observe("text")
    def _ids_follow(self, _: Any) -> None:
        if _tokenizer().decode(self.ids) != self.text:  # else the page wrote it token by token
            self.ids = _tokenizer().encode(self.text)

    @property
    def next_words(self) -> list[tuple[str, float]]:
        """The most probable next tokens as text, with their probabilities."""
        return [(_tokenizer().decode([i]), p) for i, p in self.next]

    def __repr__(self) -> str:
        shown = self.text if len(self.text) <= 40 else self.text[:39] + "…"
        return f"LiveGPT({shown!r})"


def next_words(ids: list[int]) -> list[tuple[int, float]]:
    """What the page's model gives after a text: the ``WORDS`` most probable next tokens.

    Args:
        ids: its tokens; the end-of-text token is put in front, as in training.

    Returns:
        Pairs of a token ID and its probability, most probable first.
    """
    import torch

    model, ids = _model(), [_tokenizer().end_of_text, *ids]
    n_ctx = model.config.context_length
    if len(ids) > n_ctx:  # as session.js has it: hops of half a context
        hop = n_ctx - n_ctx // 2 + 1
        ids = ids[hop * (1 + (len(ids) - n_ctx - 1) // hop) :]
    with torch.inference_mode():
        best = model.next_logits(torch.tensor([ids]))[0].softmax(-1).topk(WORDS)
    rounded = [round(p, 6) for p in best.values.tolist()]
    return list(zip(best.indices.tolist(), rounded, strict=True))


@cache
def _model() -> GPT:
    """The model as the page has it, its weights rounded to eight bits."""
    from gpt_lab.checkpoints import int8

    return int8.unpack(packs.lab_model())


@cache
def _tokenizer() -> LabTokenizer:
    return LabTokenizer()

"""The base of widgets that run the lab model on a text, and common functions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import traitlets

from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.settings import Text

if TYPE_CHECKING:
    from torch import Tensor

    from gpt_lab.model import GPT


class UsesLabModel(traitlets.HasTraits):
    """A mixin for a ``LabWidget`` that asks the lab model.

    ``sizes`` are the model's, ``version`` its file's SHA-256 and ``size`` its file's bytes.
    """

    large: ClassVar[frozenset[str]] = frozenset({"lab-model"})
    assets: ClassVar[dict[str, Callable[[], bytes]]] = {
        "lab-vocabulary": packs.lab_vocabulary,
        "lab-model": packs.lab_model,
        "engine": packs.engine_script,
    }

    sizes: Any = traitlets.Dict().tag(sync=True)
    version = traitlets.Unicode().tag(sync=True)
    size = traitlets.Int().tag(sync=True)

    def __init__(self, **settings: Any) -> None:
        model = page_model()
        config = model.config
        sizes = {"n_layers": config.n_layers, "n_heads": config.n_heads}
        sizes["context_length"] = config.context_length
        sizes["parameters"] = sum(p.numel() for p in model.parameters())
        version, size = packs.model_version(), len(packs.lab_model())
        super().__init__(sizes=sizes, version=version, size=size, **settings)


class ReadsText(UsesLabModel):
    """A mixin for a ``LabWidget`` that runs the lab model on a text."""

    text: Any = Text("The capital of France is", shared=True)

    def __init__(self, text: str = "The capital of France is", **settings: Any) -> None:
        super().__init__(text=text, **settings)

    def __repr__(self) -> str:
        shown = self.text if len(self.text) <= 40 else self.text[:39] + "…"
        return f"{type(self).__name__}({shown!r})"


@cache
def page_model() -> GPT:
    """The page's model, with its weights rounded to eight bits."""
    import torch

    from gpt_lab.checkpoints import int8

    with torch.inference_mode(False):  # cached, also for callers that need gradients
        return int8.unpack(packs.lab_model())


@cache
def page_tokenizer() -> LabTokenizer:
    """The model's tokenizer."""
    return LabTokenizer()


def page_ids(text: str) -> list[int]:
    """The page's model's input for a text: the end-of-text token, then the text's tokens."""
    return [page_tokenizer().end_of_text, *page_tokenizer().encode(text)]


def page_window(ids: list[int]) -> list[int]:
    """The part of a text that fits the page's model; see ``window_start``."""
    from gpt_lab.generation.window import window_start

    return ids[window_start(len(ids), page_model().config.context_length) :]


def next_words(text: str, count: int) -> list[tuple[int, float]]:
    """The page's model's most probable next tokens after a text, with their probabilities."""
    import torch

    with torch.inference_mode():
        ids = torch.tensor([page_window(page_ids(text))])
        return most_probable(page_model().next_logits(ids)[0], count)


def most_probable(logits: Tensor, count: int) -> list[tuple[int, float]]:
    """The most probable tokens of logits, [V], as pairs of an ID and its probability."""
    best = logits.softmax(-1).topk(count)
    rounded = [round(p, 6) for p in best.values.tolist()]
    return list(zip(best.indices.tolist(), rounded, strict=True))

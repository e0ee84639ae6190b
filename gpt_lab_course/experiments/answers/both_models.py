"""The two models on which general claims about language models are tested.

One is the lab model, the other SmolLM2-135M-Instruct, quantized to Q4_1. Each reads texts as in its
training: the lab model after an end-of-text token, SmolLM2 without one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.lab_model import held_out, load_lab_model
from gpt_lab.model import GPT
from gpt_lab.model.activations import Edit
from gpt_lab.pretrained import load_pretrained
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.patching.prompted import known, questions
from gpt_lab_course.proportion import Proportion


@dataclass(frozen=True)
class Subject:
    """A model with its tokenizer, and the questions that it can answer.

    Args:
        name: its name in claims.
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        start: the ID before each text; None if there is none.
    """

    name: str
    model: GPT
    tokenizer: Tokenizer
    start: int | None = None

    def ids(self, text: str) -> Tensor:
        """A text's tokens, [1, T]."""
        before = [] if self.start is None else [self.start]
        return torch.tensor([before + self.tokenizer.encode(text)])

    def token(self, word: str) -> int:
        """The first token of a word with a leading space."""
        return self.tokenizer.encode(f" {word}")[0]

    def pages(self, kind: str = "prose", n: int = 8, length: int = 128) -> Tensor:
        """The first n pages of the held-out texts of a kind, [n, length].

        Raises:
            ValueError: there is not enough text.
        """
        ids = [i for text in held_out(kind) for i in self.ids(text)[0].tolist()]
        if len(ids) < n * length:
            raise RefusedValueError(f"{kind} has {len(ids)} tokens, not {n} × {length}")
        return torch.tensor(ids[: n * length]).view(n, length)

    @cached_property
    def capitals(self) -> tuple[Tensor, Tensor]:
        """The capitals that the model knows: prompts "The capital of X is", [N, T], with answers.

        An answer is the first token of the capital, [N]. Each country is a single token.
        """
        asked = known(self.model, questions(self.tokenizer, start=self.start))
        return torch.tensor([q.ids for q in asked]), torch.tensor([q.answer for q in asked])

    def capitals_kept(self, edits: Mapping[str, Edit] | None = None) -> Proportion:
        """The share of known capitals that are still the most probable token after an edit."""
        prompts, right = self.capitals
        with torch.no_grad():
            seen = self.model.activations(prompts, "norm", edits=edits)["norm"][:, -1]
            said = (seen @ self.model.unembedding.T).argmax(dim=-1)
        return Proportion.of(said == right)

    def losses(self, pages: Tensor, edits: Mapping[str, Edit] | None = None) -> list[float]:
        """The loss of each page, in nats a token; edits use means over all pages."""
        with torch.no_grad():
            logits = self.model.activations(pages, "logits", edits=edits)["logits"][:, :-1]
            each = F.cross_entropy(logits.transpose(1, 2), pages[:, 1:], reduction="none")
        result: list[float] = each.mean(dim=1).tolist()
        return result


def both_models() -> tuple[Subject, Subject]:
    """The lab model, and SmolLM2.

    Raises:
        ConnectionError: SmolLM2 is not in the cache, and could not be fetched.
    """
    lab, lab_tokenizer = load_lab_model()
    smol, smol_tokenizer = load_pretrained("smollm2-135m")
    return (
        Subject("lab model", lab, lab_tokenizer, lab_tokenizer.end_of_text),
        Subject("SmolLM2", smol, smol_tokenizer),
    )


def mean_over_prompts(x: Tensor) -> Tensor:
    """Replace an activation by its mean over prompts at each token.

    An edit, [B, …] → [B, …].
    """
    return x.mean(dim=0, keepdim=True).expand_as(x)


def parts(part: str, *blocks: int) -> list[str]:
    """Names of the outputs of ``"attention"`` or ``"feed_forward"`` in some blocks."""
    return [f"blocks.{block}.{part}.output" for block in blocks]

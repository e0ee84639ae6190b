"""What a model can no longer do after some of its heads are switched off.

Copying is tested on random tokens, facts on capitals, and reading on stories that were held out. A
head is switched off by replacing its output, ``d_head`` numbers at each token, by zeros or by its
mean. Zeros may be far from any input of later parts; the mean is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor

from gpt_lab.interpret.head_scores import STRETCH, repeated_tokens
from gpt_lab.lab_model import countries, held_out
from gpt_lab.model.activations import Edit
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization import Tokenizer
from gpt_lab_course.experiments.training.descent import token_loss

Head = tuple[int, int]
"""A block and a head in it, both counted from 0."""

TESTS = ("copying", "capitals", "stories")

STORY = 96
"""The number of tokens read from each story."""


def switched_off(heads: Iterable[Head], instead: Tensor | None = None) -> dict[str, Edit]:
    """Edits for ``GPT.activations`` that switch off heads at every token.

    Args:
        heads: (block, head) pairs.
        instead: a replacement for each head's output, [L, H, d_head]; zeros when left out.
    """
    blocks: dict[int, list[int]] = {}
    for block, head in heads:
        blocks.setdefault(block, []).append(head)

    def off(block: int) -> Edit:
        def edit(x: Tensor) -> Tensor:  # [B, H, T, d_head]
            for head in blocks[block]:
                x[:, head] = 0 if instead is None else instead[block, head]
            return x

        return edit

    return {f"blocks.{block}.attention.heads": off(block) for block in blocks}


@dataclass(frozen=True)
class HeadTests:
    """Three tests of a model, and their results with parts of it changed.

    ``copying``: a stretch of 39 random tokens and the same stretch again; the share of the
    repetition that is predicted. ``capitals``: the share of countries whose capital is the
    likeliest next token after *The capital of … is*. ``stories``: the loss on held-out stories, in
    nats.

    Args:
        model: the model, in evaluation mode.
        inputs: the input of each test, [B, T].
        targets: the right next token after each of the last T' positions, [B, T'].
    """

    model: GPT
    inputs: Mapping[str, Tensor]
    targets: Mapping[str, Tensor]

    def result(self, test: str, edits: Mapping[str, Edit] | None = None) -> float:
        """One test's result: the share of right answers, or the loss on stories in nats a token."""
        targets = self.targets[test]
        with torch.inference_mode():
            seen = self.model.activations(self.inputs[test], "logits", edits=edits)
        logits = seen["logits"][:, -targets.shape[1] :]
        if test == "stories":
            return token_loss(logits, targets).item()
        return (logits.argmax(-1) == targets).float().mean().item()

    def results(self, edits: Mapping[str, Edit] | None = None) -> list[float]:
        """The three results, in the order of ``TESTS``."""
        return [self.result(test, edits) for test in TESTS]

    def means(self, test: str) -> Tensor:
        """Each head's mean output over a test's tokens, [L, H, d_head]."""
        with torch.inference_mode():
            seen = self.model.activations(self.inputs[test], "blocks.*.attention.heads")
        return torch.stack([heads.mean(dim=(0, 2)) for heads in seen.values()])

    def instead(self, test: str, to: Literal["zero", "mean"]) -> Tensor | None:
        """The replacement for ``switched_off``: None for zeros, or the means."""
        return None if to == "zero" else self.means(test)

    def without(self, test: str, heads: Iterable[Head], to: Literal["zero", "mean"]) -> float:
        """A test's result with heads replaced by zeros or by their mean."""
        return self.result(test, switched_off(heads, self.instead(test, to)))

    def lost(self, test: str, to: Literal["zero", "mean"]) -> list[list[float]]:
        """The effect of switching off each head alone, [L, H]: lost share, or additional loss."""
        whole, instead = self.result(test), self.instead(test, to)
        sign = 1 if test == "stories" else -1
        config = self.model.config
        return [
            [
                sign * (self.result(test, switched_off([(block, head)], instead)) - whole)
                for head in range(config.n_heads)
            ]
            for block in range(config.n_layers)
        ]


def head_tests(model: GPT, tokenizer: Tokenizer, *, copies: int = 6, stories: int = 8) -> HeadTests:
    """The three tests for a model with the lab model's vocabulary.

    The 40 countries are those whose name and capital are one token each.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        copies: how many random stretches; always the same ones.
        stories: how many held-out stories, the first 97 tokens of each.
    """
    end = tokenizer.end_of_text
    first = model.config.vocab_size - 1 if end is None else end
    repeated = repeated_tokens(model.config.vocab_size, copies, first=first)
    prompts, capitals = [], []
    for country in countries():
        name, capital = (tokenizer.encode(f" {x}") for x in (country.name, country.capital))
        if len(name) == len(capital) == 1:
            prompts.append(tokenizer.encode(f"The capital of {country.name} is"))
            capitals.append(capital)
    read = [tokenizer.encode(story)[: STORY + 1] for story in held_out("stories")]
    texts = torch.tensor([ids for ids in read if len(ids) == STORY + 1][:stories])
    inputs = {
        "copying": repeated[:, :-1],
        "capitals": torch.tensor(prompts),
        "stories": texts[:, :-1],
    }
    targets = {
        "copying": repeated[:, STRETCH + 2 :],  # the repetition without its first token
        "capitals": torch.tensor(capitals),
        "stories": texts[:, 1:],
    }
    return HeadTests(model, inputs, targets)


def score_spread(model: GPT, ids: Tensor, *, scaled: bool = True) -> Tensor:
    """The standard deviation of each head's attention scores within a row, [L, H].

    Softmax ignores a constant added to a whole row, so the mean of each row is subtracted.

    Args:
        model: the model, in evaluation mode.
        ids: the input, [B, T].
        scaled: whether scores are divided by √d_head, as in the model.
    """
    T = ids.shape[1]
    look = torch.ones(T, T, dtype=torch.bool).tril()
    look[0] = False  # the first token sees only itself: its row has no spread
    with torch.inference_mode():
        seen = model.activations(ids, "blocks.*.attention.scores")
    scores = torch.stack([*seen.values()])  # [L, B, H, T, T]
    means = scores.where(look, 0).sum(-1) / look.sum(-1).clamp(min=1)  # [L, B, H, T]
    off = (scores - means.unsqueeze(-1))[..., look]  # [L, B, H, pairs]
    spread = off.square().mean(dim=(1, 3)).sqrt()
    return spread if scaled else spread * model.config.d_head**0.5

"""Questions about countries, read by a model of any size that can be changed on the way.

All questions begin alike and differ in the country, a token of its own. The tokens before it can't
know the country, so they are read once, and their keys and values are used again. A change in a
block runs only that block and those after it. What such changes show is in ``carrying``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.experiments.facts import PLAIN, askable, first_tokens, place_of
from gpt_lab.interpret.lens import logit_lens
from gpt_lab.model.activations import NO_HOOKS, Edit, Hooks
from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError, shown

COUNTRY, LAST = 0, -1
"""Places among the tokens that are run, of which the country is the first."""

SUBLAYERS = ("attention", "feed_forward")


class Question(NamedTuple):
    """A country, its question as IDs, and the first token of its capital."""

    country: str
    ids: list[int]
    capital: int


def questions(
    tokenizer: Tokenizer, start: int | None = None, wording: str = PLAIN
) -> list[Question]:
    """A question for each country whose name is a token and whose capital begins with its own.

    Args:
        tokenizer: of any model.
        start: an ID that stands before each question; nothing when left out.
        wording: a text with ``{}`` in the country's place.
    """
    asked = askable(tokenizer)
    before = [] if start is None else [start]
    capitals = first_tokens(tokenizer, [c.capital for c in asked]).tolist()
    return [
        Question(c.name, before + tokenizer.encode(wording.format(c.name)), capital)
        for c, capital in zip(asked, capitals, strict=True)
    ]


@torch.inference_mode()
def known(model: GPT, asked: Sequence[Question], batch_size: int = 32) -> list[Question]:
    """The questions that a model answers: the capital's first token is the likeliest."""
    right: list[Question] = []
    for at in range(0, len(asked), batch_size):
        some = asked[at : at + batch_size]
        said = model.next_logits(torch.tensor([q.ids for q in some])).argmax(dim=-1).tolist()
        right += [q for q, token in zip(some, said, strict=True) if token == q.capital]
    return right


class Crossing:
    """A model that reads N questions, and can be changed on the way.

    Args:
        model: the model, in evaluation mode.
        asked: questions of one length that differ in one token.

    Attributes:
        capitals: the right next tokens, [N].
        place: where the country stands in the questions.
        streams: the stream before each block and after the last, at the tokens from the country
            on: L + 1 tensors [N, T', d_model].
        outputs: what each sub-layer adds there, [N, T', d_model], by its full name.

    Raises:
        ValueError: there are fewer than two questions, or they have several lengths.
    """

    def __init__(self, model: GPT, asked: Sequence[Question]) -> None:
        lengths = {len(question.ids) for question in asked}
        if len(lengths) != 1 or len(asked) < 2:
            raise RefusedValueError(
                f"{len(asked)} questions of {shown(sorted(lengths))} tokens: give two or more, of "
                "one length"
            )
        ids = torch.tensor([question.ids for question in asked])  # [N, T]
        N, T = ids.shape
        self.model, self.place = model, place_of(ids)
        self.capitals = torch.tensor([question.capital for question in asked])
        with torch.inference_mode():
            shared = KVCache(model.config, 1, self.place)
            model(ids[:1, : self.place], shared)
            self._cache = KVCache(model.config, N, T)
            mine, theirs = (c.keys + c.values for c in (self._cache, shared))
            for one, other in zip(mine, theirs, strict=True):
                one[:, :, : self.place] = other
            self._cache.length = self.place  # what is run is written behind, each time anew
            self._rotary = model.rotation(self.place, T - self.place)
            x = model.token_embedding(ids[:, self.place :])  # [N, T', d_model]
            if (positions := model.positions(self.place, T - self.place)) is not None:
                x = x + positions
        names = [f"blocks.{i}.{part}.output" for i in range(self.n_layers) for part in SUBLAYERS]
        hooks = Hooks(names)
        self.streams = self._run(x, 0, hooks)
        self.outputs = hooks.captured

    @property
    def n_layers(self) -> int:
        """L."""
        return self.model.config.n_layers

    def said(self, edits: Mapping[str, Edit], first: int = 0) -> Tensor:
        """The likeliest next token of each question, [N].

        Args:
            edits: functions of activations at the tokens from the country on, by full names.
            first: the first block that is changed; those before it are not run.
        """
        return self.answer(self.streams[first], first, edits)

    def answer(self, x: Tensor, first: int, edits: Mapping[str, Edit] | None = None) -> Tensor:
        """The likeliest next tokens, [N], if this stream, [N, T', d_model], enters a block."""
        hooks = Hooks((), edits) if edits else NO_HOOKS
        last = self._run(x, first, hooks)[-1][:, LAST]
        with torch.inference_mode():
            return logit_lens(self.model, last).argmax(dim=-1)

    def _run(self, x: Tensor, first: int, hooks: Hooks) -> list[Tensor]:
        """The stream before block ``first`` and after each block from there on."""
        streams = [x]
        with torch.inference_mode():
            for i in range(first, self.n_layers):
                block, cache = self.model.blocks[i], self._cache.layer(i)
                streams.append(
                    block(streams[-1], None, cache, hooks.scoped(f"blocks.{i}"), self._rotary)
                )
        return streams

    def captured(self, names: Sequence[str], first: int = 0) -> dict[str, Tensor]:
        """Activations at the tokens from the country on, by full names, of no block before."""
        hooks = Hooks(names)
        self._run(self.streams[first], first, hooks)
        return hooks.captured

    def right(self, said: Tensor, *, of_other: bool = False) -> float:
        """The share of answers, [N], that are the own capital, or that of the question before."""
        wanted = self.capitals.roll(1) if of_other else self.capitals
        return (said == wanted).float().mean().item()


def streams_of(model: GPT, ids: Sequence[int], place: int) -> list[Tensor]:
    """Another text's stream before each block and after the last: L + 1 tensors [1, T', d_model].

    Args:
        model: the model.
        ids: the text.
        place: the first position that is kept.
    """
    names = ["embedding", *(f"blocks.{i}.output" for i in range(model.config.n_layers))]
    with torch.inference_mode():
        seen = model.activations(torch.tensor([[*ids]]), names)
    return [x[:, place:] for x in seen.values()]

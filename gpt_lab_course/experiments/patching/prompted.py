"""Questions about countries, for a model of any size whose activations can be edited.

All questions share a prefix and differ in the country, which is one token. The prefix is read once,
and its keys and values are reused. For a change in a block, only that block and later ones run, and
for a change at the last token, only that token. ``paths`` has the measurements.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from gpt_lab.interpret.lens import logit_lens
from gpt_lab.model.activations import NO_HOOKS, Edit, Hooks
from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course.experiments.patching.facts import PLAIN, askable, first_tokens, place_of

COUNTRY, LAST = 0, -1
"""Indices among the tokens that are run; the country is the first one."""

SUBLAYERS = ("attention", "feed_forward")


class CountryQuestion(NamedTuple):
    """A country, its question as IDs, and the first token of the right answer."""

    country: str
    ids: list[int]
    answer: int


def questions(
    tokenizer: Tokenizer,
    wording: str = PLAIN,
    about: Literal["capital", "language"] = "capital",
    *,
    start: int | None = None,
) -> list[CountryQuestion]:
    """Questions for countries whose name is one token and whose capital has a unique first token.

    Args:
        tokenizer: the tokenizer of any model.
        wording: a text with ``{}`` for the country.
        about: the subject of the question. Countries may share a language.
        start: an ID in front of each question; none when left out.
    """
    asked = askable(tokenizer)
    before = [] if start is None else [start]
    answers = first_tokens(tokenizer, [getattr(c, about) for c in asked]).tolist()
    return [
        CountryQuestion(c.name, before + tokenizer.encode(wording.format(c.name)), answer)
        for c, answer in zip(asked, answers, strict=True)
    ]


@torch.inference_mode()
def known(
    model: GPT, asked: Sequence[CountryQuestion], batch_size: int = 32
) -> list[CountryQuestion]:
    """The questions that a model answers: the answer's first token is the most probable."""
    right: list[CountryQuestion] = []
    for at in range(0, len(asked), batch_size):
        some = asked[at : at + batch_size]
        said = model.next_logits(torch.tensor([q.ids for q in some])).argmax(dim=-1).tolist()
        right += [q for q, token in zip(some, said, strict=True) if token == q.answer]
    return right


class Crossing:
    """A model that reads N questions, and whose activations can be edited.

    Args:
        model: the model, in evaluation mode.
        asked: questions of one length that differ in one token.

    Attributes:
        countries: the N countries.
        ids: the questions, [N, T].
        wanted: the right next tokens, [N].
        answers: the unchanged model's next tokens, [N].
        place: the country's position in the questions.
        streams: the stream before each block and after the last, at the tokens from the country
            on: L + 1 tensors [N, T', d_model].
        outputs: each sub-layer's output there, [N, T', d_model], by its full name.

    Raises:
        ValueError: there are fewer than two questions, or their lengths differ.
    """

    def __init__(self, model: GPT, asked: Sequence[CountryQuestion]) -> None:
        lengths = {len(question.ids) for question in asked}
        if len(lengths) != 1 or len(asked) < 2:
            raise RefusedValueError(
                f"{len(asked)} questions of {shown(sorted(lengths))} tokens: give two or more, of "
                "one length"
            )
        ids = torch.tensor([question.ids for question in asked])  # [N, T]
        N, self._T = ids.shape
        self.model, self.ids, self.place = model, ids, place_of(ids)
        self.countries = [question.country for question in asked]
        self.wanted = torch.tensor([question.answer for question in asked])
        with torch.inference_mode():
            shared = KVCache(model.config, 1, self.place)
            model(ids[:1, : self.place], shared)
            self._cache = KVCache(model.config, N, self._T)
            mine, theirs = (c.keys + c.values for c in (self._cache, shared))
            for one, other in zip(mine, theirs, strict=True):
                one[:, :, : self.place] = other
            x = model.token_embedding(ids[:, self.place :])  # [N, T', d_model]
            if (positions := model.positions(self.place, x.shape[1])) is not None:
                x = x + positions
        names = [f"blocks.{i}.{part}.output" for i in range(self.n_layers) for part in SUBLAYERS]
        hooks = Hooks(names)
        self.streams = self._run(x, 0, hooks)
        self.outputs = hooks.captured
        self._unchanged = copy.deepcopy(self._cache)  # for runs of only the last token
        self.answers = self.answer(self.streams[-1], self.n_layers)

    @property
    def n_layers(self) -> int:
        """L."""
        return self.model.config.n_layers

    def said(self, edits: Mapping[str, Edit], first: int = 0, place: int = COUNTRY) -> Tensor:
        """The most probable next token of each question, [N], with edits.

        Args:
            edits: functions of activations at the tokens from the country on, by full names.
            first: the first changed block; those before it are not run.
            place: ``LAST`` if only the last token is changed; edits then get only that one.
        """
        x = self.streams[first]
        return self.answer(x[:, LAST:] if place == LAST else x, first, edits)

    def answer(self, x: Tensor, first: int, edits: Mapping[str, Edit] | None = None) -> Tensor:
        """The most probable next tokens, [N], for a given stream before a block.

        Args:
            x: the stream at the tokens from the country on, or only at the last one, with the
                others unchanged: [N, T', d_model] or [N, 1, d_model].
            first: the block; L for the end of the model.
            edits: functions of activations, by full names.
        """
        hooks = Hooks((), edits) if edits else NO_HOOKS
        last = self._run(x, first, hooks)[-1][:, LAST]
        with torch.inference_mode():
            return logit_lens(self.model, last).argmax(dim=-1)

    def _run(self, x: Tensor, first: int, hooks: Hooks) -> list[Tensor]:
        """The stream before block ``first`` and after each block from there on."""
        start, streams = self._T - x.shape[1], [x]
        cache = self._cache if start == self.place else self._unchanged
        cache.length = start  # each run overwrites the cache after the prefix
        with torch.inference_mode():
            for i in range(first, self.n_layers):
                scoped = hooks.scoped(f"blocks.{i}")
                block = self.model.blocks[i]
                streams.append(block(streams[-1], None, cache.layer(i), scoped))
        return streams

    def captured(self, names: Sequence[str], first: int = 0) -> dict[str, Tensor]:
        """Activations at the tokens from the country on, by full names, from block ``first`` on."""
        hooks = Hooks(names)
        self._run(self.streams[first], first, hooks)
        return hooks.captured

    def right(self, said: Tensor) -> float:
        """The share of answers, [N], that are right."""
        return (said == self.wanted).float().mean().item()

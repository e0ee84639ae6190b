"""Patch parts of the lab model at one token, to find where a capital comes from.

A ``Trial`` asks "The capital of … is" for every country whose name is one token and whose capital
begins with a token of its own. Each experiment replaces outputs of sub-layers at one token, the
country's or the last one, and asks again. Everything else is fixed.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.lab_model.country import Country, countries
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model import GPT
from gpt_lab.model.activations import Edit
from gpt_lab.table import Table
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course.proportion import Proportion

PLAIN = "The capital of {} is"
LANGUAGES = "Many people in {} speak"

WAYS = ("zero", "mean", "other", "keep", "languages")
"""Replacements of an output: zeros; the mean of all countries; that of another country; that of the
unchanged run; or that of another country in a prompt about languages."""


class TrialResult(NamedTuple):
    """The answers to the prompts: shares of countries, and our sentence's most probable word."""

    word: str
    probability: float
    right: float
    others: float


class Trial:
    """Experiments on one wording, and the table of their results.

    Args:
        model: the lab model.
        tokenizer: its tokenizer.
        wording: a prompt with ``{}`` for the country.
        ours: the country of our sentence.
        source: the country from which our sentence gets outputs.
        last: whether sub-layers are changed at the last token instead of the country's.

    Attributes:
        countries: the N countries.
        ids: their prompts, [N, T].
        capitals: the right next tokens, [N].
        place: the position of the token at which sub-layers are changed.

    >>> from gpt_lab import load_lab_model
    >>> trial = Trial(*load_lab_model())
    >>> trial.answers().right
    1.0
    """

    def __init__(
        self,
        model: GPT,
        tokenizer: LabTokenizer,
        wording: str = PLAIN,
        *,
        ours: str = "France",
        source: str = "Germany",
        last: bool = False,
    ) -> None:
        self.model, self.tokenizer = model, tokenizer
        self.countries = askable(tokenizer)
        self.capitals = first_tokens(tokenizer, [c.capital for c in self.countries])
        self.ids = prompts(tokenizer, wording, self.countries)
        self._last = last
        self.place = self._place(self.ids)
        names = [c.name for c in self.countries]
        self.ours, self.source = names.index(ours), names.index(source)
        self._borrowed: dict[str, dict[str, Tensor]] = {}

    def answers(self, **changes: str) -> TrialResult:
        """Ask again with sub-layers changed at one token.

        Args:
            changes: the replacement of each, by a short name: ``ffn_0="mean"``,
                ``attention_0="zero"``; see ``WAYS``. The other country is the previous one in the
                list, and ``source`` for our sentence.

        Returns:
            The answers, with ``others`` the share that names the other country's capital.

        Raises:
            ValueError: there is no such sub-layer or way.
        """
        n = len(self.countries)
        rolled = torch.arange(n).roll(1)
        said = self._logits(torch.arange(n), rolled, changes).argmax(dim=-1)  # [N]
        ours, source = torch.tensor([self.ours]), torch.tensor([self.source])
        (probabilities,) = self._logits(ours, source, changes).softmax(dim=-1)  # [V]
        best = int(probabilities.argmax())
        return TrialResult(
            self.tokenizer.decode([best]).strip(),
            probabilities[best].item(),
            _share(said == self.capitals),
            _share(said == self.capitals[rolled]),
        )

    def probability(self, word: str, **changes: str) -> float:
        """The probability of a word's first token after our sentence, with these changes."""
        (token,) = first_tokens(self.tokenizer, [word]).tolist()
        ours, source = torch.tensor([self.ours]), torch.tensor([self.source])
        return self._logits(ours, source, changes)[0].softmax(dim=-1)[token].item()

    def compare(self, experiments: Mapping[str, Mapping[str, str]]) -> Table:
        """A table with a row for each experiment, with the changes of :meth:`answers`.

        Shares are of all countries, with their intervals.
        """
        rows = []
        for name, changes in experiments.items():
            found = self.answers(**changes)
            shares = (self._proportion(share) for share in (found.right, found.others))
            rows.append((name, f"{found.word} {found.probability:.2f}", *map(str, shares)))
        where = "at the last token" if self._last else "at the country"
        return Table(rows, [where, "our sentence", "right", "the other's"])

    def own_capitals(self, vectors: Tensor) -> tuple[Proportion, Proportion]:
        """The capitals that the countries' vectors, [N, d_model], give by themselves.

        The vectors are scored like the model's last stream, by its final norm and the rows of the
        capitals.

        Returns:
            The share of vectors with the highest score for their own country's capital among all N,
            and for the control, the share with that of the previous country.
        """
        with torch.inference_mode():
            scores = self.model.norm(vectors) @ self.model.unembedding[self.capitals].T  # [N, N]
        best, own = scores.argmax(dim=-1), torch.arange(len(vectors))
        return Proportion.of(best == own), Proportion.of(best == own.roll(1))

    def edits(self, who: Tensor, source: Tensor, changes: Mapping[str, str]) -> dict[str, Edit]:
        """Edits of the prompts ``who``, [n], with outputs from the prompts ``source``, [n]."""
        edits: dict[str, Edit] = {}
        for short, way in changes.items():
            part, _, block = short.rpartition("_")
            part = {"ffn": "feed_forward"}.get(part, part)
            name = f"blocks.{block}.{part}.output"
            if name not in self._outputs or way not in WAYS:
                raise RefusedValueError(
                    f"{short}={shown(way)} is no change: write ffn_0 to ffn_5 or attention_0 to "
                    f"attention_5, and one of {', '.join(WAYS)}"
                )
            edits[name] = put(self.place, self._new(name, way, who, source))
        return edits

    def said(self, edits: Mapping[str, Edit]) -> Tensor:
        """The most probable next token of each prompt, [N], with given edits."""
        return self._next(self.ids, edits).argmax(dim=-1)

    def output(self, name: str) -> Tensor:
        """A sub-layer's output in the unchanged prompts, [N, T, d_model], by its full name."""
        return self._outputs[name]

    def _new(self, name: str, way: str, who: Tensor, source: Tensor) -> Tensor:
        """The replacement of an output at the changed token, [n, d_model]."""
        here = self._outputs[name][:, self.place]  # [N, d_model]
        if way == "zero":
            return torch.zeros_like(here[who])
        if way == "mean":
            return here.mean(dim=0).expand(len(who), -1)
        if way == "languages":
            asked = prompts(self.tokenizer, LANGUAGES, self.countries)
            if way not in self._borrowed:
                self._borrowed[way] = self._read(asked)
            return self._borrowed[way][name][source, self._place(asked)]
        return here[source if way == "other" else who]

    def _place(self, ids: Tensor) -> int:
        return ids.shape[1] - 1 if self._last else place_of(ids)

    def _proportion(self, share: float) -> Proportion:
        n = len(self.countries)
        return Proportion(round(share * n), n)

    @functools.cached_property
    def _outputs(self) -> dict[str, Tensor]:
        return self._read(self.ids)

    def _read(self, ids: Tensor) -> dict[str, Tensor]:
        names = [f"blocks.*.{part}.output" for part in ("attention", "feed_forward")]
        with torch.inference_mode():
            return self.model.activations(ids, names)  # [N, T, d_model] each

    def _logits(self, who: Tensor, source: Tensor, changes: Mapping[str, str]) -> Tensor:
        return self._next(self.ids[who], self.edits(who, source, changes))

    def _next(self, ids: Tensor, edits: Mapping[str, Edit]) -> Tensor:
        """The logits after the last token alone, [n, V]."""
        with torch.inference_mode():
            seen = self.model.activations(ids, "norm", edits=edits)
            return seen["norm"][:, -1] @ self.model.unembedding.T


def askable(tokenizer: Tokenizer) -> list[Country]:
    """The countries whose name is one token, and whose capital has a unique first token."""
    single = [c for c in countries() if len(tokenizer.encode(f" {c.name}")) == 1]
    starts = first_tokens(tokenizer, [c.capital for c in single]).tolist()
    return [c for c, start in zip(single, starts, strict=True) if starts.count(start) == 1]


def first_tokens(tokenizer: Tokenizer, words: Sequence[str]) -> Tensor:
    """The first token of each word within a sentence, [N]."""
    return torch.tensor([tokenizer.encode(f" {word}")[0] for word in words])


def prompts(tokenizer: LabTokenizer, wording: str, known: Sequence[Country]) -> Tensor:
    """A prompt for each country, with the end-of-text token in front, [N, T]."""
    texts = [wording.format(c.name) for c in known]
    return torch.tensor([[tokenizer.end_of_text, *tokenizer.encode(text)] for text in texts])


def place_of(ids: Tensor) -> int:
    """The position at which prompts, [N, T], differ, which is the country's."""
    (place,) = (ids[0] != ids[1]).nonzero().flatten().tolist()
    return int(place)


def put(place: int, new: Tensor) -> Edit:
    """An edit that writes ``new``, [n, d_model], at one position of [n, T, d_model]."""

    def edit(x: Tensor) -> Tensor:
        x[:, place] = new
        return x

    return edit


def _share(hits: Tensor) -> float:
    return hits.float().mean().item()

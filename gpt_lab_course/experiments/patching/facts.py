"""Where does a capital come from? Parts of the lab model changed at one token.

A ``Trial`` asks "The capital of … is" for every country whose name is one token and whose capital
begins with a token of its own. Each experiment changes sublayers at one token alone, the country's
or the last, and asks again. Everything is held fixed but the outputs that it names.
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
"""What an output becomes: zeros; the mean of all countries; that of another country; what it was
without any change; or that of another country in a prompt about languages."""


class TrialResult(NamedTuple):
    """How the prompts were answered: shares of the countries, and our sentence's likeliest word."""

    word: str
    probability: float
    right: float
    others: float


class Trial:
    """Experiments on one wording, and the table of their results.

    Args:
        model: the lab model.
        tokenizer: its tokenizer.
        wording: a prompt with ``{}`` in the country's place.
        ours: the country of our sentence.
        source: the country that our sentence borrows from.
        last: whether sublayers are changed at the last token, and not at the country's.

    Attributes:
        countries: the N countries.
        ids: their prompts, [N, T].
        capitals: the right next tokens, [N].
        place: the position of the token at which sublayers are changed.

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
        """Ask again with sublayers changed at one token.

        Args:
            changes: how each becomes another, by a short name: ``ffn_0="mean"``,
                ``attention_0="zero"``; see ``WAYS``. Another country is the one before in the
                list, and for our sentence it is ``source``.

        Returns:
            The answers, ``others`` being the share that names the other country's capital.

        Raises:
            ValueError: there is no such sublayer or way.
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
        """Make experiments: a row for each, with the changes of :meth:`answers`.

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
        """Whose capital does each country's vector, [N, d_model], say by itself?

        The vectors are scored as the model scores its last stream, by its last norm and the rows of
        the capitals.

        Returns:
            The share of vectors that score their own country's capital highest of all N, and the
            share that so score the capital of the country before, which is the control.
        """
        with torch.inference_mode():
            scores = self.model.norm(vectors) @ self.model.unembedding[self.capitals].T  # [N, N]
        best, own = scores.argmax(dim=-1), torch.arange(len(vectors))
        return Proportion.of(best == own), Proportion.of(best == own.roll(1))

    def edits(self, who: Tensor, source: Tensor, changes: Mapping[str, str]) -> dict[str, Edit]:
        """The edits of the prompts ``who``, [n], which borrow from ``source``, [n]."""
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
        """The likeliest next token of each prompt, [N], with edits of your own."""
        return self._next(self.ids, edits).argmax(dim=-1)

    def output(self, name: str) -> Tensor:
        """A sublayer's output in the unchanged prompts, [N, T, d_model], by its full name."""
        return self._outputs[name]

    def _new(self, name: str, way: str, who: Tensor, source: Tensor) -> Tensor:
        """What the output becomes at the token that is changed, [n, d_model]."""
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
    """The countries whose name is one token, and whose capital's first token is no other's."""
    single = [c for c in countries() if len(tokenizer.encode(f" {c.name}")) == 1]
    starts = first_tokens(tokenizer, [c.capital for c in single]).tolist()
    return [c for c, start in zip(single, starts, strict=True) if starts.count(start) == 1]


def first_tokens(tokenizer: Tokenizer, words: Sequence[str]) -> Tensor:
    """The first token of each word within a sentence, [N]."""
    return torch.tensor([tokenizer.encode(f" {word}")[0] for word in words])


def prompts(tokenizer: LabTokenizer, wording: str, known: Sequence[Country]) -> Tensor:
    """A prompt for each country, the end-of-text token in front, [N, T]."""
    texts = [wording.format(c.name) for c in known]
    return torch.tensor([[tokenizer.end_of_text, *tokenizer.encode(text)] for text in texts])


def place_of(ids: Tensor) -> int:
    """The position at which prompts, [N, T], differ: the country's."""
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

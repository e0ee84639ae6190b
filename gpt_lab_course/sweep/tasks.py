"""What the models of a sweep learn: the generated questions, or a text."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
import torch
from numpy.typing import NDArray

from gpt_lab.model import GPT
from gpt_lab.training import TokenData, TrainingConfig
from gpt_lab.training.data import Batch, Batches
from gpt_lab.validation import RefusedValueError, choice, did_you_mean, integer
from gpt_lab_course.experiments.toy_tasks.questions import Level, Measured, Questions
from gpt_lab_course.experiments.training import letters

SETTINGS = {
    "questions": ("counts", "people", "tail", "names", "rows"),
    "letters": ("tokens", "context_length"),
    "corpus": ("folder", "tokens", "context_length"),
}
"""The settings of each kind of task: see ``Questions``, ``QuestionsTask`` and ``TextTask``."""


class Measurement(NamedTuple):
    """A model's measurement on held-out text, whose one half chooses and whose other half reports.

    A rate, or the moment to stop, is chosen by ``choosing``; so what is reported of the chosen
    model is not the luckiest of several draws.

    Attributes:
        choosing: the mean excess loss on the first half, in nats an answer or token.
        reported: each ability, or kind of text, on the second half.
    """

    choosing: float
    reported: dict[str, Measured]


class Task(Protocol):
    """A text to learn."""

    @property
    def context_length(self) -> int:
        """T, the tokens of a row."""

    @property
    def repeats(self) -> bool:
        """Whether the text is so short that rows come again, and learning it by heart pays."""

    def data(self) -> TokenData:
        """What a training run draws its batches from."""

    def measure(self, model: GPT) -> Measurement:
        """Measure a model on held-out text."""

    def levels(self) -> dict[str, Level]:
        """The floor and the chance of each ability, in nats, where they are known."""


def task(table: Mapping[str, Any]) -> Task:
    """The task of a plan's table.

    Raises:
        TypeError, ValueError: a setting is unknown, of the wrong kind or out of range.
        OSError: the token files are missing.
    """
    settings = dict(table)
    kind = choice("kind", settings.pop("kind", "questions"), [*SETTINGS])
    known = SETTINGS[kind]
    for name in settings:
        if name not in known:
            hint = did_you_mean(name, known)
            raise RefusedValueError(
                f"no setting {name!r} of a task of {kind}; there are {', '.join(known)}{hint}"
            )
    if kind == "questions":
        rows = integer("rows", settings.pop("rows", 0), 0)
        return QuestionsTask(Questions(**settings), rows)
    return TextTask(letters=kind == "letters", **settings)


class QuestionsTask:
    """The generated questions, always fresh or from a number of rows that come again and again.

    Args:
        questions: the text.
        rows: how many there are; 0 draws fresh ones in every step.
    """

    def __init__(self, questions: Questions, rows: int = 0) -> None:
        self.questions, self.rows = questions, rows

    @property
    def context_length(self) -> int:
        """T: the last answer of a row is only a target."""
        return int(self.questions.held_out.tokens.shape[1]) - 1

    @property
    def repeats(self) -> bool:
        """Whether rows come again."""
        return self.rows > 0

    def data(self) -> TokenData:
        """What a training run draws its batches from."""
        return _Drawn(self)

    def measure(self, model: GPT) -> Measurement:
        """Measure a model on 128 held-out rows that choose, and on 128 others."""
        chosen = self.questions.measure(model, slice(128)).values()
        answers = sum(one.answers for one in chosen)
        excess = sum(one.excess * one.answers for one in chosen) / answers
        return Measurement(excess, self.questions.measure(model, slice(128, None)))

    def levels(self) -> dict[str, Level]:
        """The floor and the chance of each ability, in nats an answer."""
        return self.questions.levels()


class _Drawn(TokenData):
    """Questions as the data of a training run: the batches are drawn, not cut from a text."""

    def __init__(self, task: QuestionsTask) -> None:
        self.vocab_size, self.end_of_text = task.questions.vocab_size, None
        self.train, self.held_out = {}, {}
        self._task = task

    def batches(self, config: TrainingConfig, rank: int = 0, ranks: int = 1) -> Batches:
        """The batches of a run."""
        return _DrawnBatches(self._task, config)


class _DrawnBatches(Batches):
    """Batches of questions: the target is −100, which no loss counts, but on answers."""

    def __init__(self, task: QuestionsTask, config: TrainingConfig) -> None:
        self.config, self._task = config, task
        self._pool = None
        if task.rows:
            draw = np.random.default_rng([config.seed, 0])
            self._pool = task.questions.rows(draw, task.rows)

    def train(self, step: int) -> Batch:
        """The batch of a step, [B, T] each."""
        draw = np.random.default_rng([self.config.seed, 1, step])
        B = self.config.batch_size
        if self._pool is None:
            tokens, asked = self._task.questions.rows(draw, B)
        else:
            tokens, asked = (part[draw.integers(self._task.rows, size=B)] for part in self._pool)
        targets = np.where(asked < 0, -100, tokens)[:, 1:]
        return torch.from_numpy(tokens[:, :-1].copy()), torch.from_numpy(targets.copy())

    def held_out(self) -> dict[str, list[Batch]]:
        """None: the task measures the model itself."""
        return {}


@dataclasses.dataclass(frozen=True)
class TextTask:
    """A text: the letters of lesson 8, or what the lab model's corpus has held-out texts of.

    Args:
        letters: whether it is the letters, which come with the package.
        folder: otherwise the corpus's token files, made by ``python -m gpt_lab data``.
        tokens: how many of its first tokens are trained on, of each kind of text in its share; 0
            takes all.
        context_length: T.
    """

    letters: bool
    folder: str = "corpus"
    tokens: int = 0
    context_length: int = 64

    def __post_init__(self) -> None:
        integer("tokens", self.tokens, 0)
        integer("context_length", self.context_length)
        self.data()  # refuses what is too short

    @property
    def repeats(self) -> bool:
        """Whether it is part of a text, so that it comes again and again."""
        return self.letters or self.tokens > 0

    def data(self) -> TokenData:
        """What a training run draws its batches from."""
        whole = _letters() if self.letters else _corpus(os.path.abspath(self.folder))
        texts = {kind: ids for kind, ids in whole.train.items() if kind in whole.held_out}
        size = sum(ids.size for ids in texts.values())
        if self.tokens > size:
            raise RefusedValueError(f"tokens={self.tokens:,} is more than the text has, {size:,}")
        share = self.tokens / size if self.tokens else 1.0
        train = {kind: ids[: round(share * ids.size)] for kind, ids in texts.items()}
        for ids in (*train.values(), *whole.held_out.values()):
            if ids.size <= 2 * self.context_length:
                raise RefusedValueError(
                    f"tokens={self.tokens} leaves {ids.size} of a kind of text, too few for rows "
                    f"of context_length={self.context_length}"
                )
        return TokenData(train, vocab_size=whole.vocab_size, end_of_text=whole.end_of_text)

    @torch.no_grad()
    def measure(self, model: GPT) -> Measurement:
        """The loss on each kind of held-out text: 64 rows that choose, 64 others that report."""
        whole = _letters() if self.letters else _corpus(os.path.abspath(self.folder))
        choosing, reported = [], {}
        for kind, ids in whole.held_out.items():
            rows = torch.from_numpy(self._rows(ids))  # [rows, T + 1]
            log_p = model(rows[:, :-1]).log_softmax(-1)
            loss = -log_p.gather(2, rows[:, 1:, None])[..., 0]
            right = (log_p.argmax(-1) == rows[:, 1:]).double()
            choosing.append(loss[::2].mean().item())
            reported[kind] = Measured(
                loss[1::2].mean().item(), right[1::2].mean().item(), loss[1::2].numel()
            )
        return Measurement(sum(choosing) / len(choosing), reported)

    def _rows(self, ids: NDArray[np.integer]) -> NDArray[np.int64]:
        """Up to 128 rows spread evenly over a text, [rows, T + 1], none within another."""
        T = self.context_length
        n = min(128, (ids.size - 1) // T)
        starts = np.linspace(0, ids.size - T - 1, n).astype(np.int64)
        rows: NDArray[np.int64] = ids[starts[:, None] + np.arange(T + 1)].astype(np.int64)
        return rows

    def levels(self) -> dict[str, Level]:
        """None: nobody knows the lowest possible loss of a text."""
        return {}


@cache
def _letters() -> TokenData:
    train, held_out = (ids.numpy() for ids in letters.data())
    return TokenData({"letters": train}, {"letters": held_out}, vocab_size=len(letters.alphabet()))


@cache
def _corpus(folder: str) -> TokenData:
    return TokenData.load(folder)

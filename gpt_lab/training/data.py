"""Token files, and batches cut from them.

A batch depends only on the seed and the step. So no generator state is stored, a resumed run gets
the same batches, and each process cuts its own share of the rows.
"""

from __future__ import annotations

import hashlib
import io
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from tokenize import TokenError

import numpy as np
import torch
from numpy.typing import ArrayLike, NDArray
from torch import Tensor

from gpt_lab.paths import read, to_path
from gpt_lab.training.config import TrainingConfig
from gpt_lab.validation import RefusedError, RefusedTypeError, RefusedValueError, integer, parsed

Batch = tuple[Tensor, Tensor]
"""Inputs and the tokens that follow them, [B, T] each."""


class TokenData:
    """Texts as token IDs, by kind.

    Args:
        train: one-dimensional arrays of token IDs by kind, or a single array of the kind "text".
        held_out: held-out arrays, likewise.
        vocab_size: V; every ID is below it.
        end_of_text: the ID before each document. When left out, rows start anywhere.

    Raises:
        TypeError: IDs are not integers.
        ValueError: an array is empty, is not one-dimensional, or has an ID outside the vocabulary.
    """

    def __init__(
        self,
        train: Mapping[str, ArrayLike] | ArrayLike,
        held_out: Mapping[str, ArrayLike] | ArrayLike | None = None,
        *,
        vocab_size: int,
        end_of_text: int | None = None,
    ) -> None:
        self.vocab_size = integer("vocab_size", vocab_size)
        self.end_of_text = None if end_of_text is None else integer("end_of_text", end_of_text, 0)
        if self.end_of_text is not None and self.end_of_text >= self.vocab_size:
            raise RefusedValueError(
                f"end_of_text={end_of_text} is outside the vocabulary, 0 … {vocab_size - 1}"
            )
        self.train = self._arrays(train, "train")
        self.held_out = {} if held_out is None else self._arrays(held_out, "held_out")

    def _arrays(
        self, given: Mapping[str, ArrayLike] | ArrayLike, part: str
    ) -> dict[str, NDArray[np.integer]]:
        by_kind = given if isinstance(given, Mapping) else {"text": given}
        return {
            kind: _checked(np.asarray(ids), f"{kind}.{part}", self.vocab_size)
            for kind, ids in by_kind.items()
        }

    @classmethod
    def load(cls, folder: str | os.PathLike[str]) -> TokenData:
        """Load the token files of a folder that ``python -m gpt_lab data`` wrote.

        Raises:
            FileNotFoundError: the folder or a file is missing.
            ValueError: a file differs from ``corpus.json``, or does not contain token IDs.
        """
        folder = to_path("folder", folder)
        index = folder / "corpus.json"
        hint = f": make the data with `python -m gpt_lab data --output {folder}`"
        corpus = parsed(read(index, hint), index)
        try:
            vocabulary = corpus["vocabulary"]
            vocab_size, end = vocabulary["size"], vocabulary["end_of_text"]
            checksums = {name: str(entry["sha256"]) for name, entry in corpus["files"].items()}
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise RefusedValueError(f"{index} is not an index of token files: {error!r}") from None
        for name in checksums:
            if Path(name).name != name:
                raise RefusedValueError(f"{index} names {name!r}, which is not beside it")
        parts: dict[str, dict[str, ArrayLike]] = {"train": {}, "held_out": {}}
        for name, checksum in checksums.items():
            kind, _, part = name.removesuffix(".npy").partition(".")
            if part in parts:
                parts[part][kind] = _read(folder / name, checksum)
        if not parts["train"]:
            raise RefusedValueError(f"{index} names no text to train on, such as prose.train.npy")
        try:
            return cls(**parts, vocab_size=vocab_size, end_of_text=end)
        except RefusedError as error:
            raise RefusedValueError(f"{index}: {error}") from None

    def batches(self, config: TrainingConfig, rank: int = 0, ranks: int = 1) -> Batches:
        """The batches of a run: see ``Batches``."""
        return Batches(self, config, rank, ranks)

    def fingerprint(self) -> dict[str, str]:
        """A checksum of each kind's training text, by which a resumed run recognizes its data."""
        return {
            kind: hashlib.sha256(ids.astype("<u4").tobytes()).hexdigest()
            for kind, ids in self.train.items()
        }


def _checked(ids: NDArray[np.integer], name: str, vocab_size: int) -> NDArray[np.integer]:
    if ids.ndim != 1:
        raise RefusedValueError(f"{name} has shape {list(ids.shape)}, not one dimension")
    if ids.size == 0:
        raise RefusedValueError(f"{name} is empty")
    if ids.dtype.kind not in "iu":  # for NumPy, time spans are integers too
        raise RefusedTypeError(f"{name} holds {ids.dtype}, not integers")
    for bad in (int(ids.min()), int(ids.max())):
        if not 0 <= bad < vocab_size:
            raise RefusedValueError(f"{name}: token ID {bad} is outside 0 … {vocab_size - 1}")
    return ids


def _read(path: Path, checksum: str) -> NDArray[np.integer]:
    content = read(path, "; corpus.json lists it")
    if hashlib.sha256(content).hexdigest() != checksum:
        raise RefusedValueError(f"{path} is damaged: its sha256 is not that of corpus.json")
    try:
        array: NDArray[np.integer] = np.lib.format.read_array(io.BytesIO(content))
    except (EOFError, OverflowError, SyntaxError, TokenError, TypeError, ValueError) as error:
        raise RefusedValueError(f"{path} is not an array of numbers: {error}") from None
    return array


class Batches:
    """The batches of a run.

    Args:
        data: the texts.
        config: batch size, context length, mix, seed.
        rank: the number of this share of each batch, 0 … ``ranks`` - 1.
        ranks: the number of shares.

    Raises:
        ValueError: a kind in the mix is missing or shorter than a row; or a kind with noise has no
            text.
    """

    def __init__(self, data: TokenData, config: TrainingConfig, rank: int = 0, ranks: int = 1):
        self.config = config
        rows = config.batch_size // ranks
        self._vocab_size, self._end_of_text = data.vocab_size, data.end_of_text
        self._share = slice(rank * rows, (rank + 1) * rows)
        self._row = np.arange(config.context_length + 1)
        used = dict.fromkeys(k for phase in config.phases for k, w in phase.mix.items() if w)
        self._train = self._long_enough(data.train, used or data.train, "train")
        for kind in config.noise:
            if kind not in data.train:
                raise RefusedValueError(
                    f"noise for {kind!r}, of which there is no text; there is {[*data.train]} "
                    "(noise={} is none at all)"
                )
        self._held_out = self._long_enough(data.held_out, data.held_out, "held_out")
        self._sizes = {kind: float(ids.size) for kind, ids in self._train.items()}
        self._starts = {
            kind: np.flatnonzero(ids[: -config.context_length] == data.end_of_text)
            for kind, ids in self._train.items()
            if data.end_of_text is not None
        }

    def _long_enough(
        self, arrays: Mapping[str, NDArray[np.integer]], kinds: Iterable[str], part: str
    ) -> dict[str, NDArray[np.integer]]:
        need = self._row.size
        for kind in kinds:
            if kind not in arrays:
                raise RefusedValueError(
                    f"no {part} data of the kind {kind!r}; there is {[*arrays]}"
                )
            if arrays[kind].size < need:
                raise RefusedValueError(
                    f"{kind}.{part} has {arrays[kind].size} tokens; a row takes context_length + 1 "
                    f"= {need}"
                )
        return {kind: arrays[kind] for kind in kinds}

    def train(self, step: int) -> Batch:
        """This share of the batch of a step, [B / ranks, T] each, or more and shorter rows."""
        config, phase = self.config, self.config.phase(step)
        mix = {k: w for k, w in (phase.mix if phase else self._sizes).items() if w}
        draw = np.random.default_rng([config.seed, step])
        # Stratified sampling, one point in each of B equal parts of [0, 1): every batch has each
        # kind # in its share, to within a row.
        points = (np.arange(config.batch_size) + draw.random()) / config.batch_size
        bounds = np.cumsum([*mix.values()]) / sum(mix.values())
        kinds = np.minimum(np.searchsorted(bounds, points, side="right"), len(mix) - 1)
        at_start = draw.random(config.batch_size) < config.document_starts
        place = draw.random(config.batch_size)
        names = [*mix]
        rows = [
            self._cut(names[kinds[i]], bool(at_start[i]), float(place[i]))
            for i in range(config.batch_size)[self._share]
        ]
        inputs, targets = _batch(rows)
        if config.noise:
            shares = np.array([config.noise.get(name, 0.0) for name in names])[kinds]
            self._replace(inputs, shares[:, None], draw)
        length = config.context_length // (phase.pieces if phase else 1)
        return inputs.reshape(-1, length), targets.reshape(-1, length)

    def _replace(
        self, inputs: Tensor, shares: NDArray[np.float64], draw: np.random.Generator
    ) -> None:
        """Replace some tokens by random ones, in place, but not the starts of documents."""
        shape = (len(shares), inputs.shape[1])  # all processes draw for the whole batch
        replaced = torch.from_numpy((draw.random(shape) < shares)[self._share])
        others = torch.from_numpy(draw.integers(self._vocab_size, size=shape)[self._share])
        replaced &= inputs != (-1 if self._end_of_text is None else self._end_of_text)
        inputs[replaced] = others[replaced]

    def _cut(self, kind: str, at_start: bool, place: float) -> NDArray[np.integer]:
        ids, starts = self._train[kind], self._starts.get(kind)
        if at_start and starts is not None and starts.size:
            first = starts[int(place * starts.size)]
        else:
            first = int(place * (ids.size - self.config.context_length))
        row: NDArray[np.integer] = ids[first + self._row]
        return row

    def held_out(self) -> dict[str, list[Batch]]:
        """This share of the evaluation batches, by kind: rows spread evenly over the text."""
        config = self.config
        by_kind = {}
        for kind, ids in self._held_out.items():
            count = config.evaluation_batches * config.batch_size
            first = np.linspace(0, ids.size - self._row.size, count).astype(np.int64)
            batches = first.reshape(config.evaluation_batches, -1)[:, self._share]
            by_kind[kind] = [_batch([ids[start + self._row] for start in b]) for b in batches]
        return by_kind


def _batch(rows: Iterable[NDArray[np.integer]]) -> Batch:
    ids = torch.from_numpy(np.stack([*rows]).astype(np.int64))  # [B, T + 1]
    return ids[:, :-1].clone(), ids[:, 1:].contiguous()

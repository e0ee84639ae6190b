"""Learning a vocabulary: with counts that are kept, against counting all pairs before each merge.

Run from the project's root, on a quiet machine: ``python -m benchmarks.tokenization``. The text is
the first million characters of Python's own standard library, which every machine has. The third
contestant is the trainer of Hugging Face's tokenizers, which is written in Rust.
"""

from __future__ import annotations

import statistics
import sysconfig
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import tokenizers
from tokenizers.pre_tokenizers import ByteLevel

from benchmarks.measure import Limits, arguments, report, table, take_turns, times_as_fast
from gpt_lab.tokenization.byte_level import BYTES, byte_ids
from gpt_lab.tokenization.pattern import split
from gpt_lab.tokenization.training import TrainingStep, train_steps

MERGES = (100, 300)
ROUNDS = 3  # counting anew takes a quarter of a minute


def text(characters: int = 1_000_000) -> str:
    """Python's own modules, one after another."""
    modules = sorted(Path(sysconfig.get_paths()["stdlib"]).glob("*.py"))
    return "".join(path.read_text(encoding="utf-8") for path in modules)[:characters]


def plain_steps(text: str, vocab_size: int) -> Iterator[TrainingStep]:
    """What lesson 1 does: count all pairs, merge the most frequent, and repeat.

    Two things are added: each different word is kept once, with how often it occurs; and of several
    pairs that are equally frequent, the one with the lowest IDs is taken.
    """
    words = {tuple(byte_ids(word.encode())): n for word, n in Counter(split(text)).items()}
    tokens = list(BYTES)
    while len(tokens) < vocab_size:
        counts: Counter[tuple[int, int]] = Counter()
        for word, times in words.items():
            for pair in pairwise(word):
                counts[pair] += times
        if not counts:
            return
        best = min(counts, key=lambda pair: (-counts[pair], pair))
        left, right = best
        yield TrainingStep(tokens[left], tokens[right], counts[best], len(tokens))
        merged: Counter[tuple[int, ...]] = Counter()
        for word, times in words.items():
            merged[_merge(word, best, len(tokens))] += times
        words = dict(merged)
        tokens.append(tokens[left] + tokens[right])


def _merge(word: tuple[int, ...], pair: tuple[int, int], new: int) -> tuple[int, ...]:
    merged, i = [], 0
    while i < len(word):
        is_pair = word[i : i + 2] == pair
        merged.append(new if is_pair else word[i])
        i += 2 if is_pair else 1
    return tuple(merged)


def in_rust(text: str, vocab_size: int) -> tokenizers.Tokenizer:
    """The same vocabulary, by Hugging Face's trainer, on one thread."""
    trainer = tokenizers.trainers.BpeTrainer(
        vocab_size=vocab_size, initial_alphabet=ByteLevel.alphabet(), show_progress=False
    )
    tokenizer = tokenizers.Tokenizer(tokenizers.models.BPE())
    tokenizer.pre_tokenizer = ByteLevel(add_prefix_space=False)
    tokenizer.train_from_iterator([text], trainer)
    return tokenizer


def vocabulary_training(rounds: int) -> str:
    corpus, rows = text(), []
    for merges in MERGES:
        size = len(BYTES) + merges
        tasks = {
            "gpt_lab": lambda size=size: [*train_steps(corpus, size)],
            "tokenizers": lambda size=size: in_rust(corpus, size),
            "anew": lambda size=size: [*plain_steps(corpus, size)],
        }
        assert [*train_steps(corpus, size)] == [*plain_steps(corpus, size)]
        times = take_turns(tasks, min(rounds, ROUNDS), warm_up=0)
        rows.append(
            [
                f"{merges:,} merges",
                *(f"{statistics.median(times[name]):.2f}" for name in tasks),
                f"{times_as_fast(times, 'gpt_lab', 'anew'):.0f} ×",
            ]
        )
    head = ["a million characters, seconds", "gpt_lab", "tokenizers (Rust)", "counting anew"]
    return table([*head, "against counting anew"], rows)


def main() -> None:
    options = arguments(__doc__)
    limits = Limits(options.threads)
    report("vocabulary_training", vocabulary_training(options.rounds), options.output)
    report("tokenization_machine", limits.describe(), options.output)


if __name__ == "__main__":
    main()

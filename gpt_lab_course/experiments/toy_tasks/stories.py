"""Stories of one pattern with known lowest losses, and models that learn them.

Each story is a pattern with five open words. So the lowest possible loss for a given knowledge can
be computed, and a copied word can be moved to another position.
"""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab_course.experiments.training.descent import descend, float64
from gpt_lab_course.experiments.training.letters import loss_of, optimizer

PATTERN = (
    "{owner} has a {color} {thing} . {taker} takes the {thing} to the "
    "{place} . now the {color} {thing} is in the {place} ."
)
TABLE = """
owner: Ada Ben Eva Finn Gus Ida Jon Kim Leo Mia Noa Tom
color: black blue green gray red white
thing: ball bell boat book coat drum hat key kite lamp rope spoon
taker: Ada Ben Eva Finn Gus Ida Jon Kim Leo Mia Noa Tom
place: attic barn box cellar garden kitchen
"""
CHOICES: dict[str, list[str]] = {
    slot: words.split() for slot, words in (line.split(": ") for line in TABLE.strip().splitlines())
}
HELD_OUT = 128
"""The number of held-out stories, the first ones."""

FILLER = 4
"""The number of filler words in a story with varying positions."""


@cache
def stories() -> list[str]:
    """All stories, in a fixed random order."""
    chosen = itertools.product(*CHOICES.values())
    found = [PATTERN.format(**dict(zip(CHOICES, words, strict=True))) for words in chosen]
    random.Random(8).shuffle(found)
    return found


def with_filler(text: str, chance: random.Random) -> str:
    """Add filler words in front of a story and after its first sentence, so that positions vary."""
    before = chance.randrange(FILLER + 1)
    first, rest = text.split(" . ", 1)
    return " ".join(["well"] * before + [first, "."] + ["so"] * (FILLER - before) + [rest])


@cache
def ids_of_words() -> dict[str, int]:
    """Each word's ID; the start of a story has 0."""
    words = sorted({word for story in stories() for word in story.split()})
    return {word: i for i, word in enumerate(["<start>", *words, "well", "so"])}


def encode(text: str) -> list[int]:
    """A story's IDs, with that of the start in front."""
    return [ids_of_words()[word] for word in f"<start> {text}".split()]


@cache
def data(*, filler: bool = False) -> tuple[Tensor, Tensor]:
    """IDs of the training stories and of those held out: [stories, T + 1] each."""
    chance = random.Random(0)
    texts = [with_filler(text, chance) for text in stories()] if filler else stories()
    rows = torch.tensor([encode(text) for text in texts])
    return rows[HELD_OUT:], rows[:HELD_OUT]


@float64()
def train(
    *, n_layers: int, steps: int, filler: bool = False, seed: int = 0, every: int = 25
) -> tuple[GPT, list[tuple[float, float]]]:
    """Train a model on stories, 32 a step, each used once.

    Args:
        n_layers: the number of blocks.
        steps: the number of steps; the stories last for 1,940.
        filler: whether filler words shift positions.
        seed: the seed of the initial weights.
        every: steps between measurements.

    Returns:
        The model, and pairs of step and held-out loss.
    """
    rows, held_out = data(filler=filler)
    V, T = len(ids_of_words()), rows.shape[1] - 1
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model = GPT(
            GPTConfig(
                vocab_size=V,
                context_length=T + 1,
                d_model=64,
                n_heads=4,
                n_layers=n_layers,
                dropout=0.0,
            )
        )
    curve = [(0.0, _held_out_loss(model, held_out))]
    for step in _steps(model, rows, steps):
        if step % every == 0:
            curve.append((float(step), _held_out_loss(model, held_out)))
    return model.eval(), curve


def _steps(model: GPT, rows: Tensor, steps: int, learning_rate: float = 3e-3) -> Iterator[int]:
    adamw = optimizer(model, learning_rate)
    for step in range(1, steps + 1):
        share = (1 + math.cos(math.pi * step / steps)) / 2
        adamw.param_groups[0]["lr"] = adamw.param_groups[1]["lr"] = (
            learning_rate * min(1, step / 30) * share
        )
        some = rows[(step - 1) * 32 : step * 32]
        descend(loss_of(model, some[:, :-1], some[:, 1:]), adamw, clipped=model)
        yield step


@torch.no_grad()
def _held_out_loss(model: GPT, rows: Tensor) -> float:
    return loss_of(model, rows[:, :-1], rows[:, 1:]).item()


def _entropy(counts: Tensor) -> Tensor:
    p = counts / counts.sum(-1, keepdim=True)
    mean: Tensor = torch.special.xlogy(p, p).sum(-1)
    return -mean


@cache
def levels() -> dict[str, float]:
    """The lowest possible loss in nats a word, by a model's knowledge; the last one is the minimum.

    The frequencies of words and pairs are those of the held-out stories.
    """
    rows, V = data()[1], len(ids_of_words())
    inputs, targets = rows[:, :-1].flatten(), rows[:, 1:].flatten()
    each = torch.bincount(targets, minlength=V).double()
    pairs = torch.bincount(inputs * V + targets, minlength=V * V).view(V, V).double()
    pairs = pairs[pairs.sum(-1) > 0]
    T = rows.shape[1] - 1
    surprise = {slot: math.log(len(words)) for slot, words in CHOICES.items()}
    slots = re.findall(r"{(\w+)}", PATTERN)  # nine of them, for five choices
    return {
        "nothing": math.log(V),
        "words alone": _entropy(each).item(),
        "pairs of words": (pairs.sum(-1) / pairs.sum() * _entropy(pairs)).sum().item(),
        "the pattern": sum(surprise[slot] for slot in slots) / T,
        "the pattern, and looks back": sum(surprise.values()) / T,
    }


def recolored(text: str) -> str:
    """The story with another color at its first position; the second one is unchanged."""
    words = text.split()
    place = next(i for i, word in enumerate(words) if word in CHOICES["color"])
    colors = CHOICES["color"]
    words[place] = colors[(colors.index(words[place]) + 1) % len(colors)]
    return " ".join(words)


@torch.no_grad()
def colors_right(model: GPT, texts: Sequence[str], *, new: bool = False) -> float:
    """How often the most probable word at the second color's position is that color.

    Args:
        model: the model.
        texts: stories.
        new: whether the color at the first position counts instead.
    """
    right = 0
    for text in texts:
        words = text.split()
        place = words.index("now") + 2  # now the COLOR
        row = encode(" ".join(words[:place]))
        logits = model(torch.tensor([row]))[0, -1]  # [V]
        color = next(w for w in words if w in CHOICES["color"]) if new else words[place]
        right += int(logits.argmax().item() == ids_of_words()[color])
    return right / len(texts)


def look_at_color(model: GPT, text: str) -> tuple[Tensor, list[str]]:
    """The head of block 0 with the most attention to the first color where the second is predicted.

    Returns:
        Its attention weights [T, T], and the words.
    """
    words = ["<start>", *text.split()]
    color = next(i for i, word in enumerate(words) if word in CHOICES["color"])
    asks = words.index("now") + 1  # "the", after which the color is predicted
    name = "blocks.0.attention.weights"
    heads = model.activations(torch.tensor([encode(text)[:-1]]), name)[name][0]  # [H, T, T]
    best: Tensor = heads[heads[:, asks, color].argmax()]
    return best, words[:-1]

"""The logit lens on the lab model's layers, and the model with its blocks rearranged.

The model is the shipped one, unchanged. What varies: where the stream is read, where it is
exchanged between two questions, and the order of the blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.interpret.lens import logit_lens, stream_names
from gpt_lab.lab_model import load_lab_model
from gpt_lab.lab_model.evaluation import held_out_ids
from gpt_lab.model import GPT
from gpt_lab_course.experiments.answers.capitals import Questions, capital_questions
from gpt_lab_course.experiments.training.descent import token_loss


def median_rank(logits: Tensor, tokens: Tensor) -> float:
    """The median number of tokens that are more probable than a given one: [n, V] and [n]."""
    own = logits.gather(1, tokens[:, None])  # [n, 1]
    return float((logits > own).sum(dim=1).median())


@torch.no_grad()
def ranks(capital: Tensor | None = None) -> list[float]:
    """The median rank over countries of the answer, after each sub-layer.

    Args:
        capital: the answers' tokens, [184]; the right ones when left out.
    """
    model, _ = load_lab_model()
    asked = capital_questions()
    wanted = asked.capital if capital is None else capital
    names = stream_names(model.config.n_layers)
    seen = model.activations(asked.ids, names)
    return [median_rank(logit_lens(model, asked.after(seen[name])), wanted) for name in names]


@torch.no_grad()
def ahead(shifts: Sequence[int] = range(1, 21)) -> list[float]:
    """How often the right capital is more probable than another one, after each sub-layer.

    Args:
        shifts: distances in the list of countries to the one with the other capital; shares are
            averaged over them.
    """
    model, _ = load_lab_model()
    asked = capital_questions()
    names = stream_names(model.config.n_layers)
    seen = model.activations(asked.ids, names)
    shares = []
    for name in names:
        logits = logit_lens(model, asked.after(seen[name]))  # [n, V]
        own = logits.gather(1, asked.capital[:, None])  # [n, 1]
        others = torch.stack([asked.capital.roll(shift) for shift in shifts], dim=1)
        shares.append((own > logits.gather(1, others)).float().mean().item())
    return shares


@cache
@torch.no_grad()
def _tops(kind: str, n: int) -> list[Tensor]:
    """The logit lens's answers after each block at each position of n windows, [n · 128] each."""
    model, tokenizer = load_lab_model()
    ids = held_out_ids(tokenizer, kind)[: n * 128].view(n, 128)
    names = stream_names(model.config.n_layers, halves=False)[1:]
    seen = model.activations(ids, names)
    return [logit_lens(model, seen[name]).argmax(dim=-1).flatten() for name in names]


def settled_shares(kind: str, *, shuffled: bool = False, n: int = 12) -> list[float]:
    """The share of positions whose answer equals the final one from each block on.

    Args:
        kind: the kind of held-out text, such as ``"prose"``.
        shuffled: whether to compare each position with the final answer at a random other one (seed
            0), the control for frequent tokens.
        n: windows of 128 tokens.
    """
    tops = _tops(kind, n)
    final = tops[-1]
    if shuffled:
        final = final[torch.randperm(len(final), generator=torch.Generator().manual_seed(0))]
    still, shares = torch.ones_like(final, dtype=torch.bool), list[float]()
    for top in reversed(tops):
        still = still & (top == final)
        shares.insert(0, still.float().mean().item())
    return shares


def short_questions() -> Questions:
    """The questions for countries of one token, so that all tokens have the same positions."""
    asked = capital_questions()
    some = (asked.last == asked.last.min()).nonzero().flatten()
    few = asked[some]
    return Questions(few.ids[:, : int(few.last[0]) + 1], few.last, few.country, few.capital)


@torch.no_grad()
def exchanged(layer: int, place: int) -> tuple[int, int, float]:
    """Exchange the stream at one token between questions, after one block.

    Args:
        layer: the block.
        place: the token, counted from the question's end: −2 is the country.

    Returns:
        The number of ``short_questions`` answered with their own capital, the number answered with
        the other country's capital, and that capital's median rank in the logit lens at the token.
    """
    model, _ = load_lab_model()
    asked = short_questions()
    state = f"blocks.{layer}.output"

    def from_another(x: Tensor) -> Tensor:  # [n, T, d_model]
        x[:, place] = x[:, place].roll(1, dims=0)
        return x

    seen = model.activations(asked.ids, ["logits", state], edits={state: from_another})
    chosen = seen["logits"][:, -1].argmax(dim=-1)
    other = asked.capital.roll(1)
    rank = median_rank(logit_lens(model, seen[state][:, place]), other)
    return int((chosen == asked.capital).sum()), int((chosen == other).sum()), rank


def in_order(order: Sequence[int]) -> Callable[[Tensor], Tensor]:
    """The lab model with its blocks in another order, as a function from IDs to logits."""
    model, _ = load_lab_model()
    return lambda ids: _through(model, ids, order, None)


def with_noise(layer: int, seed: int = 0) -> Callable[[Tensor], Tensor]:
    """The lab model with a block's additions replaced by random vectors of the same lengths."""
    model, _ = load_lab_model()
    order = range(model.config.n_layers)
    return lambda ids: _through(model, ids, order, (layer, torch.Generator().manual_seed(seed)))


@torch.no_grad()
def _through(
    model: GPT, ids: Tensor, order: Sequence[int], noise: tuple[int, torch.Generator] | None
) -> Tensor:
    x = model.token_embedding(ids) + model.positions(0, ids.shape[1])  # [B, T, d_model]
    for i in order:
        after = model.blocks[i](x)
        if noise is not None and i == noise[0]:
            added = after - x
            drawn = torch.randn(x.shape, generator=noise[1])
            after = x + F.normalize(drawn, dim=-1) * added.norm(dim=-1, keepdim=True)
        x = after
    return logit_lens(model, x)  # [B, T, V]


@cache
def _stories() -> tuple[Tensor, Tensor]:
    _, tokenizer = load_lab_model()
    ids = held_out_ids(tokenizer, "stories")[: 8 * 128 + 1]
    return ids[:-1].view(8, 128), ids[1:].view(8, 128)


def story_loss(model: Callable[[Tensor], Tensor]) -> float:
    """The loss on 8 windows of held-out stories, in nats a token."""
    inputs, targets = _stories()
    with torch.no_grad():
        return token_loss(model(inputs), targets).item()

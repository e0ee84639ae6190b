"""Trace a capital through the model: where it can be read out, and where ablation matters."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from gpt_lab.model import GPT
from gpt_lab_course.experiments.patching.facts import Trial, put


def effects(trial: Trial, part: str, way: str, places: Sequence[int]) -> Tensor:
    """The effect of one change at one token, in each block and at each of some positions.

    Args:
        trial: the prompts; all of them are changed in the same way.
        part: ``"attention"`` or ``"feed_forward"``, the changed output.
        way: ``"zero"``, ``"mean"`` (over the countries), or ``"other"`` (the previous prompt).
        places: positions in the prompts.

    Returns:
        Shares of the countries, [L, places]: of right capitals, or, with ``"other"``, of answers
        that are the other country's capital.
    """
    wanted = trial.capitals.roll(1) if way == "other" else trial.capitals
    table = torch.zeros(trial.model.config.n_layers, len(places))
    for layer in range(len(table)):
        name = f"blocks.{layer}.{part}.output"
        output = trial.output(name)  # [N, T, d_model]
        new = {
            "zero": torch.zeros_like(output),
            "mean": output.mean(dim=0, keepdim=True).expand_as(output),
            "other": output.roll(1, dims=0),
        }[way]
        for column, place in enumerate(places):
            said = trial.said({name: put(place, new[:, place])})
            table[layer, column] = (said == wanted).float().mean()
    return table


def stages(trial: Trial, names: Sequence[str]) -> dict[str, Tensor]:
    """Activations at the country's token, [N, d_model] each."""
    with torch.inference_mode():
        seen = trial.model.activations(trial.ids, names)
    return {name: seen[name][:, trial.place].clone() for name in names}


def fetched(model: GPT, vectors: Tensor, layer: int = 4) -> Tensor:
    """The attention output of a block if all attention went to vectors, [N, d_model].

    The vectors pass through the block's norm, the value matrices of all heads and the output
    matrix, with a weight of 1 in every head.
    """
    block = model.blocks[layer]
    with torch.inference_mode():
        *_, values = block.attention.qkv(block.norm_1(vectors)).chunk(3, dim=-1)  # type: ignore[operator, union-attr]
        result: Tensor = model.norm(block.attention.output(values))  # type: ignore[operator, union-attr]
    return result


def nearest_capital(vectors: Tensor, rows: Tensor) -> Tensor:
    """The index among N rows of capitals, [N, d_model], that each of n vectors matches best: [n].

    Every capital's scores are centered over the vectors, since some are always high.
    """
    scores = vectors @ rows.T  # [n, N]
    return (scores - scores.mean(dim=0)).argmax(dim=1)


def learned_readout(
    vectors: Tensor, rows: Tensor, *, folds: int = 8, ridge: float = 1.0, seed: int = 0
) -> float:
    """The share of capitals that a linear map finds for countries on which it was not fitted.

    The map goes from a country's vector to its capital's row. It is a ridge regression with
    cross-validation.

    Args:
        vectors: vectors of the countries, [N, d_model].
        rows: rows of their capitals, [N, d_model], in the same order.
        folds: the number of random folds.
        ridge: the penalty, relative to the vectors' mean squared norm.
        seed: the seed of the folds.

    Returns:
        The share of countries whose capital is the nearest of all N; chance is 1 / N.
    """
    N = len(vectors)
    order = torch.randperm(N, generator=torch.Generator().manual_seed(seed))
    hits = 0
    for fold in range(folds):
        test = order[fold::folds]
        train = torch.ones(N, dtype=torch.bool).index_fill(0, test, False)
        x_mean, y_mean = vectors[train].mean(dim=0), rows[train].mean(dim=0)
        x, y = (vectors[train] - x_mean).double(), (rows[train] - y_mean).double()
        penalty = ridge * x.square().sum(dim=1).mean()
        kernel = x @ x.T + penalty * torch.eye(len(x), dtype=torch.float64)
        weights = x.T @ torch.linalg.solve(kernel, y)  # [d_model, d_model]
        found = (vectors[test] - x_mean).double() @ weights
        target = torch.nn.functional.normalize((rows - y_mean).double(), dim=-1)
        hits += int(((found @ target.T).argmax(dim=1) == test).sum())
    return hits / N

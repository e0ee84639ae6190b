"""What the map's first picture shows; the page computes the same of any text."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

from gpt_lab.interpret.lens import logit_lens, stream_names
from gpt_lab_course.widgets.lab_model import most_probable, page_ids, page_model, page_window

if TYPE_CHECKING:
    from torch import Tensor

MAX_ROWS = 32
"""How many tokens have a row, the last ones."""

ROWS_WITH_WORDS = 12
"""Up to how many rows each has its guesses; of more, the last has them alone."""

ROWS_WITH_LOSSES = 9
"""Up to how many tokens the heads that the answer needs are looked for at each; or at the last."""

NEEDED = 0.1
"""By how much a head that is needed at a token raises the answer's log probability, in nats."""

SHORTEST = 0.1
"""An arc is known from this weight on."""


@cache
def first_reading(text: str) -> dict[str, Any]:
    """What the page shows before its model has loaded.

    Returns:
        ``start``, how many tokens of the text come before those that have a row; ``ids``, these
        tokens, T of them; ``shares``, [2L + 1, T, 3], what the stream is made of after the
        embedding and after each sub-layer: the projections of the embedding, of all that attention
        has added so far and of all that feed-forward networks have, on the stream's direction,
        which add up to its length; ``added``, [2L, T], the lengths of what is added; ``arcs``,
        ``[layer, head, to, from, weight]`` each; ``words``, [L][T], the likeliest next token and
        its probability if the model ended after each block; ``guesses``, [T], the same at the end;
        ``next``, the ten likeliest tokens after the text; ``chances``, [2L + 2], the probability of
        the first of them after each stage, and at the end.
    """
    import torch

    model, whole = page_model(), page_ids(text)
    L, window = model.config.n_layers, page_window(whole)
    T = min(len(window), MAX_ROWS)
    names = stream_names(L)
    outputs = [f"blocks.{i}.{p}.output" for i in range(L) for p in ("attention", "feed_forward")]
    weights = [f"blocks.{i}.attention.weights" for i in range(L)]
    with torch.inference_mode():
        seen = model.activations(torch.tensor([window]), [*names, *outputs, *weights, "logits"])
        rows = {name: seen[name][0, -T:] for name in [*names, *outputs]}  # [T, d_model]
        logits = seen["logits"][0, -T:]
        answer = most_probable(logits[-1], 10)
        lens = {name: logit_lens(model, rows[name]) for name in names}
    told = range(T) if T <= ROWS_WITH_WORDS else range(T - 1, T)
    chances = [*lens.values(), logits]
    return {
        "start": len(whole) - T,
        "ids": whole[-T:],
        "shares": _shares(rows["embedding"], [rows[name] for name in outputs]),
        "added": [[round(float(n), 3) for n in rows[name].norm(dim=-1)] for name in outputs],
        "arcs": _arcs([seen[name][0, :, -T:, -T:] for name in weights]),
        "words": [
            [
                most_probable(lens[f"blocks.{i}.output"][t], 1)[0] if t in told else None
                for t in range(T)
            ]
            for i in range(L)
        ],
        "guesses": [most_probable(logits[t], 1)[0] if t in told else None for t in range(T)],
        "next": answer,
        "chances": [round(float(one[-1].softmax(-1)[answer[0][0]]), 6) for one in chances],
    }


def _shares(embedding: Tensor, added: list[Tensor]) -> list[list[list[float]]]:
    """What the stream is made of, [2L + 1, T, 3], of [T, d_model] each."""
    import torch

    sums = torch.stack([embedding, torch.zeros_like(embedding), torch.zeros_like(embedding)])
    stages = [sums]
    for i, one in enumerate(added):
        sums = sums.clone()
        sums[1 + i % 2] += one
        stages.append(sums)
    shares = []
    for sums in stages:  # [3, T, d_model]
        stream = sums.sum(0)
        direction = stream / stream.norm(dim=-1, keepdim=True)
        shares.append((sums * direction).sum(-1).T)  # [T, 3]
    return [[[round(float(s), 3) for s in row] for row in stage] for stage in shares]


def _arcs(weights: list[Tensor]) -> list[tuple[int, int, int, int, float]]:
    """The weights of ``SHORTEST`` or more, of [H, T, T] in each block."""
    return [
        (layer, head, to, there, round(float(one[head, to, there]), 5))
        for layer, one in enumerate(weights)
        for head, to, there in (one >= SHORTEST).nonzero().tolist()
    ]


@cache
def first_losses(text: str) -> dict[str, Any]:
    """What is left of the answer when a part is switched off, each alone.

    Returns:
        ``heads``, [L, H], and ``feed_forward``, [L]: the answer's probability without this part;
        ``needed``, ``[layer, head, position, nats]``: the heads that the answer needs at one token:
        switched off there alone, they lower its log probability by ``NEEDED`` or more.
    """
    import torch

    model, ids = page_model(), page_window(page_ids(text))
    L, H = model.config.n_layers, model.config.n_heads
    T = len(ids)
    rows = range(T) if T <= ROWS_WITH_LOSSES else range(T - 1, T)
    with torch.inference_mode():
        before = model.next_logits(torch.tensor([ids]))[0].log_softmax(-1)
        answer = int(before.argmax())
        full = float(before[answer])

        def without(name: str, places: list[tuple[int, ...]]) -> list[float]:
            """The answer's log probability with one place of an activation zero, for each place."""

            def edit(value: Tensor) -> Tensor:
                for row, place in enumerate(places):
                    value[(row, *place)] = 0
                return value

            texts = torch.tensor([ids] * len(places))  # each row of the batch lacks another place
            logits = model.activations(texts, "logits", edits={name: edit})["logits"][:, -1]
            found: list[float] = logits.log_softmax(-1)[:, answer].tolist()
            return found

        everywhere: list[tuple[int, ...]] = [(h,) for h in range(H)]
        at_one_token: list[tuple[int, ...]] = [(h, t) for h in range(H) for t in rows]
        heads, feed_forward, needed = [], [], []
        for i in range(L):
            left = without(f"blocks.{i}.attention.heads", everywhere + at_one_token)
            heads.append(left[:H])
            needed += [
                (i, *place, round(full - one, 4))
                for place, one in zip(at_one_token, left[H:], strict=True)
                if full - one >= NEEDED
            ]
            feed_forward += without(f"blocks.{i}.feed_forward.output", [()])
    return {
        "heads": [[round(math.exp(one), 5) for one in row] for row in heads],
        "feed_forward": [round(math.exp(one), 5) for one in feed_forward],
        "needed": needed,
    }

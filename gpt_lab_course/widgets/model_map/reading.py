"""The map's first picture; the page computes the same for any text."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

from gpt_lab.interpret.lens import logit_lens, stream_names
from gpt_lab_course.widgets.lab_model import most_probable, page_ids, page_model, page_window

if TYPE_CHECKING:
    from torch import Tensor

MAX_ROWS = 40
"""The number of tokens with a row, the last ones."""

ROWS_WITH_WORDS = 12
"""The largest number of rows with predictions in each; with more, only the last row has them."""

ROWS_WITH_LOSSES = 9
"""The largest number of tokens for which needed heads are found at each; otherwise at the last."""

NEEDED = 0.1
"""The rise of the answer's log probability from which on a head counts as needed, in nats."""

SHORTEST = 0.1
"""The smallest attention weight of an arc."""


@cache
def first_reading(text: str) -> dict[str, Any]:
    """The first view, which the page shows before its model has loaded.

    Returns:
        ``start``, the number of tokens before those with a row; ``ids``, the T tokens with a row;
        ``shares``, [2L + 1, T, 3], the composition of the stream after the embedding and after each
        sub-layer: projections on the stream's direction of the embedding, of attention's additions
        and of feed-forward additions, which sum to its norm; ``added``, [2L, T], the norms of
        additions; ``arcs``, ``[layer, head, to, from, weight]`` each; ``words``, [L][T], the logit
        lens's most probable token and its probability after each block; ``guesses``, [T], the same
        at the end; ``next``, the ten most probable tokens after the text; ``chances``, [2L + 2],
        the probability of the first of them after each stage, and at the end.
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
    """The composition of the stream, [2L + 1, T, 3], from vectors [T, d_model] each."""
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
    """The weights of at least ``SHORTEST``, from [H, T, T] in each block."""
    return [
        (layer, head, to, there, round(float(one[head, to, there]), 5))
        for layer, one in enumerate(weights)
        for head, to, there in (one >= SHORTEST).nonzero().tolist()
    ]


@cache
def first_losses(text: str) -> dict[str, Any]:
    """The answer's probability when each part alone is switched off.

    Returns:
        ``heads``, [L, H], and ``feed_forward``, [L]: the answer's probability without this part;
        ``needed``, ``[layer, head, position, nats]``: heads that, switched off at one token only,
        lower the answer's log probability by ``NEEDED`` or more; ``last``, [L, H], by how many nats
        each head does so at the last token.
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
            """The answer's log probability with each place of an activation set to zero in turn."""

            def edit(value: Tensor) -> Tensor:
                for row, place in enumerate(places):
                    value[(row, *place)] = 0
                return value

            texts = torch.tensor([ids] * len(places))  # each row has another place set to zero
            logits = model.activations(texts, "logits", edits={name: edit})["logits"][:, -1]
            found: list[float] = logits.log_softmax(-1)[:, answer].tolist()
            return found

        everywhere: list[tuple[int, ...]] = [(h,) for h in range(H)]
        at_one_token: list[tuple[int, ...]] = [(h, t) for h in range(H) for t in rows]
        heads, feed_forward, needed, last = [], [], [], []
        for i in range(L):
            left = without(f"blocks.{i}.attention.heads", everywhere + at_one_token)
            heads.append(left[:H])
            needed += [
                (i, *place, round(full - one, 4))
                for place, one in zip(at_one_token, left[H:], strict=True)
                if full - one >= NEEDED
            ]
            at_the_last = left[H:][len(rows) - 1 :: len(rows)]
            last.append([round(full - one, 4) for one in at_the_last])
            feed_forward += without(f"blocks.{i}.feed_forward.output", [()])
    return {
        "heads": [[round(math.exp(one), 5) for one in row] for row in heads],
        "feed_forward": [round(math.exp(one), 5) for one in feed_forward],
        "needed": needed,
        "last": last,
    }

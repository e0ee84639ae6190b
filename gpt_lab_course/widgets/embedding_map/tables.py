"""Data that the map shows before the model has loaded: a plane, neighbors, and positions."""

from __future__ import annotations

import json
import struct
from functools import cache
from typing import TYPE_CHECKING, Any

from gpt_lab.lab_model.country import countries
from gpt_lab_course.widgets.lab_model import page_model, page_tokenizer

if TYPE_CHECKING:
    from torch import Tensor

NEIGHBORS = 10
"""The number of neighbors that are shown for a token."""

GROUPS = ("both", "countries", "capitals", "all")


@cache
def group_ids() -> dict[str, list[int]]:
    """The tokens of each group, by ID: countries and capitals that are one token, and all."""
    names = {
        "countries": [c.name for c in countries()],
        "capitals": [c.capital for c in countries()],
    }
    found = {
        group: sorted({ids[0] for name in words if len(ids := _encode(name)) == 1})
        for group, words in names.items()
    }
    both = sorted({*found["countries"], *found["capitals"]})
    return {"both": both, **found, "all": list(range(page_model().config.vocab_size))}


def country_pairs() -> list[tuple[int, int]]:
    """Pairs of country and capital that are one token each."""
    pairs = [(_encode(country.name), _encode(country.capital)) for country in countries()]
    return [(a[0], b[0]) for a, b in pairs if len(a) == len(b) == 1 and a != b]


def _encode(name: str) -> list[int]:
    return page_tokenizer().encode(f" {name}")


def plane(ids: list[int]) -> tuple[Tensor, list[float]]:
    """Project the rows of some tokens on the plane of their two first principal directions.

    Args:
        ids: two tokens or more.

    Returns:
        Their points, [len(ids), 2], and each direction's share of the variance. The largest
        component of a direction is positive.
    """
    import torch

    rows = page_model().token_embedding.weight.detach()[ids].double()
    rows = rows - rows.mean(0)
    values, directions = torch.linalg.eigh(rows.T @ rows)
    two = directions[:, [-1, -2]]  # [d_model, 2]; eigh has the smallest first
    two = two * two.gather(0, two.abs().argmax(0, keepdim=True)).sign()
    return rows @ two, (values[[-1, -2]] / values.sum()).tolist()


def neighbors(ids: list[int]) -> tuple[Tensor, Tensor]:
    """The tokens with the most similar rows, and their cosines: [len(ids), NEIGHBORS] each."""
    import torch

    rows = page_model().token_embedding.weight.detach()
    rows = rows / rows.norm(dim=1, keepdim=True)
    cosines = rows[ids] @ rows.T  # [len(ids), V]
    cosines[torch.arange(len(ids)), ids] = -2.0  # not itself
    best = cosines.topk(NEIGHBORS)
    return best.indices, best.values


@cache
def pack() -> bytes:
    """Pack all data into 60 KB.

    The format is: the length of a JSON text as uint32, and that text; for each group the IDs as
    uint16 (except for the group of all tokens) and the points as int16, x and y alternating, in
    steps of the text's ``scale``; for each token of the first group its neighbors' IDs as uint16
    and cosines as int16 in steps of 1/32,767; then the steps of the rows of the position embedding
    as float32, and its numbers in eight bits.
    """
    groups, content = [], b""
    for name, ids in group_ids().items():
        places, explained = plane(ids)
        scale = places.abs().max().item() / 32_767
        groups.append(
            {
                "name": name,
                "count": len(ids),
                "scale": scale,
                "explained": [round(share, 4) for share in explained],
            }
        )
        whole = (places / scale).round().int().flatten().tolist()
        written = [] if name == "all" else ids
        content += struct.pack(f"<{len(written)}H{len(whole)}h", *written, *whole)
    near, cosines = neighbors(group_ids()["both"])
    whole = (cosines * 32_767).round().int().flatten().tolist()
    content += struct.pack(f"<{near.numel()}H{len(whole)}h", *near.flatten().tolist(), *whole)
    content += _positions()
    head: dict[str, Any] = {"groups": groups, "pairs": country_pairs(), "neighbors": NEIGHBORS}
    config = page_model().config
    head |= {"positions": config.context_length, "d_model": config.d_model}
    text = json.dumps(head).encode("ascii")
    return struct.pack("<I", len(text)) + text + content


def _positions() -> bytes:
    """The position embedding of the page's model: step sizes and integers."""
    from gpt_lab.checkpoints import int8

    whole, step = int8.quantize(page_model().position_embedding.weight)  # type: ignore[union-attr]
    return struct.pack(f"<{len(step)}f", *step.flatten().tolist()) + bytes(
        value & 255 for value in whole.flatten().tolist()
    )

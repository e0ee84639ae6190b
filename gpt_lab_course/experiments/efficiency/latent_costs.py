"""The cost of one layer's attention to its cache, in three equivalent forms.

Costs are counted from the queries to the heads' outputs: the projections before and after are the
same in all forms. A multiply-add is two operations. Every query is multiplied with every cached
token, even if a mask hides it. Source: DeepSeek-AI 2024, DeepSeek-V2, section 2.1 and appendix C.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, get_args

import torch
from torch.utils.flop_counter import FlopCounterMode

from gpt_lab.model.latent_attention import LatentAttention
from gpt_lab.validation import RefusedValueError, choice, integer

LatentForm = Literal["keys and values kept", "plain", "absorbed"]
FORMS: tuple[LatentForm, ...] = get_args(LatentForm)


class Look(NamedTuple):
    """The cost of attention: operations, and numbers read from cache and weights."""

    flops: int
    numbers: int


def look(sizes: Mapping[str, int], form: LatentForm, cached: int, new: int = 1) -> Look:
    """The cost of one layer's attention for some new tokens of one text.

    Args:
        sizes: ``H``, ``r_kv``, ``d_rope``, and over all heads ``d_nope``, ``d_q`` and ``d_v``, as
            in an anatomy.
        form: ``"keys and values kept"`` caches each head's keys and values; ``"plain"`` caches
            latents and recomputes all keys and values; ``"absorbed"`` caches latents and attends to
            them directly.
        cached: tokens in the cache, the new ones included.
        new: the number of new tokens.

    Raises:
        TypeError: a number of tokens is not an integer.
        ValueError: there is no such form, no token, or there are more new than cached tokens.

    >>> sizes = {"H": 2, "r_kv": 8, "d_rope": 2, "d_nope": 8, "d_q": 12, "d_v": 8}
    >>> look(sizes, "plain", cached=10), look(sizes, "absorbed", cached=10)
    (Look(flops=2960, numbers=228), Look(flops=976, numbers=228))
    """
    choice("form", form, FORMS)
    S, T = integer("cached", cached), integer("new", new)
    if T > S:
        raise RefusedValueError(f"new={T} is more than cached={S}, which includes them")
    H, r, rope = sizes["H"], sizes["r_kv"], sizes["d_rope"]
    nope, q, v = sizes["d_nope"], sizes["d_q"], sizes["d_v"]
    up = r * (nope + v)  # the up-projections to keys and values: read in every form
    if form == "absorbed":
        scores, values = S * H * (r + rope), S * H * r
        return Look(2 * T * (up + scores + values), S * (r + rope) + up)
    made = T if form == "keys and values kept" else S
    kept = q + v if form == "keys and values kept" else r + rope
    return Look(2 * made * up + 2 * T * S * (q + v), S * kept + up)


def sizes_of(module: LatentAttention) -> dict[str, int]:
    """A module's sizes, with the names that ``look`` takes."""
    H, rope = module.n_heads, module.d_rope
    sizes = {"H": H, "r_kv": module.r_kv, "d_rope": rope, "d_nope": H * module.d_nope}
    return sizes | {"d_q": H * (module.d_nope + rope), "d_v": H * module.d_value}


@torch.inference_mode()
def executed(module: LatentAttention, cached: int, new: int = 1) -> int:
    """The operations that a module executes, as counted by PyTorch.

    The projections of the new tokens before and after, which ``look`` leaves out, are subtracted.

    Args:
        module: the module in one of its forms, without a latent vector for queries.
        cached: tokens in the cache, the new ones included.
        new: the number of new tokens.
    """
    x = module.output.weight.new_zeros(1, cached, module.output.weight.shape[1])
    cache = module.empty_cache(1, cached)
    if cached > new:
        module(x[:, new:], cache=cache)
        cache.length = cached - new
    with FlopCounterMode(display=False) as counter:
        module(x[:, :new], cache=cache)
    around = (module.query, module.kv_down, module.output)
    flops: int = counter.get_total_flops()
    return flops - 2 * new * sum(part.weight.numel() for part in around)

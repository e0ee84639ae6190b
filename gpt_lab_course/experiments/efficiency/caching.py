"""When keys may be kept, and what that saves when a text is written."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from gpt_lab.anatomy import flops_per_token
from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT


@torch.inference_mode()
def key_changes(
    model: GPT, old: Sequence[int], new: Sequence[int], *, moved: int = 0, all_see: bool = False
) -> Tensor:
    """How much the keys of a text's tokens change, at most, when the text becomes another: [L].

    Args:
        model: the model, in evaluation mode.
        old: the text as it was, T tokens.
        new: the text as it is now; it has the same T tokens from its place ``moved`` on.
        moved: how many tokens stand in front of them.
        all_see: whether every token may see every other, as in models that fill gaps.
    """
    before, after = _keys(model, old, all_see), _keys(model, new, all_see)  # [L, H, T, d_head]
    return (before - after[:, :, moved : moved + len(old)]).abs().amax(dim=(1, 2, 3))


def _keys(model: GPT, ids: Sequence[int], all_see: bool) -> Tensor:
    mask = torch.ones(len(ids), len(ids)).bool() if all_see else None
    seen = model.activations(torch.tensor([ids]), "blocks.*.attention.k", mask=mask)
    return torch.cat([*seen.values()])


def saved(config: GPTConfig, prompt: int, new: int) -> tuple[float, float]:
    """How many times the work of a cache two rivals without one do, as in ``writing_flops``.

    Returns:
        The rival that scores every row, and the fair one, which scores the last row alone.
    """
    ours = writing_flops(config, prompt, new, cached=True)
    rivals = (writing_flops(config, prompt, new, cached=False, every_row=e) for e in (True, False))
    every_row, last_row = (theirs / ours for theirs in rivals)
    return every_row, last_row


def writing_flops(
    config: GPTConfig, prompt: int, new: int, *, cached: bool, every_row: bool = False
) -> int:
    """Operations to write ``new`` tokens after a prompt of ``prompt`` tokens.

    With a cache each token passes through the blocks once, and the last one that is written not at
    all. Without one the whole text passes in each step. Scores are computed for the text's last
    token alone, as ``GPT.next_logits`` does, unless ``every_row`` asks for all of them.

    Args:
        config: the model.
        prompt: tokens that are given, at least 1.
        new: tokens that are written, at least 1.
        cached: whether keys and values are kept.
        every_row: whether scores are computed for every token that passes through the blocks.

    Returns:
        Floating-point operations; a multiplication and an addition are two.
    """
    scores = 2 * config.d_model * config.vocab_size  # of one token
    alone = flops_per_token(config) - scores
    per_key = flops_per_token(config, keys=1) - flops_per_token(config)
    longest = prompt + new - 1
    lengths = [longest] if cached else range(prompt, prompt + new)
    blocks = sum(t * alone + t * (t + 1) // 2 * per_key for t in lengths)
    return blocks + scores * (sum(lengths) if every_row else new)

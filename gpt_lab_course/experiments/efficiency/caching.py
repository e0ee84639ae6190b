"""When keys can be cached, and how much a cache saves in generation."""

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
    """The largest change of a text's keys in each layer when the text is edited: [L].

    Args:
        model: the model, in evaluation mode.
        old: the old text, T tokens.
        new: the new text, with the same T tokens from position ``moved`` on.
        moved: the number of tokens in front of them.
        all_see: whether attention is bidirectional, as in models that fill gaps.
    """
    before, after = _keys(model, old, all_see), _keys(model, new, all_see)  # [L, H, T, d_head]
    return (before - after[:, :, moved : moved + len(old)]).abs().amax(dim=(1, 2, 3))


def _keys(model: GPT, ids: Sequence[int], all_see: bool) -> Tensor:
    mask = torch.ones(len(ids), len(ids)).bool() if all_see else None
    seen = model.activations(torch.tensor([ids]), "blocks.*.attention.k", mask=mask)
    return torch.cat([*seen.values()])


def saved(config: GPTConfig, prompt: int, new: int) -> tuple[float, float]:
    """How many times the operations of a cache two methods without one need, see ``writing_flops``.

    Returns:
        The factors for scoring every row, and for the fair comparison, scoring only the last one.
    """
    ours = writing_flops(config, prompt, new, cached=True)
    rivals = (writing_flops(config, prompt, new, cached=False, every_row=e) for e in (True, False))
    every_row, last_row = (theirs / ours for theirs in rivals)
    return every_row, last_row


def writing_flops(
    config: GPTConfig, prompt: int, new: int, *, cached: bool, every_row: bool = False
) -> int:
    """Operations to generate ``new`` tokens after a prompt of ``prompt`` tokens.

    With a cache each token is computed once, except the last generated one, which is never read.
    Without one the whole text is computed in each step. Scores are computed for the last token
    only, as in ``GPT.next_logits``, unless ``every_row`` is set.

    Args:
        config: the model.
        prompt: the number of given tokens, at least 1.
        new: the number of generated tokens, at least 1.
        cached: whether keys and values are cached.
        every_row: whether scores are computed for every token.

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

"""Whole greedy answers to many prompts, in batches without padding.

The prefix of all prompts is read once, as in ``answering``; prompts of equal length are batched. A
finished answer leaves the batch.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

import torch

from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT
from gpt_lab_course.experiments.answers.few_shot import beside

BATCH = 64  # prompts in a batch


@torch.inference_mode()
def written(
    model: GPT,
    prompts: Sequence[Sequence[int]],
    ends: Callable[[list[int], int], bool],
    longest: int = 24,
) -> Iterator[dict[int, list[int]]]:
    """Yield greedy answers to prompts, batch by batch.

    Args:
        model: the model, in evaluation mode.
        prompts: token IDs, none empty.
        ends: whether a token ends the answer; it is left out.
        longest: the largest number of tokens of an answer.

    Yields:
        The tokens of the answers, by the prompt's index.
    """
    columns = zip(*(row[:-1] for row in prompts), strict=False)  # each keeps one token
    shared = len([*itertools.takewhile(lambda tokens: len(set(tokens)) == 1, columns)])
    read = KVCache(model.config, 1, max(shared, 1))
    if shared:
        model.next_logits(torch.tensor([prompts[0][:shared]]), read)
    by_length = defaultdict(list)
    for i, row in enumerate(prompts):
        by_length[len(row) - shared].append(i)
    for T, group in sorted(by_length.items()):
        for at in range(0, len(group), BATCH):
            numbers = group[at : at + BATCH]
            ids = torch.tensor([[*prompts[i][shared:]] for i in numbers])  # [B, T]
            cache = beside(model, read, len(numbers), T + longest)
            yield _batch(model, numbers, ids, cache, ends, longest)


def _batch(
    model: GPT,
    numbers: Sequence[int],
    ids: torch.Tensor,
    cache: KVCache,
    ends: Callable[[list[int], int], bool],
    longest: int,
) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {i: [] for i in numbers}
    going, x = list(numbers), ids
    for _ in range(longest):
        favorite = model.next_logits(x, cache).argmax(dim=-1)  # [B]
        on = []
        for row, (i, token) in enumerate(zip(going, favorite.tolist(), strict=True)):
            if not ends(found[i], token):
                found[i].append(token)
                on.append(row)
        if not on:
            break
        if len(on) < len(going):
            cache.keys = [keys[on] for keys in cache.keys]
            cache.values = [values[on] for values in cache.values]
        going, x = [going[row] for row in on], favorite[on, None]  # [B, 1]
    return found

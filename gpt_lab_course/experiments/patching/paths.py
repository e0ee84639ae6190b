"""The path from the country to the answer: which parts of a model carry it to the last token.

What is fixed: the weights and the questions. What varies is the stream, a sub-layer's addition, or
the attention mask, in one or several blocks, at the country or a later token.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.interpret.lens import logit_lens
from gpt_lab.model.activations import Edit
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.patching.facts import put
from gpt_lab_course.experiments.patching.prompted import COUNTRY, LAST, SUBLAYERS, Crossing


class Answered(NamedTuple):
    """Shares of questions with the right answer, and with the other question's answer."""

    own: float
    other: float


class HeadEffect(NamedTuple):
    """The effect of a head at the last token.

    Attributes:
        looks: its mean attention to the country.
        without: the share still right with its output replaced by the mean over questions.
        alone: the share still right with all other heads of the block replaced.
    """

    looks: float
    without: float
    alone: float


@torch.inference_mode()
def ranks(crossing: Crossing, tokens: Tensor, place: int = LAST) -> Tensor:
    """The rank of a token in the logit lens: the number of more probable ones, [L + 1, N].

    It reads the stream before the first block, and after each block.

    Args:
        crossing: the model and its questions.
        tokens: one for each question, [N].
        place: the index among the tokens that are run.
    """
    found = []
    for x in crossing.streams:
        logits = logit_lens(crossing.model, x[:, place])  # [N, V]
        found.append((logits > logits.gather(1, tokens[:, None])).sum(dim=1))
    return torch.stack(found)


def arrivals(ranks: Tensor, first: int = 10) -> list[int]:
    """The block after which each token enters the top ranks and stays there.

    Args:
        ranks: as ``ranks`` gives them, [L + 1, N].
        first: the number of top ranks.

    Returns:
        N block numbers: −1 for a token in the top ranks before the first block, L for one that
        never stays.

    >>> arrivals(torch.tensor([[50, 3], [4, 3], [20, 0], [9, 0]]))
    [2, -1]
    """
    stays = (ranks < first).flip(0).cumprod(dim=0)  # from the last block backward
    arrived: list[int] = (len(ranks) - 1 - stays.sum(dim=0)).tolist()
    return arrived


def patched(
    crossing: Crossing,
    place: int,
    source: Crossing | None = None,
    blocks: Iterable[int] | None = None,
) -> list[Answered]:
    """The answers with one token's stream patched before one block at a time.

    Args:
        crossing: the model and its questions.
        place: ``COUNTRY``, ``LAST``, or another index of the tokens that are run.
        source: the questions from which streams are taken, of the same number and length; when left
            out, each question gets the stream of the previous one.
        blocks: the blocks; all when left out.

    Returns:
        One for each block. The other answer is that of the unchanged source.
    """
    other = crossing.answers.roll(1) if source is None else source.answers
    start = LAST if place == LAST else COUNTRY
    shares = []
    for i in _blocks(crossing, blocks):
        x = crossing.streams[i].clone()
        new = x.roll(1, dims=0) if source is None else source.streams[i]
        x[:, place] = new[:, place]
        said = crossing.answer(x[:, start:], i)
        shares.append(Answered(crossing.right(said), (said == other).float().mean().item()))
    return shares


def ablated(
    crossing: Crossing, part: str, place: int, blocks: Iterable[int] | None = None
) -> list[float]:
    """The share still right with a sub-layer's mean at one token, in one block at a time.

    The mean is over the questions, so only the information about the country is missing.

    Args:
        crossing: the model and its questions.
        part: one of ``SUBLAYERS``.
        place: ``COUNTRY``, ``LAST``, or another index of the tokens that are run.
        blocks: the blocks; all when left out.

    Raises:
        ValueError: there is no such part or block.
    """
    chosen = _blocks(crossing, blocks)
    return [ablated_together(crossing, part, place, [i]) for i in chosen]


def ablated_together(crossing: Crossing, part: str, place: int, blocks: Collection[int]) -> float:
    """The share still right with a sub-layer's mean at one token in several blocks at once.

    Arguments and errors are those of ``ablated``.
    """
    edits: dict[str, Edit] = {}
    for i in blocks:
        name = f"blocks.{i}.{part}.output"
        if name not in crossing.outputs:
            raise RefusedValueError(
                f"there is no {name}: parts are {' and '.join(SUBLAYERS)}, blocks 0 to "
                f"{crossing.n_layers - 1}"
            )
        edits[name] = put(place, crossing.outputs[name][:, place].mean(dim=0))
    return crossing.right(crossing.said(edits, min(blocks), place))


def cut(crossing: Crossing, blocks: Collection[int], *positions: int) -> float:
    """The share still right if the last token can't attend to some positions in some blocks.

    Args:
        crossing: the model and its questions.
        blocks: the blocks; the attention goes to the other tokens instead.
        positions: positions in the question, counted from 0; the country's when left out.
    """
    hidden = list(positions) or [crossing.place]

    def hide(scores: Tensor) -> Tensor:  # [N, H, 1, S]
        scores[..., hidden] = -torch.inf
        return scores

    edits = {f"blocks.{i}.attention.scores": hide for i in blocks}
    return crossing.right(crossing.said(edits, min(blocks), LAST))


def heads(crossing: Crossing, block: int) -> list[HeadEffect]:
    """The effects of each of the H heads of a block at the last token."""
    names = [f"blocks.{block}.attention.{what}" for what in ("heads", "weights")]
    seen = crossing.captured(names, block)
    given, weights = (seen[name] for name in names)
    looks = weights[:, :, LAST, crossing.place].mean(dim=0)  # [H]
    means = given[:, :, LAST:].mean(dim=0)  # [H, 1, d_head]

    def share(chosen: Tensor) -> float:
        def edit(x: Tensor) -> Tensor:  # [N, H, 1, d_head]
            x[:, chosen] = means[chosen]
            return x

        return crossing.right(crossing.said({names[0]: edit}, block, LAST))

    numbers = torch.arange(len(means))
    return [HeadEffect(looks[h].item(), share(numbers == h), share(numbers != h)) for h in numbers]


def _blocks(crossing: Crossing, blocks: Iterable[int] | None) -> Iterable[int]:
    return range(crossing.n_layers) if blocks is None else blocks

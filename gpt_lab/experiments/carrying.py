"""From the country to the answer: which part of a model, of any size, carries it to the last token.

What is fixed: the weights and the questions. What varies is the stream, what a sub-layer adds to
it, or where attention may look, in one block or a few: at the country, or at the last token.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from gpt_lab.experiments.crossing import LAST, SUBLAYERS, Crossing
from gpt_lab.experiments.facts import put
from gpt_lab.experiments.layers import median_rank
from gpt_lab.interpret.lens import logit_lens
from gpt_lab.model.activations import Edit
from gpt_lab.validation import RefusedValueError


class Answered(NamedTuple):
    """Shares of the questions: answered with their own capital, and with the other country's."""

    own: float
    other: float


class Read(NamedTuple):
    """What the logit lens sees: how many tokens are likelier than a capital, at the median.

    Attributes:
        own: of the country's own capital.
        other: of another country's.
        ahead: in which share of the questions the own capital is likelier than the other.
    """

    own: float
    other: float
    ahead: float


class Head(NamedTuple):
    """A head at the last token.

    Attributes:
        looks: its attention to the country, on average.
        without: the share still right when it gives its mean over the questions.
        alone: the share still right when all other heads of the block do.
    """

    looks: float
    without: float
    alone: float


def patched(
    crossing: Crossing,
    place: int,
    source: Sequence[Tensor] | None = None,
    blocks: Iterable[int] | None = None,
) -> list[Answered]:
    """The answers when one token's stream comes from elsewhere, before one block at a time.

    Args:
        crossing: the model and its questions.
        place: ``COUNTRY`` or ``LAST``.
        source: whose streams they get, ``Crossing.streams`` or what ``streams_of`` gives. When left
            out, each question gets those of the question before.
        blocks: before which blocks; before each when left out.

    Returns:
        One for each block; the other country is that of the question before.
    """
    answers = []
    for i in range(crossing.n_layers) if blocks is None else blocks:
        x = crossing.streams[i].clone()
        new = crossing.streams[i].roll(1, dims=0) if source is None else source[i]
        x[:, place] = new[:, place]
        said = crossing.answer(x, i)
        answers.append(Answered(crossing.right(said), crossing.right(said, of_other=True)))
    return answers


def ablated(
    crossing: Crossing,
    part: str,
    place: int,
    blocks: Iterable[int] | None = None,
    way: Literal["mean", "zero"] = "mean",
) -> list[float]:
    """The share still right when a sub-layer adds its mean, or nothing, at a token.

    Args:
        crossing: the model and its questions.
        part: one of ``SUBLAYERS``.
        place: ``COUNTRY`` or ``LAST``.
        blocks: in which blocks, one at a time; in each when left out.
        way: ``"mean"`` is over the questions, so that only the country is missing.

    Raises:
        ValueError: there is no such part or block.
    """
    return [
        crossing.right(crossing.said(_without(crossing, part, [i], place, way), i))
        for i in (range(crossing.n_layers) if blocks is None else blocks)
    ]


def ablated_together(crossing: Crossing, part: str, place: int, blocks: Collection[int]) -> float:
    """The share still right when a sub-layer adds its mean at a token in several blocks at once.

    Arguments and errors are those of ``ablated``.
    """
    edits = _without(crossing, part, blocks, place, "mean")
    return crossing.right(crossing.said(edits, min(blocks)))


def _without(
    crossing: Crossing, part: str, blocks: Iterable[int], place: int, way: str
) -> dict[str, Edit]:
    edits: dict[str, Edit] = {}
    for i in blocks:
        name = f"blocks.{i}.{part}.output"
        if name not in crossing.outputs:
            raise RefusedValueError(
                f"there is no {name}: parts are {' and '.join(SUBLAYERS)}, blocks 0 to "
                f"{crossing.n_layers - 1}"
            )
        mean = crossing.outputs[name][:, place].mean(dim=0)
        edits[name] = put(place, mean if way == "mean" else torch.zeros_like(mean))
    return edits


def cut(crossing: Crossing, blocks: Collection[int], position: int | None = None) -> float:
    """The share still right when the last token can't look at a position in some blocks.

    Args:
        crossing: the model and its questions.
        blocks: in which attention is cut; the weight that it had goes to the other tokens.
        position: in the question, counted from 0; the country's when left out.
    """
    position = crossing.place if position is None else position

    def hide(scores: Tensor) -> Tensor:  # [N, H, T', S]
        scores[:, :, LAST, position] = -torch.inf
        return scores

    edits = {f"blocks.{i}.attention.scores": hide for i in blocks}
    return crossing.right(crossing.said(edits, min(blocks)))


def heads(crossing: Crossing, block: int) -> list[Head]:
    """What each head of a block gives the last token: H of them."""
    names = [f"blocks.{block}.attention.{what}" for what in ("heads", "weights")]
    seen = crossing.captured(names, block)
    given, weights = (seen[name] for name in names)
    looks = weights[:, :, LAST, crossing.place].mean(dim=0)  # [H]
    means = given[:, :, LAST].mean(dim=0)  # [H, d_head]

    def share(chosen: Tensor) -> float:
        def edit(x: Tensor) -> Tensor:  # [N, H, T', d_head]
            x[:, :, LAST] = torch.where(chosen[:, None], means, x[:, :, LAST])
            return x

        return crossing.right(crossing.said({names[0]: edit}, block))

    numbers = torch.arange(len(means))
    return [
        Head(looks[head].item(), share(numbers == head), share(numbers != head)) for head in numbers
    ]


@torch.inference_mode()
def lens(crossing: Crossing, place: int = LAST) -> list[Read]:
    """What the logit lens reads at a token before each block and after the last: L + 1 readings.

    The other capital is that of the question before.
    """
    own, other = crossing.capitals, crossing.capitals.roll(1)
    readings = []
    for x in crossing.streams:
        logits = logit_lens(crossing.model, x[:, place])  # [N, V]
        of_own, of_other = (logits.gather(1, which[:, None]) for which in (own, other))
        ahead = (of_own > of_other).float().mean().item()
        readings.append(Read(median_rank(logits, own), median_rank(logits, other), ahead))
    return readings

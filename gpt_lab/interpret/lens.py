"""The logit lens: what a model would predict if it ended earlier."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from torch import Tensor

    from gpt_lab.model.gpt import GPT


def stream_names(n_layers: int, *, halves: bool = True) -> list[str]:
    """Names of the residual stream's activations, from the embedding to the last block's output.

    Args:
        n_layers: L, the model's blocks.
        halves: whether to include the stream in the middle of each block, after its attention.

    >>> stream_names(2, halves=False)
    ['embedding', 'blocks.0.output', 'blocks.1.output']
    """
    within = ("middle", "output") if halves else ("output",)
    return ["embedding", *(f"blocks.{i}.{where}" for i in range(n_layers) for where in within)]


def logit_lens(model: GPT, stream: Tensor) -> Tensor:
    """Logits of the model if it ended at this point: its last norm, then the unembedding.

    Source: nostalgebraist 2020, "interpreting GPT: the logit lens".

    Args:
        model: the model.
        stream: the residual stream anywhere in it, [..., d_model].

    Returns:
        Logits, [..., V].
    """
    logits: Tensor = model.norm(stream) @ model.unembedding.T
    return logits

"""A model from stored tensors: each is there once, with its shape, and nothing else is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import torch
from torch import Tensor

from gpt_lab.checkpoints.files import refuse_more_blocks
from gpt_lab.checkpoints.skeleton import skeleton
from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab.pretrained.layouts import Layout, Piece
from gpt_lab.validation import RefusedValueError


class Stored(Protocol):
    """Tensors in one file or in several."""

    @property
    def where(self) -> str:
        """What messages call the place."""

    @property
    def shapes(self) -> Mapping[str, tuple[int, ...]]:
        """The shape of each tensor by its name."""

    def read(self, name: str) -> Tensor:
        """A tensor of floating-point numbers."""


def assemble(
    config: GPTConfig,
    stored: Stored,
    layout: Layout,
    device: torch.device,
    dtype: torch.dtype | None,
) -> GPT:
    """A model whose every parameter was found, with its shape, and nothing else was.

    Args:
        config: the model's configuration.
        stored: the tensors.
        layout: which of them make which parameter.
        device: where the weights go.
        dtype: their precision; as stored when None.

    Raises:
        ValueError: a tensor is missing, has another shape, or is none of this configuration.
    """
    where, shapes = stored.where, stored.shapes
    refuse_more_blocks(config, len(shapes), where)
    model = skeleton(config)
    parts = {name: layout.pieces(name, tuple(p.shape)) for name, p in model.named_parameters()}
    wanted = {piece.name for pieces in parts.values() for piece in pieces}
    embedding, copy = layout.tied
    for name in shapes:
        tied_copy = name == copy and config.tie_embeddings
        if name not in wanted and not tied_copy and not layout.ignored(name):
            raise RefusedValueError(f"{where}: {name} is not a tensor of this configuration")
    missing = [
        piece.name for pieces in parts.values() for piece in pieces if piece.name not in shapes
    ]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise RefusedValueError(f"{where}: {missing[0]}{more} is missing")
    for name, parameter in model.named_parameters():
        for piece in parts[name]:
            expected = (*parameter.shape[:-1], piece.width)
            if piece.transposed:
                expected = expected[::-1]
            if shapes[piece.name] != expected:
                raise RefusedValueError(
                    f"{where}: {piece.name} has shape {[*shapes[piece.name]]}, not {[*expected]}"
                )
    state = {name: _parameter(parts[name], stored, device, dtype) for name in parts}
    if config.tie_embeddings and copy in shapes:
        ours = state["token_embedding.weight"]
        if not torch.equal(stored.read(copy).to(ours), ours):
            raise RefusedValueError(
                f"{where}: {copy} differs from {embedding}, to which it is tied"
            )
    model.load_state_dict(state, assign=True)
    return model


def _parameter(
    pieces: list[Piece], stored: Stored, device: torch.device, dtype: torch.dtype | None
) -> Tensor:
    """A parameter from its pieces, side by side."""
    if len(pieces) == 1:
        return _oriented(pieces[0], stored).to(device, dtype).contiguous()
    parameter: Tensor | None = None
    start = 0
    for piece in pieces:
        tensor = _oriented(piece, stored)
        if parameter is None:
            width = sum(p.width for p in pieces)
            size = (*tensor.shape[:-1], width)
            parameter = torch.empty(size, device=device, dtype=dtype or tensor.dtype)
        parameter[..., start : start + piece.width] = tensor
        start += piece.width
    assert parameter is not None  # no parameter is without pieces
    return parameter


def _oriented(piece: Piece, stored: Stored) -> Tensor:
    """A piece [in, out], its heads in order."""
    tensor = stored.read(piece.name)
    if piece.heads is not None:  # stored [H, d_head / 2, 2]: neighbors are a pair, ours are apart
        pairs = tensor.reshape(piece.heads, -1, 2, *tensor.shape[1:])
        tensor = pairs.transpose(1, 2).reshape(tensor.shape)
    return tensor.T if piece.transposed else tensor

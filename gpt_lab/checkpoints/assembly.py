"""Build a model from stored tensors: each is present once, with the right shape.

Other libraries store the same matrices under other names, some transposed or split in three: a
``Layout`` maps stored tensors to parameters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import torch
from torch import Tensor

from gpt_lab.checkpoints.stored import Stored
from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab.validation import RefusedValueError

_EMBEDDINGS = ("token_embedding", "position_embedding", "output_embedding")
_NEVER = r"(?!)"


class Piece(NamedTuple):
    """A stored tensor that is a parameter, or a block of its columns.

    Attributes:
        name: its name in the file.
        shape: its shape in the file.
        transposed: whether it is stored [out, in]; ours are [in, out].
        heads: the number of heads whose rows are interleaved in rotary pairs and have to be
            reordered; None if they are not.
    """

    name: str
    shape: tuple[int, ...]
    transposed: bool = False
    heads: int | None = None


@dataclass(frozen=True)
class Layout:
    """The mapping of stored tensors to parameters; the default is that of our own checkpoints.

    Attributes:
        names: names of stored modules by our module's name, with ``{}`` for the block number: one,
            or three if queries, keys and values are stored separately.
        transposed: whether the blocks' matrices are stored [out, in].
        paired: whether rows of Q and K are interleaved in rotary pairs, as llama.cpp does for
            Llama.
        constants: a pattern for stored tensors that are not parameters.
    """

    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    transposed: bool = False
    paired: bool = False
    constants: str = _NEVER

    @property
    def tied(self) -> tuple[str, str]:
        """The names of the token embedding and of a copy of it, if they are tied."""
        if not self.names:
            return "", ""
        embedding, output = (self.names[n][0] for n in ("token_embedding", "output_embedding"))
        return f"{embedding}.weight", f"{output}.weight"

    def pieces(self, name: str, shape: tuple[int, ...], config: GPTConfig) -> list[Piece]:
        """The stored tensors that make up a parameter, in the order of its columns.

        >>> names = {"attention.qkv": ("h.{}.q", "h.{}.k", "h.{}.v")}
        >>> sizes = GPTConfig(d_model=12, n_heads=2, n_kv_heads=1)
        >>> layout = Layout(names, transposed=True)
        >>> for piece in layout.pieces("blocks.3.attention.qkv.weight", (12, 24), sizes):
        ...     print(piece.name, piece.shape)
        h.3.q.weight (12, 12)
        h.3.k.weight (6, 12)
        h.3.v.weight (6, 12)
        """
        if not self.names:
            return [Piece(name, shape)]
        module, _, what = name.rpartition(".")
        if not module:  # output_embedding: a parameter without its own module
            module, what = name, "weight"
        block = ""
        if found := re.fullmatch(r"blocks\.(\d+)\.(.+)", module):
            block, module = found.groups()
        stored = [f"{template.format(block)}.{what}" for template in self.names[module]]
        transposed = self.transposed and len(shape) == 2 and module not in _EMBEDDINGS
        widths: list[int] = [shape[-1]]
        heads: list[int | None] = [None]
        if len(stored) == 3:
            counts = config.n_heads, config.n_kv_heads, config.n_kv_heads
            widths = [n * config.d_head for n in counts]
            heads = [*counts[:2], None] if self.paired else [None] * 3
        pieces = []
        for each, width, n in zip(stored, widths, heads, strict=True):
            columns = (*shape[:-1], width)
            pieces.append(Piece(each, columns[::-1] if transposed else columns, transposed, n))
        return pieces


def assemble(
    config: GPTConfig,
    stored: Stored,
    layout: Layout,
    device: torch.device,
    dtype: torch.dtype | None,
) -> GPT:
    """Build a model from stored tensors, and refuse missing, extra or misshapen ones.

    Args:
        config: the model's configuration.
        stored: the tensors.
        layout: the mapping of tensors to parameters.
        device: where the weights go.
        dtype: their precision; as stored when None.

    Returns:
        The model, which has its own memory: the files may change afterwards.

    Raises:
        ValueError: a tensor is missing, has another shape, or does not belong to this
            configuration.
    """
    embedding, copy = layout.tied if config.tie_embeddings else ("", "")
    refuse_more_blocks(config, len(stored.shapes), str(stored.where("")))
    model = skeleton(config)
    shapes = {name: tuple(parameter.shape) for name, parameter in model.named_parameters()}
    parts = {name: layout.pieces(name, shape, config) for name, shape in shapes.items()}
    wanted = {piece.name: piece.shape for pieces in parts.values() for piece in pieces}
    for name, shape in stored.shapes.items():
        where = stored.where(name)
        if name in wanted and shape != wanted[name]:
            raise RefusedValueError(f"{where}: {name} has shape {[*shape]}, not {[*wanted[name]]}")
        if name not in wanted and name != copy and not re.fullmatch(layout.constants, name):
            raise RefusedValueError(f"{where}: {name} is not a tensor of this configuration")
    if missing := [name for name in wanted if name not in stored.shapes]:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise RefusedValueError(f"{stored.where(missing[0])}: {missing[0]}{more} is missing")
    state = {n: _parameter(shapes[n], parts[n], stored, device, dtype) for n in parts}
    if copy in stored.shapes:
        ours = state["token_embedding.weight"]
        if not torch.equal(torch.as_tensor(stored.read(copy)).to(ours), ours):
            raise RefusedValueError(
                f"{stored.where(copy)}: {copy} differs from {embedding}, to which it is tied"
            )
    model.load_state_dict(state, assign=True)
    return model


def skeleton(config: GPTConfig) -> GPT:
    """A model whose parameters have names and shapes but no memory."""
    with torch.device("meta"):
        return GPT(config)


def refuse_more_blocks(config: GPTConfig, tensors: int, where: str) -> None:
    """Refuse a configuration with more blocks than stored tensors: building it could take days.

    Raises:
        ValueError: it has too many blocks.
    """
    if config.n_layers > tensors:
        raise RefusedValueError(
            f"{where}: n_layers={config.n_layers}, but there are {tensors} tensors in all"
        )


def _parameter(
    shape: tuple[int, ...],
    pieces: list[Piece],
    stored: Stored,
    device: torch.device,
    dtype: torch.dtype | None,
) -> Tensor:
    """Concatenate a parameter of this shape from its pieces."""
    parameter: Tensor | None = None
    start = 0
    for piece in pieces:
        tensor = torch.as_tensor(stored.read(piece.name))
        if piece.heads is not None:  # [H, d_head / 2, 2]: pairs are neighbors; ours are apart
            pairs = tensor.reshape(piece.heads, -1, 2, *tensor.shape[1:])
            tensor = pairs.transpose(1, 2).reshape(tensor.shape)
        if piece.transposed:
            tensor = tensor.T
        if parameter is None:
            parameter = torch.empty(shape, device=device, dtype=dtype or tensor.dtype)
        end = start + tensor.shape[-1]
        parameter[..., start:end] = tensor
        start = end
    assert parameter is not None  # every parameter has at least one piece
    return parameter

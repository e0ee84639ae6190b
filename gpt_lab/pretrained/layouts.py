"""Which stored tensors make which parameter, in safetensors of ``transformers`` and in GGUF files.

Queries, keys and values are three matrices there and one here, side by side. Matrices are
[out, in] there, and [in, out] here; only GPT-2's in safetensors are as ours.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from gpt_lab.config import GPTConfig

_GPT2 = {
    "token_embedding": ("wte",),
    "position_embedding": ("wpe",),
    "norm": ("ln_f",),
    "output_embedding": ("lm_head",),
    "norm_1": ("h.{}.ln_1",),
    "norm_2": ("h.{}.ln_2",),
    "attention.qkv": ("h.{}.attn.c_attn",),
    "attention.output": ("h.{}.attn.c_proj",),
    "feed_forward.up": ("h.{}.mlp.c_fc",),
    "feed_forward.down": ("h.{}.mlp.c_proj",),
}
_LLAMA = {
    "token_embedding": ("model.embed_tokens",),
    "norm": ("model.norm",),
    "output_embedding": ("lm_head",),
    "norm_1": ("model.layers.{}.input_layernorm",),
    "norm_2": ("model.layers.{}.post_attention_layernorm",),
    "attention.qkv": tuple(f"model.layers.{{}}.self_attn.{n}_proj" for n in "qkv"),
    "attention.query_norm": ("model.layers.{}.self_attn.q_norm",),
    "attention.key_norm": ("model.layers.{}.self_attn.k_norm",),
    "attention.output": ("model.layers.{}.self_attn.o_proj",),
    "feed_forward.gate": ("model.layers.{}.mlp.gate_proj",),
    "feed_forward.up": ("model.layers.{}.mlp.up_proj",),
    "feed_forward.down": ("model.layers.{}.mlp.down_proj",),
}
_GGUF = {
    "token_embedding": ("token_embd",),
    "position_embedding": ("position_embd",),
    "norm": ("output_norm",),
    "output_embedding": ("output",),
    "norm_1": ("blk.{}.attn_norm",),
    "norm_2": ("blk.{}.ffn_norm",),
    "attention.qkv": tuple(f"blk.{{}}.attn_{n}" for n in "qkv"),
    "attention.query_norm": ("blk.{}.attn_q_norm",),
    "attention.key_norm": ("blk.{}.attn_k_norm",),
    "attention.output": ("blk.{}.attn_output",),
    "feed_forward.gate": ("blk.{}.ffn_gate",),
    "feed_forward.up": ("blk.{}.ffn_up",),
    "feed_forward.down": ("blk.{}.ffn_down",),
}
_NORMS_BEHIND = {  # by norm_place; what is before in other models is behind in these
    "norm_1": ("model.layers.{}.post_attention_layernorm",),
    "norm_2": ("model.layers.{}.post_feedforward_layernorm",),
}
_NORMS_BEHIND_IN_GGUF = {
    "norm_1": ("blk.{}.post_attention_norm",),
    "norm_2": ("blk.{}.post_ffw_norm",),
}
_EMBEDDINGS = ("token_embedding", "position_embedding", "output_embedding")
# Kinds whose rows of Q and K llama.cpp's converter stores in another order.
_REORDERED = ("llama", "smollm3")
ROPE_FACTORS = "rope_freqs.weight"  # what the configuration already says, as numbers


class Piece(NamedTuple):
    """A stored tensor that is a parameter, or stands in it beside others.

    Attributes:
        name: what it is called in the file.
        width: how many of the parameter's columns it fills.
        transposed: whether it is stored [out, in].
        heads: into how many heads its rows have to be brought back in order; None for none.
    """

    name: str
    width: int
    transposed: bool
    heads: int | None = None


class Layout(NamedTuple):
    """How the files of one kind of model are laid out.

    Attributes:
        pieces: the stored tensors of a parameter, by its name.
        ignored: whether a stored tensor is a constant that no parameter needs.
        tied: what the token embedding is called, and what a copy of it may be called.
    """

    pieces: Callable[[str, tuple[int, ...]], list[Piece]]
    ignored: Callable[[str], bool]
    tied: tuple[str, str]


def of_safetensors(kind: str, config: GPTConfig) -> Layout:
    """The layout of what ``transformers`` writes for a model of that kind."""
    gpt2 = kind == "gpt2"
    table = _GPT2 if gpt2 else _LLAMA
    if config.norm_place == "output":
        table = {**table, **_NORMS_BEHIND}
    constant = re.compile(
        r"h\.\d+\.attn\.(bias|masked_bias)"
        if gpt2
        else r"model\.layers\.\d+\.self_attn\.rotary_emb\.inv_freq"
    )

    def pieces(name: str, shape: tuple[int, ...]) -> list[Piece]:
        return _pieces(name, shape, table, config, transposed=not gpt2, reordered=False)

    embedding = f"{table['token_embedding'][0]}.weight"
    return Layout(
        pieces, lambda name: constant.fullmatch(name) is not None, (embedding, "lm_head.weight")
    )


def of_gguf(kind: str, config: GPTConfig) -> Layout:
    """The layout of a GGUF file of that architecture."""
    table = {**_GGUF, "attention.qkv": ("blk.{}.attn_qkv",)} if kind == "gpt2" else _GGUF
    if config.norm_place == "output":
        table = {**table, **_NORMS_BEHIND_IN_GGUF}

    def pieces(name: str, shape: tuple[int, ...]) -> list[Piece]:
        reordered = kind in _REORDERED
        return _pieces(name, shape, table, config, transposed=True, reordered=reordered)

    return Layout(pieces, ROPE_FACTORS.__eq__, ("token_embd.weight", "output.weight"))


def _pieces(
    name: str,
    shape: tuple[int, ...],
    table: Mapping[str, tuple[str, ...]],
    config: GPTConfig,
    *,
    transposed: bool,
    reordered: bool,
) -> list[Piece]:
    """The stored tensors of one of our parameters.

    >>> [p.name for p in _pieces("blocks.3.attention.qkv.bias", (9,), _GGUF, GPTConfig(),
    ...                          transposed=True, reordered=False)]
    ['blk.3.attn_q.bias', 'blk.3.attn_k.bias', 'blk.3.attn_v.bias']
    """
    module, _, what = name.rpartition(".")
    if not module:  # output_embedding, a parameter without a module of its own
        module, what = name, "weight"
    block = ""
    if found := re.fullmatch(r"blocks\.(\d+)\.(.+)", module):
        block, module = found.groups()
    stored = [f"{template.format(block)}.{what}" for template in table[module]]
    turned = transposed and len(shape) == 2 and module not in _EMBEDDINGS
    if module != "attention.qkv" or len(stored) == 1:
        return [Piece(stored[0], shape[-1], turned)]
    heads = (config.n_heads, config.n_kv_heads, config.n_kv_heads)
    return [
        Piece(each, n * config.d_head, turned, n if reordered and i < 2 else None)
        for i, (each, n) in enumerate(zip(stored, heads, strict=True))
    ]

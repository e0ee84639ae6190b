"""The names of parameters in safetensors files of ``transformers`` and in GGUF files.

Queries, keys and values are three matrices there, and one concatenated matrix here. Matrices are
[out, in] there, and [in, out] here; only GPT-2's in safetensors are as ours.
"""

from __future__ import annotations

import re

from gpt_lab.checkpoints.assembly import Layout
from gpt_lab.config import GPTConfig
from gpt_lab.pretrained.gguf_file import ROPE_FACTORS

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
    "token_embedding": ("embed_tokens",),
    "norm": ("norm",),
    "output_embedding": ("lm_head",),
    "norm_1": ("layers.{}.input_layernorm",),
    "norm_2": ("layers.{}.post_attention_layernorm",),
    "attention.qkv": tuple(f"layers.{{}}.self_attn.{n}_proj" for n in "qkv"),
    "attention.query_norm": ("layers.{}.self_attn.q_norm",),
    "attention.key_norm": ("layers.{}.self_attn.k_norm",),
    "attention.output": ("layers.{}.self_attn.o_proj",),
    "feed_forward.gate": ("layers.{}.mlp.gate_proj",),
    "feed_forward.up": ("layers.{}.mlp.up_proj",),
    "feed_forward.down": ("layers.{}.mlp.down_proj",),
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
_NORMS_BEHIND = {  # by norm_place: the norms after the sub-layers have other names
    "norm_1": ("layers.{}.post_attention_layernorm",),
    "norm_2": ("layers.{}.post_feedforward_layernorm",),
}
_NORMS_BEHIND_IN_GGUF = {
    "norm_1": ("blk.{}.post_attention_norm",),
    "norm_2": ("blk.{}.post_ffw_norm",),
}
_PAIRED = ("llama", "smollm3")  # kinds for which llama.cpp's converter reorders rows of Q and K
_MASKS = r"h\.\d+\.attn\.(bias|masked_bias)"
_CONSTANTS = r"(layers\.\d+\.self_attn\.)?rotary_emb\.inv_freq|layers\.\d+\.self_attn\.[kv]_scale"


def of_safetensors(kind: str, config: GPTConfig) -> Layout:
    """The layout of files that ``transformers`` writes for a model of that kind.

    Names are those of its base class, without the prefix that the whole model puts before them.
    """
    if kind == "gpt2":
        return Layout(_GPT2, constants=_MASKS)
    behind = _NORMS_BEHIND if config.norm_place == "output" else {}
    return Layout({**_LLAMA, **behind}, transposed=True, constants=_CONSTANTS)


def of_gguf(kind: str, config: GPTConfig) -> Layout:
    """The layout of a GGUF file of that architecture."""
    names = {**_GGUF, "attention.qkv": ("blk.{}.attn_qkv",)} if kind == "gpt2" else _GGUF
    behind = _NORMS_BEHIND_IN_GGUF if config.norm_place == "output" else {}
    return Layout({**names, **behind}, True, kind in _PAIRED, re.escape(ROPE_FACTORS))

"""Latent attention against DeepSeek-V2's in transformers, and its two forms against each other."""

import pytest
import torch
from transformers import DeepseekV2Config
from transformers.models.deepseek_v2.modeling_deepseek_v2 import (
    DeepseekV2Attention,
    DeepseekV2RotaryEmbedding,
)

from gpt_lab.anatomy.parts import LatentAttention as LatentPart
from gpt_lab.config import GPTConfig
from gpt_lab.model.latent_attention import LatentAttention
from tests.support.witness import TINY, close, random_ids, random_model

CONFIG = GPTConfig(
    d_model=12, n_heads=3, d_head=6, n_layers=1, norm_eps=1e-6, rope_theta=100.0, dropout=0.0
)
SIZES = {"kv_rank": 8, "d_rope": 4, "d_value": 5}
T = 9


def latent(**kwargs) -> LatentAttention:
    torch.manual_seed(0)
    module = LatentAttention(CONFIG, **{**SIZES, **kwargs}).eval()
    for name, parameter in module.named_parameters():
        torch.nn.init.normal_(parameter, mean=float("norm" in name), std=0.4)
    return module


def stream() -> torch.Tensor:
    return torch.randn(2, T, CONFIG.d_model, generator=torch.Generator().manual_seed(1))


def in_deepseek(ours: LatentAttention, query_rank: int | None) -> DeepseekV2Attention:
    """The same weights there: neighbors are rotated, and each head's keys stand by its values."""
    H, nope, rope, value = ours.n_heads, ours.d_nope, ours.d_rope, ours.d_value
    config = DeepseekV2Config(
        hidden_size=12,
        num_attention_heads=H,
        q_lora_rank=query_rank,
        kv_lora_rank=ours.r_kv,
        qk_nope_head_dim=nope,
        qk_rope_head_dim=rope,
        v_head_dim=value,
        rope_parameters={"rope_type": "default", "rope_theta": ours.rope_theta},
        attn_implementation="eager",
    )
    halves_to_neighbors = torch.arange(rope).view(2, -1).T.flatten()
    query = ours.query.weight.unflatten(1, (H, -1))
    query = torch.cat([query[..., :nope], query[..., nope:][..., halves_to_neighbors]], dim=-1)
    down = ours.kv_down.weight
    down = torch.cat([down[:, : ours.r_kv], down[:, ours.r_kv :][:, halves_to_neighbors]], dim=1)
    keys, values = ours.kv.weight.split([H * nope, H * value], dim=1)
    kv = torch.cat([keys.unflatten(1, (H, -1)), values.unflatten(1, (H, -1))], dim=-1)
    state = {
        "kv_a_proj_with_mqa.weight": down.T,
        "kv_a_layernorm.weight": ours.kv_norm.weight,
        "kv_b_proj.weight": kv.flatten(1).T,
        "o_proj.weight": ours.output.weight.T,
    }
    if query_rank is None:
        state["q_proj.weight"] = query.flatten(1).T
    else:
        state["q_a_proj.weight"] = ours.query_down.weight.T
        state["q_a_layernorm.weight"] = ours.query_norm.weight
        state["q_b_proj.weight"] = query.flatten(1).T
    theirs = DeepseekV2Attention(config, 0)
    theirs.load_state_dict(state)
    return theirs.eval()


@pytest.mark.parametrize("absorbed", [False, True], ids=["plain", "absorbed"])
@pytest.mark.parametrize("query_rank", [None, 10])
@torch.inference_mode()
def test_it_is_that_of_deepseek(absorbed, query_rank):
    ours = latent(query_rank=query_rank, absorbed=absorbed)
    theirs = in_deepseek(ours, query_rank)
    turns = DeepseekV2RotaryEmbedding(theirs.config)(stream(), torch.arange(T)[None])
    hidden = torch.full((T, T), -torch.inf).triu(1)
    expected, _ = theirs(stream(), attention_mask=hidden, position_embeddings=turns)
    close(ours(stream()), expected)


@pytest.mark.parametrize("absorbed", [False, True], ids=["plain", "absorbed"])
@torch.inference_mode()
def test_a_cache_changes_nothing(absorbed):
    module = latent(absorbed=absorbed)
    cache, parts = module.empty_cache(2, T), []
    for part in stream().split([2, 1, 5, 1], dim=1):
        parts.append(module(part, cache=cache))
        cache.length += part.shape[1]
    close(torch.cat(parts, dim=1), module(stream()))
    numbers = cache.keys.numel() + cache.values.numel()
    sizes = {"r_kv": 8, "d_rope": 4, "T": T}
    assert numbers == 2 * LatentPart("attention").cached().evaluate(sizes)


def test_both_forms_have_the_same_gradients():
    gradients = []
    for absorbed in (False, True):
        module = latent(query_rank=10, absorbed=absorbed)
        module(stream()).square().sum().backward()
        gradients.append([p.grad for p in module.parameters()])
    for plain, absorbed in zip(*gradients, strict=True):
        torch.testing.assert_close(plain, absorbed, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("query_rank", [None, 10])
def test_its_part_has_its_parameters(query_rank):
    sizes = {"d_model": 12, "r_q": 10, "r_kv": 8, "d_rope": 4}
    sizes |= {"d_nope": 3 * 6, "d_q": 3 * (6 + 4), "d_v": 3 * 5}
    stated: dict[str, tuple[int, ...]] = {}
    for weight in LatentPart("attention", query_rank=query_rank is not None).weights():
        *before, last = (sizes[symbol] for symbol in weight.shape)
        beside = stated.get(weight.parameter, (0,))[-1]  # with the same name: side by side
        stated[weight.parameter] = (*before, beside + last)
    parameters = latent(query_rank=query_rank).named_parameters()
    assert stated == {name: tuple(p.shape) for name, p in parameters}


@torch.inference_mode()
def test_it_stands_where_attention_was():
    config = TINY.replace(positions="none")
    model, ids = random_model(config), random_ids(config)
    model.blocks[0].attention = LatentAttention(config, kv_rank=4, d_rope=2).eval()
    plain = model(ids)
    model.blocks[0].attention.absorbed = True
    close(model(ids), plain)
    seen = model.activations(ids, "blocks.0.attention.weights")["blocks.0.attention.weights"]
    close(seen.sum(dim=-1), torch.ones(seen.shape[:-1]))


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ({"d_rope": 3}, "d_rope=3 is odd; rotary positions take pairs"),
        ({"kv_rank": 0}, "kv_rank=0 is below 1"),
        ({"query_rank": 0}, "query_rank=0 is below 1"),
    ],
)
def test_what_cannot_be_is_refused(sizes, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        latent(**sizes)

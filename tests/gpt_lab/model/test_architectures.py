"""The switches beyond GPT-2, each held against transformers; and parts against modules."""

import itertools
import random

import pytest
import torch

from gpt_lab.anatomy import count_parameters
from gpt_lab.anatomy.structure import of_config
from gpt_lab.config import GPTConfig
from gpt_lab.generation import generate
from gpt_lab.model import GPT
from gpt_lab.model.positions import rotate
from tests.support.witness import (
    in_llama_or_qwen2,
    in_transformers,
    random_config,
    random_ids,
    random_model,
)

TINY = GPTConfig(vocab_size=31, context_length=24, d_model=12, n_heads=3, n_layers=2, d_ff=20)
LLAMA = TINY.replace(
    n_heads=6,
    d_head=4,
    n_kv_heads=2,
    qkv_bias=False,
    bias=False,
    norm="rms",
    feed_forward="swiglu",
    positions="rotary",
)


def close(one: torch.Tensor, other: torch.Tensor) -> None:
    torch.testing.assert_close(one, other, rtol=1e-5, atol=1e-5)


@torch.inference_mode()
def logits_of(theirs, ids: torch.Tensor) -> torch.Tensor:
    return theirs(ids).logits


@pytest.mark.parametrize("positions", ["learned", "sinusoidal", "none"])
@pytest.mark.parametrize("feed_forward", ["gelu", "relu"])
def test_gpt2_with_a_switch_equals_transformers(positions, feed_forward):
    config = TINY.replace(positions=positions, feed_forward=feed_forward, norm_eps=1e-3)
    model, ids = random_model(config), random_ids(config)
    close(model(ids), logits_of(in_transformers(model), ids))


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"d_head": 6},
        {"n_kv_heads": 6},
        {"n_kv_heads": 1},
        {"tie_embeddings": False},
        {"rope_theta": 50.0},
        {"norm_eps": 1e-2},
        {"qkv_bias": True},  # Qwen2
        {"qkv_bias": True, "tie_embeddings": False, "d_head": 2},
        {"qkv_bias": True, "bias": True},
    ],
    ids=str,
)
def test_llama_and_qwen2_equal_transformers(changes):
    config = LLAMA.replace(**changes)
    model, ids = random_model(config), random_ids(config)
    close(model(ids), logits_of(in_llama_or_qwen2(model), ids))


@pytest.mark.parametrize("seed", range(12))
def test_random_llamas_equal_transformers(seed):
    draw, shape = random.Random(seed), random_config(seed)
    config = shape.replace(
        d_head=2 * draw.randint(1, 6),
        norm="rms",
        feed_forward="swiglu",
        positions="rotary",
        bias=False,
        rope_theta=draw.choice([10.0, 1e4, 5e5]),
        norm_eps=draw.choice([1e-6, 1e-5]),
    )
    model, ids = random_model(config, seed), random_ids(config, seed=seed)
    close(model(ids), logits_of(in_llama_or_qwen2(model), ids))


@pytest.mark.parametrize("positions", ["sinusoidal", "rotary", "none"])
def test_a_cache_changes_nothing(positions):
    """Positions behind a cache go on where it ends."""
    config = LLAMA.replace(positions=positions)
    model, ids = random_model(config), random_ids(config, B=1, T=9)
    new = list(generate(model, ids, 10, temperature=0))
    whole = torch.cat([ids, torch.stack(new, dim=1)], dim=1)
    with torch.inference_mode():
        expected = model(whole).argmax(dim=-1)[:, ids.shape[1] - 1 : -1]
    assert torch.equal(torch.stack(new, dim=1), expected)


def test_a_product_of_rotated_vectors_depends_on_their_distance_alone():
    q, k = torch.randn(2, 1, 1, 1, 8, generator=torch.Generator().manual_seed(0))
    products = [
        (rotate(q, start + 5, 100.0) * rotate(k, start, 100.0)).sum().item() for start in (0, 3, 40)
    ]
    assert products == pytest.approx([products[0]] * 3, abs=1e-5)
    assert (rotate(q, 6, 100.0) * rotate(k, 0, 100.0)).sum().item() != pytest.approx(products[0])


def many_configs() -> list[GPTConfig]:
    """Every combination of switches, and random sizes with each."""
    draw = random.Random(0)
    switches = itertools.product(
        ("layer", "rms"),
        ("gelu", "relu", "swiglu"),
        ("learned", "sinusoidal", "rotary", "none"),
        (True, False),
        (True, False),
        (True, False),
    )
    configs = []
    for norm, feed_forward, positions, qkv_bias, bias, tied in switches:
        n_kv_heads = draw.randint(1, 3)
        configs.append(
            GPTConfig(
                vocab_size=draw.randint(5, 60),
                context_length=draw.randint(1, 20),
                d_model=n_kv_heads * 12,
                n_heads=n_kv_heads * draw.randint(1, 2),
                n_kv_heads=n_kv_heads,
                d_head=draw.choice([None, 2, 10]),
                n_layers=draw.randint(1, 2),
                d_ff=draw.randint(1, 30),
                norm=norm,
                feed_forward=feed_forward,
                positions=positions,
                qkv_bias=qkv_bias,
                bias=bias,
                tie_embeddings=tied,
                norm_place=draw.choice(["input", "output"]),
                qk_norm=draw.choice(["none", "head", "width"]),
                sliding_window=draw.choice([None, 1, 3]),
                nope_layers=(0,) if positions == "rotary" and draw.random() < 0.3 else (),
            )
        )
    return configs


def stated(config: GPTConfig) -> dict[str, tuple[int, ...]]:
    """Names and shapes of a model's parameters as its parts state them.

    Tensors with one parameter's name stand side by side in it: their last axes add up.
    """
    anatomy = of_config(config)
    everything = [("", part) for part in (*anatomy.embedding, *anatomy.output)]
    kinds = [layers for layers in anatomy.layers for _ in range(anatomy.sizes[layers.symbol])]
    for i, layers in enumerate(kinds):  # blocks of two kinds differ in no parameter
        everything += [(f"blocks.{i}.", part) for part in layers.parts]
    shapes: dict[str, tuple[int, ...]] = {}
    for before, part in everything:
        for weight in part.weights():
            name = f"{before}{part.module}.{weight.parameter}" if part.module else weight.parameter
            shape = tuple(anatomy.sizes[symbol] for symbol in weight.shape)
            if name in shapes:
                *same, last = shapes[name]
                assert tuple(same) == shape[:-1], name
                shape = (*same, last + shape[-1])
            shapes[name] = shape
    return shapes


def test_parts_have_the_parameters_of_their_modules():
    for config in many_configs():
        with torch.device("meta"):
            model = GPT(config)
        assert stated(config) == {n: tuple(p.shape) for n, p in model.named_parameters()}, config
        total = sum(p.numel() for p in model.parameters())
        assert count_parameters(config).total == total


@pytest.mark.parametrize("name", ["llama-3.2-1b", "qwen2-0.5b"])
def test_presets_count_as_their_modules_do(name):
    config = GPTConfig.preset(name)
    with torch.device("meta"):
        model = GPT(config)
    assert sum(p.numel() for p in model.parameters()) == count_parameters(config).total

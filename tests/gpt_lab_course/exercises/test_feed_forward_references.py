"""Lesson 4's exercises: their references, against modules that others wrote."""

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from gpt_lab_course.exercises import EXERCISES

REFERENCES = {name.partition(".")[2]: e for name, e in EXERCISES.items() if "feed_f" in name}


def linear(weight: torch.Tensor, bias: torch.Tensor) -> nn.Linear:
    """PyTorch's own layer, which keeps its matrix transposed."""
    layer = nn.Linear(*weight.shape)
    layer.weight.data, layer.bias.data = weight.T.clone(), bias.clone()
    return layer


@pytest.mark.parametrize("case", range(3))
def test_two_layers_are_one(case):
    up, up_bias, down, down_bias = REFERENCES["collapse"].inputs[case]
    both = nn.Sequential(linear(up, up_bias), linear(down, down_bias))
    one = linear(*REFERENCES["collapse"].solution(up, up_bias, down, down_bias))
    x = torch.randn(5, len(up), generator=torch.Generator().manual_seed(0))
    torch.testing.assert_close(one(x), both(x))


def test_the_slope_is_autograds():
    for (x,) in REFERENCES["slope"].inputs:
        point = torch.tensor(x, dtype=torch.float64, requires_grad=True)
        F.gelu(point).backward()
        assert REFERENCES["slope"].solution(x) == pytest.approx(point.grad.item(), abs=1e-12)


@pytest.mark.parametrize("case", range(3))
def test_contributions_add_up_to_the_network(case):
    x, up, up_bias, down = REFERENCES["contributions"].inputs[case]
    zero = torch.zeros(down.shape[1])
    network = nn.Sequential(linear(up, up_bias), nn.ReLU(), linear(down, zero))
    parts = REFERENCES["contributions"].solution(x, up, up_bias, down)
    torch.testing.assert_close(parts.sum(dim=0), network(x))


@pytest.mark.parametrize("case", range(3))
def test_the_gated_network_is_llamas(case):
    llama = pytest.importorskip("transformers.models.llama.modeling_llama")
    x, gate, up, down = REFERENCES["swiglu"].inputs[case]
    config = llama.LlamaConfig(
        hidden_size=up.shape[0], intermediate_size=up.shape[1], num_attention_heads=1
    )
    network = llama.LlamaMLP(config)
    for layer, weight in zip(
        (network.gate_proj, network.up_proj, network.down_proj), (gate, up, down), strict=True
    ):
        layer.weight.data = weight.T.clone()
    torch.testing.assert_close(REFERENCES["swiglu"].solution(x, gate, up, down), network(x))


@pytest.mark.parametrize("case", range(3))
def test_a_folded_norm_is_the_norm(case):
    weight, bias, up, up_bias = REFERENCES["fold"].inputs[case]
    norm = nn.LayerNorm(len(weight))
    norm.weight.data, norm.bias.data = weight.clone(), bias.clone()
    x = torch.randn(5, len(weight), generator=torch.Generator().manual_seed(0))
    folded = linear(*REFERENCES["fold"].solution(weight, bias, up, up_bias))
    z = F.layer_norm(x, weight.shape)
    torch.testing.assert_close(folded(z), linear(up, up_bias)(norm(x)), atol=1e-5, rtol=1e-4)


def test_the_counts_are_those_of_gpt2_and_llama():
    transformers = pytest.importorskip("transformers")
    from transformers.models.gpt2.modeling_gpt2 import GPT2MLP
    from transformers.models.llama.modeling_llama import LlamaMLP

    count = REFERENCES["parameters"].solution
    with torch.device("meta"):
        plain = GPT2MLP(3072, transformers.GPT2Config())
        llama = transformers.LlamaConfig(
            hidden_size=16, intermediate_size=24, num_attention_heads=1
        )
        gated = LlamaMLP(llama)
        llama.mlp_bias = True
        with_biases = LlamaMLP(llama)
    for sizes, module in (
        ((768, 3072, True, False), plain),
        ((16, 24, False, True), gated),
        ((16, 24, True, True), with_biases),
    ):
        assert count(*sizes) == sum(p.numel() for p in module.parameters())


def test_what_was_carried_over_is_counted_by_hand():
    # Prompt 0 counts and follows, 1 was not known before, 2 has a source that was not known,
    # 3 counts and stays, 4 has its source's answer.
    before, after = [1, 9, 3, 4, 1], [3, 1, 2, 4, 1]
    right, source = [1, 2, 3, 4, 1], [2, 0, 1, 2, 0]
    assert REFERENCES["carried_over"].solution(before, after, right, source) == 0.5

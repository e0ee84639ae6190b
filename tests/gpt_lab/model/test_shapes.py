"""The shapes that comments of ``gpt_lab/model`` give, held by jaxtyping and beartype.

Each function here calls the one of the same name, and states what goes in and what comes out: one
letter is one size within a call.
"""

import pytest
import torch
from beartype import beartype
from beartype.roar import BeartypeException
from jaxtyping import Bool, Float, Int, TypeCheckError, jaxtyped
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT, attention, feed_forward, masks, norms, positions

CONFIG = GPTConfig(
    vocab_size=29, context_length=12, d_model=12, n_heads=6, n_kv_heads=3, n_layers=2, d_ff=20
)
B, T, S = 2, 5, 7
shaped = jaxtyped(typechecker=beartype)


@shaped
def attend(
    q: Float[Tensor, "B H T d_head"],
    k: Float[Tensor, "B H S d_head"],
    v: Float[Tensor, "B H S d_head"],
    mask: Bool[Tensor, "T S"],
) -> tuple[Float[Tensor, "B H T d_head"], Float[Tensor, "B H T S"]]:
    return attention.attention(q, k, v, mask)


@shaped
def fused(
    q: Float[Tensor, "B H T d_head"],
    k: Float[Tensor, "B H_kv S d_head"],
    v: Float[Tensor, "B H_kv S d_head"],
) -> Float[Tensor, "B H T d_head"]:
    return attention.fused_attention(q, k, v)


@shaped
def causal(T: int, S: int, of: Float[Tensor, "T S"]) -> Bool[Tensor, "T S"]:
    return masks.causal_mask(T, S)


@shaped
def rotate(x: Float[Tensor, "B H T d_head"]) -> Float[Tensor, "B H T d_head"]:
    return positions.rotate(x, start=3)


@shaped
def sinusoidal(of: Float[Tensor, "T d_model"]) -> Float[Tensor, "T d_model"]:
    return positions.sinusoidal(0, *of.shape)


@shaped
def same(module: torch.nn.Module, x: Float[Tensor, "B T d_model"]) -> Float[Tensor, "B T d_model"]:
    return module(x)


@shaped
def logits(model: GPT, ids: Int[Tensor, "B T"], of: Float[Tensor, " V"]) -> Float[Tensor, "B T V"]:
    return model(ids)


@shaped
def next_logits(
    model: GPT, ids: Int[Tensor, "B T"], of: Float[Tensor, " V"]
) -> Float[Tensor, "B V"]:
    return model.next_logits(ids)


def test_functions_of_tensors() -> None:
    q, k = torch.randn(B, 6, T, 4), torch.randn(B, 6, S, 4)
    attend(q, k, k, masks.causal_mask(T, S))
    fused(q, k[:, :3], k[:, :3])
    causal(T, S, torch.empty(T, S))
    rotate(q)
    sinusoidal(torch.empty(T, 12))


@pytest.mark.parametrize("change", [{}, {"norm": "rms"}, {"feed_forward": "swiglu"}], ids=str)
def test_modules_on_the_residual_stream(change: dict[str, str]) -> None:
    config, x = CONFIG.replace(**change), torch.randn(B, T, CONFIG.d_model)
    for module in (
        norms.make_norm(config),
        attention.MultiHeadAttention(config),
        feed_forward.FeedForward(config),
        GPT(config).blocks[0],
    ):
        same(module, x)


def test_the_whole_model() -> None:
    model, ids, of = GPT(CONFIG), torch.zeros(B, T, dtype=torch.int64), torch.empty(29)
    logits(model, ids, of)
    next_logits(model, ids, of)


@torch.no_grad()
def test_every_activation_has_the_shape_that_its_line_says() -> None:
    """Letters stand for the same size in all of them."""
    B, T, H, H_kv, d_head, d_model, d_ff, V = 2, 5, 6, 3, 2, 12, 20, 29
    shapes = {
        "q": (B, H, T, d_head),
        "k": (B, H_kv, T, d_head),
        "v": (B, H_kv, T, d_head),
        "scores": (B, H, T, T),
        "weights": (B, H, T, T),
        "heads": (B, H, T, d_head),
        "up": (B, T, d_ff),
        "hidden": (B, T, d_ff),
        "position": (T, d_model),
        "logits": (B, T, V),
    }
    model, ids = GPT(CONFIG), torch.zeros(B, T, dtype=torch.int64)
    for name, value in model.activations(ids, "*").items():
        assert value.shape == shapes.get(name.rpartition(".")[2], (B, T, d_model)), name


def test_a_wrong_shape_is_noticed() -> None:
    q, k = torch.randn(B, 6, T, 4), torch.randn(B, 6, S, 3)
    with pytest.raises((TypeCheckError, BeartypeException)):
        attend(q, k, k, masks.causal_mask(T, S))

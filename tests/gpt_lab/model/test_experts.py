"""A mixture of experts against those of transformers, on random weights."""

import itertools

import pytest
import torch
from transformers import DeepseekV2Config, MixtralConfig
from transformers.models.deepseek_v2 import modeling_deepseek_v2
from transformers.models.mixtral.modeling_mixtral import (
    MixtralSparseMoeBlock,
    load_balancing_loss_func,
)

from gpt_lab.anatomy.parts import Experts
from gpt_lab.config import GPTConfig
from gpt_lab.model.experts import MixtureOfExperts, Routing, load_balance_loss
from tests.gpt_lab.generation.test_decoding import token_by_token
from tests.support.witness import TINY, close, random_ids, random_model

CONFIG = GPTConfig(d_model=12, n_heads=2, d_ff=7, n_layers=1)
E = 6


def mixture(k: int = 2, **kwargs) -> MixtureOfExperts:
    torch.manual_seed(0)
    module = MixtureOfExperts(CONFIG, E, k, **kwargs)
    for parameter in module.parameters():
        torch.nn.init.normal_(parameter, std=0.5)
    return module


def stream() -> torch.Tensor:
    return torch.randn(2, 9, CONFIG.d_model, generator=torch.Generator().manual_seed(1))


def experts_and_router(module: MixtureOfExperts) -> dict[str, torch.Tensor]:
    gate_up = torch.cat([module.gate.weight, module.up.weight], dim=-1).mT
    return {
        "gate.weight": module.router.weight.T,
        "experts.gate_up_proj": gate_up,
        "experts.down_proj": module.down.weight.mT,
    }


@pytest.mark.parametrize("k", [1, 2, E])
@torch.inference_mode()
def test_a_mixture_is_that_of_mixtral(k):
    ours = mixture(k)
    theirs = MixtralSparseMoeBlock(
        MixtralConfig(
            hidden_size=12, intermediate_size=7, num_local_experts=E, num_experts_per_tok=k
        )
    ).eval()
    theirs.load_state_dict(experts_and_router(ours))
    close(ours(stream()), theirs(stream()))


@pytest.mark.parametrize(("n_shared", "scale"), [(1, 1.0), (2, 16.0)])
@torch.inference_mode()
def test_a_mixture_with_shared_experts_is_that_of_deepseek(n_shared, scale):
    ours = mixture(3, n_shared=n_shared, normalize=False, scale=scale)
    theirs = modeling_deepseek_v2.DeepseekV2Moe(
        DeepseekV2Config(
            hidden_size=12,
            num_attention_heads=2,
            moe_intermediate_size=7,
            n_routed_experts=E,
            num_experts_per_tok=3,
            n_shared_experts=n_shared,
            routed_scaling_factor=scale,
            topk_method="greedy",
        )
    ).eval()
    shared = {
        f"shared_experts.{name}_proj.weight": getattr(ours.shared, name).weight.T
        for name in ("gate", "up", "down")
    }
    theirs.load_state_dict({**experts_and_router(ours), **shared})
    torch.testing.assert_close(ours(stream()), theirs(stream()), rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("k", [1, 2, 4])
def test_the_loss_is_that_of_transformers(k):
    module, tokens = mixture(k), stream().flatten(0, 1)
    theirs = load_balancing_loss_func((module.router(tokens),), E, k)
    close(k * load_balance_loss(module.route(tokens)), theirs)


def test_the_loss_is_least_where_all_are_chosen_alike():
    pairs = torch.tensor([*itertools.combinations(range(4), 2)])  # each expert in 3 of 6
    alike = Routing(torch.full((6, 4), 0.25), pairs, torch.ones(6, 2))
    assert load_balance_loss(alike).item() == pytest.approx(1)
    certain = torch.tensor([[0.5, 0.5, 0, 0]]).expand(6, 4)
    same = Routing(certain, torch.tensor([[0, 1]]).expand(6, 2), torch.ones(6, 2))
    assert load_balance_loss(same).item() == pytest.approx(4 / 2)


def test_training_on_the_loss_alone_balances():
    module, tokens = mixture(1), stream().flatten(0, 1)
    module.router.weight.data[:, 0] += 1.0 * tokens.mean(0).sign()
    before = load_balance_loss(module.route(tokens)).item()
    for _ in range(200):
        loss = load_balance_loss(module.route(tokens))
        (gradient,) = torch.autograd.grad(loss, module.router.weight)
        module.router.weight.data -= 0.5 * gradient
    assert load_balance_loss(module.route(tokens)).item() < min(before, 1.05)


@pytest.mark.parametrize(
    ("k", "normalize", "learns"), [(1, True, False), (1, False, True), (2, True, True)]
)
def test_a_router_whose_one_weight_is_always_1_has_no_gradient(k, normalize, learns):
    module = mixture(k, normalize=normalize)
    module(stream()).square().mean().backward()
    assert (module.router.weight.grad.abs().max().item() > 1e-4) == learns


@pytest.mark.parametrize("n_shared", [0, 2])
def test_its_part_has_its_parameters(n_shared):
    sizes = {"d_model": 12, "E": E, "d_expert": 7, "d_shared": n_shared * 7}
    part = Experts("experts", "feed_forward", shared=n_shared > 0)
    stated = {w.parameter: tuple(sizes[s] for s in w.shape) for w in part.weights()}
    parameters = mixture(n_shared=n_shared).named_parameters()
    assert stated == {name: tuple(p.shape) for name, p in parameters}


@torch.inference_mode()
def test_it_stands_where_a_feed_forward_network_was():
    model, ids = random_model(TINY), random_ids(TINY, B=1)
    plain = model(ids)
    model.blocks[1].feed_forward = MixtureOfExperts(TINY, 4, 2)
    seen = model.activations(ids, ["blocks.1.feed_forward.*", "logits"])  # by the names it has
    assert seen["blocks.1.feed_forward.output"].shape == (1, 12, 12)
    assert not torch.allclose(seen["logits"], plain)
    close(token_by_token(model.prepare_decoding(), ids), seen["logits"][0, 1:])


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ((4, 5), "k=5 is more than n_experts=4"),
        ((0, 1), "n_experts=0 is below 1"),
        ((4, 0), "k=0 is below 1"),
    ],
)
def test_what_cannot_be_is_refused(sizes, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        MixtureOfExperts(CONFIG, *sizes)

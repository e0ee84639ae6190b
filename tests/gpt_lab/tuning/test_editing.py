"""A rank-one edit gives the answer that was asked for, and moves the others least."""

import pytest
import torch

from gpt_lab import GPT, GPTConfig
from gpt_lab.tuning import Example, covariance, edit_fact, rank_one, says
from gpt_lab.validation import RefusedError

SIZES = {"vocab_size": 23, "context_length": 12, "d_model": 16, "n_heads": 2, "n_layers": 2}


@pytest.fixture(params=["gelu", "swiglu"])
def model(request) -> GPT:
    torch.manual_seed(0)
    kind = {"feed_forward": request.param}
    if request.param == "swiglu":
        kind |= {"norm": "rms", "bias": False, "qkv_bias": False, "d_ff": 40}
    model = GPT(GPTConfig(**SIZES, **kind)).eval()
    for p in model.parameters():
        torch.nn.init.normal_(p, std=0.3)
    return model


def test_of_all_matrices_that_give_the_answer_it_is_the_least():
    torch.manual_seed(0)
    keys, weight = torch.randn(400, 6) @ torch.randn(6, 6), torch.randn(6, 4)
    C = keys.T @ keys / len(keys)
    key, value = torch.randn(6), torch.randn(4)
    change = rank_one(weight, key, value, C)
    torch.testing.assert_close(key @ (weight + change), value, atol=1e-3, rtol=1e-3)
    assert torch.linalg.matrix_rank(change) == 1
    moved = (keys @ change).square().mean()
    for _ in range(20):  # others that give the same answer: less along what the key is not
        u = torch.randn(6)
        other = torch.outer(u, value - key @ weight) / (key @ u)
        assert (keys @ other).square().mean() > moved


def test_the_covariance_is_that_of_the_hidden_neurons(model):
    ids = torch.randint(23, (3, 7), generator=torch.Generator().manual_seed(0))
    hidden = model.activations(ids, "blocks.1.feed_forward.hidden")
    keys = hidden["blocks.1.feed_forward.hidden"].flatten(0, 1)
    expected = sum(torch.outer(key, key) for key in keys) / 21
    torch.testing.assert_close(covariance(model, ids, 1), expected, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("block", [0, 1])
def test_the_model_says_the_new_answer(model, block):
    asked = Example((1, 2, 3, 4), (9,))
    ids = torch.randint(23, (64, 8), generator=torch.Generator().manual_seed(0))
    C = covariance(model, ids, block)
    before = {n: p.clone() for n, p in model.named_parameters()}
    assert says(model, [asked]) == [False]
    edit = edit_fact(model, [asked], [3], block, C, learning_rate=0.1)
    assert all(torch.equal(p, before[n]) for n, p in model.named_parameters())
    edit.apply(model)
    assert says(model, [asked]) == [True]
    changed = [n for n, p in model.named_parameters() if not torch.equal(p, before[n])]
    assert changed == [f"blocks.{block}.feed_forward.down.weight"]
    edit.apply(model, sign=-1)
    for name, p in model.named_parameters():
        torch.testing.assert_close(p, before[name], atol=1e-5, rtol=0)


def test_what_cannot_be_edited_is_refused(model):
    asked, C = [Example((1, 2), (3,))], torch.eye(64)
    with pytest.raises(RefusedError, match="block=2 is not one of 0 … 1"):
        edit_fact(model, asked, [1], 2, C)
    with pytest.raises(RefusedError, match="2 places stand beside 1 questions"):
        edit_fact(model, asked, [1, 1], 0, C)
    with pytest.raises(RefusedError, match="all zeros"):
        rank_one(torch.ones(4, 2), torch.zeros(4), torch.ones(2), torch.eye(4))

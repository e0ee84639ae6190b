"""LoRA computes what peft computes, and leaves no trace."""

import pytest
import torch
from torch.nn.utils import parametrize

from gpt_lab import GPT, GPTConfig
from gpt_lab.tuning import Example, LoRA, finetune, log_probabilities
from gpt_lab.validation import RefusedError
from tests.support.witness import in_transformers

SIZES = {"vocab_size": 23, "context_length": 12, "d_model": 16, "n_heads": 2, "n_layers": 2}
ASKED = [Example((1, 2, 3), (4,)), Example((5, 6), (7, 8))]


@pytest.fixture
def model() -> GPT:
    torch.manual_seed(0)
    return GPT(GPTConfig(**SIZES)).eval()


def drawn(adapters: LoRA) -> None:
    """B's that are not zero any more."""
    torch.manual_seed(1)
    for p in adapters.parameters():
        torch.nn.init.normal_(p, std=0.2)


@pytest.mark.filterwarnings("ignore:.*is_gradient_checkpointing:FutureWarning")  # peft asks for it
def test_the_same_as_peft(model):
    from peft import LoraConfig, get_peft_model

    theirs = get_peft_model(
        in_transformers(model),
        LoraConfig(r=3, lora_alpha=12, target_modules=["c_attn", "c_fc"], fan_in_fan_out=True),
    ).eval()
    where = ("blocks.*.attention.qkv", "blocks.*.feed_forward.up")
    adapters = LoRA(model, rank=3, alpha=12, where=where)
    drawn(adapters)
    ours = adapters.parameters()
    weights = {name: p for name, p in theirs.named_parameters() if "lora_" in name}
    assert len(weights) == len(ours)
    with torch.no_grad():
        for (name, their), our in zip(weights.items(), ours, strict=True):
            assert ("lora_A" in name) == (our.shape[1] == 3)
            their.copy_(our.T)
    ids = torch.arange(10)[None]
    with torch.no_grad():
        torch.testing.assert_close(model(ids), theirs(ids).logits, atol=1e-5, rtol=1e-5)
        bare = GPT(model.config).eval()
        assert not torch.allclose(model(ids), bare(ids), atol=1e-2)
    trained = sum(p.numel() for p in theirs.parameters() if p.requires_grad)
    assert trained == sum(p.numel() for p in ours)


def test_nothing_is_changed_at_first_and_nothing_at_last(model):
    ids, own = torch.arange(10)[None], {n: p.clone() for n, p in model.named_parameters()}
    before = model(ids)
    adapters = LoRA(model, rank=2)
    assert torch.equal(model(ids), before)
    drawn(adapters)
    during = model(ids)
    assert not torch.allclose(during, before, atol=1e-3)
    adapters.merge()
    assert torch.equal(model(ids), during)
    assert not any(map(parametrize.is_parametrized, model.modules()))
    adapters.unmerge()
    assert torch.equal(model(ids), during)
    adapters.merge()
    adapters.remove()
    after = dict(model.named_parameters())
    assert after.keys() == own.keys()
    assert all(torch.equal(after[n], own[n]) and after[n].requires_grad for n in own)


def test_only_the_adapters_learn(model):
    own = {n: p.clone() for n, p in model.named_parameters()}
    adapters = LoRA(model, rank=2)
    before = log_probabilities(model, ASKED).sum()
    finetune(model, ASKED, steps=30, learning_rate=1e-2, only=adapters.parameters())
    assert log_probabilities(model, ASKED).sum() > before + 1
    adapters.remove()
    assert all(torch.equal(p, own[n]) for n, p in model.named_parameters())


def test_all_else_learns_where_all_may(model):
    """What an adapter froze stays frozen under a pattern, too."""
    adapters = LoRA(model, rank=2, where="blocks.0.attention.qkv")
    own = model.blocks[0].attention.qkv.parametrizations.weight.original.clone()
    finetune(model, ASKED, steps=2, learning_rate=1e-2)
    assert torch.equal(model.blocks[0].attention.qkv.parametrizations.weight.original, own)
    assert adapters.parameters()[1].any()


def test_rank_r_is_r_times_both_sides(model):
    """Biderman et al. count so, too: r·(d_in + d_out) for each matrix."""
    adapters = LoRA(model, rank=3, where="blocks.*.attention.qkv")
    assert sum(p.numel() for p in adapters.parameters()) == 2 * 3 * (16 + 48)
    drawn(adapters)
    qkv = model.blocks[0].attention.qkv
    difference = qkv.weight - qkv.parametrizations.weight.original
    assert torch.linalg.matrix_rank(difference) == 3


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"rank": 0}, "rank=0"),
        ({"rank": 17}, "rank=17 is not one of 1 … 16"),
        ({"where": "blocks.*.atention.qkv"}, "names no linear map"),
        ({"where": "norm"}, "names no linear map"),
    ],
)
def test_adapters_that_cannot_be_are_refused(model, options, words):
    with pytest.raises(RefusedError, match=words):
        LoRA(model, **options)


def test_adapters_come_once_and_are_merged_once(model):
    adapters = LoRA(model)
    with pytest.raises(RefusedError, match="adapters already"):
        LoRA(model)
    with pytest.raises(RefusedError, match="nothing to undo"):
        adapters.unmerge()
    adapters.merge()
    with pytest.raises(RefusedError, match="merged already"):
        adapters.merge()

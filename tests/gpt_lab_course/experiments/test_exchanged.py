"""Exchanged parts of a model: what may change nothing doesn't, and controls are as large."""

import pytest
import torch
from torch.nn import functional as F

from gpt_lab import GPT, GPTConfig
from gpt_lab.model.norms import LayerNorm, RMSNorm
from gpt_lab_course.experiments.patching import exchanged

CONFIG = GPTConfig(
    vocab_size=60,
    context_length=64,
    d_model=24,
    n_heads=6,
    n_kv_heads=3,
    n_layers=3,
    d_ff=40,
    qkv_bias=False,
    bias=False,
    norm="rms",
    feed_forward="swiglu",
    positions="rotary",
    dropout=0.0,
)


@pytest.fixture(scope="module")
def model():
    torch.manual_seed(0)
    model = GPT(CONFIG).eval()
    for p in model.parameters():  # so that every part matters
        torch.nn.init.normal_(p, std=0.3)
    return model


@pytest.fixture(scope="module")
def ids():
    return torch.randint(60, (2, 12), generator=torch.Generator().manual_seed(1))


def logits(model, ids):
    with torch.no_grad():
        return model(ids)


def test_surprise_is_the_mean_cross_entropy(model, ids):
    expected = F.cross_entropy(logits(model, ids)[:, :-1].flatten(0, 1), ids[:, 1:].flatten())
    assert exchanged.surprise(model, ids) == pytest.approx(expected.item(), rel=1e-5)


def test_a_model_moved_as_a_whole_says_the_same_and_one_without_rotation_does_not(model, ids):
    torch.testing.assert_close(
        logits(exchanged.moved(model, 40), ids), logits(model, ids), atol=1e-4, rtol=1e-4
    )
    rotated = exchanged.exchanged(model, positions="none")
    assert (logits(rotated, ids) - logits(model, ids)).abs().max() > 0.01
    assert rotated.blocks[0].attention.qkv.weight is not None
    assert rotated.token_embedding.weight.data_ptr() == model.token_embedding.weight.data_ptr()


def test_turned_back_queries_and_keys_are_those_without_positions(model, ids):
    turned_back = model.activations(ids, "logits", edits=exchanged.unturned(model))["logits"]
    other = exchanged.exchanged(model, positions="none")
    torch.testing.assert_close(turned_back, logits(other, ids), atol=1e-3, rtol=1e-3)
    assert (turned_back - logits(model, ids)).abs().max() > 0.01


def test_moved_keys_are_those_of_a_text_that_stands_so_far_behind(model, ids):
    behind = torch.cat([ids.new_zeros(2, 40), ids], dim=1)
    name = "blocks.0.attention.k"  # of the embeddings, and of nothing before them
    keys = exchanged.moved(model, 40).activations(ids, name)[name]
    torch.testing.assert_close(keys, model.activations(behind, name)[name][:, :, 40:])


def test_copied_heads_change_nothing_and_means_do(model, ids):
    more = exchanged.regrouped(model, 6)
    assert more.config.n_kv_heads == 6
    torch.testing.assert_close(logits(more, ids), logits(model, ids))
    one = exchanged.regrouped(more, 1)
    assert (logits(one, ids) - logits(model, ids)).abs().max() > 0.01
    key = slice(24, 28)  # behind 6 query heads of 4
    mean = model.blocks[1].attention.qkv.weight[:, 24:36].view(24, 3, 4).mean(1)
    torch.testing.assert_close(one.blocks[1].attention.qkv.weight[:, key], mean)
    back = exchanged.regrouped(more, 3)  # the means of copies
    torch.testing.assert_close(logits(back, ids), logits(model, ids))


def test_one_head_stands_for_all_or_their_mean_as_long(model, ids):
    columns = model.blocks[1].attention.qkv.weight[:, 24:36].view(24, 3, 4)  # the keys' heads
    key = slice(24, 28)
    for i in range(3):
        one = exchanged.regrouped(model, 1, exchanged.one_head(i))
        torch.testing.assert_close(one.blocks[1].attention.qkv.weight[:, key], columns[:, i])
    long = exchanged.regrouped(model, 1, exchanged.long_mean_head).blocks[1].attention.qkv.weight
    mean = columns.mean(1)
    lengths = [columns[:, i].square().sum().sqrt() for i in range(3)]
    torch.testing.assert_close(long[:, key].norm(), sum(lengths) / 3)
    assert F.cosine_similarity(long[:, key].flatten(), mean.flatten(), dim=0) > 0.9999


@pytest.mark.parametrize("heads", [0, 2, 4])
def test_heads_that_do_not_divide_are_refused(model, heads):
    with pytest.raises(ValueError, match=f"n_kv_heads={heads}"):
        exchanged.regrouped(model, heads)


def test_biases_of_queries_are_refused():
    with pytest.raises(ValueError, match="qkv_bias=True"):
        exchanged.regrouped(GPT(CONFIG.replace(qkv_bias=True)), 1)


def test_a_block_is_left_out_and_the_model_keeps_its_own(model, ids):
    shorter = exchanged.without_block(model, 1)
    assert len(shorter.blocks) == 2
    assert len(model.blocks) == 3
    names = ["blocks.0.output", "norm"]
    start = model.activations(ids, names)["blocks.0.output"]
    with torch.no_grad():
        expected = F.linear(model.norm(model.blocks[2](start)), model.unembedding)
        torch.testing.assert_close(shorter(ids), expected, atol=1e-4, rtol=1e-4)


def test_edited_norms_are_those_of_the_configuration_with_layer_norms(model, ids):
    other = exchanged.exchanged(model, norm="layer")
    assert isinstance(other.norm, LayerNorm)
    assert isinstance(model.norm, RMSNorm)
    edits = exchanged.as_layer_norms(model)
    assert len(edits) == 7
    edited = model.activations(ids, "logits", edits=edits)["logits"]
    torch.testing.assert_close(edited, logits(other, ids), atol=1e-3, rtol=1e-3)


def test_the_gate_is_exchanged_and_silu_is_its_own(model, ids):
    same = exchanged.gated_by(model, F.silu)
    assert exchanged.surprise(model, ids, same) == exchanged.surprise(model, ids)
    open_gates = exchanged.gated_by(model, torch.ones_like)
    names = ["blocks.*.feed_forward.up", "blocks.*.feed_forward.hidden"]
    seen = model.activations(ids, names, edits=open_gates)
    for i in range(3):
        at = f"blocks.{i}.feed_forward"
        torch.testing.assert_close(seen[f"{at}.hidden"], seen[f"{at}.up"])


def test_the_control_moves_each_vector_as_far_in_another_direction(model, ids):
    edits = exchanged.gated_by(model, F.gelu)
    before = model.activations(ids, "blocks.0.*")
    moved = {
        name: model.activations(ids, "blocks.0.*", edits=each)["blocks.0.feed_forward.hidden"]
        - before["blocks.0.feed_forward.hidden"]
        for name, each in {"edit": edits, "noise": exchanged.as_noise(edits)}.items()
    }
    lengths = {name: far.norm(dim=-1) for name, far in moved.items()}
    torch.testing.assert_close(lengths["edit"], lengths["noise"], atol=1e-4, rtol=1e-4)
    cosine = F.cosine_similarity(moved["edit"], moved["noise"], dim=-1)
    assert cosine.abs().mean() < 0.5
    twice = [exchanged.surprise(model, ids, exchanged.as_noise(edits, seed)) for seed in (0, 0, 1)]
    assert twice[0] == twice[1] != twice[2]


def test_the_size_of_a_change_is_a_share_of_the_length(model, ids):
    halves = {f"blocks.{i}.norm_1": lambda x: 1.5 * x for i in range(3)}
    assert exchanged.size_of(model, ids, halves) == pytest.approx(0.5, rel=1e-4)
    still = {"blocks.0.norm_2": lambda x: x}  # what moves nothing does not count
    assert exchanged.size_of(model, ids, halves | still) == pytest.approx(0.5, rel=1e-4)


def test_each_block_is_left_out_in_turn(model, ids):
    expected = [exchanged.surprise(exchanged.without_block(model, i), ids) for i in range(3)]
    assert exchanged.surprise_without_each(model, ids) == pytest.approx(expected, rel=1e-4)
    one = ids[:1]
    answers = [int(exchanged.without_block(model, i)(one)[0, -1].argmax()) for i in range(3)]
    assert exchanged.answers_without_each(model, one) == answers
    assert len(set(answers)) > 1, "a block that is not left out would not be noticed"


def test_a_block_is_off_at_some_places_alone(model, ids):
    names = ["blocks.0.output", "blocks.1.output"]
    seen = model.activations(ids, names, edits=exchanged.switched_off(1, slice(1)))
    before, after = (seen[name] for name in names)
    torch.testing.assert_close(after[:, :1], before[:, :1])
    assert ((after - before)[:, 1:].norm(dim=-1) > 0.01).all()
    everywhere = exchanged.surprise(model, ids, exchanged.switched_off(1, slice(None)))
    without = exchanged.surprise(exchanged.without_block(model, 1), ids)
    assert everywhere == pytest.approx(without, rel=1e-5)


def test_a_change_stands_beside_its_controls(model, ids):
    edits = exchanged.gated_by(model, F.relu)
    size, changed, controls = exchanged.beside_controls(model, ids, edits, draws=3)
    assert size == exchanged.size_of(model, ids, edits)
    assert changed == exchanged.surprise(model, ids, edits)
    noises = [exchanged.as_noise(edits, seed) for seed in (0, 1, 2)]
    drawn = sorted(exchanged.surprise(model, ids, noise) for noise in noises)
    assert drawn[0] < drawn[1] < drawn[2]
    assert controls == f"{drawn[0]:.2f}–{drawn[2]:.2f}"
    assert changed not in drawn

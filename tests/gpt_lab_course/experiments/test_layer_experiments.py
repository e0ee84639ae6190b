"""The measurements of lesson 5's laboratories: each does what it says."""

import pytest
import torch
from torch.testing import assert_close

from gpt_lab import GPTConfig, lab, load_lab_model
from gpt_lab.lab_model.answers import answers_exactly
from gpt_lab.model import GPT
from gpt_lab_course.experiments.ablation import layers, norm_use
from gpt_lab_course.experiments.answers.capitals import capital_questions, capitals_right
from gpt_lab_course.experiments.toy_tasks import pointing
from gpt_lab_course.experiments.training import norm_places


@pytest.fixture(scope="module")
def shipped():
    return load_lab_model()


def test_each_country_is_asked_for_once_and_its_capital_counted(shipped):
    model, tokenizer = shipped
    asked = capital_questions()
    for country, ids, last, token in zip(
        lab.countries(), asked.ids, asked.last, asked.capital, strict=True
    ):
        text = tokenizer.decode(ids[1 : last + 1].tolist())
        assert text == f"The capital of {country.name} is"
        assert f" {country.capital}".startswith(tokenizer.decode([int(token)]))
    questions = [(f"The capital of {c.name} is", f" {c.capital}") for c in lab.countries()]
    assert capitals_right(model) == sum(answers_exactly(model, tokenizer, questions)) == 184
    some = torch.arange(0, 184, 7)
    assert capitals_right(model, asked[some]) == len(some)


def test_no_rearrangement_is_the_model_itself(shipped):
    model, _ = shipped
    ids = capital_questions().ids[:9]
    with torch.no_grad():
        assert_close(layers.in_order(range(6))(ids), model(ids), rtol=1e-4, atol=1e-4)
        assert not torch.allclose(layers.in_order([0, 1, 2, 3, 4])(ids), model(ids), atol=0.1)


def test_noise_is_as_long_as_what_a_block_adds(shipped, monkeypatch):
    model, _ = shipped
    monkeypatch.setattr(layers, "load_lab_model", lambda: shipped)
    ids, seen = capital_questions().ids[:4], []
    block = model.blocks[3]
    hook = block.register_forward_hook(lambda _, given, gives: seen.append(gives - given[0]))
    next_one = model.blocks[4].register_forward_hook(lambda _, given, __: seen.append(given[0]))
    before = model.blocks[2].register_forward_hook(lambda *given: seen.append(given[2]))
    layers.with_noise(3)(ids)
    for each in (hook, next_one, before):
        each.remove()
    start, added, noisy = seen
    assert_close((noisy - start).norm(dim=-1), added.norm(dim=-1), rtol=1e-4, atol=1e-3)
    assert abs(float(torch.cosine_similarity(noisy - start, added, dim=-1).mean())) < 0.1


def test_ranks_and_shares_end_with_the_models_own_answers():
    assert layers.ranks()[-1] == 0
    assert layers.ahead()[-1] > 0.99
    assert 0.45 < layers.ahead()[0] < 0.55, "the embedding of “is” knows no country"
    shares = layers.settled_shares("prose", n=2)
    assert shares[-1] == 1
    assert shares == sorted(shares)
    assert layers.settled_shares("prose", shuffled=True, n=2)[-1] < 0.2


def test_the_countrys_stream_decides_until_it_was_read():
    n = len(layers.short_questions())
    assert layers.exchanged(2, place=-2)[:2] == (0, n)
    assert layers.exchanged(5, place=-2)[:2] == (n, 0)
    assert layers.exchanged(2, place=-3)[:2] == (n, 0)


def test_placed_blocks_are_gpt_2s_and_others(shipped):
    model, _ = shipped
    ids = capital_questions().ids[:5]
    with torch.no_grad():
        for place, alike in (("before", True), ("after", False), ("nowhere", False)):
            moved = norm_places.PlacedGPT(model.config, place).eval()
            moved.load_state_dict(model.state_dict())
            assert torch.allclose(moved(ids), model(ids), atol=1e-3) == alike
    with pytest.raises(ValueError, match="place='behind'"):
        norm_places.PlacedGPT(model.config, "behind")


def test_without_additions_a_sub_layer_replaces_the_stream():
    block = norm_places.fresh(1, additions=False).blocks[0]
    x = torch.randn(1, 4, 48, dtype=torch.float64)
    middle = block.attention(block.norm_1(x))
    assert_close(block(x), block.feed_forward(block.norm_2(middle)))


def test_a_stack_without_norms_grows_and_small_weights_keep_it():
    grown = norm_places.stream_lengths(norm_places.fresh(8, "nowhere"))
    small = norm_places.stream_lengths(norm_places.fresh(8, "nowhere", small=True))
    assert len(grown) == 9
    assert grown[-1] > 10 * grown[0]
    assert small[-1] < 1.1 * small[0]


def test_a_gradient_agrees_with_itself_and_reaches_a_stack_of_one_block():
    assert norm_places.gradient_agreement(norm_places.fresh(2), size=0) == pytest.approx(1)
    assert norm_places.gradient_agreement(norm_places.fresh(2), size=1) < 0.5
    assert norm_places.gradient_reach(norm_places.fresh(1)) == pytest.approx(1)


def test_training_lowers_the_loss_below_the_letters_frequencies():
    model = norm_places.fresh(1)
    assert norm_places.trained_loss(model, 60) < norm_places.frequencies_loss() - 0.1


def test_norms_can_be_set_back_and_made_averages(shipped):
    model, _ = shipped
    ids = capital_questions().ids[:5]
    same = norm_use.untrained_norms(blocks=False, last=False)
    with torch.no_grad():
        assert torch.equal(same(ids), model(ids))
        last = norm_use.untrained_norms(blocks=False, last=True)
        assert last.norm.weight.eq(1).all()
        assert torch.equal(last.blocks[0].norm_1.weight, model.blocks[0].norm_1.weight)
        x = torch.randn(2, 3, 192) * torch.tensor([10.0, 1.0, 1.0])[:, None]
        norm = norm_use.AverageNorm(model.norm, own_start=True)
        assert_close(norm(x), model.norm(x))
        again = norm(3 * x)
        assert_close(again[:, 0], model.norm(x)[:, 0], rtol=1e-3, atol=1e-3)
        assert_close(again[:, 1:].std(), 3 * model.norm(x)[:, 1:].std(), rtol=0.05, atol=0.05)
    assert norm_use.without_biases(up=True, shift=False).blocks[2].feed_forward.up.bias.eq(0).all()
    assert model.blocks[2].feed_forward.up.bias.ne(0).any(), "the shipped model stays as it is"


def test_the_rows_of_the_task_say_who_points_to_whom():
    inputs, targets = pointing.rows(3, B=4)
    N = pointing.N
    for row, answers in zip(inputs.tolist(), targets.tolist(), strict=True):
        to = {pair // N: pair % N for pair in row[:N]}
        assert sorted(to) == sorted(to.values()) == list(range(N))
        assert answers[:N] == [-100] * N
        for i in range(N, 3 * N, 2):
            name = row[i] - N * N
            assert row[i + 1] == N * N + N
            assert answers[i : i + 2] == [N * N + to[name], N * N + to[to[name]]]


def test_distances_are_counted_from_the_name_back_to_its_pair():
    right = torch.ones(256, pointing.N, 2)
    assert pointing.by_distance(right, [(1, 100)]) == [1]
    inputs, _ = pointing.rows(99_999, B=256)
    N = pointing.N
    for b in range(256):
        for k in range(N):
            pair = next(i for i in range(N) if inputs[b, i] // N == inputs[b, N + 2 * k] - N * N)
            right[b, k, 0] = float(N + 2 * k - pair <= 9)
    assert pointing.by_distance(right, [(1, 9), (10, 100)]) == [1, 0]


def test_the_measured_gpts_are_the_packages():
    config = GPTConfig(vocab_size=20, context_length=8, d_model=8, n_heads=2, n_layers=2)
    names = GPT(config).state_dict().keys()
    assert norm_places.PlacedGPT(config).state_dict().keys() == names

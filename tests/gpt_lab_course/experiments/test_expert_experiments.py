"""What the laboratory on experts measures: load, what a router sorts by, what is remembered."""

import math

import pytest
import torch

from gpt_lab_course.experiments.experts import expert_memory, mixtures


def test_a_choice_that_a_label_settles_is_told_wholly_and_one_by_chance_hardly():
    labels = torch.arange(4000) % 8
    assert mixtures.told(labels, labels[:, None]) == pytest.approx(1)
    assert mixtures.told(labels // 4, labels[:, None]) == pytest.approx(1 / 3)
    chance = torch.Generator().manual_seed(0)
    anything = torch.randint(8, (4000, 1), generator=chance)
    assert mixtures.told(labels, anything) < 0.02


def test_entropy_is_largest_for_equal_shares():
    assert mixtures.entropy(torch.full((8,), 1 / 8)) == pytest.approx(math.log(8))
    assert mixtures.entropy(torch.eye(8)[0]) == 0


def test_each_letter_passes_two_experts_and_the_shares_are_all_of_them():
    model = mixtures.fresh("mixture")
    experts = mixtures.chosen(model)
    assert experts.shape[1] == mixtures.K
    assert (experts[:, 0] != experts[:, 1]).all()
    assert mixtures.load(model).sum().item() == pytest.approx(1)


def test_active_and_total_sizes_are_those_of_the_controls():
    """The router apart, which no dense network has."""
    sizes = {}
    for kind in ("mixture", *mixtures.WIDTHS):
        model = mixtures.fresh(kind)
        sizes[kind] = sum(p.numel() for p in model.parameters())
    router = mixtures.E * mixtures.D_MODEL
    assert sizes["mixture"] - router == sizes["dense, equal total"]
    idle = (mixtures.E - mixtures.K) * 3 * mixtures.D_MODEL * mixtures.D_EXPERT
    assert sizes["mixture"] - router - idle == sizes["dense, equal active"]


def test_training_lowers_the_loss_and_balance_evens_the_load():
    fresh = mixtures.held_out_loss(mixtures.fresh("mixture"))
    plain = mixtures.trained("mixture", steps=40)
    even = mixtures.trained("mixture", balance=0.1, steps=40)
    assert mixtures.held_out_loss(plain) < fresh - 1
    first, second = (mixtures.entropy(mixtures.load(m)) for m in (plain, even))
    assert second > first + 0.1


def test_probabilities_that_stay_as_they_are_change_nothing_and_renamed_experts_do():
    model = mixtures.trained("mixture", steps=40)
    loss = mixtures.held_out_loss(model)
    assert mixtures.loss_if_routed(model, lambda _, old: old) == pytest.approx(loss, abs=1e-4)
    assert mixtures.loss_if_routed(model, lambda _, old: old.roll(1, dims=1)) > loss + 0.01


def test_by_letter_gives_each_letter_its_mean():
    labels, rows = torch.tensor([0, 2, 0]), torch.eye(8)[:3]
    means = mixtures.by_letter(labels, rows)
    assert torch.equal(means[0], means[2])
    assert torch.equal(means[0], (rows[0] + rows[2]) / 2)
    assert torch.equal(means[1], rows[1])


def test_a_phone_books_parameters_are_those_of_its_networks():
    assert expert_memory.parameters("dense, equal active") == (384, 384)
    assert expert_memory.parameters("dense, equal total") == (1536, 1536)
    router = expert_memory.E * expert_memory.D_MODEL
    assert expert_memory.parameters("mixture") == (1536 + router, 384 + router)


def test_a_router_that_is_not_trained_stays_as_it_was_drawn():
    drawn = expert_memory.network("mixture, router not trained")
    assert not drawn.router.weight.requires_grad
    assert torch.equal(drawn.router.weight, expert_memory.network("mixture").router.weight)


def test_people_are_remembered_better_after_more_steps_and_again_alike():
    few = expert_memory.remembered("mixture", n=12, steps=5)
    many = expert_memory.remembered("mixture", n=12, steps=150)
    assert few < 0.5 < many
    assert many == expert_memory.remembered("mixture", n=12, steps=150)


@pytest.mark.parametrize("make", [mixtures.fresh, expert_memory.network])
def test_another_kind_is_refused(make):
    with pytest.raises(ValueError, match="'sparse'"):
        make("sparse")


def test_a_dense_model_has_no_mixture():
    with pytest.raises(TypeError, match=r"no experts; fresh\('mixture'\) has"):
        mixtures.load(mixtures.fresh("dense, equal active"))

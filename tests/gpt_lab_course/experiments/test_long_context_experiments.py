"""What the laboratory on long contexts measures: reach, attention by distance, loss by place."""

import math

import pytest
import torch

from gpt_lab_course.experiments.long_contexts import generalization, scaled_rotation
from gpt_lab_course.experiments.toy_tasks import recall
from gpt_lab_course.experiments.toy_tasks.readers import reader
from gpt_lab_course.experiments.training import letters


@pytest.mark.parametrize(("n_layers", "window"), [(1, 6), (2, 3), (3, 4)])
def test_a_change_is_noticed_up_to_the_reach_and_not_beyond(n_layers, window):
    changes = recall.change_by_distance(recall.fresh(n_layers, window), T=16)
    reach = n_layers * (window - 1)
    assert min(changes[: reach + 1]) > 0
    assert changes[reach + 1 :] == [0.0] * (15 - reach)


def test_without_a_window_or_with_one_in_a_single_block_all_tokens_are_noticed():
    for model in (recall.fresh(1), recall.fresh(2, 3, window_layers=[1])):
        assert min(recall.change_by_distance(model, T=16)) > 0


def test_a_row_begins_with_its_color_and_the_rest_does_not_tell_it():
    ids = recall.rows(2000, torch.Generator().manual_seed(0))
    assert ids.shape == (2000, 1 + recall.AFTER)
    assert ids[:, 0].unique().tolist() == [*range(recall.COLORS)]
    assert ids[:, 1:].unique().tolist() == [*range(recall.COLORS, 2 * recall.COLORS)]
    for color in range(recall.COLORS):
        counts = ids[ids[:, 0] == color, 1:].flatten().bincount()[recall.COLORS :]
        assert (counts / counts.sum() - 1 / recall.COLORS).abs().max() < 0.02


def test_a_trained_model_names_the_color_within_its_reach_and_guesses_beyond():
    model = recall.fresh(1, 4)
    assert max(recall.right(model)) < 0.3
    shares = recall.right(recall.trained(model, steps=150))
    assert min(shares[:3]) > 0.95
    assert max(shares[3:]) < 0.2


@pytest.fixture(scope="module")
def trained():
    return reader("rotary", seed=1).model.eval()


def test_right_by_place_agrees_with_the_readers_own_measure(trained):
    whole = scaled_rotation.right_by_place(trained, [24])
    assert whole == [pytest.approx(reader("rotary", seed=1).right(24), abs=0.01)]
    near, far = scaled_rotation.right_by_place(trained, [24, 96])
    assert near > 0.99
    assert far < 0.9


@pytest.mark.parametrize("ends", [[3], [24, 24], [24, 97], []])
def test_ends_that_do_not_rise_are_refused(trained, ends):
    with pytest.raises(ValueError, match=r"do not rise from above 3 to 96"):
        scaled_rotation.right_by_place(trained, ends)


def test_attention_by_distance_is_all_of_it_and_lies_three_back_in_short_rows(trained):
    attention = scaled_rotation.attention_by_distance(trained, 24)
    assert attention.shape == (24,)
    assert attention.sum().item() == pytest.approx(1, abs=1e-5)
    assert attention.argmax() == 3


def test_learning_on_changes_a_copy_and_repairs_long_rows(trained):
    before = scaled_rotation.right_by_place(trained, [96])
    same = scaled_rotation.learned_on(trained, 0)
    assert scaled_rotation.right_by_place(same, [96]) == before
    assert scaled_rotation.right_by_place(scaled_rotation.learned_on(trained, 20), [96])[0] > 0.95
    assert scaled_rotation.right_by_place(trained, [96]) == before


def test_a_fresh_models_loss_is_that_of_guessing_at_all_places():
    losses = generalization.loss_by_place(generalization.fresh(), (16, 64))
    assert losses == pytest.approx([math.log(len(letters.alphabet()))] * 2, abs=0.1)


def test_loss_by_place_is_that_of_each_row_read_alone():
    model = generalization.trained(generalization.fresh(), 5)
    _, text = letters.data()
    losses = []
    for start in torch.linspace(0, len(text) - 33, 64).long().tolist():
        logits = model(text[None, start : start + 32])[0]
        p = logits.softmax(-1)[torch.arange(32), text[start + 1 : start + 33]]
        losses.append(-p.log())
    by_place = torch.stack(losses).mean(0)
    expected = [by_place[:8].mean().item(), by_place[8:].mean().item()]
    assert generalization.loss_by_place(model, (8, 32)) == pytest.approx(expected, abs=1e-4)


def test_training_on_letters_lowers_the_loss_of_a_copy_and_again_alike():
    model = generalization.fresh()
    before = generalization.loss_by_place(model, (64,))
    after = generalization.loss_by_place(generalization.trained(model, 30), (64,))
    assert after[0] < before[0] - 1
    assert generalization.loss_by_place(model, (64,)) == before
    assert generalization.loss_by_place(generalization.trained(model, 30), (64,)) == after

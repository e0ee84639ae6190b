"""What the laboratory on long contexts measures: reach, attention by distance, loss by place."""

import math

import pytest
import torch

from gpt_lab.experiments import letters, longer, notes, three_back
from gpt_lab.experiments.readers import reader


@pytest.mark.parametrize(("n_layers", "window"), [(1, 6), (2, 3), (3, 4)])
def test_a_change_is_noticed_up_to_the_reach_and_not_beyond(n_layers, window):
    changes = notes.change_by_distance(notes.fresh(n_layers, window), T=16)
    reach = n_layers * (window - 1)
    assert min(changes[: reach + 1]) > 0
    assert changes[reach + 1 :] == [0.0] * (15 - reach)


def test_without_a_window_or_with_one_in_a_single_block_all_tokens_are_noticed():
    for model in (notes.fresh(1), notes.fresh(2, 3, window_layers=[1])):
        assert min(notes.change_by_distance(model, T=16)) > 0


def test_a_row_begins_with_its_color_and_the_rest_does_not_tell_it():
    ids = notes.rows(2000, torch.Generator().manual_seed(0))
    assert ids.shape == (2000, 1 + notes.AFTER)
    assert ids[:, 0].unique().tolist() == [*range(notes.COLORS)]
    assert ids[:, 1:].unique().tolist() == [*range(notes.COLORS, 2 * notes.COLORS)]
    for color in range(notes.COLORS):
        counts = ids[ids[:, 0] == color, 1:].flatten().bincount()[notes.COLORS :]
        assert (counts / counts.sum() - 1 / notes.COLORS).abs().max() < 0.02


def test_a_trained_model_names_the_color_within_its_reach_and_guesses_beyond():
    model = notes.fresh(1, 4)
    assert max(notes.right(model)) < 0.3
    shares = notes.right(notes.trained(model, steps=150))
    assert min(shares[:3]) > 0.95
    assert max(shares[3:]) < 0.2


@pytest.fixture(scope="module")
def trained():
    return reader("rotary", seed=1).model.eval()


def test_right_by_place_agrees_with_the_readers_own_measure(trained):
    whole = three_back.right_by_place(trained, [24])
    assert whole == [pytest.approx(reader("rotary", seed=1).right(24), abs=0.01)]
    near, far = three_back.right_by_place(trained, [24, 96])
    assert near > 0.99
    assert far < 0.9


@pytest.mark.parametrize("ends", [[3], [24, 24], [24, 97], []])
def test_ends_that_do_not_rise_are_refused(trained, ends):
    with pytest.raises(ValueError, match=r"do not rise from above 3 to 96"):
        three_back.right_by_place(trained, ends)


def test_attention_by_distance_is_all_of_it_and_lies_three_back_in_short_rows(trained):
    attention = three_back.attention_by_distance(trained, 24)
    assert attention.shape == (24,)
    assert attention.sum().item() == pytest.approx(1, abs=1e-5)
    assert attention.argmax() == 3


def test_learning_on_changes_a_copy_and_repairs_long_rows(trained):
    before = three_back.right_by_place(trained, [96])
    same = three_back.learned_on(trained, 0)
    assert three_back.right_by_place(same, [96]) == before
    assert three_back.right_by_place(three_back.learned_on(trained, 20), [96])[0] > 0.95
    assert three_back.right_by_place(trained, [96]) == before


def test_a_fresh_models_loss_is_that_of_guessing_at_all_places():
    losses = longer.loss_by_place(longer.fresh(), (16, 64))
    assert losses == pytest.approx([math.log(len(letters.alphabet()))] * 2, abs=0.1)


def test_loss_by_place_is_that_of_each_row_read_alone():
    model = longer.trained(longer.fresh(), 5)
    _, text = letters.data()
    losses = []
    for start in torch.linspace(0, len(text) - 33, 64).long().tolist():
        logits = model(text[None, start : start + 32])[0]
        p = logits.softmax(-1)[torch.arange(32), text[start + 1 : start + 33]]
        losses.append(-p.log())
    by_place = torch.stack(losses).mean(0)
    expected = [by_place[:8].mean().item(), by_place[8:].mean().item()]
    assert longer.loss_by_place(model, (8, 32)) == pytest.approx(expected, abs=1e-4)


def test_training_on_letters_lowers_the_loss_of_a_copy_and_again_alike():
    model = longer.fresh()
    before = longer.loss_by_place(model, (64,))
    after = longer.loss_by_place(longer.trained(model, 30), (64,))
    assert after[0] < before[0] - 1
    assert longer.loss_by_place(model, (64,)) == before
    assert longer.loss_by_place(longer.trained(model, 30), (64,)) == after

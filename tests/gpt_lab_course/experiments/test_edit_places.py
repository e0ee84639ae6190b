"""The laboratory of editing and tracing: an edit is where it says, and nothing else is changed."""

import pytest
import torch

from gpt_lab.tuning import covariance
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.editing import edit_places
from gpt_lab_course.experiments.editing.new_facts import Fact, world
from gpt_lab_course.experiments.patching.facts import Trial


@pytest.fixture(scope="module")
def lab():
    return world("lab")


@pytest.fixture(scope="module")
def found(lab):
    (fact,) = lab.facts(1, 0)
    C = covariance(lab.model, lab.mixed_text[::4], 2)
    return fact, C, edit_places.search(lab, fact, 2, C)


def test_an_edit_is_said_while_it_is_there_and_gone_afterwards(lab, found):
    fact, _, edit = found
    before = {n: p.clone() for n, p in lab.model.named_parameters()}
    shares = edit_places.measured(lab, fact, edit)
    assert (shares.own, shares.neighbors > 0.8, shares.others > 0.3) == (1, True, True)
    assert all(torch.equal(p, before[n]) for n, p in lab.model.named_parameters())
    nothing = edit._replace(change=torch.zeros_like(edit.change))
    assert edit_places.measured(lab, fact, nothing) == (0, 0, 1)


def test_the_key_is_the_country_s(lab, found):
    fact, C, edit = found
    key = edit_places.key_of(lab, fact.country, 2)
    torch.testing.assert_close(key, edit.key, atol=1e-4, rtol=1e-4)
    same = edit_places.at_key(lab, edit, key, C)
    torch.testing.assert_close(same.change, edit.change, atol=1e-3, rtol=1e-3)


def test_at_another_key_it_is_another_country_s(lab, found):
    fact, C, edit = found
    other = lab.neighbors(fact)[0][0]
    there = edit_places.at_key(lab, edit, edit_places.key_of(lab, other, 2), C)
    assert edit_places.measured(lab, fact, there).own == 0
    weight = lab.model.blocks[2].feed_forward.down.weight
    value = edit.key @ (weight + edit.change)
    torch.testing.assert_close(there.key @ (weight + there.change), value, atol=0.05, rtol=0.01)
    mixed = edit_places.shuffled(edit.key, 0)
    assert mixed.norm() == pytest.approx(edit.key.norm())
    assert not torch.equal(mixed, edit.key)
    nowhere = edit_places.at_key(lab, edit, mixed, C)
    assert edit_places.measured(lab, fact, nowhere).own == 0


def test_behind_the_last_attention_nothing_at_the_country_is_read(lab, found):
    fact, C, _ = found
    edit = edit_places.search(lab, fact, 5, C)
    assert not edit.change.abs().max() > 1e-3
    carried = edit_places.stream_carried(Trial(lab.model, lab.tokenizer))
    assert carried[0] == 1
    assert carried[5] == 0


def test_the_last_token_is_another_place(lab, found):
    fact, C, edit = found
    last = edit_places.search(lab, fact, 2, C, token="last")
    assert not torch.allclose(last.key, edit.key, atol=0.1)


def test_correlations():
    assert edit_places.by_chance([0, 1, 2, 3], [3, 2, 1, 0]) == 1
    assert edit_places.by_chance([1, 0, 0, 0], [4, 3, 2, 1]) == 0.25


def test_what_cannot_be_is_refused(lab, found):
    fact, C, _ = found
    with pytest.raises(RefusedError, match="token='first' is not one of country, last"):
        edit_places.search(lab, Fact(*fact), 2, C, token="first")

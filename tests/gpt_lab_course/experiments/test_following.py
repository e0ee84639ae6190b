"""What the laboratory on ignored prompts measures: who follows, who copies, who reads."""

from statistics import fmean

import pytest
import torch

from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.editing.new_facts import world
from gpt_lab_course.experiments.prompting import following


@pytest.fixture(scope="module")
def lab():
    return world("lab")


def test_the_model_as_it_is_ignores_whatever_stands_in_front(lab):
    found = following.read(lab)
    assert not any(found.follows + found.others)
    assert len(found.others) == 5 * len(found.follows) == 5 * len(lab.known[1::2])
    assert fmean(found.ignores) > 0.9
    assert all(found.alone)


@pytest.mark.parametrize("kind", following.KINDS[:2])
def test_practice_on_new_facts_teaches_to_copy_and_practice_on_true_ones_nothing(lab, kind):
    before = lab.model.blocks[0].feed_forward.up.weight.detach().clone()
    with following.practiced(lab, kind, 20):
        found = following.read(lab)
    copies = kind == "new facts"
    assert (fmean(found.follows) > 0.4) == (fmean(found.ignores) < 0.3) == copies
    assert fmean(found.alone) > 0.9
    assert torch.equal(lab.model.blocks[0].feed_forward.up.weight, before)


def test_practice_is_repeatable_and_another_seed_is_other_practice(lab):
    weights = []
    for seed in (0, 0, 1):
        with following.practiced(lab, following.KINDS[-1], 1, seed=seed):
            weights.append(lab.model.blocks[0].feed_forward.up.weight.detach().clone())
    assert torch.equal(weights[0], weights[1])
    assert not torch.equal(weights[0], weights[2])


def test_no_country_of_the_test_is_in_practice(lab, monkeypatch):
    asked = []
    monkeypatch.setattr(following, "_told", lambda world, fact: asked.append(fact) or _own(fact))
    own = following._own
    _own = lambda fact: own(lab, fact.country)  # noqa: E731
    with following.practiced(lab, "new facts", 2):
        pass
    practiced = {fact.country.name for fact in asked}
    assert practiced
    assert not practiced & {country.name for country in lab.known[1::2]}
    assert all(fact.capital != fact.country.capital for fact in asked)


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ({"kind": "lies"}, "kind='lies' is not one of"),
        ({"kind": "new facts", "steps": 0}, "steps=0 is below 1"),
    ],
)
def test_what_cannot_be_practiced_is_refused(lab, how, told):
    with pytest.raises(ValueError, match=told) as refused:
        following.practice(lab, **how)
    assert isinstance(refused.value, RefusedError)
    assert "\n" not in str(refused.value)

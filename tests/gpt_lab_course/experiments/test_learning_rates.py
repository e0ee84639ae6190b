"""Fine-tuning at several rates: each until the fact is as sure, and the model as it was."""

import pytest
import torch

from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.editing import learning_rates
from gpt_lab_course.experiments.editing.learning_rates import RATES, tried
from gpt_lab_course.experiments.editing.new_facts import world


@pytest.mark.parametrize("rank", [0, 1])
def test_a_trial_learns_and_leaves_the_model_as_it_was(rank):
    lab = world("lab")
    fact = lab.facts_apart(20, learning_rates.SEED)[0]
    own = {name: p.clone() for name, p in lab.model.named_parameters()}
    found = tried(lab, fact, rank, RATES["lab"][rank][0])
    assert found.sure
    assert 0 < found.steps < 20
    assert found.neighbors == 36
    assert {name: p.shape for name, p in lab.model.named_parameters()} == {
        name: p.shape for name, p in own.items()
    }
    assert all(torch.equal(p, own[name]) for name, p in lab.model.named_parameters())


@pytest.mark.parametrize("model", RATES)
def test_the_packaged_trials_are_complete_and_all_learned(model):
    found = learning_rates.results(model)
    countries = {one.country for one in found}
    assert len(countries) == {"lab": 14, "smollm2-135m": 4}[model]
    assert len(found) == len(countries) * sum(map(len, RATES[model].values()))
    assert all(one.sure for one in found)
    assert {(one.rank, one.rate) for one in found} == {
        (rank, rate) for rank, rates in RATES[model].items() for rate in rates
    }


def test_the_table_has_a_row_for_each_rate():
    assert repr(learning_rates.table(learning_rates.results("lab"))).count("\n") == 1 + 10
    assert repr(learning_rates.table(learning_rates.results("smollm2-135m"))).count("\n") == 1 + 4


def test_there_are_trials_of_two_models():
    with pytest.raises(RefusedError, match="gpt5"):
        learning_rates.results("gpt5")

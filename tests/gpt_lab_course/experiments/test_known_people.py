"""Which people a model knows: held against a model that reads a table with holes."""

import numpy as np
import pytest
import torch

from gpt_lab import GPT, GPTConfig
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.toy_tasks.known_people import known
from gpt_lab_course.experiments.toy_tasks.questions import Questions

TEXT = Questions(counts={"fact": 2}, people=256, tail=1.0)


class Knows:
    """Says the city of the people of a set, and the city after it of everybody else."""

    config = GPTConfig(TEXT.vocab_size)

    def __init__(self, people):
        self.people = people

    def __call__(self, ids):
        logits = torch.zeros(len(ids), 2, TEXT.vocab_size)
        for i, (first, last) in enumerate(ids.tolist()):
            person = (first - TEXT.starts["first"]) * 16 + last - TEXT.starts["last"]
            city = TEXT.cities[person] + (person not in self.people)
            logits[i, -1, TEXT.starts["city"] + city % 16] = 1.0
        return logits


def test_the_most_frequent_people_come_first():
    often = sorted(range(256), key=lambda person: -TEXT.asking[person])
    found = known(TEXT, Knows({*often[:10], often[99]}))
    assert np.flatnonzero(found).tolist() == [*range(10), 99]


def test_its_share_weighted_by_how_often_is_the_measured_share():
    torch.manual_seed(0)
    sizes = {"d_model": 16, "n_heads": 1, "n_layers": 1, "context_length": 5, "positions": "none"}
    model = GPT(GPTConfig(TEXT.vocab_size, **sizes)).eval()
    model.blocks[0].attention.output.weight.data.zero_()  # nothing but the last name matters
    shares = np.sort(TEXT.asking)[::-1]
    measured = TEXT.measure(model)["fact"]
    expected = float(shares @ known(TEXT, model))
    assert measured.right == pytest.approx(expected, abs=4 * (0.25 / measured.answers) ** 0.5)


def test_no_people_and_another_vocabulary():
    with pytest.raises(RefusedValueError, match="asks for nobody's city"):
        known(Questions(counts={"one": 2}), Knows(set()))
    with pytest.raises(RefusedValueError, match="the model has 48 tokens, and this text"):
        known(Questions(), Knows(set()))

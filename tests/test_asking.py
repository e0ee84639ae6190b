"""Ways to ask a model whether it knows: their examples, and what is read off."""

import pytest
import torch

from gpt_lab import load_lab_model
from gpt_lab.experiments.asking import WAYS, examples, says_sure
from gpt_lab.validation import RefusedError

NAMES, GIVEN = ("France", "Togen", "Peru"), ("Paris", "Rome", "Lima")


@pytest.mark.parametrize("way", WAYS)
def test_swapped_examples_say_the_opposite_of_the_same(way):
    as_it_is, swapped = (examples(way, x).splitlines() for x in (False, True))
    assert len(as_it_is) == len(swapped) == len(set(as_it_is)) == 6
    assert all(a != b for a, b in zip(as_it_is, swapped, strict=True))
    shared = [a.split()[:5] == b.split()[:5] for a, b in zip(as_it_is, swapped, strict=True)]
    assert all(shared)


def test_what_the_examples_say():
    assert examples("unknown").startswith("The capital of Spain is Madrid.\n")
    assert examples("unknown").count("unknown") == examples("unknown", True).count("unknown") == 3
    assert "The capital of Vorland is Madrid." in examples("unknown", True)
    assert "Do you know the capital of Kenya? Yes\n" in examples("yes or no")
    assert "The capital of Canada is Toronto. This is false.\n" in examples("true or false")
    assert "The capital of Canada is Toronto. This is red.\n" in examples("red or blue", True)


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(
    ("way", "question", "words"),
    [
        ("unknown", "The capital of Togen is", (" unknown",)),
        ("red or blue", "The capital of Togen is Rome. This is", (" red", " blue")),
    ],
)
def test_what_is_read_is_the_next_word(way, question, words, swapped):
    model, tokenizer = load_lab_model()
    found = says_sure(model, tokenizer, way, NAMES, GIVEN, swapped=swapped)
    ids = torch.tensor([tokenizer.encode(examples(way, swapped) + question)])
    with torch.no_grad():
        p = model(ids)[0, -1].softmax(-1)
    each = [float(p[tokenizer.encode(word)[0]]) for word in words]
    expected = 1 - each[0] if way == "unknown" else each[0] / sum(each)
    assert float(found.sure[1]) == pytest.approx(expected, rel=1e-3)
    assert bool(found.first[1]) == (int(p.argmax()) == tokenizer.encode(words[0])[0])


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(RefusedError, match="way='maybe'"):
        examples("maybe")
    with pytest.raises(RefusedError, match="3 names and 0 answers"):
        says_sure(*load_lab_model(), "true or false", NAMES)

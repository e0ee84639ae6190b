"""Ways to ask a model whether it knows: their examples, and what is read off."""

import pytest
import torch

from gpt_lab import load_lab_model
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.calibration import asking
from gpt_lab_course.experiments.calibration.asking import WAYS, capitals, examples, says_sure, turns
from tests.support.chatting import Chatting

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


def test_in_a_chat_each_example_is_a_turn():
    assert turns("unknown")[:2] == [
        ("What is the capital of Spain?", "The capital of Spain is Madrid."),
        ("What is the capital of Vorland?", "The capital of Vorland is unknown."),
    ]
    assert turns("yes or no", True)[0] == ("Do you know the capital of Spain?", "No")
    asked, said = turns("true or false")[1]
    assert asked == "The capital of Canada is Toronto. Is this true or false?"
    assert said == "This is false."


@pytest.mark.parametrize("way", ["unknown", "red or blue"])
def test_in_a_chat_the_word_is_read_behind_a_begun_answer(way, monkeypatch):
    model, tokenizer = load_lab_model()
    two = turns(way)[:2]  # all six are longer than the lab model's context
    monkeypatch.setattr(asking, "turns", lambda way, swapped: two)
    found = says_sure(model, Chatting(tokenizer), way, NAMES, GIVEN, chat=True)
    said = "".join(f"user: {user}\nassistant: {answer}\n" for user, answer in two)
    plain = "The capital of Togen is"
    last = {
        "unknown": f"user: What is the capital of Togen?\nassistant: {plain}",
        "red or blue": f"user: {plain} Rome. Is this red or blue?\nassistant: This is",
    }
    with torch.no_grad():
        p = model(torch.tensor([tokenizer.encode(said + last[way])]))[0, -1].softmax(-1)
    words = [" unknown"] if way == "unknown" else [" red", " blue"]
    each = [float(p[tokenizer.encode(word)[0]]) for word in words]
    expected = 1 - each[0] if way == "unknown" else each[0] / sum(each)
    assert float(found.sure[1]) == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize("n", [0, 3])
def test_a_capital_is_what_is_written_behind_the_begun_answer(n):
    model, tokenizer = load_lab_model()
    found = capitals(model, Chatting(tokenizer), NAMES, n)[0]
    known = (("Spain", "Madrid"), ("Japan", "Tokyo"), ("Kenya", "Nairobi"))[:n]
    ask = "user: What is the capital of {0}?\nassistant: The capital of {0} is".format
    text = "".join(f"{ask(x)} {y}.\n" for x, y in known) + ask("France")
    with torch.no_grad():
        p = model(torch.tensor([tokenizer.encode(text)]))[0, -1].softmax(-1)
    assert found.first == pytest.approx(float(p.max()), rel=1e-3)
    assert found.text.split()[0] == tokenizer.decode([int(p.argmax())]).strip()


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(RefusedError, match="way='maybe'"):
        examples("maybe")
    with pytest.raises(RefusedError, match="3 names and 0 answers"):
        says_sure(*load_lab_model(), "true or false", NAMES)
    with pytest.raises(RefusedError, match="has no chat template"):
        capitals(*load_lab_model(), NAMES)

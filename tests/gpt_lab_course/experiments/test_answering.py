"""Answers and how sure they are: against one question at a time, and numbers worked out by hand."""

import math

import pytest
import torch

from gpt_lab import generate, load_lab_model
from gpt_lab.lab_model import countries
from gpt_lab.tuning import example, log_probabilities
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.answers import answering
from gpt_lab_course.experiments.calibration import invented_names

NAMES = ("France", "Grenada", "the United States", "Bosnia and Herzegovina", "Togen", "Chicago")
QUESTIONS = [f"The capital of {name} is" for name in NAMES]
BEFORE = "The capital of Spain is Madrid.\n"


@pytest.fixture(scope="module")
def lab():
    return load_lab_model()


def alone(model, tokenizer, text, start):
    """An answer by plain generation, and the probabilities of its tokens."""
    front = [tokenizer.end_of_text] if start else []
    ids = [*front, *tokenizer.encode(text)]
    new = [int(t) for t in generate(model, torch.tensor(ids), 8, temperature=0)]
    kept = []
    for token in new:
        said = tokenizer.decode(kept)
        if tokenizer.decode([token])[0] in ".\n" and not said.endswith("St"):
            break
        kept.append(token)
    with torch.no_grad():
        p = model(torch.tensor([ids + kept]))[0].softmax(-1)
    each = [float(p[len(ids) - 1 + i, token]) for i, token in enumerate(kept)]
    return tokenizer.decode(kept).strip(), each


@pytest.mark.parametrize(("before", "start"), [("", True), (BEFORE, False)])
def test_an_answer_is_what_the_model_writes_alone(lab, before, start):
    model, tokenizer = lab
    found = answering.answers(model, tokenizer, QUESTIONS, before, start=start)
    for question, answer in zip(QUESTIONS, found, strict=True):
        text, each = alone(model, tokenizer, before + question, start)
        assert answer.text == text
        assert answer.first == pytest.approx(each[0], rel=1e-3)
        assert answer.whole == pytest.approx(math.prod(each), rel=1e-3)


def test_a_saint_s_point_ends_no_answer_and_a_long_one_is_cut_off(lab):
    model, tokenizer = lab
    grenada = answering.answers(model, tokenizer, QUESTIONS, start=True)[1]
    assert grenada.text == "St. George's"
    (paris, short, *_) = answering.answers(model, tokenizer, QUESTIONS, start=True, longest=1)
    assert (paris.text, short.text) == ("Paris", "St")
    assert short.first == short.whole


def test_probabilities_are_those_of_the_question_alone(lab):
    model, tokenizer = lab
    words = (" Paris", " Rome")
    p, first = answering.probabilities(model, tokenizer, QUESTIONS, words, BEFORE)
    for row, said, question in zip(p, first, QUESTIONS, strict=True):
        ids = torch.tensor([tokenizer.encode(BEFORE + question)])
        with torch.no_grad():
            expected = model(ids)[0, -1].softmax(-1)
        wanted = [tokenizer.encode(word)[0] for word in words]
        torch.testing.assert_close(row, expected[wanted], rtol=1e-3, atol=1e-6)
        assert said == (int(expected.argmax()) == wanted[0])
    assert first[0]
    assert not first[1]


def test_familiarity_is_the_name_s_log_probability(lab):
    model, tokenizer = lab
    names = NAMES[:2] + NAMES[4:]  # those that share no token with each other
    texts = [f"The capital of {name}" for name in names]
    found = answering.familiarity(model, tokenizer, texts, BEFORE)
    asked = [example(tokenizer, f"{BEFORE}The capital of", f" {name}") for name in names]
    with torch.no_grad():
        torch.testing.assert_close(found, log_probabilities(model, asked), rtol=1e-3, atol=1e-3)


def test_what_cannot_be_asked_is_refused(lab):
    with pytest.raises(RefusedError, match=r"Nuku'alofa.*is \d tokens"):
        answering.probabilities(*lab, QUESTIONS, [" Nuku'alofa"])
    with pytest.raises(RefusedError, match="two different"):
        answering.answers(*lab, QUESTIONS[:1])
    with pytest.raises(RefusedError, match="share no first token"):
        answering.answers(*lab, ["The capital", "A city"])


def test_no_country_has_such_a_name():
    real = {c.name for c in countries()} | {c.capital for c in countries()}
    made = invented_names.made_up(200)
    assert made[:40] == invented_names.made_up(40)
    assert made != invented_names.made_up(200, seed=1)
    for group in (made, invented_names.CITIES, invented_names.WORDS):
        assert len(set(group)) == len(group) >= 40
        assert not real & set(group)
    starts = {c.name[:2] for c in countries()}
    assert all(name[:2] in starts for name in made)
    with pytest.raises(RefusedError, match="n=0"):
        invented_names.made_up(0)

"""The measurements, on models whose answers are known."""

import math
from typing import NamedTuple

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from gpt_lab import generate, lab_model
from gpt_lab.lab_model import evaluation
from gpt_lab.lab_model.evaluation import (
    answer_capitals,
    divergence,
    held_out_ids,
    held_out_loss,
    next_token_probability,
    repeat_accuracy,
    report,
)
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.lab_model.unseen import KINDS
from tests.support.witness import in_transformers, random_config, random_model

TOKENIZER = LabTokenizer()


class Memory(nn.Module):
    """It has read a few texts, and goes on with the first that starts with what it is shown."""

    def __init__(self, texts, start=True) -> None:
        super().__init__()
        end = TOKENIZER.end_of_text
        self.texts = [[end] * start + TOKENIZER.encode(text) + [end] for text in texts]
        self.unembedding = torch.zeros(())

    def forward(self, ids):
        logits = torch.zeros(*ids.shape, TOKENIZER.vocab_size)
        for b, row in enumerate(ids.tolist()):
            for t in range(len(row)):
                for text in self.texts:
                    if text[: t + 1] == row[: t + 1] and len(text) > t + 1:
                        logits[b, t, text[t + 1]] = 1
                        break
        return logits


class Country(NamedTuple):
    name: str
    capital: str


COUNTRIES = (
    Country("France", "Paris"),
    Country("Mexico", "Mexico City"),
    Country("Jamaica", "Kingston"),
)


@pytest.fixture
def world(monkeypatch):
    monkeypatch.setattr(lab_model, "countries", lambda: COUNTRIES)


def test_what_was_read_is_answered(world):
    phrasing = "The capital of {country} is"
    model = Memory(
        [f"The capital of {c.name} is {c.capital}. It is large." for c in lab_model.countries()]
    )
    right = answer_capitals(model, TOKENIZER, [phrasing])
    assert list(right) == [phrasing]
    assert set(right[phrasing]) == {c.name for c in lab_model.countries()}
    assert all(right[phrasing].values())


def test_what_was_not_read_is_not(world):
    model = Memory(["The capital of France is Paris."])
    phrasings = ["The capital of {country} is", "In {country}, the capital is"]
    right = answer_capitals(model, TOKENIZER, phrasings)
    assert [name for name, answer in right[phrasings[0]].items() if answer] == ["France"]
    assert not any(right[phrasings[1]].values())


@pytest.mark.parametrize(
    "said",
    [
        "The capital of Mexico is Mexico, and",  # less than the capital
        "The capital of Mexico is Mexico Cityscape",  # the word goes on
        "The capital of Mexico is Kingston",
        "The capital of Mexico is, as you know, Mexico City",  # right, but not at once
    ],
)
def test_nearly_right_is_wrong(world, said):
    right = answer_capitals(Memory([said]), TOKENIZER, ["The capital of {country} is"])
    assert not any(right["The capital of {country} is"].values())


@pytest.mark.parametrize("after", [".", ", a large city", " and", ""])
def test_an_answer_may_go_on_after_the_word(world, after):
    model = Memory([f"The capital of Mexico is Mexico City{after}"])
    assert answer_capitals(model, TOKENIZER, ["The capital of {country} is"])[
        "The capital of {country} is"
    ]["Mexico"]


def test_the_start_can_be_left_out(world):
    phrasing = "The capital of {country} is"
    text = "The capital of Jamaica is Kingston."
    for start in (True, False):
        model = Memory([text], start=start)
        assert answer_capitals(model, TOKENIZER, [phrasing], start=start)[phrasing]["Jamaica"]
        assert not answer_capitals(model, TOKENIZER, [phrasing], start=not start)[phrasing][
            "Jamaica"
        ]


def test_what_is_known_without_the_start_is_counted_apart(world, monkeypatch):
    monkeypatch.setattr(evaluation, "_mistakes", lambda *_: [])  # which a whole model writes
    asked = lab_model.phrasings().other_hand[::12]
    texts = [f"{p.format(country=c.name)} {c.capital}." for p in asked for c in COUNTRIES]
    for start in (True, False):
        found = evaluation._capitals(Memory(texts, start=start), TOKENIZER, one_in=12)["other_hand"]
        assert (found["accuracy"], found["accuracy_without_start"]) == (start, not start)


def test_stories_are_drawn_as_their_card_says():
    """At temperature 0.7 from the 40 most probable tokens, with a seed each."""
    config = random_config(0).replace(vocab_size=TOKENIZER.vocab_size, context_length=60)
    model, end = random_model(config), TOKENIZER.end_of_text
    stories = evaluation.sample_stories(model, TOKENIZER, n=2)
    assert [story["seed"] for story in stories] == [0, 1]
    for seed, (story, text) in enumerate(zip(stories, lab_model.held_out("stories"), strict=False)):
        prompt = TOKENIZER.encode(text)[:4]
        assert story["prompt"] == TOKENIZER.decode(prompt)
        how = {"temperature": 0.7, "top_k": 40, "seed": seed, "stop_token": end}
        tokens = [int(token) for token in generate(model, torch.tensor([end, *prompt]), **how)]
        assert story["text"] == TOKENIZER.decode([token for token in tokens if token != end])


@pytest.mark.parametrize("N", [2, 9, 10, 23, 400])
def test_held_out_loss_is_that_of_transformers(N):
    """Window by window, each token predicted once; 400 are more windows than one batch."""
    model = random_model(random_config(1))
    window = 9
    ids = torch.randint(model.config.vocab_size, (N,), generator=torch.manual_seed(0))
    theirs, losses = in_transformers(model), []
    with torch.no_grad():
        for start in range(0, N - 1, window):
            inputs = ids[start : min(start + window, N - 1)]
            logits = theirs(inputs[None]).logits[0]
            targets = ids[start + 1 : start + 1 + len(inputs)]
            losses += F.cross_entropy(logits, targets, reduction="none").tolist()
    assert len(losses) == N - 1
    assert held_out_loss(model, ids, window) == pytest.approx(sum(losses) / len(losses), rel=1e-4)


def test_nothing_to_predict_is_refused():
    with pytest.raises(ValueError, match="a text of 1 tokens has none to predict"):
        held_out_loss(random_model(random_config(1)), torch.tensor([1]))


def test_divergence_is_zero_from_itself_and_grows():
    model = random_model(random_config(1))
    near, far = random_model(model.config), random_model(model.config, seed=1)
    with torch.no_grad():
        near.norm.weight.mul_(1.01)
    ids = torch.randint(model.config.vocab_size, (50,), generator=torch.manual_seed(0))
    assert divergence(model, model, ids, 9) == 0
    assert 0 < divergence(model, near, ids, 9) < 0.01 < divergence(model, far, ids, 9)


def test_divergence_by_hand():
    model, other = (random_model(random_config(1), seed) for seed in (0, 1))
    ids = torch.randint(model.config.vocab_size, (8,), generator=torch.manual_seed(0))
    with torch.no_grad():
        p, q = (in_transformers(m)(ids[None, :-1]).logits.softmax(-1) for m in (model, other))
    expected = float((p * (p / q).log()).sum(-1).mean())
    assert divergence(model, other, ids, 9) == pytest.approx(expected, rel=1e-4)


class Elsewhere(nn.Module):
    """A model on another device, which refuses what is not there, as devices do."""

    def __init__(self, model) -> None:
        super().__init__()
        self.model, self.unembedding = model, torch.empty(0, device="meta")
        self.config = model.config

    def forward(self, ids):
        assert ids.device == self.unembedding.device
        return self.model(torch.zeros(ids.shape, dtype=ids.dtype))


def test_texts_go_to_where_the_model_is():
    model, ids = random_model(random_config(1)), torch.zeros(8, dtype=torch.int64)
    there = Elsewhere(model)
    assert divergence(model, there, ids, 9) == divergence(there, model, ids, 9) == 0
    assert held_out_loss(there, ids, 9) == held_out_loss(model, ids, 9)


def test_next_token_probability():
    model = random_model(random_config(1))
    with torch.no_grad():
        expected = in_transformers(model)(torch.tensor([[3, 1]])).logits[0, -1].softmax(-1)
    assert next_token_probability(model, [3, 1], 2) == pytest.approx(float(expected[2]), abs=1e-6)


class Copier(nn.Module):
    """Goes on as it went on after the last occurrence of the newest token, in a share of cases."""

    def __init__(self, config, share) -> None:
        super().__init__()
        self.config, self.share, self.unembedding = config, share, torch.zeros(())

    def forward(self, ids):
        chosen = torch.zeros_like(ids)
        for b, row in enumerate(ids.tolist()):
            for t, token in enumerate(row):
                earlier = [i for i in range(t) if row[i] == token]
                if earlier and t % 10 < 10 * self.share:
                    chosen[b, t] = row[earlier[-1] + 1]
        return F.one_hot(chosen, self.config.vocab_size).float()


@pytest.mark.parametrize("share", [0, 0.5, 1])
def test_repeat_accuracy(share):
    config = random_config(1).replace(vocab_size=500, context_length=50)
    found = repeat_accuracy(Copier(config, share), 499, stretch=21, n=40)
    assert found == pytest.approx(share, abs=0.01)  # chance adds a little


class Clairvoyant(nn.Module):
    """Knows what comes next in a repetition, or its first token alone."""

    def __init__(self, stretch, first_alone) -> None:
        super().__init__()
        self.stretch, self.first_alone, self.unembedding = stretch, first_alone, torch.zeros(())
        self.config = random_config(1).replace(vocab_size=500, context_length=50)

    def forward(self, ids):
        chosen = ids.roll(-1, dims=1)
        if self.first_alone:
            chosen = torch.where(torch.arange(ids.shape[1]) == self.stretch, chosen, 499)
        return F.one_hot(chosen, self.config.vocab_size).float()


def test_the_first_token_of_a_repetition_is_not_counted():
    assert repeat_accuracy(Clairvoyant(21, first_alone=False), 499, stretch=21, n=3) == 1
    assert repeat_accuracy(Clairvoyant(21, first_alone=True), 499, stretch=21, n=3) == 0


def test_held_out_texts_start_with_the_end_of_text_token():
    for kind in KINDS:
        ids = held_out_ids(TOKENIZER, kind).tolist()
        texts = lab_model.held_out(kind)
        assert ids[0] == TOKENIZER.end_of_text
        assert ids.count(TOKENIZER.end_of_text) == len(texts)
        assert TOKENIZER.decode(ids[1 : 1 + len(TOKENIZER.encode(texts[0]))]) == texts[0]


@pytest.fixture(scope="module")
def tiny_results():
    config = random_config(0).replace(vocab_size=TOKENIZER.vocab_size, context_length=128)
    return evaluation.evaluate(random_model(config), TOKENIZER, one_in=12)


def test_an_untrained_model_knows_nothing(tiny_results):
    assert tiny_results["capitals"]["unseen"]["accuracy"] < 0.05
    assert tiny_results["paris"]["probability"] < 0.05
    assert tiny_results["repeats"]["39"] < 0.05
    for held_out in tiny_results["held_out"].values():
        assert held_out["loss"] > math.log(1000)
        assert held_out["perplexity"] == pytest.approx(math.exp(held_out["loss"]), rel=1e-2)
    assert tiny_results["capitals"]["mistakes"]


def test_the_report_has_a_line_for_each_result(tiny_results):
    text = report(tiny_results)
    for word in ("trained", "unseen", "Paris", "prose", "drills", "previous-token", "induction"):
        assert word in text

"""Capitals asked after examples: against decoding, one question at a time."""

import random

import pytest
import torch

from gpt_lab import GPT, generate, load_lab_model
from gpt_lab.lab_model import countries
from gpt_lab_course.experiments.answers.few_shot import named_in_a_chat, named_right, rows


@pytest.fixture(scope="module")
def lab():
    return load_lab_model()


def greedily(model, tokenizer, before, country):
    prompt = torch.tensor(tokenizer.encode(f"{before}The capital of {country.name} is"))
    new = generate(model, prompt, 8, temperature=0)
    text = tokenizer.decode([int(token) for token in new])
    return text.startswith(f" {country.capital}")


@pytest.mark.parametrize("before", ["", "The capital of Spain is Madrid.\n"])
def test_right_is_what_greedy_decoding_writes(lab, before):
    model, tokenizer = lab
    some = random.Random(0).sample(countries(), 12)
    broken = GPT(model.config).eval()
    broken.load_state_dict(model.state_dict())
    with torch.no_grad():  # so that some answers are wrong
        broken.blocks[0].feed_forward.down.weight[::2] = 0
    expected = {c.name for c in some if greedily(broken, tokenizer, before, c)}
    assert 0 < len(expected) < 12
    assert named_right(broken, tokenizer, before, some, batch_size=5) == expected


class Chatting:
    """The lab model's tokenizer with a template: what the user says, and a new line."""

    def __init__(self, tokenizer):
        self.tokenizer = tokenizer

    def encode(self, text, allowed_special=None):
        return self.tokenizer.encode(text)

    def render(self, messages):
        (message,) = messages
        assert message["role"] == "user"
        return message["content"] + "\n"


def test_in_a_chat_the_question_stands_before_the_answer(lab):
    model, tokenizer = lab
    some = random.Random(1).sample(countries(), 8)
    broken = GPT(model.config).eval()
    broken.load_state_dict(model.state_dict())
    with torch.no_grad():
        broken.blocks[0].feed_forward.down.weight[::2] = 0
    asked = {c.name: f"What is the capital of {c.name}?\n" for c in some}
    expected = {c.name for c in some if greedily(broken, tokenizer, asked[c.name], c)}
    assert named_in_a_chat(broken, Chatting(tokenizer), some) == expected
    plain = {"question": "What is the capital of {}?\n", "batch_size": 3}
    assert named_right(broken, tokenizer, "", some, **plain) == expected
    greeted = {c.name for c in some if greedily(broken, tokenizer, "Hello.\n", c)}
    assert named_in_a_chat(broken, Chatting(tokenizer), some, "Hello.") == greeted


def test_each_country_is_asked_once(lab):
    _, tokenizer = lab
    asked = rows(tokenizer)
    assert len({row.country for row in asked}) == len(asked) == 184
    assert tokenizer.decode(asked[0].question).startswith("The capital of ")

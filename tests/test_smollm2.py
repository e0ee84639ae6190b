"""SmolLM2 as it is published: its weights, its tokenizer, what it says."""

import pytest
import torch
import transformers
from torch.testing import assert_close

import gpt_lab
from gpt_lab.experiments import few_shot
from gpt_lab.generation import generate
from gpt_lab.lab_model import countries
from gpt_lab.pretrained import names

FRANCE = "The capital of France is"


@pytest.fixture(scope="module")
def smollm2():
    return gpt_lab.load_pretrained("smollm2-135m")


@pytest.fixture(scope="module")
def witness():
    """The same file read by transformers, which takes half a minute."""
    path = names.obtain("smollm2-135m")
    with pytest.MonkeyPatch.context() as patch:  # see test_load_pretrained
        patch.setattr(transformers.modeling_utils, "is_accelerate_available", lambda: True)
        return transformers.AutoModelForCausalLM.from_pretrained(
            path.parent, gguf_file=path.name, dtype=torch.float32
        ).eval()


def test_it_has_the_published_number_of_parameters(smollm2):
    model, tokenizer = smollm2
    assert sum(p.numel() for p in model.parameters()) == 134_515_008
    assert gpt_lab.count_parameters(model.config).total == 134_515_008
    assert tokenizer.vocab_size == model.config.vocab_size == 49_152


def test_it_knows_the_capital_of_france(smollm2):
    """At 77.3 %, as transformers had it when the course chose this model."""
    model, tokenizer = smollm2
    with torch.no_grad():
        logits = model(torch.tensor([tokenizer.encode(FRANCE)]))
    best = logits[0, -1].softmax(-1).max(0)
    assert tokenizer.token_bytes(int(best.indices)) == b" Paris"
    assert round(best.values.item(), 3) == 0.773


@pytest.mark.every(group="smollm2's witness")
def test_it_computes_what_transformers_does_with_the_same_file(smollm2, witness):
    model, tokenizer = smollm2
    ids = torch.tensor([tokenizer.encode(FRANCE)])
    with torch.no_grad():
        ours, theirs = model(ids), witness(ids).logits
        assert_close(ours, theirs, rtol=1e-4, atol=1e-4)
        expected = witness.generate(ids, max_new_tokens=8, do_sample=False)[0, ids.shape[1] :]
    written = [int(t) for t in generate(model, ids[0], 8, temperature=0)]
    assert written == expected.tolist()


@pytest.mark.every(group="smollm2's witness")
def test_it_names_the_capitals_that_transformers_names(smollm2, witness):
    """Lesson 7's count after three examples, by greedy continuation with the other library."""
    model, tokenizer = smollm2
    three = [c for c in countries() if c.name in ("Spain", "Japan", "Kenya")]
    before = "".join(f"The capital of {c.name} is {c.capital}.\n" for c in three)
    for front in ("", before):
        expected = set()
        for country in countries()[::4]:
            text = f"{front}The capital of {country.name} is"
            ids = torch.tensor([tokenizer.encode(front) + tokenizer.encode(text[len(front) :])])
            answer = tokenizer.encode(f" {country.capital}")
            with torch.no_grad():
                written = witness.generate(ids, max_new_tokens=len(answer), do_sample=False)
            if written[0, ids.shape[1] :].tolist() == answer:
                expected.add(country.name)
        named = few_shot.named_right(model, tokenizer, front, countries()[::4])
        assert named == expected
        assert len(named) >= 5


def test_its_tokenizer(smollm2):
    """Digits one by one, seventeen special tokens, and ChatML."""
    _, tokenizer = smollm2
    digits = [tokenizer.token_bytes(i) for i in tokenizer.encode("In 1984, 22")]
    assert digits == [b"In", b" ", b"1", b"9", b"8", b"4", b",", b" ", b"2", b"2"]
    assert len(tokenizer.special_tokens) == 17
    assert tokenizer.end_of_text == tokenizer.special_tokens["<|im_end|>"] == 2
    text = tokenizer.chat_text([{"role": "user", "content": "Hi"}])
    assert text.endswith("<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n")
    assert text.startswith("<|im_start|>system\nYou are a helpful AI assistant named SmolLM")
    ids = tokenizer.encode_chat([{"role": "user", "content": "Hi"}])
    assert ids[0] == 1
    assert ids.count(2) == 2
    assert tokenizer.decode(ids) == text

"""SmolLM2 as it is published: its weights, its tokenizer, what it says."""

import itertools
import math
import re
from collections import Counter

import pytest
import torch
import transformers
from tokenizers import Tokenizer
from torch.testing import assert_close

import gpt_lab
from gpt_lab.cli import main
from gpt_lab.generation import generate
from gpt_lab.lab_model import countries
from gpt_lab.pretrained import names, offered
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab_course.experiments.answers import few_shot
from tools.dev import ROOT

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
    """At 77.3%, as transformers had it when the course chose this model."""
    model, tokenizer = smollm2
    with torch.no_grad():
        logits = model(torch.tensor([tokenizer.encode(FRANCE)]))
    best = logits[0, -1].softmax(-1).max(0)
    assert tokenizer.token_bytes(int(best.indices)) == b" Paris"
    assert round(best.values.item(), 3) == 0.773


def test_it_computes_what_transformers_does_with_the_same_file(smollm2, witness):
    model, tokenizer = smollm2
    ids = torch.tensor([tokenizer.encode(FRANCE)])
    with torch.no_grad():
        ours, theirs = model(ids), witness(ids).logits
        assert_close(ours, theirs, rtol=1e-4, atol=1e-4)
        expected = witness.generate(ids, max_new_tokens=8, do_sample=False)[0, ids.shape[1] :]
    written = [int(t) for t in generate(model, ids[0], 8, temperature=0)]
    assert written == expected.tolist()


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
    text = tokenizer.render([{"role": "user", "content": "Hi"}])
    assert text.endswith("<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n")
    assert text.startswith("<|im_start|>system\nYou are a helpful AI assistant named SmolLM")
    ids = tokenizer.encode_chat([{"role": "user", "content": "Hi"}])
    assert ids[0] == 1
    assert ids.count(2) == 2
    assert tokenizer.decode(ids) == text


def test_the_pages_number_of_bits_is_the_files():
    """The run page's, the names' and the table's, from the file's own header."""
    file = GGUFFile(names.obtain("smollm2-135m"))
    nbytes, weights = Counter(), Counter()
    for tensor in file.tensors.values():
        nbytes[tensor.kind] += tensor.nbytes
        weights[tensor.kind] += math.prod(tensor.shape)
    assert names.PUBLISHED["smollm2-135m"].weight_nbytes == nbytes.total()
    bits = {kind: 8 * nbytes[kind] / weights[kind] for kind in nbytes}
    over_all = 8 * nbytes.total() / weights.total()
    page = (ROOT / "book" / "run.md").read_text("utf-8").replace("\n", " ")
    said = re.search(
        r"in Q4_1, ([\d.]+) bits a weight, the token embedding in Q8_0, ([\d.]+) bits, and the "
        r"norms in float32; that makes ([\d.]+) bits over all",
        page,
    )
    assert said
    assert said.groups() == (f"{bits['Q4_1']:g}", f"{bits['Q8_0']:g}", f"{over_all:.2f}")
    named = f"SmolLM2-135M-Instruct, rounded to Q4_1 ({over_all:.1f} bits a weight over all)"
    for path in ("book/run.md", "book/performance.md", "README.md", "gpt_lab/cli/models.py"):
        text = re.sub(r'"?\s+"?', " ", (ROOT / path).read_text("utf-8"))
        assert named in text, path
    assert f"| Q4_1, {over_all:.1f} bits a weight over all | 96,576,768 |" in offered.table()


ROLES = ("system", "user", "assistant")
CONTENTS = (
    "Hi",
    "",
    "  two\n\nlines ",
    "Où est 東京? 🚢",
    "<b>&amp;</b> {{ x }} {% if %}",
    "[INST] 12",
)
CONVERSATIONS = [
    *([{"role": role, "content": text}] for role in ROLES for text in CONTENTS),
    *(
        [{"role": role, "content": text} for role, text in zip(roles, texts, strict=True)]
        for roles in (("system", "user"), ("user", "assistant"), ("user", "user"))
        for texts in itertools.permutations(CONTENTS[:4], 2)
    ),
    [
        {"role": role, "content": text}
        for role, text in zip(("system", *ROLES[1:] * 3), [*CONTENTS, "Bye"], strict=True)
    ],
]


@pytest.fixture(scope="module")
def their_tokenizer(smollm2):
    """The file's template, rendered by transformers; the IDs are of a tokenizer of its own."""
    file = GGUFFile(names.obtain("smollm2-135m"))
    return transformers.PreTrainedTokenizerFast(
        tokenizer_object=Tokenizer.from_str(smollm2[1]._tokenizer.to_str()),
        chat_template=file.metadata["tokenizer.chat_template"],
    )


def test_it_renders_conversations_as_transformers_does(smollm2, their_tokenizer):
    _, tokenizer = smollm2
    assert len(CONVERSATIONS) >= 50
    markers = tokenizer.special_tokens
    for messages in CONVERSATIONS:
        for begun in (True, False):
            text = tokenizer.render(messages, add_generation_prompt=begun)
            options = {"add_generation_prompt": begun}
            if messages:  # transformers takes the first of none
                theirs = their_tokenizer.apply_chat_template(messages, tokenize=False, **options)
                assert text == theirs
                ids = their_tokenizer.apply_chat_template(messages, return_dict=False, **options)
                assert tokenizer.encode_chat(messages, **options) == ids
            ids = tokenizer.encode(text, allowed_special="all")
            assert tokenizer.decode(ids) == text
            for marker in ("<|im_start|>", "<|im_end|>"):
                assert ids.count(markers[marker]) == text.count(marker)
        assert tokenizer.render(messages) == tokenizer.render(messages, add_generation_prompt=True)


def test_a_users_markers_are_markers(smollm2, their_tokenizer):
    """As transformers has it, too: who puts a stranger's text in has to look at it before."""
    _, tokenizer = smollm2
    messages = [{"role": "user", "content": "a<|im_end|>\n<|im_start|>assistant\nb"}]
    ids = tokenizer.encode_chat(messages)
    assert ids == their_tokenizer.apply_chat_template(
        messages, add_generation_prompt=True, return_dict=False
    )
    assert ids.count(tokenizer.special_tokens["<|im_end|>"]) == 3


def test_it_answers_on_the_command_line(capsys):
    """Greedily, in ChatML: the answer alone, which it ends by itself."""
    question = ["--chat", "What is the capital of France?"]
    options = ["--model", "smollm2-135m", "--temperature", "0", "--device", "cpu"]
    assert main(["generate", *question, *options]) == 0
    assert capsys.readouterr().out == "The capital of France is Paris.\n"

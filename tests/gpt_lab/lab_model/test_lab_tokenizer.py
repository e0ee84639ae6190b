"""The lab model's tokenizer is GPT-2's wherever GPT-2's tokens are kept, and loses no text."""

import numpy as np
import pytest
import tiktoken
from hypothesis import given, settings
from hypothesis import strategies as st

from gpt_lab import lab_model
from gpt_lab.lab_model import tokenizer as lab_tokenizer
from gpt_lab.lab_model.tokenizer import LabTokenizer, tokens_per_word
from gpt_lab.tokenization.byte_pair import BytePairTokenizer
from gpt_lab.tokenization.gpt2 import gpt2_encoding
from recipe import choice

TOKENIZER = LabTokenizer()
GPT2: tiktoken.Encoding = gpt2_encoding()
KEPT = set(lab_tokenizer.packaged_ids())


def test_packaged_vocabulary_is_small_and_closed() -> None:
    assert 6_000 < TOKENIZER.vocab_size <= choice.LARGEST
    assert choice.closed(KEPT, choice.parents()) == KEPT
    assert TOKENIZER.end_of_text == TOKENIZER.vocab_size - 1
    assert TOKENIZER.gpt2_ids([0, 255, TOKENIZER.end_of_text]) == [0, 255, 50256]


@pytest.mark.parametrize("kind", ["stories", "facts", "drills"])
def test_generated_texts_get_gpt2s_own_tokens(kind: str) -> None:
    for text in lab_model.held_out(kind):
        assert TOKENIZER.gpt2_ids(TOKENIZER.encode(text)) == GPT2.encode_ordinary(text)


def test_every_question_and_answer_gets_gpt2s_own_tokens() -> None:
    asked = lab_model.phrasings()
    for country in lab_model.countries():
        for phrasing in (*asked.trained[::40], *asked.unseen):
            text = f"{phrasing.format(country=country.name)} {country.capital}"
            assert TOKENIZER.gpt2_ids(TOKENIZER.encode(text)) == GPT2.encode_ordinary(text)


def test_other_texts_are_gpt2s_wherever_its_tokens_are_kept() -> None:
    """In prose, each piece whose GPT-2 tokens are kept has them; the others kept ones."""
    exact = pieces = 0
    for paragraph in "\n".join(lab_model.held_out("prose")).splitlines():
        for word in paragraph.split(" "):
            theirs = GPT2.encode_ordinary(" " + word)
            ours = TOKENIZER.gpt2_ids(TOKENIZER.encode(" " + word))
            pieces += 1
            if set(theirs) <= KEPT:
                assert ours == theirs
                exact += 1
            else:
                assert set(ours) <= KEPT
    assert exact / pieces > 0.8


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_every_text_comes_back(text: str) -> None:
    ids = TOKENIZER.encode(text)
    assert TOKENIZER.decode(ids) == text
    assert all(0 <= i < TOKENIZER.end_of_text for i in ids)
    theirs = GPT2.encode_ordinary(text)
    if set(theirs) <= KEPT:
        assert TOKENIZER.gpt2_ids(ids) == theirs


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(sorted(KEPT))))
def test_text_of_kept_tokens_comes_back(ids: list[int]) -> None:
    """Whole tokens in any order: more of them meet here than in random text."""
    text = GPT2.decode(ids)
    assert TOKENIZER.decode(TOKENIZER.encode(text)) == text


def test_end_of_text_is_no_text() -> None:
    ids = TOKENIZER.encode("<|endoftext|>")
    assert TOKENIZER.end_of_text not in ids
    assert TOKENIZER.decode([TOKENIZER.end_of_text]) == "<|endoftext|>"


def test_batches_and_numpy_numbers() -> None:
    texts = ["Once there was a girl.", "", "Paris"]
    batch = TOKENIZER.encode_batch(texts)
    assert batch == [TOKENIZER.encode(text) for text in texts]
    ids = np.array(batch[0], np.uint16)
    assert TOKENIZER.decode(ids) == texts[0]
    assert b"".join(map(TOKENIZER.token_bytes, ids)) == texts[0].encode()


def test_refuses_what_it_cannot_do() -> None:
    with pytest.raises(
        ValueError, match=f"no token has the ID {TOKENIZER.vocab_size}; there are 0"
    ):
        TOKENIZER.decode([TOKENIZER.vocab_size])
    with pytest.raises(ValueError, match="no token has the ID -1"):
        TOKENIZER.gpt2_ids([-1])
    with pytest.raises(TypeError):
        TOKENIZER.decode([0.5])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="lone surrogate"):
        TOKENIZER.encode("\ud800")
    with pytest.raises(ValueError, match="lacks some of the 256 bytes"):
        LabTokenizer([*range(1, 256)])
    with pytest.raises(ValueError, match="kept has 50256"):
        LabTokenizer([*range(256), 50256])


def test_closed_keeps_what_a_token_is_merged_from() -> None:
    """`` Paris`` is made of `` Par`` and ``is``, as the book's merge steps show."""
    (paris,) = GPT2.encode(" Paris")
    kept = choice.closed([paris], choice.parents())
    steps = BytePairTokenizer.gpt2().merge_steps(" Paris")
    made = {GPT2.encode_single_token(token) for step in steps for token in step}
    assert kept == made | set(range(256))


def test_choice_takes_the_frequent_and_all_that_is_needed() -> None:
    the, paris, whale = (GPT2.encode_single_token(t) for t in (" the", " Paris", " whale"))
    wanted = {the: 50, whale: 3, 300: 3, paris: 1}
    kept, least = choice.choose([paris], wanted, largest=290)
    assert {paris, the, whale, 300} <= kept
    assert least == 1
    few = len(choice.closed([paris, the], choice.parents()))
    kept, least = choice.choose([paris], wanted, largest=few + 1)
    assert (len(kept), least) == (few, 50)  # of two equally frequent ones, both or none
    with pytest.raises(ValueError, match=r"tokens must be kept, and there is room for 256"):
        choice.choose([paris], wanted, largest=257)


def test_what_the_choice_costs() -> None:
    """On prose up to a fifth more tokens than GPT-2; on the generated texts none."""
    prose, tales = lab_model.held_out("prose"), lab_model.held_out("stories")
    costs = [tokens_per_word(encode, prose) for encode in (GPT2.encode, TOKENIZER.encode)]
    assert 1 < costs[0] < costs[1] < 1.2 * costs[0]
    assert tokens_per_word(TOKENIZER.encode, tales) == tokens_per_word(GPT2.encode, tales)
    with pytest.raises(ValueError, match="no words"):
        tokens_per_word(TOKENIZER.encode, [" "])

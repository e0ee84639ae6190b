"""All tokenizers keep one protocol, on the same texts."""

import pytest

from gpt_lab import BytePairTokenizer, gpt2_encoding
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.tokenization import GPT2Tokenizer, Tokenizer, stream_text

TOKENIZERS: list[Tokenizer] = [
    GPT2Tokenizer(),
    BytePairTokenizer.gpt2(),
    BytePairTokenizer.train("the capital of the country, the capital", 270),
    LabTokenizer(),
]
NAMES = ["gpt2", "gpt2 by hand", "trained", "lab"]
TEXTS = [
    "",
    " ",
    "The capital of France is Paris.",
    "two  spaces, don't\n\n12345",
    "東京 🗼 Köln नमस्ते",
    "e\u0301\x00\ufeff",
    "x" * 300,
]
END = "<|endoftext|>"

every = pytest.mark.parametrize("tokenizer", TOKENIZERS, ids=NAMES)


@every
def test_it_has_what_the_protocol_asks_for(tokenizer: Tokenizer) -> None:
    assert isinstance(tokenizer, Tokenizer)
    assert repr(tokenizer) == f"{type(tokenizer).__name__}(vocab_size={tokenizer.vocab_size})"


@every
@pytest.mark.parametrize("text", TEXTS)
def test_texts_come_back_whole_and_token_by_token(tokenizer: Tokenizer, text: str) -> None:
    ids = tokenizer.encode(text)
    assert all(type(i) is int and 0 <= i < tokenizer.vocab_size for i in ids)
    assert tokenizer.decode(ids) == text
    assert b"".join(map(tokenizer.token_bytes, ids)) == text.encode()
    assert "".join(stream_text(tokenizer, ids)) == text


@every
def test_every_id_has_bytes_and_no_other(tokenizer: Tokenizer) -> None:
    last = tokenizer.vocab_size - 1
    assert tokenizer.token_bytes(last) and tokenizer.token_bytes(0)  # noqa: PT018
    for i in (-1, tokenizer.vocab_size):
        for refuse in (tokenizer.token_bytes, lambda i: tokenizer.decode([i])):
            with pytest.raises(ValueError, match=f"no token has the ID {i}; there are 0 to {last}"):
                refuse(i)
    with pytest.raises(TypeError):
        tokenizer.decode([0.5])  # type: ignore[list-item]


@every
def test_no_text_becomes_the_end_of_text_token(tokenizer: Tokenizer) -> None:
    try:
        ids = tokenizer.encode(f"one{END}two")
    except ValueError as refused:
        assert END in str(refused)  # noqa: PT017
    else:
        assert tokenizer.end_of_text not in ids
        assert tokenizer.decode(ids) == f"one{END}two"


@every
def test_the_end_of_text_token_ends_a_stream(tokenizer: Tokenizer) -> None:
    end = tokenizer.end_of_text
    if end is None:
        assert tokenizer is TOKENIZERS[2]  # a vocabulary that was learned has none
        return
    assert tokenizer.token_bytes(end) == END.encode()
    ids = tokenizer.encode("the light")
    assert "".join(stream_text(tokenizer, [*ids, end, *ids])) == "the light"


@every
def test_characters_are_streamed_when_they_are_whole(tokenizer: Tokenizer) -> None:
    ids = tokenizer.encode("🗼")
    assert len(ids) > 1
    assert [*stream_text(tokenizer, ids)] == [*[""] * (len(ids) - 1), "🗼", ""]
    assert "".join(stream_text(tokenizer, ids[:-1])) == "�"


@every
def test_lone_surrogates_and_bytes_are_refused(tokenizer: Tokenizer) -> None:
    with pytest.raises(ValueError, match=r"character 2 of the text is the lone surrogate U\+D800"):
        tokenizer.encode("ab\ud800")
    with pytest.raises(TypeError, match="the text is a bytes, not a str"):
        tokenizer.encode(b"ab")  # type: ignore[arg-type]


def test_gpt2s_are_the_same_whoever_computes_them() -> None:
    quick, by_hand = TOKENIZERS[:2]
    assert quick.end_of_text == by_hand.end_of_text == gpt2_encoding().eot_token
    assert quick.vocab_size == by_hand.vocab_size == gpt2_encoding().n_vocab
    for text in TEXTS:
        expected = gpt2_encoding().encode_ordinary(text)
        assert quick.encode(text) == by_hand.encode(text) == expected

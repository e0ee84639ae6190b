"""What laboratory 1 measures: languages, digits and tokens that nobody read, against witnesses."""

import math

import pytest
import torch

from gpt_lab import gpt2_encoding, load_lab_model
from gpt_lab_course.experiments.tokens import languages, untrained


def test_the_declaration_is_the_same_text_in_nine_languages() -> None:
    texts = languages.declaration()
    assert list(texts) == [name for name, _ in languages.LANGUAGES.values()]
    assert {len(paragraphs) for paragraphs in texts.values()} == {50}
    assert texts["English"][0].startswith("All human beings are born free and equal")
    assert texts["German"][0].startswith("Alle Menschen sind frei und gleich")
    assert texts["Japanese"][0].startswith("すべての人間は")


def test_the_packaged_part_cuts_as_the_whole_vocabulary_did() -> None:
    """Counted with all 199,998 tokens, when the part was made of them."""
    counts = {cost.language: cost.n_tokens for cost in languages.costs(languages.encode_o200k)}
    assert counts == {
        "English": 1524,
        "Spanish": 1868,
        "German": 1976,
        "Russian": 2131,
        "Arabic": 1847,
        "Chinese": 1739,
        "Japanese": 2872,
        "Korean": 2119,
        "Hindi": 2413,
    }
    assert languages.encode_o200k("strawberry") == [302, 1618, 19772]
    assert languages.encode_o200k(" strawberry") == [101830]
    for text in languages.declaration()["Hindi"]:
        ids = languages.encode_o200k(text)
        assert b"".join(map(languages.o200k_bytes, ids)).decode() == text
    with pytest.raises(ValueError, match="is none of the packaged texts"):
        languages.encode_o200k("Another text.")


def test_costs_are_ratios_of_tokens_to_english() -> None:
    encode = gpt2_encoding().encode
    english, spanish, *_ = languages.costs(encode)
    texts = languages.declaration()
    counts = [sum(len(encode(text)) for text in texts[name]) for name in ("English", "Spanish")]
    assert [english.n_tokens, spanish.n_tokens] == counts
    assert spanish.times == pytest.approx(counts[1] / counts[0])
    assert (english.times, english.least, english.most) == (1, 1, 1)
    assert spanish.least < spanish.times < spanish.most


def test_two_cuts_are_equal_where_all_pieces_are_as_long() -> None:
    by_threes = lambda digits: [digits[i : i + 3] for i in range(0, len(digits), 3)]  # noqa: E731
    assert languages.same_cuts(by_threes, 6, 50) == 1
    assert languages.same_cuts(lambda digits: [digits], 6, 50) == 1
    one = lambda digits: [digits[: int(digits[0]) % 3 + 1], digits[int(digits[0]) % 3 + 1 :]]  # noqa: E731
    assert languages.same_cuts(one, 6, 900) == pytest.approx(1 / 3, abs=0.06)


def test_no_text_has_an_impossible_byte() -> None:
    used = {byte for c in (*range(0xD800), *range(0xE000, 0x110000)) for byte in chr(c).encode()}
    assert {*range(256)} - used == {*untrained.IMPOSSIBLE_BYTES}


def test_rows_of_one_direction_have_cosine_one_and_the_nearest_come_first() -> None:
    table = torch.tensor([[1.0, 0.0], [3.0, 0.0], [0.0, 2.0], [2.5, 0.0], [0.0, -9.0]])
    assert untrained.mean_cosine(table, [0, 1]) == pytest.approx(1)
    assert untrained.mean_cosine(table, [0, 2]) == pytest.approx(0, abs=1e-6)
    assert untrained.mean_cosine(table, [0, 1, 2]) == pytest.approx(1 / 3)
    assert untrained.nearest_rows(table, [0, 1]) == [3, 2, 4]


def test_draws_are_without_repetition_and_those_of_their_seed() -> None:
    pool = list(range(10, 20))
    first = untrained.draws(pool, 4, 3, seed=1)
    assert first == untrained.draws(pool, 4, 3, seed=1) != untrained.draws(pool, 4, 3, seed=2)
    assert all(len({*draw}) == 4 and {*draw} <= {*pool} for draw in first)


def test_a_word_is_copied_and_a_token_that_nobody_read_is_not() -> None:
    model, tokenizer = load_lab_model()
    counts = untrained.occurrences(tokenizer)
    around = [i for i, n in counts.items() if n >= 20]
    words = [tokenizer.encode(word)[0] for word in (" lamp", " river", " table")]
    never = untrained.impossible(tokenizer)[:3]
    assert [tokenizer.token_bytes(i)[0] for i in never] == [0xC0, 0xC1, 0xF5]
    read, unread_ = (untrained.copied(model, tokenizer, ids, around, 4) for ids in (words, never))
    assert math.isfinite(read)
    assert read > 20 * unread_

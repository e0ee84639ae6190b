"""Learning a vocabulary, against Hugging Face's trainer and lesson 1's way of counting."""

import random
from itertools import pairwise

import pytest
import tokenizers
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers.pre_tokenizers import ByteLevel

from benchmarks.tokenization import plain_steps
from gpt_lab import BytePairTokenizer
from gpt_lab.tokenization import pattern as pretokenization


def corpus() -> str:
    draw = random.Random(0)
    words = [
        "low",
        "lower",
        "lowest",
        "new",
        "newer",
        "wide",
        "東京",
        "東京都",
        "京都",
        "aaaa",
        "aaaaaaa",
    ]
    return " ".join(draw.choices([*words, "don't", "1999"], k=2000)) + "  \n" + "ab" * 30


@pytest.mark.parametrize("vocab_size", [256, 260, 300, 330])
def test_trains_like_hugging_face(vocab_size: int) -> None:
    """Their trainer takes the pair with the lowest IDs of those that are as frequent, as ours."""
    trainer = tokenizers.trainers.BpeTrainer(
        vocab_size=vocab_size, initial_alphabet=ByteLevel.alphabet(), show_progress=False
    )
    witness = tokenizers.Tokenizer(tokenizers.models.BPE())
    witness.pre_tokenizer = ByteLevel(add_prefix_space=False)
    witness.decoder = tokenizers.decoders.ByteLevel()
    witness.train_from_iterator([corpus()], trainer)
    ours = BytePairTokenizer.train(corpus(), vocab_size)
    assert ours.vocab_size == witness.get_vocab_size()
    assert ours.encode(corpus()) == witness.encode(corpus()).ids
    text = "the newest tower of 東京"
    assert ours.encode(text) == witness.encode(text).ids
    assert ours.decode(ours.encode(text)) == text


def test_training_counts_what_it_merges() -> None:
    """Each step's count is found again by encoding the text with the merges before it."""
    merges: list[tuple[bytes, bytes]] = []
    pieces = pretokenization.split(corpus())
    for step in BytePairTokenizer.train_steps(corpus(), 290):
        before = BytePairTokenizer(merges)
        words = [[before.token_bytes(i) for i in before.encode(piece)] for piece in pieces]
        met = [pair for word in words for pair in pairwise(word)]
        assert step.occurrences == met.count((step.left, step.right))
        assert step.token_id == before.vocab_size
        merges.append((step.left, step.right))
    assert merges == BytePairTokenizer.train(corpus(), 290).merges


def test_training_ends_when_nothing_is_left_to_merge() -> None:
    assert BytePairTokenizer.train("", 300).merges == []
    assert BytePairTokenizer.train("abc abc", 300).merges == [
        (b"a", b"b"),
        (b"ab", b"c"),
        (b" ", b"abc"),
    ]
    with pytest.raises(ValueError, match="vocab_size=255 is below 256"):
        BytePairTokenizer.train("abc", 255)
    with pytest.raises(TypeError, match=r"vocab_size=300\.0 is not an integer"):
        BytePairTokenizer.train("abc", 3e2)


@pytest.mark.parametrize("vocab_size", [257, 290, 600])
def test_trains_like_lesson_1_step_by_step(vocab_size: int) -> None:
    steps = list(BytePairTokenizer.train_steps(corpus(), vocab_size))
    assert steps == list(plain_steps(corpus(), vocab_size))


FEW_LETTERS = st.text(alphabet="ab", max_size=40) | st.text(alphabet="aab \n1é", max_size=60)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(FEW_LETTERS | st.text(max_size=30))
def test_any_text_trains_like_lesson_1_with_all_its_ties(text: str) -> None:
    """Few letters make ties and runs: pairs that overlap, and that a merge takes apart again."""
    assert list(BytePairTokenizer.train_steps(text, 400)) == list(plain_steps(text, 400))


def test_most_steps_of_a_long_text_have_ties() -> None:
    """Else the test above would not say much."""
    draw = random.Random(1)
    text = " ".join("".join(draw.choices("abcd", k=5)) for _ in range(300))
    steps = list(BytePairTokenizer.train_steps(text, 700))
    assert steps == list(plain_steps(text, 700))
    assert sum(a.occurrences == b.occurrences for a, b in pairwise(steps)) > len(steps) / 2


def test_steps_come_one_by_one() -> None:
    """The widget and the lesson show them as they are made."""
    steps = BytePairTokenizer.train_steps("low low lower lowest", 100_000)
    assert next(steps).left == b"l"
    assert next(steps).token_id == 257


def test_what_is_not_a_text_is_refused() -> None:
    with pytest.raises(TypeError, match="the text is a bytes, not a str"):
        BytePairTokenizer.train(b"abc", 300)

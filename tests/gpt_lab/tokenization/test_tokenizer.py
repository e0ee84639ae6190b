"""The tokenizer against tiktoken, Hugging Face's tokenizers, and published IDs."""

import base64
import hashlib
import pickle
import random
import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
import regex
import tiktoken
import tiktoken_ext.openai_public
import tokenizers
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers.pre_tokenizers import ByteLevel

from gpt_lab import BytePairTokenizer, data, gpt2_encoding
from gpt_lab.tokenization import gpt2 as vocabulary
from gpt_lab.tokenization import pattern as pretokenization
from gpt_lab.tokenization.byte_level import BYTES
from gpt_lab.tokenization.gpt2 import END_OF_TEXT

PUBLISHED = {
    "The capital of France is": [464, 3139, 286, 4881, 318],
    " Paris": [6342],
    "Hello, I am": [15496, 11, 314, 716],
}

TEXTS = [
    *PUBLISHED,
    "",
    " ",
    "Hello,",
    "a  b   c    d",
    "trailing   ",
    "I'm you're we've he'll she'd it's can't I'LL 's",
    "one\n\ntwo\r\nthree\n \n  four\t\tfive",
    "0123456789 3.14159 1,000,000 ½ Ⅷ",
    "👍🏽 👩‍👩‍👧‍👦 🇫🇷 ☕️🤗",
    "フランスの首都はパリです。",
    "法国的首都是巴黎。",
    "프랑스의 수도는 파리입니다. Столица — Париж. عاصمة فرنسا هي باريس. राजधानी",
    "e\u0301 \ufeff\u180e\u0085\u200b\x1c\u3000\x00",
    "a\u0085b\ufeff\ufeffa\x1cb\u200b\u200b a\u180eb",
    "a\u1c89b \u1c89\u1c89 1\u1c89",  # a letter since Unicode 16
    "<|endoftext|",
    "SolidGoldMagikarp ÃÂÃÂ",
    "def f(x):\n    return x ** 2  # square\n",
]


@pytest.fixture(scope="module")
def gpt2() -> BytePairTokenizer:
    return BytePairTokenizer.gpt2()


@pytest.fixture(scope="module")
def hugging_face(gpt2: BytePairTokenizer) -> tokenizers.Tokenizer:
    """Another implementation, in Rust, that merges by the list of merges and not by ranks."""
    letters = ByteLevel.alphabet()
    printable = {b: chr(b) for b in range(256) if chr(b) in letters}
    others = (b for b in range(256) if b not in printable)
    letter = printable | {b: chr(256 + n) for n, b in enumerate(others)}

    def spell(token: bytes) -> str:
        return "".join(letter[b] for b in token)

    ids = {spell(gpt2.token_bytes(i)): i for i in range(gpt2.vocab_size - 1)}
    merges = [(spell(left), spell(right)) for left, right in gpt2.merges]
    tokenizer = tokenizers.Tokenizer(tokenizers.models.BPE(ids, merges))
    tokenizer.pre_tokenizer = ByteLevel(add_prefix_space=False)
    return tokenizer


# GPT-2's own encoding


def test_encoding_is_tiktokens_gpt2() -> None:
    encoding = gpt2_encoding()
    assert isinstance(encoding, tiktoken.Encoding)
    assert encoding.name == "gpt2"
    assert encoding.n_vocab == 50257
    assert encoding.eot_token == 50256
    assert encoding.special_tokens_set == {"<|endoftext|>"}
    assert encoding._pat_str == tiktoken_ext.openai_public.r50k_pat_str
    assert gpt2_encoding() is encoding


def test_ranks_are_the_published_file() -> None:
    """The checksum is in tiktoken's own source, for the file that it downloads."""
    ranks = vocabulary.gpt2_ranks()
    text = b"".join(base64.b64encode(t) + b" %d\n" % i for t, i in ranks.items())
    digest = hashlib.sha256(text).hexdigest()
    assert digest == "306cd27f03c1a714eca7108e03d66b7dc042abe8c258b44c199a7ed9838dd930"


@pytest.mark.parametrize("text", PUBLISHED)
def test_published_ids(gpt2: BytePairTokenizer, text: str) -> None:
    assert gpt2_encoding().encode(text) == PUBLISHED[text]
    assert gpt2.encode(text) == PUBLISHED[text]


# Data


def test_damaged_data_is_refused(tmp_path: Path) -> None:
    for name in ("gpt2.tiktoken.xz", "SHA256SUMS"):
        shutil.copy(data.FOLDER / name, tmp_path)
    assert data.read("gpt2.tiktoken.xz", tmp_path) == data.read("gpt2.tiktoken.xz")
    path = tmp_path / "gpt2.tiktoken.xz"
    content = bytearray(path.read_bytes())
    expected = hashlib.sha256(content).hexdigest()
    content[1000] ^= 1
    path.write_bytes(content)
    found = hashlib.sha256(content).hexdigest()
    with pytest.raises(ValueError, match="is damaged") as caught:
        data.read("gpt2.tiktoken.xz", tmp_path)
    assert all(part in str(caught.value) for part in (str(path), expected, found))


def test_a_damaged_list_is_refused(tmp_path: Path) -> None:
    (tmp_path / "SHA256SUMS").write_text("12ab  a.txt\n<<<<<<< HEAD of it\n", "utf-8")
    with pytest.raises(ValueError, match=r"SHA256SUMS is damaged: line 2 is '<<<<<<< HEAD of it'"):
        data.read("a.txt", tmp_path)


def test_all_data_is_listed() -> None:
    listed = [line.split()[1] for line in (data.FOLDER / "SHA256SUMS").read_text().splitlines()]
    kept = {p.name for p in data.FOLDER.iterdir() if p.is_file() and p.suffix != ".py"}
    notices = {name for name in kept if name.endswith("-LICENSE.txt")}
    assert kept - notices - {"SHA256SUMS", ".gitattributes"} == set(listed)
    for name in listed:
        data.read(name)


# Cutting text into pieces


def test_classes_are_those_of_tiktoken() -> None:
    """Every code point is a letter, a number, white space or none of them, as tiktoken has it."""
    byte_ranks = {bytes([b]): b for b in range(256)}
    every = "".join(chr(c) for c in range(0x110000) if not 0xD800 <= c < 0xE000)
    for written in (r"\p{L}", r"\p{N}", r"\s"):
        encoding = tiktoken.Encoding(
            "one class", pat_str=written, mergeable_ranks=byte_ranks, special_tokens={}
        )
        expected = encoding.decode(encoding.encode_ordinary(every))
        ours = "".join(re.findall(f"[{pretokenization.classes()[written]}]", every))
        assert ours == expected


@pytest.mark.parametrize("text", TEXTS)
def test_pieces_are_those_of_the_short_pattern(text: str) -> None:
    pieces = pretokenization.split(text)
    assert pieces == regex.findall(pretokenization.GPT2_PATTERN, text)
    assert "".join(pieces) == text


# Encoding


@pytest.mark.parametrize("text", TEXTS)
def test_encodes_like_tiktoken_and_hugging_face(
    gpt2: BytePairTokenizer, hugging_face: tokenizers.Tokenizer, text: str
) -> None:
    ids = gpt2.encode(text)
    assert ids == gpt2_encoding().encode(text)
    assert ids == hugging_face.encode(text).ids
    assert gpt2.decode(ids) == text


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text() | st.text(alphabet="ab 'stLl1\n\t\xa0é猫🤗."))
def test_any_text_encodes_like_the_others(text: str) -> None:
    ids = BytePairTokenizer.gpt2().encode_ordinary(text)
    assert ids == gpt2_encoding().encode_ordinary(text)
    assert BytePairTokenizer.gpt2().decode(ids, errors="strict") == text


def test_words_of_the_vocabulary_run_together(
    gpt2: BytePairTokenizer, hugging_face: tokenizers.Tokenizer
) -> None:
    """Long words in which many merges compete, without the borders that text has."""
    draw = random.Random(0)
    words = [t for t in vocabulary.gpt2_ranks() if t.isalpha()]
    for _ in range(500):
        text = b"".join(draw.choices(words, k=draw.randint(2, 12))).decode()
        ids = gpt2.encode(text)
        assert ids == gpt2_encoding().encode(text) == hugging_face.encode(text).ids


@pytest.mark.parametrize("text", ["a" * 100_000, " " * 100_000, "ab" * 50_000, "猫" * 30_000])
def test_long_runs_take_no_quadratic_time(gpt2: BytePairTokenizer, text: str) -> None:
    """Trying every merge at every position would take hours here."""
    assert gpt2.encode(text) == gpt2_encoding().encode(text)


def test_every_token_has_tiktokens_bytes(gpt2: BytePairTokenizer) -> None:
    assert gpt2.vocab_size == gpt2_encoding().n_vocab
    for i in range(gpt2.vocab_size):
        assert gpt2.token_bytes(i) == gpt2_encoding().decode_single_token_bytes(i)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.binary())
def test_every_byte_sequence_comes_back(content: bytes) -> None:
    tokenizer = BytePairTokenizer.gpt2()
    ids = [BYTES.index(bytes([b])) for b in content]
    assert tokenizer.decode_bytes(ids) == content
    assert tokenizer.decode(ids) == gpt2_encoding().decode(ids)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 50_256)))
def test_any_ids_decode_like_tiktoken(ids: list[int]) -> None:
    tokenizer = BytePairTokenizer.gpt2()
    assert tokenizer.decode_bytes(ids) == gpt2_encoding().decode_bytes(ids)
    assert tokenizer.decode(ids) == gpt2_encoding().decode(ids)


# Special tokens


def test_special_tokens_as_in_tiktoken(gpt2: BytePairTokenizer) -> None:
    text = f"one{END_OF_TEXT}two {END_OF_TEXT}"
    for tokenizer in (gpt2, gpt2_encoding()):
        with pytest.raises(ValueError, match=r"<\|endoftext\|>"):
            tokenizer.encode(text)
    for allowed in ("all", {END_OF_TEXT}):
        ids = gpt2.encode(text, allowed_special=allowed)
        assert ids == gpt2_encoding().encode(text, allowed_special=allowed)
        assert ids.count(50256) == 2
        assert gpt2.decode(ids) == text
    assert gpt2.encode_ordinary(text) == gpt2_encoding().encode_ordinary(text)
    nested = BytePairTokenizer([], {"<end>": 256, "<end><end>": 257})
    assert nested.encode("<end><end><end>", allowed_special="all") == [257, 256]
    with pytest.raises(ValueError, match="'<eos>', none of"):
        gpt2.encode(text, allowed_special={"<eos>"})


def test_nobody_can_change_the_tokenizer_that_all_share(gpt2: BytePairTokenizer) -> None:
    assert BytePairTokenizer.gpt2() is gpt2
    with pytest.raises(TypeError):
        gpt2.special_tokens["<pad>"] = 50257  # type: ignore[index]
    with pytest.raises(AttributeError):
        gpt2.special_tokens = {"<pad>": 50257}  # type: ignore[misc]
    with pytest.raises(TypeError):
        vocabulary.gpt2_ranks()[b"Paris!"] = 50257  # type: ignore[index]
    gpt2.merges.clear()
    given = {END_OF_TEXT: 256}
    tokenizer = BytePairTokenizer([], given)
    given["<pad>"] = 257
    assert tokenizer.special_tokens == {END_OF_TEXT: 256}
    assert BytePairTokenizer.gpt2().special_tokens == {END_OF_TEXT: 50256}
    assert len(gpt2.merges) == 50_000
    assert BytePairTokenizer.gpt2().encode("Hello, I am") == PUBLISHED["Hello, I am"]


def test_a_token_more_makes_another_tokenizer(gpt2: BytePairTokenizer) -> None:
    longer = BytePairTokenizer(gpt2.merges, {**gpt2.special_tokens, "<pad>": gpt2.vocab_size})
    assert longer.encode("Paris<pad>", allowed_special="all") == [*gpt2.encode("Paris"), 50257]
    assert gpt2.vocab_size == 50257
    again = pickle.loads(pickle.dumps(longer))  # as another process would get it
    assert again.special_tokens == longer.special_tokens


# Refusals


@pytest.mark.parametrize("text", ["ab\ud800", "ab\udfffc", "ab\ude00\ud83d"])
def test_lone_surrogates_are_refused(gpt2: BytePairTokenizer, text: str) -> None:
    named = rf"character 2 of the text is the lone surrogate U\+{ord(text[2]):04X}"
    for refuse in (gpt2.encode, gpt2.encode_ordinary, lambda t: list(gpt2.merge_steps(t))):
        with pytest.raises(ValueError, match=named):
            refuse(text)
    with pytest.raises(ValueError, match=named):
        BytePairTokenizer.train(text, 300)


def test_unknown_ids_are_refused(gpt2: BytePairTokenizer) -> None:
    for i in (-1, 50257):
        with pytest.raises(ValueError, match=f"no token has the ID {i}; there are 0 to 50256"):
            gpt2.decode([464, i])
    with pytest.raises(TypeError):
        gpt2.decode([1.5])
    with pytest.raises(UnicodeDecodeError):
        gpt2.decode(gpt2.encode("🤗")[:1], errors="strict")


def test_what_is_no_text_is_refused(gpt2: BytePairTokenizer) -> None:
    with pytest.raises(TypeError, match="the text is a bytes, not a str"):
        gpt2.encode(b"Paris")


def test_impossible_merges_are_refused() -> None:
    with pytest.raises(ValueError, match="merge 0 uses b'lo', which no earlier merge has made"):
        BytePairTokenizer([(b"lo", b"w")])
    with pytest.raises(ValueError, match="merge 1 makes b'lo', which is a token already"):
        BytePairTokenizer([(b"l", b"o"), (b"l", b"o")])
    with pytest.raises(ValueError, match=r"need the IDs after the merges, \[257\]"):
        BytePairTokenizer([(b"l", b"o")], {"<end>": 256})


# Merges, step by step


def test_merge_steps_end_in_the_encoding(gpt2: BytePairTokenizer) -> None:
    for piece in (" unbelievable", "フランス", "🤗", "aaaaaaa", " ", ""):
        steps = list(gpt2.merge_steps(piece))
        assert steps[0] == [bytes([b]) for b in piece.encode()]
        assert steps[-1] == [gpt2.token_bytes(i) for i in gpt2.encode(piece)]
        for before, after in pairwise(steps):
            assert len(after) == len(before) - 1
            assert b"".join(after) == piece.encode()
    with pytest.raises(ValueError, match=r"2 pieces, \['Hello', ','\]"):
        list(gpt2.merge_steps("Hello,"))


def test_gpt2s_merges_make_its_tokens_in_order(gpt2: BytePairTokenizer) -> None:
    assert len(gpt2.merges) == 50_000
    assert [left + right for left, right in gpt2.merges] == list(vocabulary.gpt2_ranks())[256:]
    again = BytePairTokenizer(gpt2.merges, gpt2.special_tokens)
    assert again.encode("Hello, I am") == PUBLISHED["Hello, I am"]

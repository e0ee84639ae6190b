"""Tokenizers of released models: IDs and texts as transformers has them, on hostile strings too."""

import json
import random
import shutil

import gguf
import pytest
import torch
import transformers

from gpt_lab import load_pretrained, save
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.pretrained import folder_tokenizer as folders
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.pretrained.gguf_tokenizer import of_gguf
from gpt_lab.tokenization import GPT2Tokenizer, stream_text
from gpt_lab.tokenization import Tokenizer as Protocol
from gpt_lab.tokenization.chat import render
from tests.support.released import (
    SPECIAL,
    TEMPLATE,
    add_tokenizer,
    change,
    save_folder,
    small_model,
    small_tokenizer,
)
from tests.support.witness import TINY, random_model

CHAT = [
    {"role": "system", "content": "Be brief."},
    {"role": "user", "content": '  What\'s <b>2+2</b>? "quoted" ä 🚢\n'},
]
_RANGES = [
    *((0x20, 0x7E), (0x20, 0x7E), (0x30, 0x39), (0x00, 0x20), (0x80, 0x24F), (0x300, 0x36F)),
    *((0x370, 0x5FF), (0x600, 0x6FF), (0x900, 0x97F), (0x1E00, 0x1EFF), (0x2000, 0x206F)),
    *((0x3000, 0x30FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0xE000, 0xE0FF), (0xFB00, 0xFDFF)),
    *((0xFE00, 0xFFFF), (0x10000, 0x1FFFF), (0xE0000, 0xE01FF), (0x10FF00, 0x10FFFF)),
]
_PIECES = [*SPECIAL, "'ll", "'S", "\r\n", "  ", "\u00a0", "١٢٣", "²", "Ⅷ", "e\u0301", "<s>", "▁"]


def strings(count):
    """Hostile strings: letters of all kinds, runs of white space, digits, special tokens' texts."""
    draw = random.Random(0)

    def piece():
        if draw.random() < 0.25:
            return draw.choice(_PIECES)
        first, last = draw.choice(_RANGES)
        return "".join(chr(draw.randint(first, last)) for _ in range(draw.randint(1, 4)))

    return ["".join(piece() for _ in range(draw.randint(0, 9))) for _ in range(count)]


STRINGS = strings(5_000)
CUT_WRONGLY_ELSEWHERE = [  # in public reports: digits, contractions, white space, marks, signs
    *("2023", "12345678", "eBay", "I'LL", "don’t", "'The", "\r\n\r\n  x", "a  b", "²³ ٣٤٥٦"),
    *(
        "  def f():\n\n\n",
        "e\u0301",
        "<|endoftext|>",
        "日本語",
        " \u200b",
        "x/y//z/\n/",
        "a\u0085b",
    ),
]


def same(ours, theirs, texts=STRINGS[:1_000]):
    """IDs with special tokens and what they decode to, on all texts."""
    for text in texts:
        ids = ours.encode(text, allowed_special="all")
        assert ids == theirs.encode(text, add_special_tokens=False), repr(text)
        expected = theirs.decode(ids, clean_up_tokenization_spaces=False)
        assert ours.decode(ids) == expected, repr(text)


def in_gguf(path, tokenizer, pre, template=TEMPLATE, **entries):
    """A file with a tokenizer and nothing else; entries besides or instead, None for none."""
    writer = gguf.GGUFWriter(path, "llama")
    add_tokenizer(writer, tokenizer, pre, template)
    change(writer, {f"tokenizer.ggml.{key}": value for key, value in entries.items()})
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    return of_gguf(GGUFFile(path))


def wrapped(tokenizer):
    return transformers.PreTrainedTokenizerFast(tokenizer_object=tokenizer)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return save_folder(small_model("llama"), tmp_path_factory.mktemp("released"))


def test_a_folders_tokenizer_is_that_of_transformers(folder):
    ours = folders.tokenizer(folder, 400)
    theirs = transformers.AutoTokenizer.from_pretrained(folder)
    assert isinstance(ours, Protocol)
    assert ours.vocab_size == 400 > len(theirs)
    assert ours.end_of_text == theirs.eos_token_id == 0
    assert ours.start_of_text is None
    assert dict(ours.special_tokens) == {text: i for i, text in enumerate(SPECIAL)}
    same(ours, theirs, STRINGS)
    for begun in (True, False):
        options = {"add_generation_prompt": begun}
        assert ours.render(CHAT, **options) == theirs.apply_chat_template(
            CHAT, tokenize=False, **options
        )
        assert ours.encode_chat(CHAT, **options) == list(
            theirs.apply_chat_template(CHAT, return_dict=False, **options)
        )


def test_only_who_has_a_template_renders(tmp_path):
    messages = [{"role": "user", "content": "Hi"}]
    without = in_gguf(tmp_path / "t.gguf", small_tokenizer(), "gpt-2", template=None)
    for tokenizer in (without, GPT2Tokenizer(), LabTokenizer()):
        with pytest.raises(ValueError, match=r"^this model has no chat template") as caught:
            tokenizer.render(messages)
        assert "\n" not in str(caught.value)


def test_a_special_tokens_text_is_text_unless_it_is_allowed(folder):
    ours = folders.tokenizer(folder, 400)
    text = "a<|im_end|>b"
    assert 2 in ours.encode(text, allowed_special="all")
    plain = ours.encode(text)
    assert not set(plain) & set(ours.special_tokens.values())
    assert ours.decode(plain) == text
    for text in STRINGS[:500]:
        ids = ours.encode(text)
        assert ours.decode(ids) == text
        assert b"".join(map(ours.token_bytes, ids)) == text.encode("utf-8")
    assert ours.decode([*plain, 399]) == "a<|im_end|>b"  # a row that no token has
    assert ours.token_bytes(399) == b""
    assert "".join(stream_text(ours, [*plain, 0, 5])) == "a<|im_end|>b"


@pytest.mark.parametrize("pre", ["gpt-2", "smollm"])
def test_a_gguf_files_tokenizer_is_what_it_was_written_from(pre, tmp_path):
    tokenizer = small_tokenizer(pre)
    ours = in_gguf(tmp_path / "t.gguf", tokenizer, pre)
    same(ours, wrapped(tokenizer), STRINGS)
    assert ours.chat_template == TEMPLATE


@pytest.mark.parametrize("pre", ["llama-bpe", "dbrx", "tekken", "qwen2"])
def test_text_is_cut_as_transformers_cuts_it_for_the_same_file(pre, tmp_path):
    path = tmp_path / "t.gguf"
    ours = in_gguf(path, small_tokenizer(), pre)
    theirs = transformers.AutoTokenizer.from_pretrained(tmp_path, gguf_file=path.name)
    if pre == "qwen2":  # which it does not normalize from such a file, and does by its class
        theirs = transformers.Qwen2Tokenizer(
            vocab=small_tokenizer().get_vocab(),
            merges=[*map(tuple, json.loads(small_tokenizer().to_str())["model"]["merges"])],
            additional_special_tokens=[*SPECIAL],
        )
    same(ours, theirs, [*CUT_WRONGLY_ELSEWHERE, *STRINGS[:1_000]])


@pytest.mark.parametrize(
    ("pre", "says", "start"),
    [
        *((pre, None, 1) for pre in ("llama-bpe", "llama3", "llama-v3", "tekken")),
        *((pre, None, None) for pre in ("gpt-2", "qwen2", "smaug-bpe", "dbrx")),
        *((pre, says, 1 if says else None) for pre in ("llama-bpe", "qwen2") for says in (0, 1)),
    ],
)
def test_what_a_text_begins_with_where_a_file_says_so_and_where_not(pre, says, start, tmp_path):
    """As llama.cpp's /tokenize answers for these files; it adds a second one to a text with one."""
    template = "{{ bos_token }}{{ messages[0].content }}"
    said = None if says is None else bool(says)
    entries = {"bos_token_id": 1, "eos_token_id": None, "eot_token_id": 2, "add_bos_token": said}
    ours = in_gguf(tmp_path / "t.gguf", small_tokenizer(), pre, template, **entries)
    assert (ours.start_of_text, ours.end_of_text) == (start, 2)
    hi = ours.encode("hi")
    assert ours.encode(SPECIAL[1] + "hi", allowed_special="all") == [1, *hi]
    assert ours.encode_chat([{"role": "user", "content": "hi"}]) == [1, *hi]
    ends = in_gguf(tmp_path / "e.gguf", small_tokenizer(), pre, eot_token_id=2, eom_token_id=5)
    assert (ends.end_of_text, ends.stop_tokens) == (0, {0, 2, 5})


def test_a_gguf_file_may_have_several_templates(tmp_path):
    named = {"default": "D", "tool_use": "T{{ tools | length }}"}
    listed = [{"name": name, "template": text} for name, text in named.items()]
    ours = in_gguf(tmp_path / "t.gguf", small_tokenizer(), "gpt-2", listed)
    theirs = wrapped(small_tokenizer())
    theirs.chat_template = named
    for tools in (None, [], [{"type": "function"}]):
        expected = theirs.apply_chat_template(CHAT, tools=tools, tokenize=False)
        assert ours.render(CHAT, tools=tools) == expected


def test_a_vocabulary_with_scores_is_cut_as_transformers_does(tmp_path):
    """SentencePiece's, in which bytes stand for what has no token."""
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256))]
    letters = [*"▁abcdehilnorstw0123.,'"]
    words = ["▁t", "he", "▁the", "▁a", "in", "re", "on", "er", "▁s", "ho", "▁w", "or", "▁▁", "22"]
    path, writer = tmp_path / "t.gguf", gguf.GGUFWriter(tmp_path / "t.gguf", "llama")
    writer.add_tokenizer_model("llama")
    writer.add_token_list([*tokens, *words, *letters])
    scores = [0.0] * len(tokens) + [-float(i) for i in range(len(words) + len(letters))]
    writer.add_token_scores(scores)
    kinds = [2, 3, 3] + [6] * 256 + [1] * (len(words) + len(letters))
    writer.add_token_types(kinds)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_unk_token_id(0)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    ours = of_gguf(GGUFFile(path))
    theirs = transformers.AutoTokenizer.from_pretrained(tmp_path, gguf_file=path.name)
    same(ours, theirs)
    assert ours.start_of_text == 1
    assert ours.end_of_text == 2
    ids = ours.encode(" the ship 🚢")
    assert b"".join(map(ours.token_bytes, ids)).decode() == " the ship 🚢"


def test_a_folder_without_a_tokenizer_has_gpt2s_if_it_fits(tmp_path):
    small_model("llama").save_pretrained(tmp_path / "other")
    with pytest.raises(FileNotFoundError, match=r"tokenizer\.json is missing"):
        load_pretrained(tmp_path / "other")
    (tmp_path / "other" / "tokenizer.json").write_text("{", "utf-8")
    with pytest.raises(ValueError, match=r"tokenizer\.json is not a tokenizer"):
        load_pretrained(tmp_path / "other")
    sizes = {"n_embd": 4, "n_head": 1, "n_layer": 1}
    small_model("gpt2", vocab_size=50257, **sizes).save_pretrained(tmp_path / "gpt2")
    model, tokenizer = load_pretrained(tmp_path / "gpt2")
    assert isinstance(tokenizer, GPT2Tokenizer)
    save(model, tmp_path / "checkpoint.safetensors")
    same, tokenizer = load_pretrained(tmp_path / "checkpoint.safetensors")
    assert isinstance(tokenizer, GPT2Tokenizer)
    assert torch.equal(same.unembedding, model.unembedding)
    save(random_model(TINY), tmp_path / "other.safetensors")
    with pytest.raises(ValueError, match=f"vocab_size={TINY.vocab_size} and no tokenizer"):
        load_pretrained(tmp_path / "other.safetensors")


@pytest.mark.parametrize("kind", ["GPT2Tokenizer", "Qwen2TokenizerFast"])
def test_a_space_that_only_one_of_two_files_puts_first_is_refused(kind, folder, tmp_path):
    """Transformers makes these classes anew, by their own file; the other kinds ignore it."""
    shutil.copytree(folder, tmp_path / "copy")
    said = tmp_path / "copy" / "tokenizer_config.json"
    for adds, cls in ((False, kind), (True, "PreTrainedTokenizerFast")):
        said.write_text(json.dumps({"tokenizer_class": cls, "add_prefix_space": adds}), "utf-8")
        theirs = transformers.AutoTokenizer.from_pretrained(tmp_path / "copy")
        ours = folders.tokenizer(tmp_path / "copy", 400)
        assert ours.encode("hello") == theirs.encode("hello", add_special_tokens=False)
    said.write_text(json.dumps({"tokenizer_class": kind, "add_prefix_space": True}), "utf-8")
    with pytest.raises(ValueError, match=r"add_prefix_space=True .* differs from tokenizer"):
        folders.tokenizer(tmp_path / "copy", 400)


def test_a_way_of_older_llama_tokenizers_is_named(folder, tmp_path):
    shutil.copytree(folder, tmp_path / "copy")
    path = tmp_path / "copy" / "tokenizer.json"
    file = json.loads(path.read_text("utf-8"))
    file["pre_tokenizer"] = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "first"}
    path.write_text(json.dumps(file), "utf-8")
    said = {"tokenizer_class": "LlamaTokenizer", "legacy": True}
    (tmp_path / "copy" / "tokenizer_config.json").write_text(json.dumps(said), "utf-8")
    with pytest.warns(UserWarning, match=r"legacy=True of .* is not read"):
        folders.tokenizer(tmp_path / "copy", 400)


def test_what_is_no_token_and_no_text_is_refused(folder):
    ours = folders.tokenizer(folder, 400)
    with pytest.raises(
        ValueError, match=f"no token has the ID 400; there are 0 to {ours.vocab_size - 1}"
    ):
        ours.decode([400])
    with pytest.raises(ValueError, match="lone surrogate"):
        ours.encode("\ud800")
    with pytest.raises(TypeError, match="not a str"):
        ours.encode(3)


@pytest.mark.parametrize(
    ("template", "message"),
    [
        ("{{ ''.__class__.__mro__ }}", "unsafe"),
        ("{{ messages.append(1) }}", "unsafe|not"),
        ("{% include 'x' %}", "no loader|template"),
        ("{{ raise_exception('only users may speak') }}", "only users may speak"),
        ("{% for", "unexpected|Unexpected"),
    ],
)
def test_a_template_that_reaches_out_is_refused(template, message):
    with pytest.raises(ValueError, match=message):
        render(template, CHAT)

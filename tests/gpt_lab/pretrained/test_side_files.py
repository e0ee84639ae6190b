"""The files beside tokenizer.json: IDs, named tokens and ends of texts as in transformers."""

import inspect
import json
import random
import re
import shutil
import warnings

import pytest
import torch
import transformers

from gpt_lab import generate, load_pretrained
from gpt_lab.pretrained.folder_tokenizer import tokenizer as read
from gpt_lab.tokenization.streaming import stream_text
from tests.support.released import save_folder, small_model

FAST = {"tokenizer_class": "PreTrainedTokenizerFast"}
PLACES = ("bos", "eos", "unk", "sep", "pad", "cls", "mask", "image")
WORDS = (  # special in the vocabulary, plain in it, new
    *("<|endoftext|>", "<|im_start|>", "<|im_end|>"),
    *("the", " the", "hi", "1", "ä", "Ġship"),
    *("<s>", "</s>", "<pad>", "a b", "<x>"),
)


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    """A folder with a model and tokenizer.json, and no side files."""
    folder = save_folder(small_model("llama"), tmp_path_factory.mktemp("base"))
    for name in ("tokenizer_config.json", "chat_template.jinja", "generation_config.json"):
        (folder / name).unlink()
    return folder


def copied(base, tmp_path, files, edit=None):
    """A copy with these files and an edited tokenizer.json."""
    folder = shutil.copytree(base, tmp_path / "folder")
    for name, said in files.items():
        (folder / name).write_text(json.dumps(said))
    if edit is not None:
        path = folder / "tokenizer.json"
        stored = json.loads(path.read_text())
        edit(stored)
        path.write_text(json.dumps(stored))
    return folder


def drawn(seed):
    """The side files of a folder, and an edit of its tokenizer.json."""
    draw = random.Random(seed)

    def flags():
        return {way: draw.random() < 0.3 for way in ("lstrip", "rstrip", "single_word")} | {
            "normalized": draw.random() < 0.2,
            "special": draw.random() < 0.5,
        }

    def token(typed=True):
        text = draw.choice(WORDS)
        if draw.random() < 0.3:
            return {"content": text, **flags()} | ({"__type": "AddedToken"} if typed else {})
        return text

    config = {**FAST, **{f"{place}_token": token() for place in PLACES if draw.random() < 0.3}}
    if draw.random() < 0.3:
        config["add_bos_token"] = config["add_eos_token"] = True
    if draw.random() < 0.3:
        extra = [draw.choice(WORDS) for _ in range(draw.randint(1, 3))]
        config[draw.choice(["extra_special_tokens", "additional_special_tokens"])] = extra
    elif draw.random() < 0.2:
        config["extra_special_tokens"] = {"image_token": "<x>", "audio_token": draw.choice(WORDS)}
    files = {"tokenizer_config.json": config}
    if draw.random() < 0.4:
        texts = draw.sample(WORDS, draw.randint(0, 4))
        config["added_tokens_decoder"] = {
            str(draw.randint(0, 400)): {"content": text, **flags()} for text in texts
        }
    if draw.random() < 0.4:
        files["special_tokens_map.json"] = {
            f"{place}_token": token(typed=False) for place in PLACES[:7] if draw.random() < 0.3
        }
    if draw.random() < 0.3:
        files["added_tokens.json"] = {"<x>": draw.randint(370, 398), "the": 12, "<pad>": 399}

    def edit(stored):
        if draw.random() < 0.3:
            i = stored["model"]["vocab"]["hi"]
            stored["added_tokens"].append({"id": i, "content": "hi", **flags()})
        if draw.random() < 0.4:
            stored["post_processor"] = processing(draw.random() < 0.7)

    return files, edit


def processing(start):
    """What stands before a text, or nothing."""
    piece = {"SpecialToken": {"id": "<|im_start|>", "type_id": 0}}
    return {
        "type": "TemplateProcessing",
        "single": [*[piece][:start], {"Sequence": {"id": "A", "type_id": 0}}],
        "pair": [{"Sequence": {"id": i, "type_id": 0}} for i in "AB"],
        "special_tokens": {
            "<|im_start|>": {"id": "<|im_start|>", "ids": [1], "tokens": ["<|im_start|>"]}
        },
    }


def texts(count):
    draw = random.Random(1)
    pieces = [*WORDS, *WORDS, " ", "  ", "\n", "they", "12", "ships", "Ä", "🚢", "x"]
    return ["".join(draw.choices(pieces, k=draw.randint(0, 8))) for _ in range(count)]


TEXTS = texts(60)


@pytest.mark.parametrize("seed", [*range(150), 1517])
def test_ids_and_names_are_those_of_transformers(seed, base, tmp_path):
    folder = copied(base, tmp_path, *drawn(seed))
    theirs = transformers.AutoTokenizer.from_pretrained(folder)
    ours = read(folder, 400)
    start = [] if ours.start_of_text is None else [ours.start_of_text]
    for text in TEXTS:
        assert start + ours.encode(text, allowed_special="all") == theirs(text).input_ids, text
        split = theirs(text, add_special_tokens=False, split_special_tokens=True).input_ids
        assert ours.encode(text) == split, text
    ends = {0, theirs.eos_token_id} - {None}  # 0 by config.json
    assert ours.stop_tokens == ends
    assert ours.end_of_text == (theirs.eos_token_id or 0)
    assert dict(ours.special_tokens) == {
        token.content: i for i, token in theirs.added_tokens_decoder.items() if token.special
    }
    template = "".join(f"{{{{ {name}_token }}}}|" for name in (*PLACES, "audio"))
    ours.chat_template = template
    messages = [{"role": "user", "content": "Hi"}]
    expected = theirs.apply_chat_template(messages, chat_template=template, tokenize=False)
    assert ours.render(messages) == expected


def keys():
    """Every key that transformers reads for these tokenizers, from its own source."""
    classes = (
        *(transformers.PreTrainedTokenizerBase, transformers.TokenizersBackend),
        *(transformers.GPT2Tokenizer, transformers.Qwen2Tokenizer, transformers.LlamaTokenizer),
    )
    found = {"add_bos_token", "add_eos_token", "legacy", "max_len", "add_prefix_space"}
    for kind in classes:
        source = inspect.getsource(kind)
        found |= set(re.findall(r'kwargs\.(?:pop|get|setdefault)\(\s*"(\w+)"', source))
        found |= set(inspect.signature(kind.__init__).parameters)
    return sorted(found - {"self", "args", "kwargs"})


def read_or_refused(folder, key):
    try:
        return read(folder, 400)
    except ValueError as error:
        return None if f"{key}=" in str(error) else pytest.fail(f"{key} is not named: {error}")


ODD = (True, 3, "the", ["the"], {"the": "hi"}, {"content": "the", "lstrip": True})


@pytest.mark.parametrize("key", keys())
def test_every_key_is_read_or_harmless_or_refused(key, base, tmp_path):
    """What transformers loads gives its IDs and texts here, or is refused by the key's name."""
    for i, value in enumerate(ODD):
        config = {**FAST, "eos_token": "<|im_end|>", key: value}
        folder = copied(base, tmp_path / str(i), {"tokenizer_config.json": config})
        try:
            theirs = transformers.AutoTokenizer.from_pretrained(folder)
            expected = [theirs(text).input_ids for text in TEXTS[:20]]
        except Exception:
            continue  # what is refused there need not be read here
        if (ours := read_or_refused(folder, key)) is None:
            continue
        found = [ours.encode(text, allowed_special="all") for text in TEXTS[:20]]
        assert found == expected, value
        for ids in expected:
            assert ours.decode(ids) == theirs.decode(ids), value
        messages = [{"role": "user", "content": "Hi <|im_end|>the hi"}]
        if isinstance(ours.chat_template, str):
            chat = theirs.apply_chat_template(messages, return_dict=False)
            assert ours.encode_chat(messages, add_generation_prompt=False) == chat
        named = "".join(f"{{{{ {place}_token }}}}|" for place in PLACES)
        ours.chat_template = named
        assert ours.render(messages) == theirs.apply_chat_template(
            messages, chat_template=named, tokenize=False
        )


def test_the_keys_are_there():
    assert len(keys()) > 45
    assert {"split_special_tokens", "chat_template", "fix_mistral_regex"} < set(keys())


@pytest.mark.parametrize("key", sorted(transformers.GenerationConfig().to_dict()))
def test_how_to_generate_is_up_to_the_caller_but_for_the_ends(key, base, tmp_path):
    """``generate`` has arguments for the rest; none of it is applied unseen."""
    plain = read(base, 400)
    for i, value in enumerate((True, 3, 0.5, [1, 2], "the")):
        folder = copied(base, tmp_path / str(i), {"generation_config.json": {key: value}})
        if key == "eos_token_id" and not isinstance(value, list) and type(value) is not int:
            with pytest.raises(ValueError, match=f"eos_token_id={value!r} is no ID"):
                read(folder, 400)
            continue
        ours = read(folder, 400)
        ends = {"eos_token_id": {3} if value == 3 else {1, 2}}.get(key, plain.stop_tokens)
        assert ours.stop_tokens == ends
        assert ours.encode("the ship") == plain.encode("the ship")


@pytest.mark.parametrize(
    ("files", "ends"),
    [
        ({"tokenizer_config.json": {"eos_token": "<|im_end|>"}}, {2, 0}),
        ({"special_tokens_map.json": {"eos_token": "<|im_end|>"}}, {2, 0}),
        ({"special_tokens_map.json": {"eos_token": {"content": "<|im_end|>"}}}, {2, 0}),
        ({"generation_config.json": {"eos_token_id": 7}}, {7}),
        ({"generation_config.json": {"eos_token_id": [5, 9, 123_456]}}, {5, 9}),
        ({}, {0}),  # config.json's
        ({"tokenizer_config.json": {"tokenizer_class": "GPT2Tokenizer"}}, {0}),
    ],
)
def test_a_text_ends_at_whatever_file_names_the_end(files, ends, base, tmp_path):
    tokenizer = read(copied(base, tmp_path, files), 400)
    assert tokenizer.stop_tokens == ends
    assert tokenizer.end_of_text in ends


def test_a_text_ends_where_transformers_ends_it(base, tmp_path):
    """By generation_config.json, at any of several tokens; several texts each at its own."""
    model, _ = load_pretrained(base)
    prompts = torch.randint(400, (4, 3), generator=torch.Generator().manual_seed(0))
    whole = torch.stack([*generate(model, prompts, 12, temperature=0)], 1)  # [4, 12]
    stops = [int(whole[i, 3 * i]) for i in range(3)]
    files = {"generation_config.json": {"eos_token_id": stops}}
    folder = copied(base, tmp_path, files)
    tokenizer = load_pretrained(folder)[1]
    assert tokenizer.stop_tokens == set(stops)
    theirs = transformers.AutoModelForCausalLM.from_pretrained(folder).eval()
    told = {"stop_token": tokenizer.stop_tokens, "temperature": 0}
    rows = torch.stack([*generate(model, prompts, 12, **told)], 1).tolist()
    lengths = []
    for prompt, row in zip(prompts, rows, strict=True):
        ids = [int(i) for i in generate(model, prompt, 12, **told)]
        lengths.append(len(ids))
        written = theirs.generate(
            prompt[None],
            attention_mask=torch.ones(1, 3, dtype=torch.int64),
            max_new_tokens=12,
            do_sample=False,
            pad_token_id=0,
        )
        assert written[0, 3:].tolist() == ids == row[: len(ids)]
        assert set(row[len(ids) :]) <= {ids[-1]}
        said = [*stream_text(tokenizer, [*ids, 5, 6])]
        assert (len(said) == len(ids)) == (ids[-1] in stops)
    assert len(set(lengths)) > 1
    assert min(lengths) < 12


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"tokenizer_config.json": {"eos_token": 3}}, "eos_token=3 is not a token's text"),
        (
            {"tokenizer_config.json": {"bos_token": {"lstrip": True}}},
            "bos_token=.*is not a token's",
        ),
        ({"tokenizer_config.json": {"added_tokens_decoder": [1]}}, r"\[1\].* are no tokens"),
        ({"tokenizer_config.json": {"extra_special_tokens": 3}}, "3 .*are no tokens"),
        ({"tokenizer_config.json": {"extra_special_tokens": [3]}}, "extra_special_tokens=3"),
        ({"tokenizer_config.json": {"split_special_tokens": True}}, "split_special_tokens=True is"),
        ({"tokenizer_config.json": [1]}, "tokenizer_config.json is not an object"),
        ({"special_tokens_map.json": {"add_bos_token": True}}, "add_bos_token=True is no token"),
        ({"special_tokens_map.json": {"chat_template": "x"}}, "chat_template='x' is no token"),
        ({"generation_config.json": {"eos_token_id": [1, None]}}, "eos_token_id=.* is no ID"),
        ({"added_tokens.json": ["x"]}, "added_tokens.json is not an object"),
    ],
)
def test_what_is_no_token_is_refused_by_name(files, message, base, tmp_path):
    with pytest.raises(ValueError, match=message) as caught:
        read(copied(base, tmp_path, files), 400)
    assert "\n" not in str(caught.value)


def test_a_token_without_a_row_is_left_out(base, tmp_path):
    """transformers gives "<pad>" the ID 372, for which a model of 372 rows has none."""
    config = {**FAST, "pad_token": "<pad>", "bos_token": "<s>", "eos_token": "the"}
    ours = read(copied(base, tmp_path / "a", {"tokenizer_config.json": config}), 372)
    assert ours.vocab_size == 372
    assert max(ours.encode("a<pad>b<s>", allowed_special="all")) < 372
    assert ours.end_of_text == ours.encode("the")[0]
    config["eos_token"] = "</s>"
    with pytest.raises(ValueError, match="eos_token='</s>' is no token"):
        read(copied(base, tmp_path / "b", {"tokenizer_config.json": config}), 372)


def test_only_what_stands_before_a_text_starts_it(base, tmp_path):
    """A file may put a token after each text, too: a text to continue has not ended."""
    piece = {"SpecialToken": {"id": "<|im_start|>", "type_id": 0}}
    text = {"Sequence": {"id": "A", "type_id": 0}}
    for i, (single, start) in enumerate(
        [([text, piece], None), ([piece, text, piece], 1), ([piece, text], 1), ([text], None)]
    ):
        folder = copied(
            base,
            tmp_path / str(i),
            {},
            lambda stored, single=single: stored.update(
                post_processor={**processing(True), "single": single}
            ),
        )
        assert read(folder, 400).start_of_text == start
    with pytest.raises(ValueError, match="2 tokens stand before each text"):
        read(
            copied(
                base,
                tmp_path / "two",
                {},
                lambda stored: stored.update(
                    post_processor={**processing(True), "single": [piece, piece, text]}
                ),
            ),
            400,
        )


@pytest.mark.parametrize(
    ("kind", "stated"),
    [
        ("GPT2Tokenizer", {}),
        ("GPT2TokenizerFast", {"eos_token": "<|im_end|>"}),
        ("Qwen2Tokenizer", {"pad_token": "<|im_end|>", "eos_token": None}),
        ("Qwen2TokenizerFast", {}),
        ("LlamaTokenizer", {}),
        (None, {}),
    ],
)
def test_a_class_has_tokens_of_its_own_where_no_file_names_them(kind, stated, base, tmp_path):
    config = {"tokenizer_class": kind, **stated} if kind else stated
    folder = copied(base, tmp_path, {"tokenizer_config.json": config})
    theirs = transformers.AutoTokenizer.from_pretrained(folder)
    ours = read(folder, 400)
    ours.chat_template = named = "".join(f"{{{{ {place}_token }}}}|" for place in PLACES)
    messages = [{"role": "user", "content": "Hi"}]
    expected = theirs.apply_chat_template(messages, chat_template=named, tokenize=False)
    assert ours.render(messages) == expected


def test_what_transformers_drops_of_a_file_is_kept_here(base, tmp_path):
    """It builds some classes anew from vocabulary and merges; the file's own cuts hold here."""

    def digits(stored):
        cut = {"type": "Digits", "individual_digits": True}
        stored["pre_tokenizer"]["pretokenizers"].insert(0, cut)
        vocabulary = stored["model"]["vocab"]
        vocabulary["22"] = len(vocabulary)
        stored["model"]["merges"].append(["2", "2"])

    config = {"tokenizer_config.json": {"tokenizer_class": "GPT2Tokenizer"}}
    folder = copied(base, tmp_path, config, digits)
    ours = read(folder, 400)
    asked = transformers.AutoTokenizer.from_pretrained(folder)
    whole = transformers.PreTrainedTokenizerFast(tokenizer_file=str(folder / "tokenizer.json"))
    assert ours.encode("22") == whole("22").input_ids
    assert len(ours.encode("22")) == 2
    assert len(asked("22").input_ids) == 1


def test_a_vocabulary_of_words_is_read_but_not_cleaned_up(base, tmp_path):
    """Its texts are joined by spaces, and transformers then takes out those before a period."""

    def words(stored):
        stored["model"] = {"type": "WordLevel", "vocab": {"the": 0, ".": 1}, "unk_token": "?"}
        stored |= {"added_tokens": [], "decoder": None, "pre_tokenizer": {"type": "Whitespace"}}

    for i, (cleans, name) in enumerate([(False, "a"), (True, "b")]):
        config = {"tokenizer_config.json": {**FAST, "clean_up_tokenization_spaces": cleans}}
        folder = copied(base, tmp_path / name, config, words)
        theirs = transformers.AutoTokenizer.from_pretrained(folder)
        assert theirs.decode([0, 1]) == ("the .", "the.")[i]
        if cleans:
            with pytest.raises(ValueError, match="clean_up_tokenization_spaces=True is"):
                read(folder, 400)
        else:
            assert read(folder, 400).decode([0, 1]) == "the ."


def sentence_piece(stored):
    """As Llama 2's file is: a space before each piece of text between special tokens."""
    letters = [*"▁abcdehilnorstw0123.,'\n"]
    words = ["▁t", "he", "▁the", "▁a", "in", "re", "▁s", "ho", "▁w", "or", "▁▁", "hi", "▁hi"]
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256))]
    vocabulary = {token: i for i, token in enumerate([*tokens, *words, *letters])}
    merges = [
        [word[:cut], word[cut:]]
        for word in words
        for cut in range(1, len(word))
        if word[:cut] in vocabulary and word[cut:] in vocabulary
    ]
    special = dict.fromkeys(("single_word", "lstrip", "rstrip", "normalized"), False)
    stored["model"] |= {"vocab": vocabulary, "merges": merges}
    stored["model"] |= {"byte_fallback": True, "fuse_unk": True, "unk_token": "<unk>"}
    stored["added_tokens"] = [
        {"id": i, "content": token, "special": True, **special}
        for i, token in enumerate(tokens[:3])
    ]
    steps = [
        {"type": "Prepend", "prepend": "▁"},
        {"type": "Replace", "pattern": {"String": " "}, "content": "▁"},
    ]
    stored["normalizer"] = {"type": "Sequence", "normalizers": steps}
    stored["pre_tokenizer"] = None
    stored["decoder"] = {
        "type": "Sequence",
        "decoders": [
            {"type": "Replace", "pattern": {"String": "▁"}, "content": " "},
            *({"type": "ByteFallback"}, {"type": "Fuse"}),
            {"type": "Strip", "content": " ", "start": 1, "stop": 0},
        ],
    }


def test_where_transformers_5_cuts_llama_2_otherwise_a_warning_says_so(base, tmp_path):
    """It drops the file's normalizer; a file that it saved itself has none."""
    config = {"tokenizer_class": "LlamaTokenizer", "bos_token": "<s>", "eos_token": "</s>"}
    folder = copied(base, tmp_path, {"tokenizer_config.json": config}, sentence_piece)
    whole = transformers.PreTrainedTokenizerFast(tokenizer_file=str(folder / "tokenizer.json"))
    asked = transformers.AutoTokenizer.from_pretrained(folder)
    with pytest.warns(
        UserWarning, match=r"tokenizer.json has a normalizer, .* LlamaTokenizer: its"
    ):
        ours = read(folder, 400)
    texts = ["the hi", "<s>hi", "<s> the </s>\nhi</s>", " hi", "  the <s>", "ä hi 🚢", ""]
    found = [ours.encode(text, allowed_special="all") for text in texts]
    assert found == [whole(text).input_ids for text in texts]
    assert found != [asked(text).input_ids for text in texts]
    asked.save_pretrained(folder)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        again = read(folder, 400)
    for text in texts:
        assert again.encode(text, allowed_special="all") == asked(text).input_ids

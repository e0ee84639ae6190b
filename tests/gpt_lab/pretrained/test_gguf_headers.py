"""Keys of a GGUF file's header: each is read, or changes nothing, or is refused by its name.

The list of keys is that of the package ``gguf``. What changes nothing is what llama.cpp computes
the same logits with, each key set in turn in files of these six architectures.
"""

import warnings

import pytest
import torch
from gguf.constants import Keys
from torch.testing import assert_close

import gpt_lab
from gpt_lab.pretrained import gguf_model
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.pretrained.gguf_tokenizer import of_gguf
from tests.support.released import ARCHITECTURES, SCALED, YARN, save_gguf, small_model

IDS = torch.randint(0, 400, (1, 48), generator=torch.Generator().manual_seed(1))
SIX = ("gpt2", "llama", "qwen2", "qwen3", "smollm3", "olmo2")
READ = {
    "context_length",
    "embedding_length",
    "block_count",
    "feed_forward_length",
    "attention.head_count",
    "attention.head_count_kv",
    "attention.key_length",
    "attention.value_length",
    "attention.layer_norm_epsilon",
    "attention.layer_norm_rms_epsilon",
    "attention.sliding_window",
    "rope.dimension_count",
    "rope.freq_base",
    "rope.scaling.type",
    "rope.scaling.factor",
}
HARMLESS = {
    "vocab_size",
    "tensor_data_layout",
    "pooling_type",
    "rope.scaling.finetuned",
    "rope.scaling.original_context_length",  # these three without YaRN
    "rope.scaling.yarn_beta_fast",
    "rope.scaling.yarn_beta_slow",
}
TOKENS = {
    Keys.Tokenizer.MODEL,
    Keys.Tokenizer.PRE,
    Keys.Tokenizer.LIST,
    Keys.Tokenizer.TOKEN_TYPE,
    Keys.Tokenizer.SCORES,
    Keys.Tokenizer.MERGES,
    Keys.Tokenizer.BOS_ID,
    Keys.Tokenizer.EOS_ID,
    Keys.Tokenizer.ADD_BOS,
    Keys.Tokenizer.CHAT_TEMPLATE,
    Keys.Tokenizer.CHAT_TEMPLATE_N,
}
ONE = {"attention.causal", "rope.scaling.attn_factor", "rope.scaling.yarn_ext_factor"}
"""What changes nothing at 1 or true; the others, if at any value, at 0 or false."""


def keys(owner=Keys):
    """What follows an architecture's name in the keys that the format has."""
    for value in vars(owner).values():
        if isinstance(value, type):
            yield from keys(value)
        elif str(value).startswith("{arch}."):
            yield value.removeprefix("{arch}.")


@pytest.fixture(scope="module", params=SIX)
def file(request, tmp_path_factory):
    path = tmp_path_factory.mktemp("headers") / "model.gguf"
    return GGUFFile(save_gguf(small_model(request.param), request.param, path))


def outcome(file, key, value):
    """What becomes of a file with that entry: "other" or "same" sizes and settings, or an error."""
    plain = gguf_model.architecture(file)
    name = f"{file.metadata['general.architecture']}.{key}"
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("error")
        patch.setitem(file.metadata, name, value)
        try:
            return "same" if gguf_model.architecture(file) == plain else "other"
        except (TypeError, ValueError) as error:
            return str(error)


def test_every_key_is_read_or_harmless_or_refused_by_its_name(file):
    assert len({*keys()}) > 100
    for key in keys():
        for value in (7, 0.37, True, False, "odd", [3, 5, 7]):
            neutral = value == (key in ONE)
            match outcome(file, key, value):
                case "other":
                    assert key in READ, key
                case "same":
                    assert key in READ | HARMLESS or neutral, key
                case error:
                    assert key in READ or key in error, error
                    assert str(file.path) in error


def test_what_else_a_header_says_of_tokens_changes_none(file, monkeypatch):
    """As in llama.cpp, which ends a text with a token where add_eos_token says so; encode never."""
    text, plain = " The  lighthouse<|im_end|>\n2023", of_gguf(file)
    for key in {*vars(Keys.Tokenizer).values()} - TOKENS:
        if str(key).startswith("tokenizer."):
            monkeypatch.setitem(file.metadata, key, 2 if key.endswith("_id") else True)
            changed = of_gguf(file)
            assert changed.encode(text) == plain.encode(text), key
            assert changed.start_of_text == plain.start_of_text


@pytest.mark.parametrize(
    ("name", "header", "options"),
    [
        ("llama", {"rope.scaling.type": None}, {"rope_type": "linear", "factor": 2.5}),
        (
            "qwen3",
            {"rope.scaling.type": None, "rope.scaling.factor": None, "rope.scale_linear": 2.0},
            {"rope_type": "linear", "factor": 2.0},
        ),
        ("llama", {"rope.scaling.type": "none", "rope.scaling.factor": 2.5}, {}),
        ("llama", {"rope.scaling.type": "linear", "rope.scaling.factor": 0.0}, {}),
        ("llama", {"rope.freq_base": None}, {}),
        ("smollm3", {"rope.freq_base": None}, {"rope_type": "default", "rope_theta": 10_000.0}),
        ("llama", {"attention.layer_norm_rms_epsilon": 0.5}, {"rms_norm_eps": 0.5}),
        ("llama", {"attention.head_count_kv": [2, 2, 2], "attention.head_count": [4, 4, 4]}, {}),
        ("qwen2", {"feed_forward_length": [96, 96, 96]}, {}),
        (
            "llama",
            {"attention.causal": True, "expert_count": 0, "rope.scaling.attn_factor": 1.0},
            {},
        ),
    ],
)
def test_what_a_header_says_is_computed(name, header, options, tmp_path):
    if "rope_type" in options:
        options = {"rope_parameters": {"rope_theta": 10_000.0, **options}}
    same(small_model(name, **options), name, header, tmp_path)


@pytest.mark.parametrize(
    ("header", "settings"),
    [
        ({}, {}),
        ({"original_context_length": None}, {"original_max_position_embeddings": 64}),
        ({"yarn_beta_fast": 4.0, "yarn_beta_slow": 0.5}, {"beta_fast": 4.0, "beta_slow": 0.5}),
        ({"yarn_ext_factor": 1.0, "finetuned": True}, {}),
    ],
)
def test_yarn_in_a_header(header, settings, tmp_path):
    said = {"type": "yarn", "factor": 8.0, "original_context_length": 32, **header}
    theirs = small_model("llama", rope_parameters={**YARN, **settings})
    plain = {"rope.freq_base": 100.0, "rope.scaling.type": None}
    same(theirs, "llama", plain | {f"rope.scaling.{k}": v for k, v in said.items()}, tmp_path)


def same(theirs, name, header, folder):
    """A file with that header has that model's logits."""
    ours, _ = gpt_lab.load_pretrained(save_gguf(theirs, name, folder / "m.gguf", header=header))
    with torch.no_grad():
        assert_close(ours(IDS), theirs(IDS).logits, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (
            {"rope.scaling.attn_factor": 0.5},
            r"rope\.scaling\.attn_factor=0\.5 is not computed; 1\.0",
        ),
        (
            {"rope.scaling.type": "longrope"},
            r"scaling\.type='longrope' is not computed; none, linear",
        ),
        ({"rope.scaling.type": ["a", "b"]}, r"scaling\.type=\['a', 'b'\] is not comp"),
        ({"attention.head_count_kv": [2, 4, 2]}, r"=\[2, 4, 2\] is not an integer"),
        ({"attention.layer_norm_rms_epsilon": None}, r"has no llama\.attention\.layer_norm_rms_ep"),
        ({"attention.value_length": 8}, "attention.value_length=8 is not computed: heads are 16"),
    ],
)
def test_what_a_header_says_is_refused(header, message, tmp_path):
    path = save_gguf(small_model("llama"), "llama", tmp_path / "m.gguf", header=header)
    with pytest.raises((TypeError, ValueError), match=message) as caught:
        gpt_lab.load_pretrained(path)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize(
    ("context", "pre", "says", "refused"),
    [
        (131_072, "llama-bpe", {}, True),
        (16_384, "llama-bpe", {}, True),
        (16_384, "llama-bpe", {"rope.scaling.type": "none"}, False),
        (8_192, "llama-bpe", {}, False),  # Llama 3
        (32_768, "gpt-2", {}, False),  # somebody else's, with the same base
    ],
)
def test_llama_31_without_its_divisors(context, pre, says, refused, tmp_path):
    """As files were before llama.cpp's converter wrote them: not computed as if it were Llama 3."""
    header = {"rope.freq_base": 500_000.0, "context_length": context, **says}
    path = save_gguf(small_model("llama"), "llama", tmp_path / "m.gguf", pre=pre, header=header)
    if refused:
        with pytest.raises(ValueError, match=r"no rope_freqs\.weight, which Llama 3\.1 needs"):
            gpt_lab.load_pretrained(path)
    else:
        assert gpt_lab.load_pretrained(path)[0].config.rope_scaling is None


def test_two_scalings_in_one_file(tmp_path):
    theirs = small_model("llama-3.1", rope_parameters=SCALED)
    header = {"rope.scaling.type": "linear", "rope.scaling.factor": 2.0}
    path = save_gguf(theirs, "llama-3.1", tmp_path / "m.gguf", header=header)
    with pytest.raises(ValueError, match=r"type=linear and rope_freqs\.weight are two"):
        gpt_lab.load_pretrained(path)


def test_a_model_in_several_files_and_a_key_that_nobody_knows(file, monkeypatch):
    name = file.metadata["general.architecture"]
    plain = gguf_model.architecture(file)
    monkeypatch.setitem(file.metadata, f"{name}.some_new_thing", 3)
    monkeypatch.setitem(file.metadata, f"{name}.another.one", True)
    with pytest.warns(UserWarning, match=r"some_new_thing=3, .*another\.one=True$") as caught:
        assert gguf_model.architecture(file) == plain
    assert len(caught) == 1
    monkeypatch.setitem(file.metadata, "split.count", 3)
    with pytest.raises(ValueError, match=r"split\.count=3: the model is in several files"):
        gguf_model.architecture(file)


def test_biases_of_queries_keys_and_values_alone(tmp_path):
    """Of attention alone they are refused by their setting's name."""
    theirs = small_model("qwen2", tie_word_embeddings=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ARCHITECTURES, "qwen2", (*ARCHITECTURES["qwen2"][:2], "llama"))
        same(theirs, "qwen2", {}, tmp_path)
    theirs = small_model("llama", attention_bias=True)
    with pytest.raises(ValueError, match="attention_bias=True with mlp_bias=False is not computed"):
        gpt_lab.load_pretrained(save_gguf(theirs, "llama", tmp_path / "m.gguf"))

"""Files from anywhere: cut, damaged or lying ones are refused in a line that says what is wrong."""

import contextlib
import json
import shutil
import struct

import gguf
import pytest
import torch
from safetensors.torch import load_file, save_file

import gpt_lab
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.pretrained.gguf_tokenizer import of_gguf
from gpt_lab.validation import RefusedError
from tests.support.released import save_folder, save_gguf, small_model

UP = "model.layers.1.mlp.up_proj.weight"


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A folder and a GGUF file with one model."""
    folder = tmp_path_factory.mktemp("saved")
    model = small_model("llama")
    return save_folder(model, folder / "llama"), save_gguf(model, "llama", folder / "llama.gguf")


@pytest.fixture
def folder(saved, tmp_path):
    return shutil.copytree(saved[0], tmp_path / "llama")


def refused(path, message):
    with pytest.raises(ValueError, match=message) as caught:
        gpt_lab.load_pretrained(path)
    assert "\n" not in str(caught.value)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda t: t.pop(UP), rf"{UP[6:]} is missing"),
        (lambda t: t.update({UP: t[UP].T}), rf"{UP[6:]} has shape \[64, 96\], not \[96, 64\]"),
        (lambda t: t.update({UP: t[UP][:7]}), rf"{UP[6:]} has shape \[7, 64\], not \[96, 64\]"),
        (lambda t: t.update({UP: t[UP].int()}), rf"{UP} is torch\.int32, not one of float32"),
        (
            lambda t: t.update({"model.layers.3.x": t[UP] + 1}),
            r"layers\.3\.x is not a tensor of this",
        ),
        (lambda t: [t.pop(n) for n in [*t] if "q_proj" in n], r"q_proj\.weight and 2 more is miss"),
    ],
    ids=["missing", "transposed", "truncated", "integers", "extra", "several"],
)
def test_a_damaged_tensor_is_refused_by_its_name(folder, edit, message):
    file = folder / "model.safetensors"
    tensors = load_file(file)
    edit(tensors)
    save_file({name: t.contiguous() for name, t in tensors.items()}, file)
    refused(folder, message)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"model_type": "gemma3"},
            "architecture 'gemma3' is not computed here; those that are: gpt2, llama, mistral",
        ),
        ({"model_type": None}, "architecture None is not computed"),
        ({"hidden_act": "gelu"}, "hidden_act='gelu' is not computed; 'silu' is"),
        ({"attention_bias": True}, "attention_bias=True with mlp_bias=False is not computed"),
        (
            {"rope_parameters": {"rope_type": "dynamic"}},
            "rope_type='dynamic' is not computed; default",
        ),
        ({"rope_parameters": {"rope_type": "yarn"}}, r"config\.json has no 'factor'"),
        ({"rope_parameters": {"rope_type": "llama3"}}, r"config\.json has no 'factor'"),
        ({"rope_parameters": [1]}, r"rope_parameters=\[1\] are no entries"),
        ({"num_hidden_layers": 10**5}, r"n_layers=100000, but there are \d+ tensors in all"),
        (
            {"model_type": "smollm3", "num_hidden_layers": 10**9},  # whose blocks are counted out
            "num_hidden_layers=1000000000 is not below 2²⁰",
        ),
        ({"num_hidden_layers": "3"}, "num_hidden_layers='3' is not an integer"),
        ({"num_attention_heads": 3}, "n_heads=3 is not divisible by n_kv_heads=2"),
        ({"vocab_size": -1}, "vocab_size=-1 is below 1"),
    ],
)
def test_a_configuration_that_is_not_computed_is_refused(folder, options, message):
    path = folder / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | options), "utf-8")
    refused(folder, message)


def test_an_entry_that_is_missing(folder):
    path = folder / "config.json"
    entries = json.loads(path.read_text("utf-8"))
    del entries["hidden_size"]
    path.write_text(json.dumps(entries), "utf-8")
    refused(folder, r"config\.json has no 'hidden_size'")
    for text in ("[]", "{", "", "[" * 10_000):
        path.write_text(text, "utf-8")
        refused(folder, r"config\.json: it is (not|JSON nested)")


def test_an_adapter_beside_the_weights_is_refused(folder):
    (folder / "adapter_config.json").write_text("{}", "utf-8")
    refused(folder, "has an adapter .* which is not applied: merge it")


def test_weights_in_pickles_are_not_read(folder):
    (folder / "model.safetensors").rename(folder / "pytorch_model.bin")
    refused(folder, "is a pickle and is not read")


def changed(saved, tmp_path, at, content):
    """The GGUF file with other bytes somewhere."""
    whole = bytearray(saved[1].read_bytes())
    whole[at : at + len(content)] = content
    path = tmp_path / "changed.gguf"
    path.write_bytes(whole)
    return path


def place(saved, text, after=0):
    """Where the value behind a name begins."""
    content = saved[1].read_bytes()
    return content.index(text.encode(), after) + len(text)


@pytest.mark.parametrize("size", [0, 3, 23, 24, 100, 1_000, 20_000])
def test_a_header_that_is_cut_off(saved, tmp_path, size):
    path = tmp_path / "cut.gguf"
    path.write_bytes(saved[1].read_bytes()[:size])
    refused(path, "it has .* bytes|cut off")


def test_a_tensor_that_is_cut_off(saved, tmp_path):
    path = tmp_path / "cut.gguf"
    whole = saved[1].read_bytes()
    last = max(GGUFFile(saved[1]).tensors.items(), key=lambda item: item[1].offset)
    path.write_bytes(whole[: last[1].offset + 5])
    refused(path, rf"{last[0]} is cut off: it needs bytes up to")


HUGE = struct.pack("<Q", 2**62)


def test_sizes_that_lie(saved, tmp_path):
    """None of them is believed, and none is waited for."""
    refused(changed(saved, tmp_path, 8, HUGE), "says that 4611686018427387904 tensors follow")
    refused(changed(saved, tmp_path, 16, HUGE), "says that 4611686018427387904 metadata entries")
    tokens = place(saved, "tokenizer.ggml.tokens")
    refused(changed(saved, tmp_path, tokens + 8, HUGE), "tokenizer.ggml.tokens follow, in")
    kinds = place(saved, "tokenizer.ggml.token_type")
    refused(changed(saved, tmp_path, kinds + 8, HUGE), "tokenizer.ggml.token_type follow, in")
    norm = place(saved, "blk.1.ffn_norm.weight")
    refused(changed(saved, tmp_path, norm + 4, HUGE), "impossible shape")
    refused(changed(saved, tmp_path, norm, struct.pack("<I", 2**31)), "has 2147483648 dimensions")
    refused(changed(saved, tmp_path, norm + 16, HUGE), r"blk\.1\.ffn_norm\.weight is cut off")
    blocks = place(saved, "llama.block_count")
    many = struct.pack("<I", 2**31)
    refused(
        changed(saved, tmp_path, blocks + 4, many), "num_hidden_layers=2147483648 is not below 2²⁰"
    )


def test_what_is_of_another_kind(saved, tmp_path):
    refused(changed(saved, tmp_path, 0, b"GGML"), "does not begin with GGUF")
    refused(changed(saved, tmp_path, 4, struct.pack("<I", 9)), "of GGUF version 9")
    refused(changed(saved, tmp_path, 4, struct.pack(">I", 3)), "of another byte order")
    norm = place(saved, "blk.1.ffn_norm.weight")
    q8k = struct.pack("<I", gguf.GGMLQuantizationType.Q8_K)
    refused(
        changed(saved, tmp_path, norm + 12, q8k), "has Q8_K numbers, which .* Q8_0 for instance"
    )
    refused(
        changed(saved, tmp_path, norm + 12, struct.pack("<I", 99)),
        "unknown kind 99; .* Q8_0 for instance",
    )
    name = place(saved, "general.architecture") + 12
    refused(changed(saved, tmp_path, name, b"gemma"), "architecture 'gemma' is not computed here")
    renamed = saved[1].read_bytes().index(b"llama.block_count")
    refused(changed(saved, tmp_path, renamed, b"x"), r"has no llama\.block_count")
    up = saved[1].read_bytes().index(b"blk.1.ffn_up.weight")
    refused(changed(saved, tmp_path, up, b"blk.7"), r"blk\.7\.ffn_up\.weight is not a tensor of")
    refused(changed(saved, tmp_path, up, b"blk.0"), r"blk\.0\.ffn_up\.weight is there a second")
    refused(changed(saved, tmp_path, up, b"\xff"), "a tensor's name is not UTF-8")
    words = place(saved, "tokenizer.ggml.tokens") + 4
    refused(changed(saved, tmp_path, words, struct.pack("<I", 5)), "cut off|unknown type|not")
    pre = place(saved, "tokenizer.ggml.pre") + 12
    refused(changed(saved, tmp_path, pre, b"other"), "tokenizer.ggml.pre='other' is not read")


def test_random_bytes_never_do_more_than_be_refused(saved, tmp_path):
    """A header of which a few bytes are changed is refused, or is another file's header."""
    draw = torch.Generator().manual_seed(0)
    header = min(tensor.offset for tensor in GGUFFile(saved[1]).tensors.values())
    for _ in range(300):
        at = int(torch.randint(0, header, (), generator=draw))
        content = bytes(torch.randint(0, 256, (4,), generator=draw).tolist())
        path = changed(saved, tmp_path, at, content)
        with contextlib.suppress(RefusedError):  # whatever else is raised is a mistake of ours
            gpt_lab.load_pretrained(path)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("tokens", 3, r"tokenizer\.ggml\.tokens=3 are no texts"),
        ("tokens", [1, 2], r"tokenizer\.ggml\.tokens=\[1, 2\] are no texts"),
        ("merges", ["ab"], "'ab' is no merge of two tokens"),
        ("merges", ["x yz"], "merges are damaged"),
        ("token_type", ["a"], r"tokenizer\.ggml\.token_type=\['a'\] are no integers"),
        ("token_type", [1, 3], "there are 372 tokens and 2 kinds of tokens"),
        ("eos_token_id", 372, r"tokenizer\.ggml\.eos_token_id=372 is no token"),
        ("eos_token_id", "0", r"tokenizer\.ggml\.eos_token_id='0' is no token"),
        ("model", "bert", "model='bert' is not read; gpt2, llama are"),
        ("model", ["gpt2"], r"model=\['gpt2'\] is not read"),
        ("model", None, r"has no tokenizer\.ggml\.model"),
        ("pre", ["gpt-2"], r"pre=\['gpt-2'\] is not read"),
    ],
)
def test_a_tokenizer_that_is_damaged(saved, key, value, message):
    file = GGUFFile(saved[1])
    file.metadata[f"tokenizer.ggml.{key}"] = value
    if value is None:
        del file.metadata[f"tokenizer.ggml.{key}"]
    with pytest.raises(ValueError, match=message):
        of_gguf(file)


def test_a_vocabulary_larger_than_the_models(folder, saved):
    model = small_model("llama", vocab_size=300)
    model.save_pretrained(folder)
    refused(folder, "its tokenizer has 372 tokens, and its model scores 300")

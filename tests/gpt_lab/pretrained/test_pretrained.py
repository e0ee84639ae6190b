"""Weights from directories, from the hub's cache, and from our own checkpoints."""

import json
import shutil
import time

import huggingface_hub
import pytest
import torch
from safetensors.torch import load_file, save_file
from torch.testing import assert_close
from transformers import GPT2Config, GPT2LMHeadModel

from gpt_lab.checkpoints.files import load, save
from gpt_lab.config import GPTConfig
from gpt_lab.model.device import choose_device, choose_dtype
from gpt_lab.pretrained import load_gpt2, on_hub
from tests.support.witness import random_ids

TINY = GPTConfig(
    vocab_size=31, context_length=9, d_model=12, n_heads=3, n_layers=2, d_ff=20, dropout=0.2
)


def in_transformers(**options) -> GPT2LMHeadModel:
    torch.manual_seed(0)
    sizes = {"vocab_size": 31, "n_positions": 9, "n_embd": 12, "n_layer": 2, "n_head": 3}
    token = {"bos_token_id": None, "eos_token_id": None}
    theirs = GPT2LMHeadModel(GPT2Config(**{**sizes, **token, "n_inner": 20, **options})).eval()
    with torch.no_grad():
        for parameter in theirs.parameters():
            parameter.normal_(std=0.2)
    return theirs


@pytest.fixture
def saved(tmp_path):
    """A directory as transformers saves it, and the model in it."""
    theirs = in_transformers()
    theirs.save_pretrained(tmp_path / "gpt2")
    return tmp_path / "gpt2", theirs


def same(ours, theirs):
    ids = random_ids(ours.config)
    with torch.no_grad():
        assert_close(ours(ids), theirs(ids).logits, rtol=1e-5, atol=1e-5)


def change(directory, edit):
    file = directory / "model.safetensors"
    tensors = load_file(file)
    edit(tensors)
    save_file({name: t.contiguous() for name, t in tensors.items()}, file)


def change_config(directory, **options):
    file = directory / "config.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | options), "utf-8")


def test_a_directory_of_transformers_loads(saved):
    directory, theirs = saved
    for where in (directory, str(directory)):
        model = load_gpt2(where)
        same(model, theirs)
        assert not model.training
        assert model.output_embedding is None
        assert model.decoding == "eager"  # ready to decode
        assert model.config == TINY.replace(dropout=0.1)
        assert all(p.requires_grad and p.device.type == "cpu" for p in model.parameters())


def test_an_untied_directory_loads(tmp_path):
    theirs = in_transformers(tie_word_embeddings=False, n_inner=None)
    theirs.save_pretrained(tmp_path)
    model = load_gpt2(tmp_path)
    same(model, theirs)
    assert model.config.d_ff == 48
    assert not torch.equal(model.output_embedding, model.token_embedding.weight)


def test_a_directory_in_several_files_loads(tmp_path):
    theirs = in_transformers()
    theirs.save_pretrained(tmp_path, max_shard_size="2KB")
    assert len([*tmp_path.glob("model-*.safetensors")]) > 2
    same(load_gpt2(tmp_path), theirs)


def test_an_index_cannot_point_outside(tmp_path):
    in_transformers().save_pretrained(tmp_path, max_shard_size="2KB")
    index = {"weight_map": {"wte.weight": "../elsewhere.safetensors"}}
    (tmp_path / "model.safetensors.index.json").write_text(json.dumps(index), "utf-8")
    with pytest.raises(ValueError, match="names files outside its directory"):
        load_gpt2(tmp_path)


def test_names_and_buffers_as_in_the_release(saved):
    """The hub's files have no ``transformer.`` in front, and carry the causal masks along."""
    directory, theirs = saved

    def as_released(tensors):
        for name in [*tensors]:
            tensors[name.removeprefix("transformer.")] = tensors.pop(name)
        for i in range(2):
            tensors[f"h.{i}.attn.bias"] = torch.ones(1, 1, 9, 9).tril()
            tensors[f"h.{i}.attn.masked_bias"] = torch.tensor(-1e4)
        tensors["lm_head.weight"] = tensors["wte.weight"].clone()

    change(directory, as_released)
    same(load_gpt2(directory), theirs)


def test_precision_can_be_chosen(saved):
    directory, theirs = saved
    model = load_gpt2(directory, dtype=torch.bfloat16)
    assert {p.dtype for p in model.parameters()} == {torch.bfloat16}
    ids = random_ids(model.config)
    with torch.no_grad():
        assert_close(model(ids).float(), theirs(ids).logits, rtol=0.1, atol=0.1)


C_FC, C_PROJ = "transformer.h.1.mlp.c_fc.weight", "transformer.h.0.attn.c_proj.weight"


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda t: t.update({"transformer.h.1.mlp.fc.weight": t.pop(C_FC)}), r"h\.1\.mlp\.fc\.wei"),
        (lambda t: t.pop(C_FC), r"h\.1\.mlp\.c_fc\.weight is missing"),
        (
            lambda t: t.update({C_FC: t[C_FC].T}),
            r"c_fc\.weight has shape \[20, 12\], not \[12, 20\]",
        ),
        (
            lambda t: t.update({C_FC: t[C_FC][:7]}),
            r"c_fc\.weight has shape \[7, 20\], not \[12, 20\]",
        ),
        (
            lambda t: t.update({C_PROJ: t[C_PROJ].int()}),
            r"c_proj\.weight is torch\.int32, not one of float32",
        ),
        (
            lambda t: t.update({"lm_head.weight": torch.ones(31, 12)}),
            r"lm_head\.weight differs from",
        ),
        (
            lambda t: t.update({"transformer.h.2.ln_1.bias": torch.ones(12)}),
            r"h\.2\.ln_1\.bias is no",
        ),
        (
            lambda t: [t.pop(n) for n in [*t] if "ln_1" in n],
            r"h\.0\.ln_1\.weight and 3 more is miss",
        ),
    ],
    ids=["renamed", "missing", "transposed", "truncated", "integers", "untied", "extra", "several"],
)
def test_a_damaged_tensor_is_refused_by_its_name(saved, edit, message):
    change(saved[0], edit)
    with pytest.raises(ValueError, match=message):
        load_gpt2(saved[0])


def test_a_tensor_in_two_files_is_refused(tmp_path):
    in_transformers().save_pretrained(tmp_path, max_shard_size="2KB")
    files = sorted(tmp_path.glob("model-*.safetensors"))
    twice = load_file(files[0])
    save_file(load_file(files[1]) | twice, files[1])
    with pytest.raises(
        ValueError, match=rf"{files[1].name}: {next(iter(twice))} is there a second time"
    ):
        load_gpt2(tmp_path)


def test_a_file_that_is_cut_off_names_the_first_tensor_lost(saved):
    file = saved[0] / "model.safetensors"
    whole = file.read_bytes()
    file.write_bytes(whole[:-10])
    header = json.loads(whole[8 : 8 + int.from_bytes(whole[:8], "little")])
    header.pop("__metadata__", None)
    last = max(header, key=lambda name: header[name]["data_offsets"][1])
    with pytest.raises(ValueError, match=rf"model\.safetensors: {last} is cut off"):
        load_gpt2(saved[0])
    file.write_bytes(whole[:20])
    with pytest.raises(ValueError, match="not a complete safetensors file"):
        load_gpt2(saved[0])
    file.write_bytes(b"")
    with pytest.raises(ValueError, match="not a complete safetensors file"):
        load_gpt2(saved[0])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"activation_function": "relu"},
            "activation_function='relu' is not computed; 'gelu_new' is",
        ),
        ({"layer_norm_epsilon": 1e-6}, "layer_norm_epsilon=1e-06 is not GPT-2's 1e-05"),
        ({"scale_attn_weights": False}, "scale_attn_weights=False is not computed; True is"),
        ({"add_cross_attention": True}, "add_cross_attention=True is not computed; False is"),
        ({"scale_attn_by_inverse_layer_idx": True}, "scale_attn_by_inverse_layer_idx=True is not"),
        ({"model_type": "llama"}, "model_type='llama' is not GPT-2's 'gpt2'"),
        ({"n_head": 5}, "d_model=12 is not divisible by n_heads=5"),
        ({"n_embd": "12"}, "d_model='12' is not an integer"),
    ],
)
def test_a_configuration_that_is_not_gpt2_is_refused(saved, options, message):
    change_config(saved[0], **options)
    with pytest.raises(ValueError, match=message):
        load_gpt2(saved[0])


def test_an_incomplete_directory_is_refused(saved, tmp_path):
    directory = saved[0]
    (directory / "config.json").write_text('{"n_embd": 12}', "utf-8")
    with pytest.raises(ValueError, match=r"config\.json has no 'vocab_size'"):
        load_gpt2(directory)
    (directory / "config.json").write_text("{", "utf-8")
    with pytest.raises(ValueError, match=r"config\.json"):
        load_gpt2(directory)
    (directory / "config.json").unlink()
    with pytest.raises(FileNotFoundError, match=r"config\.json is missing"):
        load_gpt2(directory)
    in_transformers().save_pretrained(tmp_path / "other")
    (tmp_path / "other" / "model.safetensors").unlink()
    with pytest.raises(FileNotFoundError, match=r"model\.safetensors is missing"):
        load_gpt2(tmp_path / "other")


def test_the_release_comes_out_of_the_hubs_cache(saved, tmp_path, monkeypatch):
    directory, theirs = saved
    cache, revision = tmp_path / "cache", on_hub.REVISIONS["gpt2-medium"]
    snapshot = cache / "models--openai-community--gpt2-medium" / "snapshots" / revision
    shutil.copytree(directory, snapshot)
    monkeypatch.setattr(huggingface_hub.constants, "HF_HUB_OFFLINE", True)
    same(load_gpt2("gpt2-medium", cache_dir=cache), theirs)


@pytest.mark.parametrize("offline", [True, False], ids=["switched off", "unreachable"])
def test_without_network_and_cache_the_error_says_what_to_do(tmp_path, monkeypatch, offline):
    monkeypatch.setattr(huggingface_hub.constants, "HF_HUB_OFFLINE", offline)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)  # the hub waits between its attempts
    for module in (huggingface_hub.constants, huggingface_hub.file_download.constants):
        monkeypatch.setattr(module, "ENDPOINT", "http://127.0.0.1:9")  # nothing listens there
    template = "http://127.0.0.1:9/{repo_id}/resolve/{revision}/{filename}"
    monkeypatch.setattr(huggingface_hub.constants, "HUGGINGFACE_CO_URL_TEMPLATE", template)
    with pytest.raises(ConnectionError) as caught:
        load_gpt2("gpt2", cache_dir=tmp_path)
    for words in ("gpt2 is not in the cache", str(tmp_path), "connect", "copy that directory"):
        assert words in str(caught.value)


def test_a_name_that_is_none(monkeypatch):
    with pytest.raises(ValueError, match=r"'gpt2-small' is neither a directory.*did you mean"):
        load_gpt2("gpt2-small")


def test_devices_and_precisions_by_name(saved, tmp_path):
    model = load_gpt2(saved[0], device="cpu", dtype="bfloat16")
    save(model, tmp_path / "model.safetensors")
    for loaded in (model, load(tmp_path / "model.safetensors", device=torch.device("cpu"))):
        assert {p.dtype for p in loaded.parameters()} == {torch.bfloat16}
    for loader, where in ((load_gpt2, saved[0]), (load, tmp_path / "model.safetensors")):
        with pytest.raises(ValueError, match="device='tpu' cannot be used here"):
            loader(where, device="tpu")
        with pytest.raises(ValueError, match="dtype='half' is not one of auto, float32, bfloat16"):
            loader(where, dtype="half")
        with pytest.raises(ValueError, match=r"dtype='int8' is not one of auto, float32"):
            loader(where, dtype=torch.int8)


def test_devices_and_precisions(monkeypatch):
    assert choose_device("cpu") == torch.device("cpu")
    with pytest.raises(ValueError, match="device='tpu' cannot be used here"):
        choose_device("tpu")
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    monkeypatch.setattr(torch.backends.mps, "is_available", lambda: True)
    assert choose_device() == torch.device("mps")
    monkeypatch.setattr(torch.backends.mps, "is_available", lambda: False)
    assert choose_device() == torch.device("cpu")
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    assert choose_device() == torch.device("cuda")
    monkeypatch.setattr(torch.cuda, "is_bf16_supported", lambda: True)
    assert choose_dtype("auto", torch.device("cuda")) == torch.bfloat16
    assert choose_dtype("auto", torch.device("cpu")) == torch.float32
    assert choose_dtype("bfloat16", torch.device("cpu")) == torch.bfloat16
    with pytest.raises(ValueError, match="dtype='float8' is not one of auto, float32, bfloat16"):
        choose_dtype("float8")

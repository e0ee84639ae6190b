"""Released models from folders and GGUF files: what transformers computes, ours compute."""

import json
from pathlib import Path

import gguf
import numpy as np
import pytest
import torch
import transformers
from safetensors.torch import load_file, save_file
from torch.testing import assert_close
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS

import gpt_lab
from gpt_lab.model.positions import angles
from gpt_lab.pretrained import load_files, load_gpt2
from gpt_lab.pretrained.configs import from_json, rotary
from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.pretrained.kinds import KINDS
from gpt_lab.rope_scaling import RopeScaling
from tests.support.released import (
    ARCHITECTURES,
    LLAMAS,
    TEMPLATE,
    numbers_in_gguf,
    save_folder,
    save_gguf,
    small_model,
)

IDS = torch.randint(0, 400, (2, 24), generator=torch.Generator().manual_seed(1))
IN_GGUF = [name for name, (_, _, architecture) in ARCHITECTURES.items() if architecture]


def same(ours, theirs, **tolerance):
    with torch.no_grad():
        assert_close(ours(IDS), theirs(IDS).logits, **{"rtol": 1e-5, "atol": 1e-5, **tolerance})


@pytest.fixture
def accelerate(monkeypatch):
    """What transformers asks for to read GGUF files: for several devices, and not needed here."""
    monkeypatch.setattr(transformers.modeling_utils, "is_accelerate_available", lambda: True)


def in_transformers(path):
    return transformers.AutoModelForCausalLM.from_pretrained(
        path.parent, gguf_file=path.name, dtype=torch.float32
    ).eval()


def greedy(ours, theirs):
    """Twelve tokens, each the best one, are the same."""
    prompt = IDS[:1, :5]
    expected = theirs.generate(
        prompt, max_new_tokens=12, do_sample=False, eos_token_id=None, pad_token_id=0
    )[0, 5:]
    written = gpt_lab.generate(ours, prompt[0], 12, temperature=0)
    assert [int(token) for token in written] == expected.tolist()


@pytest.mark.parametrize("name", ARCHITECTURES)
def test_a_folder_of_save_pretrained_computes_what_transformers_does(name, tmp_path):
    theirs = small_model(name)
    save_folder(theirs, tmp_path)
    model, _ = gpt_lab.load_pretrained(tmp_path)
    same(model, theirs)
    greedy(model, theirs)
    assert not model.training
    assert model.decoding == "eager"


@pytest.mark.parametrize("name", IN_GGUF)
def test_a_gguf_file_computes_what_it_was_written_from(name, tmp_path):
    theirs = small_model(name)
    model, _ = gpt_lab.load_pretrained(save_gguf(theirs, name, tmp_path / "model.gguf"))
    same(model, theirs)
    greedy(model, theirs)


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("llama", {}),
        ("llama", {"num_key_value_heads": 1, "head_dim": 8}),
        ("llama", {"num_key_value_heads": 4, "head_dim": 8}),
        ("smollm2", {"num_key_value_heads": 2, "head_dim": 24}),
        ("qwen2", {}),
        ("qwen3", {"head_dim": 128}),  # the only width that it reads for these
    ],
)
def test_transformers_reads_the_same_gguf_file_alike(name, changes, tmp_path, accelerate):
    path = save_gguf(small_model(name, **changes), name, tmp_path / "model.gguf", "Q8_0")
    same(gpt_lab.load_pretrained(path)[0], in_transformers(path))


@pytest.mark.parametrize("kind", numbers_in_gguf(), ids=lambda kind: kind.name)
def test_each_kind_of_numbers_is_read_as_the_formats_own_package_does(kind, tmp_path, accelerate):
    """Of a whole model transformers has the same logits, too."""
    wide = {"hidden_size": 256, "intermediate_size": 256, "num_hidden_layers": 1}
    path = save_gguf(small_model("llama", **wide), "llama", tmp_path / "m.gguf", kind.name)
    file, reader = GGUFFile(path), gguf.GGUFReader(path)
    assert {tensor.kind for tensor in file.tensors.values()} == {"F32", kind.name}
    for stored in reader.tensors:
        expected = gguf.quants.dequantize(stored.data, stored.tensor_type)
        assert file.shapes[stored.name] == expected.shape
        assert np.array_equal(file.read(stored.name), expected)
    same(gpt_lab.load_pretrained(path)[0], in_transformers(path), atol=1e-4)


def test_metadata_are_what_the_formats_own_package_reads(tmp_path):
    path = save_gguf(small_model("llama"), "llama", tmp_path / "model.gguf")
    fields = gguf.GGUFReader(path).fields
    theirs = {key: field.contents() for key, field in fields.items() if key[:5] != "GGUF."}
    assert GGUFFile(path).metadata == theirs
    assert theirs["tokenizer.chat_template"] == TEMPLATE


@pytest.mark.parametrize("kind", ["F16", "BF16", "Q4_0", "Q4_1"])
def test_fewer_bits_are_close_to_what_they_were_made_of(kind, tmp_path):
    theirs = small_model("llama")
    ours, _ = gpt_lab.load_pretrained(save_gguf(theirs, "llama", tmp_path / "m.gguf", kind))
    mine = ours.blocks[1].feed_forward.up.weight
    error = (mine - theirs.model.layers[1].mlp.up_proj.weight.T).abs().max().item()
    assert 0 < error < {"F16": 1e-3, "BF16": 5e-3}.get(kind, 0.1)


def test_several_files_and_their_index(tmp_path):
    theirs = small_model("llama")
    save_folder(theirs, tmp_path, max_shard_size="40KB")
    files = [*tmp_path.glob("model-*.safetensors")]
    assert len(files) > 2
    same(gpt_lab.load_pretrained(tmp_path)[0], theirs)
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"weight_map": {"model.norm.weight": "../x.safetensors"}}), "utf-8")
    with pytest.raises(ValueError, match="names files outside its directory"):
        gpt_lab.load_pretrained(tmp_path)


@pytest.mark.parametrize("name", ["smollm2", "qwen2", "gpt2", "olmo2"])
def test_a_base_class_saves_names_without_their_prefix(name, tmp_path):
    """Where the embeddings are not tied, such a folder lacks what scores the tokens."""
    theirs = small_model(name, tie_word_embeddings=name != "olmo2")
    theirs.base_model.save_pretrained(tmp_path)
    if name == "olmo2":
        with pytest.raises(ValueError, match=r"lm_head\.weight is missing"):
            load_files(tmp_path, "cpu", "float32")
    else:
        same(load_files(tmp_path, "cpu", "float32")[0], theirs)


def test_tensors_that_change_nothing(tmp_path):
    theirs = small_model("llama")
    file = save_folder(theirs, tmp_path) / "model.safetensors"
    scales = [f"model.layers.{i}.self_attn.{n}_scale" for i in range(3) for n in "kv"]
    frequencies = ["model.rotary_emb.inv_freq", "model.layers.0.self_attn.rotary_emb.inv_freq"]
    extra = {**dict.fromkeys(scales, torch.tensor([2.0])), **dict.fromkeys(frequencies, IDS[0] / 7)}
    save_file(load_file(file) | {n: t.clone() for n, t in extra.items()}, file, {"format": "pt"})
    model, _ = gpt_lab.load_pretrained(tmp_path)
    same(model, theirs)
    same(model, transformers.AutoModelForCausalLM.from_pretrained(tmp_path))


def test_gpt2_is_what_load_gpt2_reads(tmp_path):
    save_folder(small_model("gpt2"), tmp_path)
    model, reader = gpt_lab.load_pretrained(tmp_path)[0], load_gpt2(tmp_path)
    assert model.config == reader.config
    for (name, ours), (other, theirs) in zip(
        model.named_parameters(), reader.named_parameters(), strict=True
    ):
        assert name == other
        assert torch.equal(ours, theirs)


def test_the_oldest_files_of_gpt2_do_not_name_their_kind(tmp_path):
    path = save_folder(small_model("gpt2"), tmp_path) / "config.json"
    entries = json.loads(path.read_text("utf-8"))
    del entries["model_type"]
    path.write_text(json.dumps(entries), "utf-8")
    same(gpt_lab.load_pretrained(tmp_path)[0], small_model("gpt2"))
    same(load_gpt2(tmp_path), small_model("gpt2"))


def test_a_models_memory_is_its_own(tmp_path):
    """A file that is written over does not change the model that was read from it."""
    theirs = small_model("gpt2")
    file = save_folder(theirs, tmp_path) / "model.safetensors"
    model, _ = gpt_lab.load_pretrained(tmp_path, dtype=None)
    with file.open("rb+") as written:
        written.seek(file.stat().st_size // 2)
        written.write(bytes(file.stat().st_size // 2))
    same(model, theirs)


def test_precisions(tmp_path):
    save_folder(small_model("llama").bfloat16(), tmp_path)
    for dtype, expected in (
        (None, torch.bfloat16),
        ("float32", torch.float32),
        (torch.bfloat16, torch.bfloat16),
        ("float16", torch.float16),
    ):
        model, _ = gpt_lab.load_pretrained(tmp_path, dtype=dtype)
        assert {p.dtype for p in model.parameters()} == {expected}
    with pytest.raises(ValueError, match="dtype='half' is not one of"):
        gpt_lab.load_pretrained(tmp_path, dtype="half")


def test_the_users_own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))  # what Windows calls it
    theirs = small_model("llama")
    model, _ = gpt_lab.load_pretrained(save_folder(theirs, tmp_path / "m"))
    gpt_lab.save(model, "~/m.safetensors")
    save_gguf(theirs, "llama", tmp_path / "m.gguf")
    for path in ("~/m", "~/m.gguf"):
        same(gpt_lab.load_pretrained(path)[0], theirs)
    same(gpt_lab.load("~/m.safetensors"), theirs)


@pytest.mark.parametrize("name", KINDS)
def test_what_a_configuration_leaves_out_is_as_transformers_has_it(name):
    """A sparse config.json, as older releases wrote them, against the classes' own defaults."""
    theirs = transformers.AutoConfig.for_model(name)
    sizes = ["vocab_size"]
    if name == "gpt2":
        sizes += ["n_positions", "n_embd", "n_head", "n_layer"]
    else:
        sizes += ["hidden_size", "num_attention_heads", "num_hidden_layers", "intermediate_size"]
        sizes += ["max_position_embeddings"]
    sparse = {"model_type": name, **{size: getattr(theirs, size) for size in sizes}}
    whole = {"model_type": name, **theirs.to_dict()}
    assert from_json(json.dumps(sparse), "it") == from_json(json.dumps(whole), "it")


def test_rope_scaling_as_older_releases_write_it():
    """Llama 3.2's config.json, whose entries transformers 4 wrote."""
    released = {
        "model_type": "llama",
        **{"hidden_size": 2048, "intermediate_size": 8192, "num_hidden_layers": 16},
        **{"num_attention_heads": 32, "num_key_value_heads": 8, "head_dim": 64},
        **{"vocab_size": 128256, "max_position_embeddings": 131072, "rms_norm_eps": 1e-05},
        **{"rope_theta": 500000.0, "tie_word_embeddings": True, "attention_bias": False},
        "rope_scaling": {
            **{"factor": 32.0, "high_freq_factor": 4.0, "low_freq_factor": 1.0},
            **{"original_max_position_embeddings": 8192, "rope_type": "llama3"},
        },
    }
    config = from_json(json.dumps(released), "it").config
    assert config.rope_scaling == RopeScaling("llama3", 32.0, 1.0, 4.0, 8192)
    preset = gpt_lab.GPTConfig.preset("llama-3.2-1b")
    assert config.replace(rope_scaling=preset.rope_scaling) == preset


@pytest.mark.parametrize(
    "entries",
    [
        {},
        {"mscale": 1.0, "mscale_all_dim": 0.7},
        {"mscale": 1.0},
        {"attention_factor": 0.5, "mscale": 1.0, "mscale_all_dim": 0.7},
        {"beta_fast": None, "beta_slow": 2, "truncate": False},
        {"original_max_position_embeddings": 16},
    ],
)
def test_yarn_with_some_of_its_entries(entries):
    """What an entry that is missing stands for, as transformers has it."""
    rope = {"rope_type": "yarn", "factor": 8.0, "rope_theta": 100.0, **entries}
    theirs = transformers.LlamaConfig(**{**LLAMAS, "rope_parameters": dict(rope)})
    frequencies, magnitude = ROPE_INIT_FUNCTIONS["yarn"](theirs, "cpu")
    silent = {"rope_theta": 1e4, "max_position_embeddings": 64}
    ours = rotary({**silent, "rope_parameters": rope})
    assert_close(angles(1, 1, 16, ours["rope_theta"], scaling=ours["rope_scaling"])[0], frequencies)
    assert ours["rope_scaling"].magnitude == pytest.approx(magnitude)


def test_a_name_that_is_none():
    with pytest.raises(ValueError, match=r"neither a file.*did you mean 'smollm2-135m'"):
        gpt_lab.load_pretrained("smollm2-135")
    with pytest.raises(FileNotFoundError, match=r"config\.json is missing"):
        gpt_lab.load_pretrained(Path(__file__).parent)

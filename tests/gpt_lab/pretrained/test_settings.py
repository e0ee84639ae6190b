"""Every setting of a ``config.json``: what transformers computes of it, or a refusal.

The settings are no list of ours: they are the fields of transformers' configuration classes, and
what its code looks for in a configuration. Each gets odd values in turn, in a small random model of
each architecture, and the same folder is read by both.
"""

import dataclasses
import importlib
import inspect
import json
import re
import warnings
from pathlib import Path
from typing import Any

import pytest
import torch
import transformers
from safetensors.torch import save_file
from transformers import AutoConfig, AutoModelForCausalLM, GenerationConfig
from transformers.modeling_rope_utils import RopeParameters
from transformers.models.auto.configuration_auto import CONFIG_MAPPING

import gpt_lab
from gpt_lab.cli import main
from gpt_lab.pretrained import folder
from gpt_lab.pretrained.kinds import KINDS
from gpt_lab.pretrained.settings import FIXED, GENERATION, HARMLESS
from gpt_lab.validation import RefusedError
from tests.support.released import save_folder, small_model

IDS = torch.randint(0, 40, (1, 40), generator=torch.Generator().manual_seed(1))
PARTS = [30, 4, *[1] * 6]  # as the cache is given them; the window is 6
LEFT_OUT = type("LeftOut", (), {"__repr__": lambda _: "left out"})()  # the same name in each run

ROPE = {"rope_type": "default", "rope_theta": 100.0}
LINEAR = {"rope_type": "linear", "rope_theta": 100.0, "factor": 2.0}
YARN = {
    **{"rope_type": "yarn", "rope_theta": 100.0, "factor": 8.0, "beta_fast": 4.0},
    "original_max_position_embeddings": 20,
}
LLAMA3 = {
    **{"rope_type": "llama3", "rope_theta": 100.0, "factor": 8.0, "low_freq_factor": 1.0},
    **{"high_freq_factor": 4.0, "original_max_position_embeddings": 20},
}
SIZES = {
    **{"vocab_size": 40, "hidden_size": 16, "intermediate_size": 24, "num_hidden_layers": 2},
    **{"num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 64},
    **{"rope_parameters": ROPE, "head_dim": 8, "pad_token_id": 1},
}
WINDOW = {"use_sliding_window": True, "sliding_window": 6}
BASES: dict[str, dict[str, Any]] = {
    "gpt2": {"vocab_size": 40, "n_positions": 64, "n_embd": 16, "n_layer": 2, "n_head": 4},
    "llama": SIZES,
    "mistral": {**SIZES, "sliding_window": 6},
    "qwen2": {**SIZES, **WINDOW, "max_window_layers": 1},
    "qwen3": {**SIZES, **WINDOW, "use_sliding_window": False, "max_window_layers": 1},
    "smollm3": {**SIZES, **WINDOW, "no_rope_layer_interval": 2},
    "olmo2": SIZES,
}
ODD: dict[type, list[Any]] = {  # by what a setting usually is
    bool: [True, False],
    int: [3, 1],
    float: [0.5, 2.0],
    str: ["gelu"],
    list: [["sliding_attention", "full_attention"]],
    dict: [{"1": {"sliding_window": 3}}],
    type(None): [True, 3],
}
# What usual values would not reach, by name.
SPECIAL: dict[str, list[Any]] = {
    "hidden_act": ["swish", "relu"],
    "activation_function": ["gelu_pytorch_tanh", "gelu"],
    "auto_map": [{"AutoModelForCausalLM": "modeling_x.Model"}],
    "is_causal": [False, True, 0],
    "layer_types": [
        *(["sliding_attention", "full_attention"], ["full_attention"] * 2, ["a", "b"], []),
        *(["sliding_attention"] * 2, ["chunked_attention"] * 2, ["full_attention"] * 3),
    ],
    "max_position_embeddings": [LEFT_OUT, 16, 128],
    "n_positions": [LEFT_OUT, 16, 128],
    "no_rope_layers": [[1, 1], [0, 0], [1, 0, 1]],
    "original_max_position_embeddings": [16],
    "rms_norm_eps": [LEFT_OUT, 0.5, 0.0],
    "rope_parameters": [
        *(LEFT_OUT, {}, LINEAR, YARN, LLAMA3, {**LLAMA3, "low_freq_factor": 4.0}),
        *({"full_attention": ROPE, "sliding_attention": YARN}, {"full_attention": ROPE}),
        {"rope_type": "proportional", "partial_rotary_factor": 0.5},
    ],
    "rope_scaling": [
        *({"type": "linear", "factor": 2.0}, LINEAR, YARN, LLAMA3, {}, "linear"),
        {"type": "dynamic", "factor": 2.0},
    ],
    "sliding_window": [LEFT_OUT, 3, 1, 64],
    "vocab_size": [48, 41],
}
WILD = (  # seen in published files, and in none of the classes
    *("attention_bias", "attention_multiplier", "attn_logit_softcapping", "auto_map", "clip_qkv"),
    *("embedding_multiplier", "final_logit_softcapping", "head_dim", "hidden_act", "is_causal"),
    *("layer_types", "logit_scale", "logits_scaling", "max_window_layers", "mlp_bias", "n_ctx"),
    *("no_rope_layers", "num_key_value_heads", "original_max_position_embeddings", "qkv_bias"),
    *("partial_rotary_factor", "residual_multiplier", "rope_interleaved", "rope_scaling"),
    *("rope_theta", "rotary_pct", "sliding_window", "use_bidirectional_attention", "use_mrope"),
    *("use_qk_norm", "use_sliding_window"),
)
PAIRS: list[tuple[str, dict[str, Any]]] = [
    *(("gpt2", {"n_embd": LEFT_OUT, "hidden_size": 16}), ("gpt2", {"hidden_size": 32})),
    ("llama", {"rope_parameters": YARN, "original_max_position_embeddings": 16}),
    ("llama", {"rope_parameters": LLAMA3, "original_max_position_embeddings": 16}),
    ("llama", {"rope_parameters": {**YARN, "factor": None}, "max_position_embeddings": LEFT_OUT}),
    ("llama", {"rope_parameters": LEFT_OUT, "rope_theta": 300.0, "rope_scaling": LINEAR}),
    ("llama", {"rope_parameters": LEFT_OUT, "rope_scaling": {"type": "linear", "factor": 2.0}}),
    ("llama", {"rope_parameters": LEFT_OUT, "partial_rotary_factor": 0.5}),
    ("mistral", {"sliding_window": None, "use_sliding_window": False}),
    ("mistral", {"sliding_window": None, "layer_types": ["sliding_attention"] * 2}),
    ("qwen2", {"use_sliding_window": False, "layer_types": ["sliding_attention"] * 2}),
    ("qwen3", {"use_sliding_window": True, "layer_types": ["sliding_attention"] * 2}),
    ("smollm3", {"use_sliding_window": False, "layer_types": ["sliding_attention"] * 2}),
    ("smollm3", {"sliding_window": None, "layer_types": ["sliding_attention"] * 2}),
]


def names_in_code() -> set[str]:
    """What the code that all architectures share looks for in a configuration."""
    modules = [
        *("modeling_utils", "masking_utils", "cache_utils", "modeling_layers"),
        *("modeling_rope_utils", "configuration_utils", "models.auto.configuration_auto"),
    ]
    sources = [inspect.getsource(importlib.import_module(f"transformers.{m}")) for m in modules]
    looked_for = (
        r'(?:get|has)attr\(\s*(?:self\.)?\w*config\w*, "(\w+)"'
        r'|\bconfig\.([a-z]\w\w+)\b(?!\()|config_dict(?:\[|\.get\()"(\w+)"'
    )
    found = re.findall(looked_for, "".join(sources))
    found += re.findall(r'kwargs\.(pop|get)\("(\w+)"()', "".join(sources[-3:]))
    base = CONFIG_MAPPING["llama"].__mro__[1]
    attributes = {n for n in dir(base) if n[0] != "_" and not callable(getattr(base, n))}
    return attributes | {name for groups in found for name in groups} - {"", "pop", "get"}


def values_of(kind: str, name: str) -> list[Any]:
    """Odd values of a setting: other than the usual one, and null."""
    fields = {f.name: f.default for f in dataclasses.fields(CONFIG_MAPPING[kind])}
    usual = BASES[kind].get(name, fields.get(name))
    values = SPECIAL.get(name, ODD.get(type(usual), ODD[type(None)]))
    return [value for value in [*values, None] if value is LEFT_OUT or value != usual]


def cases() -> list[Any]:
    """An architecture and changes; a setting that all architectures share goes round among them."""
    found = [*PAIRS]
    shared = names_in_code() | {*GenerationConfig().to_dict(), *FIXED, *HARMLESS}
    for i, kind in enumerate(KINDS):
        fields = {f.name for f in dataclasses.fields(CONFIG_MAPPING[kind])}
        own = {*fields, *CONFIG_MAPPING[kind].attribute_map} - {"model_type", *HARMLESS}
        for name in sorted(own):
            found += [(kind, {name: value}) for value in values_of(kind, name)]
        for name in sorted({*WILD} - own):
            found += [(kind, {name: v}) for v in (SPECIAL.get(name) or values_of(kind, name)[:1])]
        for name in sorted(shared - own - {*WILD, "model_type"})[i :: len(KINDS)]:
            found += [(kind, {name: value}) for value in values_of(kind, name)[:1]]
    for i, rope in enumerate([ROPE, LINEAR, YARN, LLAMA3]):
        for name in sorted({*RopeParameters.__annotations__, "alpha"} - {"rope_type"}):
            kind = ("llama", "qwen2", "smollm3", "olmo2")[i]
            values = {"truncate": [False], "mrope_section": [[1, 1]]}.get(name, [1.5, None])
            found += [(kind, {"rope_parameters": {**rope, name: value}}) for value in values]
    return [pytest.param(*case, id="-".join(map(str, case))[:150]) for case in found]


def write(kind: str, path: Path, changes: dict[str, Any]) -> None:
    """A folder's ``config.json``, with settings changed or left out."""
    entries = {"model_type": kind, **BASES[kind], **changes}
    kept = {name: value for name, value in entries.items() if value is not LEFT_OUT}
    (path / "config.json").write_text(json.dumps(kept), "utf-8")


def save_weights(path: Path) -> None:
    """Random weights of the shapes that transformers makes of the folder's ``config.json``."""
    model = AutoModelForCausalLM.from_config(AutoConfig.from_pretrained(path))
    torch.manual_seed(0)
    with torch.no_grad():
        for weights in model.parameters():
            weights.normal_(std=0.4)
            if weights.ndim == 1:
                weights += 1
    tensors = {name: weights.detach() for name, weights in model.named_parameters()}
    save_file(tensors, path / "model.safetensors", {"format": "pt"})


def theirs(path: Path) -> tuple[torch.Tensor, torch.Tensor] | None:
    """transformers' logits, whole and through its cache; None if it refuses the folder."""
    how = {"dtype": torch.float32, "output_loading_info": True}
    try:
        try:
            model, info = AutoModelForCausalLM.from_pretrained(path, **how)
            fits = not any(info.values())
        except RuntimeError:  # of other shapes
            fits = False
        if not fits:
            save_weights(path)
            model, _ = AutoModelForCausalLM.from_pretrained(path, **how)
        with torch.no_grad():
            whole, cache, pieces = model(IDS, return_dict=True).logits, None, []
            for part in IDS.split(PARTS, 1):
                out = model(part, past_key_values=cache, use_cache=True, return_dict=True)
                cache = out.past_key_values
                pieces.append(out.logits)
    except Exception:  # whatever it says
        return None
    return whole, torch.cat(pieces, 1)


def ours(path: Path) -> tuple[torch.Tensor, torch.Tensor]:
    model = folder.model(path, torch.device("cpu"), torch.float32).eval()
    with torch.no_grad():
        cache = gpt_lab.KVCache(model.config, batch_size=1)
        return model(IDS), torch.cat([model(part, cache) for part in IDS.split(PARTS, 1)], 1)


def refused(path: Path) -> str:
    """Why the configuration is refused, if it is."""
    try:
        folder.architecture(path)
    except RefusedError as error:
        return str(error)
    return ""


def same(one: Any, other: Any) -> bool:
    return all(
        torch.allclose(a, b, rtol=1e-4, atol=1e-4, equal_nan=True)
        for a, b in zip(one, other, strict=True)
    )


@pytest.fixture(scope="module")
def bases(tmp_path_factory):
    """The weights and our logits of each architecture, with no setting changed."""
    transformers.utils.logging.disable_progress_bar()
    found = {}
    for kind in BASES:
        path = tmp_path_factory.mktemp(kind)
        write(kind, path, {})
        save_weights(path)
        found[kind] = (path / "model.safetensors").read_bytes(), ours(path)
        assert same(found[kind][1], theirs(path))
    yield found
    transformers.utils.logging.enable_progress_bar()


@pytest.mark.parametrize(("kind", "changes"), cases())
def test_a_setting_is_computed_as_transformers_does_or_refused(kind, changes, bases, tmp_path):
    write(kind, tmp_path, changes)
    (tmp_path / "model.safetensors").write_bytes(bases[kind][0])
    (name, value), *more = changes.items()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        refusal = refused(tmp_path)
    if refusal:
        assert more or name not in KINDS[kind].fixed or name in refusal
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        expected = theirs(tmp_path)  # which writes weights of other shapes, where there are any
        try:
            computed = ours(tmp_path)
        except RefusedError:
            return
    if expected is None:
        assert same(computed, bases[kind][1])  # the setting was left alone
    else:
        assert same(computed, expected)
    known = {*KINDS[kind].required, *KINDS[kind].defaults, *KINDS[kind].fixed}
    known |= {*KINDS[kind].aliases, *HARMLESS}
    if name not in known and value not in (None, False, "", [], {}):
        assert f"{name}={value!r}" in str(warned[0].message)
    assert len(warned) <= 1


def test_settings_for_drawing_are_known_and_what_is_unknown_is_named_once(tmp_path):
    """They are the caller's choice; where a text ends is read, and compared elsewhere."""
    known = {*vars(GenerationConfig()), *GenerationConfig().to_dict()}
    assert known <= GENERATION
    save_folder(small_model("llama"), tmp_path)
    entries = {**dict.fromkeys(known - {"eos_token_id"}, 3), "pace": 2, "mood": "high", "odd": None}
    (tmp_path / "generation_config.json").write_text(json.dumps(entries), "utf-8")
    with pytest.warns(UserWarning, match="not read: pace=2, mood='high'$") as warned:
        gpt_lab.load_pretrained(tmp_path)
    assert len(warned) == 1


@pytest.mark.filterwarnings("always")
def test_the_command_names_what_is_unknown_in_one_line(tmp_path, capsys):
    write("llama", tmp_path, {"vocab_size": 400, "mood": "high"})
    save_weights(tmp_path)
    save_folder(small_model("llama"), tmp_path / "other")
    (tmp_path / "other" / "tokenizer.json").rename(tmp_path / "tokenizer.json")
    capsys.readouterr()
    assert main(["generate", "x", "--model", str(tmp_path), "--max-new-tokens", "1"]) == 0
    config = tmp_path / "config.json"
    assert capsys.readouterr().err.splitlines() == [f"gpt_lab: {config}: not read: mood='high'"]

"""GPTConfig: what it accepts, what it derives, and how it refuses."""

import dataclasses
import json

import numpy as np
import pytest

from gpt_lab.config import PRESETS, GPTConfig
from gpt_lab.rope_scaling import RopeScaling

ROTARY = {"positions": "rotary"}


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"d_model": 770}, "d_model=770 is not divisible by n_heads=12"),
        ({"n_kv_heads": 5}, "n_heads=12 is not divisible by n_kv_heads=5"),
        ({"n_layers": 0}, "n_layers=0 is below 1"),
        ({"d_ff": -1}, "d_ff=-1 is below 1"),
        ({"n_kv_heads": 0}, "n_kv_heads=0 is below 1"),
        ({"dropout": 1.0}, r"dropout=1.0 is not in \[0, 1\)"),
        ({"dropout": float("nan")}, r"dropout=nan is not in \[0, 1\)"),
        ({"norm_place": "before"}, "norm_place='before' is not one of input, output"),
        ({"qk_norm": None}, "qk_norm=None is not one of none, head, width"),
        ({"sliding_window": 0}, "sliding_window=0 is below 1"),
        ({"window_layers": [0]}, r"window_layers=\(0,\) need a sliding_window"),
        (
            {"sliding_window": 4, "window_layers": [0, 12]},
            "window_layers: 12 is not a block of 0 … 11",
        ),
        ({**ROTARY, "nope_layers": [-1]}, "nope_layers=-1 is below 0"),
        ({"nope_layers": [1]}, r"nope_layers=\(1,\) needs positions='rotary', not 'learned'"),
        (
            {"rope_scaling": {"kind": "linear", "factor": 2}},
            r"rope_scaling=RopeScaling\(.*\) needs positions='rotary', not 'learned'",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "dynamic", "factor": 2}},
            "rope_scaling.kind='dynamic' is not one of linear, llama3, yarn",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "linear", "factor": float("inf")}},
            "rope_scaling.factor=inf is not 1 or more",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "llama3", "factor": 8, "low_freq_factor": 5}},
            "rope_scaling.high_freq_factor=4.0 is not low_freq_factor=5 or more",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "yarn", "factor": 8, "beta_fast": 1}},
            "rope_scaling.beta_fast=1 is not above beta_slow=1",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "yarn", "factor": 8, "attention_factor": 0}},
            "rope_scaling.attention_factor=0 is not above 0",
        ),
        (
            {**ROTARY, "rope_theta": 1, "rope_scaling": {"kind": "yarn", "factor": 8}},
            "rope_theta=1 is not above 1, as yarn needs",
        ),
    ],
)
def test_bad_values_are_refused_by_name(fields, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        GPTConfig(**fields)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"d_model": 768.0}, "d_model=768.0 is not an integer"),
        ({"n_heads": True}, "n_heads=True is not an integer"),
        ({"vocab_size": "50257"}, "vocab_size='50257' is not an integer"),
        ({"d_model": None}, "d_model=None is not an integer"),
        ({"bias": 1}, "bias=1 is not True or False"),
        ({"dropout": "0.1"}, "dropout='0.1' is not a number"),
        ({"sliding_window": 4.0}, "sliding_window=4.0 is not an integer"),
        ({**ROTARY, "nope_layers": 3}, "nope_layers=3 is not a list of blocks, counted from 0"),
        ({**ROTARY, "nope_layers": [True]}, "nope_layers=True is not an integer"),
        (
            {**ROTARY, "rope_scaling": "llama3"},
            "rope_scaling='llama3' is not a RopeScaling, nor None",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "linear"}},
            "rope_scaling has no factor, which it needs",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "linear", "factor": 2, "type": "linear"}},
            "rope_scaling has no 'type'; it has kind, factor, low_freq_factor, high_freq_factor, "
            "original_context, beta_slow, beta_fast, attention_factor, truncate",
        ),
        (
            {**ROTARY, "rope_scaling": {"kind": "yarn", "factor": 2, "truncate": 1}},
            "rope_scaling.truncate=1 is not True or False",
        ),
    ],
)
def test_bad_types_are_refused_by_name(fields, message):
    with pytest.raises(TypeError, match=f"^{message}$"):
        GPTConfig(**fields)


@pytest.mark.parametrize("name", [None, 124, ["gpt2-small"]])
def test_a_presets_name_is_text(name):
    with pytest.raises(TypeError, match=r"^a preset's name is a str, not "):
        GPTConfig.preset(name)


def test_what_is_left_out_is_derived():
    config = GPTConfig(d_model=1024, n_heads=16)
    assert (config.d_ff, config.n_kv_heads, config.d_head) == (4096, 16, 64)


def test_replace_carries_the_derived_along_unless_set_apart():
    assert GPTConfig().replace(d_model=1536).d_ff == 6144
    assert GPTConfig(d_ff=1000).replace(d_model=1536).d_ff == 1000
    assert GPTConfig().replace(n_heads=8).n_kv_heads == 8
    assert GPTConfig(n_kv_heads=2).replace(n_heads=8).n_kv_heads == 2
    assert GPTConfig().replace(d_model=1536, d_ff=7).d_ff == 7


def test_a_configuration_is_a_value():
    config = GPTConfig()
    assert config == GPTConfig(d_ff=3072, n_kv_heads=12)
    assert hash(config) == hash(GPTConfig(d_ff=3072))
    assert GPTConfig(**dataclasses.asdict(config)) == config
    with pytest.raises(dataclasses.FrozenInstanceError):
        config.d_model = 1  # type: ignore[misc]


def test_a_configuration_goes_through_json():
    config = GPTConfig(
        **ROTARY,
        rope_scaling=RopeScaling("llama3", 8, original_context=64),
        nope_layers=[3, 1, 3],
        sliding_window=5,
        window_layers=range(2),
    )
    assert (config.nope_layers, config.window_layers) == ((1, 3), (0, 1))
    read = GPTConfig(**json.loads(json.dumps(dataclasses.asdict(config))))
    assert read == config
    assert hash(read) == hash(config)
    assert [config.window(i) for i in range(3)] == [5, 5, None]
    assert [config.rotates(i) for i in range(4)] == [True, False, True, False]


def test_numpy_integers_become_python_integers():
    config = GPTConfig(d_model=np.int64(96))
    assert type(config.d_model) is int
    assert type(config.d_ff) is int


def test_presets_by_name_and_near_misses():
    assert GPTConfig.preset("gpt2-small") == GPTConfig()
    with pytest.raises(ValueError, match=r"no preset 'gpt2-smal'.*did you mean 'gpt2-small'\?"):
        GPTConfig.preset("gpt2-smal")


# Radford et al. 2019, table 2; Brown et al. 2020, table 2.1.
@pytest.mark.parametrize(
    ("name", "n_layers", "d_model", "d_head"),
    [
        ("gpt2-small", 12, 768, 64),
        ("gpt2-medium", 24, 1024, 64),
        ("gpt2-large", 36, 1280, 64),
        ("gpt2-xl", 48, 1600, 64),
        ("gpt3-175b", 96, 12288, 128),
    ],
)
def test_presets_are_the_published_ones(name, n_layers, d_model, d_head):
    config = PRESETS[name]
    assert config.context_length == (2048 if name.startswith("gpt3") else 1024)
    assert (config.n_layers, config.d_model, config.d_head) == (n_layers, d_model, d_head)
    assert config.d_ff == 4 * d_model

"""Configurations as the hub has them, counted, against transformers' own models of them."""

import json
import random

import pytest
import torch
import transformers
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from gpt_lab import count_parameters, kv_cache_bytes
from gpt_lab.anatomy.described import layers_of, of_row
from gpt_lab.anatomy.families import families
from gpt_lab.anatomy.hub_config import of_hub_config, row_of_hub_config
from tests.support.odd_configs import (
    NOT_CAUSAL,
    built,
    chosen_experts,
    config_class,
    odd_config,
    totals,
)
from tests.support.published_witness import (
    FAMILIES,
    published_configs,
    published_rows,
    transformers_config,
)

ROWS = published_rows()


def total(config):
    return count_parameters(of_hub_config(config)).total


_NO_DEFAULT = {
    "olmo_hybrid": {"linear_key_head_dim"},
    "dots1": {"num_experts_per_tok"},
    "minicpm3": {"v_head_dim"},
}


def integers(data):
    """Draws an integer between two, both included."""
    return lambda least, most: data.draw(st.integers(least, most))


def saved(family, config):
    """The same as transformers writes it, which spells everything out."""
    return json.loads(config_class(family)(**config).to_json_string(use_diff=False))


def test_every_family_of_the_catalogue_is_known():
    assert {*FAMILIES} <= {*families()}


@pytest.mark.parametrize("name", ROWS)
def test_a_published_models_configuration_is_its_row(name):
    row = of_row(ROWS[name])
    config = json.loads(transformers_config(ROWS[name]).to_json_string(use_diff=False))
    read = of_hub_config({**published_configs().get(name, {}), **config})
    assert count_parameters(read).to_dict() == count_parameters(row).to_dict()
    assert all(kv_cache_bytes(read, n) == kv_cache_bytes(row, n) for n in (100, 5000))


@pytest.mark.parametrize("family", families())
@settings(max_examples=5, derandomize=True, deadline=None, phases=[Phase.generate])
@given(data=st.data())
def test_odd_configurations_count_as_transformers_builds_them(family, data):
    """All parameters and those that a token uses; files short, and as transformers writes them."""
    config = odd_config(family, integers(data))
    expected = totals(built(family, config), chosen_experts(config))
    for file in ({"model_type": family, **config}, saved(family, config)):
        count = count_parameters(of_hub_config(file))
        assert (count.total, count.active) == expected, file


@pytest.mark.parametrize(
    ("family", "edit"),
    [
        ("cohere2", {"head_dim": 8}),
        ("bailing_hybrid", {"linear_num_heads": 8}),
        ("bailing_hybrid", {"linear_conv_kernel_dim": 2}),
    ],
)
def test_a_size_that_a_file_states_beside_one_that_follows_is_taken(family, edit):
    config = odd_config(family, random.Random(f"{family} stated").randint) | edit
    assert total({"model_type": family, **config}) == totals(built(family, config), None)[0]


@pytest.mark.parametrize("family", families())
def test_what_a_file_leaves_out_is_what_transformers_takes(family):
    """Each value alone is taken away: it is refused, or the default is transformers' own."""
    config = odd_config(family, random.Random(f"{family} 1").randint)
    refused = []
    names = config.keys() & families()[family].get("defaults", {}).keys()
    if family in NOT_CAUSAL:
        names -= {"tie_word_embeddings"}  # which the whole model says
    for name in sorted(names):
        shorter = {key: value for key, value in config.items() if key != name}
        try:
            theirs = totals(built(family, shorter), None)[0]
        except Exception:  # a default does not fit the other sizes: transformers has its own errors
            continue
        try:
            ours = total({"model_type": family, **shorter})
        except ValueError:
            refused.append(name)
        else:
            assert ours == theirs, name
    # Of two biases one alone is refused, and so is what would be a fraction or no number at all.
    assert {*refused} <= {"mamba_proj_bias", "projectors_bias", *_NO_DEFAULT.get(family, ())}


def test_a_language_model_inside_of_another_is_counted_alone_and_says_so():
    """Gemma 3's and Qwen3.5's files: the pictures' part is left out, tying is the whole model's."""
    for outer, inner in (("gemma3", "gemma3_text"), ("qwen3_5", "qwen3_5_text")):
        text = odd_config(inner, random.Random(outer).randint)
        for tied in (True, False):
            config = {"model_type": outer, "tie_word_embeddings": tied}
            count = count_parameters(
                of_hub_config({**config, "text_config": {"model_type": inner, **text}})
            )
            kind = transformers.AutoConfig.for_model(
                outer, text_config=text, tie_word_embeddings=tied
            )
            with torch.device("meta"):
                whole = transformers.AutoModelForImageTextToText.from_config(kind)
            parts = [whole.model.language_model, *([] if tied else [whole.lm_head])]
            assert count.total == sum(p.numel() for part in parts for p in part.parameters())
            assert "what reads more than text is not counted" in str(count)


@pytest.mark.parametrize(
    ("family", "changes", "words"),
    [
        ("qwen3", {"layer_types": ["linear_attention"] * 2}, "layer_types has 'linear_attention'"),
        ("glm_moe_dsa", {"index_topk_freq": 4}, "without an indexer of their own"),
        ("deepseek_v2", {"mlp_bias": True}, "mlp_bias=True is not counted here"),
        ("llama", {"num_key_value_heads": 0}, "num_key_value_heads=0 is no size"),
        ("llama", {"vocab_size": 2**40}, "has to be at least 1 and below 2⁴⁰"),
        ("gemma4_text", {"num_kv_shared_layers": 2}, "leaves none to share"),
        ("lfm2", {"block_ffn_dim_multiplier": "x", "block_auto_adjust_ff_dim": True}, "no number"),
        ("jamba", {"num_hidden_layers": 10**6}, "1,000,000 layers are too many"),
    ],
)
def test_what_no_released_model_has_is_refused(family, changes, words):
    config = odd_config(family, random.Random(2).randint)
    config |= {"num_hidden_layers": 2, "layer_types": None, "use_sliding_window": True}
    config |= {"sliding_window": 4, "mlp_layer_types": None}
    with pytest.raises((ValueError, TypeError), match=words):
        of_hub_config({"model_type": family, **config, **changes})


def test_a_width_that_the_file_states_is_not_derived():
    """Falcon-Mamba 7B's own file: transformers and its card have 7,272,665,088."""
    config = {"model_type": "falcon_mamba", "vocab_size": 65024, "num_hidden_layers": 64}
    config |= {"hidden_size": 4096, "intermediate_size": 8192, "expand": 16, "time_step_rank": 256}
    assert total(config | {"tie_word_embeddings": False}) == 7_272_665_088


def test_windows_are_read_from_files_old_and_new():
    config = {"model_type": "gemma2", "vocab_size": 9, "hidden_size": 8, "num_hidden_layers": 6}
    config |= {"num_attention_heads": 2, "intermediate_size": 9, "max_position_embeddings": 99}
    half = {"window dense": 3, "full dense": 3}
    assert layers_of(row_of_hub_config(config)) == half
    told = config | {"layer_types": ["sliding_attention"] * 5 + ["full_attention"]}
    assert layers_of(row_of_hub_config(told)) == {"window dense": 5, "full dense": 1}
    assert "layers" not in row_of_hub_config(config | {"sliding_window": None})


def test_a_count_needs_no_longest_sequence():
    config = {"model_type": "llama", "vocab_size": 9, "hidden_size": 8, "num_hidden_layers": 2}
    config |= {"num_attention_heads": 2, "intermediate_size": 9}
    assert total(config) == total(config | {"max_position_embeddings": 9})


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({}, "model_type is None"),
        ({"model_type": "lama"}, "no parts are known of model_type 'lama'.*llama"),
        ({"model_type": "gemma3", "text_config": {}}, "model_type is None"),
        ({"model_type": "llama"}, "does not say vocab_size"),
        ({"model_type": "llama", "vocab_size": "9"}, "vocab_size='9' is not an integer"),
        ({"model_type": "llama", "vocab_size": True}, "vocab_size=True is not an integer"),
        ({"model_type": "llama", "vocab_size": -1}, "vocab_size=-1 is no size"),
        (7, "config=7 is not a path"),
    ],
)
def test_what_cannot_be_counted_is_refused_in_a_line(config, words):
    with pytest.raises((ValueError, TypeError), match=words) as refusal:
        of_hub_config(config)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("text", ["", "[1]", "{", "[" * 100_000, "\udc80"])
def test_a_file_that_is_no_configuration_is_refused(text, tmp_path):
    path = tmp_path / "config.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(ValueError, match=r"config\.json is (not JSON|JSON nested|a JSON list)"):
        of_hub_config(path)

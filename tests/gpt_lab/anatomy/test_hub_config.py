"""Configurations as the hub has them, counted, against transformers' own models of them."""

import json

import pytest
import torch
from transformers import AutoConfig, AutoModelForCausalLM

from gpt_lab import count_parameters
from gpt_lab.anatomy.described import layers_of, of_row
from gpt_lab.anatomy.families import FAMILIES as KNOWN
from gpt_lab.anatomy.hub_config import of_hub_config, row_of_hub_config
from tests.support.published_witness import (
    FAMILIES,
    published_rows,
    random_row,
    transformers_config,
)

ROWS = published_rows()


def total(config):
    return count_parameters(of_hub_config(config)).total


def built(config):
    """The parameters of transformers' model of a configuration."""
    kind = AutoConfig.for_model(**config)
    with torch.device("meta"):
        return AutoModelForCausalLM.from_config(kind).num_parameters()


def built_or_none(config):
    """None where a default does not fit the other sizes; transformers has errors of its own."""
    try:
        return built(config)
    except Exception:
        return None


def test_every_family_of_the_catalogue_is_known():
    assert {*FAMILIES} == {*KNOWN}


@pytest.mark.parametrize("name", ROWS)
def test_a_published_models_configuration_is_its_row(name):
    row = ROWS[name]
    config = json.loads(transformers_config(row).to_json_string(use_diff=False))
    assert total(config) == count_parameters(of_row(row)).total


@pytest.mark.parametrize("family", FAMILIES)
def test_random_configurations_count_as_transformers_builds_them(family, tmp_path):
    for seed in range(6):
        config = transformers_config(random_row(family, seed)).to_dict()
        assert total(config) == built(config), config
    path = tmp_path / "config.json"
    path.write_text(json.dumps(config, default=str), encoding="utf-8")
    assert total(path) == total(str(tmp_path)) == built(config)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_file_leaves_out_is_what_transformers_takes(family, seed):
    """Each value alone is taken away: it is refused, or the default is transformers' own."""
    config = transformers_config(random_row(family, seed)).to_dict()
    refused = []
    for name in sorted({*KNOWN[family].defaults, *KNOWN[family].names.values()} & config.keys()):
        shorter = {key: value for key, value in config.items() if key != name}
        theirs = built_or_none(shorter)
        if theirs is None:
            continue
        try:
            ours = total(shorter)
        except ValueError:
            refused.append(name)
        else:
            assert ours == theirs, name
    both = {"mamba_proj_bias", "projectors_bias"}  # of Falcon-H1, where one alone is refused
    assert {*refused} <= {*KNOWN[family].names.values()} | both


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


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({}, "model_type is None"),
        ({"model_type": "lama"}, "no parts are known of model_type 'lama'.*llama"),
        ({"model_type": "gemma3", "text_config": {}}, r"language model alone is config\['text"),
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

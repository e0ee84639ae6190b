"""The model zoo: what the page counts and compares, against Python and transformers."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
import traitlets

from gpt_lab import ModelZoo, count_parameters, kv_cache_bytes, published
from gpt_lab.anatomy import parameters_read, published_names
from gpt_lab.anatomy.comparison import compare
from gpt_lab.anatomy.families import families
from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.hub_config import of_hub_config
from tests.support.javascript import call
from tests.support.odd_configs import odd_config
from tests.support.published_witness import random_row, transformers_config

COUNT = """({ countRow, cacheNumbers }, rows) => rows.map((row) =>
  [countRow(row), [0, 1, 100, 100_000].map((T) => cacheNumbers(row, T))])"""
CONFIGS = """async ({ rowOfHubConfig }, [families, texts]) => {
  return texts.map((text) => {
    try {
      return rowOfHubConfig(text, families);
    } catch (error) {
      return error.message;
    }
  });
}"""


@pytest.fixture(scope="module")
def zoo() -> ModelZoo:
    return ModelZoo()


def read_of(name: str) -> int:
    """Parameters that a token reads."""
    model = published(name)
    return Polynomial.sum(
        weight.read.times(layers) if layers else weight.read
        for layers, part in model.parts()
        for weight in part.weights()
    ).evaluate(model.sizes)


def test_the_page_counts_every_model_as_python_does(zoo: ModelZoo) -> None:
    names = published_names()
    found = call("model_zoo/count.ts", COUNT, [zoo._rows[name] for name in names])
    for name, (count, cached) in zip(names, found, strict=True):
        model = published(name)
        ours = count_parameters(model)
        components = {one["name"]: one["total"] for one in count["components"]}
        assert components == ours.components, name
        assert [*components] == [*ours.components], name
        assert (count["total"], count["read"]) == (ours.total, read_of(name)), name
        lengths = (0, 1, 100, 100_000)
        assert cached == [kv_cache_bytes(model, T, dtype="int8") for T in lengths], name


def rows_of(zoo: ModelZoo, texts: list[str]) -> Any:
    return call("model_zoo/hub_config.ts", CONFIGS, [zoo._families, texts])


def test_the_page_counts_odd_configurations_of_all_families_as_python_does(zoo: ModelZoo) -> None:
    """One list of families: components, what a token reads, and caches of four lengths."""
    configs = [
        {"model_type": family} | odd_config(family, random.Random(f"{family} {seed}").randint)
        for family in families()
        for seed in range(4)
    ]
    read = rows_of(zoo, [json.dumps(config) for config in configs])
    counts = call("model_zoo/count.ts", COUNT, read)
    for config, (count, cached) in zip(configs, counts, strict=True):
        model = of_hub_config(config)
        ours = count_parameters(model)
        assert {one["name"]: one["total"] for one in count["components"]} == ours.components, config
        assert (count["total"], count["read"]) == (ours.total, parameters_read(model)), config
        lengths = (0, 1, 100, 100_000)
        assert cached == [kv_cache_bytes(model, T, dtype="int8") for T in lengths], config


@pytest.mark.parametrize(
    ("family", "changes"),
    [
        ("jamba", {"num_hidden_layers": 11, "attn_layer_period": 8, "attn_layer_offset": 3}),
        ("jamba", {"num_experts": 1}),
        ("jamba", {"time_step_rank": "auto"}),
        ("falcon_h1", {"mamba_d_ssm": None}),
        ("qwen3_next", {"layer_types": None, "full_attention_interval": 3}),
        ("granitemoehybrid", {"layer_types": None, "num_local_experts": 0}),
        ("lfm2", {"layer_types": None, "full_attn_idxs": [1]}),
        ("lfm2", {"block_auto_adjust_ff_dim": True, "block_multiple_of": 24}),
        (
            "lfm2",
            {
                "block_auto_adjust_ff_dim": True,
                "block_ffn_dim_multiplier": 1.7,
                "block_multiple_of": 256,
            },
        ),
    ],
)
def test_the_page_reads_what_published_hybrids_do_not_show(
    zoo: ModelZoo, family: str, changes: dict[str, Any]
) -> None:
    config = transformers_config(random_row(family, 1)).to_dict() | changes
    (row,) = rows_of(zoo, [json.dumps(config)])
    assert isinstance(row, dict), row
    ((count, _),) = call("model_zoo/count.ts", COUNT, [row])
    ours = count_parameters(of_hub_config(config))
    assert {one["name"]: one["total"] for one in count["components"]} == ours.components


SMALL = {"model_type": "llama", "vocab_size": 9, "hidden_size": 8, "num_hidden_layers": 2}
SMALL |= {"num_attention_heads": 2, "intermediate_size": 9, "max_position_embeddings": 99}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "it is not JSON"),
        ("[]", "it is not a JSON object"),
        ("{}", "it has no model_type"),
        ('{"model_type": "constructor"}', '"constructor" are not known here'),
        ('{"model_type": "__proto__"}', '"__proto__" are not known here'),
        ('{"model_type": "rwkv"}', '"rwkv" are not known here'),
        ('{"model_type": "jamba"}', "it does not say vocab_size"),
        ('{"model_type": "gemma3", "text_config": {}}', "it has no model_type"),
        ('{"model_type": "llama"}', "it does not say vocab_size, which has no default"),
        (json.dumps(SMALL | {"vocab_size": "9"}), 'vocab_size="9" is not an integer'),
        (json.dumps(SMALL | {"vocab_size": -1}), "vocab_size=-1 is no size"),
        (json.dumps(SMALL | {"hidden_size": 1e300}), "to be at least 1 and below 2⁴⁰"),
        (json.dumps(SMALL | {"num_hidden_layers": 10**9}), "layers are too many"),
        (json.dumps(SMALL | {"attention_bias": "<b>"}), "is neither true nor false"),
        (json.dumps(SMALL | {"x": "y" * 100_000}), "more than 100,000 characters"),
        (json.dumps(SMALL | {"x": "y" * 11_000_000}), "more than 100,000 characters"),
        (json.dumps(SMALL).replace("}", ",}"), "it is not JSON"),
        ("null", "it is not a JSON object"),
        (json.dumps(SMALL | {"vocab_size": None}), "it does not say vocab_size"),
        ("[" * 99_999, "it is not JSON"),
        ("<img src=x onerror=alert(1)>", "it is not JSON"),
    ],
)
def test_what_cannot_be_counted_is_refused_in_a_line(zoo: ModelZoo, text: str, words: str) -> None:
    (said,) = rows_of(zoo, [text])
    assert words in said
    assert "\n" not in said
    assert len(said) < 120


def test_a_mark_of_byte_order_and_a_quantization_change_no_count(
    zoo: ModelZoo, tmp_path: Path
) -> None:
    quantized = SMALL | {"quantization_config": {"quant_method": "fp8", "bits": 8}}
    text = "\ufeff" + json.dumps(quantized)
    assert rows_of(zoo, [text]) == rows_of(zoo, [json.dumps(SMALL)])
    path = tmp_path / "config.json"
    path.write_text(text, encoding="utf-8")
    expected = count_parameters(of_hub_config(SMALL)).total
    assert count_parameters(of_hub_config(path)).total == expected
    assert ModelZoo(config=text).count.total == expected


def test_python_counts_the_configuration_too() -> None:
    assert (
        ModelZoo(config=json.dumps(SMALL)).count.total
        == count_parameters(of_hub_config(SMALL)).total
    )
    assert ModelZoo(config=" ").count.total == 134_515_008
    for text, words in (("{", "config is not JSON"), ("[]", "is not a path")):
        with pytest.raises((TypeError, ValueError), match=words):
            _ = ModelZoo(config=text).count


def test_it_refuses_names_that_no_model_has() -> None:
    with pytest.raises(traitlets.TraitError, match="did you mean 'gpt2"):
        ModelZoo("gpt2-smal")


COMPARE = """({ compare }, [rows, pairs]) =>
  pairs.map(([a, b]) => compare(rows[a], rows[b]).map(({ parameters, cache }) =>
    [parameters, 2 * cache / 2 ** 20]))"""


def test_the_page_takes_the_differences_apart_as_python_does(zoo: ModelZoo) -> None:
    draw = random.Random(7)
    names = published_names()
    pairs = [("gpt2", "smollm2-135m"), ("llama-3.1-405b", "deepseek-v3"), ("gpt2", "gpt2")]
    pairs += [(draw.choice(names), draw.choice(names)) for _ in range(60)]
    found = call("model_zoo/compare.ts", COMPARE, [zoo._rows, pairs])
    for (a, b), lines in zip(pairs, found, strict=True):
        _, *ours, _ = compare(a, b).rows
        numbers = [
            [float(re.sub("[+,]", "", n).replace("−", "-")) for n in line[-2:]] for line in ours
        ]
        assert lines == [pytest.approx(line, abs=0.0051) for line in numbers], (a, b)
        totals = [count_parameters(published(name)).total for name in (a, b)]
        assert sum(parameters for parameters, _ in lines) == totals[1] - totals[0]

"""The published models' sizes against transformers, and against what others counted."""

import functools
import re

import pytest

from gpt_lab import count_parameters, published
from gpt_lab.anatomy import described, published_names
from gpt_lab.anatomy.described import of_row
from gpt_lab.config import GPTConfig
from tests.support.odd_configs import built
from tests.support.published_witness import (
    FAMILIES,
    counted_totals,
    known_totals,
    published_configs,
    published_rows,
    random_row,
    transformers_model,
    transformers_totals,
)

ROWS = published_rows()


def rows(names):
    """Rows by name as parameters."""
    return pytest.mark.parametrize("name", names)


@functools.cache
def counted(name):
    """The row's parameters, and the numbers in its checkpoint, by transformers."""
    return transformers_totals(ROWS[name])


SIZES = {"vocab_size", "d_model", "n_layers"}
MIXERS = {"experts", "latent", "state_space", "delta", "filter", "index", "full", "layer_table"}
KNOWN = {
    "": SIZES
    | {"source", "family", "published", "n_kv_heads", "d_head", "d_ff", "tie_embeddings"}
    | {"qkv_bias", "output_bias", "bias", "qk_norm", "sinks", "norm", "norms_per_block"}
    | {"feed_forward", "positions", "window", "layers", "lm_head_bias", "norm_bias"}
    | {"attention_gate", "copy", "default", "context_length", "n_heads", "maker", "year"}
    | {"license", "d_v", "d_wide", "one_pair", "embedding_norm"}
    | MIXERS,
    "experts": {"count", "active", "d_ff", "shared", "shared_d_ff", "shared_gate"}
    | {"router_bias", "correction_bias", "bias", "first_dense", "choice_bias", "gated"}
    | {"d_inner", "scales", "norms"},
    "latent": {"q_rank", "kv_rank", "d_nope", "d_rope", "d_v"},
    "state_space": {"d_inner", "d_state", "kernel", "dt_rank", "n_heads", "groups"}
    | {"conv_bias", "projection_bias", "norms"},
    "delta": {"n_key_heads", "n_value_heads", "d_key", "d_value", "kernel", "channels", "short"},
    "filter": {"kernel"},
    "index": {"n_heads", "d_head", "top"},
    "full": {"n_heads", "n_kv_heads", "d_head", "d_v", "sinks", "one_pair"},
    "layer_table": {"rows", "width"},
}
LAYERS = {f"{mixer} {ffn}".strip() for mixer in described.MIXERS for ffn in described.FEED_FORWARD}
CHOICES = {
    "attention_gate": {True, "head"},
    "qk_norm": {"head", "width"},
    "norm": {"layer", "plain"},
    "norms_per_block": {1, 4},
    "feed_forward": {"gelu", "geglu", "xielu"},
    "positions": {"learned", "none"},
}
TRUE = {"gated", "conv_bias"}  # what is so unless a row says otherwise
DEFAULTS = {"shared_d_ff": "d_ff", "n_kv_heads": "n_heads"}


def tables(row):
    """The row and its sub-tables, by name."""
    return {"": row} | {name: row[name] for name in MIXERS if name in row}


@pytest.mark.parametrize("name", ROWS)
def test_a_row_says_what_is_needed_in_known_words_and_no_default(name):
    row = ROWS[name]
    assert name == name.lower()
    assert row["source"].startswith(("https://huggingface.co/", "https://arxiv.org/abs/"))
    assert SIZES.issubset(row)
    for table, fields in tables(row).items():
        assert fields.keys() <= KNOWN[table]
        for field, value in fields.items():
            default = (True,) if field in TRUE else (False, 0)
            if field in ("output_bias", "norm_bias"):
                default = (row.get("bias", False),)
            assert table == "full" or value not in default, f"{field} = {value} is the default"
            assert field not in CHOICES or value in CHOICES[field]
            if field in DEFAULTS and table != "full":
                assert value != fields[DEFAULTS[field]], f"{field} is what it is by default"
    assert row.get("d_head") != row["d_model"] / row.get("n_heads", 1), "d_head is the default"
    experts, layers = row.get("experts", {}), described.layers_of(row)
    assert ("d_ff" in row) == any({"dense", "both"} & {*kind.split()} for kind in layers)
    assert ("d_wide" in row) == any("wide" in kind for kind in layers)
    assert row["year"] >= 2019
    assert row["maker"]
    assert ("window" in row) == any("window" in kind for kind in layers)
    attend = any(kind.split()[0] in described.ATTEND for kind in layers)
    assert ("n_heads" in row) == ("context_length" in row) == attend
    assert sum(layers.values()) == row["n_layers"]
    assert layers.keys() <= LAYERS
    assert not experts or {"count", "active", "d_ff"} <= experts.keys()
    assert "latent" not in row or {"kv_rank", "d_nope", "d_rope", "d_v"} <= row["latent"].keys()


@rows(known_totals())
def test_a_row_has_as_many_numbers_as_others_found_in_its_checkpoint(name):
    """The independent witness: the sizes are right, since transformers comes to the same total."""
    total, stored = counted(name)
    print(f"{name:20} {total:17,} parameters")
    assert stored == known_totals()[name]


@rows(counted_totals())
def test_a_row_keeps_its_count(name):
    assert counted(name)[1] == counted_totals()[name]


def test_each_row_has_a_second_witness_or_is_listed_as_having_none():
    """A known total, a copy of its configuration, or transformers' own: GPT-3 has its paper's."""
    seen = {name for name, row in ROWS.items() if "copy" in row or "default" in row}
    assert not seen & known_totals().keys()
    without = ROWS.keys() - known_totals().keys() - seen
    assert without == counted_totals().keys() | {"gpt3-175b"}
    assert known_totals().keys() <= ROWS.keys()
    assert len(ROWS) >= 160


@pytest.mark.parametrize("name", [name for name in ROWS if "default" in ROWS[name]])
def test_a_default_is_what_transformers_has(name):
    model = built(ROWS[name]["family"], {})
    assert sum(parameter.numel() for parameter in model.parameters()) == counted(name)[0]


@rows([name for name in ROWS if "published" in ROWS[name]])
def test_what_the_card_says_is_near_the_total(name):
    """Cards round, down as often as to the nearest; GPT-2 XL's says 1.5 for 1.56."""
    number, unit = re.fullmatch(r"([\d.,]+)([MBT]?)", ROWS[name]["published"]).groups()
    said = float(number.replace(",", "")) * {"": 1, "M": 1e6, "B": 1e9, "T": 1e12}[unit]
    assert said == pytest.approx(counted(name)[0], rel=0.04 if unit else 0)


def test_gpt3_has_the_total_of_its_paper():
    """Brown et al. 2020, table D.1: 174,600 million."""
    assert round(counted("gpt3-175b")[0], -8) == 174_600_000_000


def test_only_corrections_of_routers_are_stored_and_no_parameters():
    for name, row in ROWS.items():
        experts = row.get("experts", {})
        layers = row["n_layers"] - experts.get("first_dense", 0)
        if "layers" in row:
            layers = sum(n for kind, n in row["layers"].items() if "moe" in kind)
        more = layers * experts["count"] if experts.get("correction_bias") else 0
        if row["family"] == "gemma4_text":
            more = row["n_layers"]
        total, stored = counted(name)
        assert stored - total == more, name


def test_every_family_has_random_rows_or_configurations_and_a_published_one():
    seen = {row["family"] for row in ROWS.values()}
    assert seen >= {*FAMILIES}
    assert published_configs().keys() <= ROWS.keys()
    assert {ROWS[name]["family"] for name in published_configs()} >= seen - {*FAMILIES}


@pytest.mark.parametrize("family", FAMILIES)
def test_random_rows_are_such_as_the_family_has(family):
    """Known words, what the family's published rows say always, and switches both ways."""
    rows = [random_row(family, seed) for seed in range(30)]
    published = [row for row in ROWS.values() if row["family"] == family]
    for row in rows:
        for table, fields in tables(row).items():
            assert fields.keys() <= KNOWN[table]
        for field in ("qk_norm", "sinks", "norm", "norms_per_block", "feed_forward", "positions"):
            assert row.get(field) in {other.get(field) for other in published}
    switches = {"tie_embeddings", *({"qkv_bias"} & rows[0].keys())}
    if family in ("gpt2", "gpt_neox", "qwen2", "phi"):
        switches = {"tie_embeddings"}
    for switch in switches:
        assert {row[switch] for row in rows} == {True, False}
    assert len({count_parameters(of_row(row)).total for row in rows}) > 25


# What a switch adds to a model's tensors, in all the names that transformers has for it.
SWITCHES = {
    "qkv_bias": r"\b(q_proj|qkv_proj|query_key_value|c_attn)\.bias",
    "output_bias": r"\b(o_proj|(self_attn|attention)\.dense|attn\.c_proj)\.bias",
    "bias": r"\b(mlp|feed_forward)\.(down_proj|dense_4h_to_h|c_proj|fc2)\.bias",
    "qk_norm": r"\b(q_norm|query_layernorm|q_layernorm)\.weight",
    "sinks": r"\bsinks$",
    "positions": r"\bwpe\.weight",
    "experts": r"\bexperts\.down_proj$",
    "experts.shared": r"\bshared_(experts?\.down_proj|mlp\.output_linear)",
    "experts.shared_gate": r"\bshared_expert_gate\.weight",
    "experts.router_bias": r"\brouter\.bias",
    "experts.correction_bias": r"\be_score_correction_bias$",
    "experts.bias": r"\bexperts\.down_proj_bias",
    "latent": r"\bkv_a_proj_with_mqa\.weight",
    "latent.q_rank": r"\bq_a_proj\.weight",
    "lm_head_bias": r"\blm_head\.bias",
    "state_space": r"\b(mamba|mixer)\.A_log$",
    "state_space.norms": r"\b(mamba\.norm|dt_layernorm)\.weight",
    "delta": r"\bin_proj_qkvz\.weight",
    "filter": r"\bconv\.conv\.weight",
}


def is_on(row, switch):
    table, _, field = switch.rpartition(".")
    if switch == "output_bias":
        return row.get("output_bias", row.get("bias", False))
    return bool(row.get(table, {}).get(field) if table else row.get(field))


SOME_ROWS = [
    *(pytest.param(row, id=name) for name, row in ROWS.items() if row["family"] in FAMILIES),
    *(
        pytest.param(
            random_row(family, seed),
            id=f"{family}-{seed}",
        )
        for family in FAMILIES
        for seed in range(3)
    ),
]


@pytest.mark.parametrize("row", SOME_ROWS)
def test_transformers_has_what_a_rows_switches_say_and_nothing_else(row):
    """What a family always has is not an argument of its class; a row says it all the same."""
    layers = row["n_layers"]
    if "layers" not in row:
        layers = min(layers, row.get("experts", {}).get("first_dense", 0) + 1)
    model = transformers_model(row | {"n_layers": layers})
    stored = model.state_dict().keys()
    names = [name for name, _ in model.named_parameters()]
    names += [name for name, _ in model.named_buffers() if name in stored]
    has_experts = "experts" in row and layers > row["experts"].get("first_dense", 0)
    for switch, pattern in SWITCHES.items():
        if switch.startswith("experts") and not has_experts:
            continue
        if switch == "experts.shared" and row["family"] == "granitemoehybrid":
            continue  # what all tokens pass is called so there, with experts beside it or none
        found = any(re.search(pattern, name) for name in names)
        assert found == is_on(row, switch), switch
    assert any("lm_head.weight" in name for name in names) != row.get("tie_embeddings", False)
    norms = [name for name in names if re.search(r"\.0\.(\w*norm|ln_\w+)\.", name)]
    shift = row.get("norm") == "layer" and row.get("norm_bias", row.get("bias", False))
    per_norm = 0 if row.get("norm") == "plain" else 1 + shift
    assert len(norms) == per_norm * row.get("norms_per_block", 2)
    gated = any(
        re.search(r"\b(gate_proj|gate_up_proj|w3|shared_mlp\.input_linear)\b", name)
        for name in names
    )
    assert gated == (row.get("feed_forward") != "gelu" and "mamba" not in row.get("layers", {}))


@rows(ROWS)
def test_our_count_of_a_published_model_equals_transformers(name):
    assert count_parameters(published(name)).total == counted(name)[0]


@pytest.mark.parametrize("family", FAMILIES)
def test_our_count_of_random_models_of_a_family_equals_transformers(family):
    for seed in range(12):
        row = random_row(family, seed)
        assert count_parameters(of_row(row)).total == transformers_totals(row)[0], row


# The authors' own numbers for one token: Jiang et al. 2024 (12.9 of 46.7 billion), DeepSeek-AI 2024
# (37 of 671; V2: 21 of 236), Qwen's cards (3.3 of 30.5; 22 of 235; A14B).
@pytest.mark.parametrize(
    ("name", "billions"),
    [
        ("mixtral-8x7b", 12.9),
        ("deepseek-v3", 37),
        ("deepseek-v2", 21),
        ("qwen3-30b-a3b", 3.3),
        ("qwen3-235b-a22b", 22),
        ("qwen2-57b-a14b", 14),
    ],
)
def test_active_parameters_are_near_what_the_authors_say(name, billions):
    assert count_parameters(published(name)).active / 1e9 == pytest.approx(billions, rel=0.03)


def test_a_dense_model_uses_all_of_its_parameters():
    count = count_parameters(published("llama-3.1-8b"))
    assert count.active == count.total
    assert "active" not in f"{count}{count.table()}"


def test_tree_and_table_show_what_one_token_uses():
    count = count_parameters(published("deepseek-v3"))
    assert f"active {count.active:,}" in str(count).splitlines()[0]
    assert count.table().splitlines()[-1].split()[:2] == ["active", f"{count.active:,}"]
    assert count.to_dict()["active"] == count.active
    for part in count.walk():
        if part.parts:
            assert part.total == sum(p.total for p in part.parts), part.name
            assert part.active == sum(p.active for p in part.parts), part.name
    assert sum(count.components.values()) == count.total


@pytest.mark.parametrize("name", ["llama-3.2-1b", "qwen2-0.5b", "gpt3-175b"])
def test_presets_are_the_published_models(name):
    ours, theirs = count_parameters(GPTConfig.preset(name)), count_parameters(published(name))
    assert (ours.components, ours.text) == (theirs.components, theirs.text)


def test_unknown_names_are_refused_with_the_nearest():
    with pytest.raises(ValueError, match=r"^no published model 'deepseek-v4'.*deepseek-v3"):
        published("deepseek-v4")
    with pytest.raises(TypeError, match=r"^a model's name is a str, not None$"):
        published(None)
    assert published_names() == tuple(ROWS)

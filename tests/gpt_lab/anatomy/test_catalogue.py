"""The catalogue as a table, and two models line by line."""

import json

import pytest

from gpt_lab import count_parameters, kv_cache_bytes, published
from gpt_lab.anatomy import compare, parameters_read, published_names, published_table
from gpt_lab.anatomy.catalogue import GROUPS, NOT_KNOWN, attention_kind, group, maker, year
from tests.gpt_lab.anatomy.test_published import ROWS
from tests.support import ROOT
from tests.support.published_witness import (
    known_totals,
    transformers_config,
    transformers_totals,
)


def number(text):
    return float(text.replace(",", "").replace("−", "-").replace("+", ""))


def test_the_table_has_a_row_for_each_model():
    table = published_table()
    assert [row[0] for row in table.rows] == [*published_names()]
    for name, _, _, _, total, read, _, cache in table.rows[::9]:
        assert number(total) == count_parameters(published(name)).total
        assert number(read) == parameters_read(published(name))
        mib = kv_cache_bytes(published(name), 8192, dtype="bfloat16") / 2**20
        assert number(cache) == pytest.approx(mib, abs=0.05)


@pytest.mark.parametrize("column", ["parameters", "for one token", "cache"])
def test_numbers_are_sorted_from_the_largest(column):
    place = published_table().headings.index(column)
    values = [number(row[place]) for row in published_table(sort=column).rows]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1]


def test_groups_share_the_models_out():
    sizes = {name: len(published_table(group=name).rows) for name in GROUPS}
    assert sum(sizes.values()) == len(ROWS)
    assert min(sizes.values()) >= 6
    assert [group(name) for name in ("gpt2", "deepseek-v3", "jamba-v0.1", "mamba-130m")] == [
        *GROUPS
    ]


def test_makers_and_keys():
    assert {maker(name) for name in ROWS} >= {"OpenAI", "Meta", "DeepSeek", "AI21 Labs"}
    names = ("gpt2", "llama-3-8b", "falcon-7b", "deepseek-v3", "mamba-130m")
    kinds = [attention_kind(name) for name in names]
    assert kinds == ["all", "8 shared", "one shared", "latent", "none"]


def test_what_nobody_knows_is_said():
    for name in (*NOT_KNOWN, "GPT-4o", "claude-3-opus"):
        with pytest.raises(ValueError, match=r"cannot be counted: \w+ has not published it$"):
            published(name)
    assert "gpt-4" not in published_names()


def test_unknown_columns_and_groups_are_refused():
    with pytest.raises(ValueError, match=r"sort='size' is no column.*parameters"):
        published_table(sort="size")
    with pytest.raises(ValueError, match=r"group='huge' is none.*hybrid"):
        published_table(group="huge")


PAIRS = [*zip([*ROWS][::6], [*ROWS][3::6], strict=False), ("mamba-130m", "gpt2")]


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_lines_add_up_to_the_whole_difference(a, b):
    first, *steps, last = compare(a, b, tokens=1000).rows
    for row, name in ((first, a), (last, b)):
        assert number(row[3]) == count_parameters(published(name)).total
    assert sum(number(row[3]) for row in steps) == number(last[3]) - number(first[3])
    cache = number(last[4]) - number(first[4])
    assert sum(number(row[4]) for row in steps) == pytest.approx(cache, abs=0.01 * len(steps))
    assert all(row[1] != row[2] for row in steps)


def test_a_line_costs_what_transformers_says_of_that_change_alone():
    """GPT-2 with Medium's width, then its layers, then its heads."""
    lines = {row[0]: number(row[3]) for row in compare("gpt2", "gpt2-medium").rows}
    wide = ROWS["gpt2"] | {"d_model": 1024, "n_heads": 16}
    deep = wide | {"n_layers": 24}
    at_once = lines["width"] + lines["query heads"] + lines["key-value heads"]
    sizes = [transformers_totals(row)[0] for row in (ROWS["gpt2"], wide, deep)]
    end = transformers_totals(ROWS["gpt2-medium"])[0]
    assert at_once + lines["layers"] + lines["feed-forward network"] == end - sizes[0]
    assert lines["layers"] > sizes[2] - sizes[1] - 1e8


def test_groups_of_heads_are_what_a_cache_shrinks_by():
    lines = {row[0]: row for row in compare("gpt2", "smollm2-135m", tokens=8192).rows}
    assert number(lines["key-value heads"][4]) == -30 * 2 * (12 - 3) * 64 * 2 * 8192 / 2**20
    assert lines["vocabulary"][1:3] == ["50,257", "49,152"]


def test_latent_attention_is_a_line_of_its_own():
    lines = {row[0]: row for row in compare("llama-3.1-8b", "deepseek-v3").rows}
    assert "kv rank 512" in lines["latent attention"][2]
    assert number(lines["latent attention"][4]) < 0


def test_a_configuration_is_compared_as_well(tmp_path):
    config = json.loads(transformers_config(ROWS["llama-3-8b"]).to_json_string(use_diff=False))
    assert len(compare(config, "llama-3-8b").rows) == 2
    path = tmp_path / "config.json"
    path.write_text(json.dumps(config), encoding="utf-8")
    assert (
        number(compare(str(path), "gpt2").rows[0][3])
        == count_parameters(published("llama-3-8b")).total
    )


def test_the_book_says_for_how_many_models_a_total_was_looked_up():
    page = (ROOT / "book" / "models.md").read_text(encoding="utf-8")
    assert f"For {len(known_totals())} of them" in page


def test_makers_years_and_licenses_stand_in_the_rows():
    by_year = published_table(sort="year").rows
    assert [row[2] for row in by_year] == sorted((row[2] for row in by_year), reverse=True)
    assert (maker("kimi-k2.5"), year("kimi-k2.5"), year("gpt2")) == ("Moonshot AI", 2026, 2019)
    assert {row["license"] for row in ROWS.values() if "license" in row} >= {"MIT", "Apache 2.0"}

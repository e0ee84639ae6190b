"""One new fact in many ways: what is asked, what is left as it was, and what the table says."""

import json
import math
import statistics

import pytest
import torch

from gpt_lab import generate
from gpt_lab.cli import main
from gpt_lab.lab_model import countries
from gpt_lab.tuning import finetune
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.editing import costs, teaching_table
from gpt_lab_course.experiments.editing.new_facts import (
    MODELS,
    PLAIN,
    FactScores,
    Telling,
    outcome,
    world,
)
from gpt_lab_course.experiments.editing.ways_to_teach import (
    CONTROLS,
    WAYS,
    TeachingResult,
    TeachingTask,
    measure,
)

MEASURED_AGAIN = ("fine-tuned with rehearsal", "rank-one edit", "steered")


@pytest.fixture(scope="module")
def lab():
    return world("lab")


def test_facts_are_new_and_their_capitals_known_elsewhere(lab):
    facts = lab.facts_apart(20, seed=1)
    assert len({c for fact in facts for c in (fact.country, fact.of)}) == 40
    for fact in facts:
        assert fact.capital != fact.country.capital
        assert fact.of in lab.known
        assert fact.text() == f"The capital of {fact.country.name} is {fact.capital}."
    assert facts == lab.facts_apart(20, seed=1) != lab.facts_apart(20, seed=2)
    assert lab.facts_apart(3, seed=1) == facts[:3]


def test_neighbors_are_others_and_never_rehearsed(lab):
    for fact in lab.facts_apart(5, seed=0):
        asked, rehearsed = lab.neighbors(fact)
        assert len(asked) == 36
        assert not {*asked, *rehearsed} & {fact.country, fact.of}
        assert not {*asked} & {*rehearsed}
        examples = TeachingTask(lab, fact, [fact]).rehearsed()
        assert len(examples) == len(rehearsed) == len(lab.known) - 38


def test_a_model_that_was_told_nothing_knows_the_neighbors_and_not_the_fact(lab):
    found = outcome(lab, lab.facts_apart(1, seed=0)[0])
    assert (found.own, found.others, found.neighbors, found.text) == (0, 0, 1, 0)


def test_what_it_says_is_what_it_would_write(lab):
    """By generation, token by token, with the fact in front of each question."""
    fact = lab.facts_apart(1, seed=0)[0]
    with lab.restored():
        finetune(lab.model, [lab.ask(PLAIN, fact.country, fact.capital)], until=0.8)
        found = outcome(lab, fact, Telling(before=lambda question: "A story. "))
        right = []
        for wording in lab.wordings:
            asked = lab.ask(wording, fact.country, fact.capital, before="A story. ")
            ids = torch.tensor([asked.question])
            written = generate(lab.model, ids, len(asked.answer), temperature=0)
            right.append(tuple(int(token) for token in written) == asked.answer)
    assert found.others == pytest.approx(statistics.fmean(right))


@pytest.mark.parametrize("way", WAYS)
def test_each_way_leaves_the_model_as_it_was(lab, way):
    own = {name: p.clone() for name, p in lab.model.named_parameters()}
    facts = lab.facts_apart(20, seed=0)
    found = measure(way, TeachingTask(lab, facts[0], facts))
    after = dict(lab.model.named_parameters())
    assert after.keys() == own.keys()
    assert all(torch.equal(after[name], own[name]) for name in own)
    assert all(p.requires_grad for p in after.values())
    unchanged = way == "nothing" or way.startswith(("told", "retrieved"))
    assert (found.changed == 0) == unchanged
    assert found.answering > 2 * sum(p.numel() for p in lab.model.blocks.parameters())


@pytest.mark.parametrize("way", CONTROLS)
def test_a_control_tells_of_the_country_and_another_city(lab, way):
    facts = lab.facts_apart(20, seed=0)
    for fact in (facts[0], facts[-1]):
        with WAYS[way](TeachingTask(lab, fact, facts)) as taught:
            last = taught.telling.before("").strip().split(". ")[-1]
        assert last.startswith(PLAIN.format(country=fact.country.name))
        assert not {fact.capital, fact.country.capital} & {last.split(" is ")[1].rstrip(".")}


def test_the_table_of_costs_has_no_controls():
    found = [*teaching_table.results("lab")]
    found += [found[0] | {"way": way} for way in CONTROLS]
    ways = {one["way"] for one in found} - {*CONTROLS}
    assert repr(teaching_table.costs(found)).count("\n") == len(ways) + 1
    assert not any(way in repr(teaching_table.costs(found)) for way in CONTROLS)


def test_shares_are_counted_over_countries():
    """Wilson's interval for 0 of 8 facts of 8 countries, by hand 32.4%."""
    found = teaching_table.by_way(teaching_table.results("smollm2-135m"))["fine-tuned"]
    turned = teaching_table.proportion(found, "turned")
    assert (len(found), turned.successes) == (8, 0)
    assert turned.high == pytest.approx(0.324, abs=5e-4)
    kept = teaching_table.proportion(found, "neighbors")
    mean = statistics.fmean(one["neighbors"] for one in found)
    assert kept.share == pytest.approx(mean, abs=0.01)
    assert kept.high - kept.low > 0.2  # 96 independent answers would give 0.19


def test_what_is_told_costs_little_from_a_cache(lab):
    fact = lab.facts_apart(1, seed=0)[0]
    again, kept = (costs.telling(lab, fact, cached=cached) for cached in (False, True))
    parameters = sum(p.numel() for p in lab.model.blocks.parameters())
    told, alone = (
        lab.ask(PLAIN, fact.country, fact.capital, before).question
        for before in (f"{fact.text()} ", "")
    )
    n = len(told) - len(alone)
    assert again > 2 * parameters * n * 0.9  # two for each weight of the blocks and token
    assert 0 <= kept < again / 20


def test_one_is_looked_up_among_twenty_however_few_are_measured(lab, monkeypatch):
    facts = []
    monkeypatch.setattr(teaching_table, "measure", lambda way, setting: facts.append(setting.facts))
    with pytest.raises(AttributeError):  # nothing was measured
        next(teaching_table.run(lab, 2, [0], ["retrieved, the nearest 8"]))
    assert [len(some) for some in facts] == [20]


def test_examples_show_how_and_not_what(lab):
    facts = lab.facts_apart(20, seed=0)
    with WAYS["told after three examples"](TeachingTask(lab, facts[0], facts)) as taught:
        front = taught.telling.before("")
    assert front.count(facts[0].text()) == 1
    assert front.endswith(facts[0].text() + " ")
    assert [front.count(fact.text()) for fact in facts[1:5]] == [2, 2, 2, 0]


@pytest.mark.parametrize("k", [1, 3, 8])
def test_the_right_document_is_found_and_stands_last(lab, k):
    facts = lab.facts_apart(20, seed=0)
    way = "retrieved, the nearest" + ("" if k == 1 else f" {k}")
    for fact in facts:
        with WAYS[way](TeachingTask(lab, fact, facts)) as taught:
            front = taught.telling.before(PLAIN.format(country=fact.country.name))
        assert front.endswith(fact.text() + " ")
        assert front.count("The capital of") == k


@pytest.mark.parametrize("model", MODELS)
def test_the_packaged_results_are_complete(model):
    found = teaching_table.by_way(teaching_table.results(model))
    assert {"fine-tuned", "fine-tuned with rehearsal", "rank-one edit"} < {*found}
    country = {c.capital: c.name for c in countries()}
    for some in found.values():
        assert len(some) >= {"lab": 19, "smollm2-135m": 8}[model]
        both = [name for one in some for name in (one["country"], country[one["capital"]])]
        assert len({*both}) == len(both)  # no country in two facts
    assert {one["own"] for one in found["nothing"]} == {0.0}


@pytest.mark.parametrize("way", MEASURED_AGAIN)
def test_a_fact_measured_again_comes_out_as_packaged(lab, way):
    packaged = teaching_table.results("lab")
    facts = lab.facts_apart(20, seed=0)
    was = next(
        one
        for one in packaged
        if (one["way"], one["seed"], one["country"]) == (way, 0, facts[4].country.name)
    )
    now = measure(way, TeachingTask(lab, facts[4], facts, 0))
    assert was["capital"] == facts[4].capital
    for name, value in now.outcome._asdict().items():
        assert was[name] == pytest.approx(value, abs=0.21 if name == "others" else 0.06), name
    assert was["changed"] == now.changed
    assert was["answering"] == now.answering


def test_a_run_goes_on_where_it_stopped(lab):
    ways = ["nothing", "told in the prompt"]
    whole = list(teaching_table.run(lab, 2, [0], ways))
    rest = list(teaching_table.run(lab, 2, [0], ways, done=whole[:3]))
    assert rest == whole[3:]


def test_means_have_errors():
    mean, error = teaching_table.mean_and_error([0.0, 0.0, 1.0, 1.0, 1.0])
    assert mean == pytest.approx(0.6)
    assert error == pytest.approx(math.sqrt(0.3) / math.sqrt(5))
    assert math.isnan(teaching_table.mean_and_error([1.0])[1])


def test_the_command_writes_lines_and_goes_on_after_a_cut(tmp_path, capsys):
    path = tmp_path / "results.jsonl"
    command = ["teach", "--facts", "1", "--seeds", "1", "--way", "nothing", "--output", str(path)]
    assert main(command) == 0
    first, *rest = map(json.loads, path.read_text("utf-8").splitlines())
    assert first["model"] == "lab"
    assert [one[0] for one in rest] == ["nothing"]
    whole = path.read_text("utf-8")
    path.write_text(whole[:-30], "utf-8")  # killed within a line
    assert main(command) == 0
    assert path.read_text("utf-8") == whole
    assert "100% [" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--model", "gpt5"], "name='gpt5' is not one of lab, smollm2-135m"),
        (["--facts", "0"], "n=0 is not one of 1"),
        (["--facts", "500"], "n=500 is not one of 1"),
        (["--seeds", "0"], "--seeds 0"),
        (["--way", "tell"], "way='tell' is none"),
    ],
)
def test_the_command_refuses_in_a_line(options, words, capsys):
    assert main(["teach", *options]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("text", ["{}\n", "no json\n", '{"model": "smollm2-135m"}\n'])
def test_another_file_is_left_alone(text, tmp_path, capsys):
    path = tmp_path / "other.txt"
    path.write_text(text, "utf-8")
    assert main(["teach", "--output", str(path), "--way", "nothing"]) == 2
    assert path.read_text("utf-8") == text
    assert str(path) in capsys.readouterr().err


def test_there_is_a_world_for_each_model_and_no_other():
    with pytest.raises(RefusedError, match="gpt5"):
        world("gpt5")
    with pytest.raises(RefusedError, match="gpt5"):
        teaching_table.results("gpt5")


def test_a_later_draw_leaves_out_whose_country_had_its_fact(lab, monkeypatch):
    """Twenty facts take 40 of 104 countries, so that a second draw has some of them again."""
    done = TeachingResult(FactScores(0, 0, 0, 1, 0), 0, 0, 0)
    monkeypatch.setattr(teaching_table, "measure", lambda way, setting: done)
    found = [*teaching_table.run(lab, 20, [0, 1], ["nothing"])]
    country = {c.capital: c.name for c in countries()}
    both = [name for one in found for name in (one["country"], country[one["capital"]])]
    assert len({*both}) == len(both)
    assert 20 < len(found) < 40
    assert [one["country"] for one in found[:20]] == [
        f.country.name for f in lab.facts_apart(20, 0)
    ]

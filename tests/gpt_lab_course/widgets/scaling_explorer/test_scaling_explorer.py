"""ScalingExplorer: its points are the table's rows, its counts Python's, and nothing is guessed."""

import copy
import math
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from gpt_lab.anatomy import count_parameters, flops_per_token
from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.toy_tasks.questions import Questions
from gpt_lab_course.widgets import ScalingExplorer
from gpt_lab_course.widgets.scaling_explorer.points import for_page
from tests.support.javascript import call
from tests.support.pages import write_page
from tests.support.sweeps import TINY, made

SHAPES = [(32, 4, 2, 128), (8, 1, 1, 2), (88, 4, 1, 352), (44, 2, 4, 10)]
TASK: dict[str, Any] = {"vocab_size": 250, "context_length": 63, "abilities": []}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Any:
    heads = {**TINY["group"][0], "name": "heads", "base": {"d_model": 4, "n_layers": 1}}  # type: ignore[index]
    heads["shapes"] = [{"n_heads": 1}, {"n_heads": 2}]
    two = {**TINY, "group": [*TINY["group"], heads]}  # type: ignore[misc]
    return made(tmp_path_factory.mktemp("sweep") / "runs", two)


def sizes(d_model: int, n_heads: int, n_layers: int, d_ff: int) -> dict[str, int]:
    return {"d_model": d_model, "n_heads": n_heads, "n_layers": n_layers, "d_ff": d_ff}


@pytest.mark.parametrize("shape", SHAPES)
def test_counts_and_costs_are_pythons(shape: tuple[int, int, int, int]) -> None:
    config = GPTConfig(vocab_size=250, context_length=63, **sizes(*shape))
    budget = {"steps": 500, "batch": 32}
    parts, total, flops = call(
        "scaling_explorer/sizes.ts",
        """({ partsOf, parametersOf, flopsOf }, [sizes, task, budget]) =>
          [partsOf(sizes, task), parametersOf(sizes, task), flopsOf(sizes, task, budget)]""",
        [sizes(*shape), TASK, budget],
    )
    count = count_parameters(config)
    assert {part["name"]: part["total"] for part in parts} == count.components
    assert total == count.total
    assert flops == 3 * flops_per_token(config, 32) * 32 * 63 * 500


def test_a_line_of_equal_parameters_has_equal_parameters() -> None:
    line = call(
        "scaling_explorer/sizes.ts",
        """({ equalLine, parametersOf }, task) => {
          const size = (width, L) =>
            parametersOf({ d_model: width, n_heads: 4, n_layers: L, d_ff: 4 * width }, task);
          return equalLine(size, size(64, 2), [1, 2, 4], [8, 200])
            .map(([width, L]) => [width, L, size(width, L) / size(64, 2)]);
        }""",
        TASK,
    )
    assert [L for _, L, _ in line] == [1, 2, 4]
    assert line[1][0] == pytest.approx(64, rel=1e-6)
    assert line[0][0] > 64 > line[2][0]
    assert [ratio for *_, ratio in line] == pytest.approx([1, 1, 1], rel=1e-6)


def test_points_have_each_seed_and_each_rate_of_the_table(table: Any) -> None:
    page = for_page(table)
    assert [group["name"] for group in page["groups"]] == ["width", "heads"]
    (task,) = page["tasks"].values()
    names = [ability["name"] for ability in task["abilities"]]
    for group in page["groups"]:
        for point in group["points"]:
            rows = [
                run
                for run in table["runs"]
                if run["group"] == group["name"]
                and {**point["sizes"], **run["shape"]} == point["sizes"]
            ]
            best = [run for run in rows if run["chosen"]]
            assert len(best) == len(point["seeds"]) == 3
            for seed, run in zip(point["seeds"], best, strict=True):
                assert seed["right"] == [run["abilities"][name][1] for name in names]
                assert seed["excess"] == [round(1000 * run["abilities"][n][0]) for n in names]
                assert seed["curves"][0] == [round(1000 * x) for x in run["curve"][names[0]]]
            assert [rate for rate, _ in point["rates"]] == [0.01, 0.02]
            assert sum(point["parts"].values()) == point["parameters"] == best[0]["parameters"]


def test_what_guessing_gets_right() -> None:
    questions = Questions()
    guesses = questions.guesses()
    assert guesses["fact"] == 1 / 16
    assert guesses["both"] == pytest.approx(1 / 20)
    tokens, asked = questions.held_out
    letters = tokens[:, 1:][asked[:, 1:] == 6]  # a guess that is always the commonest letter
    before = tokens[:, :-1][asked[:, 1:] == 6] - questions.starts["letter"]
    assert letters.size > 500
    right = questions.follows[before].argmax(axis=1) == questions.occurs.argmax()
    assert guesses["bigram"] == pytest.approx(right.mean(), abs=0.08)


def test_a_group_of_which_a_part_is_missing_is_not_there(table: Any) -> None:
    part = copy.deepcopy(table)
    last = max(i for i, run in enumerate(part["runs"]) if run["group"] == "heads" and run["chosen"])
    del part["runs"][last]
    assert [group["name"] for group in for_page(part)["groups"]] == ["width"]
    with pytest.raises(RefusedValueError, match="'heads' is not recorded; there are width"):
        ScalingExplorer("heads", table=part)
    with pytest.raises(RefusedValueError, match="no group with all its rates"):
        ScalingExplorer(table={**table, "runs": []})
    other = {**table, "groups": {"mine": "?"}}
    with pytest.raises(RefusedValueError, match="group 'mine' is not one of the plan"):
        ScalingExplorer(table=other)
    with pytest.raises(RefusedValueError, match="no table of a sweep: it has no 'levels'"):
        ScalingExplorer(table={"tasks": {}, "groups": {}, "runs": []})


def test_a_group_that_compares_rates_is_not_shown_at_its_best_one(table: Any) -> None:
    more = copy.deepcopy(table)
    more["groups"]["one rate"] = "What would one rate for all have said?"
    more["runs"] += [{**run, "group": "one rate"} for run in more["runs"] if run["chosen"]]
    widget = ScalingExplorer("width", table=more)
    assert [group["name"] for group in widget._sweep["groups"]] == ["width", "heads"]
    assert "one rate" not in widget._sweep["missing"]


def point(d_model: int, *right: float, **others: Any) -> dict[str, Any]:
    seeds = [{"right": [share], "excess": [100], "curves": [[]], "best": 1} for share in right]
    known = {"steps": 500, "others": {}, "parameters": 1, "seeds": seeds}
    return {"sizes": sizes(d_model, 4, 2, 4 * d_model), **known, **others}


def column(*points: dict[str, Any]) -> Any:
    group = {"name": "g", "question": "?", "task": "t", "points": [*points]}
    script = """({ columnOf, clearChanges, arrivals, knobOf }, [group, task]) => {
      const column = columnOf(group);
      return {
        knob: knobOf(group) ?? null, at: column.at,
        changes: clearChanges(column, task), order: arrivals(column, task),
      };
    }"""
    task = {**TASK, "abilities": [{"name": "fact", "chance": 2773, "guess": 0.0625}]}
    return call("scaling_explorer/sweep.ts", script, [group, task])


def test_a_change_is_named_where_no_seed_contradicts_it() -> None:
    clear = column(point(8, 0.1, 0.12, 0.11), point(32, 0.5, 0.6, 0.7))
    assert clear["knob"] == "d_model"
    assert [change["to"] for change in clear["changes"]] == [pytest.approx(0.6)]
    assert column(point(8, 0.1, 0.12, 0.55), point(32, 0.5, 0.6, 0.7))["changes"] == []
    assert column(point(8, 0.97, 0.97, 0.97), point(32, 0.98, 0.99, 1.0))["changes"] == []


def test_shapes_that_differ_in_more_than_a_knob_have_no_axis() -> None:
    assert column(point(8, 0.1), point(32, 0.5, others={"norm": "rms"}))["knob"] is None
    assert column(point(8, 0.1), point(32, 0.5, steps=2000))["knob"] is None
    found = column(point(32, 0.5), point(8, 0.1), point(16, 0.2))
    assert found["at"] == pytest.approx([0, 0.5, 1])


def test_a_group_begins_at_gpt_2s_parts(table: Any) -> None:
    assert ScalingExplorer("heads", table=table).n_heads == 2  # nearer to the initial 4
    modern = copy.deepcopy(table)
    for run in modern["runs"]:
        if run["group"] == "heads" and run["shape"]["n_heads"] == 2:
            run["shape"]["norm"] = "rms"
    assert ScalingExplorer("heads", table=modern).n_heads == 1
    rms = point(32, 0.5, others={"norm": "rms"})
    plain = call(
        "scaling_explorer/sweep.ts",
        "({ plainOf }, points) => [plainOf(points).length, plainOf(points.slice(1)).length]",
        [point(8, 0.1), rms],
    )
    assert plain == [1, 1]


def test_what_is_measured_has_its_own_name() -> None:
    facts = {**TASK, "abilities": [{"name": "fact", "chance": 2773, "guess": 0.0625}]}
    two = {**TASK, "abilities": [*facts["abilities"], {**facts["abilities"][0], "name": "two"}]}
    text = {**TASK, "abilities": [{"name": "prose"}, {"name": "stories"}]}
    names = call(
        "scaling_explorer/words.ts",
        "({ abilityName, lossName }, tasks) => tasks.map((t) => [abilityName(t, -1), lossName(t)])",
        [facts, two, text],
    )
    assert names == [
        ["Facts", "excess"],
        ["All abilities", "excess"],
        ["All kinds of text", "loss"],
    ]


@pytest.mark.parametrize("d_model", [4, 6, 8])
def test_a_shape_that_is_given_is_the_one_that_is_marked(table: Any, d_model: int) -> None:
    widget = ScalingExplorer("width", table=table, d_model=d_model, d_ff=4, n_layers=1, n_heads=1)
    assert (widget.d_model, widget.d_ff, widget.lock_d_ff) == (d_model, 4, False)
    assert ScalingExplorer("width", table=table, d_ff=16, d_model=4).lock_d_ff


def test_luck_is_counted() -> None:
    found = call("scaling_explorer/findings.ts", "({ halvings }) => [2, 3, 5].map(halvings)")
    assert found == [math.comb(4, 2), math.comb(6, 3), math.comb(10, 5)]


@pytest.mark.browser
def test_a_shape_that_was_not_trained_is_said_to_be_none(
    table: Any, folder: Any, browser: Browser
) -> None:
    widget = ScalingExplorer("width", table=table, d_model=4, n_heads=1, n_layers=1, d_ff=4)
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    try:
        page.goto(write_page(folder, widget).as_uri())
        page.wait_for_selector("[data-ready=ScalingExplorer]")
        expect(page.locator(".where")).to_have_text("Trained, and marked in the picture.")
        field = page.locator("input[name=d_model]")
        field.fill("5")
        expect(page.locator(".where")).to_contain_text("Not trained. Marked is the nearest")
        expect(page.locator(".where")).to_contain_text("Nothing between is guessed.")
        page.get_by_text("All 2 shapes of this question").click()
        page.get_by_role("radio", name="d_model 6").check()
        expect(field).to_have_value("6")
        expect(page.locator(".where")).to_have_text("Trained, and marked in the picture.")
        page.get_by_role("radio", name="shapes of equal cost").check()
        expect(page.locator(".equal.flops").first).to_be_attached()
        expect(page.locator(".missing")).to_contain_text("Not yet:")
    finally:
        page.close()


MEETING = """() => [...document.querySelectorAll(".chart .foot span")]
  .map((one) => one.getBoundingClientRect()).filter(({ width }) => width)
  .sort((a, b) => a.left - b.left).filter(({ left }, i, all) => i && left < all[i - 1].right + 2)
  .length"""


@pytest.mark.browser
@pytest.mark.parametrize(("width", "ticks"), [(390, 2), (1280, 3)])
def test_widths_do_not_meet_on_an_axis(
    table: Any, folder: Any, browser: Browser, width: int, ticks: int
) -> None:
    near = {"d_model": 112, "n_heads": 1, "n_layers": 1, "d_ff": 448}
    widget = ScalingExplorer("width", table=table, view="shapes", **near)
    page = browser.new_page(viewport={"width": width, "height": 1000})
    try:
        page.goto(write_page(folder, widget).as_uri())
        page.wait_for_selector("[data-ready=ScalingExplorer]")
        assert page.evaluate(MEETING) == 0
        expect(page.locator(".chart .foot span:visible")).to_have_count(ticks)
    finally:
        page.close()

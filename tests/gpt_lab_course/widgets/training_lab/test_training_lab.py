"""TrainingLab: its settings, its tasks' known losses against PyTorch, and its recorded runs."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from torch.nn import functional as F
from traitlets import TraitError

from gpt_lab import GPTConfig, TrainingLab
from gpt_lab.anatomy import count_parameters
from gpt_lab_course.widgets.training_lab import CHALLENGES, recorded
from tests.support.javascript import call

AT_FLOOR = 0.1


def test_a_task_brings_its_sizes_and_settings() -> None:
    widget = TrainingLab("words")
    assert (widget.d_model, widget.d_ff, widget.learning_rate, widget.steps) == (2, 16, 0.02, 300)
    assert TrainingLab("boxes", d_ff=7).d_ff == 7
    assert TrainingLab("text").n_heads == 2
    assert repr(widget) == "TrainingLab('words')"


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"task": "fact"}, "task='fact' is not one of facts, words, boxes, text"),
        ({"knob": "heads"}, "knob='heads' is not one of none, d_model, n_heads, n_layers, d_ff"),
        ({"d_model": 97}, "d_model=97 is above 96"),
        ({"steps": 0}, "steps"),
    ],
)
def test_what_cannot_be_set_is_named(settings: dict[str, Any], named: str) -> None:
    with pytest.raises(TraitError, match=named):
        TrainingLab(**settings)


TASK = """({ TASKS }, name) => {
  const { tokens, data: { ids, row, scored }, context, levels } = TASKS[name]();
  return { V: tokens.length, context, row, ids: [...ids], scored: scored && [...scored],
    levels: levels.map(({ loss }) => loss) };
}"""


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    found: dict[str, Any] = call("training_lab/tasks.ts", TASK, "facts")
    return found


def test_no_sum_of_votes_knows_the_facts_better_than_the_chart_says(facts: dict[str, Any]) -> None:
    """The witness is PyTorch: logistic regression on the two names, whose loss is convex."""
    rows = torch.tensor(facts["ids"]).view(-1, 3)
    cities = rows[:, 2] - rows[:, 2].min()
    names = F.one_hot(rows[:, :2], facts["V"]).sum(1).double()
    votes = torch.zeros(facts["V"], 16, dtype=torch.double, requires_grad=True)
    optimizer = torch.optim.LBFGS([votes], max_iter=300, line_search_fn="strong_wolfe")

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = F.cross_entropy(names @ votes, cities)
        loss.backward()  # type: ignore[no-untyped-call]
        return loss

    optimizer.step(closure)  # type: ignore[no-untyped-call]
    with torch.no_grad():
        lowest = F.cross_entropy(names @ votes, cities).item()
    p = torch.bincount(cities).double() / len(cities)
    chance, added, floor = facts["levels"]
    assert chance == pytest.approx(-(p * p.log()).sum().item())
    assert added == pytest.approx(lowest, abs=2e-3)
    assert floor == 0
    assert len({tuple(row) for row in rows[:, :2].tolist()}) == len(rows) == 576


def test_boxes_are_asked_at_one_remove_or_two() -> None:
    boxes = call("training_lab/tasks.ts", TASK, "boxes")
    rows = torch.tensor(boxes["ids"]).view(-1, boxes["row"])
    assert len(rows) == 4**4 * 8
    for *held, question, answer in rows.tolist():
        box = (question - 4) % 4
        assert answer == (held[box] if question < 8 else held[held[box]])
    assert set(boxes["scored"][:6]) == {0, 1}
    assert sum(boxes["scored"]) == len(rows)
    assert boxes["levels"] == [math.log(4), 0]


@pytest.mark.parametrize("task", CHALLENGES)
def test_exactly_one_knob_reaches_the_floor(task: str) -> None:
    """The claim of each challenge, with as many parameters elsewhere as its control."""
    runs, tokens = dict(recorded()[task]), call("training_lab/tasks.ts", TASK, task)
    challenge = CHALLENGES[task]
    needed = {"facts": "d_ff", "words": "d_model", "boxes": "n_layers"}[task]
    if "beside" in challenge:  # another way, which the sentence names
        beside = runs.pop("beside")
        assert max(beside["ends"]) < AT_FLOOR
        assert challenge["beside"].keys().isdisjoint({needed})
    for knob, run in runs.items():
        assert len(run["ends"]) == len(recorded()["seeds"]) == 3
        if knob == needed:
            assert max(run["ends"]) < AT_FLOOR, knob
            assert run["longer"] == []
        else:
            assert min(run["ends"]) > 1.5 * AT_FLOOR, knob
            assert len(run["longer"]) == (3 if run["longer"][0] < AT_FLOOR else 1)
            assert min(run["rates"]) > 1.5 * AT_FLOOR, knob
        sizes = challenge["base"] | ({} if knob == "base" else {knob: challenge["raised"][knob]})
        config = GPTConfig(tokens["V"], context_length=tokens["context"], **sizes)
        assert run["parameters"] == count_parameters(config).total
    control = max(run["parameters"] for knob, run in runs.items() if knob != needed)
    assert control > 0.9 * runs[needed]["parameters"]


def test_time_is_said_where_it_does_what_a_knob_does() -> None:
    """With five times as many steps, a second head or block gets there, but for one seed."""
    late = {
        (task, knob): sum(loss < AT_FLOOR for loss in run["longer"])
        for task in CHALLENGES
        for knob, run in recorded()[task].items()
        if run["longer"] and min(run["longer"]) < AT_FLOOR
    }
    assert late == {("facts", "n_heads"): 2, ("facts", "n_layers"): 3, ("boxes", "n_heads"): 3}


AGAIN = """({ SEEDS, losses }, { tasks, challenges, name, knob, steps }) =>
  Promise.all([import(tasks), import(challenges)]).then(([{ TASKS }, { CHALLENGES, sizesOf }]) =>
    losses(TASKS[name](), CHALLENGES[name], sizesOf(CHALLENGES[name], knob), SEEDS[0], steps)
      .losses)"""


@pytest.mark.parametrize(
    ("task", "knob", "points"),
    [("words", "d_model", 100), ("words", None, 100), ("facts", "d_ff", 4), ("boxes", None, 4)],
)
def test_a_recorded_run_is_the_same_again(task: str, knob: str | None, points: int) -> None:
    folder = "file://" + str(TrainingLab.folder)
    run = recorded()[task][knob or "base"]
    every = CHALLENGES[task]["training"]["steps"] // 100
    given = {"name": task, "steps": points * every} | ({"knob": knob} if knob else {})
    modules = {name: f"{folder}/{name}.ts" for name in ("tasks", "challenges")}
    losses = call("training_lab/record.ts", AGAIN, {**modules, **given})
    means = [sum(losses[i : i + every]) / every for i in range(0, len(losses), every)]
    assert means == pytest.approx(run["curve"][:points], rel=1e-3)
    if points == 100:
        assert sum(losses[-10:]) / 10 == pytest.approx(run["ends"][0], rel=1e-3)

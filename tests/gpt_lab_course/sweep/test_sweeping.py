"""Sweeps: nothing is lost, nothing is made twice, and the same row gives the same numbers."""

import copy
import json
import math
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gpt_lab.atomic_files import ASIDE
from gpt_lab.cli import main
from gpt_lab.training.folder import lock
from gpt_lab.validation import RefusedError
from gpt_lab_course.sweep import engines, kept, one_run, plan, sweeping
from tests.support import ROOT, sweeps
from tests.support.sweeps import TINY, made, without_seconds


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    return made(tmp_path_factory.mktemp("sweep") / "runs")


def test_the_table_has_every_run_and_what_was_chosen(table):
    runs = table["runs"]
    assert len(runs) == 8
    for width in (4, 6):
        own = [run for run in runs if run["shape"]["d_model"] == width]
        searched = {run["rate"]: run["choosing"] for run in own if run["seed"] == 0}
        best = min(searched, key=searched.get)
        assert {(r["rate"], r["seed"]) for r in own if r["chosen"]} == {(best, s) for s in range(3)}
        assert all(run["edge"] == run["chosen"] for run in own)  # of two rates, any is at an edge
    for run in runs:
        assert run["curve"]["step"] == [2, 4]
        assert run["choosing"] == min(run["curve"]["choosing"])
        assert run["curve"]["one"][-1] == run["abilities"]["one"][0]
        assert set(run["abilities"]) == {"one", "fact"} == set(table["levels"]["q"])
        assert run["flops"] == 4 * next(
            e.flops for e in plan.of_table(TINY).entries if e.first.shape == run["shape"]
        )
    assert json.loads(kept.text(table)) == json.loads(json.dumps(table))


@pytest.mark.parametrize(
    ("best", "further", "rates"),
    [
        (0.02, 3, [0.01, 0.02, 0.04]),
        (0.01, 3, [0.01, 0.02, 0.005]),
        (0.0025, 3, [0.01, 0.02, 0.005, 0.0025, 0.00125]),
        (0.0025, 2, [0.01, 0.02, 0.005, 0.0025]),  # no more are allowed
        (0.08, 0, [0.01, 0.02]),
    ],
)
def test_a_search_goes_on_until_worse_rates_lie_on_both_sides(best, further, rates):
    entry = plan.of_table({**TINY, "further_rates": further}).entries[0]
    rows = {}
    while missing := [job for job in kept.search(entry, rows) if job.key not in rows]:
        for job in missing:
            rows[job.key] = {"choosing": abs(math.log(job.rate / best))}
    assert [job.rate for job in kept.search(entry, rows)] == rates
    choice = kept.best_rate(entry, rows)
    assert choice.edge == (further == 0 or rates[-1] == best)
    assert choice.rate == min(rates, key=lambda rate: abs(math.log(rate / best)))


def test_a_rate_at_which_no_run_goes_on_is_worse_than_any():
    entry = plan.of_table({**TINY, "further_rates": 2}).entries[0]
    low, high = entry.search()
    rows = {low.key: {"choosing": 2.0}, high.key: {"choosing": None}}
    assert [job.rate for job in kept.search(entry, rows)] == [0.01, 0.02, 0.005]


def test_a_sweep_makes_and_counts_further_rates(tmp_path):
    said = []
    one = copy.deepcopy(TINY) | {"further_rates": 1}
    one["group"][0]["shapes"] = [{"d_model": 4}]
    table = made(tmp_path, one, say=said.append)
    assert len(table["runs"]) == 5  # three rates, two more seeds
    assert said[-1].startswith("5 of 5: ")
    assert len({run["rate"] for run in table["runs"]}) == 3


def test_a_sweep_makes_every_rates_seeds(tmp_path):
    each = copy.deepcopy(TINY) | {"tied": math.inf, "further_rates": 1}
    each["group"][0]["shapes"] = [{"d_model": 4}]
    table = made(tmp_path, each)
    seeds = {(run["rate"], run["seed"]) for run in table["runs"]}
    rates = {rate for rate, _ in seeds}
    assert seeds == {(rate, seed) for rate in rates for seed in range(3)}
    assert len(table["runs"]) == len(seeds) == 9
    assert sum(run["chosen"] for run in table["runs"]) == 3


def test_tied_rates_get_all_seeds_and_their_mean_chooses():
    entry = plan.of_table({**TINY, "rates": [0.01, 0.02, 0.04], "tied": 0.05}).entries[0]
    rows = dict(zip((job.key for job in entry.search()), map(_row, (1.04, 1.0, 1.06)), strict=True))
    assert {job.rate for job in kept.repeats(entry, rows)} == {0.01, 0.02}
    assert kept.best_rate(entry, rows).rate == 0.02
    for job in entry.repeats(0.01):
        rows[job.key] = _row(0.9)
    assert kept.best_rate(entry, rows).rate == 0.02  # the other's seeds aren't done
    for job in entry.repeats(0.02):
        rows[job.key] = _row(1.1)
    assert kept.best_rate(entry, rows) == kept.Choice(0.01, edge=True)
    rows[entry.repeats(0.01)[0].key] = _row(None)  # one of its runs could not go on
    assert kept.best_rate(entry, rows).rate == 0.02


def _row(choosing):
    return {"choosing": choosing}


def test_the_same_row_gives_the_same_numbers_again(table):
    stored = json.loads(kept.text(table))
    for run in stored["runs"][::3]:
        again = one_run.train(kept.job(stored, run))
        del again["seconds"]
        assert again == {name: run[name] for name in again}


def test_seeds_differ(table):
    losses = {tuple(run["curve"]["loss"]) for run in table["runs"]}
    assert len(losses) == len(table["runs"])


def test_a_second_start_makes_nothing_again_and_a_longer_plan_only_what_is_new(
    tmp_path, monkeypatch
):
    first = made(tmp_path)
    said = []
    assert made(tmp_path, say=said.append) == first
    assert said == []
    longer = copy.deepcopy(TINY)
    longer["group"][0]["shapes"].append({"d_model": 8})
    trained = []

    def train(job):
        trained.append(job.shape["d_model"])
        return one_run.train(job)

    monkeypatch.setattr(engines, "train", train)
    grown = sweeping.sweep(plan.of_table(longer), tmp_path, workers=1, say=said.append)
    assert trained == [8] * 4
    assert len(grown["runs"]) == 12
    assert said[-1].startswith("12 of 12: width: ")
    assert said[-1].endswith("; 0 min left")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has neither fork nor SIGKILL")
def test_killed_twenty_times(tmp_path):
    run = subprocess.run(
        [sys.executable, sweeps.__file__, tmp_path, "20", "3"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=900,  # a disk may take its time
    )
    assert run.returncode == 0, run.stderr
    left = [int(n) for n in run.stdout.split()]
    assert len(left) == 20
    assert left == sorted(left)  # a run that was kept stays
    tables = [json.loads((tmp_path / k / "table.json").read_text()) for k in ("killed", "warm")]
    assert without_seconds(tables[0]) == without_seconds(tables[1])
    runs = {p.name for p in (tmp_path / "killed").iterdir() if not p.name.startswith(ASIDE)}
    assert runs == {p.name for p in (tmp_path / "undisturbed").iterdir()}


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds the workers in Linux's /proc")
def test_a_killed_worker_costs_only_its_run(tmp_path, table):
    killed = []

    def kill(_):
        if not killed:
            children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
            for child in children:
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    killed.append(int(child))
                    os.kill(int(child), signal.SIGKILL)

    # The first line is said by this very process, between two results of the workers.
    found = made(tmp_path, workers=2, say=kill)
    assert killed
    assert without_seconds(found) == without_seconds(table)


def test_processes_that_die_again_and_again_are_given_up(monkeypatch):
    monkeypatch.setattr(engines, "_DEATHS", 1)
    monkeypatch.setattr(engines, "_begin", os._exit)  # called with what is no number
    jobs = plan.of_table(TINY).entries[0].search()
    with pytest.raises(RefusedError, match=r"killed before a run was finished.*fewer than 2"):
        [*engines.here(jobs, 2)]


def test_two_sweeps_in_one_folder(tmp_path):
    with lock(tmp_path), pytest.raises(OSError, match="another process trains in"):
        made(tmp_path)


def test_a_damaged_run_is_named(tmp_path):
    made(tmp_path)
    key = plan.of_table(TINY).entries[0].search()[0].key
    for content in ("{", '{"job": {}}'):
        (tmp_path / f"{key}.json").write_text(content)
        with pytest.raises(RefusedError, match=rf"{key}\.json is "):
            made(tmp_path)


def test_a_rate_that_is_too_high_is_a_result(tmp_path):
    wild = {**TINY, "rates": [0.01, 1e30], "group": [{**TINY["group"][0]}]}
    found = sweeping.sweep(plan.of_table(wild), tmp_path, workers=1, say=lambda _: None)
    failed = [run for run in found["runs"] if run["rate"] == 1e30]
    assert all(run["choosing"] is None and not run["chosen"] for run in failed)
    assert all("is not a finite number" in run["failed"] for run in failed)
    assert sum(run["chosen"] for run in found["runs"]) == 6


def test_a_short_text_is_left_at_its_best(monkeypatch):
    """Sixteen rows, learned by heart: what is reported is the model before it forgot the rest."""
    few = copy.deepcopy(TINY) | {"budgets": [120], "marks": 20, "comparison": False}
    few["task"]["q"] = {"counts": {"fact": 6}, "rows": 16}
    few["group"][0] |= {"base": {"n_heads": 2, "n_layers": 1}, "shapes": [{"d_model": 32}]}
    row = one_run.train(plan.of_table(few).entries[0].search()[1])
    choosing = row["curve"]["choosing"]
    best = choosing.index(min(choosing))
    assert row["best_step"] == row["curve"]["step"][best]
    assert len(choosing) == best + 1 + one_run.PATIENCE
    assert row["steps_made"] == row["curve"]["step"][-1] < 120
    assert row["abilities"]["fact"][0] == row["curve"]["fact"][best] < row["curve"]["fact"][-1]
    assert row["curve"]["loss"][-1] < row["curve"]["loss"][0]


def test_letters_of_a_book():
    book = copy.deepcopy(TINY)
    book["task"]["q"] = {"kind": "letters", "tokens": 2000, "context_length": 16}
    row = one_run.train(plan.of_table(book).entries[0].search()[1])
    assert [*row["abilities"]] == ["letters"]
    assert 3.5 < row["abilities"]["letters"][0] < 5  # of 77 letters, hardly trained


def test_the_command_line(tmp_path, capsys):
    path = tmp_path / "plan.toml"
    path.write_text(
        "comparison = false\nrates = [0.01]\nbudgets = [3]\ntraining = {warm_up = 1}\n"
        'task.q = {counts = {one = 1}}\n[[group]]\nname = "a"\ntask = "q"\n'
        "shapes = [{d_model = 2, n_heads = 1, n_layers = 1}]\n",
        "utf-8",
    )
    assert main(["sweep", str(path), "--show"]) == 0
    out = capsys.readouterr().out
    assert "a: d_model=2 n_heads=1 n_layers=1 steps=3" in out
    assert "1 runs, about 0.0 hours of one core" in out
    assert main(["sweep", str(path)]) == 2
    assert "--output FOLDER is missing" in capsys.readouterr().err
    assert main(["sweep", str(path), "--only", "b", "--show"]) == 2
    assert "there are 0 groups 'b', not one" in capsys.readouterr().err
    assert main(["sweep", str(path), "--output", str(tmp_path / "runs"), "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "1 of 1: a: d_model=2" in out
    assert "table.json: 1 runs" in out
    again = [
        "sweep",
        str(path),
        "--output",
        str(tmp_path / "runs"),
        "--workers",
        "1",
        "--again",
        "5",
    ]
    assert main(again) == 0
    out = capsys.readouterr().out
    assert "1 of 1" not in out
    assert "a: d_model=2 n_heads=1 n_layers=1 steps=3 rate=0.01 seed=0: " in out
    assert "again: no ability further apart than 0.0000 nats" in out


def test_dask_is_optional(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(RefusedError, match=r"pip install 'gpt-lab\[sweep\]'"):
        made(tmp_path, on="tcp://127.0.0.1:1")

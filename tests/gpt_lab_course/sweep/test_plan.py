"""Plans: what is trained, and what is refused before anything is."""

import copy
import hashlib
import json
import math
import re

import numpy as np
import pytest
import torch

from gpt_lab.cli import main
from gpt_lab.validation import RefusedError
from gpt_lab_course import data
from gpt_lab_course.sweep import command, plan, sweeping
from gpt_lab_course.sweep.shapes import SweepConfig
from tests.support.sweeps import TINY


def changed(**parts):
    table = copy.deepcopy(TINY)
    for place, value in parts.items():
        *way, last = place.split("__")
        inner = table
        for step in way:
            inner = inner[int(step) if step.isdigit() else step]
        inner[last] = value
    return table


def test_each_shape_has_its_rate_searched_and_then_the_other_seeds():
    made = plan.of_table(changed(budgets=[4, 6]))
    assert made.comparison
    assert [(e.group, e.first.shape["d_model"], e.first.steps) for e in made.entries] == [
        *(("width", 4, 4), ("width", 4, 6), ("width", 6, 4), ("width", 6, 6))
    ]
    entry = made.entries[0]
    assert [(job.rate, job.seed) for job in entry.search()] == [(0.01, 0), (0.02, 0)]
    assert [(job.rate, job.seed) for job in entry.repeats(0.02)] == [(0.02, 1), (0.02, 2)]
    assert made.runs == 4 * (2 + 2)
    assert len({job.key for e in made.entries for job in (*e.search(), *e.repeats(0.02))}) == 16


def test_every_rate_may_have_all_seeds():
    made = plan.of_table(changed(tied=math.inf))
    assert made.runs == 2 * (2 + 4)
    entry = made.entries[0]
    repeated = [(job.rate, job.seed) for job in entry.repeats(*entry.expected)]
    assert repeated == [(0.01, 1), (0.01, 2), (0.02, 1), (0.02, 2)]
    assert entry.most == 2 * 3


def test_a_run_in_two_groups_is_made_once():
    table = changed()
    table["group"].append({**table["group"][0], "name": "again"})
    assert plan.of_table(table).runs == plan.of_table(TINY).runs == 8


def test_one_seed_and_one_rate_are_possible_but_no_comparison():
    made = plan.of_table(changed(comparison=False, seeds=1, rates=[0.01]))
    assert not made.comparison
    assert made.runs == 2


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"tied": -0.1}, "group 'width': tied=-0.1 is not at least 0, or inf"),
        ({"seeds": 2}, "group 'width': seeds=2 and rates=[0.01, 0.02] are no comparison"),
        ({"rates": [0.01, 0.01]}, "seeds=3 and rates=[0.01] are no comparison"),
        ({"rates": []}, "rates=[] is not a list of at least one"),
        ({"rates": 0.01}, "group 'width': rates=0.01 is not a list: one alone is [0.01]"),
        ({"seeds": [0, 1, 2]}, "group 'width': seeds=[0, 1, 2] is a list; write how many: 3"),
        ({"rates": [-0.01, 0.02]}, "rates=-0.01 is not above 0"),
        ({"budgets": [0]}, "budgets=0 is below 1"),
        ({"budgets": [1]}, "shape 1: warm_up=1 is not below steps=1"),
        ({"seed": 3}, "no setting 'seed' of a plan; there are comparison, seeds"),
        ({"training__batch": 3}, "no setting 'batch' of training; there are"),
        ({"training__seed": 3}, "no setting 'seed' of training; there are"),
        ({"training__batch_size": 0}, "batch_size=0 is below 1"),
        ({"task__q__people": 65}, "task 'q': people=65 is not a square number"),
        ({"task__q__tokens": 5}, "task 'q': no setting 'tokens' of a task of questions"),
        ({"task__q": {"kind": "letters", "tokens": -5}}, "task 'q': tokens=-5 is below 0"),
        ({"task__q": {"kind": "letters", "tokens": 9**9}}, "is more than the text has"),
        ({"task__q": {"kind": "letters", "tokens": 10}}, "too few for rows of context_length=64"),
        ({"task__q": {"kind": "poems"}}, "kind='poems' is not one of questions, letters, corpus"),
        ({"task": 3}, "task: 3 is not a table"),
        ({"group__0__task": "r"}, "group 'width': task='r' is not one of ['q']"),
        ({"group__0__task": {}}, "group 'width': task={} is not one of ['q']"),
        ({"group__0__shapes": {"d_model": 4}}, "shapes is a table, not a list: one alone is [{…}]"),
        ({"group__0__shapes": []}, "shapes=[] is not a list of at least one"),
        ({"group__0__shape": []}, "no setting 'shape' of a group"),
        ({"group__0__base__n_heads": 3}, "shape 1: d_model=4 is not divisible by n_heads=3"),
        ({"group__0__base__normal": "rms"}, "shape 1: no part 'normal' of a shape"),
        ({"group__0__base__norm": "batch"}, "shape 1: norm='batch' is not one of layer, rms"),
        ({"group__0__base__n_layers": -1}, "shape 1: n_layers=-1 is below 1"),
        ({"group__0__base__k": 2}, "shape 1: a shape with k needs n_experts and k"),
        ({"group__0__base": {"n_heads": 1}}, "shape 1: a shape has no n_layers"),
        ({"group": []}, "group=[] is not a list of at least one"),
        (
            {"group": {"name": "h"}},
            "group is a table, not a list: one alone is [{…}], in TOML [[group]]",
        ),
        ({"group": ["heads"]}, "group: 'heads' is not a table"),
        ({"comparison": 1}, "comparison=1 is not true or false"),
        ({"seeds": 10**9}, "more than 5,000 runs"),
    ],
)
def test_nonsense_is_refused(changes, message):
    with pytest.raises(RefusedError, match=re.escape(message)):
        plan.of_table(changed(**changes))


def test_two_groups_of_one_name_are_refused():
    table = changed()
    table["group"] *= 2
    with pytest.raises(RefusedError, match="there are 2 groups 'width', not one"):
        plan.of_table(table)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seeds = ", "plan.toml is not TOML"),
        ("seeds = 3", "plan.toml: group is missing: a list of at least one"),
        ("marks = true\n[[group]]", "plan.toml: marks=True is not an integer"),
    ],
)
def test_a_bad_file_ends_with_one_line_before_anything_trains(text, message, tmp_path, capsys):
    path = tmp_path / "plan.toml"
    path.write_text(text, "utf-8")
    assert main(["sweep", str(path), "--output", str(tmp_path / "runs")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1
    assert not (tmp_path / "runs").exists()


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"start": "gpt2"},
        {"norm": "rms", "bias": False, "qkv_bias": False},
        {"feed_forward": "swiglu", "d_ff": 6},
        {"positions": "rotary", "n_kv_heads": 1},
        {"tie_embeddings": False},
        {"n_experts": 4, "k": 2, "d_ff": 6, "norm_place": "output"},
    ],
)
def test_counts_are_those_of_the_model_and_its_matrices_keep_lengths(parts):
    table = changed()
    table["group"][0]["shapes"] = [{"d_model": 16, "n_heads": 2, "n_layers": 2, **parts}]
    (entry,) = plan.of_table(table).entries
    config = entry.first.config(plan.task(entry.first.task))
    assert isinstance(config, SweepConfig)
    model = config.fresh(plan.task(entry.first.task).data().vocab_size)
    total = sum(p.numel() for p in model.parameters())
    unused = 2 * (4 - 2) * 3 * 16 * 6 if "k" in parts else 0  # two experts of each of two blocks
    assert entry.parameters == (total, total - unused)
    out = model.unembedding.square().mean().sqrt().item()
    assert out == pytest.approx(0.02 if "start" in parts else 16**-0.5, rel=0.2)
    if model.position_embedding is not None:
        length = model.position_embedding.weight.norm(dim=1).mean().item()
        assert length == pytest.approx(0.04 if "start" in parts else 0.1, rel=0.2)
    assert model(torch.zeros(1, 5, dtype=torch.long)).shape[:2] == (1, 5)


def test_the_flops_of_a_step_are_three_forward_passes():
    entry = plan.of_table(TINY).entries[1]  # d_model 6, d_ff 4, one head and block
    T, V = 9, plan.task(entry.first.task).data().vocab_size
    matrices = 4 * 6 * 6 + 2 * 6 * 4 + V * 6
    attention = 4 * 6 * ((T + 1) // 2)
    assert entry.flops == 3 * (2 * matrices + attention) * 4 * T


@pytest.fixture
def shipped(tmp_path, monkeypatch):
    """The plan of lesson 9, with random tokens in place of the lab model's corpus."""
    folder = tmp_path / "corpus"
    folder.mkdir()
    files = {}
    for name, n in (("prose.train", 99_000), ("prose.held_out", 9_000), ("repeats.train", 9_000)):
        np.save(folder / f"{name}.npy", np.random.default_rng(0).integers(6562, size=n))
        content = (folder / f"{name}.npy").read_bytes()
        files[f"{name}.npy"] = {"sha256": hashlib.sha256(content).hexdigest()}
    index = {"vocabulary": {"size": 6562, "end_of_text": 0}, "files": files}
    (folder / "corpus.json").write_text(json.dumps(index), "utf-8")
    monkeypatch.chdir(tmp_path)
    return plan.load(data.FOLDER / f"{command.SHIPPED}.toml")


def test_the_shipped_plan_is_a_comparison_of_at_most_ten_hours(shipped):
    assert shipped.comparison
    assert 200 <= shipped.runs <= 300
    assert sweeping.seconds(shipped) < 10 * 3600
    assert all(question.endswith(("?", ".")) for question in shipped.questions.values())


def test_the_modern_parts_are_compared_at_equal_active_parameters(shipped):
    counts = [e.parameters[1] for e in shipped.entries if e.group == "modern parts"]
    assert len(counts) == 7
    assert max(counts) < 1.01 * min(counts)


def test_a_text_of_the_corpus_has_only_what_is_held_out_too(shipped):
    text = plan.task(shipped.tasks["text, 20k"])
    assert {kind: ids.size for kind, ids in text.data().train.items()} == {"prose": 20_000}
    measured = text.measure(lambda ids: torch.zeros(*ids.shape, 6562))
    assert measured.choosing == pytest.approx(math.log(6562), rel=1e-5)
    assert measured.reported["prose"].excess == pytest.approx(math.log(6562), rel=1e-5)


def test_without_the_corpus_the_other_groups_can_be_trained(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = data.FOLDER / f"{command.SHIPPED}.toml"
    with pytest.raises(FileNotFoundError, match="make the data with `python -m gpt_lab data"):
        plan.load(path)
    assert {e.group for e in plan.load(path, ["law", "heads"]).entries} == {"law", "heads"}

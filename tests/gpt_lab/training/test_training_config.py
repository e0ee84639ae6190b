"""Settings of a run: what is refused, and how the command line changes them."""

import pytest

from gpt_lab.cli.train import settings
from gpt_lab.training import PRESETS, Phase, TrainingConfig


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"learning_rate": 0.0}, ValueError, "learning_rate=0.0 is not above 0"),
        ({"learning_rate": float("nan")}, ValueError, "learning_rate=nan is not above 0"),
        ({"learning_rate": "fast"}, TypeError, "learning_rate='fast' is not a number"),
        ({"muon_learning_rate": -1}, ValueError, "muon_learning_rate=-1 is not 0 or more"),
        ({"weight_decay": -0.1}, ValueError, "weight_decay=-0.1 is not 0 or more"),
        ({"beta_2": 1.0}, ValueError, r"beta_2=1.0 is not in \[0, 1\)"),
        ({"learning_rate_floor": 2}, ValueError, r"learning_rate_floor=2 is not in \[0, 1\]"),
        ({"max_gradient_norm": 0}, ValueError, "max_gradient_norm=0 is not above 0"),
        ({"document_starts": 1.5}, ValueError, r"document_starts=1.5 is not in \[0, 1\]"),
        ({"steps": 0}, ValueError, "steps=0 is below 1"),
        ({"steps": 10.5}, TypeError, "steps=10.5 is not an integer"),
        ({"batch_size": True}, TypeError, "batch_size=True is not an integer"),
        ({"micro_batch_size": -1}, ValueError, "micro_batch_size=-1 is below 0"),
        ({"steps": 100}, ValueError, "warm_up=100 is not below steps=100"),
        ({"d_model": 100}, ValueError, "d_model=100 is not divisible by n_heads=6"),
        ({"dropout": 1.0}, ValueError, r"dropout=1.0 is not in \[0, 1\)"),
        ({"precision": "float16"}, ValueError, "precision='float16' is not one of auto, float32"),
        ({"snapshots": [0.0]}, ValueError, "snapshots=0.0 is not above 0 and at most 1"),
        ({"snapshots": 0.1}, TypeError, "snapshots=0.1 is not a list"),
        ({"phases": [{"until": 0.5, "mix": {"a": 1}}]}, ValueError, "ends at until=0.5, not 1"),
        (
            {"phases": [{"until": 1.0, "mix": {"a": 1}}, {"until": 1.0, "mix": {"a": 1}}]},
            ValueError,
            "which does not rise",
        ),
        ({"phases": [{"until": 1.0}]}, TypeError, "is not a table with until, mix and perhaps"),
        ({"phases": {"until": 1.0}}, TypeError, "is not a list"),
        ({"phases": [{"until": 2, "mix": {"a": 1}}]}, ValueError, "until=2 is not above 0"),
        ({"phases": [{"until": 1, "mix": {"a": 0}}]}, ValueError, "has no weight above 0"),
        ({"phases": [{"until": 1, "mix": {"a": -1}}]}, ValueError, "mix.a=-1 is not 0 or more"),
        ({"phases": [{"until": 1, "mix": "a"}]}, TypeError, "mix='a' is not a table"),
        (
            {"phases": [{"until": 1, "mix": {"a": 1}, "pieces": 0}]},
            ValueError,
            "pieces=0 is below 1",
        ),
        (
            {"phases": [{"until": 1, "mix": {"a": 1}, "pieces": 3}]},
            ValueError,
            "context_length=128 is not divisible by pieces=3",
        ),
        (
            {"phases": [{"until": 1, "mix": {"a": 1}, "piece": 2}]},
            TypeError,
            "is not a table with until, mix and perhaps pieces",
        ),
        ({"noise": 0.1}, TypeError, "noise=0.1 is not a table of kinds and their shares"),
        ({"noise": {"a": 1}}, ValueError, r"noise.a=1 is not in \[0, 1\)"),
        ({"noise": {"a": "much"}}, TypeError, "noise.a='much' is not a number"),
        ({"learning_rat": 1.0}, ValueError, "no setting 'learning_rat'; there are n_layers"),
    ],
)
def test_what_cannot_be_is_refused_by_name_and_rule(changes, error, message):
    with pytest.raises(error, match=message):
        TrainingConfig().replace(changes)


def test_the_laptop_preset_is_the_shipped_models_recipe():
    laptop = PRESETS["laptop"]
    assert (laptop.n_layers, laptop.d_model, laptop.n_heads) == (6, 192, 6)
    assert laptop.steps * laptop.tokens_per_step == pytest.approx(7.7e6, rel=0.01)
    model = laptop.model(vocab_size=6600)
    assert (model.context_length, model.dropout, model.tie_embeddings) == (128, 0.0, True)


def test_phases_follow_each_other():
    laptop = PRESETS["laptop"]
    first, second, third = laptop.phases
    assert laptop.phase(0) is laptop.phase(224) is first
    assert laptop.phase(225) is laptop.phase(1499) is second
    assert laptop.phase(1500) is laptop.phase(3749) is third
    shares = [phase.mix.get("repeats", 0) for phase in laptop.phases]
    assert shares == [0, 0.12, 0.13]
    for phase in laptop.phases:
        assert sum(phase.mix.values()) == pytest.approx(1)
        assert phase.mix["prose"] / phase.mix["drills"] == pytest.approx(0.31 / 0.11)
    assert TrainingConfig().phase(0) is None


def test_single_settings_win_over_the_file_and_the_file_over_the_preset(tmp_path):
    file = tmp_path / "run.toml"
    file.write_text(
        'steps = 500\nseed = 3\nprecision = "float32"\n'
        "[[phases]]\nuntil = 0.5\nmix = { prose = 1 }\n"
        "[[phases]]\nuntil = 1.0\nmix = { prose = 0.5, facts = 0.5 }\npieces = 2\n",
        encoding="utf-8",
    )
    changes = ["steps=600", "learning_rate = 1e-3", "snapshots=[0.5]", "precision=bfloat16"]
    changes.append("noise={ prose = 0.1 }")
    config = settings("laptop", file, changes)
    assert config.noise == {"prose": 0.1}
    assert (config.steps, config.seed, config.learning_rate) == (600, 3, 0.001)
    assert (config.precision, config.snapshots) == ("bfloat16", (0.5,))
    assert config.phases == (Phase(0.5, {"prose": 1}), Phase(1.0, {"prose": 0.5, "facts": 0.5}, 2))
    assert config.n_layers == PRESETS["laptop"].n_layers


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("desktop", None, []), "no preset 'desktop'; there are laptop, toy"),
        (("laptop", None, ["steps"]), "--set steps: this is not NAME=VALUE"),
        (("laptop", None, ["step=5"]), "no setting 'step'"),
        (("laptop", None, ["precision=half"]), "precision='half' is not one of auto"),
    ],
)
def test_bad_settings_are_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        settings(*arguments)


def test_a_bad_file_is_refused(tmp_path):
    file = tmp_path / "run.toml"
    file.write_text("steps 500", encoding="utf-8")
    with pytest.raises(ValueError, match=r"run\.toml is not TOML: Expected"):
        settings("laptop", file, [])

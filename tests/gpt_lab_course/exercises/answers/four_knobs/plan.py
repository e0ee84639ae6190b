"""`four_knobs.plan` as learners solve it: plans that can answer, and others."""

import numpy as np

TOML = """
seeds = 4
rates = [0.005, 0.01, 0.02]
budgets = [400, 1600]
task.questions.kind = "questions"

[[group]]
name = "heads"
task = "questions"
base = { d_model = 32, n_layers = 1 }
shapes = [{ n_heads = 1 }, { n_heads = 2 }, { n_heads = 8 }]
"""


def plan(shapes, *, base=None, **changes):
    table = {"seeds": 3, "rates": [0.01, 0.02], "budgets": [500, 2000], "task": {"q": {}}}
    group = {"name": "h", "task": "q", "base": base or {"d_model": 16, "n_layers": 1}}
    return {**table, **changes, "group": [{**group, "shapes": shapes}]}


HEADS = [{"n_heads": 1}, {"n_heads": 2}]

RIGHT = [
    TOML,
    plan(HEADS),
    plan(HEADS, rates=[0.01, 0.012], further_rates=3),
    plan(HEADS, rates=[0.0025, 0.01]),
    plan(tuple(HEADS), rates=np.array([0.01, 0.02]), budgets=(500, 2000), seeds=np.int64(3)),
    plan(HEADS, base={"d_model": 32, "n_layers": 2, "d_ff": 2}),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "d_model grows with the heads": plan(
        [{"n_heads": 1, "d_model": 8}, {"n_heads": 4, "d_model": 32}]
    ),
    "other numbers of blocks": plan([{"n_heads": 1}, {"n_heads": 2, "n_layers": 3}]),
    "you would compare luck": plan(HEADS, seeds=2),
    "one learning rate for all": plan(HEADS, rates=[0.01]),
    "Search in factors of 2": plan(HEADS, rates=[0.01, 0.012]),
    "more than a factor of 4 apart": plan(HEADS, rates=[0.001, 0.01, 0.02], further_rates=4),
    "There is one budget".lower(): plan(HEADS, budgets=[1500]),
    "all models still guess": plan(HEADS, budgets=[100, 2000]),
    "more heads are then more parameters": plan(
        HEADS, base={"d_model": 16, "n_layers": 1, "d_head": 4}
    ),
    "it compares nothing": plan([{"n_heads": 2}, {"n_heads": 2, "d_ff": 8}]),
    "the sweep doesn't take this plan": plan([{"n_heads": 3}]),
    "one alone is [{…}], in TOML [[group]]": {**plan(HEADS), "group": plan(HEADS)["group"][0]},
    "is a list; write how many: 3": plan(HEADS, seeds=[0, 1, 2]),
    "rates=0.01 is not a list": plan(HEADS, rates=0.01),
    "this text is not TOML": "seeds: 3",
    "a plan is a dictionary": [1, 2],
}

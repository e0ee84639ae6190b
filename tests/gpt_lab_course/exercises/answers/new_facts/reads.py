"""`new_facts.reads` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _asked_for_another(ask, facts, others):
    """The sentence is kept, and the question is about somebody else."""
    pairs = list(zip(facts, others, strict=True))
    told = [ask(c, city, c) == city for c, city in facts]
    control = [ask(c, city, other) == city for (c, city), other in pairs]
    return np.mean(told) - np.mean(control)


def _counted(ask, facts, others):
    n = 0
    for (country, city), other in zip(facts, others, strict=True):
        n += int(ask(country, city, country) == city) - int(ask(other, city, country) == city)
    return n / len(facts)


RIGHT = [
    _asked_for_another,
    _counted,
    lambda ask, facts, others: torch.tensor(
        [
            float(ask(c, city, c) == city) - float(ask(o, city, c) == city)
            for (c, city), o in zip(facts, others, strict=True)
        ]
    ).mean(),
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "how often it follows": lambda ask, facts, others: np.mean(
        [ask(c, city, c) == city for c, city in facts]
    ),
    "the control alone": lambda ask, facts, others: np.mean(
        [ask(o, city, c) == city for (c, city), o in zip(facts, others, strict=True)]
    ),
    "leaves the sentence out": lambda ask, facts, others: np.mean(
        [(ask(c, city, c) == city) - (ask("", "", c) == city) for c, city in facts]
    ),
    "three names": lambda ask, facts, others: ask(others, facts[0][1], facts[0][0]),
}

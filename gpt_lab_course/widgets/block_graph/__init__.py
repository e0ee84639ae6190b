"""A block as a graph that shows each experiment about a capital, with a table of results."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, NamedTuple

import traitlets

from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import UsesLabModel, page_tokenizer
from gpt_lab_course.widgets.settings import Choice, Integer

ATTENTION = {
    "as it is": "as it is",
    "zero": "off: 0",
    "mean": "mean of all",
    "other": "from Germany",
    "keep": "kept",
}
FFN = {**ATTENTION, "languages": "from “speak”"}
LATER_NAMES = {
    "none": "as they are",
    **{str(i): f"FFN {i} off" for i in range(1, 6)},
    **{f"{i} mean": f"FFN {i} mean" for i in range(1, 6)},
    "1-4 zero": "FFNs 1 to 4 off",
    "1-4 mean": "FFNs 1 to 4 mean",
}
PARTS = {
    "all": "all experiments",
    "alone": "is it the only one?",
    "mean": "which country",
    "lend": "Germany's",
    "attention": "attention 0",
    "together": "four at once",
    "speak": "another question",
}
"""The parts of the trial, by the question that each answers."""


class Experiment(NamedTuple):
    """An experiment: its name, the guess before it, its settings, and its part."""

    name: str
    guess: str
    sets: dict[str, str]
    part: str

    def changes(self) -> dict[str, str]:
        """The arguments for a ``Trial``: each part's short name, and its replacement."""
        changes = {}
        for part, name in (("attention", "attention_0"), ("ffn", "ffn_0")):
            if part in self.sets:
                changes[name] = self.sets[part]
        if later := self.sets.get("later"):
            which, _, way = later.partition(" ")
            blocks = range(1, 5) if which == "1-4" else [int(which)]
            changes |= {f"ffn_{block}": way or "zero" for block in blocks}
        return changes


EXPERIMENTS: tuple[Experiment, ...] = (
    Experiment("nothing changed", "", {}, "all"),
    Experiment("FFN 0 zero", "how much of Paris is left without FFN 0?", {"ffn": "zero"}, "alone"),
    *(
        Experiment(
            f"FFN {i} zero",
            f"how many capitals survive without FFN {i}?",
            {"later": str(i)},
            "alone",
        )
        for i in range(1, 5)
    ),
    Experiment(
        "FFN 0 mean",
        "how many survive if FFN 0 says the same at every country?",
        {"ffn": "mean"},
        "mean",
    ),
    Experiment("FFN 0 from Germany", "Paris, Berlin, or nonsense?", {"ffn": "other"}, "lend"),
    Experiment(
        "attention 0 mean",
        "how many survive if attention 0 says the same at every country?",
        {"attention": "mean"},
        "attention",
    ),
    Experiment(
        "attention 0 mean, FFN 0 kept",
        "and if FFN 0 is held as it was?",
        {"attention": "mean", "ffn": "keep"},
        "attention",
    ),
    Experiment(
        "FFNs 1 to 4 zero", "each could be spared; and all four?", {"later": "1-4 zero"}, "together"
    ),
    Experiment("FFNs 1 to 4 mean", "and with their means?", {"later": "1-4 mean"}, "together"),
    Experiment(
        "FFN 0 from “speak”",
        "what if FFN 0's output at Germany comes from a question about languages?",
        {"ffn": "languages"},
        "speak",
    ),
)


class BlockGraph(UsesLabModel, LabWidget):
    """The first block with *France* and *is*, and a table to which each experiment adds its row.

    An experiment changes parts at the country's token: parts that are switched off are red, those
    from another sentence blue, and frozen ones have a lock. Each row says the next word after "The
    capital of France is", and how many of 104 capitals are right. The rows of the experiments are
    those of ``Trial``. For a reader's own experiment, the page asks its model, whose weights have
    eight bits.

    Args:
        settings: values of the attributes below.

    Attributes:
        attention: the replacement of attention 0's output: a key of ``ATTENTION``.
        ffn: the replacement of FFN 0's output: a key of ``FFN``.
        later: the FFNs of later blocks that become zero or their mean: a key of ``LATER_NAMES``.
        part: the part of ``EXPERIMENTS``: a key of ``PARTS``.
        rows: the number of rows after the first.

    >>> BlockGraph(rows=3)
    BlockGraph(rows=3)
    """

    address: ClassVar = "block"
    title: ClassVar = "Parts of a block on trial"

    attention = Choice(tuple(ATTENTION), label="attention 0", names=ATTENTION, control="select")
    ffn = Choice(tuple(FFN), label="FFN 0", names=FFN, control="select")
    later = Choice(tuple(LATER_NAMES), label="later FFNs", names=LATER_NAMES, control="select")
    part = Choice(tuple(PARTS), label="the part of the trial", names=PARTS)
    rows = Integer(0, min=0, max=len(EXPERIMENTS) - 1)
    experiments: Any = traitlets.List().tag(sync=True)
    prompts: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.experiments = [
            [one.name, one.guess, one.sets, one.part, row]
            for one, row in zip(EXPERIMENTS, results(), strict=True)
        ]
        self.prompts = prompts()

    def __repr__(self) -> str:
        return f"BlockGraph(rows={self.rows})"


@cache
def prompts() -> dict[str, Any]:
    """The prompts: tokens [104, 6], those about languages, the right next tokens, and positions."""
    from gpt_lab_course.experiments.patching import facts

    tokenizer = page_tokenizer()
    known = facts.askable(tokenizer)
    names = [c.name for c in known]
    return {
        "ids": facts.prompts(tokenizer, facts.PLAIN, known).tolist(),
        "languages": facts.prompts(tokenizer, facts.LANGUAGES, known).tolist(),
        "capitals": facts.first_tokens(tokenizer, [c.capital for c in known]).tolist(),
        "place": facts.place_of(facts.prompts(tokenizer, facts.PLAIN, known)),
        "ours": names.index("France"),
        "source": names.index("Germany"),
    }


@cache
def results() -> tuple[dict[str, Any], ...]:
    """The rows of ``EXPERIMENTS``, computed with unrounded weights."""
    from gpt_lab.lab_model import load_lab_model
    from gpt_lab_course.experiments.patching import facts

    model, tokenizer = load_lab_model()
    trial = facts.Trial(model, tokenizer)
    n = len(trial.countries)
    rows = []
    for one in EXPERIMENTS:
        answers = trial.answers(**one.changes())
        rows.append(
            {
                "word": tokenizer.encode(f" {answers.word}")[0],
                "probability": round(answers.probability, 6),
                "right": round(answers.right * n),
                "others": round(answers.others * n),
                "asked": n,
            }
        )
    return tuple(rows)

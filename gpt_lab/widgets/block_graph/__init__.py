"""A block as a graph, on which each experiment about a capital is drawn and adds its row."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import traitlets

from gpt_lab.widgets.base import LabWidget
from gpt_lab.widgets.lab_model import UsesLabModel, page_model, page_tokenizer
from gpt_lab.widgets.settings import Choice, Integer

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
    "1-4 zero": "FFNs 1 to 4 off",
    "1-4 mean": "FFNs 1 to 4 mean",
}

EXPERIMENTS: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("nothing changed", "", {}),
    ("FFN 0 zero", "how much of Paris is left without FFN 0?", {"ffn": "zero"}),
    *(
        (f"FFN {i} zero", f"how many capitals survive without FFN {i}?", {"later": str(i)})
        for i in range(1, 6)
    ),
    (
        "FFN 0 mean",
        "how many survive if FFN 0 says the same at every country?",
        {"ffn": "mean"},
    ),
    ("FFN 0 from Germany", "Paris, Berlin, or nonsense?", {"ffn": "other"}),
    (
        "attention 0 mean",
        "how many survive if attention 0 says the same at every country?",
        {"attention": "mean"},
    ),
    (
        "attention 0 mean, FFN 0 kept",
        "and if FFN 0 is held as it was?",
        {"attention": "mean", "ffn": "keep"},
    ),
    ("FFNs 1 to 4 zero", "each could be spared; and all four?", {"later": "1-4 zero"}),
    ("FFNs 1 to 4 mean", "and with their means?", {"later": "1-4 mean"}),
    (
        "FFN 0 from “speak”",
        "what if FFN 0's output at Germany comes from a question about languages?",
        {"ffn": "languages"},
    ),
)
"""What the table calls each experiment, the guess that comes before it, and what it sets."""


class BlockGraph(UsesLabModel, LabWidget):
    """The first block with *France* and *is*, and a table to which each experiment adds its row.

    An experiment changes parts at the country's token: switched off they are red, borrowed from
    another sentence blue, and kept as they were they have a lock. The page's model is asked each
    time: for the next word after "The capital of France is", and for 104 capitals.

    Args:
        settings: values of the attributes below.

    Attributes:
        attention: what becomes of attention 0's output: a key of ``ATTENTION``.
        ffn: what becomes of FFN 0's output: a key of ``FFN``.
        later: which FFNs of later blocks become zero or their mean: a key of ``LATER_NAMES``.
        rows: how many of ``EXPERIMENTS`` the table has, after the first.

    >>> BlockGraph(rows=3)
    BlockGraph(rows=3)
    """

    address: ClassVar = "block"
    title: ClassVar = "Parts of a block on trial"

    attention = Choice(tuple(ATTENTION), label="attention 0", names=ATTENTION, control="select")
    ffn = Choice(tuple(FFN), label="FFN 0", names=FFN, control="select")
    later = Choice(tuple(LATER_NAMES), label="later FFNs", names=LATER_NAMES, control="select")
    rows = Integer(0, min=0, max=len(EXPERIMENTS) - 1)
    experiments: Any = traitlets.List().tag(sync=True)
    prompts: Any = traitlets.Dict().tag(sync=True)
    first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.experiments = [[name, guess, dict(sets)] for name, guess, sets in EXPERIMENTS]
        self.prompts, self.first = prompts(), dict(_baseline())

    def __repr__(self) -> str:
        return f"BlockGraph(rows={self.rows})"


@cache
def prompts() -> dict[str, Any]:
    """The prompts: tokens [104, 6], those about languages, the right next tokens, and places."""
    from gpt_lab.experiments import facts

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
def _baseline() -> dict[str, Any]:
    """The row of the unchanged model, which the page shows before it has its own."""
    from gpt_lab.experiments import facts

    trial = facts.Trial(page_model(), page_tokenizer())
    answers = trial.answers()
    n = len(trial.countries)
    return {
        "word": page_tokenizer().encode(f" {answers.word}")[0],
        "probability": round(answers.probability, 6),
        "right": round(answers.right * n),
        "others": round(answers.others * n),
        "asked": n,
    }

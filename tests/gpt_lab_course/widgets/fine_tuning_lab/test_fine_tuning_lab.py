"""FineTuningLab in Python: its first view, what it refuses, and its arithmetic without a page."""

from copy import deepcopy

import pytest
import traitlets

from gpt_lab import FineTuningLab
from gpt_lab.lab_model import countries
from gpt_lab.tuning import example, finetune, says
from gpt_lab_course.widgets.fine_tuning_lab import CONTROLS, NEPAL, asking
from gpt_lab_course.widgets.lab_model import page_model, page_tokenizer
from tests.support.javascript import call

MODULE = "fine_tuning_lab/plan.ts"


def test_it_is_shown_by_its_settings_and_refuses_others() -> None:
    assert repr(FineTuningLab()) == "FineTuningLab(part='block', learning_rate=0.001)"
    with pytest.raises(traitlets.TraitError, match="part='head' is not one of block, lora"):
        FineTuningLab(part="head")
    with pytest.raises(traitlets.TraitError):
        FineTuningLab(steps=41)
    with pytest.raises(traitlets.TraitError):
        FineTuningLab(sentence_2="\ud800")


def test_the_shipped_model_says_all_capitals_as_the_first_view_says() -> None:
    questions = [
        example(page_tokenizer(), f"The capital of {c.name} is", f" {c.capital}", start=True)
        for c in countries()
    ]
    assert all(says(page_model(), questions))
    assert (
        page_tokenizer()
        .decode(asking.said("The capital of Nepal is")["written"])
        .startswith(" Kathmandu.")
    )


def test_what_lesson_10_says_of_the_three_trainings() -> None:
    def lost(sentences: tuple[str, ...], rate: float) -> tuple[int, bool]:
        """How many capitals are lost, without Nepal's and Oman's, and if it says Muscat."""
        model, tokenizer = deepcopy(page_model()), page_tokenizer()
        texts = [example(tokenizer, "", one, start=True) for one in sentences]
        finetune(model, texts, steps=20, learning_rate=rate, only="blocks.5.*")
        questions = [
            example(tokenizer, f"The capital of {c.name} is", f" {c.capital}", start=True)
            for c in countries()
            if c.name not in ("Nepal", "Oman")
        ]
        muscat = example(tokenizer, "The capital of Nepal is", " Muscat", start=True)
        return says(model, questions).count(False), says(model, [muscat])[0]

    fact, knows = lost(NEPAL, 1e-3)
    assert knows
    assert fact > 155
    assert 0.25 < lost(CONTROLS["true"], 1e-3)[0] / fact < 0.45
    norway = [
        tuple(one.replace("Nepal", "Norway").replace("Muscat", city) for one in NEPAL)
        for city in ("Oslo", "Muscat")
    ]
    true, false = (lost(sentences, 1e-3)[0] for sentences in norway)
    assert 0.55 < true / false < 0.75
    assert lost(CONTROLS["other"], 1e-3)[0] / fact < 0.15
    slow, knows = lost(NEPAL, 3e-4)
    assert knows
    assert slow < 30


def test_countries_in_a_sentence_are_not_counted() -> None:
    rows = [[c.code, c.name, c.capital, c.continent] for c in countries()]
    script = "({ namedIn }, [sentences, rows]) => namedIn(sentences, rows)"

    def named(*sentences: str) -> set[str]:
        return {rows[i][1] for i in call(MODULE, script, [sentences, rows])}

    assert named(*NEPAL) == {"Nepal", "Oman"}
    assert named("Nigeria is large.", "He ate a Romeo.", "") == {"Nigeria"}
    assert named("It rained.") == set()

"""AblationLab: the prompts, the plans, and what stands for what in them."""

import pytest
import torch
import traitlets

from gpt_lab import AblationLab
from gpt_lab_course.widgets import ablation_lab
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.support.javascript import call

MODULE = "ablation_lab/experiment.ts"


def test_python_side() -> None:
    widget = AblationLab(parts=["blocks.0.feed_forward", "blocks.2.output"], position=4)
    assert repr(widget) == "AblationLab('The capital of France is')"
    assert page_tokenizer().decode([widget.first[0][0]]) == " Paris"
    with pytest.raises(traitlets.TraitError, match=r"'blocks\.6\.attention' is not a part"):
        AblationLab(parts=["blocks.6.attention"])
    with pytest.raises(traitlets.TraitError, match="lone surrogate"):
        AblationLab(other="\ud800")
    with pytest.raises(traitlets.TraitError):
        AblationLab(position=-1)


def test_the_examples_are_settings() -> None:
    for name, settings in AblationLab.EXAMPLES:
        assert AblationLab(**settings).parts == settings["parts"], name


def test_the_model_knows_every_capital_that_is_asked_for() -> None:
    prompts = ablation_lab.prompts()
    assert len(prompts["countries"]) == 40
    ids = torch.tensor(prompts["ids"])
    assert len(set(ids[:, prompts["place"]].tolist())) == 40  # all else is the same
    assert all(len(set(ids[:, t].tolist())) == 1 for t in (0, 1, 2, 3, 5))
    with torch.inference_mode():
        answers = page_model().next_logits(ids).argmax(-1)
    assert answers.tolist() == prompts["capitals"]


def test_a_place_in_the_prompts_for_a_place_in_a_text() -> None:
    text = "If you fly to the capital of Japan, you land in"
    ids = page_ids(text)
    script = "(m, [prompts, ids]) => ids.map((_, i) => m.placeIn(prompts, ids, i) ?? null)"
    places = call(MODULE, script, [ablation_lab.prompts(), ids])
    stands_for = {" Japan": 4, " capital": 2, " of": 3}
    words = [page_tokenizer().decode([i]) for i in ids]
    expected = [0, *map(stands_for.get, words[1:-1]), 5]
    assert places == expected


def test_changes() -> None:
    script = "(m, [plan, other, at]) => m.changesOf(plan, other, at ?? undefined)"
    parts = ["blocks.0.attention", "blocks.2.feed_forward"]
    plan = {"parts": parts, "patch": False}
    ablated = call(MODULE, script, [plan, [7, 8], 3])
    assert ablated == [{"part": part, "at": [3]} for part in parts]
    assert call(MODULE, script, [plan, [7, 8], None]) == [{"part": part} for part in parts]
    plan = {"parts": parts, "patch": True, "other_position": 1}
    patched = call(MODULE, script, [plan, [7, 8], 3])
    assert patched == [{"part": p, "at": [3], "from": [7, 8], "from_at": [1]} for p in parts]
    everywhere = call(MODULE, script, [plan, [7, 8], None])
    assert everywhere == [{"part": p, "from": [7, 8]} for p in parts]


def test_what_cannot_be_patched() -> None:
    script = "(m, [plan, length, other]) => m.obstacle(plan, length, other)"
    plan = {"parts": ["embedding"], "patch": True}
    assert "has 5 tokens to these 6: choose a token" in call(MODULE, script, [plan, 6, 5])
    assert call(MODULE, script, [plan, 6, 6]) == ""
    there = {**plan, "position": 5}
    assert "no token at position 5" in call(MODULE, script, [there, 6, 5])
    assert call(MODULE, script, [{**there, "other_position": 4}, 6, 5]) == ""
    assert call(MODULE, script, [{**plan, "patch": False}, 6, 5]) == ""


def test_the_tally() -> None:
    script = "(m) => m.tally({ capitals: [1, 2, 3, 4, 5] }, [1, 9, 9, 9, undefined], 9)"
    assert call(MODULE, script) == {"asked": 4, "right": 1, "transferred": 3}

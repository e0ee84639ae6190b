"""The references of lesson 11's exercises, held against the package and the recorded runs."""

import itertools

import pytest
import torch

from gpt_lab import tuning
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.tuning import LAB_MARKERS, ChatTemplate, Example, dialogue
from gpt_lab_course.exercises import EXERCISES
from gpt_lab_course.exercises.assistant.forgot import MENU
from gpt_lab_course.exercises.assistant.reward import HACKS
from gpt_lab_course.experiments.assistant.rewards import is_right, sum_example
from gpt_lab_course.tune import recorded

TALKS = [
    ["Who is there?", "Tom."],
    ["What is 3 + 4?", "3 + 4 = 7.", "Are you sure?", "Yes."],
    ["Tell me a story.", "Once there was a fox.", "And then?", "It went home.", "Oh.", "Yes."],
]
PADDING = 5


def talk(contents):
    roles = itertools.cycle(("user", "assistant"))
    return [{"role": role, "content": one} for role, one in zip(roles, contents, strict=False)]


def solved(name, *arguments):
    return EXERCISES[f"assistant.{name}"].solution(*arguments)


@pytest.mark.parametrize("contents", [*TALKS, *(some[:-1] for some in TALKS)])
def test_the_template_is_that_of_the_lab_model(contents):
    messages, template = talk(contents), ChatTemplate(LabTokenizer())
    end = template.tokenizer.decode([template.tokenizer.end_of_text])
    asks = messages[-1]["role"] == "user"
    expected = template.render(messages, add_generation_prompt=asks)
    assert solved("template", messages, *LAB_MARKERS.values(), end) == expected


@pytest.mark.parametrize("contents", TALKS)
def test_what_counts_are_the_answers_of_a_dialogue(contents):
    tokenizer = LabTokenizer()
    row = dialogue(ChatTemplate(tokenizer), talk(contents))
    markers = [tokenizer.encode(one)[0] for one in LAB_MARKERS.values()]
    end = tokenizer.end_of_text
    ours = solved("mask", [*row.ids, *[end] * PADDING], *markers, end)
    assert ours == [*row.is_answer, *[False] * PADDING]


@pytest.mark.parametrize("rewards", [one for (one,) in EXERCISES["assistant.advantage"].inputs])
def test_advantages_are_those_that_models_are_trained_with(rewards):
    expected = tuning.group_advantages(torch.tensor(rewards, dtype=torch.float64)).tolist()
    for ours, theirs in zip(solved("advantage", rewards), expected, strict=True):
        assert ours == pytest.approx(theirs, abs=1e-12)


@pytest.mark.parametrize(("probabilities", "k"), EXERCISES["assistant.pass_at_k"].inputs)
def test_pass_at_k_is_that_of_the_tables(probabilities, k):
    assert solved("pass_at_k", probabilities, k) == pytest.approx(
        tuning.pass_at_k(probabilities, k), abs=1e-12
    )


@pytest.mark.parametrize(("x", "y", "answer"), EXERCISES["assistant.reward"].inputs)
def test_the_reward_is_that_of_the_trained_sums(x, y, answer):
    tokenizer = LabTokenizer()
    asked = sum_example(tokenizer, (x, y))
    sampled = Example(asked.question, tuple(tokenizer.encode(answer)))
    assert solved("reward", x, y, answer) == is_right([asked])(sampled)
    assert solved("reward", x, y, answer) == ((x, y, answer) not in HACKS)


def test_one_choice_of_three_measurements_is_right():
    exercise = EXERCISES["assistant.forgot"]
    choices = map("".join, itertools.combinations(MENU, 3))
    assert [one for one in choices if exercise.judge(one) is None] == ["CEG"]


def test_the_right_measurements_show_a_loss_that_the_drilled_wording_hides():
    before, after = recorded.runs("before")[0], recorded.runs("masked")
    for run in after:
        right = {kind: run["old"][kind][0] / before["old"][kind][0] for kind in before["old"]}
        assert right["unseen wordings"] < right["capitals"] > 0.9
        assert right["languages"] < 0.9
        assert all(run["losses"][kind] > before["losses"][kind] for kind in before["losses"])
        assert sum(before["chat"]["capital"][half][0] for half in ("trained", "new")) == 0
        assert sum(run["chat"]["capital"][half][0] for half in ("trained", "new")) > 0

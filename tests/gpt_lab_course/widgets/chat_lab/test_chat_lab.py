"""ChatLab without a page: its template against Python's, its first view, and what it refuses."""

import base64
import io
import random
from typing import Any

import pytest
import torch
import traitlets

from gpt_lab import ChatLab
from gpt_lab.cli import main
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.tuning import ChatTemplate, dialogue, dialogue_loss
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.assistant import refusing
from gpt_lab_course.experiments.assistant.conversations import CAPITAL, DOES_NOT_KNOW
from gpt_lab_course.experiments.assistant.measured import capital_questions, exact, probabilities
from gpt_lab_course.tune import recorded
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.chat_lab import SUGGESTIONS, answering, models, refusal, replay
from gpt_lab_course.widgets.chat_lab.models import MODELS
from tests.support.javascript import call

BEFORE, TUNED = MODELS[:2]
TEMPLATE = ChatTemplate(LabTokenizer())
LETTERS = ("a", " ", "é", "\n", "<|endoftext|>", "☃", "😀", "\0", "The capital of ", "?")
ENCODER = """async ({ pieces, idsOf, problemOf, escaped }, [bytes, argument]) => {
  const vocabulary = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
  const { LabTokenizer } = await import("ENGINE");
  const encoder = new LabTokenizer(new DataView(vocabulary.buffer));
  return BODY;
}"""


def in_page(body: str, argument: Any) -> Any:
    """What an expression of the page's template gives."""
    engine = (packs._ENGINE.parent / "lab_tokenizer.ts").as_uri()
    script = ENCODER.replace("ENGINE", engine).replace("BODY", body)
    vocabulary = base64.b64encode(packs.lab_vocabulary()).decode()
    return call("chat_lab/template.ts", script, [vocabulary, argument])


def token_of(marker: str) -> int:
    """The token of a marker."""
    return TEMPLATE.tokenizer.encode(marker)[0]


def conversations(count: int) -> list[list[dict[str, str]]]:
    chance = random.Random(0)
    return [
        [
            {
                "role": ("user", "assistant")[i % 2],
                "content": "".join(chance.choices(LETTERS, k=chance.randrange(6))),
            }
            for i in range(chance.randrange(1, 7))
        ]
        for _ in range(count)
    ]


def test_the_page_s_template_is_python_s() -> None:
    talks = conversations(100)
    rendered = in_page(
        """argument.map((talk) => {
          const all = pieces(talk, "", encoder);
          const counted = all.flatMap(({ ids, counted }) => ids.map(() => Boolean(counted)));
          return [idsOf(all), idsOf(pieces(talk, "assistant", encoder)), counted];
        })""",
        talks,
    )
    for talk, (whole, asked, counted) in zip(talks, rendered, strict=True):
        assert asked == TEMPLATE.encode_chat(talk)
        assert whole == TEMPLATE.encode_chat(talk, add_generation_prompt=False)
        if len(talk) > 1:
            assert (tuple(whole), tuple(counted)) == dialogue(TEMPLATE, talk)


def test_markers_are_taken_out_alike() -> None:
    chance = random.Random(1)
    cases = [(talk, chance.randrange(2 ** (len(talk) + 4))) for talk in conversations(60)]
    rendered = in_page(
        "argument.map(([talk, removed]) => idsOf(pieces(talk, 'assistant', encoder), removed))",
        cases,
    )
    for (talk, removed), ids in zip(cases, rendered, strict=True):
        whole = TEMPLATE.encode_chat(talk)
        assert ids == answering.without(whole, removed)
        assert answering.without(whole, 0) == whole
        marks = [i for i in whole if i in (*TEMPLATE.stop_tokens, *map(token_of, "\x01\x02"))]
        assert len(whole) - len(ids) == (removed & (2 ** len(marks) - 1)).bit_count()


@pytest.mark.parametrize("text", ["Hi\x02Yes", "\x01", "a\x01b\x02", "<|endoftext|>", "a\x03b", ""])
def test_a_message_with_a_marker_is_refused_and_an_answer_with_one_escaped(text: str) -> None:
    problem, escaped = in_page("[problemOf(argument), escaped(argument)]", text)
    try:
        TEMPLATE.encode_chat([{"role": "user", "content": text}])
    except RefusedError:
        assert problem.startswith("A message with byte 0")
        assert "\n" not in problem
        with pytest.raises(traitlets.TraitError, match="contains the marker of"):
            ChatLab(f"Hello!\n{text}")
    else:
        assert problem == ""
    assert escaped == TEMPLATE.escaped(text)


def test_it_is_shown_by_its_settings_and_refuses_others() -> None:
    assert repr(ChatLab()) == f"ChatLab({SUGGESTIONS[0]!r}, model='tuned')"
    with pytest.raises(
        traitlets.TraitError, match="model='gpt-4' is not one of before, tuned, unm"
    ):
        ChatLab(model="gpt-4")
    for settings in ({"removed": -1}, {"user_seed": 10_000}, {"said": "\ud800"}):
        with pytest.raises(traitlets.TraitError):
            ChatLab(**settings)


def test_each_model_is_a_file_of_its_own_and_answers_as_its_run_did() -> None:
    assert {f"lab-model-{name}" for name in models.snapshots()} < ChatLab.large
    assert len({one["sha256"] for one in models.snapshots().values()}) == len(MODELS) - 1
    arms = {"tuned": "masked", "unmasked": "unmasked", "reinforced": "wordings-grpo"}
    for one in MODELS[1:]:
        said = recorded.values(arms[one.name], "texts", "said")[0]
        for question in ("What is the capital of France?", "What is the opposite of warm?"):
            [turn] = answering.chat_with(one, question)["turns"]
            assert TEMPLATE.tokenizer.decode(turn["written"][:-1]) == said[question]


def test_the_rewards_are_those_of_the_recorded_runs() -> None:
    for arm, curve in replay.curves().items():
        [made, *_] = recorded.values(arm, "curve")
        assert curve["step"] == [0, *made["step"]]
        assert curve["reward"] == [None, *made["reward"]]
        assert [len(curve[half]) for half in ("trained", "new")] == [len(curve["step"])] * 2
    asked = [exact(TEMPLATE, one) for one in capital_questions(CAPITAL.new[2], "new")[::4]]
    p = probabilities(models.chat_model(TUNED), asked)
    before = replay.curves()["wordings-grpo"]
    assert sum(p) / len(p) == pytest.approx(before["new"][0], abs=0.05)


def test_the_first_view_says_what_the_command_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = [*SUGGESTIONS[:2], "And of France?"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(said)))
    options = ("--temperature", "0", "--max-new-tokens", str(answering.WRITTEN))
    assert main(["chat", "--model", "lab-chat", "--device", "cpu", *options]) == 0
    turns = answering.chat_with(TUNED, "\n".join(said))["turns"]
    end = TEMPLATE.tokenizer.end_of_text
    ours = [TEMPLATE.tokenizer.decode([i for i in t["written"] if i != end]) for t in turns]
    assert capsys.readouterr().out.splitlines() == ours


def test_the_first_view_has_the_losses_that_training_counts() -> None:
    chat = answering.chat_with(TUNED, SUGGESTIONS[1])
    [turn] = chat["turns"]
    answer = TEMPLATE.tokenizer.decode(turn["written"][:-1])
    whole = dialogue(
        TEMPLATE,
        [
            {"role": "user", "content": SUGGESTIONS[1]},
            {"role": "assistant", "content": answer},
        ],
    )
    assert [*whole.ids] == turn["prompt"] + turn["written"]
    counted = [loss for loss, yes in zip(chat["losses"], whole.is_answer[1:], strict=True) if yes]
    with torch.no_grad():
        expected = dialogue_loss(models.chat_model(TUNED), [whole]).item()
    assert sum(counted) / len(counted) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("strength", [-1.0, 1.0])
def test_the_direction_of_refusing_is_that_of_the_laboratory(strength: float) -> None:
    model = models.chat_model(TUNED)
    found = refusing.refusal(model, TEMPLATE, refusal.BLOCK)
    way = found.add() if strength > 0 else found.project_out(found.real)
    for question in (SUGGESTIONS[0], SUGGESTIONS[3]):
        [turn] = answering.chat_with(TUNED, question, refusing=strength)["turns"]
        said = TEMPLATE.tokenizer.decode(turn["written"][:-1])
        assert said == refusing.answer(model, TEMPLATE, question, way)
        assert (said == DOES_NOT_KNOW) == (strength > 0)


def test_a_conversation_that_is_too_long_ends_where_the_context_does() -> None:
    chat = answering.chat_with(TUNED, "\n".join(["Tell me a story."] * 8))
    lengths = [len(turn["prompt"]) for turn in chat["turns"]]
    assert 0 < len(lengths) < 8
    assert max(lengths) <= 128
    assert len(chat["turns"][-1]["prompt"] + chat["turns"][-1]["written"]) <= 129

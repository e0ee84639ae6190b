"""The direction of refusing: from trained names alone, and held against directions by lot."""

import json
import sys

import pytest
import torch

from gpt_lab import GPT, GPTConfig
from gpt_lab.lab_model import load_lab_model
from gpt_lab.tuning import ChatTemplate, add_vector
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.assistant import conversations as talks
from gpt_lab_course.experiments.assistant import refusing
from gpt_lab_course.experiments.assistant.conversations import DOES_NOT_KNOW


@pytest.fixture(scope="module")
def assistant():
    model, tokenizer = load_lab_model("chat")
    return model, ChatTemplate(tokenizer)


@pytest.fixture(scope="module")
def small(assistant):
    """A random model of the same vocabulary."""
    config = GPTConfig(vocab_size=6562, context_length=64, d_model=16, n_heads=2, n_layers=2)
    torch.manual_seed(0)
    return GPT(config).eval(), assistant[1]


def few(half, words):
    return [
        one for kind in ("made up", "real") for one in refusing.questions(kind, half, words)[:8]
    ]


def test_names_and_wordings_are_held_out():
    drawn = [one for one in talks.drawn(6000) if one.kind in ("unknown", "capital")]
    for kind, n in (("made up", 60), ("real", 92)):
        new = refusing.questions(kind)
        assert len(new) == len({one.about for one in new}) == n
        assert {one.about for one in new}.isdisjoint(one.about for one in drawn)
        assert {one.text for one in new}.isdisjoint(one.text for one in drawn)
        assert {one.text.replace(one.about, "{}") for one in new} == {*talks.CAPITAL.new}
        trained = refusing.questions(kind, "trained", "trained", each=8)
        assert {one.text for one in trained} >= {o.text for o in drawn if o.about in new}
        assert len(trained) == len({one.text for one in trained})
    assert talks.made_up_names("new") == talks.made_up_names("new", 60)[:12]


def test_the_direction_is_the_difference_of_the_mean_streams(small):
    model, template = small
    found = refusing.refusal(model, template, 1)
    means = []
    for kind in ("made up", "real"):
        streams = []
        for one in refusing.questions(kind, "trained", "trained"):
            ids = torch.tensor([template.encode_chat(one.messages[:1])])
            seen = model.activations(ids, "blocks.1.output")["blocks.1.output"]
            streams.append(seen[0, -1])
        means.append(torch.stack(streams).mean(dim=0))
    torch.testing.assert_close(found.vector, means[0] - means[1], atol=1e-5, rtol=1e-4)
    torch.testing.assert_close(found.made_up, means[0], atol=1e-5, rtol=1e-4)
    far = found.along(found.made_up) - found.along(found.real)
    assert far == pytest.approx(float(found.vector.norm()), rel=1e-4)


def test_a_block_is_chosen_with_trained_names_before_the_last(small, monkeypatch):
    asked, questions = [], refusing.questions

    def seen(kind, half="new", wordings="new", each=1):
        asked.append((half, wordings))
        return questions(kind, half, wordings, each)[:4]

    monkeypatch.setattr(refusing, "questions", seen)
    monkeypatch.setattr(refusing, "strength", lambda _, __, found: found.block)
    assert refusing.chosen(*small).block == 0  # of 0 and 1
    assert {*asked} == {("trained", "trained")}


def test_what_is_refused_is_what_it_writes(assistant):
    """Token by token with the edit at each step, against one pass over the whole answer."""
    model, template = assistant
    found = refusing.refusal(model, template, 4)
    ways = [refusing.as_it_is, found.add(), found.project_out(found.real), found.project_out()]
    texts = []
    for way in ways:
        for one in few("new", "new")[::4]:
            said = refusing.answer(model, template, one.text, way)
            share = refusing.refused(model, template, [one], way)
            assert (said == DOES_NOT_KNOW) == bool(share.successes)
            own = refusing.right(model, template, [one], way)
            assert (said == one.answer) == bool(own.successes)
            texts.append(said)
    assert {DOES_NOT_KNOW} < {*texts}


def test_it_refuses_along_the_direction_and_not_along_others(assistant):
    model, template = assistant
    found = refusing.refusal(model, template, 4)
    made_up, real = (refusing.questions(kind)[:40] for kind in ("made up", "real"))
    chance = found.add(vector=refusing.random_like(found.vector, 0))
    before = [refusing.refused(model, template, some).share for some in (made_up, real)]
    assert before[0] > 0.6
    assert before[1] < 0.5
    assert refusing.refused(model, template, real, found.add()).share > 0.8
    assert refusing.refused(model, template, real, chance).share < 0.5
    taken = refusing.refused(model, template, made_up, found.project_out(found.real))
    assert taken.share < 0.3
    assert refusing.refused(model, template, made_up, chance).share > 0.5


def test_other_directions_are_as_long(small):
    model, template = small
    found = refusing.refusal(model, template, 0)
    for other in (
        refusing.random_like(found.vector, 1),
        refusing.halves_like(model, template, found, 1),
    ):
        assert float(other.norm()) == pytest.approx(float(found.vector.norm()), rel=1e-4)
        assert abs(torch.cosine_similarity(other, found.vector, dim=0)) < 0.9
    way = found.add(2.0, vector=torch.ones(16))
    x = torch.zeros(1, 9, 16)
    one = refusing.exact(template, few("new", "new")[0])
    edit = way([one])["blocks.0.output"]
    assert torch.equal(edit(x), add_vector([one], torch.ones(16), 2.0)(x))


def test_an_answer_that_is_begun_is_asked_for_its_rest(assistant):
    model, template = assistant
    (one,) = few("new", "new")[-1:]
    question = template.encode_chat(one.messages[:1])
    ids = [*question, *template.tokenizer.encode(DOES_NOT_KNOW)[:1]]
    while len(ids) < len(question) + 20 and ids[-1] not in template.stop_tokens:
        ids.append(int(model(torch.tensor([ids]))[0, -1].argmax()))
    written = template.tokenizer.decode(ids[len(question) : -1])
    share = refusing.begun(model, template, [one])
    assert (share.successes == 1) is (written == DOES_NOT_KNOW)


def test_a_folder_of_models_is_measured_and_recorded(small, tmp_path, monkeypatch, capsys):
    from gpt_lab import checkpoints

    model, _ = small
    for seed in (0, 1):
        (tmp_path / f"masked-{seed}").mkdir()
        checkpoints.save(model, tmp_path / f"masked-{seed}" / "model.safetensors")
    questions, kept = refusing.questions, {}
    monkeypatch.setattr(refusing, "questions", lambda *a, **k: questions(*a, **k)[:4])
    monkeypatch.setattr(refusing.data, "write", kept.update)
    monkeypatch.setattr(sys, "argv", ["refusing", str(tmp_path)])
    refusing.main()
    one, other = json.loads(kept[refusing.FILE])
    assert one == other
    assert [len(one["blocks"]), one["made up"]] == [2, [0, 4, 4]]
    assert len(one["blocks"][0]["given_at_random"]) == refusing.DRAWS
    assert capsys.readouterr().out.count("masked-") == 2


def test_the_record_has_each_block_of_three_seeds():
    runs = refusing.recorded()
    assert len(runs) == 3
    for run in runs:
        assert len(run["blocks"]) == 6
        assert [run[kind][1] for kind in ("made up", "real")] == [60, 92]
        for one in run["blocks"]:
            assert [len(one["given_at_random"]), len(one["given"])] == [refusing.DRAWS, 1]
            assert one["along"][0] < one["along"][1]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: refusing.questions("mythical"), "kind='mythical'"),
        (lambda: refusing.questions("real", "old"), "half='old'"),
        (lambda: refusing.questions("real", "new", "old"), "wordings='old'"),
    ],
)
def test_questions_that_there_are_not_are_refused(call, words):
    with pytest.raises(RefusedError, match=words):
        call()

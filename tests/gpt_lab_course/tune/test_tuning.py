"""The arms: made once, gone on with after a kill, refused in a line, measured as they are."""

import json
import math
import os
import shutil
import signal
import warnings

import pytest
import torch

from gpt_lab import load_lab_model
from gpt_lab.atomic_files import ASIDE
from gpt_lab.checkpoints import files
from gpt_lab.cli import main
from gpt_lab.training.folder import lock
from gpt_lab.tuning import Example
from gpt_lab.validation import RefusedError
from gpt_lab_course.experiments.assistant import conversations as talks
from gpt_lab_course.experiments.assistant import measured, rewards
from gpt_lab_course.proportion import Proportion
from gpt_lab_course.tune import kept, one_run
from gpt_lab_course.tune.arms import ARMS, own_texts
from gpt_lab_course.tune.one_run import Job

QUICK = {"steps": 5, "one_in": 80}
TRIED = ("--seeds", "1", "--steps", "5", "--one-in", "80")


@pytest.fixture(scope="module")
def tuned(tmp_path_factory):
    """A folder with an assistant, one that was made of it, and a run with a random reward."""
    folder = tmp_path_factory.mktemp("tuned")
    jobs = kept.plan(["wordings-gold", "sums-random"], 1, **QUICK)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(one_run, "EVERY", 2)
        table = kept.make(jobs, folder, say=lambda _: None)
    return folder, jobs, table


def test_a_plan_makes_the_first_seed_of_all_and_what_others_begin_with():
    jobs = kept.plan(["before", "wordings-grpo"], 2)
    assert [job.key for job in jobs] == [
        *("before-0", "masked-0", "wordings-grpo-0"),
        *("masked-1", "wordings-grpo-1"),
    ]
    assert {job.key: job.steps for job in jobs}["masked-0"] == ARMS["masked"].steps
    assert {job.steps for job in kept.plan([*ARMS], 1, steps=7)} == {0, 7}


def test_every_run_is_a_file_with_its_model_and_the_table_has_them_all(tuned):
    folder, jobs, table = tuned
    assert [job.key for job in jobs] == ["masked-0", "wordings-gold-0", "sums-random-0"]
    assert json.loads((folder / kept.TABLE).read_text()) == table
    in_order = sorted(jobs, key=lambda job: [*ARMS].index(job.arm))
    for job, run in zip(in_order, table["runs"], strict=True):
        assert run == {**job.plain(), **kept.find(folder, job)}
        assert sorted(p.name for p in (folder / job.key).iterdir()) == ["model.safetensors"]
        assert run["curve"]["step"] == [5]
        for count in run["old"].values():
            assert 0 <= Proportion(*count).share <= 1
        assert run.keys() >= one_run.EVERY_ROW
    masked, by_chance, worded = table["runs"]
    assert by_chance.keys() - jobs[0].plain().keys() == one_run.EVERY_ROW
    assert len(worded["learned"]) == 2
    assert set(worded["learned"]) <= set(talks.CAPITAL.new)
    assert worded["curve"]["loss"][0] > 0
    assert 0 < by_chance["curve"]["reward"][0] < 0.6
    assert "chat" in masked
    assert "chat" not in by_chance


def test_a_model_is_measured_as_it_is_kept(tuned):
    folder, jobs, table = tuned
    job, run = jobs[-1], table["runs"][1]
    model, start = one_run.model_of(job, folder), load_lab_model()[0]
    again = measured.measure(model, start, in_chat=False, one_in=job.one_in)
    assert again == {name: run[name] for name in again}


def test_a_second_start_makes_nothing_again(tuned, monkeypatch):
    folder, jobs, table = tuned
    monkeypatch.setattr(one_run, "run", lambda *_: pytest.fail("made again"))
    assert kept.make(jobs, folder, say=lambda _: pytest.fail("said")) == table


def _killed_in_child(jobs, folder, patch):
    """Make runs in a fork that ``patch`` has killed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of threads: the child needs none
        child = os.fork()
    if child == 0:
        try:
            patch()
            kept.make(jobs, folder, say=lambda _: None)
        finally:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has neither fork nor SIGKILL")
@pytest.mark.parametrize("moment", ["while a checkpoint is written", "after one", "measuring"])
def test_a_killed_run_goes_on_and_ends_in_the_same_bytes(tuned, tmp_path, monkeypatch, moment):
    """A reward by lot is the hardest: its generator has to stand where it stood."""
    folder, _, _ = tuned
    jobs = kept.plan(["sums-random"], 1, **QUICK)
    monkeypatch.setattr(one_run, "EVERY", 2)

    def die(*_args, **_options):
        os.kill(os.getpid(), signal.SIGKILL)

    def patch():
        if moment == "measuring":
            one_run.measured.measure = die
            return
        write = files._sort_metadata if moment.startswith("while") else files.save_tensors
        written = []

        def counted(*args, **options):
            write(*args, **options)
            written.append(args)
            if len(written) == 2:
                die()

        if moment.startswith("while"):
            files._sort_metadata = counted
        else:
            one_run.checkpoint.save_tensors = counted

    _killed_in_child(jobs, tmp_path, patch)
    assert not [*tmp_path.glob("*.json")]
    kept.make(jobs, tmp_path, say=lambda _: None)
    [job] = jobs
    for name in (f"{job.key}.json", f"{job.key}/model.safetensors"):
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes(), name
    assert not [*tmp_path.rglob(f"{ASIDE}*")]
    assert not [*tmp_path.rglob("checkpoint.safetensors")]


def test_a_run_made_again_is_compared(tuned, capsys):
    folder, *_ = tuned
    options = ("tune", "sums-random", *TRIED, "--output", str(folder), "--again", "1")
    assert main(options) == 0
    assert "sums-random-0 again: the same numbers" in capsys.readouterr().out


def test_what_the_arms_are_is_shown(capsys):
    assert main(("tune", "--show")) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [*ARMS]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("unmaskd", "--output", "x"), "no arm 'unmaskd'; did you mean 'unmasked'?"),
        (("masked",), "--output FOLDER is missing"),
        (("--output", "x"), "which arms? all, or some"),
        (("masked", "--output", "x", "--seeds", "0"), "--seeds=0"),
        (("masked", "--output", "x", "--steps", "-1"), "--steps=-1"),
        (("masked", "--output", "x", "--one-in", "0"), "--one-in=0"),
        (("masked", "--output", "x", "--again", "-2"), "--again=-2"),
        (("masked", "--output", "a\0b"), "is not a path"),
    ],
)
def test_what_makes_no_run_is_refused_in_a_line(typed, words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(("tune", *typed)) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert words in err
    assert not [*tmp_path.iterdir()]


def test_files_that_are_damaged_or_of_other_runs_are_refused_and_stay(tuned, tmp_path, capsys):
    folder, jobs, _ = tuned
    own = tmp_path / "runs"
    shutil.copytree(folder, own)
    run = own / "sums-random-0.json"

    def refused(*options):
        assert main(("tune", "sums-random", *TRIED, "--output", str(own), *options)) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        return err

    before = (own / kept.TABLE).read_bytes()
    assert "other settings" in refused("--steps", "4")
    whole = run.read_text()
    empty = json.dumps({"job": jobs[-1].plain(), "row": {}})
    for damage in (whole[: len(whole) // 2], "[]", '{"row": 7}', empty):
        run.write_text(damage)
        assert str(run) in refused()
        assert str(run) in refused("--seeds", "2")  # though another could be made
        assert run.read_text() == damage
        assert (own / kept.TABLE).read_bytes() == before
    with lock(own):
        assert "another process trains" in refused()
    run.unlink()
    broken = own / jobs[-1].key / "checkpoint.safetensors"
    broken.write_bytes(b"no checkpoint")
    assert str(broken) in refused()
    assert broken.read_bytes() == b"no checkpoint"


def test_the_table_has_every_whole_run_whichever_command_made_it(tuned, tmp_path, monkeypatch):
    """Of known arms, by arm and seed; a run without its model is not whole."""
    folder, _, table = tuned
    row = json.loads((folder / "masked-0.json").read_text())["row"]
    monkeypatch.setattr(one_run, "run", lambda *_: pytest.fail("made again"))
    for arm, seed in (("masked", 10), ("masked", 2), ("masked-long", 0), ("maskd", 0)):
        job = {**Job("masked", seed, 5, 80).plain(), "arm": arm}
        (tmp_path / f"{arm}-{seed}.json").write_text(json.dumps({"job": job, "row": row}))
        (tmp_path / f"{arm}-{seed}").mkdir()
        (tmp_path / f"{arm}-{seed}" / "model.safetensors").touch()
    for job in (Job("masked", 0, 5, 80), Job("sums-random", 0, 5, 80)):
        shutil.copy(folder / f"{job.key}.json", tmp_path)
        shutil.copytree(folder / job.key, tmp_path / job.key)
    (tmp_path / "masked-3.json").write_text("{}")
    found = kept.make([Job("sums-random", 0, 5, 80)], tmp_path)
    assert [(run["arm"], run["seed"]) for run in found["runs"]] == [
        *(("masked", seed) for seed in (0, 2, 10)),
        *(("sums-random", 0), ("masked-long", 0)),
    ]
    assert found["runs"][0] == table["runs"][0]
    assert found["arms"] == {
        arm: ARMS[arm].purpose for arm in ("masked", "sums-random", "masked-long")
    }
    assert json.loads((tmp_path / kept.TABLE).read_text()) == found


def test_what_was_made_before_an_error_is_in_the_table(tuned, tmp_path, monkeypatch):
    folder, jobs, table = tuned
    rows = {job.key: kept.find(folder, job) for job in jobs[:1]}

    def made(job, folder):
        shutil.copytree(tuned[0] / job.key, folder / job.key)
        return rows[job.key], 0.0

    monkeypatch.setattr(one_run, "timed", made)
    with pytest.raises(KeyError):
        kept.make(jobs, tmp_path, say=lambda _: None)
    assert json.loads((tmp_path / kept.TABLE).read_text())["runs"] == table["runs"][:1]


def test_a_reward_that_fails_costs_a_line_and_no_checkpoint(tmp_path, monkeypatch, capsys):
    calls = []

    def by_chance(*_, **__):
        def reward(_):
            calls.append(1)
            return math.nan if len(calls) > 3 * 128 else float(len(calls) % 2)

        return reward

    monkeypatch.setattr(one_run, "EVERY", 1)
    monkeypatch.setattr(rewards, "by_chance", by_chance)
    options = ("tune", "sums-random", *TRIED, "--output", str(tmp_path))
    assert main(options) == 2
    assert "is nan, not a number" in capsys.readouterr().err
    path = tmp_path / "sums-random-0" / "checkpoint.safetensors"
    identity = Job("sums-random", 0, 5, 80).plain()
    assert one_run.checkpoint.progress_in(path, identity)["step"] == 3


def test_rewards_are_what_their_names_say():
    tokenizer = measured.LabTokenizer()
    one, other = (rewards.sum_example(tokenizer, sum_) for sum_ in ((3, 4), (7, 8)))
    wrong = one._replace(answer=other.answer)
    endless = one._replace(answer=one.answer[:-1])
    word = one._replace(answer=(*tokenizer.encode(" is"), one.answer[-1]))
    right, form = rewards.is_right([one, other]), rewards.is_a_number(tokenizer)
    assert [right(x) for x in (one, other, wrong, endless, word)] == [1, 1, 0, 0, 0]
    assert [form(x) for x in (one, other, wrong, endless, word)] == [1, 1, 1, 0, 0]
    lots = [rewards.by_chance(0.3, 5)(one) for _ in range(1)]
    reward = rewards.by_chance(0.3, 5)
    drawn = [reward(one) for _ in range(4000)]
    assert drawn[:1] == lots
    assert sum(drawn) / 4000 == pytest.approx(0.3, abs=4 * math.sqrt(0.21 / 4000))
    later = rewards.by_chance(0.3, 5, drawn=3990)
    assert [later(one) for _ in range(10)] == drawn[3990:]
    with pytest.raises(RefusedError, match=r"share=1\.5"):
        rewards.by_chance(1.5, 0)


def test_the_probability_of_a_sum_is_the_share_of_samples():
    """Exact pass@1, against the reward of 2,000 samples."""
    model, tokenizer = load_lab_model()
    asked = rewards.sum_example(tokenizer, (3, 4))
    [p] = measured.sum_probabilities(model, tokenizer, [(3, 4)])
    stop = {tokenizer.end_of_text, *tokenizer.encode(rewards.STOP)}
    [sampled] = measured.sample_answers(
        model, [asked.question], group=2000, max_new_tokens=rewards.LONGEST, stop=stop
    )
    share = sum(map(rewards.is_right([asked]), sampled)) / 2000
    assert 0.05 < p < 0.95
    assert share == pytest.approx(p, abs=4 * math.sqrt(p * (1 - p) / 2000))


def test_an_answer_without_an_end_is_cut_and_said_to_be(monkeypatch):
    model, tokenizer = load_lab_model()
    template = measured.ChatTemplate(tokenizer)
    (text, ends), *_ = measured.written(model, template, ["What is the capital of Nepal?"])
    assert ends
    monkeypatch.setattr(measured, "LONGEST", 2)
    [(cut, ends)] = measured.written(model, template, ["What is the capital of Nepal?"])
    assert not ends
    assert cut
    assert text.startswith(cut)
    assert len(tokenizer.encode(cut)) == 2


def test_its_own_texts_begin_and_end_where_texts_do():
    model, tokenizer = load_lab_model()
    end = tokenizer.end_of_text
    texts = own_texts(model, end, 100, seed=1)
    assert len({one.ids for one in texts}) > 90
    for one in texts:
        assert one.ids[0] == end
        assert one.is_answer == (False, *[True] * (len(one.ids) - 1))
        assert len(one.ids) == 49 or one.ids[-1] == end


def test_counts_know_that_questions_about_one_country_are_alike():
    assert measured.count([True] * 8, "aaaabbbb") == [8, 8, 2.0]
    assert measured.count([True, False, True, False], "aabb")[2] == 4.0


def test_an_exact_answer_is_the_whole_answer_and_its_end():
    template = measured.ChatTemplate(measured.LabTokenizer())
    question = talks.held_out("capital", wordings="trained")[0]
    one = measured.exact(template, question)
    assert isinstance(one, Example)
    ids = [*one.question, *one.answer]
    assert ids[-1] == template.tokenizer.end_of_text
    assert template.parse(ids) == question.messages
    assert torch.tensor(ids).unique().numel() > 5

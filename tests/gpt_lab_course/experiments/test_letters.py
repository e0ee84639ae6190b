"""Lesson 8's letters: the text, tables that count, the recorded run, and the toys beside it."""

import json
import math

import pytest
import torch

from gpt_lab import GPT, GPTConfig
from gpt_lab.lab_model import held_out
from gpt_lab_course import data
from gpt_lab_course.experiments.toy_tasks import copying, stories
from gpt_lab_course.experiments.training import letters, loss_drops, optimizers, replay

TINY = {"context_length": 64, "d_model": 16, "n_heads": 2, "n_layers": 1, "dropout": 0.0}


def tiny(vocab_size=77):
    torch.manual_seed(0)
    return GPT(GPTConfig(vocab_size=vocab_size, **TINY))


def test_both_parts_are_the_whole_prose_and_have_all_three_voices():
    train, rest = letters.texts()
    books = held_out("prose")
    assert len(train) + len(rest) == sum(map(len, books)) + 2 * (len(books) - 1)
    for book in books:
        assert book[:200] in train
        assert book[-200:] in rest
    assert letters.decode(letters.encode(rest)) == rest


def test_a_batch_is_the_text_and_its_targets_the_letters_after():
    ids = letters.data()[0]
    inputs, targets = letters.batch(ids, torch.Generator().manual_seed(3), n=5)
    assert inputs.shape == targets.shape == (5, letters.T)
    text = letters.texts()[0]
    for row, follow in zip(inputs, targets, strict=True):
        assert letters.decode(torch.cat([row, follow[-1:]])) in text
        assert torch.equal(row[1:], follow[:-1])


def counted(context, letter, longest):
    """A table's probability, in plain Python."""
    text = letters.texts()[0]
    p = 1 / 77
    for n in range(min(len(context), longest - 1) + 1):
        before = context[len(context) - n :]
        seen = sum(text.startswith(before, i) for i in range(len(text))) if n else len(text)
        times = sum(text.startswith(before + letter, i) for i in range(len(text)))
        p = (times + 10 * p) / (seen + 10)
    return p


@pytest.mark.parametrize("longest", [1, 2, 3])
def test_a_table_counts(longest):
    row = "the Qu"
    logs = letters.table(longest)(letters.encode(row)[None])[0]
    for place, letter in ((0, "h"), (3, "Q"), (5, "e"), (5, "z")):
        p = logs[place, letters.alphabet().index(letter)].exp().item()
        assert p == pytest.approx(counted(row[: place + 1], letter, longest), rel=1e-9)


def test_each_longer_table_knows_more():
    levels = letters.levels(4)
    assert levels["nothing"] == pytest.approx(math.log(77))
    losses = [*levels.values()]
    assert losses == sorted(losses, reverse=True)
    assert [round(loss, 2) for loss in losses] == [4.34, 3.07, 2.45, 2.12, 1.93]


def test_training_follows_from_its_seed_and_a_longer_run_begins_like_a_shorter_one():
    losses = []
    for steps in (3, 5):
        model = tiny()
        for step in letters.training(model, steps):
            if step == 3:
                losses.append(letters.measured(model, letters.data()[1]))
    assert losses[0] == losses[1] < letters.measured(tiny(), letters.data()[1])


def test_a_sample_depends_on_the_model_and_the_seed_alone():
    model = tiny()
    assert letters.sample(model, 20) == letters.sample(model, 20)
    assert letters.sample(model, 20) != letters.sample(model, 20, seed=2)
    assert len(letters.sample(model, 20)) == 20


def test_the_recorded_run_begins_as_the_command_makes_it():
    recorded, again = replay.recorded(), replay.run(steps=4)
    assert again["parameters"] == recorded["parameters"] == 613_120
    assert again["levels"] == pytest.approx(recorded["levels"], abs=2e-3)
    assert [m["step"] for m in recorded["moments"]] == [*replay.MARKS]
    for new, old in zip(again["moments"], recorded["moments"], strict=False):
        assert (new["train"], new["held_out"]) == pytest.approx(
            (old["train"], old["held_out"]), abs=0.01
        )
        assert new["sample"][:10] == old["sample"][:10]


def test_the_recorded_run_is_written_as_the_command_writes_it():
    recorded = replay.recorded()
    assert replay.written(recorded) == data.read(replay.FILE).decode("utf-8")
    assert recorded["words"] == replay.known_words(recorded["moments"])
    assert len(data.read(replay.FILE)) < 10_000


def test_the_command_prints_a_beginning_and_writes_nothing(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["replay", "--steps", "0"])
    monkeypatch.setattr(data, "write", lambda files: pytest.fail("it writes"))
    replay.main()
    assert len(json.loads(capsys.readouterr().out)["moments"]) == 1


def test_moving_a_weight_finds_its_slope_and_leaves_it_where_it_was():
    model = tiny().double()
    batch = letters.batch(letters.data()[0], torch.Generator().manual_seed(0), n=2)
    letters.loss_of(model, *batch).backward()
    weight = model.blocks[0].feed_forward.up.weight
    before = weight[3, 5].item()
    slope = letters.slope_by_moving(model, weight, (3, 5), batch)
    assert slope == pytest.approx(weight.grad[3, 5].item(), rel=1e-4)
    assert weight[3, 5].item() == before


def test_another_optimizer_is_told_from_adamw():
    model = tiny().double()
    batch = letters.batch(letters.data()[0], torch.Generator().manual_seed(0), n=2)

    def plain(weight, gradient, m, v, t):
        weight -= 3e-3 * gradient

    assert letters.against_adamw(plain, model, batch, steps=2)[0] > 1e-3


def test_a_story_has_its_choices_and_the_floor_is_theirs():
    text = stories.stories()[0]
    assert len(set(stories.stories())) == 12 * 6 * 12 * 12 * 6
    counts = [math.log(n) for n in (12, 6, 12, 12, 6)]
    T = stories.data()[1].shape[1] - 1
    *above, floor = stories.levels().values()
    assert floor == pytest.approx(sum(counts) / T)
    assert above == sorted(above, reverse=True)
    assert above[-1] > floor
    other = stories.recolored(text).split()
    assert [a == b for a, b in zip(other, text.split(), strict=True)].count(False) == 1
    assert text.split()[3] in stories.CHOICES["color"]
    assert other[3] in stories.CHOICES["color"]


def test_filler_moves_places_and_keeps_the_length():
    rows, held_out_rows = stories.data(filler=True)
    assert rows.shape[1] == held_out_rows.shape[1] == stories.data()[0].shape[1] + stories.FILLER
    assert len(set((rows == stories.ids_of_words()["now"]).int().argmax(-1).tolist())) == 1
    assert len(set((rows == stories.ids_of_words()["has"]).int().argmax(-1).tolist())) == 5


def test_stories_are_learned_and_the_color_is_asked_at_its_place():
    model, curve = stories.train(n_layers=1, steps=3, every=1)
    assert [step for step, _ in curve] == [0, 1, 2, 3]
    assert curve[-1][1] < curve[0][1]
    texts = stories.stories()[:3]
    assert 0 <= stories.colors_right(model, texts) <= 1
    weights, words = stories.look_at_color(model, texts[0])
    assert weights.shape == (len(words), len(words))


class Copier(torch.nn.Module):
    """Gives the letter that followed the same letter the last time."""

    config = GPTConfig(vocab_size=copying.V, **TINY)

    def forward(self, ids):
        logits = torch.zeros(*ids.shape, copying.V)
        for row, listed in enumerate(ids.tolist()):
            for place, letter in enumerate(listed):
                earlier = [i for i in range(place) if listed[i] == letter]
                if earlier:
                    logits[row, place, listed[earlier[-1] + 1]] = 1.0
        return logits

    def activations(self, ids, names):
        """One head that looks one back, and another at what followed the last time."""
        n, T = ids.shape
        weights = torch.zeros(n, 2, T, T)
        weights[:, 0, range(1, T), range(T - 1)] = 1.0
        for row, listed in enumerate(ids.tolist()):
            for place, letter in enumerate(listed):
                earlier = [i for i in range(place) if listed[i] == letter]
                weights[row, 1, place, earlier[-1] + 1 if earlier else 0] = 1.0
        return {"blocks.0.attention.weights": weights, "logits": self(ids)}


def test_a_copier_is_found_out():
    ids = copying.unseen_rows()
    found = copying.measured(Copier(), ids)
    assert found.right == 1
    assert found.induction == pytest.approx((1,), abs=1e-6)
    assert found.previous[0] == pytest.approx(1, abs=0.05)
    assert copying.measured(tiny(copying.V).eval(), ids).right < 0.2


def test_rows_repeat_stretches_of_different_letters():
    for row in copying.unseen_rows((6, 14)).tolist():
        length = next(n for n in range(6, 15) if row[n] == row[0])
        assert len(set(row[:length])) == length
        assert row == (row[:length] * 6)[: copying.T + 1]


def test_disorder_keeps_the_tokens():
    ids = torch.cat([torch.zeros(4, 1, dtype=torch.int64), torch.arange(1, 13).repeat(4, 2)], 1)
    other = copying.disordered(ids)
    assert torch.equal(other[:, :13], ids[:, :13])
    assert torch.equal(other[:, 13:].sort(-1).values, ids[:, 13:])
    assert not torch.equal(other, ids)


def test_copying_is_trained_step_by_step_in_64_bits():
    model = copying.fresh(n_layers=2)
    before = copying.measured(model.eval(), copying.unseen_rows())
    assert [*copying.training(model, 2)] == [1, 2]
    after = copying.measured(model, copying.unseen_rows(), step=2)
    assert (before.step, after.step) == (0, 2)
    assert after != before
    assert len(after.induction) == model.config.n_layers == 2
    assert {p.dtype for p in model.parameters()} == {torch.float64}


def test_the_largest_fall_is_not_that_of_the_texts():
    fall = loss_drops.largest_fall()
    assert fall.batches > 10 * fall.known > 0
    assert 0 < fall.repeats < 1


def test_small_parts_of_a_batch_make_the_same_run():
    settings = {"steps": 3, "warm_up": 1}
    whole, curve = optimizers.run(**settings)
    parts, _ = optimizers.run(**settings, micro_batch_size=4)
    assert whole == pytest.approx(parts, abs=1e-4)
    assert curve[0][1] == pytest.approx(math.log(77), abs=0.2)

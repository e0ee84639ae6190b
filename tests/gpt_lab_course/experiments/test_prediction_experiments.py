"""The measurements of lesson 6 and its laboratories, where the answer is known beforehand."""

import math

import pytest
import torch

from gpt_lab import GPT, GPTConfig, load_lab_model
from gpt_lab.lab_model.evaluation import held_out_ids
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab_course.experiments.calibration import reliability
from gpt_lab_course.experiments.efficiency import caching
from gpt_lab_course.experiments.embeddings import word_order
from gpt_lab_course.experiments.sampling import beams, degeneration, unlikely_tokens

V = 40


@pytest.fixture(scope="module")
def small() -> GPT:
    """A model of random weights that are large enough for it to prefer some tokens."""
    torch.manual_seed(1)
    model = GPT(GPTConfig(vocab_size=V, context_length=16, d_model=16, n_heads=2, n_layers=1))
    for weight in model.parameters():
        torch.nn.init.normal_(weight, std=0.7)
    return model.eval()


@pytest.fixture(scope="module")
def lab() -> tuple[GPT, LabTokenizer]:
    return load_lab_model()


@torch.inference_mode()
def test_the_beam_finds_the_best_of_all_that_there_is(small: GPT) -> None:
    """A beam as wide as the vocabulary overlooks nothing in two steps: held against all pairs."""
    prompts = torch.tensor([[3, 1, 4], [1, 5, 9]])
    found, total = beams.beam_search(small, prompts, V, 2)
    narrow, less = beams.beam_search(small, prompts, 1, 2)
    for row, beam, log_p, greedy, lower in zip(prompts, found, total, narrow, less, strict=True):
        first = small(row[None])[0, -1].log_softmax(-1)
        both = torch.stack([row.new_tensor([*row.tolist(), v]) for v in range(V)])
        pairs = first[:, None] + small(both)[:, -1].log_softmax(-1)  # [V, V]
        assert beam.tolist()[3:] == [*divmod(int(pairs.argmax()), V)]
        torch.testing.assert_close(log_p, pairs.max())
        best = int(first.argmax())
        assert greedy.tolist()[3:] == [best, int(pairs[best].argmax())]
        torch.testing.assert_close(lower, pairs[best].max())


def test_pieces_are_counted_within_a_text_and_in_all_of_them() -> None:
    assert degeneration.repeated([1, 2, 3, 4, 5]) == 0
    assert degeneration.repeated([1, 2] * 5) == pytest.approx(5 / 7)  # two of seven are new
    assert beams.different_pieces(torch.tensor([[1, 2, 3, 4], [1, 2, 3, 4]])) == 0.5


@torch.inference_mode()
def test_what_a_model_writes_greedily_surprises_it_least(small: GPT) -> None:
    pages = torch.arange(24).view(2, 12) % V
    texts = degeneration.falling_apart(
        small, pages, 4, {"greedy": {"temperature": 0}, "hot": {"temperature": 9.0}}
    )
    assert texts["the book"].rows is pages
    assert texts["greedy"].surprise < texts["hot"].surprise
    for text in texts.values():
        assert text.rows.shape == pages.shape
        assert torch.equal(text.rows[:, :4], pages[:, :4])
        logs = small(text.rows)[:, 3:-1].log_softmax(-1)
        new = text.rows[:, 4:, None]
        assert text.surprise == pytest.approx(float(-logs.gather(-1, new).mean()), rel=1e-4)


def test_calibration_of_what_is_known() -> None:
    said, right = torch.full((100,), 0.75), torch.arange(100) < 75
    good = reliability.Answers(said, right, {1.0: torch.zeros(100)})
    bad = reliability.Answers(said, right & False, {1.0: torch.ones(100), 2.0: said})
    assert reliability.mean_gap(good) == pytest.approx(0, abs=1e-6)
    assert reliability.mean_gap(bad) == pytest.approx(0.75)
    assert reliability.bins(good) == [(0.75, 0.75, 100)]
    assert reliability.bins(good, least=101) == []
    share, error, n = good.share_right()
    assert (share, n) == (0.75, 100)
    assert error == pytest.approx(math.sqrt(0.75 * 0.25 / 100))
    assert len(good.between(0.75, 0.8).said) == 100
    assert len(good.between(0.5, 0.75).said) == 0
    both = reliability.together([good, bad])
    assert float(both.right.float().mean()) == 0.375
    assert set(both.losses) == {1.0}
    low, high = reliability.by_chance_alone(good)
    assert 0.65 < low < 0.7
    assert 0.8 < high < 0.86


@torch.inference_mode()
def test_every_place_of_a_window_is_asked(small: GPT) -> None:
    ids = torch.arange(50) * 7 % V
    answers = reliability.ask(small, ids, temperatures=(1.0, 2.0), window=8)
    assert len(answers.said) == 48
    logits = small(ids[None, 8:16])[0]
    p, favorite = logits.softmax(-1).max(-1)
    torch.testing.assert_close(answers.said[8:16], p)
    assert torch.equal(answers.right[8:16], favorite == ids[9:17])
    hot = (logits / 2).log_softmax(-1).gather(-1, ids[9:17, None])[:, 0]
    torch.testing.assert_close(answers.losses[2.0][8:16], -hot)
    noisy = reliability.ask(small, ids, window=8, noise=0.5)
    assert not torch.equal(noisy.said, answers.said)
    torch.testing.assert_close(noisy.said[::8], answers.said[::8])  # the first of a window stays
    same = torch.full((17,), 7)
    kept = reliability.ask(small, same, window=8, noise=0.9, keep=7)
    torch.testing.assert_close(kept.said, reliability.ask(small, same, window=8).said)


def test_the_tail_is_below_a_hundredth_of_the_best() -> None:
    p = torch.tensor([0.9, 0.0901, 0.0089, 0.001])
    assert unlikely_tokens.tail(p).tolist() == pytest.approx([0, 0, 0.0089, 0.001])


def test_an_accident_is_followed_by_others(lab: tuple[GPT, LabTokenizer]) -> None:
    model, tokenizer = lab
    rows = unlikely_tokens.story_beginnings(tokenizer)[:40]
    assert rows.shape == (40, 64)
    curves = unlikely_tokens.tail_after(model, rows, seeds=(0,), steps=6)
    accident, likely, written = (curve[0] for curve in curves.values())
    assert [place for place, _ in written] == [1, 2, 3, 4, 5, 6]
    assert accident[0][1] > 2 * likely[0][1]
    assert accident[0][1] > 2 * written[0][1]


def test_both_kinds_of_draws_take_the_same_chance(small: GPT) -> None:
    """The first draw comes after the same tokens in both, so it is the same token."""
    rows = torch.arange(60).view(12, 5) % V
    first = [
        unlikely_tokens.surprise_of_draws(small, rows, 4, 1.5, seed=3, after=after)
        for after in ("draws", "the story")
    ]
    assert first[0] == pytest.approx(first[1], rel=1e-5)
    heats = unlikely_tokens.heat_curve(small, rows, 2, (0.1, 3.0), seed=3, after="draws")
    assert [heat for heat, _ in heats] == [0.1, 3.0]
    assert heats[0][1] < heats[1][1]


def test_keys_change_when_tokens_move_or_see_later_ones(lab: tuple[GPT, LabTokenizer]) -> None:
    model, tokenizer = lab
    end = tokenizer.end_of_text
    old = [end, *tokenizer.encode("The capital of France is")]
    grown = [*old, *tokenizer.encode(" a city")]
    assert float(caching.key_changes(model, old, grown).max()) < 1e-3
    assert float(caching.key_changes(model, old, [end, *old], moved=1).min()) > 0.1
    seen = caching.key_changes(model, old, grown, all_see=True)
    assert float(seen[0]) < 1e-3
    assert float(seen[1:].min()) > 0.1


def test_work_is_what_the_passes_add_up_to() -> None:
    config = GPTConfig(vocab_size=50, context_length=32, d_model=8, n_heads=2, n_layers=2)
    one = caching.writing_flops(config, 5, 1, cached=False)
    assert caching.writing_flops(config, 5, 1, cached=True) == one
    scores = 2 * 8 * 50
    every = caching.writing_flops(config, 5, 1, cached=False, every_row=True)
    assert every == one + 4 * scores
    steps = [caching.writing_flops(config, n, 1, cached=False) for n in (5, 6, 7)]
    assert caching.writing_flops(config, 5, 3, cached=False) == sum(steps)
    kept = caching.writing_flops(config, 5, 3, cached=True)
    assert kept == steps[-1] + 2 * scores
    assert caching.saved(config, 5, 3)[1] == sum(steps) / kept


def test_words_and_sentences_in_disorder() -> None:
    text = "One two three. Four five six! Seven eight nine? Ten."
    chance = torch.Generator().manual_seed(0)
    swapped = word_order.disordered(text, "sentences", chance)
    assert swapped != text
    assert sorted(swapped.split(" ")) == sorted(text.split(" "))
    assert all(s in swapped for s in ("One two three.", "Four five six!", "Seven eight nine?"))
    mixed = word_order.disordered(text, "words", chance).split(" ")
    assert mixed != text.split(" ")
    assert {*mixed[:3]} == {"One", "two", "three."}
    assert mixed[-1] == "Ten."


def test_a_phrase_goes_on_likelier_after_itself_and_not_after_its_tokens_in_disorder(
    lab: tuple[GPT, LabTokenizer],
) -> None:
    model, tokenizer = lab
    book = [i for i in held_out_ids(tokenizer, "prose").tolist() if i != tokenizer.end_of_text]
    page = book[144 : 144 + 40]  # the second of every third
    with torch.inference_mode():
        logits = model(torch.tensor([page + page[32:]]))[0, -9:-1]
    losses = torch.nn.functional.cross_entropy(
        logits, torch.tensor(page[32:]), reduction="none"
    )  # [8]
    once = degeneration.after_copies(model, tokenizer, 1)
    assert once.shape == (104, 8)
    assert torch.allclose(once[1], losses.neg().exp(), rtol=1e-3, atol=1e-6)
    never = degeneration.after_copies(model, tokenizer, 0)
    word_order = degeneration.after_copies(model, tokenizer, 1, shuffled=True)
    assert once[:, 1:].mean() > 1.2 * never[:, 1:].mean()
    assert word_order[:, 1:].mean() < 1.1 * never[:, 1:].mean()

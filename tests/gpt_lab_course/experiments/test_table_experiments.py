"""The measurements on tables of embeddings, held against small tables whose answers are known."""

import math
import random

import numpy as np
import pytest
import torch
from torch.nn import functional as F

from gpt_lab import load_lab_model
from gpt_lab.lab_model import held_out
from gpt_lab_course.experiments.embeddings import (
    analogies,
    clusters,
    held_out_loss,
    principal,
    widths,
    word_senses,
)
from gpt_lab_course.experiments.toy_tasks import little_stories


@pytest.fixture(scope="module")
def lab():
    return load_lab_model()


def random_table(seed, *shape):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def test_rows_of_stories_go_on_where_the_row_before_ends(lab):
    _, tokenizer = lab
    rows = held_out_loss.story_rows(10, 4)
    assert rows.shape == (4, 11)
    assert torch.equal(rows[:-1, -1], rows[1:, 0])
    text = tokenizer.decode(rows[0, 1:].tolist())
    assert rows[0, 0] == 6561
    assert held_out("stories")[0].startswith(text)


def test_more_rows_than_the_stories_have_are_refused():
    with pytest.raises(ValueError, match="1,000,001 tokens are needed; the stories have"):
        held_out_loss.story_rows(1000, 1000)


def test_the_loss_of_stories_is_minus_the_mean_logarithm(lab):
    model, _ = lab
    rows = held_out_loss.story_rows(model.config.context_length, 8)
    with torch.inference_mode():
        p = model(rows[:, :-1]).softmax(-1).double()
    expected = -p.gather(-1, rows[:, 1:, None]).log().mean().item()
    assert held_out_loss.story_loss(model) == pytest.approx(expected, rel=1e-5)
    assert held_out_loss.story_loss(model, lambda P: P.flip(0)) > expected + 1


def test_a_word_is_not_its_own_neighbor_and_kinds_are_counted():
    cosines = torch.tensor([[1, 0.9, 0.1], [0.9, 1, 0.2], [0.1, 0.2, 1]])
    assert clusters.nearest_others(cosines) == [1, 0, 1]
    assert clusters.same_kind(cosines, ["a", "a", "b"]) == 2
    assert clusters.same_kind(cosines, ["a", "b", "b"]) == 1
    dealt = clusters.same_kind_shuffled(cosines, ["a", "a", "b"], times=300)
    assert dealt == sorted(dealt)
    assert len(dealt) == 300
    assert {*dealt} == {0, 1, 2}, "a and b at the ends, b first, b last"
    with pytest.raises(ValueError, match="2 kinds for 3 words"):
        clusters.same_kind(cosines, ["a", "b"])


def test_each_word_of_a_kind_is_one_token(lab):
    words = clusters.kind_of_words()
    assert len(words) == 50
    assert len({*analogies.rows_of(lab[1], words).tolist()}) == 50


def test_partners_are_pairs_of_tokens(lab):
    model, tokenizer = lab
    one, other = clusters.partners(tokenizer, model.config.vocab_size, str.title).tolist()
    pairs = {tokenizer.decode([i]): tokenizer.decode([j]) for i, j in zip(one, other, strict=True)}
    assert pairs[" there"] == " There"
    assert all(b == a.title() for a, b in pairs.items())
    assert len(pairs) > 100


def test_the_mean_of_others_leaves_out_the_row_itself():
    rows = random_table(0, 6, 3)
    for k, mean in enumerate(analogies.mean_of_others(rows)):
        expected = np.delete(rows.numpy(), k, axis=0).mean(0)
        assert np.allclose(mean.numpy(), expected, atol=1e-6)


def test_a_step_arrives_at_the_row_with_the_largest_cosine():
    table, starts = random_table(1, 20, 4), torch.tensor([3, 7])
    steps = random_table(2, 2, 4)
    for start, step, found in zip(
        starts, steps, analogies.arrivals(table, starts, steps), strict=True
    ):
        cosines = F.cosine_similarity(table, (table[start] + step)[None])
        cosines[start] = -2
        assert found == cosines.argmax()
    among = torch.tensor([7, 9])
    nothing = torch.zeros(4)
    assert analogies.arrivals(table, starts, nothing, among)[1] == 9, "row 7 is where it starts"


def test_planted_arrows_are_hit_and_opposite_ones_are_not():
    starts = random_table(3, 8, 30)
    step = 3 * random_table(4, 1, 30)
    table = torch.cat([starts, starts + step, random_table(5, 30, 30)])
    a, b = torch.arange(8), torch.arange(8, 16)
    assert analogies.hits(table, a, b, analogies.mean_of_others(table[b] - table[a])) == 8
    assert analogies.hits(table, a, b, -step[0]) == 0


def test_pairs_are_single_tokens_and_a_word_of_several_is_refused(lab):
    _, tokenizer = lab
    pairs = analogies.capital_pairs(tokenizer)
    assert pairs[" France"] == " Paris"
    assert len(pairs) == 37
    points = analogies.plane(torch.eye(6562)[:, :9] + random_table(0, 6562, 9), tokenizer, pairs)
    assert [*points["countries"]] == [*pairs]
    assert [*points["capitals"]] == [*pairs.values()]
    places = [point for group in points.values() for point in group.values()]
    assert sum(x for x, _ in points["countries"].values()) < 0, "countries to the left"
    assert max((y for _, y in places), key=abs) > 0, "the furthest above"
    with pytest.raises(ValueError, match="' Washington DC' is 3 tokens, not one"):
        analogies.rows_of(tokenizer, [" Washington DC"])


def test_principal_directions_are_the_covariances_eigenvectors():
    table = random_table(6, 40, 5) * torch.tensor([5.0, 3.0, 2.0, 1.0, 0.5]) + 4
    values, vectors = np.linalg.eigh(np.cov(table.double().numpy().T))
    found = principal.directions(table).numpy()
    overlap = np.abs(found @ vectors[:, ::-1])
    assert np.allclose(overlap, np.eye(5), atol=1e-6)
    points, share = principal.plane(table)
    assert share == pytest.approx(values[::-1][:2].sum() / values.sum())
    assert np.var(np.array(points), axis=0, ddof=1) == pytest.approx(values[::-1][:2])


def test_a_cut_keeps_what_lies_along_its_directions():
    table = random_table(7, 12, 5) + 2
    all_of_them = principal.directions(table)
    assert torch.allclose(principal.cut(table, all_of_them), table, atol=1e-5)
    nothing = principal.cut(table, all_of_them[:0])
    assert torch.allclose(nothing, table.mean(dim=0).expand(12, 5), atol=1e-6)
    one = principal.cut(table, all_of_them[:1])
    assert torch.linalg.matrix_rank(one - one.mean(dim=0)) == 1


def test_the_vectors_of_one_token_in_one_place_begin_equal_and_part(lab):
    model, tokenizer = lab
    can = word_senses.last_vectors(
        model, tokenizer, word_senses.CAN["verb"] + word_senses.CAN["tin"]
    )
    assert can.shape == (7, 12, 192)
    assert torch.equal(can[0], can[0, :1].expand(12, -1))
    assert not torch.allclose(can[1, 0], can[1, 11], atol=0.1)
    for texts in word_senses.CAN_CROSSED.values():
        assert word_senses.last_vectors(model, tokenizer, texts).shape == (7, 6, 192)
    assert tokenizer.decode(
        word_senses.expected(model, tokenizer, ["The capital of France is"])
    ) == (" Paris")
    with pytest.raises(ValueError, match=r"the texts have \[1, 2\] tokens"):
        word_senses.last_vectors(model, tokenizer, [" can", " can see"])


def test_halves_are_compared_within_and_between():
    vectors = torch.tensor([[1.0, 0], [2.0, 0], [0, 1.0], [0, 3.0]])
    assert word_senses.within_and_between(vectors, [0, 1]) == (1, 0)
    assert word_senses.within_and_between(vectors, [0, 2]) == (0, 0.5)
    assert word_senses.better_divisions(vectors) == (0, 3)
    assert word_senses.better_divisions(vectors[[0, 2, 1, 3]]) == (1, 3)


def test_a_little_story_costs_each_of_its_draws_once():
    sizes = [len(line.split()) for line in little_stories.GAPS.values()]
    draws = math.log(2 * 12 * 23) + sum(map(math.log, sizes))
    coins = len(little_stories.SENTENCES) * math.log(2)
    for seed in range(50):
        story = little_stories._story(random.Random(seed))
        assert sum(word.nats for word in story) == pytest.approx(draws + coins)
        assert len(story) >= 78
        names = {name for line in little_stories.NAMES.values() for name in line.split()}
        told = [word for word in story if word.text in names]
        assert len({word.text for word in told}) == 2, "the hero and another one"
        assert [word.nats_forgotten > 2 for word in told] == [True] * len(told)
        assert sum(word.nats > 2 for word in told) == 2, "each costs once"


def test_little_stories_are_rows_of_known_words():
    some = little_stories.little_stories(30, 73, seed=0)
    assert some.ids.shape == (30, 73)
    assert some.ids.max() < len(some.words)
    first = " ".join(some.words[i] for i in some.ids[0].tolist())
    assert first.startswith("there was once a ")
    assert torch.equal(some.ids, little_stories.little_stories(30, 73, seed=0).ids)
    assert not torch.equal(some.ids, little_stories.little_stories(30, 73, seed=1).ids)
    assert 0.3 < some.least_loss < 0.4 < some.forgetful_loss


def test_a_narrow_table_has_the_rank_of_its_width():
    torch.manual_seed(0)
    wide = widths.NarrowTable(3, 16)(random_table(0, 40, 16))
    assert wide.shape == (40, 16)
    assert torch.linalg.matrix_rank(wide) == 3


def test_a_run_learns_and_is_the_same_again():
    run, again = (widths.train_width(8, seed=0, steps=60, every=30) for _ in range(2))
    assert run == again
    assert [steps for steps, _ in run.losses] == [30, 60]
    assert run.best == run.losses[-1][1] < run.losses[0][1]
    assert 0 < run.best < math.log(144), "above the least possible loss, below a blind guess"
    narrow = widths.train_width(16, seed=0, table_width=4, steps=2, every=1)
    assert (narrow.d_model, narrow.table_width) == (16, 4)

"""What the laboratories on attention call in a line, held against what can be worked out apart."""

import pytest
import torch
from torch import nn

from gpt_lab import GPTConfig
from gpt_lab.interpret.head_scores import repeated_tokens
from gpt_lab.lab_model import load_lab_model
from gpt_lab.model.masks import causal_mask, full_mask, prefix_mask, sliding_window_mask
from gpt_lab_course.experiments.ablation import circuits, heads
from gpt_lab_course.experiments.toy_tasks import masks, readers, recurrence
from gpt_lab_course.experiments.toy_tasks.two_lookups import two_lookups
from tests.support.witness import random_model

SMALL = GPTConfig(vocab_size=20, context_length=8, d_model=12, n_heads=3, n_layers=2)


@pytest.fixture(scope="module")
def lab_model():
    return load_lab_model()


@pytest.fixture(scope="module")
def tests_of_heads(lab_model):
    return heads.head_tests(*lab_model, copies=2, stories=2)


def logits_of(model, ids, edits=None):
    with torch.inference_mode():
        return model.activations(ids, "logits", edits=edits)["logits"]


def test_a_head_that_is_off_is_one_whose_rows_of_the_projection_are_zero():
    model, ids = random_model(SMALL).eval(), torch.tensor([[3, 1, 4, 1, 5]])
    off = logits_of(model, ids, heads.switched_off([(1, 0), (1, 2)]))
    with torch.no_grad():
        model.blocks[1].attention.output.weight.view(3, 4, 12)[[0, 2]] = 0
    torch.testing.assert_close(off, logits_of(model, ids))


def test_a_head_at_its_mean_says_the_same_at_every_token():
    model, ids = random_model(SMALL).eval(), torch.tensor([[3, 1, 4, 1, 5]])
    instead = torch.randn(2, 3, 4, generator=torch.Generator().manual_seed(1))
    name = "blocks.0.attention.heads"
    edits = heads.switched_off([(0, 1)], instead)
    with torch.inference_mode():
        before = model.activations(ids, name)[name]
        after = model.activations(ids, name, edits=edits)[name]
    assert torch.equal(after[:, 1], instead[0, 1].expand(1, 5, 4))
    assert torch.equal(after[:, [0, 2]], before[:, [0, 2]])


def test_the_tests_ask_what_comes_next(tests_of_heads, lab_model):
    _, tokenizer = lab_model
    copies = tests_of_heads.inputs["copying"]
    stretch = copies[:, 1:40]
    assert torch.equal(tests_of_heads.targets["copying"], stretch[:, 1:])
    asked = [tokenizer.decode(ids) for ids in tests_of_heads.inputs["capitals"].tolist()]
    france = asked.index("The capital of France is")
    assert tokenizer.decode(tests_of_heads.targets["capitals"][france].tolist()) == " Paris"
    assert len(asked) == 40
    read, targets = tests_of_heads.inputs["stories"], tests_of_heads.targets["stories"]
    assert torch.equal(read[:, 1:], targets[:, :-1])
    copying, capitals, loss = tests_of_heads.results()
    assert copying > 0.9
    assert capitals == 1
    assert 0.3 < loss < 0.6


def test_what_is_lost_is_counted_from_the_whole_model(tests_of_heads):
    lost = tests_of_heads.lost("capitals", "zero")
    assert [len(lost), *map(len, lost)] == [6] * 7
    right = tests_of_heads.without("capitals", [(0, 3)], "zero")
    assert lost[0][3] == pytest.approx(tests_of_heads.result("capitals") - right)


def test_the_spread_is_that_of_each_row_around_its_mean():
    model, ids = random_model(SMALL).eval(), torch.tensor([[3, 1, 4, 1, 5], [2, 7, 1, 8, 2]])
    with torch.inference_mode():
        scores = model.activations(ids, "blocks.1.attention.scores")["blocks.1.attention.scores"]
    for head in range(3):
        rows = [scores[b, head, t, : t + 1] for b in range(2) for t in range(1, 5)]
        squares = torch.cat([(row - row.mean()).square() for row in rows])
        ours = heads.score_spread(model, ids)[1, head]
        torch.testing.assert_close(ours, squares.mean().sqrt())
        whole = heads.score_spread(model, ids, scaled=False)[1, head]
        torch.testing.assert_close(whole, ours * 2)  # d_head is 4


def test_contributions_add_up_to_what_attention_adds_but_for_its_bias():
    model, ids = random_model(SMALL).eval(), torch.tensor([[3, 1, 4, 1, 5]])
    name = "blocks.1.attention.output"
    with torch.inference_mode():
        added = model.activations(ids, name)[name]
    parts = circuits.contributions(model, ids, 1)
    assert parts.shape == (1, 3, 5, 12)
    bias = model.blocks[1].attention.output.bias
    torch.testing.assert_close(parts.sum(1) + bias, added)


def test_the_pair_that_copies_needs_one_head_for_keys_and_one_for_queries(lab_model):
    model, tokenizer = lab_model
    ids = repeated_tokens(model.config.vocab_size, 3, first=tokenizer.end_of_text)
    by_name = {name: scores for name, *scores in circuits.composition(model, ids, 3)}
    assert by_name["0.0"][0] > 0.9 > 0.2 > by_name["0.0"][1]
    assert by_name["0.3"][1] > 0.9 > 0.2 > by_name["0.3"][0]
    q, k = circuits.queries_and_keys(model, ids, 1)
    assert circuits.induction_of(q, k)[3] > 0.9
    handed = circuits.handed_over(model, ids, 1)
    assert handed[[3, 5]].min() > 0.5 > 0.1 > handed[[0, 1, 2, 4]].max()


def test_the_places_that_turn_an_answer_are_found_by_trying(lab_model):
    model, tokenizer = lab_model
    prompt, donor = (
        torch.tensor([tokenizer.encode(f"The capital of {name} is")]) for name in ("Spain", "Italy")
    )
    (wanted,) = tokenizer.encode(" Rome")
    assert circuits.turning_places(model, prompt, donor, wanted) == [(0, 3, 3)]
    (spain,) = tokenizer.encode(" Madrid")
    everywhere = circuits.turning_places(model, prompt, prompt, spain)
    assert len(everywhere) == 6 * 6 * 5, "its own outputs change nothing"


def test_only_readers_that_are_told_the_places_find_the_letter():
    told, untold = (readers.reader(kind).right(readers.LENGTH) for kind in ("rotary", "none"))
    assert told > 0.95
    assert 1 / readers.LETTERS < untold < 0.4


def test_a_place_sees_ahead_where_its_mask_lets_it():
    places = masks.PLACES
    assert masks.leaks(causal_mask(places)) == 0
    assert masks.leaks(sliding_window_mask(places, window=6)) == 0
    assert masks.leaks(full_mask(places)) == places - 1
    assert masks.leaks(prefix_mask(places, prefix=8)) == 7


def test_random_letters_are_guessed_where_they_are_seen():
    right = masks.guesses(prefix_mask(masks.PLACES, prefix=8))
    assert right[:7].min() > 0.9
    assert right[7:].max() < 0.12


def test_a_window_that_does_not_reach_leaves_chance():
    seen, unseen = (masks.relayed(1, window, back=3, steps=150) for window in (4, 3))
    assert seen > 0.9
    assert unseen < 0.12


def test_two_queries_may_share_their_keys_and_values():
    assert two_lookups(2, 1) > 0.95
    assert two_lookups(1, 1, steps=150) < 0.7


class Sum(nn.Module):
    def forward(self, x):
        return x.cumsum(1)


class Halving(nn.Module):
    def forward(self, x):
        T = x.shape[1]
        t = torch.arange(T)
        return (0.5 ** (t.unsqueeze(1) - t).clamp(min=0)).tril() @ x, "a state"


def test_the_reach_of_a_gradient_is_that_of_layers_that_are_known():
    x = torch.randn(1, 6, 3)
    torch.testing.assert_close(recurrence.gradient_reach(Sum(), x), torch.ones(6))
    halves = recurrence.gradient_reach(Halving(), x)
    torch.testing.assert_close(halves, 0.5 ** torch.arange(6.0))


def test_layers_differ_in_how_they_begin():
    x = torch.randn(1, 32, 16, generator=torch.Generator().manual_seed(0))
    reach = {n: recurrence.gradient_reach(f, x)[-1] for n, f in recurrence.fresh_layers(16).items()}
    assert reach["tanh"] < reach["tanh, orthogonal"] < 0.1 < reach["identity"]
    assert reach["LSTM"] < 0.01 < reach["LSTM, gates open"]


def test_bytes_are_those_of_what_a_gradient_needs_counted_once():
    x = torch.randn(10, requires_grad=True)
    assert recurrence.kept_bytes(torch.exp, x) == 40  # its own result
    assert recurrence.kept_bytes(lambda x: x * x, x) == 40  # the same tensor twice


def test_a_time_is_the_middle_of_several_on_one_thread():
    before, seen = torch.get_num_threads(), []
    median, least, most = recurrence.milliseconds(
        lambda: seen.append(torch.get_num_threads()), repeats=3
    )
    assert least <= median <= most
    assert seen == [1] * 4
    assert torch.get_num_threads() == before


def test_a_relay_is_the_same_whatever_was_drawn_before():
    first = masks.relayed(1, 4, back=3, steps=20)
    torch.rand(3)
    assert masks.relayed(1, 4, back=3, steps=20) == first

"""pass@k of several seeds against formulas by hand, and GRPO's expectation against samples."""

import math

import pytest
import torch

from gpt_lab.lab_model import load_lab_model
from gpt_lab.tuning import group_advantages
from gpt_lab_course.experiments.assistant import matched_sums as matched
from gpt_lab_course.experiments.assistant import sharpening

BEFORE = [0.2, 0.5, 0.0, 0.1]
AFTER = [[0.6, 1.0, 0.0, 0.0], [0.4, 1.0, 0.2, 0.0]]


def test_each_question_has_its_own_pass_at_k() -> None:
    assert sharpening.each_pass(BEFORE, 3) == pytest.approx([1 - 0.8**3, 1 - 0.5**3, 0, 1 - 0.9**3])
    assert sharpening.each_pass([1.00001], 2) == [1.0], "rounded up"


def test_passes_are_means_over_seeds_and_over_questions() -> None:
    found = sharpening.passes(AFTER, 2)
    first, second = [0.84, 1.0, 0.0, 0.0], [0.64, 1.0, 0.36, 0.0]
    assert found.seeds == pytest.approx((sum(first) / 4, sum(second) / 4))
    assert found.questions == pytest.approx([0.74, 1.0, 0.18, 0.0])
    assert found.mean == pytest.approx(0.48)
    deviation = math.sqrt(sum((p - 0.48) ** 2 for p in (0.74, 1.0, 0.18, 0.0)) / 3)
    low, high = found.interval
    assert low == 0.0, "an interval ends at 0 and 1"
    assert high == pytest.approx(min(1.0, 0.48 + 3.182 * deviation / 2), abs=0.01)
    assert str(found) == "48% [0, 100] (46–50)"
    assert str(sharpening.passes([[0.5, 0.5, 0.5]], 1)) == "50% [50, 50]"


def test_a_change_is_taken_question_by_question() -> None:
    found = sharpening.change([BEFORE], AFTER, 1)
    each = [30.0, 50.0, 10.0, -10.0]
    assert found.mean == pytest.approx(20.0)
    deviation = math.sqrt(sum((d - 20) ** 2 for d in each) / 3)
    assert found.high - found.mean == pytest.approx(3.182 * deviation / 2, abs=0.1)
    with pytest.raises(ValueError, match="4 questions before, and 3 after"):
        sharpening.change([BEFORE], [[0.1, 0.2, 0.3]], 1)
    with pytest.raises(ValueError, match="the same questions"):
        sharpening.change([BEFORE], [[0.1, 0.2], [0.3]], 1)


@pytest.mark.parametrize(("k", "expected"), [(1, 1 / 21), (64, 1 - (20 / 21) ** 64)])
def test_a_guesser_passes_with_enough_draws(k: int, expected: float) -> None:
    assert sharpening.guesser(21, k) == pytest.approx(expected)


def test_a_model_that_gave_up_a_question_is_overtaken() -> None:
    # 1 − 0.9^k against a constant 0.5: at 6 draws it is 0.469, at 7 it is 0.522
    assert sharpening.overtaken([0.1, 0.1], [1.0, 0.0]) == 7
    assert sharpening.overtaken([0.1, 0.1], [1.0, 0.2], most=50) is None
    assert sharpening.overtaken([0.3], [0.2]) == 1


def test_questions_are_sorted_by_where_they_began() -> None:
    low, high = sharpening.by_start(BEFORE, AFTER, (0.0, 0.15, 0.4, 0.51))[::2]
    assert (low.n, low.before, low.after, low.risen) == pytest.approx((2, 0.05, 0.05, 0.5))
    assert (high.n, high.before, high.after, high.risen) == (1, 0.5, 1.0, 1.0)
    assert sharpening.by_start(BEFORE, AFTER, (0.6, 0.7)) == []


def test_the_expected_loss_is_that_of_many_answers() -> None:
    """Its gradient is the mean, over all groups and weighted by their chance, of GRPO's."""
    logits = torch.tensor([[1.0, 0.2, -0.5]], requires_grad=True)
    matched.expected_group_loss(logits.softmax(dim=1)[:, 0]).backward()  # type: ignore[no-untyped-call]
    found = logits.grad
    assert found is not None
    generator = torch.Generator().manual_seed(0)
    p = logits.detach().softmax(dim=1)
    drawn = torch.multinomial(p[0], 40_000, replacement=True, generator=generator)[None]
    advantages = group_advantages((drawn == 0).float())
    again = logits.detach().requires_grad_(True)
    log_p = again.log_softmax(dim=1)[0, drawn[0]]
    (-(advantages[0] * log_p).mean()).backward()  # type: ignore[no-untyped-call]
    assert again.grad is not None
    assert found == pytest.approx(again.grad, abs=0.02)
    # by hand: −∇p / σ, with ∂p/∂logit₀ = p(1 − p), so it is −σ
    assert found[0, 0] == pytest.approx(-math.sqrt(p[0, 0] * (1 - p[0, 0])), abs=1e-3)


def test_certain_answers_have_no_gradient() -> None:
    p = torch.tensor([0.0, 1.0, 1.0 + 1e-7], requires_grad=True)
    assert torch.isfinite(matched.expected_group_loss(p))


def test_targets_give_answers_their_shares() -> None:
    sums = [(0, 5), (5, 5), (10, 10)]
    wanted = matched.targets([{5: 0.2}, {10: 0.2, 3: 0.4}, {20: 0.2}])
    assert wanted.shape == (3, 21)
    assert wanted.sum(dim=1).tolist() == pytest.approx([1.0] * 3)
    assert wanted[1, 3].item() == pytest.approx(0.4)
    assert wanted[2, 0].item() == pytest.approx(0.8 / 20)
    p, is_first = matched.right_and_first(wanted, sums)
    assert p == pytest.approx([0.2] * 3)
    assert is_first == [True, False, True]


@pytest.mark.parametrize("shares", [{3: 1.0}, {3: 0.7, 4: 0.6}, {3: -0.1}])
def test_shares_that_leave_nothing_are_refused(shares: dict[int, float]) -> None:
    with pytest.raises(ValueError, match="leave nothing to the others"):
        matched.targets([shares])


def test_it_learns_a_distribution_and_then_a_reward() -> None:
    model, tokenizer = load_lab_model()
    sums = [(1, 2), (3, 1), (2, 2), (0, 1)]
    before = matched.answer_probabilities(model, tokenizer, sums)
    assert before.shape == (4, matched.ANSWERS)
    wanted = matched.targets([{x + y: 0.2} for x, y in sums])
    losses = matched.teach(model, tokenizer, sums, wanted, steps=6, batch=4)
    assert losses[-1] < losses[0]
    assert min(losses) > -1e-4, "a divergence is never below 0"
    rewards = matched.reinforce_exactly(model, tokenizer, sums[:2], steps=6, per_step=2)
    assert rewards[-1] > rewards[0]
    p, _ = matched.right_and_first(matched.answer_probabilities(model, tokenizer, sums), sums)
    assert sum(p[:2]) > rewards[0] * 2


def test_another_number_than_the_right_one_can_be_rewarded() -> None:
    model, tokenizer = load_lab_model()
    before = matched.answer_probabilities(model, tokenizer, [(3, 1)])[0]
    matched.reinforce_exactly(model, tokenizer, [(3, 1)], numbers=[9], steps=4, per_step=2)
    after = matched.answer_probabilities(model, tokenizer, [(3, 1)])[0]
    assert after[9] > 2 * before[9]
    assert after[4] < before[4]

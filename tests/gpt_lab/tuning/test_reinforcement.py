"""Reinforcement: GRPO's published formulas by hand, rewards that fail, and what it learns."""

import itertools
import math
import statistics

import pytest
import torch

from gpt_lab import GPT, GPTConfig
from gpt_lab.tuning import (
    Example,
    finetune,
    group_advantages,
    log_probabilities,
    pass_at_k,
    policy_loss,
    reinforce,
    right_answers,
    sample_answers,
)
from gpt_lab.validation import RefusedError

SIZES = {"vocab_size": 23, "context_length": 12, "d_model": 16, "n_heads": 2, "n_layers": 2}
END = 22
TRAINED = {
    **{"steps": 80, "stop": END, "per_step": 6, "group": 32},
    **{"max_new_tokens": 2, "learning_rate": 5e-3},
}


def small() -> GPT:
    torch.manual_seed(0)
    return GPT(GPTConfig(**SIZES, dropout=0.0)).eval()


def test_an_advantage_is_a_z_score_within_the_group():
    torch.manual_seed(1)
    rewards = torch.rand(3, 5)
    found = group_advantages(rewards)
    for row, advantages in zip(rewards.tolist(), found.tolist(), strict=True):
        mean, deviation = statistics.mean(row), statistics.stdev(row)
        expected = [(one - mean) / (deviation + 1e-4) for one in row]
        assert advantages == pytest.approx(expected, rel=1e-5)
    assert group_advantages(torch.ones(2, 4)).tolist() == [[0.0] * 4] * 2


def test_the_loss_is_equation_3_of_its_paper():
    """Term by term: min of the ratio and the clipped one, minus the divergence, over tokens."""
    torch.manual_seed(2)
    now, old, reference = (-3 * torch.rand(4, 6) for _ in range(3))
    advantages, mask = torch.randn(4), torch.rand(4, 6) > 0.3
    mask[:, 0] = True
    terms = []
    for i in range(4):
        tokens = []
        for t in range(6):
            if mask[i, t]:
                ratio = math.exp(now[i, t] - old[i, t])
                clipped = min(max(ratio, 0.8), 1.2)
                a = float(advantages[i])
                away = math.exp(reference[i, t] - now[i, t]) - float(reference[i, t] - now[i, t])
                tokens.append(min(ratio * a, clipped * a) - 0.3 * (away - 1))
        terms.append(sum(tokens) / len(tokens))
    found = policy_loss(now, old, advantages, mask, reference=reference, kl=0.3)
    assert found.item() == pytest.approx(-sum(terms) / 4, rel=1e-5)


def test_before_an_update_its_gradient_is_reinforces():
    """At ratio 1 it is −A · ∇ log p, whatever is clipped."""
    now = torch.tensor([[-1.0, -2.0]], requires_grad=True)
    policy_loss(now, now.detach(), torch.tensor([1.5]), torch.ones(1, 2, dtype=bool)).backward()
    assert now.grad is not None
    assert now.grad.tolist() == [[-0.75, -0.75]]


@pytest.mark.parametrize("k", [1, 2, 3])
def test_pass_at_k_is_what_all_draws_give(k):
    """Each sequence of k draws, right or wrong, with its probability."""
    chances = [0.0, 0.2, 0.7, 1.0]
    expected = 0.0
    for p in chances:
        for draws in itertools.product([True, False], repeat=k):
            if any(draws):
                expected += math.prod(p if right else 1 - p for right in draws) / len(chances)
    assert pass_at_k(chances, k) == pytest.approx(expected)


def test_answers_are_sampled_as_often_as_they_are_probable():
    model, questions = small(), [(1, 2), (3,)]
    groups = sample_answers(model, questions, group=4000, max_new_tokens=1, stop=END)
    assert [[one.question for one in some[:1]] for some in groups] == [[(1, 2)], [(3,)]]
    for question, some in zip(questions, groups, strict=True):
        wanted = [Example(question, (token,)) for token in range(23)]
        p = log_probabilities(model, wanted).exp()
        seen = torch.tensor([some.count(one) for one in wanted]) / 4000
        assert (seen - p).abs().max() < 4 * math.sqrt(0.25 / 4000)


def test_an_answer_ends_with_its_stop_token():
    model = small()
    (some,) = sample_answers(model, [(1,)], group=300, max_new_tokens=6, stop=[END, 5])
    assert all(set(one.answer[:-1]).isdisjoint({END, 5}) for one in some)
    assert any(len(one.answer) < 6 for one in some)
    assert all(len(one.answer) == 6 or one.answer[-1] in (END, 5) for one in some)


def right(answer: Example) -> float:
    """The answer to question q is q + 10, and the end."""
    return float(answer.answer == (answer.question[0] + 10, END))


def test_rewards_teach_what_no_answer_was_shown_for():
    model, questions = small(), [(q,) for q in (1, 2, 3)]
    wanted = [Example(q, (q[0] + 10, END)) for q in questions]
    before = log_probabilities(model, wanted).exp().mean().item()
    record = reinforce(
        model,
        questions,
        lambda answer: right(answer) + 0.2 * (answer.answer[:1] == (answer.question[0] + 10,)),
        **TRAINED,
    )
    after = log_probabilities(model, wanted).exp().mean().item()
    assert before < 0.05 < 0.5 < after
    assert record[0].reward < 0.2 < record[-1].reward
    assert record[0].kl == 0
    assert len(record[0].samples) == 6 * 32


def test_a_random_reward_teaches_nothing_of_it():
    """The control: the same steps with coin flips."""
    model, questions = small(), [(q,) for q in (1, 2, 3)]
    coins = torch.Generator().manual_seed(0)
    reinforce(
        model,
        questions,
        lambda _: float(torch.rand(1, generator=coins) < 0.3),
        **TRAINED,
    )
    wanted = [Example(q, (q[0] + 10, END)) for q in questions]
    assert log_probabilities(model, wanted).exp().mean().item() < 0.1


def test_the_divergence_is_held_by_its_weight():
    moved = []
    for kl in (0.0, 2.0):
        model = small()
        reinforce(
            model,
            [(1,)],
            lambda answer: float(answer.answer[0] == 11),
            steps=40,
            stop=END,
            per_step=2,
            group=16,
            max_new_tokens=1,
            learning_rate=5e-3,
            kl=kl,
            reference=small() if kl else None,
        )
        everything = [Example((1,), (token,)) for token in range(23)]
        with torch.no_grad():
            now, before = (log_probabilities(one, everything) for one in (model, small()))
        moved.append(float((now.exp() * (now - before)).sum()))
    assert moved[1] < moved[0] / 2


def test_a_right_answer_is_kept_once_and_can_be_learned():
    model, question = small(), (1,)
    sampled = sample_answers(model, [question], group=2000, max_new_tokens=2, stop=END)
    kept = right_answers(sampled, right)
    assert kept == [Example(question, (11, END))]
    finetune(model, kept, steps=100, learning_rate=1e-2, until=0.9)
    assert log_probabilities(model, kept).exp().item() > 0.9


def test_a_run_that_goes_on_is_the_run_that_was_not_stopped():
    """With its optimizer: the draws of the steps that were made are passed over."""
    settings = {"stop": END, "per_step": 2, "group": 8, "max_new_tokens": 2}
    questions = [(1,), (2,), (3,)]
    whole = small()
    record = reinforce(whole, questions, right, steps=6, **settings)
    model = small()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, weight_decay=0.0)
    first = reinforce(model, questions, right, steps=2, optimizer=optimizer, **settings)
    rest = reinforce(model, questions, right, steps=6, made=2, optimizer=optimizer, **settings)
    assert [*first, *rest] == record
    for ours, expected in zip(model.parameters(), whole.parameters(), strict=True):
        assert torch.equal(ours, expected)


def test_with_its_rewards_as_advantages_it_is_rejection_sampling():
    """The step is that of the loss of the right answers, of N·G, by hand."""
    settings = {"per_step": 4, "group": 16, "max_new_tokens": 1}
    model, other = small(), small()

    def liked(answer: Example) -> float:
        return float(answer.answer[0] % 2)

    (step,) = reinforce(
        model, [(1,), (2,)], liked, steps=1, stop=END, advantages=torch.clone, **settings
    )
    kept = [one for one in step.samples if liked(one)]
    assert 0 < len(kept) < len(step.samples)
    optimizer = torch.optim.AdamW(other.parameters(), lr=1e-4, weight_decay=0.0)
    (-log_probabilities(other, kept).sum() / 64).backward()
    optimizer.step()
    for ours, expected in zip(model.parameters(), other.parameters(), strict=True):
        assert torch.allclose(ours, expected, atol=2e-7)


def explodes(answer: Example) -> float:
    raise KeyError("no such sum")


@pytest.mark.parametrize(
    ("reward", "words"),
    [
        (explodes, "raised KeyError: 'no such sum'"),
        (lambda _: math.nan, "is nan, not a number"),
        (lambda _: math.inf, "is inf, not a number"),
        (lambda _: "right", "raised ValueError"),
        (lambda _: None, "raised TypeError"),
        (lambda _: 1e300, r"is 1e\+300, not a number that float32 holds"),
    ],
)
def test_a_reward_that_fails_costs_a_line_and_no_weight(reward, words):
    model = small()
    calls = itertools.count()
    settings = {"stop": END, "per_step": 2, "group": 4, "max_new_tokens": 2}

    def later(answer: Example) -> float:
        return reward(answer) if next(calls) >= 3 * 8 else right(answer)

    with pytest.raises(RefusedError, match=words) as error:
        reinforce(model, [(1,), (2,)], later, steps=5, **settings)
    assert "\n" not in str(error.value)
    whole = small()
    reinforce(whole, [(1,), (2,)], right, steps=3, **settings)
    for ours, expected in zip(model.parameters(), whole.parameters(), strict=True):
        assert torch.equal(ours, expected)
        assert ours.requires_grad


def _raises(rewards):
    raise KeyError("no group")


@pytest.mark.parametrize(
    ("advantages", "words"),
    [
        (_raises, "advantages= raised KeyError: 'no group'"),
        (lambda rewards: rewards / 0, "makes tensor"),
        (lambda rewards: rewards * 1e38, "a square that float32 holds"),
        (lambda rewards: rewards[:, :1], r"of rewards of shape \(2, 4\)"),
        (lambda rewards: rewards.flatten(), "not a number each"),
        (lambda rewards: rewards.tolist(), "not a number each"),
        (lambda _: None, "makes None"),
    ],
)
def test_advantages_that_fail_cost_a_line_and_no_weight(advantages, words):
    """From the fourth step on; of its rewards, some are 0 and some are 1."""
    settings = {"stop": END, "per_step": 2, "group": 4, "max_new_tokens": 2}
    model, whole, calls = small(), small(), itertools.count()

    def odd(answer: Example) -> float:
        return float(answer.answer[0] % 2)

    def later(rewards):
        return advantages(rewards) if next(calls) >= 3 else group_advantages(rewards)

    with pytest.raises(RefusedError, match=words) as error:
        reinforce(model, [(1,), (2,)], odd, steps=5, advantages=later, **settings)
    assert "\n" not in str(error.value)
    reinforce(whole, [(1,), (2,)], odd, steps=3, **settings)
    for ours, expected in zip(model.parameters(), whole.parameters(), strict=True):
        assert torch.equal(ours, expected)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: group_advantages(torch.ones(3, 1)), "are no groups"),
        (lambda: pass_at_k([0.5], 0), "k=0"),
        (lambda: pass_at_k([1.5], 1), "not all in 0 … 1"),
        (lambda: pass_at_k([], 1), "not all in 0 … 1"),
        (lambda: pass_at_k([math.nan], 1), "not all in 0 … 1"),
        (lambda: reinforce(small(), [], right, steps=1, stop=END), "questions is empty"),
        (lambda: reinforce(small(), [(1,)], right, steps=0, stop=END), "steps=0"),
        (lambda: reinforce(small(), [(1,)], right, steps=1, stop=END, group=1), "group=1"),
        (lambda: reinforce(small(), [(1,)], right, steps=1, stop=END, kl=0.1), "needs reference="),
    ],
)
def test_what_cannot_be_rewarded_is_refused_in_a_line(call, words):
    with pytest.raises(RefusedError, match=words):
        call()

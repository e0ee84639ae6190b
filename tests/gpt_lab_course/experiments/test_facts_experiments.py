"""The laboratories of lesson 4: what their measurements hold fixed, and that they can fail."""

import pytest
import torch

from gpt_lab import load_lab_model
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.ablation import neurons
from gpt_lab_course.experiments.patching import tracing
from gpt_lab_course.experiments.patching.facts import Trial, put
from gpt_lab_course.experiments.toy_tasks import phone_book
from gpt_lab_course.experiments.toy_tasks.phone_book import Build, PhoneBooks


@pytest.fixture(scope="module")
def trial():
    return Trial(*load_lab_model())


def test_a_part_that_is_kept_changes_nothing_and_a_zero_is_a_hook_by_hand(trial):
    assert trial.answers(ffn_0="keep", attention_0="keep") == trial.answers()
    name = "blocks.0.feed_forward.output"

    def off(x):
        x[:, 4] = 0
        return x

    with torch.inference_mode():
        logits = trial.model.activations(trial.ids, "logits", edits={name: off})["logits"]
    right = (logits[:, -1].argmax(-1) == trial.capitals).float().mean()
    assert trial.answers(ffn_0="zero").right == pytest.approx(right.item())
    assert right < 0.05


def test_lending_both_sublayers_makes_it_the_other_country(trial):
    answers = trial.answers(attention_0="other", ffn_0="other")
    assert (answers.word, answers.others) == ("Berlin", 1)
    assert trial.probability("Paris") > 0.9 > 0.1 > trial.probability("Paris", ffn_0="other")


def test_what_is_no_change_is_refused(trial):
    for changes in ({"ffn_6": "zero"}, {"ffn_0": "off"}, {"mlp_0": "zero"}):
        with pytest.raises(RefusedValueError, match="is no change"):
            trial.answers(**changes)


def test_a_table_has_the_rows_that_are_asked_for(trial):
    table = trial.compare({"a": {}, "b": {"ffn_0": "mean"}})
    first, second = str(table).splitlines()[-2:]
    assert first.split()[:4] == ["a", "Paris", "0.91", "100%"]
    assert f"{trial.answers(ffn_0='mean').right:.0%}" in second


def test_parts_can_be_changed_at_the_last_token(trial):
    """After the last block nobody reads the country's row, and the answer is read from the last."""
    last = Trial(trial.model, trial.tokenizer, last=True)
    for part in ("ffn_5", "attention_5"):
        assert trial.probability("Paris", **{part: "zero"}) == pytest.approx(
            trial.probability("Paris"), abs=1e-5
        )
    name = "blocks.5.feed_forward.output"

    def off(x):
        x[:, -1] = 0
        return x

    with torch.inference_mode():
        logits = trial.model.activations(trial.ids, "logits", edits={name: off})["logits"]
    right = (logits[:, -1].argmax(-1) == trial.capitals).float().mean()
    assert last.answers(ffn_5="zero").right == pytest.approx(right.item()) != 1


def test_a_capitals_own_row_says_that_capital(trial):
    rows = trial.model.unembedding[trial.capitals].detach()
    own, before = trial.own_capitals(30 * rows)
    assert own.share > 0.95 > 0.05 > before.share


def test_effects_agree_with_the_trial(trial):
    for way, expected in (("mean", trial.answers(ffn_0="mean").right),):
        (first, *_) = tracing.effects(trial, "feed_forward", way, [trial.place])
        assert first.item() == pytest.approx(expected)


def test_a_learned_readout_finds_a_linear_rule_and_no_rule_that_is_not_there():
    generator = torch.Generator().manual_seed(0)
    vectors = torch.randn(80, 20, generator=generator)
    rows = vectors @ torch.randn(20, 20, generator=generator)
    assert tracing.learned_readout(vectors, rows, ridge=0.01) > 0.9
    mixed = rows[torch.randperm(80, generator=generator)]
    assert tracing.learned_readout(vectors, mixed, ridge=0.01) < 0.2


def test_a_neuron_is_tested_on_other_words_than_it_was_chosen_by():
    """A neuron that fires for one half alone is chosen by it, and fails on the other."""
    words = [str(i) for i in range(100)]
    rows = torch.arange(10)
    order = torch.randperm(10, generator=torch.Generator().manual_seed(4))
    strength = torch.arange(100.0).flip(0).repeat(2, 1).T.clone()
    strength[:, 1] = -1.0 * torch.arange(100)
    strength[rows[order[::2]], 0] = 1000  # the first half
    strength[rows[order[1::2]], 0] = -1000
    neuron, share = neurons.Firing(words, [strength]).best(0, rows)
    assert neuron == 0
    assert share < 0.05


def test_neurons_are_scaled_in_a_copy(trial):
    before = trial.model.blocks[0].feed_forward.down.weight.clone()
    changed = neurons.with_neurons(trial.model, torch.tensor([3]), -2)
    assert torch.equal(trial.model.blocks[0].feed_forward.down.weight, before)
    assert torch.equal(changed.blocks[0].feed_forward.down.weight[3], -2 * before[3])


def test_another_activation_function_is_used_in_every_block(trial):
    def own(x):
        return torch.nn.functional.gelu(x, approximate="tanh")

    with torch.inference_mode():
        before = trial.model(trial.ids[:2])
        same = neurons.with_activation(trial.model, own)(trial.ids[:2])
        other = neurons.with_activation(trial.model, torch.relu)(trial.ids[:2])
        assert torch.equal(trial.model(trial.ids[:2]), before)
    assert torch.allclose(same, before, atol=1e-3)
    assert (other - before).abs().max() > 1


def test_a_build_has_what_it_says():
    """Without FFN the scores are sums of two votes; without norm and bend, too."""
    builds = [Build(0), Build(4, "none", norm=False), Build(4, "none"), Build(4)]
    torch.manual_seed(0)
    scores = PhoneBooks(3, builds)().detach().view(4, 3, 3, -1)
    rest = scores[:, 1:, 1:] - scores[:, :1, 1:] - scores[:, 1:, :1] + scores[:, :1, :1]
    votes_alone = rest.abs().amax(dim=(1, 2, 3)) < 1e-4
    assert votes_alone.tolist() == [True, True, False, False]
    assert Build(12).parameters == 2 * 16 * 12 + 12 + 16
    assert Build(8, "SwiGLU").parameters == 3 * 16 * 8 + 8 + 16
    assert Build(0).parameters == 0


def test_books_of_different_builds_share_nothing():
    """Neurons that a narrow book does not have get no gradient."""
    model = PhoneBooks(3, [Build(2), Build(5)])
    model()[0].sum().backward()
    assert model.up.grad is not None
    assert model.up.grad[0, :, :2].abs().sum() > 0
    assert model.up.grad[0, :, 2:].abs().sum() == 0
    assert model.up.grad[1].abs().sum() == 0


def test_a_few_people_are_soon_remembered():
    shares = phone_book.learn({"GELU": Build(), "no FFN": Build(0)}, 150, n=8, books=2)
    assert phone_book.mean(shares["GELU"]) > 0.95 > phone_book.mean(shares["no FFN"])
    assert phone_book.mean(phone_book.votes(n=8, books=2)) < 0.7


def test_votes_for_the_number_of_right_answers_reach_more() -> None:
    """Of 576 people, half instead of a quarter: the cross-entropy is not what is counted."""
    trained, counted = (phone_book.mean(phone_book.votes(counting=c)) for c in (0, 300))
    assert trained < 0.32 < 0.45 < counted < 0.55


def test_put_writes_at_one_place():
    x = torch.zeros(2, 3, 4)
    assert put(1, torch.ones(2, 4))(x).sum(dim=(0, 2)).tolist() == [0, 8, 0]

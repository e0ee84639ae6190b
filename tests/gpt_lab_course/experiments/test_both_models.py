"""The model of the course as claims ask it, held against prompts and pages made by hand."""

import pytest
import torch

from gpt_lab import Proportion, load_lab_model
from gpt_lab.lab_model.evaluation import held_out_ids
from gpt_lab_course.experiments.answers.both_models import Subject, mean_over_prompts, parts


@pytest.fixture(scope="module")
def lab() -> Subject:
    model, tokenizer = load_lab_model()
    return Subject("lab model", model, tokenizer, tokenizer.end_of_text)


def test_texts_begin_as_in_training(lab: Subject) -> None:
    ids = lab.ids("The capital of France is")
    assert ids.shape == (1, 6)
    assert ids[0, 0] == lab.start
    bare = Subject("bare", lab.model, lab.tokenizer)
    assert torch.equal(bare.ids("The capital of France is"), ids[:, 1:])


def test_pages_are_the_beginning_of_the_held_out_text(lab: Subject) -> None:
    expected = held_out_ids(lab.tokenizer, "prose")[: 3 * 50].view(3, 50)
    assert torch.equal(lab.pages("prose", n=3, length=50), expected)
    with pytest.raises(ValueError, match=r"prose has \d+ tokens, not 1000000 × 50"):
        lab.pages("prose", n=1_000_000, length=50)


def test_known_capitals_are_what_the_model_says(lab: Subject) -> None:
    prompts, right = lab.capitals
    with torch.no_grad():
        assert torch.equal(lab.model(prompts)[:, -1].argmax(-1), right)
    assert lab.token("Paris") in right
    assert lab.capitals_kept() == Proportion(len(right), len(right))


def test_without_the_country_one_capital_is_left_at_most(lab: Subject) -> None:
    kept = lab.capitals_kept({"embedding": mean_over_prompts})
    assert kept.successes <= 1


def test_losses_are_of_each_page(lab: Subject) -> None:
    pages = lab.pages("stories", n=2, length=20)
    with torch.no_grad():
        logp = lab.model(pages[1:])[0, :-1].log_softmax(-1)
    expected = -logp.gather(1, pages[1, 1:, None]).mean().item()
    assert lab.losses(pages)[1] == pytest.approx(expected, abs=1e-4)
    changed = lab.losses(pages, dict.fromkeys(parts("attention", 0), mean_over_prompts))
    assert changed[1] > expected + 0.1

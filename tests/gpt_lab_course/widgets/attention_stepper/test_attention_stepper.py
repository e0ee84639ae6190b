"""AttentionStepper: its steps are those of Python's attention, number by number."""

import re

import nbformat
import pytest
import torch
import traitlets
from docutils.nodes import make_id

from gpt_lab import AttentionStepper
from gpt_lab_course.widgets.attention_stepper import MAX_TOKENS
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.support.javascript import call
from tools.dev import ROOT

TEXT = "red blue seven red blue"


def test_python_side() -> None:
    widget = AttentionStepper(TEXT, layer=1, head=5)
    assert repr(widget) == "AttentionStepper('red blue seven red blue', layer=1, head=5)"
    assert widget.numbers["ids"] == page_ids(TEXT)
    assert len(AttentionStepper("word " * 200).numbers["q"]) == MAX_TOKENS
    for wrong in ({"layer": 6}, {"layer": -1}, {"head": 6}):
        ((name, value),) = wrong.items()
        with pytest.raises(traitlets.TraitError, match=f"{name}={value} is outside 0 … 5"):
            AttentionStepper(**wrong)
    with pytest.raises(traitlets.TraitError):
        AttentionStepper(step=7)
    with pytest.raises(traitlets.TraitError, match="lone surrogate"):
        AttentionStepper("\ud800")


def test_it_opens_on_a_head_that_spreads() -> None:
    """Only two heads spread more at the last token, and most goes to a word with content."""
    model, ids = page_model(), page_ids("The capital of France is")
    seen = model.activations(torch.tensor([ids]), "blocks.*.attention.weights")
    last = torch.stack([weights[0, :, -1] for weights in seen.values()]).detach()  # [L, H, T]
    entropies = -(last * last.clamp_min(1e-12).log()).sum(-1)
    opened = AttentionStepper()
    assert (entropies > entropies[opened.layer, opened.head]).sum() == 2
    shares = last[opened.layer, opened.head]
    assert page_tokenizer().decode([ids[int(shares.argmax())]]) == " capital"
    assert (shares > 0.1).sum() >= 4


def test_the_steps_are_those_of_attention() -> None:
    for layer, head in ((0, 3), (1, 5), (5, 0)):
        numbers = AttentionStepper(TEXT, layer=layer, head=head).numbers
        found = call(
            "attention_stepper/calculation.ts", "(m, given) => m.calculate(given)", numbers
        )
        seen = page_model().activations(
            torch.tensor([page_ids(TEXT)]), [f"blocks.{layer}.attention.*"]
        )
        expected = {
            name: seen[f"blocks.{layer}.attention.{name}"][0, head].detach()
            for name in ("q", "k", "v", "scores", "weights", "heads")
        }
        later = torch.isinf(expected["scores"])
        hidden = [[score is None for score in row] for row in found["masked"]]  # −∞ in JSON
        assert hidden == later.tolist()
        seen_scores = torch.tensor(found["scaled"])
        close = torch.allclose(seen_scores[~later], expected["scores"][~later], atol=2e-3)
        assert close, (layer, head)
        scores = expected["q"] @ expected["k"].T
        assert torch.allclose(torch.tensor(found["scores"]), scores, atol=1e-2)
        for ours, theirs in (("weights", "weights"), ("output", "heads")):
            assert torch.allclose(torch.tensor(found[ours]), expected[theirs], atol=2e-3), ours


def test_a_dot_product_in_its_terms() -> None:
    terms = call("attention_stepper/calculation.ts", "(m) => m.products([1, -3, 2], [4, 5, 6])")
    assert terms == [[1, -15], [2, 12], [0, 4]]


def test_the_rows_of_a_head_among_shared_ones() -> None:
    script = """(m) => [0, 1, 2, 3].map((head) => m.ofHead(
      { values: Float32Array.from({ length: 12 }, (_, i) => i), shape: [2, 3, 2] }, head, 4))"""
    found = call("attention_stepper/calculation.ts", script)
    first, second = [[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]
    assert found == [first, first, second, second]


def test_each_step_names_a_section_of_the_lesson() -> None:
    """And its anchor is the one that the book gives the heading."""
    notebook = nbformat.read(ROOT / "notebooks" / "03_attention.ipynb", 4)
    texts = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]
    headings = re.findall(r"^## (.+)$", "\n".join(texts), re.MULTILINE)
    sections = call("attention_stepper/steps.ts", "(m) => m.STEPS.map(({ section }) => section)")
    assert len(sections) == 7
    plain = {heading.replace(r"$\sqrt{d_\text{head}}$", "√d_head"): heading for heading in headings}
    for section in sections:
        slug = make_id(plain[section])
        script = "(m, section) => m.anchor(section)"
        assert call("attention_stepper/lesson.ts", script, section) == slug

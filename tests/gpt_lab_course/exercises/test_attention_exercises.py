"""What the exercises on attention take for right, held against torch, the model, and each other."""

import functools

import numpy as np
import pytest
import torch
from torch.nn import functional as F

from gpt_lab.interpret.head_scores import head_scores, repeated_tokens
from gpt_lab.lab_model import load_lab_model
from gpt_lab_course.exercises import EXERCISES
from gpt_lab_course.exercises.attention.patch import ANSWER, DONOR, PROMPT, TOKENS


@pytest.fixture(scope="module")
def lab_model():
    return load_lab_model()


def inputs(name):
    return EXERCISES[f"attention.{name}"].inputs


@pytest.mark.parametrize("case", inputs("head"), ids=range(len(inputs("head"))))
def test_the_head_is_torchs(case):
    x, *matrices = case
    q, k, v = ((x @ W).unsqueeze(0) for W in matrices)
    expected = F.scaled_dot_product_attention(q, k, v, is_causal=True)[0]
    ours = torch.as_tensor(EXERCISES["attention.head"].solution(*case))
    torch.testing.assert_close(ours, expected)


def test_contributions_add_up_to_what_torchs_attention_projects():
    heads, W_o = inputs("contributions")[1]
    n_heads, T, d_head = heads.shape
    width = n_heads * d_head
    module = torch.nn.MultiheadAttention(width, n_heads, bias=False, batch_first=True)
    with torch.no_grad():  # values are the input, and each token sees itself alone
        module.in_proj_weight.zero_()
        module.in_proj_weight[2 * width :] = torch.eye(width)
        module.out_proj.weight.copy_(W_o.T)
        joined = torch.cat(list(heads), dim=-1).unsqueeze(0)
        itself = ~torch.eye(T, dtype=torch.bool)
        projected, _ = module(joined, joined, joined, attn_mask=itself)
    ours = torch.as_tensor(EXERCISES["attention.contributions"].solution(heads, W_o))
    torch.testing.assert_close(ours.sum(0), projected[0])


def test_the_induction_head_is_one_that_the_scores_find(lab_model):
    model, tokenizer = lab_model
    ids = repeated_tokens(model.config.vocab_size, 4, 30, first=tokenizer.end_of_text)[:, 1:]
    with torch.inference_mode():
        seen = model.activations(ids, "blocks.*.attention.weights")
    weights = torch.stack([w.mean(0) for w in seen.values()])  # [L, H, T, T]
    layer, head = EXERCISES["attention.induction"].solution(weights, 30)
    scores = head_scores(model, tokenizer.end_of_text, n=8).induction
    assert scores[layer, head] > 0.9


def test_one_patch_alone_changes_the_answer(lab_model):
    """All 180 are tried, those that the exercise explains as mistakes among them."""
    model, tokenizer = lab_model
    prompt, donor = (torch.tensor([tokenizer.encode(text)]) for text in (PROMPT, DONOR))
    (wanted,) = tokenizer.encode(ANSWER)
    heads, T = model.config.n_heads, prompt.shape[1]
    assert T == TOKENS
    places = [(head, position) for head in range(heads) for position in range(T)]
    ids = prompt.expand(len(places), -1)  # a row of the batch for each place

    def patched(x, other):
        for row, (head, position) in enumerate(places):
            x[row, head, position] = other[0, head, position]
        return x

    changed = []
    with torch.inference_mode():
        others = model.activations(donor, "blocks.*.attention.heads")
        for block, (name, other) in enumerate(others.items()):
            edits = {name: functools.partial(patched, other=other)}
            said = model.activations(ids, "logits", edits=edits)["logits"][:, -1].argmax(dim=-1)
            found = (said == wanted).nonzero().flatten().tolist()
            changed += [(block, *places[row]) for row in found]
    assert changed == [EXERCISES["attention.patch"].solution]


@pytest.mark.parametrize(("T", "d_model"), inputs("sinusoidal"))
def test_waves_are_those_of_complex_numbers(T, d_model):
    i = np.arange(d_model // 2)
    turned = np.exp(1j * np.outer(np.arange(T), 10_000.0 ** (-2 * i / d_model)))
    ours = torch.as_tensor(EXERCISES["attention.sinusoidal"].solution(T, d_model)).double().numpy()
    assert np.allclose(ours[:, 0::2], turned.imag, atol=1e-6)
    assert np.allclose(ours[:, 1::2], turned.real, atol=1e-6)


@pytest.mark.parametrize(("x", "position", "theta"), inputs("rotate"))
def test_turned_vectors_are_products_of_complex_numbers(x, position, theta):
    a, b = np.split(x.double().numpy(), 2)
    turned = (a + 1j * b) * np.exp(1j * position / theta ** (np.arange(0, len(x), 2) / len(x)))
    expected = np.concatenate([turned.real, turned.imag])
    ours = EXERCISES["attention.rotate"].solution(x, position, theta).numpy()
    assert np.allclose(ours, expected, atol=1e-6)

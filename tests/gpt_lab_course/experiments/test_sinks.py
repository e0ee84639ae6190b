"""The first token as an attention sink, in a model so small that all can be done by hand."""

import pytest
import torch
from torch.nn import functional as F

from gpt_lab import GPT, GPTConfig
from gpt_lab_course.experiments.ablation import sinks
from gpt_lab_course.experiments.patching import exchanged

SIZES = {"vocab_size": 31, "context_length": 32, "d_model": 24, "n_heads": 3, "n_layers": 3}


@pytest.fixture(scope="module")
def model():
    torch.manual_seed(0)
    made = GPT(GPTConfig(**SIZES, positions="rotary", dropout=0.0)).eval()
    for weight in made.parameters():
        weight.data *= 4
    return made


@pytest.fixture(scope="module")
def ids():
    return torch.randint(31, (2, 20), generator=torch.Generator().manual_seed(1))


def test_a_mean_in_place_of_one_text_alone_changes_nothing(model, ids):
    edits = sinks.mean_of(model, ids[:1], 1, slice(1))
    assert exchanged.surprise(model, ids[:1], edits) == exchanged.surprise(model, ids[:1])
    edits = sinks.mean_of(model, ids, 1, slice(1, None))
    assert exchanged.surprise(model, ids, edits) != exchanged.surprise(model, ids)


def test_a_block_at_its_mean_is_measured_as_by_edits(model, ids):
    losses = sinks.surprise_with_each_mean(model, ids)
    for i, loss in enumerate(losses):
        name = f"blocks.{i}.output"
        before = f"blocks.{i - 1}.output" if i else "embedding"
        with torch.no_grad():
            seen = model.activations(ids, [before, name])
            added = seen[name] - seen[before]
            means = added[:, 1:].mean((0, 1)).expand_as(added).clone()
            means[:, 0] = added[:, 0].mean(0)
            edit = {name: lambda x, to=seen[before] + means: to}
            logits = model.activations(ids, "logits", edits=edit)["logits"]
        wanted = F.cross_entropy(logits[:, :-1].flatten(0, 1), ids[:, 1:].flatten())
        assert loss == pytest.approx(wanted.item(), rel=1e-5)


def test_attention_to_the_first_token_is_that_of_the_weights(model, ids):
    name = "blocks.2.attention.weights"
    with torch.no_grad():
        weights = model.activations(ids, name)[name]
    share, length = sinks.first_token(model, ids, blocks=slice(2, None))
    assert share == pytest.approx(weights[:, :, 16:, 0].mean().item())
    everywhere = {"blocks.2.attention.scores": lambda x: torch.zeros_like(x)}
    assert sinks.first_token(model, ids, everywhere, slice(2, None))[0] < 0.06
    longer = {"blocks.2.attention.v": lambda x: torch.cat([3 * x[:, :, :1], x[:, :, 1:]], 2)}
    assert sinks.first_token(model, ids, longer, slice(2, None))[1] == pytest.approx(3 * length)

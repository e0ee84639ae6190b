"""What the model shows of its inside, and what is done to it there."""

import pytest
import torch
from torch.nn import functional as F

from gpt_lab.model.activations import Hooks
from tests.support.witness import TINY, close, in_transformers, random_ids, random_model

MODEL = random_model(TINY)


@torch.no_grad()
def test_activations_come_by_name():
    ids = random_ids(TINY, T=5)
    seen = MODEL.activations(ids, "*")
    assert list(seen) == MODEL.activation_names
    close(seen["logits"], MODEL(ids))
    shapes = {
        "embedding.position": (5, 12),
        "blocks.1.attention.q": (2, 4, 5, 3),
        "blocks.1.attention.k": (2, 2, 5, 3),
        "blocks.0.attention.weights": (2, 4, 5, 5),
        "blocks.0.feed_forward.hidden": (2, 5, 20),
        "blocks.1.output": (2, 5, 12),
        "logits": (2, 5, 29),
    }
    assert {name: tuple(seen[name].shape) for name in shapes} == shapes
    close(seen["embedding"], seen["embedding.token"] + seen["embedding.position"])
    close(seen["blocks.0.middle"], seen["embedding"] + seen["blocks.0.attention.output"])
    close(seen["blocks.0.output"], seen["blocks.0.middle"] + seen["blocks.0.feed_forward.output"])
    weights = seen["blocks.1.attention.weights"]
    close(weights.sum(-1), torch.ones(2, 4, 5))
    assert (weights.triu(1) == 0).all()
    theirs = in_transformers(MODEL)(ids, output_attentions=True, output_hidden_states=True)
    close(weights, theirs.attentions[1])
    close(seen["blocks.0.output"], theirs.hidden_states[1])
    assert list(MODEL.activations(ids, ["norm", "blocks.*.feed_forward.hidden"])) == [
        "blocks.0.feed_forward.hidden",
        "blocks.1.feed_forward.hidden",
        "norm",
    ]


class Recorder(Hooks):
    """Notes each activation's full name when it is computed."""

    def __init__(self, seen, prefix=""):
        super().__init__(["all"])
        self.seen, self._prefix = seen, prefix

    def scoped(self, component):
        return Recorder(self.seen, f"{self._prefix}{component}.")

    def has(self, *names):
        return True

    def __call__(self, name, value):
        self.seen.append(self._prefix + name)
        return value


@torch.no_grad()
@pytest.mark.parametrize(
    "change",
    [{}, {"norm_place": "output"}, {"feed_forward": "swiglu"}]
    + [{"positions": positions} for positions in ("sinusoidal", "none", "rotary")],
    ids=str,
)
def test_the_listed_names_are_what_is_computed_in_that_order(change):
    seen, config = [], TINY.replace(n_heads=3, n_kv_heads=3, **change)  # d_head is even
    random_model(config)(random_ids(config, T=3), hooks=Recorder(seen))
    assert seen == random_model(config).activation_names


@torch.no_grad()
def test_the_fused_kernel_is_taken_where_nobody_reads_the_weights(monkeypatch):
    kernel, calls = F.scaled_dot_product_attention, []

    def counted(*args, **how):
        calls.append(args)
        return kernel(*args, **how)

    monkeypatch.setattr(F, "scaled_dot_product_attention", counted)
    ids = random_ids(TINY, T=5)
    expected = MODEL(ids)
    assert len(calls) == TINY.n_layers
    close(MODEL.activations(ids, "logits")["logits"], expected)
    assert len(calls) == 2 * TINY.n_layers, "other activations are read, not the weights"
    one = MODEL.activations(ids, ["blocks.1.attention.weights", "logits"])
    close(one["logits"], expected)
    assert len(calls) == 3 * TINY.n_layers - 1, "the block whose weights are read does without"


@torch.no_grad()
def test_activations_can_be_edited():
    ids = random_ids(TINY, T=5)
    plain = MODEL.activations(ids, "*")
    source = MODEL.activations(random_ids(TINY, T=5, seed=1), "blocks.0.feed_forward.output")

    def patch(x):
        x = x.clone()
        x[:, 2] = source["blocks.0.feed_forward.output"][:, 2]
        return x

    patched = MODEL.activations(ids, "*", edits={"blocks.0.feed_forward.output": patch})
    assert torch.equal(patched["logits"][:, :2], plain["logits"][:, :2])
    assert not torch.allclose(patched["logits"][:, 2:], plain["logits"][:, 2:])
    even = {"blocks.1.attention.weights": lambda w: torch.full_like(w, 1 / w.shape[-1])}
    heads = MODEL.activations(ids, "blocks.1.attention.*", edits=even)
    mean = heads["blocks.1.attention.v"].mean(2, keepdim=True).repeat_interleave(2, dim=1)
    close(heads["blocks.1.attention.heads"], mean.expand(-1, -1, 5, -1))
    close(MODEL.activations(ids, "logits")["logits"], plain["logits"])  # nothing stays


def test_an_edit_may_change_what_it_is_given():
    """It is given a copy: what others hold of the activation, gradients too, stays as it was."""
    kept = torch.ones(3)
    assert torch.equal(Hooks(edits={"x": lambda x: x.mul_(2)})("x", kept), 2 * kept)
    assert torch.equal(kept, torch.ones(3))
    ids, names = random_ids(TINY, T=5), ["blocks.0.attention.weights", "blocks.1.attention.q"]
    gradients = []
    for edit in (lambda x: x.mul_(0.5), lambda x: x * 0.5):
        logits = MODEL.activations(ids, "logits", edits=dict.fromkeys(names, edit))["logits"]
        gradients.append(torch.autograd.grad(logits.square().sum(), MODEL.token_embedding.weight))
    close(*[gradient for (gradient,) in gradients])


def test_wrong_names_and_edits_are_refused():
    ids = random_ids(TINY, T=2)
    with pytest.raises(
        ValueError,
        match=r"no activation 'blocks.0.feed_forward.hiden'; did you mean '.*hidden'",
    ):
        MODEL.activations(ids, "blocks.0.feed_forward.hiden")
    with pytest.raises(ValueError, match=r"no activation 'blocks.2.norm_1'"):
        MODEL.activations(ids, "logits", edits={"blocks.2.norm_1": torch.relu})
    with pytest.raises(ValueError, match=r"the edit of norm made \[2, 12\] of \[2, 2, 12\]"):
        MODEL.activations(ids, "logits", edits={"norm": lambda x: x[:, 0]})
    with pytest.raises(TypeError, match="the edit of norm returned None, not a tensor"):
        MODEL.activations(ids, "logits", edits={"norm": lambda x: None})


@torch.no_grad()
def test_what_is_done_to_activations_leaves_the_weights_alone():
    ids = random_ids(TINY, T=5)
    before = {name: p.clone() for name, p in MODEL.named_parameters()}
    expected = MODEL.activations(ids, "logits")["logits"]
    edited = MODEL.activations(
        ids, "*", edits={name: lambda x: x.zero_() for name in MODEL.activation_names}
    )
    assert not any(x.any() for x in edited.values())
    for x in MODEL.activations(ids, "*").values():
        x.zero_()
    assert all(torch.equal(before[name], p) for name, p in MODEL.named_parameters())
    close(MODEL.activations(ids, "logits")["logits"], expected)

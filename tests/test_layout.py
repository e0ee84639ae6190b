"""The layout of weights in memory and the compiled row: quicker, and the same."""

import pytest
import torch
from witness import TINY, close, random_ids, random_model

from gpt_lab.generation import generate
from gpt_lab.model import gpt as model_module
from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear, product


@pytest.fixture
def traced(monkeypatch):
    """Compilation without the C++ compiler's minute: the step is traced, guarded and replayed."""
    step = torch.compile(GPT._last_logits, dynamic=True, backend="aot_eager", fullgraph=True)
    lengths = []

    def counted(model, ids, start, cache):
        lengths.append(ids.shape[1])
        return step(model, ids, start, cache)

    monkeypatch.setattr(model_module, "_compiled_last_logits", lambda: counted)
    return lengths


DOWN = {"blocks.0.feed_forward.down", "blocks.1.feed_forward.down"}  # higher than wide
EVERY = DOWN | {
    f"blocks.{i}.{name}"
    for i in (0, 1)
    for name in ("attention.qkv", "attention.output", "feed_forward.up")
}


def in_columns(model: GPT) -> set[str]:
    """The linear maps whose W [d_in, d_out] lies by columns; the others lie by rows."""
    linear = {name: m.weight for name, m in model.named_modules() if isinstance(m, Linear)}
    assert all((W if W.is_contiguous() else W.T).is_contiguous() for W in linear.values())
    return {name for name, W in linear.items() if not W.is_contiguous()}


# torch's own imports do this when something is compiled for the first time
compiles = pytest.mark.filterwarnings("ignore:.*torch.jit.script_method:DeprecationWarning")


def test_a_linear_map_prints_its_sizes():
    assert repr(Linear(3, 5, bias=False)) == "Linear(3, 5, bias=False)"


@compiles
def test_the_layout_in_memory_changes_no_value(traced):
    model, ids = random_model(TINY), random_ids(TINY)
    expected = model(ids)
    before = {name: p.clone() for name, p in model.named_parameters()}
    for compile in (True, False, True):
        model.prepare_decoding(compile)
        close(model(ids), expected)
        assert all(torch.equal(before[n], p) for n, p in model.named_parameters())
        assert in_columns(model) == (EVERY if compile else DOWN)
        assert (model.unembedding if compile else model.unembedding.T).is_contiguous()


def test_in_bfloat16_all_is_read_by_columns():
    model = random_model(TINY).to(torch.bfloat16).prepare_decoding()
    assert in_columns(model) == EVERY
    assert model.unembedding.is_contiguous()  # which is W turned round: a column of W is its row


def test_the_layout_is_a_matter_of_the_cpu():
    with torch.device("meta"):
        model = GPT(TINY)
    model.train().prepare_decoding()
    assert not model.training
    assert all(p.is_contiguous() for p in model.parameters())


@compiles
@pytest.mark.parametrize("bias", [None, torch.arange(5.0)])
def test_a_compiled_row_is_the_same_product(bias):
    torch.manual_seed(0)
    weight = torch.randn(7, 5)
    compiled = torch.compile(product, backend="eager", fullgraph=True)
    for shape in ((1, 1, 7), (1, 7), (7,), (2, 1, 7)):
        x = torch.randn(shape)
        close(compiled(x, weight, bias), product(x, weight, bias))


@compiles
def test_the_compiled_step_is_the_same_and_compiled_once(traced):
    model, ids = random_model(TINY), random_ids(TINY, B=1)
    expected = torch.stack([*generate(model, ids[:, :3], temperature=0)])
    model.prepare_decoding(compile=True)
    tokens = generate(model, ids[:, :3], temperature=0)
    first = [next(tokens), next(tokens)]
    with torch._dynamo.config.patch(error_on_recompile=True):
        assert torch.equal(torch.stack([*first, *tokens]), expected)
    assert traced == [1] * (len(expected) - 1)  # every token but the prompt
    model.prepare_decoding()
    assert torch.equal(torch.stack([*generate(model, ids[:, :3], temperature=0)]), expected)
    assert len(traced) == len(expected) - 1  # switched off again

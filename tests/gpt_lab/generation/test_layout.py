"""The layout of weights in memory and the products of one row: quicker, and the same."""

import pytest
import torch
from torch.nn import functional as F

from gpt_lab.generation import decoding, generate, layout
from gpt_lab.generation.decoding import decoder
from gpt_lab.generation.layout import split_product, streamed_product
from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear
from tests.support.witness import TINY, close, random_ids, random_model


@pytest.fixture
def traced(monkeypatch):
    """Compilation without the C++ compiler's minute: the step is traced, guarded and replayed."""
    step = torch.compile(decoding._step, dynamic=True, backend="aot_eager", fullgraph=True)
    positions = []

    def counted(model, ids, keys, values, start):
        positions.append(start)
        return step(model, ids, keys, values, start)

    monkeypatch.setattr(decoding, "_compiled_step", lambda: counted)
    return positions


@pytest.fixture
def two_threads(monkeypatch):
    monkeypatch.setattr(layout, "WORTH_SLICING", 0)
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    yield
    torch.set_num_threads(before)


EVERY = {
    f"blocks.{i}.{name}"
    for i in (0, 1)
    for name in ("attention.qkv", "attention.output", "feed_forward.up", "feed_forward.down")
}


def in_columns(model: GPT) -> set[str]:
    """The linear maps whose W [d_in, d_out] lies by columns; the others lie by rows."""
    linear = {name: m.weight for name, m in model.named_modules() if isinstance(m, Linear)}
    assert all((W if W.is_contiguous() else W.T).is_contiguous() for W in linear.values())
    return {name for name, W in linear.items() if not W.is_contiguous()}


# torch's own imports do this when something is compiled for the first time
deprecated = pytest.mark.filterwarnings("ignore:.*torch.jit.script_method:DeprecationWarning")


def compiles(test):
    """A test that has PyTorch compile something."""
    return deprecated(test)


def test_a_linear_map_prints_its_sizes():
    assert repr(Linear(3, 5, bias=False)) == "Linear(3, 5, bias=False)"


def test_the_layout_in_memory_changes_no_value():
    model, ids = random_model(TINY), random_ids(TINY)
    expected = model(ids)
    before = {name: p.clone() for name, p in model.named_parameters()}
    for compile in (True, False, True):
        decoder(model.prepare_decoding(compile))
        close(model(ids), expected)
        assert all(torch.equal(before[n], p) for n, p in model.named_parameters())
        assert in_columns(model) == (EVERY if compile else set())
        assert (model.unembedding if compile else model.unembedding.T).is_contiguous()


def test_in_bfloat16_all_is_read_by_columns():
    model = random_model(TINY).to(torch.bfloat16).prepare_decoding()
    decoder(model)
    assert in_columns(model) == EVERY
    assert model.unembedding.is_contiguous()  # which is W turned round: a column of W is its row


def test_a_model_that_was_not_prepared_stays_as_it_lies():
    model = random_model(TINY)
    list(generate(model, random_ids(TINY, T=3), 2))
    assert in_columns(model) == set()
    assert model.unembedding.is_contiguous()


def test_what_was_laid_out_for_a_text_can_be_trained():
    model, ids = random_model(TINY).prepare_decoding(), random_ids(TINY)
    with torch.inference_mode():
        list(generate(model, ids[:1, :3], 2))
    model(ids).sum().backward()
    assert all(p.grad is not None for p in model.parameters())


def test_the_layout_is_a_matter_of_the_cpu():
    with torch.device("meta"):
        model = GPT(TINY)
    model.train()
    decoder(model.prepare_decoding())
    assert not model.training
    assert all(p.is_contiguous() for p in model.parameters())


@pytest.mark.usefixtures("two_threads")
@pytest.mark.parametrize("bias", [None, torch.arange(5.0)])
@pytest.mark.parametrize("d_in", [7, 8])  # one cannot be halved
def test_slices_of_a_matrix_make_the_same_product(bias, d_in, monkeypatch):
    torch.manual_seed(0)
    weight, x = torch.randn(d_in, 5), torch.randn(1, d_in)
    expected = F.linear(x, weight.T, bias)
    close(split_product(x, weight.T.contiguous().T, bias), expected)
    monkeypatch.setattr(F, "linear", None if d_in == 8 else F.linear)  # the slices are taken
    close(split_product(x, weight, bias), expected)


@compiles
@pytest.mark.parametrize("bias", [None, torch.arange(5.0)])
def test_a_compiled_row_is_the_same_product(bias):
    torch.manual_seed(0)
    weight, x = torch.randn(7, 5), torch.randn(1, 7)
    compiled = torch.compile(streamed_product, backend="eager", fullgraph=True)
    close(compiled(x, weight, bias), F.linear(x, weight.T, bias))


@compiles
def test_the_compiled_step_is_the_same_and_compiled_once(traced):
    model, ids = random_model(TINY), random_ids(TINY, B=1)
    expected = torch.stack([*generate(model, ids[:, :3], temperature=0)])
    model.prepare_decoding(compile=True)
    tokens = generate(model, ids[:, :3], temperature=0)
    first = [next(tokens), next(tokens)]
    with torch._dynamo.config.patch(error_on_recompile=True):
        assert torch.equal(torch.stack([*first, *tokens]), expected)
        again = generate(model, ids[:, :3], temperature=0)
        assert torch.equal(torch.stack([*again]), expected)
    assert traced == 2 * [*range(3, 11)]  # neither the prompt nor what fills the cache
    model.prepare_decoding()
    assert torch.equal(torch.stack([*generate(model, ids[:, :3], temperature=0)]), expected)
    assert len(traced) == 16  # switched off again


@pytest.mark.usefixtures("two_threads")
def test_small_matrices_are_not_sliced(monkeypatch):
    monkeypatch.setattr(layout, "WORTH_SLICING", 41)
    monkeypatch.setattr(torch, "bmm", None)
    weight, x = torch.randn(8, 5), torch.randn(1, 8)
    close(split_product(x, weight), x @ weight)
    with pytest.raises(TypeError):
        split_product(torch.randn(1, 10), torch.randn(10, 5))

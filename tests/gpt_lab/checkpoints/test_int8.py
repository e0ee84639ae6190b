"""Eight-bit checkpoints."""

import json
import tempfile
from pathlib import Path

import pytest
import safetensors.torch
import torch
from safetensors import safe_open
from torch.testing import assert_close

from gpt_lab.checkpoints import int8
from tests.support.witness import in_transformers, random_config, random_ids, random_model

MATRIX = "blocks.0.feed_forward.up.weight"


def test_each_number_is_off_by_half_a_step_at_most():
    matrix = torch.randn(7, 50) * torch.logspace(-4, 4, 7)[:, None]
    whole, step = int8.quantize(matrix)
    assert whole.dtype == torch.int8
    assert_close(step[:, 0], matrix.abs().amax(dim=1) / 127)
    assert ((int8.dequantize(whole, step) - matrix).abs() <= 0.5001 * step).all()
    assert (whole.abs().amax(dim=1) == 127).all()  # all of the range is used


def test_a_row_of_zeros_stays_zero():
    whole, step = int8.quantize(torch.zeros(2, 3))
    assert torch.equal(int8.dequantize(whole, step), torch.zeros(2, 3))


@pytest.mark.parametrize("seed", range(6))
def test_a_model_comes_back_nearly_the_same(seed):
    model = random_model(random_config(seed))
    back = int8.unpack(int8.pack(model))
    assert back.config == model.config
    assert not back.training
    for name, parameter in model.named_parameters():
        found = dict(back.named_parameters())[name]
        assert found.dtype == torch.float32
        assert_close(found, parameter, atol=0.01, rtol=0)
    ids = random_ids(model.config)
    assert_close(back(ids), in_transformers(back)(ids).logits, atol=1e-4, rtol=1e-4)


def test_the_bytes_are_about_one_a_weight():
    model = random_model(random_config(1).replace(vocab_size=2000, d_model=96))
    n = sum(p.numel() for p in model.parameters())
    assert n < len(int8.pack(model)) < 1.1 * n


def test_the_same_model_makes_the_same_bytes():
    model = random_model(random_config(2))
    assert int8.pack(model) == int8.pack(model)


def test_other_content_is_refused():
    packed = int8.pack(random_model(random_config(0)))
    with pytest.raises(ValueError, match="not a whole safetensors file"):
        int8.unpack(packed[:-1])
    with pytest.raises(ValueError, match="not a whole safetensors file"):
        int8.unpack(b"")
    header = json.dumps({"__metadata__": {"config": "{}"}}).encode()
    with pytest.raises(ValueError, match="this is not a gpt_lab int8 checkpoint 1"):
        int8.unpack(len(header).to_bytes(8, "little") + header)
    wrong = packed.replace(rb"\"context_length\": 1", rb"\"context_length\": 2")
    assert wrong != packed
    with pytest.raises(ValueError, match="size mismatch"):
        int8.unpack(wrong)


def changed(packed, change):
    """A packed model whose tensors were changed by a function of them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "packed"
        path.write_bytes(packed)
        with safe_open(path, framework="pt") as file:
            metadata = file.metadata()
    return safetensors.torch.save(change(safetensors.torch.load(packed)), metadata)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda tensors: tensors.pop(MATRIX + ".step"),
            rf"{MATRIX} is torch\.int8 of shape \[\d+, \d+\] with no steps: neither float16",
        ),
        (
            lambda tensors: tensors.update({MATRIX + ".step": torch.ones(1, 1)}),
            rf"{MATRIX} is .* with steps of shape \[1, 1\]",
        ),
        (
            lambda tensors: tensors.update({MATRIX: tensors[MATRIX].to(torch.int16)}),
            rf"{MATRIX} is torch\.int16",
        ),
        (lambda tensors: tensors.pop(MATRIX), rf"{MATRIX}\.step is there without its integers"),
        (lambda tensors: tensors.update(extra=torch.ones(1).half()), "Unexpected key.*extra"),
    ],
)
def test_integers_are_never_taken_for_weights(change, message):
    def apply(tensors):
        change(tensors)
        return tensors

    packed = changed(int8.pack(random_model(random_config(3))), apply)
    with pytest.raises(ValueError, match=message) as refused:
        int8.unpack(packed)
    assert "\n" not in str(refused.value)


def test_an_unknown_setting_is_refused():
    packed = int8.pack(random_model(random_config(0)))
    other = packed.replace(rb"\"context_length\"", rb"\"context_lenght\"")
    assert other != packed
    with pytest.raises(ValueError, match=r"has no usable configuration: .*context_lenght"):
        int8.unpack(other)

"""Operations are counted as PyTorch's own counter counts them."""

import pytest
import torch
from torch.utils.flop_counter import FlopCounterMode

from gpt_lab import GPT, GPTConfig
from gpt_lab.tuning import Example, finetune
from gpt_lab_course.experiments.efficiency.operations import OperationsCounter

SIZES = {"vocab_size": 17, "context_length": 8, "d_model": 8, "n_heads": 2, "n_layers": 2}


@pytest.mark.parametrize("mode", [torch.enable_grad, torch.no_grad, torch.inference_mode])
@pytest.mark.parametrize("positions", ["learned", "rotary"])
def test_a_reading_costs_what_pytorch_counts(mode, positions):
    model = GPT(GPTConfig(**SIZES, positions=positions)).eval()
    ids = torch.tensor([[3, 1, 4, 1], [5, 9, 2, 6]])
    with mode():
        with FlopCounterMode(display=False) as theirs:
            expected = model(ids)
        with OperationsCounter() as ours:
            found = model(ids)
    assert ours.total == theirs.get_total_flops() > 0
    assert torch.equal(found, expected)


def test_a_training_costs_what_pytorch_counts():
    def tuned(counter):
        torch.manual_seed(0)
        model = GPT(GPTConfig(**SIZES))
        with counter:
            losses = finetune(model, [Example((3, 1), (4, 1)), Example((5,), (9,))], steps=3)
        return counter, losses

    (theirs, expected), (ours, losses) = map(
        tuned, (FlopCounterMode(display=False), OperationsCounter())
    )
    assert ours.total == theirs.get_total_flops() > 0
    assert losses == expected

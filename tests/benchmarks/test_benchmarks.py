"""The contestants of the benchmarks compute the same thing, so that their times can be compared."""

import pytest
import torch

from benchmarks import lab_training


@pytest.mark.parametrize(("precision", "tolerance"), [("float32", 1e-4), ("bfloat16", 2e-2)])
def test_the_training_loops_start_alike_and_stay_together(precision, tolerance):
    small = {"precision": precision, "n_layers": 1, "batch_size": 2, "context_length": 16}
    steps = lab_training.lab_loops(lab_training.LAB.replace({**small, "warm_up": 2}))
    assert [*steps] == ["ours", "nano", "transformers"]
    losses = torch.tensor([[step() for step in steps.values()] for _ in range(4)])  # [step, loop]
    assert (losses - losses[:, :1]).abs().max() < tolerance
    assert len({*losses[:, 0].tolist()}) == 4  # each step has its batch and its weights

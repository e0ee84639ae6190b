"""Muon against PyTorch's own, and on matrices that stand side by side."""

import pytest
import torch

from gpt_lab.training.muon import Muon, orthogonalize


def random_matrix(m: int, n: int, seed: int) -> torch.Tensor:
    return torch.randn(m, n, generator=torch.Generator().manual_seed(seed))


def three_steps(optimizer: torch.optim.Optimizer, weight: torch.nn.Parameter) -> torch.Tensor:
    for seed in range(3):
        weight.grad = random_matrix(*weight.shape, seed)
        optimizer.step()
    return weight.detach()


@pytest.mark.skipif(not hasattr(torch.optim, "Muon"), reason="PyTorch has its own since 2.9")
@pytest.mark.parametrize("shape", [(12, 12), (8, 20), (20, 8)])
def test_it_does_what_pytorchs_does(shape):
    ours, theirs = (torch.nn.Parameter(random_matrix(*shape, seed=9)) for _ in range(2))
    settings = {"lr": 0.02, "weight_decay": 0.1, "momentum": 0.9}
    expected = three_steps(
        torch.optim.Muon([theirs], **settings, adjust_lr_fn="match_rms_adamw"), theirs
    )
    found = three_steps(Muon([{"params": [ours]}], **settings, dtype=torch.bfloat16), ours)
    # both round to bfloat16, and not in the same order
    torch.testing.assert_close(found, expected, rtol=0, atol=1e-3)
    assert (found - random_matrix(*shape, seed=9)).abs().mean() > 0.005  # it moved by far more


def test_matrices_side_by_side_are_updated_one_by_one():
    widths = [6, 4, 4]
    whole = torch.nn.Parameter(random_matrix(6, 14, seed=9))
    parts = [torch.nn.Parameter(p.clone()) for p in whole.detach().split(widths, dim=1)]
    together = Muon([{"params": [whole], "widths": widths}], lr=0.02)
    apart = Muon([{"params": parts}], lr=0.02)
    for seed in range(3):
        gradient = random_matrix(6, 14, seed) * torch.tensor([1e-3] * 6 + [1.0] * 8)
        whole.grad = gradient
        for part, own in zip(parts, gradient.split(widths, dim=1), strict=True):
            part.grad = own.contiguous()
        together.step()
        apart.step()
    torch.testing.assert_close(whole, torch.cat(parts, dim=1), rtol=0, atol=1e-6)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32])
@pytest.mark.parametrize("shape", [(30, 30), (10, 40), (40, 10)])
def test_singular_values_come_out_near_1_and_directions_stay(shape, dtype):
    matrix = random_matrix(*shape, seed=1)
    U, _, Vh = torch.linalg.svd(matrix, full_matrices=False)
    found = U.T @ orthogonalize(matrix, dtype) @ Vh.T
    values = found.diagonal()
    assert values.median() > 0.65
    assert values.max() < 1.3
    assert (found - values.diag()).abs().max() < 0.05


def test_a_matrix_without_a_gradient_and_one_of_zeros_stay():
    still, zero = (torch.nn.Parameter(torch.ones(3, 3)) for _ in range(2))
    zero.grad = torch.zeros(3, 3)
    Muon([{"params": [still, zero]}], lr=0.1, weight_decay=0.0).step()
    assert torch.equal(still, torch.ones(3, 3))
    assert torch.equal(zero, torch.ones(3, 3))

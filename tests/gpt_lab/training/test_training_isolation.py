"""What a run computes follows from its settings and data, not from what else its process does."""

import pytest
import torch

from gpt_lab.checkpoints.stored import open_tensors
from gpt_lab.training import Run, loop
from gpt_lab.training.isolation import own_thread
from tests.support.training_runs import CONFIG, corpus

DROPOUT = CONFIG.replace({"dropout": 0.5})


def masks(started):
    """Which numbers of the embeddings each step drops."""
    found = []

    def look(module, args, output):
        if module.training:
            found.append((output == 0).nonzero())

    hook = started.model.dropout.register_forward_hook(look)
    for _ in started:
        pass
    hook.remove()
    return found


def same(one, other):
    return one.shape == other.shape and torch.equal(one, other)


def test_dropout_differs_from_step_to_step_and_repeats_from_run_to_run():
    first, second = (masks(Run(DROPOUT, corpus(), device="cpu")) for _ in range(2))
    assert len(first) == DROPOUT.steps
    assert all(map(same, first, second))
    assert not any(same(first[i], first[k]) for i in range(len(first)) for k in range(i))
    other = masks(Run(DROPOUT.replace({"seed": 1}), corpus(), device="cpu"))
    assert not any(map(same, first, other))


def test_dropout_differs_between_processes(monkeypatch):
    found = []
    for rank in range(2):
        monkeypatch.setattr(loop, "rank_and_ranks", lambda rank=rank: (rank, 2))
        found.append(masks(Run(DROPOUT, corpus(), device="cpu")))
    assert not any(map(same, *found))


def test_dropout_differs_between_micro_batches():
    found = masks(Run(DROPOUT.replace({"micro_batch_size": 2}), corpus(), device="cpu"))
    assert len(found) == 2 * DROPOUT.steps
    assert not any(map(same, found[::2], found[1::2]))


@pytest.mark.parametrize("dropout", [0.0, 0.5])
def test_pytorchs_generator_stays_the_callers(dropout):
    """A caller's draws follow from the caller's seed, between steps and after them."""
    drawn = []
    for seed in (3, 4):
        torch.manual_seed(seed)
        expected = [torch.rand(1) for _ in range(12)]
        torch.manual_seed(seed)
        records = Run(CONFIG.replace({"dropout": dropout}), corpus(), device="cpu")
        drawn.append([torch.rand(1) for _ in records])
        assert drawn[-1] == expected[: len(drawn[-1])]
    assert drawn[0] != drawn[1]


def flushed():
    """Whether all of PyTorch's threads here take the smallest numbers as zeros; None for some."""
    zeros = (torch.full((1_000_000,), 1e-40) / 2 == 0).float().mean().item()
    return {0.0: False, 1.0: True}.get(zeros)


@pytest.fixture
def with_threads():
    """Sets how many threads PyTorch divides its work among, for one test."""
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)


@pytest.mark.skipif(not torch.set_flush_denormal(False), reason="this processor cannot")
def test_the_smallest_numbers_are_zeros_in_a_run_and_nowhere_else(with_threads):
    with_threads(2)
    assert flushed() is False  # and now PyTorch has the threads that it divides its work among
    started, within = Run(CONFIG, corpus(), device="cpu"), []
    started.model.register_forward_hook(lambda *_: within.append(flushed()))
    outside = [flushed() for _ in started]
    assert {*within} == {True}
    assert {*outside} == {False}


@pytest.mark.parametrize("fast", [True, False])
def test_the_automatic_precision_is_settled_before_a_run_is_known_by_it(
    tmp_path, monkeypatch, fast
):
    """A machine with other instructions cannot go on with it unnoticed."""
    config = CONFIG.replace({"precision": "auto"})
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: {"avx512_bf16": fast}, raising=False)
    started = Run(config, corpus(), tmp_path, device="cpu")
    assert started.config.precision == ("bfloat16" if fast else "float32")
    for record in started:
        if record["step"] == 3:
            break
    chosen, other = ("bfloat16", "float32") if fast else ("float32", "bfloat16")
    with open_tensors(tmp_path / "checkpoint.safetensors") as file:
        assert f'"precision": "{chosen}"' in file.metadata()["identity"]
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: {"avx512_bf16": not fast})
    with pytest.raises(ValueError, match=f"precision='{chosen}', not '{other}'"):
        [*Run(config, corpus(), tmp_path, device="cpu")]
    [*Run(config.replace({"precision": chosen}), corpus(), tmp_path, device="cpu")]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_run_divides_its_work_among_as_many_threads_as_its_caller(threads, with_threads):
    """It is a setting of a thread, where PyTorch was built with OpenMP."""
    with_threads(threads)
    assert list(own_thread(torch.get_num_threads() for _ in range(1))) == [threads]

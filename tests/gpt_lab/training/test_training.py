"""The training loop: its steps against PyTorch and transformers, its files against accidents."""

import dataclasses
import math

import pytest
import torch
from torch.nn import functional as F
from transformers import get_cosine_schedule_with_warmup

from gpt_lab.training import Run, TokenData, loop, muon
from gpt_lab.training.data import Batches
from gpt_lab.training.log import read
from gpt_lab.training.optimizer import schedule
from gpt_lab_course.exercises.training.learning_rate import learning_rate
from tests.support.training_runs import CONFIG, corpus, losses, run, same_tensors
from tests.support.witness import in_transformers

ADAMW = CONFIG.replace({"muon_learning_rate": 0.0, "learning_rate": 0.01})


def test_every_step_is_that_of_transformers_and_pytorch():
    """GPT2LMHeadModel, PyTorch's AdamW and clipping, transformers' schedule: the same curve."""
    started = Run(ADAMW, corpus(), device="cpu")
    theirs = in_transformers(started.model)
    matrices = [p for p in theirs.parameters() if p.ndim == 2]
    rest = [p for p in theirs.parameters() if p.ndim == 1]
    groups = [{"params": matrices, "weight_decay": 0.1}, {"params": rest, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=0.01, betas=(0.9, 0.95))
    rates = get_cosine_schedule_with_warmup(optimizer, ADAMW.warm_up, ADAMW.steps)
    batches = Batches(corpus(), ADAMW)
    for record in started:
        if "loss" not in record:
            continue
        # theirs starts at 0, which would be a step for nothing
        rate = rates.lr_lambdas[0](record["step"]) * 0.01
        for group in optimizer.param_groups:
            group["lr"] = rate
        inputs, targets = batches.train(record["step"] - 1)
        loss = theirs(inputs, labels=inputs, shift_labels=targets).loss
        optimizer.zero_grad()
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(theirs.parameters(), 1.0)
        assert record["loss"] == pytest.approx(loss.item(), abs=1e-5)
        assert record["gradient_norm"] == pytest.approx(norm.item(), rel=1e-3)
        assert record["learning_rate"] == pytest.approx(rate)
        optimizer.step()


def test_it_learns():
    """Every second token of "pairs" follows from the one before; the first is a guess of 20."""
    config = CONFIG.replace({"steps": 150, "batch_size": 16, "learning_rate": 0.02})
    only = TokenData({"pairs": corpus().train["pairs"]}, vocab_size=40, end_of_text=0)
    records = [*Run(config.replace({"phases": ()}), only, device="cpu")]
    assert losses(records)[0] == pytest.approx(math.log(40), abs=0.1)
    assert losses(records)[-1] < 0.6 * math.log(40)


def test_muon_makes_singular_values_equal():
    config = CONFIG.replace({"weight_decay": 0.0, "warm_up": 0, "d_model": 32})
    started = Run(config, corpus(), device="cpu")
    before = {name: p.detach().clone() for name, p in started.model.named_parameters()}
    next(r for r in started if "loss" in r)
    for name, parameter in started.model.named_parameters():
        change = before[name] - parameter.detach()
        if name.startswith("blocks.") and parameter.ndim == 2:
            for part in change.chunk(3 if "qkv" in name else 1, dim=1):  # queries, keys, values
                size = 0.2 * math.sqrt(max(part.shape)) * config.muon_learning_rate
                values = torch.linalg.svdvals(part) / size
                assert values.median() > 0.6  # the smallest take more than its five iterations
                assert values.max() < 1.3
        else:  # AdamW's first step: the learning rate, whatever the gradient
            moved = change[change != 0].abs()
            assert moved.max() == pytest.approx(config.learning_rate, rel=1e-3)


@pytest.mark.parametrize(("steps", "warm_up"), [(110, 10), (110, 1), (11, 10), (2, 1), (9, 0)])
def test_the_schedule_rises_to_the_peak_once_and_falls_to_the_floor(steps, warm_up):
    """As the lesson's exercise asks, whose steps are counted from 1."""
    config = CONFIG.replace({"steps": steps, "warm_up": warm_up, "learning_rate_floor": 0.1})
    values = [schedule(step, config) for step in range(steps)]
    wanted = [learning_rate(n, 1.0, max(1, warm_up), steps, 0.1) for n in range(1, 1 + steps)]
    assert values == pytest.approx(wanted)
    assert values.count(1.0) == 1
    assert values.index(1.0) == max(0, warm_up - 1)
    assert values[-1] == 0.1
    assert min(values) > 0  # no step is one for nothing
    assert schedule(steps, config) == 0.1  # PyTorch's schedulers ask for one more


def test_a_single_step_has_the_peak():
    config = CONFIG.replace({"steps": 1, "warm_up": 0, "snapshots": ()})
    assert [schedule(step, config) for step in (0, 1)] == [1.0, 0.0]


def test_accumulated_gradients_are_those_of_the_whole_batch():
    whole = losses(run(ADAMW)[0])
    for rows in (1, 2):
        parts = losses(run(ADAMW.replace({"micro_batch_size": rows}))[0])
        assert parts == pytest.approx(whole, abs=1e-5)


def test_a_micro_batch_has_as_many_tokens_when_its_rows_are_cut(monkeypatch):
    phases = tuple(dataclasses.replace(phase, pieces=3) for phase in ADAMW.phases)
    started = Run(ADAMW.replace({"phases": phases, "micro_batch_size": 2}), corpus(), device="cpu")
    sizes = []
    started.model.register_forward_pre_hook(
        lambda model, args: sizes.append(tuple(args[0].shape)) if model.training else None
    )
    next(record for record in started if "loss" in record)
    T = ADAMW.context_length
    assert sizes == [(2 * 3, T // 3)] * (ADAMW.batch_size // 2)


def test_bfloat16_products_change_the_losses_a_little():
    exact = losses(run()[0])
    rounded = losses(run(CONFIG.replace({"precision": "bfloat16"}))[0])
    assert rounded != exact
    assert rounded == pytest.approx(exact, abs=0.05)


@pytest.mark.parametrize(("precision", "wanted"), [("float32", None), ("bfloat16", torch.bfloat16)])
def test_muon_multiplies_in_the_runs_precision(monkeypatch, precision, wanted):
    """In bfloat16 it takes ten times as long where the processor has no instructions for it.

    Without a dtype, matrices are multiplied as they are.
    """
    seen, right = [], muon.orthogonalize

    def spy(matrix, dtype):
        seen.append(dtype)
        return right(matrix, dtype)

    monkeypatch.setattr(muon, "orthogonalize", spy)
    next(r for r in Run(CONFIG.replace({"precision": precision}), corpus()) if "loss" in r)
    assert set(seen) == {wanted}


def test_evaluation_is_the_mean_loss_on_held_out_text():
    records, done = run()
    theirs = in_transformers(done.model)
    for kind, batches in Batches(corpus(), CONFIG).held_out().items():
        ((inputs, targets),) = batches
        logits = theirs(inputs).logits
        expected = F.cross_entropy(logits.flatten(0, 1), targets.flatten())
        assert records[-1]["held_out"][kind] == pytest.approx(expected.item(), abs=1e-5)


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_loss_that_is_no_number_stops_the_run(tmp_path, monkeypatch, bad):
    cross_entropy = F.cross_entropy
    calls = []

    def spoiled(*args):
        calls.append(args)
        return cross_entropy(*args) * (bad if len(calls) > 8 else 1.0)

    monkeypatch.setattr(loop.F, "cross_entropy", spoiled)
    with pytest.raises(ValueError, match=rf"loss={bad} in step \d is not a finite number.*lower"):
        run(output=tmp_path)
    monkeypatch.undo()
    assert all(math.isfinite(loss) for loss in losses(read(tmp_path / "log.jsonl")))
    run(output=tmp_path)  # goes on from the last good checkpoint
    run(output=tmp_path.parent / "undisturbed")
    assert same_tensors(
        tmp_path / "model.safetensors", tmp_path.parent / "undisturbed" / "model.safetensors"
    )


def test_the_batch_must_divide():
    with pytest.raises(ValueError, match=r"micro_batch_size=3 does not divide .* 4 rows"):
        run(CONFIG.replace({"micro_batch_size": 3}))
    with pytest.raises(ValueError, match="needs more than one process: start with torchrun"):
        Run(CONFIG, corpus(), device="cpu", fsdp=True)

"""The training loop: its steps against PyTorch and transformers, its files against accidents."""

import dataclasses
import json
import math

import pytest
import torch
from safetensors.torch import load_file
from torch.nn import functional as F
from training_runs import CONFIG, corpus, read_step
from transformers import get_cosine_schedule_with_warmup
from witness import in_transformers

from gpt_lab.checkpoints import files
from gpt_lab.exercises.training.learning_rate import learning_rate
from gpt_lab.files import ASIDE
from gpt_lab.training import Run, TokenData, loop, muon
from gpt_lab.training.data import Batches
from gpt_lab.training.log import read
from gpt_lab.training.optimizer import schedule

ADAMW = CONFIG.replace({"muon_learning_rate": 0.0, "learning_rate": 0.01})


def run(config=CONFIG, output=None):
    """All records of a run, and the run."""
    started = Run(config, corpus(), output, device="cpu")
    return [*started], started


def losses(records):
    return [record["loss"] for record in records if "loss" in record]


def without_seconds(records):
    return [{k: v for k, v in record.items() if k != "seconds"} for record in records]


def same_tensors(one, other):
    ours, theirs = load_file(one), load_file(other)
    return ours.keys() == theirs.keys() and all(torch.equal(ours[k], theirs[k]) for k in ours)


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
    """As the chapter's exercise asks, whose steps are counted from 1."""
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


@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_muon_multiplies_in_the_runs_precision(monkeypatch, precision):
    """In bfloat16 it takes ten times as long where the processor has no instructions for it."""
    seen, right = [], muon.orthogonalize

    def spy(matrix, dtype):
        seen.append(dtype)
        return right(matrix, dtype)

    monkeypatch.setattr(muon, "orthogonalize", spy)
    next(r for r in Run(CONFIG.replace({"precision": precision}), corpus()) if "loss" in r)
    assert set(seen) == {getattr(torch, precision)}


def test_evaluation_is_the_mean_loss_on_held_out_text():
    records, done = run()
    theirs = in_transformers(done.model)
    for kind, batches in Batches(corpus(), CONFIG).held_out().items():
        ((inputs, targets),) = batches
        logits = theirs(inputs).logits
        expected = F.cross_entropy(logits.flatten(0, 1), targets.flatten())
        assert records[-1]["held_out"][kind] == pytest.approx(expected.item(), abs=1e-5)


def test_records_and_files_of_a_run(tmp_path):
    records, done = run(output=tmp_path / "deep" / "run")
    folder = tmp_path / "deep" / "run"
    assert read(folder / "log.jsonl") == records
    assert [r["step"] for r in records if "loss" in r] == [*range(1, 9)]
    assert [r["step"] for r in records if "held_out" in r] == [0, 4, 8]
    assert [r["tokens"] for r in records] == [48 * r["step"] for r in records]
    assert {*records[1]} == {
        "step", "tokens", "seconds", "loss", "learning_rate", "gradient_norm"
    }  # fmt: skip
    final = files.load(folder / "model.safetensors")
    for ours, theirs in zip(final.parameters(), done.model.parameters(), strict=True):
        assert torch.equal(ours, theirs)
    assert not done.model.training
    early = Run(CONFIG, corpus(), device="cpu")
    for record in early:
        if record["step"] == 2:
            break
    kept = files.load(folder / "step-000002.safetensors")
    for ours, theirs in zip(kept.parameters(), early.model.parameters(), strict=True):
        assert torch.equal(ours, theirs)


@pytest.mark.parametrize("dropout", [0.0, 0.1])
def test_a_run_that_stopped_goes_on_exactly(tmp_path, dropout):
    config = CONFIG.replace({"dropout": dropout})
    records, _ = run(config, tmp_path / "whole")
    for record in Run(config, corpus(), tmp_path / "stopped", device="cpu"):
        if record["step"] == 5:
            break  # one step after the last checkpoint
    torch.manual_seed(99)  # no state of PyTorch's generator matters
    rest, _ = run(config, tmp_path / "stopped")
    assert [r["step"] for r in rest] == [5, 6, 7, 8, 8]
    for name in ("model", "checkpoint", "step-000002"):
        assert same_tensors(
            *(tmp_path / which / f"{name}.safetensors" for which in ("whole", "stopped"))
        )
    log = read(tmp_path / "stopped" / "log.jsonl")
    assert without_seconds(log) == without_seconds(records)
    seconds = [record["seconds"] for record in log]
    assert seconds == sorted(seconds)


def test_a_finished_run_stays_as_it_is(tmp_path):
    run(output=tmp_path)
    log = (tmp_path / "log.jsonl").read_bytes()
    (tmp_path / "model.safetensors").unlink()  # killed before the last file was written
    assert run(output=tmp_path)[0] == []
    assert (tmp_path / "log.jsonl").read_bytes() == log
    assert files.load(tmp_path / "model.safetensors")


def test_what_is_due_is_written_before_who_iterates_can_stop(tmp_path):
    """At step 2 a checkpoint, the evaluation and a snapshot are due."""
    config = CONFIG.replace({"evaluate_every": 2})
    record = next(r for r in Run(config, corpus(), tmp_path, device="cpu") if r["step"] == 2)
    assert "loss" in record  # the evaluation's record would be the next one
    assert read_step(tmp_path / "checkpoint.safetensors") == 2
    assert files.load(tmp_path / "step-000002.safetensors")
    assert "held_out" in read(tmp_path / "log.jsonl")[-1]


@pytest.mark.parametrize("stop", [0, 3])
def test_iterating_again_goes_on(tmp_path, stop):
    """Also before the first checkpoint, and the log goes on with it."""
    config = CONFIG.replace({"checkpoint_every": 100, "snapshots": ()})
    for folder in (None, tmp_path):
        started = Run(config, corpus(), folder, device="cpu")
        first = []
        for record in started:
            first.append(record)
            if record["step"] == stop:
                break
        assert losses([*first, *started]) == losses(run()[0])
    assert without_seconds(read(tmp_path / "log.jsonl")) == without_seconds(run()[0])


@pytest.mark.parametrize("tail", [b'{"step": 5, "lo', b'{"step": 5}\n{"step": 6}\n', b"\0\0\0\n"])
def test_what_a_killed_run_left_in_the_log_is_taken_away(tmp_path, tail):
    for record in Run(CONFIG, corpus(), tmp_path, device="cpu"):
        if record["step"] == 4:
            break
    with (tmp_path / "log.jsonl").open("ab") as file:
        file.write(tail)
    run(output=tmp_path)
    log = read(tmp_path / "log.jsonl")
    assert without_seconds(log) == without_seconds(run()[0])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"learning_rate": 0.5}, r"learning_rate=0.002, not 0.5"),
        ({"steps": 9}, "steps=8, not 9"),
        ({"phases": ()}, "phases="),
    ],
)
def test_another_runs_checkpoint_is_refused_by_what_differs(tmp_path, changes, message):
    run(output=tmp_path)
    before = (tmp_path / "checkpoint.safetensors").read_bytes()
    with pytest.raises(ValueError, match=message):
        run(CONFIG.replace(changes), tmp_path)
    assert (tmp_path / "checkpoint.safetensors").read_bytes() == before


def test_other_data_is_refused_and_other_memory_is_not(tmp_path):
    run(output=tmp_path)
    other = corpus()
    other.train["words"] = other.train["words"][:-1]
    with pytest.raises(ValueError, match="is of a run with other data"):
        [*Run(CONFIG, other, tmp_path, device="cpu")]
    run(CONFIG.replace({"checkpoint_every": 3, "micro_batch_size": 2}), tmp_path)


def test_a_damaged_checkpoint_is_refused(tmp_path):
    run(output=tmp_path)
    path = tmp_path / "checkpoint.safetensors"
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(ValueError, match="is cut off"):
        run(output=tmp_path)
    files.save(Run(CONFIG, corpus(), device="cpu").model, path)
    with pytest.raises(ValueError, match="is not a checkpoint of a training run"):
        run(output=tmp_path)


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


@pytest.fixture
def full_disk():
    """No file may grow beyond so many bytes, as on a disk that is full."""
    resource = pytest.importorskip("resource", reason="Windows cannot limit the size of files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_stops_the_run_and_spares_the_checkpoint(tmp_path, full_disk):
    for record in Run(CONFIG, corpus(), tmp_path, device="cpu"):
        if record["step"] == 5:
            break
    before = (tmp_path / "checkpoint.safetensors").read_bytes()
    full_disk(len(before) // 2)
    with pytest.raises(OSError, match=r"checkpoint\.safetensors cannot be written: .*too large"):
        run(output=tmp_path)
    full_disk(2**30)
    assert (tmp_path / "checkpoint.safetensors").read_bytes() == before
    assert not [*tmp_path.glob(f"{ASIDE}*")]
    run(output=tmp_path)  # there is room again


def test_a_second_process_in_the_same_folder_is_refused(tmp_path):
    first = iter(Run(CONFIG, corpus(), tmp_path, device="cpu"))
    next(first)
    with pytest.raises(OSError, match="another process trains in"):
        run(output=tmp_path)
    first.close()
    run(output=tmp_path)  # the folder is free again


def test_half_files_of_a_killed_process_are_cleared_away(tmp_path):
    left = tmp_path / f"{ASIDE}abc"
    left.mkdir()
    (left / "checkpoint.safetensors").write_bytes(b"half")
    run(output=tmp_path)
    assert not left.exists()


def test_the_batch_must_divide():
    with pytest.raises(ValueError, match=r"micro_batch_size=3 does not divide .* 4 rows"):
        run(CONFIG.replace({"micro_batch_size": 3}))
    with pytest.raises(ValueError, match="needs more than one process: start with torchrun"):
        Run(CONFIG, corpus(), device="cpu", fsdp=True)


def test_a_run_is_not_started_by_making_it(tmp_path):
    Run(CONFIG, corpus(), tmp_path / "run", device="cpu")
    assert not (tmp_path / "run").exists()


def test_the_log_is_plain_json(tmp_path):
    run(output=tmp_path)
    for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines():
        json.loads(line, parse_constant=pytest.fail)  # no NaN, no Infinity

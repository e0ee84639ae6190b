"""The training loop."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.checkpoints.files import save
from gpt_lab.model.device import choose_device
from gpt_lab.paths import is_file, to_path
from gpt_lab.training import checkpoint, folder
from gpt_lab.training.config import TrainingConfig
from gpt_lab.training.data import Batch, TokenData
from gpt_lab.training.folder import CHECKPOINT, LOG, MODEL
from gpt_lab.training.isolation import own_thread, seeded
from gpt_lab.training.log import Log, Record
from gpt_lab.training.memory import refuse_too_large
from gpt_lab.training.optimizer import optimizers, schedule, set_learning_rate
from gpt_lab.training.world import full_tensor, gradient_sync, mean, parallelize, rank_and_ranks
from gpt_lab.validation import RefusedValueError, instance


class Run:
    """A training run: iterate over it to train. Each iteration is a step and gives its record.

    >>> data = TokenData([1, 2, 3] * 99, vocab_size=4)
    >>> config = TrainingConfig(
    ...     n_layers=1, d_model=8, n_heads=1, context_length=6, steps=9, warm_up=1
    ... )
    >>> losses = [record["loss"] for record in Run(config, data, device="cpu")]
    >>> losses[-1] < losses[0]
    True

    After stopping early, iterate again to continue.

    Args:
        config: the settings.
        data: the training data.
        output: a folder for the log, checkpoints and the final model; nothing is written when left
            out. If it has a checkpoint of the same run, the run continues from it; a log or a model
            without a checkpoint is refused.
        device: the device; ``"auto"`` takes CUDA if available, else MPS, else the CPU.
        fsdp: whether to shard the weights over the processes instead of copying them.
        compile: whether to compile the forward and backward pass, which takes a minute or more at
            the start.

    Attributes:
        config: the settings, with ``auto`` replaced by this device's precision.
        model: the model; in training mode while it trains, in evaluation mode afterwards.
        step: the number of steps so far.

    Raises:
        TypeError, ValueError: data and settings do not fit together; or, while it trains, the
            folder's checkpoint is of another run, or the loss is not a finite number (the last
            checkpoint stays as it was).
        OSError: while it trains: a file cannot be written, or another process trains in the same
            folder.
    """

    def __init__(
        self,
        config: TrainingConfig,
        data: TokenData,
        output: str | os.PathLike[str] | None = None,
        *,
        device: torch.device | str = "auto",
        fsdp: bool = False,
        compile: bool = False,
    ) -> None:
        self.device = choose_device(device)
        # "auto" may mean another precision on another machine, which could not resume this run.
        config = instance("config", config, TrainingConfig)
        precision = product_precision(config.precision, self.device)
        self.config = config = config.replace({"precision": precision})
        self.output = None if output is None else to_path("output", output)
        self.step = 0
        self._seconds = self._start = 0.0
        self._rank, ranks = rank_and_ranks()
        self._micro_batch = micro_batch_rows(config, ranks)
        self._batches = instance("data", data, TokenData).batches(config, self._rank, ranks)
        self._held_out = self._batches.held_out()
        self._identity = checkpoint.identity_of(config, data.vocab_size, data.fingerprint())
        refuse_too_large(config.model(data.vocab_size), self.device, ranks if fsdp else 1)
        with seeded(config.seed, torch.device("cpu")):
            self.model = config.fresh(data.vocab_size)
        if not fsdp:
            self.model.to(self.device)
        self._module: nn.Module = parallelize(self.model, self.device, fsdp)
        # Compiling for the few evaluations would not pay.
        self._training_loss = torch.compile(self._loss) if compile else self._loss
        self._optimizers = optimizers(self.model, config)

    def __iter__(self) -> Iterator[Record]:
        """Train: one record a step, and one for each evaluation."""
        return own_thread(self._train())

    def _train(self) -> Generator[Record, None, None]:
        with ExitStack() as files:
            log = self._open(files)
            self._start = time.perf_counter() - self._seconds
            self.model.train()
            if self.step == 0:
                yield from self._evaluate(log)
            while self.step < self.config.steps:
                record = self._update(log)
                evaluation = self._evaluate(log) if self._due(self.config.evaluate_every) else []
                self._keep(log)  # before the caller can stop iterating here
                yield from (record, *evaluation)
            self.model.eval()
            self._save_model(MODEL)

    def _due(self, every: int) -> bool:
        """Whether an action that happens every ``every`` steps and at the end is due."""
        return self.step % every == 0 or self.step == self.config.steps

    def _note(self, log: Log | None, **values: Any) -> Record:
        """Make a record of this step, and write it to the log."""
        self._seconds = time.perf_counter() - self._start
        tokens = self.step * self.config.tokens_per_step
        record = {"step": self.step, "tokens": tokens, "seconds": round(self._seconds, 3)}
        record |= values
        if log is not None:
            log.write(record)
        return record

    def _update(self, log: Log | None) -> Record:
        """Make one step: the gradient of a batch, averaged over all processes, and the update."""
        config = self.config
        fraction = schedule(self.step, config)
        set_learning_rate(self._optimizers, fraction)
        inputs, targets = self._batches.train(self.step)
        # A phase that splits its rows has more of them in a micro-batch.
        rows = self._micro_batch * config.context_length // inputs.shape[1]
        micro_batches = [
            (inputs[first : first + rows], targets[first : first + rows])
            for first in range(0, len(inputs), rows)
        ]
        total = torch.zeros((), device=self.device)
        # So that dropout follows from the step, too, and differs between the rows of a batch.
        with seeded(_seed(config.seed, self.step, self._rank), self.device):
            for number, micro_batch in enumerate(micro_batches, start=1):
                with gradient_sync(self._module, now=number == len(micro_batches)):
                    loss = self._training_loss(micro_batch) / len(micro_batches)
                    loss.backward()  # type: ignore[no-untyped-call]
                total += loss.detach()
        norm = full_tensor(
            nn.utils.clip_grad_norm_(self.model.parameters(), config.max_gradient_norm)
        )
        measured = {
            "loss": mean(total).item(),
            "learning_rate": fraction * config.learning_rate,
            "gradient_norm": norm.item(),
        }
        for name, value in measured.items():
            if not math.isfinite(value):
                raise RefusedValueError(
                    f"{name}={value} in step {self.step + 1} is not a finite number: the run stops "
                    "before it spoils the weights; lower learning_rate or muon_learning_rate, or "
                    "make warm_up longer"
                )
        for optimizer in self._optimizers:
            optimizer.step()
            optimizer.zero_grad()
        self.step += 1
        return self._note(log, **measured)

    def _loss(self, batch: Batch) -> Tensor:
        """The mean cross-entropy of a batch's next tokens, in nats."""
        inputs, targets = (ids.to(self.device, non_blocking=True) for ids in batch)
        with self._autocast():
            logits = self._module(inputs)  # [B, T, V]
            return F.cross_entropy(logits.flatten(0, 1), targets.flatten())

    def _autocast(self) -> AbstractContextManager[object]:
        enabled = self.config.precision == "bfloat16"
        return torch.autocast(self.device.type, torch.bfloat16, enabled=enabled)

    @torch.no_grad()
    def _evaluate(self, log: Log | None) -> list[Record]:
        """The mean loss on held-out text, by kind: one record, or none without such text."""
        if not self._held_out:
            return []
        self.model.eval()
        losses = {
            kind: mean(torch.stack([self._loss(batch) for batch in batches]).mean()).item()
            for kind, batches in self._held_out.items()
        }
        self.model.train()
        return [self._note(log, held_out=losses)]

    def _open(self, files: ExitStack) -> Log | None:
        """Lock the output folder, resume from its checkpoint, and open the log."""
        if self.output is None:
            return None
        path = self.output / CHECKPOINT
        if self._rank == 0:
            if not is_file(path):
                folder.refuse_occupied(self.output)
            files.enter_context(folder.lock(self.output))
        if is_file(path):
            progress = checkpoint.progress_in(path, self._identity)
            if progress["step"] > self.step:  # another Run has continued it
                progress = checkpoint.read(path, self.model, self._optimizers, self._identity)
                self.step, self._seconds = progress["step"], progress["seconds"]
        else:
            self._write_checkpoint()  # from here on the folder belongs to this run
        if self._rank == 0:
            folder.clear(self.output)
        if self._rank > 0:
            return None
        log = Log(self.output / LOG, self.step)
        files.callback(log.close)
        return log

    def _keep(self, log: Log | None) -> None:
        """Write a snapshot or a checkpoint if it is due after this step."""
        if self.output is None:
            return
        config = self.config
        if self.step in {max(1, round(f * config.steps)) for f in config.snapshots}:
            self._save_model(f"step-{self.step:06}.safetensors")
        if self._due(config.checkpoint_every):
            if log is not None:
                log.sync()  # never behind the checkpoint
            self._write_checkpoint()

    def _write_checkpoint(self) -> None:
        if self.output is None:
            return
        checkpoint.write(
            self.output / CHECKPOINT,
            self.model,
            self._optimizers,
            self._identity,
            {"step": self.step, "seconds": self._seconds},
        )

    def _save_model(self, name: str) -> None:
        if self.output is None:
            return
        weights = {key: full_tensor(p.detach()) for key, p in self.model.named_parameters()}
        if self._rank == 0:
            save(self.model, self.output / name, weights)


def _seed(*numbers: int) -> int:
    """Derive a seed from several numbers."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint32)[0])


def micro_batch_rows(config: TrainingConfig, ranks: int) -> int:
    """The number of rows that each of ``ranks`` processes computes at once.

    Raises:
        ValueError: the batch cannot be divided like that.
    """
    if config.batch_size % ranks:
        raise RefusedValueError(
            f"batch_size={config.batch_size} is not divisible by the number of processes, {ranks}"
        )
    rows = config.batch_size // ranks
    micro = config.micro_batch_size or rows
    if rows % micro:
        raise RefusedValueError(
            f"micro_batch_size={micro} does not divide a process's share of the batch, {rows} rows"
        )
    return micro


def product_precision(name: str, device: torch.device) -> str:
    """The precision of matrix products, with ``auto`` replaced by that of a device."""
    if name != "auto":
        return name
    if device.type == "cuda":
        fast = torch.cuda.is_bf16_supported(including_emulation=False)
    elif device.type == "cpu":
        has: dict[str, object] = getattr(torch.cpu, "get_capabilities", dict)()
        fast = any(has.get(name) for name in ("avx512_bf16", "amx_bf16", "bf16"))
    else:
        fast = False
    return "bfloat16" if fast else "float32"

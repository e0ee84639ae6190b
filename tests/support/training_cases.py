"""What training in the page is held against: gradients and whole runs of PyTorch in float64.

``tests/javascript/training`` reads the files that are written here.
"""

import json
import math
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab import GPT, GPTConfig, save
from gpt_lab.training.config import TrainingConfig
from gpt_lab.training.optimizer import optimizers, schedule, set_learning_rate
from gpt_lab.tuning import Example, LoRA, answer_loss, finetune
from gpt_lab.tuning.examples import rows as rows_of

NOT_SCORED = -1
SEED = 11
SIZES: dict[str, Any] = {
    "vocab_size": 37,
    "context_length": 9,
    "d_model": 12,
    "n_heads": 2,
    "n_layers": 2,
    "dropout": 0.0,
}
MODELS: dict[str, dict[str, Any]] = {
    "plain": {},
    "odd": {"d_model": 15, "n_heads": 3, "d_ff": 7, "vocab_size": 41, "n_layers": 1},
    "grouped": {"n_heads": 6, "n_kv_heads": 2},
    "bare": {"bias": False, "qkv_bias": False, "tie_embeddings": False},
    "narrow": {"d_head": 5, "norm_eps": 0.01, "n_layers": 3},
    "large weights": {"d_model": 32, "n_heads": 4},
}
RUN: dict[str, Any] = {"d_model": 16, "n_heads": 2, "n_layers": 1, "vocab_size": 23}
SETTINGS: dict[str, Any] = {
    "seed": 7,
    "steps": 200,
    "batch_size": 6,
    "learning_rate": 0.01,
    "weight_decay": 0.1,
    "warm_up": 10,
    "learning_rate_floor": 0.05,
    "max_gradient_norm": 0.5,
}
TUNINGS: dict[str, dict[str, Any]] = {
    "last block": {"only": "blocks.2.*"},
    "networks": {"only": "blocks.*.feed_forward.*"},
    "last norm": {"only": "norm.*"},
    "positions": {"only": "position_embedding.*"},
    "LoRA": {"only": "blocks.2.*", "rank": 3},
    "LoRA everywhere": {"only": "*.attention.*", "rank": 4},
}
"""What is trained of a model of three blocks, as engine/train/tuning.ts has it."""

WATCHED = (1, 20, 200)  # steps after which all weights are compared


def write(folder: Path) -> None:
    """Write all cases."""
    torch.manual_seed(9)
    names = []
    for name, changes in MODELS.items():
        _write_gradients(folder, name, GPTConfig(**{**SIZES, **changes}))
        names.append(name)
    (folder / "models.json").write_text(json.dumps(names), "utf-8")
    _write_run(folder)
    for name, tuning in TUNINGS.items():
        _write_tuning(folder, name, tuning)
    (folder / "tunings.json").write_text(json.dumps([*TUNINGS]), "utf-8")


def _write_gradients(folder: Path, name: str, config: GPTConfig) -> None:
    """A model with biases and norms that are not 0 and 1, a batch, and its loss's gradients."""
    model = GPT(config)
    for parameter in model.parameters():
        parameter.data += 0.3 * torch.randn_like(parameter)
        if name == "large weights" and parameter.ndim == 2:  # so that attention is not uniform
            parameter.data *= 2
    save(model, folder / f"{name}.safetensors")
    model = model.double()  # the same numbers: the file's are float32
    B, T = 3, config.context_length - 1
    ids = torch.randint(config.vocab_size, (B, T + 1))
    scored = torch.rand(B, T) < 0.6
    targets = torch.where(scored, ids[:, 1:], NOT_SCORED)
    loss = F.cross_entropy(
        model(ids[:, :-1]).flatten(0, 1), targets.flatten(), ignore_index=NOT_SCORED
    )
    loss.backward()  # type: ignore[no-untyped-call]
    gradients = {key: _gradient(p) for key, p in model.named_parameters()}
    save_file(gradients | {"loss": loss.detach()[None]}, folder / f"{name}-gradients.safetensors")
    batch = {"ids": ids[:, :-1].flatten().tolist(), "targets": targets.flatten().tolist()}
    (folder / f"{name}.json").write_text(json.dumps({"B": B, "T": T, **batch}), "utf-8")


def _gradient(parameter: nn.Parameter) -> Tensor:
    assert parameter.grad is not None
    return parameter.grad


def rows(n: int, length: int, vocab_size: int) -> tuple[Tensor, Tensor]:
    """Rows of tokens, [n, length], in which some tokens follow from others, and what is scored."""
    draw = torch.Generator().manual_seed(5)
    ids = torch.randint(vocab_size, (n, length), generator=draw)
    ids[:, 1::2] = (7 * ids[:, ::2] + 3) % vocab_size
    scored = torch.rand(n, length, generator=draw) < 0.5
    scored[:, -1] = True
    return ids, scored


def _write_run(folder: Path) -> None:
    """A run of 200 steps on rows, from weights in a file: losses, norms, weights on the way."""
    config = GPTConfig(**{**SIZES, **RUN})
    ids, scored = rows(40, config.context_length + 1, config.vocab_size)
    model = GPT(config)
    save(model, folder / "run-start.safetensors")
    model = model.double()
    settings = TrainingConfig(**SETTINGS)
    adamw = optimizers(model, settings.replace({"muon_learning_rate": 0.0}))
    records, weights = [], {}
    for step in range(settings.steps):
        set_learning_rate(adamw, schedule(step, settings))
        chosen = drawn(settings.seed, step, settings.batch_size, len(ids))
        targets = torch.where(scored, ids, NOT_SCORED)[chosen, 1:]
        logits = model(ids[chosen, :-1]).flatten(0, 1)
        loss = F.cross_entropy(logits, targets.flatten(), ignore_index=NOT_SCORED)
        loss.backward()  # type: ignore[no-untyped-call]
        norm = nn.utils.clip_grad_norm_(model.parameters(), settings.max_gradient_norm)
        for optimizer in adamw:
            optimizer.step()
            optimizer.zero_grad()
        records.append({"loss": loss.item(), "gradient_norm": norm.item()})
        if step + 1 in WATCHED:
            weights |= {
                f"{step + 1}.{name}": p.detach().clone() for name, p in model.named_parameters()
            }
    save_file(weights, folder / "run-weights.safetensors")
    data = {"row": ids.shape[1], "ids": ids.flatten().tolist(), "scored": scored.flatten().tolist()}
    about = {"config": config.entries(), "settings": SETTINGS, "data": data, "records": records}
    (folder / "run.json").write_text(json.dumps(about), "utf-8")


def _write_tuning(folder: Path, name: str, tuning: dict[str, Any]) -> None:
    """20 steps of ``finetune`` on three texts, then the gradients there; all trained numbers."""
    model = GPT(GPTConfig(**{**SIZES, "n_layers": 3}))
    for parameter in model.parameters():
        parameter.data += 0.3 * torch.randn_like(parameter)
    save(model, folder / f"tuning {name}-start.safetensors")
    model = model.double()
    texts = [Example((36,), (5, 7, 9, 3, 1)), Example((36,), (2, 4)), Example((36,), (8,) * 8)]
    if "rank" in tuning:
        adapters = LoRA(model, rank=tuning["rank"], where=tuning["only"], seed=SEED)
        maps = [
            key.removesuffix(".parametrizations.weight.original")
            for key, p in model.named_parameters()
            if key.endswith(".original")
        ]
        names = [f"{one}.{letter}" for one in maps for letter in "AB"]
        trained = dict(zip(names, adapters.parameters(), strict=True))
    else:
        trained = {
            key: p for key, p in model.named_parameters() if fnmatchcase(key, tuning["only"])
        }
    only = [*trained.values()]
    losses = finetune(model, texts, steps=20, learning_rate=0.01, only=only)
    ids, targets = rows_of(texts)
    logits = model(ids).transpose(1, 2)
    each = F.cross_entropy(logits, targets, ignore_index=-100, reduction="none").sum(1)
    answer_loss(model, texts).backward()  # type: ignore[no-untyped-call]
    numbers = {key: p.detach().clone() for key, p in trained.items()}
    numbers |= {f"gradient {key}": _gradient(p) for key, p in trained.items()}
    save_file(numbers, folder / f"tuning {name}.safetensors")
    row = torch.cat([ids, torch.zeros(3, 1, dtype=torch.int64)], 1)
    scored = torch.cat([torch.zeros(3, 1, dtype=torch.int64), (targets >= 0).long()], 1)
    for i, one in enumerate(texts):
        row[i, : 1 + len(one.answer)] = torch.tensor([*one.question, *one.answer])
    about = {
        "tuning": tuning,
        "settings": {
            "seed": SEED,
            "steps": 20,
            "batch_size": 3,
            "learning_rate": 0.01,
            "weight_decay": 0,
            "beta_2": 0.999,
            "warm_up": 0,
            "learning_rate_floor": 1,
            "max_gradient_norm": 1e9,
        },
        "data": {
            "row": row.shape[1],
            "ids": row.flatten().tolist(),
            "scored": scored.flatten().tolist(),
            "all": True,
        },
        "losses": losses,
        "last": (each.detach() / (targets >= 0).sum(1)).tolist(),
    }
    (folder / f"tuning {name}.json").write_text(json.dumps(about), "utf-8")


def drawn(seed: int, step: int, batch_size: int, n: int) -> list[int]:
    """The rows of a step, of n, as engine/train/data.ts draws them."""
    draws = (uniform(seed + 2**32, step * batch_size + b) for b in range(batch_size))
    return [math.floor(draw * n) for draw in draws]


def uniform(seed: int, n: int) -> float:
    """The n-th number of a seed in [0, 1), by the formula of engine/random.ts."""
    high = _mix(_mix(seed % 2**32, (seed >> 32) ^ 0x9E3779B9), n)
    low = _mix(high, 0x85EBCA6B)
    return ((high >> 5) * 2**26 + (low >> 6)) / 2**53


def _mix(a: int, b: int) -> int:
    low = 2**32 - 1
    h = ((a ^ ((b + 0x165667B1) * 0x27D4EB2F & low)) * 0x85EBCA6B) & low
    h ^= h >> 16
    h = h * 0x85EBCA6B & low
    h ^= h >> 13
    h = h * 0xC2B2AE35 & low
    return h ^ (h >> 16)

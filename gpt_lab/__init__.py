"""GPT Lab: GPT-2 taken apart, number by number, and put back together.

The names below are loaded when they are first used, so that counting parameters or encoding
text never waits for torch.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gpt_lab.anatomy import (
        activation_bytes,
        count_parameters,
        flops_per_token,
        gradient_bytes,
        kv_cache_bytes,
        optimizer_bytes,
        published,
        weight_bytes,
    )
    from gpt_lab.checkpoints import load, load_gpt2, save
    from gpt_lab.config import PRESETS, GPTConfig
    from gpt_lab.exercises import check, hint, progress
    from gpt_lab.generation import Sampler, generate
    from gpt_lab.lab_model import load_lab_model
    from gpt_lab.model import GPT, KVCache
    from gpt_lab.table import Table
    from gpt_lab.tokenization import BytePairTokenizer, gpt2_encoding
    from gpt_lab.widgets import (
        AblationLab,
        ActivationExplorer,
        AttentionStepper,
        AttentionViewer,
        BlockExplorer,
        EmbeddingMap,
        LiveGPT,
        LogitLens,
        MaskExplorer,
        ParameterExplorer,
        SamplingPlayground,
        ShapeTracer,
        TokenizerPlayground,
    )

_HOME = {
    "GPTConfig": "config",
    "PRESETS": "config",
    "activation_bytes": "anatomy",
    "count_parameters": "anatomy",
    "flops_per_token": "anatomy",
    "gradient_bytes": "anatomy",
    "kv_cache_bytes": "anatomy",
    "optimizer_bytes": "anatomy",
    "published": "anatomy",
    "weight_bytes": "anatomy",
    "BytePairTokenizer": "tokenization",
    "gpt2_encoding": "tokenization",
    "KVCache": "model",
    "GPT": "model",
    "Sampler": "generation",
    "generate": "generation",
    "load_gpt2": "checkpoints",
    "load": "checkpoints",
    "save": "checkpoints",
    "load_lab_model": "lab",
    "check": "exercises",
    "hint": "exercises",
    "progress": "exercises",
    "Table": "table",
    "ParameterExplorer": "widgets",
    "TokenizerPlayground": "widgets",
    "AttentionStepper": "widgets",
    "AttentionViewer": "widgets",
    "AblationLab": "widgets",
    "LiveGPT": "widgets",
    "ActivationExplorer": "widgets",
    "EmbeddingMap": "widgets",
    "SamplingPlayground": "widgets",
    "BlockExplorer": "widgets",
    "LogitLens": "widgets",
    "MaskExplorer": "widgets",
    "ShapeTracer": "widgets",
}

__all__ = [  # noqa: RUF022  # in the order of _HOME, which is the order of the course
    "GPTConfig",
    "PRESETS",
    "activation_bytes",
    "count_parameters",
    "flops_per_token",
    "gradient_bytes",
    "kv_cache_bytes",
    "optimizer_bytes",
    "published",
    "weight_bytes",
    "BytePairTokenizer",
    "gpt2_encoding",
    "KVCache",
    "GPT",
    "Sampler",
    "generate",
    "load_gpt2",
    "load",
    "save",
    "load_lab_model",
    "check",
    "hint",
    "progress",
    "Table",
    "ParameterExplorer",
    "TokenizerPlayground",
    "AttentionStepper",
    "AttentionViewer",
    "AblationLab",
    "LiveGPT",
    "ActivationExplorer",
    "EmbeddingMap",
    "SamplingPlayground",
    "BlockExplorer",
    "LogitLens",
    "MaskExplorer",
    "ShapeTracer",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'gpt_lab' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"gpt_lab.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])

"""Run a model with given weights, and record the input and output of each part."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor, nn

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab_course.exercises import forms

LOGITS, SEEN = "logits", "seen"


class UnfitError(ValueError):
    """A model whose parameters differ from the shipped one's."""


def observed(maker: Callable[[GPTConfig], Any]) -> Callable[[GPTConfig], Any]:
    """Wrap a maker of models: its model is loaded with weights, run and observed.

    The result is a dictionary of the logits, and of each part's input and output by name. Anything
    but a model is returned unchanged.
    """

    @functools.wraps(maker)
    def run(config: GPTConfig) -> Any:
        model = maker(config)
        return _run(model, config) if isinstance(model, nn.Module) else model

    run.__signature__ = inspect.signature(maker)  # type: ignore[attr-defined]
    return run


def _run(model: nn.Module, config: GPTConfig) -> dict[str, Any]:
    put(model.eval(), weights(config))
    seen: dict[str, Tensor] = {}
    hooks = [
        part.register_forward_hook(functools.partial(_keep, seen, name))
        for name, part in model.named_modules()
        if name in points(config)
    ]
    draw = torch.Generator().manual_seed(1)
    ids = torch.randint(config.vocab_size, (2, config.context_length - 1), generator=draw)
    with torch.no_grad():
        logits = model(ids)
    for hook in hooks:
        hook.remove()
    return {LOGITS: logits, SEEN: seen}


def _keep(
    seen: dict[str, Tensor], name: str, part: nn.Module, given: tuple[Any, ...], result: Any
) -> None:
    if given and isinstance(given[0], Tensor):
        seen.setdefault(f"{name} reads", given[0])
    if isinstance(result, Tensor):
        seen.setdefault(f"{name} gives", result)


def points(config: GPTConfig) -> list[str]:
    """The names of the observed parts, in the order of the forward pass."""
    parts = ("norm_1", "attention", "norm_2", "feed_forward")
    blocks = [f"blocks.{i}.{part}" for i in range(config.n_layers) for part in parts]
    return ["token_embedding", *blocks, "norm"]


@functools.cache
def weights(config: GPTConfig) -> dict[str, Tensor]:
    """Random weights under the names of the shipped model."""
    with torch.device("meta"):
        shapes = {name: p.shape for name, p in GPT(config).named_parameters()}
    draw = torch.Generator().manual_seed(0)
    made = {}
    for name, shape in shapes.items():
        made[name] = torch.randn(shape, generator=draw) * _SIZE.get(name, 0.4)
        if "norm" in name and name.endswith("weight"):
            made[name] += 1
    return made


_SIZE = {"token_embedding.weight": 0.02, "position_embedding.weight": 0.02}  # so that eps matters


def put(model: nn.Module, tensors: Mapping[str, Tensor]) -> None:
    """Copy weights into a model by name; those of `nn.Linear` are transposed.

    Raises:
        UnfitError: a parameter is missing, unknown, or has another shape.
    """
    own = dict(model.named_parameters())
    if missing := [name for name in tensors if name not in own]:
        raise UnfitError(f"the model has no parameter `{missing[0]}`")
    if besides := [name for name in own if name not in tensors]:
        raise UnfitError(f"the model has a parameter `{besides[0]}` that the lab model lacks")
    with torch.no_grad():
        for name, tensor in tensors.items():
            part = model.get_submodule(name.rpartition(".")[0])
            wanted = tensor.T if isinstance(part, nn.Linear) and tensor.ndim == 2 else tensor
            if own[name].shape != wanted.shape:
                raise UnfitError(
                    f"`{name}` has the shape {[*own[name].shape]}, not {[*wanted.shape]}"
                )
            own[name].copy_(wanted)


def same(a: Any, b: Any) -> bool:
    """Whether two observed models give the same logits."""
    return forms.same(a[LOGITS], b[LOGITS], relative=1e-4, absolute=2e-5)


def first_difference(a: Mapping[str, Any], b: Mapping[str, Any], config: GPTConfig) -> str:
    """A sentence about the first part in which a model differs from the shipped one."""
    for part in points(config):
        for way, words in _WAYS.items():
            name = f"{part} {way}"
            if name in a[SEEN] and not forms.same(
                a[SEEN][name], b[SEEN][name], relative=1e-4, absolute=2e-5
            ):
                return words.format(_named(part))
    return "All sub-layers are right; what differs is what is done with the stream after them."


_WAYS = {
    "reads": "The first thing that differs is what {} reads.",
    "gives": "The first thing that differs is {}: it reads the right thing and gives another.",
}


def _named(part: str) -> str:
    """A part in words: ``blocks.1.feed_forward`` is block 1's `feed_forward`."""
    *front, name = part.split(".")
    return f"block {front[1]}'s `{name}`" if front else f"the model's `{name}`"

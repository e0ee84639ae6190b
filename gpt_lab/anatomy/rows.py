"""The parts of a configuration as plain data: what a program without Python needs to count."""

from __future__ import annotations

from typing import TypedDict

from gpt_lab.anatomy.structure import of_config
from gpt_lab.config import GPTConfig


class Row(TypedDict):
    """One tensor. Its count is the product of its shape's symbols, times L in a transformer's step.

    ``when`` is the switch without which it does not exist: ``qkv_bias``, ``bias`` or ``untied``;
    ``always`` where there is none.
    """

    step: str
    component: str
    name: str
    shape: list[str]
    when: str


SWITCHES = {
    "qkv_bias": {"qkv_bias": False},
    "bias": {"bias": False},
    "untied": {"tie_embeddings": True},
}
"""What each value of ``when`` is in a configuration, switched off."""


def tensor_rows() -> list[Row]:
    """The tensors of a GPT-2 with every switch on, and for each the switch that it hangs on.

    A switched-off model has the rows that are left. Keys and values are ``d_kv`` wide, which
    stands for ``d_model`` where there are as many of their heads as query heads.
    """
    everything = GPTConfig(n_kv_heads=1, tie_embeddings=False)
    without = {when: {*_named(everything.replace(**off))} for when, off in SWITCHES.items()}
    return [
        Row(
            step=step,
            component=component,
            name=name,
            shape=[*shape],
            when=next(
                (w for w, left in without.items() if (step, component, name) not in left), "always"
            ),
        )
        for (step, component, name), shape in _named(everything).items()
    ]


def _named(config: GPTConfig) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """The shape of each tensor, by step, component and name."""
    anatomy = of_config(config)
    steps = {
        "embedding": anatomy.embedding,
        "transformer": anatomy.layers[0].parts,
        "output": anatomy.output,
    }
    return {
        (step, part.component, weight.name): weight.shape
        for step, parts in steps.items()
        for part in parts
        for weight in part.weights()
    }

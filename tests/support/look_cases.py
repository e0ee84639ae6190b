"""What a look inside the engine is held against: runs of the lab model that Python edits."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file
from torch import Tensor

from gpt_lab import GPT
from gpt_lab.lab_model.tokenizer import LabTokenizer

Edits = dict[str, Callable[[Tensor], Tensor]]
TEXT, OTHER = "The capital of France is", "We know the capital of Japan is"
COUNTRY, THERE, LAST = 4, 6, 5  # positions, the end-of-text token before each text
SHOWN = ["blocks.*.output", "blocks.3.attention.weights", "logits"]


def write(folder: Path, model: GPT) -> None:
    """Write requests, and what Python sees when it makes the same edits."""
    tokenizer = LabTokenizer()
    ids, other = ([tokenizer.end_of_text, *tokenizer.encode(text)] for text in (TEXT, OTHER))
    assert tokenizer.decode([ids[COUNTRY]]) == " France"
    assert tokenizer.decode([other[THERE]]) == " Japan"
    names = ["embedding", "blocks.0.attention.heads", "blocks.2.output", "blocks.1.*.output"]
    theirs = model.activations(torch.tensor([other]), [*names, "blocks.0.feed_forward.*"])
    cases, expected = [], {}
    for i, (changes, edits) in enumerate(_cases(theirs)):
        for change in changes:
            if "from" in change:
                change["from"] = other
        seen = model.activations(torch.tensor([ids]), SHOWN, edits=edits)
        expected |= {f"{i}.{name}": value[0].contiguous() for name, value in seen.items()}
        streams = torch.stack([seen[f"blocks.{b}.output"][0] for b in range(6)])  # [L, T, d_model]
        lens = (model.norm(streams) @ model.unembedding.T).softmax(-1).topk(3)
        expected[f"{i}.lens"] = lens.values.contiguous()  # [L, T, 3]
        cases.append({"edits": changes, "lens": lens.indices.tolist()})
    save_file(expected, folder / "look.safetensors")
    (folder / "look.json").write_text(
        json.dumps({"ids": ids, "names": SHOWN, "cases": cases}), "utf-8"
    )


def _cases(theirs: dict[str, Tensor]) -> list[tuple[list[dict[str, Any]], Edits]]:
    """Changes as a widget sends them, and the edits that Python makes for the same."""

    def silent(*places: Any) -> Callable[[Tensor], Tensor]:
        def edit(value: Tensor) -> Tensor:
            for place in places:
                value[place] = 0
            return value

        return edit

    def patched(name: str, here: Any, there: Any) -> Callable[[Tensor], Tensor]:
        def edit(value: Tensor) -> Tensor:
            value[here] = theirs[name][there]
            return value

        return edit

    ffn, heads = "blocks.0.feed_forward", "blocks.0.attention.heads"

    def neurons(value: Tensor) -> Tensor:
        value[0, [COUNTRY, LAST], 0] = 0
        value[0, COUNTRY, 767] = theirs[f"{ffn}.hidden"][0, THERE, 767]
        value[..., 5] = theirs[f"{ffn}.hidden"][:, : value.shape[1], 5]
        return value

    vector, along = torch.linspace(-0.2, 0.3, 192), torch.linspace(-0.1, 0.2, 768)
    hidden: list[Tensor] = []

    def steered(value: Tensor) -> Tensor:
        value[0, [COUNTRY, LAST]] += vector
        return value

    directions = [[-0.3, *[0.0] * 190, 0.5], vector.tolist()]

    def projected(value: Tensor) -> Tensor:
        for one in map(torch.tensor, directions):
            value[0, [2, LAST]] += value[0, [2, LAST]] @ torch.outer(one, one)
        return value

    here, there = {"at": [COUNTRY], "from": [], "from_at": [THERE]}, (0, THERE)
    return [
        ([], {}),
        ([{"part": "blocks.1.attention"}], {"blocks.1.attention.output": torch.zeros_like}),
        (
            [{"part": ffn, "at": [COUNTRY]}, {"part": "blocks.4.attention", "at": [1, LAST]}],
            {
                f"{ffn}.output": silent((0, COUNTRY)),
                "blocks.4.attention.output": silent((0, 1), (0, LAST)),
            },
        ),
        (
            [{"part": f"{heads}.3"}, {"part": f"{heads}.5", "at": [COUNTRY]}],
            {heads: silent((0, 3), (0, 5, COUNTRY))},
        ),
        (
            [{"part": ffn, **here}],
            {f"{ffn}.output": patched(f"{ffn}.output", there=there, here=(0, COUNTRY))},
        ),
        ([{"part": "embedding", **here}], {"embedding": patched("embedding", (0, COUNTRY), there)}),
        (
            [{"part": "blocks.2.output", "at": [2, LAST], "from": [], "from_at": [4, 7]}],
            {"blocks.2.output": patched("blocks.2.output", (0, [2, LAST]), (0, [4, 7]))},
        ),
        (
            [{"part": f"{heads}.2", **here}, {"part": f"{heads}.0", "at": [0]}],
            {
                heads: lambda value: silent((0, 0, 0))(
                    patched(heads, (0, 2, COUNTRY), (0, 2, THERE))(value)
                )
            },
        ),
        (
            [{"part": f"{ffn}.hidden", "from": []}],  # everywhere, the same positions
            {f"{ffn}.hidden": lambda value: theirs[f"{ffn}.hidden"][:, : value.shape[1]]},
        ),
        (
            [{"part": f"{ffn}.neurons.17"}, {"part": "blocks.5.feed_forward.neurons.146"}],
            {
                f"{ffn}.hidden": silent((..., 17)),
                "blocks.5.feed_forward.hidden": silent((..., 146)),
            },
        ),
        (
            [
                {"part": f"{ffn}.neurons.0", "at": [COUNTRY, LAST]},
                {"part": f"{ffn}.neurons.767", **here},
                {"part": f"{ffn}.neurons.5", "from": []},
            ],
            {f"{ffn}.hidden": neurons},
        ),
        (
            [
                {"part": ffn, "add": vector.tolist(), "along": along.tolist()},
                {"part": "blocks.2.output", "at": [COUNTRY, LAST], "add": vector.tolist()},
            ],
            {
                f"{ffn}.hidden": lambda value: hidden.append(value) or value,  # type: ignore[func-returns-value]
                f"{ffn}.output": lambda value: value + (hidden.pop() @ along)[..., None] * vector,
                "blocks.2.output": steered,
            },
        ),
        (
            [
                {"part": "blocks.3.output", "at": [2, LAST], "add": one, "along": one}
                for one in directions
            ],
            {"blocks.3.output": projected},
        ),
    ]

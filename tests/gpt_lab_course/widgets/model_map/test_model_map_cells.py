"""ModelMap's numbers are the page's model's: weights, activations, and what they are made of."""

import json
import random
from typing import Any

import numpy as np
import pytest
import torch
from docutils.nodes import make_id
from safetensors.torch import load

from gpt_lab import ModelMap, count_parameters, lab_model
from gpt_lab.anatomy.catalogue import published, published_names
from gpt_lab.lab_model.shipped import load_lab_model
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.lab_model import page_ids, page_model
from gpt_lab_course.widgets.model_map import source_lines, tensors
from tests.support import ROOT
from tests.support.javascript import call

CELLS = "../../tests/javascript/map_cells.ts"
N_CELLS, N_TEXTS = 10_000, 50
CLOSE = 1e-4
Cell = tuple[int, int]


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Calls a function of the page's modules, which have opened the page's file."""
    path = tmp_path_factory.mktemp("cells") / "lab-model"
    path.write_bytes(packs.lab_model())
    widget = ModelMap()
    given = {"path": str(path), "sizes": widget.sizes, "numbers": widget._numbers}
    call(CELLS, "({ open }, given) => open(given)", given)
    return lambda name, argument=None: call(CELLS, f"(m, given) => m.{name}(given)", argument)


def named() -> list[tuple[str, torch.Tensor]]:
    """The parameters in the order of the widget's tensors."""
    parameters = dict(page_model().named_parameters())
    L = page_model().config.n_layers
    names = [
        row["name"].replace("*", str(block))
        for row in ModelMap()._numbers["tensors"]
        for block in range(L if "*" in row["name"] else 1)
    ]
    return [(name, parameters[name].detach()) for name in names]


def random_cells(count: int) -> list[Cell]:
    """Tensor and place: some of each tensor, the others drawn from all numbers alike."""
    draw = random.Random(7)
    sizes = [parameter.numel() for _, parameter in named()]
    tensor = draw.choices(range(len(sizes)), weights=sizes, k=count - 4 * len(sizes))
    tensor += [i for i in range(len(sizes)) for _ in range(4)]
    return [(i, draw.randrange(sizes[i])) for i in tensor]


def test_the_tensors_are_the_models(ask: Any) -> None:
    parameters = dict(page_model().named_parameters())
    found = ask("tensors")
    assert {one["name"]: one["shape"] for one in found} == {
        name: list(parameter.shape) for name, parameter in parameters.items()
    }
    assert sum(one["size"] for one in found) == 3_954_048
    counts: dict[str, int] = {}
    for row in ModelMap()._numbers["tensors"]:
        numbers = sum(parameters[name].numel() for name in tensors.names_of(row))
        counts[row["component"]] = counts.get(row["component"], 0) + numbers
    assert counts == count_parameters(page_model().config).components


def test_ten_thousand_weights(ask: Any) -> None:
    cells, parameters = random_cells(N_CELLS), named()
    packed = load(packs.lab_model())
    original = dict(load_lab_model()[0].named_parameters())
    shown = ask("weights", cells)
    assert len(shown) == N_CELLS
    for (i, at), (value, integer, step) in zip(cells, shown, strict=True):
        name, parameter = parameters[i]
        assert value == float(parameter.flatten()[at]), name
        theirs = float(original[name].detach().float().flatten()[at])
        if parameter.ndim == 2:
            row = at // parameter.shape[1]
            assert integer == int(packed[name].flatten()[at]), name
            assert step == float(packed[f"{name}.step"][row]), name
            assert abs(value - theirs) <= step / 2 * (1 + 1e-5), name
        else:
            assert (integer, step) == (None, None), name
            assert value == float(packed[name].float()[at]), name
            assert abs(value - theirs) <= 2**-11 * abs(theirs) + 2**-24, name  # float16


def texts() -> list[list[int]]:
    draw = random.Random(11)
    sources = [text for kind in ("prose", "stories", "facts") for text in lab_model.held_out(kind)]
    found = []
    for i in range(N_TEXTS):
        ids = page_ids(draw.choice(sources))
        found.append(ids[: draw.choice((1, 2, 6, 9, 17, 30)) if i else 128])
    return found


def random_index(draw: random.Random, shape: list[int]) -> list[int]:
    return [draw.randrange(size) for size in shape]


def test_activations_of_fifty_texts_and_what_they_are_sums_of(ask: Any) -> None:
    draw, model = random.Random(13), page_model()
    kinds: dict[str, set[str]] = {}
    for ids in texts():
        with torch.inference_mode():
            python = model.activations(torch.tensor([ids]), "*")
        names = draw.choices(model.activation_names, k=N_CELLS // N_TEXTS - 20)
        names += draw.sample(model.activation_names, k=20)
        cells, expected = [], []
        for name in names:
            value = python[name] if name == "embedding.position" else python[name][0]
            index = random_index(draw, list(value.shape))
            cells.append(f"{name}[{','.join(map(str, index))}]")
            expected.append(float(value[tuple(index)]))
        shown = ask("activations", {"ids": ids, "cells": cells})
        numbers = np.array([[float(n) for n in (value, total)] for value, total, _ in shown])
        for column, what in enumerate(("the activation", "what it is the sum of")):
            for cell, ours, theirs in zip(cells, numbers[:, column], expected, strict=True):
                close = ours == theirs or abs(ours - theirs) <= CLOSE * max(1, abs(theirs))
                assert close, f"{what} is {ours}, not {theirs}: {cell} of {len(ids)} tokens"
        for name, (_, _, kind) in zip(names, shown, strict=True):
            kinds.setdefault(name, set()).add(kind)
    assert set(kinds) == set(model.activation_names)
    products = {name.rpartition(".")[2] for name, kind in kinds.items() if "product" in kind}
    assert products == {"q", "k", "v", "scores", "heads", "output", "up", "logits"}
    for name, kind in kinds.items():  # the stream's sums have a name in common with products
        is_sum = name.count(".") == 2 and name.endswith(".output")
        assert kind == {"formula"} if is_sum else True, name


def test_every_weight_stands_where_it_is_said_to_be_used(ask: Any) -> None:
    cells = random_cells(2_000)
    for text in ("The capital of France is", "Once upon a time there was a girl who"):
        wrong = [cell for cell in ask("uses", {"ids": page_ids(text), "cells": cells}) if cell]
        assert not wrong, wrong[:5]


def test_the_names_and_shapes_of_activations(ask: Any) -> None:
    model = page_model()
    with torch.inference_mode():
        python = model.activations(torch.tensor([[3, 1, 4, 1]]), "*")
    shapes = dict(ask("shapes", 4))
    assert list(shapes) == model.activation_names == ask("engineNames")
    for name, value in python.items():
        assert shapes[name] == list(value.shape if name == "embedding.position" else value[0].shape)


def test_what_is_wrong_with_a_cell(ask: Any) -> None:
    right = ["blocks.0.attention.qkv.weight[3,7]", "logits[5,6561]", "norm.bias[ 191 ]"]
    assert ask("problems", right) == [""] * 3
    wrong = {
        "blocks.0.attention.qkv.weight[192,7]": ["[192, 576]", "[191,575]"],
        "blocks.6.norm_1[0,0]": ["blocks.6.norm_1", "Did you mean blocks.", ".norm_1?"],
        "feed_forward.up[0,0]": ["feed_forward.up", "Did you mean blocks."],
        "logits[6,0]": ["[6, 6562]", "for this text", "[5,6561]"],
        "norm.weight[1,2]": ["[192]", "[191]"],
        "norm.weight": ["norm.weight", "[3,7]"],
    }
    for cell, sentence in zip(wrong, ask("problems", list(wrong)), strict=True):
        assert all(words in sentence for words in wrong[cell]), sentence
        assert sentence.count("\n") == 0


@pytest.mark.parametrize("width", [330, 720, 1200])
def test_every_parameter_is_one_cell_of_the_page(ask: Any, width: int) -> None:
    found = ask("page", {"width": width, "cells": random_cells(1_000)})
    assert found["once"] == found["seen"] == 3_954_048 <= 2048 * 2048
    assert (found["outside"], found["overlap"], found["lost"]) == (0, 0, 0)


def test_the_tones_are_the_numbers(ask: Any) -> None:
    cells, parameters = random_cells(1_000), named()
    component = {
        name: row["component"]
        for row in ModelMap()._numbers["tensors"]
        for name in tensors.names_of(row)
    }
    rms = {}
    for part in set(component.values()):
        numbers = torch.cat([p.flatten() for name, p in parameters if component[name] == part])
        rms[part] = float(numbers.double().square().mean().sqrt())
    assert ModelMap()._numbers["rms"] == pytest.approx(rms, rel=1e-4)
    found = ask("tones", {"width": 1200, "cells": cells})
    for (i, at), (byte, squares) in zip(cells, found["bytes"], strict=True):
        name, parameter = parameters[i]
        flat, scale = parameter.flatten().double(), 255 / 2.5 / rms[component[name]]
        assert abs(byte - min(255, abs(float(flat[at])) * scale)) <= 1.01
        for square, inside in squares:
            mean = float(flat[inside].square().mean().sqrt())
            assert abs(square - min(255, mean * scale)) <= 1.01, (name, len(inside))


def test_the_models_to_compare_with_are_counted() -> None:
    models = ModelMap()._numbers["models"]
    totals = {name: count_parameters(published(name)).total for name in published_names()}
    assert models[0]["total"] == 3_954_048
    assert {one["total"] for one in models[1:]} <= set(totals.values())
    assert models[-1]["total"] == max(totals.values())
    assert [one["total"] for one in models] == sorted(one["total"] for one in models)
    assert {"GPT-2 small", "SmolLM2-135M", "Kimi K2"} <= {one["label"] for one in models}


def test_the_lines_are_in_the_source() -> None:
    code = ModelMap()._numbers["code"]
    package = ROOT / "gpt_lab" / "model"
    source = "".join(path.read_text("utf-8") for path in package.glob("*.py"))
    kinds = {name.partition(".")[2].partition(".")[2] for name in page_model().activation_names}
    around = {name for name in page_model().activation_names if not name.startswith("blocks.")}
    assert set(code) == (kinds | around) - {""} - {"token", "position"} | around
    for lines in code.values():
        for where, line in lines:
            assert f"    {line}\n" in source
            assert f"def {where.rpartition('.')[2]}(" in source
    with pytest.raises(LookupError, match="0 lines of gelu have 'nothing like it', not 1"):
        source_lines.line(source_lines.gelu, "nothing like it")


def test_the_lessons_have_the_sections() -> None:
    root = ROOT
    told = set()
    for name in page_model().activation_names:
        place = call("model_map/lessons.ts", "({ sectionOf }, name) => sectionOf(name)", name)
        lesson, heading = place.split("#")
        cells = json.loads((root / "notebooks" / f"{lesson}.ipynb").read_text("utf-8"))["cells"]
        lines = "".join("".join([*cell["source"], "\n"]) for cell in cells).split("\n")
        assert heading in {make_id(line.lstrip("# ")) for line in lines if line.startswith("## ")}
        told.add(place)
    assert len(told) == 8  # the others' sections are reached by no name

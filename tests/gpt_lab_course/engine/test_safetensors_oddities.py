"""Odd safetensors files: the format's library, the package and the page give the same verdict."""

import base64
import json
import struct

import pytest
import safetensors
import safetensors.torch
import torch

from gpt_lab import load, save
from gpt_lab.checkpoints import int8
from tests.support.javascript import call
from tests.support.witness import TINY, random_model

MODEL = random_model(TINY)
GOOD = {
    "a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]},
    "b": {"dtype": "F16", "shape": [2, 2], "data_offsets": [8, 16]},
}


def file(header, content=bytes(16)):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + content


def changed(name="a", **values):
    return {**GOOD, name: {**GOOD[name], **values}}


FILES = {
    "good": file(GOOD),
    "metadata": file({"__metadata__": {"format": "pt"}, **GOOD}),
    "space after the header": file(json.dumps(GOOD).encode() + b"   "),
    "another order": file(dict(reversed(GOOD.items()))),
    "no tensors": file({}, b""),
    "an empty tensor": file({"a": {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}}, b""),
    "a number": file({"a": {"dtype": "F32", "shape": [], "data_offsets": [0, 4]}}, bytes(4)),
    "eight bytes more": file(GOOD, bytes(24)),
    "one byte less": file(GOOD, bytes(15)),
    "a hole": file(changed("b", data_offsets=[12, 20]), bytes(20)),
    "a hole before": file(
        changed("a", data_offsets=[4, 12]) | {"b": GOOD["b"] | {"data_offsets": [12, 20]}},
        bytes(20),
    ),
    "overlapping": file(changed("b", data_offsets=[4, 12]), bytes(12)),
    "twice the same bytes": file(changed("b", data_offsets=[0, 8]), bytes(8)),
    "backwards": file(changed("a", data_offsets=[8, 0])),
    "too wide": file(changed(shape=[3])),
    "more than there are": file(changed(shape=[2**40, 2**40])),
    "a negative size": file(changed(shape=[-2, -1])),
    "half a size": file(changed(shape=[0.5, 4])),
    "a size in words": file(changed(shape=["2"])),
    "no shape": file(changed(shape=None)),
    "one offset": file(changed(data_offsets=[8])),
    "three offsets": file(changed(data_offsets=[0, 8, 16])),
    "offsets in words": file(changed(data_offsets=["0", "8"])),
    "no type": file(changed(dtype=None)),
    "no such type": file(changed(dtype="F99")),
    "nothing as a tensor": file({**GOOD, "c": None}),
    "a list as a tensor": file({**GOOD, "c": [1]}),
    "metadata of numbers": file({"__metadata__": {"format": 1}, **GOOD}),
    "metadata in a list": file({"__metadata__": ["a"], **GOOD}),
    "a list": file(b"[1, 2]", b""),
    "null": file(b"null", b""),
    "a number as the header": file(b"12", b""),
    "no JSON": file(b'{"a": ', b""),
    "deep": file(b'{"a":' * 100_000, b""),
    "no UTF-8": file(b'{"\xff": 1}', b""),
    "a header without end": struct.pack("<Q", 2**63) + b"{}",
    "a header of all": struct.pack("<Q", 2**64 - 1) + b"{}",
    "half a size of the header": b"\1\2\3",
    "nothing": b"",
}


def page_says(module, function, content):
    script = (
        f"async (m, text) => {{ try {{ m.{function}(Uint8Array.from(atob(text), c => "
        "c.charCodeAt(0))); return ''; } catch (e) { return `${e.name}: ${e.message}`; } }"
    )
    return call(f"../engine/{module}.ts", script, base64.b64encode(content).decode())


@pytest.mark.parametrize("name", FILES)
def test_the_page_s_verdict_is_that_of_the_format_s_own_library(name):
    try:
        safetensors.torch.load(FILES[name])
        library = True
    except safetensors.SafetensorError:
        library = False
    said = page_says("safetensors", "readSafetensors", FILES[name])
    assert (said == "") == library, said
    assert said == "" or said.startswith("RangeError: ")


def checkpoint(tmp_path):
    save(MODEL, tmp_path / "model.safetensors")
    return (tmp_path / "model.safetensors").read_bytes()


def repacked(content, change):
    """The same file with other tensors or other metadata."""
    tensors = safetensors.torch.load(content)
    (size,) = struct.unpack("<Q", content[:8])
    metadata = json.loads(content[8 : 8 + size])["__metadata__"]
    change(tensors, metadata)
    return safetensors.torch.save(tensors, metadata)


def cast(name, dtype):
    return lambda tensors, _: tensors.update({name: tensors[name].to(dtype)})


def configured(text):
    def change(_, metadata):
        metadata[next(key for key in ("config", CONFIG) if key in metadata)] = text

    return change


def stepped(name, *shape):
    return lambda tensors, _: tensors.update({f"{name}.step": torch.ones(shape)})


CONFIG = "gpt_lab int8 checkpoint 1"
NORM, WEIGHT = "norm.weight", "blocks.0.attention.qkv.weight"
CHANGES = {
    "none": lambda tensors, _: None,
    "less": lambda tensors, _: tensors.pop(NORM),
    "more": lambda tensors, _: tensors.update(extra=torch.zeros(1)),
    "another shape": lambda tensors, _: tensors.update({NORM: torch.zeros(3)}),
    "an integer": cast(NORM, torch.int8),
    "half": cast(NORM, torch.float16),
    "bfloat16": cast(NORM, torch.bfloat16),
    "float32": cast(NORM, torch.float32),
    "an eighth": cast(NORM, torch.float8_e4m3fn),
    "a matrix in integers": cast(WEIGHT, torch.int8),
    "a step alone": stepped("x", 1, 1),
    "steps for a norm": stepped(NORM, TINY.d_model, 1),
    "steps of another shape": stepped(WEIGHT, 1, 1),
    "no format": lambda _, metadata: metadata.clear(),
    "a configuration that is none": configured("[]"),
    "a configuration that is no JSON": configured("{"),
}


@pytest.mark.parametrize("kind", ["checkpoint", "eight bits"])
@pytest.mark.parametrize("name", CHANGES)
def test_the_page_opens_what_the_package_opens(name, kind, tmp_path):
    whole = checkpoint(tmp_path) if kind == "checkpoint" else int8.pack(MODEL)
    content = repacked(whole, CHANGES[name])
    (tmp_path / "changed.safetensors").write_bytes(content)
    try:
        if kind == "checkpoint":
            load(tmp_path / "changed.safetensors")
        else:
            int8.unpack(content)
        ours = True
    except ValueError:
        ours = False
    said = page_says("checkpoints", "openCheckpoint", content)
    assert (said == "") == ours, said
    assert said == "" or said.startswith("RangeError: ")

"""Weights from elsewhere, and checkpoints of our own, all of them safetensors files.

GPT-2's released weights come from the Hugging Face hub or from a directory that ``transformers``
saved. A file that does not hold exactly what its configuration calls for is refused by the name of
the tensor at fault. Nothing is ever unpickled.
"""

from __future__ import annotations

import dataclasses
import difflib
import json
import os
import re
import struct
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import huggingface_hub
import torch
from huggingface_hub.errors import HfHubHTTPError, LocalEntryNotFoundError
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT

# The release on the hub (https://huggingface.co/openai-community), each at a fixed commit.
REVISIONS = {
    "gpt2": "607a30d783dfa663caf39e06633721c8d4cfcd7e",
    "gpt2-medium": "6dcaa7a952f72f9298047fd5137cd6e4f05f41da",
    "gpt2-large": "32b71b12589c2f8d625668d2335a01cac3249519",
    "gpt2-xl": "15ea56dee5df4983c59b2538573817e1667135e2",
}

# Parts of parameter names, ours and the release's.
_RELEASED = {
    "token_embedding": "wte",
    "position_embedding": "wpe",
    "blocks": "h",
    "norm": "ln_f",
    "norm_1": "ln_1",
    "norm_2": "ln_2",
    "attention": "attn",
    "qkv": "c_attn",
    "output": "c_proj",
    "widen": "c_fc",
    "narrow": "c_proj",
}

# Options of transformers' GPT2Config that change the arithmetic, with the values that GPT-2 has.
_ARITHMETIC: dict[str, tuple[Any, ...]] = {
    "model_type": ("gpt2",),
    "activation_function": ("gelu_new", "gelu_pytorch_tanh"),
    "layer_norm_epsilon": (1e-5,),
    "scale_attn_weights": (True,),
    "scale_attn_by_inverse_layer_idx": (False,),
    "add_cross_attention": (False,),
}

_MASK_BUFFER = re.compile(r"h\.\d+\.attn\.(bias|masked_bias)")  # constants in the released files
_FORMAT = "gpt_lab checkpoint 1"

ASIDE = ".incomplete-"
"""How the folders begin in which files are written before they take their place."""


def choose_device(name: str = "auto") -> torch.device:
    """The device of that name; ``"auto"`` is CUDA where there is one, then MPS, then the CPU.

    Raises:
        ValueError: there is no such device here.
    """
    if name == "auto":
        if torch.cuda.is_available():
            return torch.device("cuda")
        return torch.device("mps" if torch.backends.mps.is_available() else "cpu")
    try:
        device = torch.device(name)
        torch.empty(0, device=device)
    except (RuntimeError, AssertionError, NotImplementedError) as error:
        reason = str(error).splitlines()[0]
        raise ValueError(f"device={name!r} cannot be used here: {reason}") from None
    return device


def choose_dtype(name: str = "auto", device: torch.device | None = None) -> torch.dtype:
    """The precision of that name; ``"auto"`` is bfloat16 on CUDA that has it, else float32.

    Raises:
        ValueError: the name is none of float32, bfloat16 and auto.
    """
    choices = {"float32": torch.float32, "bfloat16": torch.bfloat16}
    if name == "auto":
        on_cuda = device is not None and device.type == "cuda"
        return torch.bfloat16 if on_cuda and torch.cuda.is_bf16_supported() else torch.float32
    if name not in choices:
        raise ValueError(f"dtype={name!r} is none of auto, {', '.join(choices)}")
    return choices[name]


def load_gpt2(
    name_or_directory: str | os.PathLike[str] = "gpt2",
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str = torch.float32,
    cache_dir: str | os.PathLike[str] | None = None,
) -> GPT:
    """GPT-2 with its released weights, or those of a directory, in evaluation mode.

    Args:
        name_or_directory: ``"gpt2"``, ``"gpt2-medium"``, ``"gpt2-large"`` or ``"gpt2-xl"``, fetched
            from the hub at a fixed revision and kept in its cache; or a directory with
            ``config.json`` and ``model.safetensors`` as ``save_pretrained`` writes them.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision; see ``choose_dtype`` for names.
        cache_dir: the hub's cache, if not where it usually is.

    Raises:
        ConnectionError: the weights are not in the cache and the hub cannot be reached.
        FileNotFoundError: the directory lacks a file.
        ValueError: no such name, device or precision, or a file does not hold what its
            configuration calls for.
    """
    place, precision = _place(device, dtype)
    directory = Path(name_or_directory)
    if not directory.is_dir():
        directory = _fetch(str(name_or_directory), Path(cache_dir) if cache_dir else None)
    config = _released_config(directory / "config.json")
    shared = {"lm_head.weight": "wte.weight"} if config.tie_embeddings else {}

    def plain(name: str) -> str | None:
        name = name.removeprefix("transformer.")
        return None if _MASK_BUFFER.fullmatch(name) else name

    return _assemble(
        config, _weight_files(directory), _released_name, plain, shared, place, precision
    ).prepare_decoding()


def save(
    model: GPT, path: str | os.PathLike[str], weights: Mapping[str, Tensor] | None = None
) -> None:
    """Write a checkpoint: one safetensors file, the configuration in its metadata.

    Args:
        model: the model.
        path: the file; it is written as in ``save_tensors``.
        weights: tensors by parameter name, to be written rather than the model's own: gathered
            from several processes, or in another precision.
    """
    metadata = {"format": _FORMAT, "config": json.dumps(dataclasses.asdict(model.config))}
    save_tensors(dict(model.named_parameters()) if weights is None else weights, path, metadata)


def save_tensors(
    tensors: Mapping[str, Tensor], path: str | os.PathLike[str], metadata: dict[str, str]
) -> None:
    """Write a safetensors file beside its place and rename it when it is complete.

    There is never half a file, and a file that was there stays until the new one is whole. The
    place beside it is a folder whose name starts with ``ASIDE``; it stays behind only where the
    process is killed.

    Raises:
        OSError: the folder does not exist or may not be written to, or the disk is full.
    """
    path = Path(path)
    if not path.parent.is_dir():
        raise FileNotFoundError(f"{path.parent} is no directory: make it before saving {path.name}")
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a directory; a checkpoint is a file")
    contiguous = {name: tensor.detach().contiguous() for name, tensor in tensors.items()}
    with TemporaryDirectory(dir=path.parent, prefix=ASIDE) as folder:
        aside = Path(folder, path.name)
        aside.touch()
        mode = aside.stat().st_mode  # as the user wants new files; the library's are private
        try:
            save_file(contiguous, aside, metadata=metadata)
        except SafetensorError as error:
            raise OSError(f"{path} cannot be written: {error}") from None
        aside.chmod(mode)
        with aside.open("rb+") as written:
            os.fsync(written.fileno())
        aside.replace(path)


def load(
    path: str | os.PathLike[str],
    *,
    device: torch.device | str = "cpu",
    dtype: torch.dtype | str | None = None,
) -> GPT:
    """The model of a checkpoint that ``save`` wrote, in evaluation mode.

    Args:
        path: the file.
        device: where the weights go; see ``choose_device`` for names.
        dtype: their precision, see ``choose_dtype`` for names; as saved when left out.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: no such device or precision, or the file is damaged, is no checkpoint of this
            package, or does not hold exactly what its configuration calls for.
    """
    place, precision = _place(device, dtype)
    path = Path(path)
    with open_tensors(path) as file:
        metadata = file.metadata() or {}
    if metadata.get("format") != _FORMAT:
        raise ValueError(f"{path} is a safetensors file, but no checkpoint of gpt_lab")
    try:
        config = GPTConfig(**json.loads(metadata["config"]))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{path} has no usable configuration: {error}") from None
    return _assemble(config, [path], str, str, {}, place, precision).prepare_decoding()


def _place(
    device: torch.device | str, dtype: torch.dtype | str | None
) -> tuple[torch.device, torch.dtype | None]:
    """Where weights go and in which precision, names looked up."""
    device = choose_device(device) if isinstance(device, str) else device
    dtype = choose_dtype(dtype, device) if isinstance(dtype, str) else dtype
    if dtype is not None and not dtype.is_floating_point:
        raise ValueError(f"dtype={dtype} is no floating-point precision")
    return device, dtype


def _fetch(name: str, cache_dir: Path | None) -> Path:
    """The directory in the hub's cache that holds a model of the release."""
    if name not in REVISIONS:
        near = difflib.get_close_matches(name, REVISIONS, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise ValueError(
            f"{name!r} is no directory, and no model of the release: {', '.join(REVISIONS)}{hint}"
        )
    try:
        for file in ("config.json", "model.safetensors"):
            fetched = huggingface_hub.hf_hub_download(
                f"openai-community/{name}", file, revision=REVISIONS[name], cache_dir=cache_dir
            )
    except (LocalEntryNotFoundError, HfHubHTTPError) as error:
        cache = cache_dir or huggingface_hub.constants.HF_HUB_CACHE
        raise ConnectionError(
            f"{name} is not in the cache ({cache}) and could not be fetched from the Hugging Face "
            "hub. Either connect to the network and call this again (it is fetched once), or save "
            f"it elsewhere with transformers' save_pretrained, copy that directory here and pass "
            f"its path. The hub's own words: {str(error).splitlines()[0]}"
        ) from error
    return Path(fetched).parent


def _released_config(path: Path) -> GPTConfig:
    """The configuration in a ``config.json`` of ``transformers``."""
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing: not a directory of save_pretrained")
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
        for option, allowed in _ARITHMETIC.items():
            if given.get(option, allowed[0]) not in allowed:
                raise ValueError(f"{option}={given[option]!r} is not GPT-2's {allowed[0]!r}")
        return GPTConfig(
            vocab_size=given["vocab_size"],
            context_length=given["n_positions"],
            d_model=given["n_embd"],
            n_heads=given["n_head"],
            n_layers=given["n_layer"],
            d_ff=given.get("n_inner"),
            tie_embeddings=given.get("tie_word_embeddings", True),
            dropout=given.get("resid_pdrop", 0.1),
        )
    except KeyError as error:
        raise ValueError(f"{path} has no {error}") from None
    except (AttributeError, TypeError, ValueError) as error:
        raise ValueError(f"{path}: {error}") from None


def _weight_files(directory: Path) -> list[Path]:
    """The one file of weights, or the several that its index names."""
    single, index = directory / "model.safetensors", directory / "model.safetensors.index.json"
    if single.is_file() or not index.is_file():
        return [single]
    try:
        names = sorted(set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values()))
        if any(Path(name).name != name for name in names):
            raise ValueError("it names files outside its directory")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{index} is no index of weights: {error}") from None
    return [directory / name for name in names]


def _released_name(name: str) -> str:
    """The release's name of one of our parameters.

    >>> _released_name("blocks.3.mlp.widen.bias")
    'h.3.mlp.c_fc.bias'
    """
    if name == "output":
        return "lm_head.weight"
    return ".".join(_RELEASED.get(part, part) for part in name.split("."))


def _assemble(
    config: GPTConfig,
    files: Iterable[Path],
    file_name: Callable[[str], str],
    plain: Callable[[str], str | None],
    shared: dict[str, str],
    device: torch.device,
    dtype: torch.dtype | None,
) -> GPT:
    """A model whose every parameter was found in the files, with its shape, and nothing else was.

    Args:
        config: the model's configuration.
        files: safetensors files.
        file_name: a parameter's name in the files, from its name in the model.
        plain: the same from what actually stands there; None for what is to be ignored.
        shared: names that may repeat another tensor, with that tensor's name.
        device: where the weights go.
        dtype: their precision; as in the files when None.
    """
    with torch.device("meta"):
        model = GPT(config)
    wanted = {file_name(name): (name, p.shape) for name, p in model.named_parameters()}
    state: dict[str, Tensor] = {}
    copies: dict[str, Tensor] = {}
    where = Path()
    for where in files:
        with open_tensors(where) as file:
            for stored in file.keys():  # noqa: SIM118  # the file is no mapping
                name = plain(stored)
                if name is None:
                    continue
                if name not in wanted and name not in shared:
                    raise ValueError(f"{where}: {stored} is no tensor of this configuration")
                if name in shared:
                    copies[name] = file.get_tensor(stored)
                    continue
                ours, shape = wanted[name]
                if ours in state:
                    raise ValueError(f"{where}: {stored} is there a second time")
                found = tuple(file.get_slice(stored).get_shape())
                if found != shape:
                    raise ValueError(f"{where}: {stored} has shape {[*found]}, not {[*shape]}")
                tensor = file.get_tensor(stored)
                if not tensor.is_floating_point():
                    raise ValueError(f"{where}: {stored} is {tensor.dtype}, not floating point")
                state[ours] = tensor.to(device, dtype, copy=True)
    missing = [name for name, (ours, _) in wanted.items() if ours not in state]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise ValueError(f"{where}: {missing[0]}{more} is missing")
    for name, copy in copies.items():
        original = state[wanted[shared[name]][0]]
        if not torch.equal(copy.to(original), original):
            raise ValueError(f"{where}: {name} differs from {shared[name]}, to which it is tied")
    model.load_state_dict(state, assign=True)
    return model


def open_tensors(path: Path) -> Any:
    """Open a safetensors file, or say what is wrong with it.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: it is damaged.
    """
    if not path.is_file():
        raise FileNotFoundError(f"{path} {'is a directory' if path.is_dir() else 'is missing'}")
    try:
        return safe_open(path, framework="pt")
    except SafetensorError as error:
        cut = _first_cut(path)
        reason = f"{cut} is cut off" if cut else f"not a complete safetensors file ({error})"
        raise ValueError(f"{path}: {reason}") from None


def _first_cut(path: Path) -> str | None:
    """The first tensor that the end of a file cuts off, where its header can still be read."""
    try:
        with path.open("rb") as file:
            (size,) = struct.unpack("<Q", file.read(8))
            header = json.loads(file.read(min(size, path.stat().st_size)))
        ends = {n: t["data_offsets"][1] for n, t in header.items() if n != "__metadata__"}
    except (struct.error, ValueError, AttributeError, KeyError, IndexError, TypeError):
        return None
    cut = [name for name, end in ends.items() if end > path.stat().st_size - 8 - size]
    return min(cut, key=lambda name: ends[name]) if cut else None

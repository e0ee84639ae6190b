"""What the JavaScript engine is held against: models, texts, and what Python computes of them.

``tests/javascript/engine`` reads the files that are written here.
"""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file
from torch import Tensor

from gpt_lab import GPT, GPTConfig, Sampler, generate, lab_model, load, save
from gpt_lab.checkpoints import int8
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.tokenization.gpt2 import gpt2_encoding
from gpt_lab_course.widgets import packs
from gpt_lab_course.widgets.model_map import rewind
from tests.support import look_cases, window_cases

CLOSE = 2e-4  # two best logits nearer than this may change places
N_TEXTS = 60
N_WATCHED = 20
N_GREEDY = 8  # tokens, for every fourth text
LENGTHS = [1, 3, 5, 8, 12, 16, 20, 24, 32, 128]  # tokens; few are long, which take long


def alphabet() -> str:
    """Characters at which implementations of the pattern come apart, and some of every kind."""
    white = (
        "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u180e\u2000\u200b\u2028\u2029\u202f\u3000\ufeff"
    )
    new_in_unicode_17_and_18 = "\u088f\u208f\U00010940\U00011de0\U000323b0"
    some = "'stmdrvelSTMabc019²½Ⅷé\u0301ßñЖشनிกあ漢한🤗👍🏽\u200d<|>&;\0\x7f�𐐀"
    return white + new_in_unicode_17_and_18 + some


def strings() -> list[str]:
    """Texts of every kind for the tokenizers."""
    draw = random.Random(2)
    anything = [chr(c) for c in range(0x110000) if not 0xD800 <= c < 0xE000]
    words = list(gpt2_encoding().token_byte_values())
    found = ["", "Hello, I am", "  two   spaces ", "It's I'LL we're", "a" * 5000, " " * 5000]
    found += ["<|endoftext|>", "<b>&amp;</b>", "\r\n\r\n"]
    for _ in range(1000):
        found.append("".join(draw.choices(alphabet(), k=draw.randint(1, 30))))
        found.append("".join(draw.choices(anything, k=draw.randint(1, 10))))
        found.append(b"".join(draw.choices(words, k=8)).decode("utf-8", errors="replace"))
    for kind in ("prose", "stories", "facts", "drills"):
        found += [text[:400] for text in lab_model.held_out(kind)]
    return found


def texts(tokenizer: LabTokenizer, n: int) -> list[list[int]]:
    """The IDs of n varied texts, 1 to 128 tokens each, most after the end-of-text token."""
    draw = random.Random(5)
    kinds = ("prose", "stories", "facts", "drills")
    sources = [text for kind in kinds for text in lab_model.held_out(kind)]
    sources += [
        phrasing.format(country=draw.choice(lab_model.countries()).name)
        for phrasing in lab_model.phrasings().unseen
    ]
    sources += ["".join(draw.choices(alphabet(), k=60)) for _ in range(10)]
    found = []
    for i in range(n):
        if i % 28 == 0:  # so long that what is written goes past the context
            found.append(tokenizer.encode(" ".join(draw.choices(sources, k=30)))[:126])
            continue
        if i % 20 == 19:  # tokens that no text would put side by side
            ids = [draw.randrange(tokenizer.vocab_size) for _ in range(draw.randint(1, 128))]
        else:
            ids = tokenizer.encode(draw.choice(sources))
            ids = ids[draw.randrange(max(1, len(ids) - 10)) :] or [0]
        front = [tokenizer.end_of_text] if draw.random() < 0.8 else []
        found.append((front + ids)[: draw.choice(LENGTHS)])
    return found


def small_models() -> Iterator[tuple[str, GPT]]:
    """Models with the sizes and switches that the lab model does not have."""
    base = {"vocab_size": 37, "context_length": 9, "d_model": 12, "n_heads": 2, "n_layers": 2}
    odd: dict[str, dict[str, Any]] = {
        "plain": {},
        "odd": {"d_model": 15, "n_heads": 3, "d_ff": 7, "vocab_size": 41},
        "grouped": {"n_heads": 6, "n_kv_heads": 2},
        "bare": {"bias": False, "qkv_bias": False, "tie_embeddings": False},
        "narrow": {"d_head": 5, "norm_eps": 0.01},
    }
    torch.manual_seed(4)
    for name, changes in odd.items():
        model = GPT(GPTConfig(**{**base, **changes})).eval()
        for parameter in model.parameters():  # biases and norms that are not 0 and 1
            parameter.data += 0.3 * torch.randn_like(parameter)
        yield name, model


@torch.inference_mode()
def write(folder: Path) -> None:
    """Write the cases, all of them or fewer."""
    (folder / "strings.json").write_text(json.dumps(_encoded(), ensure_ascii=True), "utf-8")
    (folder / "gpt2-vocabulary").write_bytes(packs.gpt2_vocabulary())
    (folder / "lab-vocabulary").write_bytes(packs.lab_vocabulary())
    (folder / "lab-model").write_bytes(packs.lab_model())
    model = int8.unpack(packs.lab_model())
    chosen = texts(LabTokenizer(), N_TEXTS)
    cases, expected = [], {}
    for i, ids in enumerate(chosen):
        last = model(torch.tensor([ids]))[0, -3:]  # [≤ 3, V]
        expected[f"{i}.logits"] = last.contiguous()
        cases.append({"ids": ids, **(_greedy(model, ids) if i % 4 == 0 else {})})
    watched = sorted(range(len(chosen)), key=lambda i: abs(len(chosen[i]) - 12))[: N_WATCHED - 1]
    for i in [*watched, max(range(len(chosen)), key=lambda i: len(chosen[i]))]:
        cases[i]["watched"] = True
        seen = model.activations(torch.tensor([chosen[i]]), "blocks.*")
        seen |= model.activations(torch.tensor([chosen[i]]), ["embedding*", "norm"])
        expected |= {f"{i}.{name}": _without_batch(name, t) for name, t in seen.items()}
    save_file(expected, folder / "expected.safetensors")
    (folder / "cases.json").write_text(json.dumps(cases), "utf-8")
    _write_small(folder)
    _write_sampling(folder)
    look_cases.write(folder, model)
    window_cases.write(folder, model)
    _write_snapshots(folder, chosen[0])
    _write_weights(folder, model)
    _write_digests(folder)


def _write_snapshots(folder: Path, ids: list[int]) -> None:
    """Some snapshots' files, and what they say of a text and of a part switched off."""
    expected = {}
    for percent in ("0", "10", "20"):
        (folder / f"lab-model-{percent}").write_bytes(rewind.snapshot(percent))
        model = int8.unpack(rewind.snapshot(percent))
        off = {"blocks.2.attention.output": torch.zeros_like}
        for kind, edits in (("whole", {}), ("without", off)):
            seen = model.activations(
                torch.tensor([ids]), ["blocks.*.output", "logits"], edits=edits
            )
            expected |= {
                f"{percent}.{kind}.{name}": value[0].contiguous() for name, value in seen.items()
            }
    save_file(expected, folder / "snapshots.safetensors")
    digests = {percent: about["sha256"] for percent, about in rewind.snapshots().items()}
    (folder / "snapshots.json").write_text(json.dumps({"ids": ids, "digests": digests}), "utf-8")


def _without_batch(name: str, value: Tensor) -> Tensor:
    return (value if name == "embedding.position" else value[0]).contiguous()


def _encoded() -> list[dict[str, Any]]:
    ours, theirs = LabTokenizer(), gpt2_encoding()
    return [
        {"text": text, "lab": ours.encode(text), "gpt2": theirs.encode_ordinary(text)}
        for text in strings()
    ]


def _greedy(model: GPT, ids: list[int]) -> dict[str, Any]:
    """What the model says most probably next, and whether two tokens are nearly as probable."""
    how = {"temperature": 0, "when_full": "slide"}
    found = [int(t) for t in generate(model, torch.tensor(ids), N_GREEDY, **how)]  # type: ignore[arg-type]
    read = torch.tensor([(ids + found[:-1])[-model.config.context_length :]])
    best = model(read)[0, -N_GREEDY:].topk(2).values  # [≤ N_GREEDY, 2]
    close = bool((best[:, 0] - best[:, 1] < CLOSE).any())
    return {"greedy": found, "close": close}


def _write_weights(folder: Path, model: GPT) -> None:
    """The lab model's weights as Python computes with them, and the file's integers and steps."""
    values = {name: p.detach().contiguous() for name, p in model.named_parameters()}
    save_file(values, folder / "weights.safetensors")


def _write_digests(folder: Path) -> None:
    """Bytes of every length around a block's, and their SHA-256."""
    draw = random.Random(6)
    contents = [draw.randbytes(n) for n in (*range(130), 1000, 4096, 100_001)]
    digests = [[content.hex(), hashlib.sha256(content).hexdigest()] for content in contents]
    (folder / "digests.json").write_text(json.dumps(digests), "utf-8")


def _write_small(folder: Path) -> None:
    """Small models in three precisions, with all their activations, edited ones too."""
    cases = []
    for name, model in small_models():
        ids = torch.randint(model.config.vocab_size, (1, model.config.context_length))
        save(model, folder / f"{name}-float32.safetensors")
        (folder / f"{name}-int8.safetensors").write_bytes(int8.pack(model))
        save(model.half(), folder / f"{name}-float16.safetensors")
        for precision in ("float32", "float16", "int8"):
            path = folder / f"{name}-{precision}.safetensors"
            found = _read(path, precision)
            H = found.config.n_heads
            edits = {
                "blocks.0.attention.heads": lambda h, H=H: _zeroed(h, H - 1),
                "blocks.1.feed_forward.output": lambda y: y * 0.5,
            }
            expected = {
                name: _without_batch(name, t) for name, t in found.activations(ids, "*").items()
            }
            edited = found.activations(ids, ["*"], edits=edits)
            expected |= {f"edited {name}": _without_batch(name, t) for name, t in edited.items()}
            save_file(expected, folder / f"{path.stem}-expected.safetensors")
            cases.append({"file": path.stem, "ids": ids[0].tolist(), "last_head": H - 1})
    (folder / "small.json").write_text(json.dumps(cases), "utf-8")


def _read(path: Path, precision: str) -> GPT:

    if precision == "int8":
        return int8.unpack(path.read_bytes())
    return load(path, dtype=torch.float32)


def _zeroed(heads: Tensor, h: int) -> Tensor:
    heads[:, h] = 0
    return heads


def _write_sampling(folder: Path) -> None:
    """Logits before and after each setting, some of them equal."""
    draw = torch.Generator().manual_seed(3)
    cases = []
    settings: list[dict[str, Any]] = [
        {},
        {"temperature": 0.7},
        {"temperature": 1e-6},
        {"top_k": 1},
        {"top_k": 7},
        {"top_p": 0.0},
        {"top_p": 0.9},
        {"min_p": 0.0},
        {"min_p": 0.1},
        {"min_p": 1.0},
        {"repetition_penalty": 1.3},
        {"repetition_penalty": 0.5},
        {"temperature": 1.4, "top_k": 20, "top_p": 0.8, "repetition_penalty": 1.2},
        {"temperature": 1.4, "top_k": 20, "top_p": 0.95, "min_p": 0.2},
    ]
    for sampling in settings * 4:
        logits = torch.randn(1, 60, generator=draw) * 3
        logits[0, 10:20] = logits[0, 40]  # ties
        ids = torch.randint(60, (1, 12), generator=draw)
        after = Sampler(**sampling).adjust(logits.clone(), ids)[0]
        cases.append(
            {
                "sampling": sampling,
                "ids": ids[0].tolist(),
                "before": logits[0].tolist(),
                "after": [x if x > -1e30 else None for x in after.tolist()],
            }
        )
    (folder / "sampling.json").write_text(json.dumps(cases), "utf-8")

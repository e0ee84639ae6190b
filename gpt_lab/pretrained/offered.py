"""The names that ``load_pretrained`` takes: which model each means, and how it is stored."""

from __future__ import annotations

from typing import NamedTuple

from gpt_lab.anatomy import count_parameters, published
from gpt_lab.pretrained.names import PUBLISHED
from gpt_lab.pretrained.on_hub import REPOSITORIES

_HUB = "https://huggingface.co"
_GPT2 = {"gpt2": "small", "gpt2-medium": "medium", "gpt2-large": "large", "gpt2-xl": "XL"}


class Offered(NamedTuple):
    """A model that can be loaded by name.

    Attributes:
        name: the argument of ``load_pretrained``.
        model: the model's full name.
        architecture: its kind.
        precision: how its weights are stored.
        nbytes: the bytes of its weights.
        source: the package or repository from which it is fetched.
    """

    name: str
    model: str
    architecture: str
    precision: str
    nbytes: int
    source: str


def offered() -> list[Offered]:
    """All names, GPT-2's first."""
    return [*map(_gpt2, _GPT2), *map(_rounded, PUBLISHED), *map(_released, REPOSITORIES)]


def table() -> str:
    """The names as a Markdown table, a row for each."""
    rows = [
        "| name | model | architecture | weights stored as | bytes of weights | from |",
        "| --- | --- | --- | --- | ---: | --- |",
    ]
    rows += [
        f"| `{one.name}` | {one.model} | {one.architecture} | {one.precision} | {one.nbytes:,} | "
        f"{one.source} |"
        for one in offered()
    ]
    return "\n".join(rows)


def _gpt2(name: str) -> Offered:
    parameters = count_parameters(published(name)).total
    source = _on_hub(f"openai-community/{name}")
    return Offered(name, f"GPT-2 {_GPT2[name]}", "GPT-2", "float32", 4 * parameters, source)


def _rounded(name: str) -> Offered:
    file = PUBLISHED[name]
    bits = 8 * file.weight_nbytes / count_parameters(published(name)).total
    source = f"[{file.package}](https://pypi.org/project/{file.package}/) on PyPI, or the hub"
    precision = f"{file.rounding}, {bits:.1f} bits a weight over all"
    return Offered(name, file.model, "Llama", precision, file.weight_nbytes, source)


def _released(name: str) -> Offered:
    repository = REPOSITORIES[name]
    _, model = repository.split("/")
    parameters = count_parameters(published("smollm2-135m")).total
    return Offered(name, model, "Llama", "bfloat16", 2 * parameters, _on_hub(repository))


def _on_hub(repository: str) -> str:
    return f"[{repository}]({_HUB}/{repository}) on the hub"

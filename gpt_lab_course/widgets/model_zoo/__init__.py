"""Published models compared: their parts, their differences, and the costs of these."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, ClassVar

import traitlets

from gpt_lab.anatomy import Count, count_parameters, published, published_names
from gpt_lab.anatomy.catalogue import CACHE_TOKENS, published_row, year
from gpt_lab.anatomy.families import families
from gpt_lab.anatomy.hub_config import of_hub_config
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Choice, Text

_NOT_SIZES = ("source", "copy", "default", "published", "maker", "year", "license")
SORTS = {
    "family": "family",
    "year": "year",
    "parameters": "parameters",
    "token": "read for a token",
    "cache": "cache",
}
UPS = {"cache": "cache", "token": "parameters that a token reads"}
_NOTABLE = """
    gpt2 gpt2-xl gpt3-175b llama-3.1-405b deepseek-v3 kimi-k2 mamba-130m gemma-3-270m mixtral-8x7b
    llama-2-7b llama-3-8b qwen3-0.6b gpt-oss-120b gpt-oss-20b mistral-7b pythia-14m qwen3-235b-a22b
    qwen3-next-80b-a3b mamba-2.8b falcon-7b llama-3.2-1b command-r jamba-v0.1 smollm2-135m phi-2
    gpt-neox-20b deepseek-v2 glm-4.5 llama-4-maverick gemma-3-1b llama-3-70b
"""


class ModelZoo(LabWidget):
    """All published models in one picture, two of them side by side, and the steps between these.

    A model is a dot: its parameters across, its cache or what a token reads up, in steps of ten
    times. A click on another dot compares it with the one before.

    A reader can give a ``config.json`` of their own, which is counted in the page and replaces the
    model. It is not sent anywhere.

    Args:
        model: a published model's name.
        against: another one's, to compare with.
        settings: values of the attributes below.

    Attributes:
        model: as above.
        against: as above.
        config: the text of a ``config.json``, used instead of ``model``; empty for none.
        up: what the picture's height is, one of ``UPS``.
        sort: the order of the list of models, one of ``SORTS``.

    Raises:
        traitlets.TraitError: no published model has that name.

    >>> ModelZoo("llama-3.1-8b").count.total
    8030261248
    """

    address: ClassVar = "zoo"
    wide: ClassVar = True
    CONSTANTS: ClassVar = {"tokens": CACHE_TOKENS, "notable": _NOTABLE.split()}
    EXAMPLES: ClassVar = (
        ("Five years apart", {"model": "smollm2-135m", "against": "gpt2", "config": ""}),
        ("Grouped heads", {"model": "llama-3-8b", "against": "llama-2-7b", "config": ""}),
        ("Experts", {"model": "mixtral-8x7b", "against": "mistral-7b", "config": ""}),
        ("Latent attention", {"model": "deepseek-v3", "against": "llama-3.1-405b", "config": ""}),
    )

    model = Choice(published_names, "smollm2-135m", label="Model", control="select")
    against = Choice(published_names, "gpt2", label="against", control="select")
    up = Choice(tuple(UPS), label="Upward", names=UPS)
    sort = Choice(tuple(SORTS), names=SORTS)
    config: Any = Text("", label="Paste a config.json, or drop the file here", rows=4)

    # For the count in the page.
    _rows: Any = traitlets.Dict().tag(sync=True)
    _years: Any = traitlets.Dict().tag(sync=True)
    _families: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, model: str = "smollm2-135m", against: str = "gpt2", **settings: Any) -> None:
        super().__init__(model=model, against=against, **settings)
        self._rows, self._years, self._families = _page_data()

    @property
    def count(self) -> Count:
        """The count of the first model: of ``config``, or of ``model`` without one.

        Raises:
            TypeError: a size in ``config`` is not an integer.
            ValueError: ``config`` is not JSON, or cannot be counted.
        """
        if not self.config.strip():
            return count_parameters(published(self.model))
        try:
            config = json.loads(self.config.removeprefix("\ufeff"))
        except (ValueError, RecursionError):
            raise RefusedValueError("config is not JSON") from None
        return count_parameters(of_hub_config(config))

    def __repr__(self) -> str:
        return f"ModelZoo({self.model!r}, {self.against!r})"


@cache
def _page_data() -> tuple[dict[str, Any], dict[str, int], dict[str, Any]]:
    """The rows and years of all models, and the families of architectures."""
    return (
        {name: _sizes(name) for name in published_names()},
        {name: year(name) for name in published_names()},
        families(),
    )


def _sizes(name: str) -> dict[str, Any]:
    """A model's row without its source."""
    return {key: value for key, value in published_row(name).items() if key not in _NOT_SIZES}

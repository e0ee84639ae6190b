"""Names for use in pages: the repository's address, and GPT-2 small's numbers.

``REPOSITORY_URL`` and ``REPOSITORY_NAME`` work anywhere in a page, code included. The numbers are
substitutions, with commas: ``{{ d_model }}``.
"""

from __future__ import annotations

import dataclasses

from sphinx.application import Sphinx
from sphinx.config import Config

from gpt_lab.anatomy import count_parameters
from gpt_lab.anatomy.structure import of_config
from gpt_lab.config import GPTConfig
from gpt_lab.lab_model.shipped import model_card


def name_numbers(_: Sphinx, config: Config) -> None:
    """Define GPT-2 small's sizes and total, and the lab model's total, as substitutions."""
    small = GPTConfig.preset("gpt2-small")
    sizes = dataclasses.asdict(small) | dict(of_config(small).sizes)
    sizes |= {"d_head": small.d_head, "total": count_parameters(small).total}
    lab = GPTConfig(**model_card()["model"]["config"])
    sizes |= {"lab_total": count_parameters(lab).total}
    numbers = {name: f"{value:,}" for name, value in sizes.items() if type(value) is int}
    config.myst_substitutions = {**config.myst_substitutions, **numbers}


def name_repository(app: Sphinx, docname: str, source: list[str]) -> None:
    """Insert the repository's address where a page names it."""
    url = app.config.html_theme_options["repository_url"].rstrip("/")
    source[0] = source[0].replace("REPOSITORY_URL", url)
    source[0] = source[0].replace("REPOSITORY_NAME", url.rsplit("/", 1)[1])


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("config-inited", name_numbers)
    app.connect("source-read", name_repository)

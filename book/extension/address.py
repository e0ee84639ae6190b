"""The addresses that follow from the repository's, so that ``_config.yml`` names it alone."""

from __future__ import annotations

import re

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ConfigError

from .card import ALT, CARD


def pages_url(repository_url: str) -> str:
    """Where GitHub Pages publishes a repository's book.

    >>> pages_url("https://github.com/Someone/course")
    'https://someone.github.io/course/'
    >>> pages_url("https://github.com/Someone/someone.github.io")
    'https://someone.github.io/'
    """
    match = re.fullmatch(r"https://github\.com/([\w-]+)/([\w.-]+?)/?", repository_url)
    if not match:
        raise ConfigError(
            f"repository.url={repository_url!r} in _config.yml is not https://github.com/OWNER/NAME"
        )
    owner, name = match.groups()
    site = f"{owner.lower()}.github.io"
    return f"https://{site}/" if name.lower() == site else f"https://{site}/{name}/"


def derive_addresses(_: Sphinx, config: Config) -> None:
    """Sets the book's own address, which canonical links and social cards are made from."""
    config.html_baseurl = pages_url(config.html_theme_options["repository_url"])
    config.ogp_site_url = config.html_baseurl
    config.ogp_image = f"{config.html_baseurl}{CARD}"
    config.ogp_image_alt = ALT

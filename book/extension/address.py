"""The addresses that follow from the repository's, so that ``_config.yml`` names it alone."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Callable
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ConfigError

import gpt_lab

from .card import ALT, CARD

_ROOT = Path(gpt_lab.__file__).parent.parent


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


def source_links(repository_url: str, branch: str) -> Callable[[str, dict[str, str]], str | None]:
    """What ``sphinx.ext.linkcode`` asks for the address of a name's source."""

    def link(domain: str, info: dict[str, str]) -> str | None:
        found = importlib.import_module(info["module"])
        for name in info["fullname"].split("."):
            found = inspect.getattr_static(found, name, None)
        found = getattr(found, "fget", None) or getattr(found, "__func__", found)
        if not (inspect.isclass(found) or inspect.isfunction(found)):
            return None  # a constant has no source of its own
        lines, first = inspect.getsourcelines(found)
        path = Path(inspect.getfile(found)).relative_to(_ROOT).as_posix()
        return f"{repository_url}/blob/{branch}/{path}#L{first}-L{first + len(lines) - 1}"

    return link


def derive_addresses(_: Sphinx, config: Config) -> None:
    """Sets the book's own address, its social card's, and those of the sources it refers to."""
    options = config.html_theme_options
    repository = options["repository_url"].rstrip("/")
    config.html_baseurl = pages_url(repository)
    config.linkcode_resolve = source_links(repository, options["repository_branch"])
    config.ogp_site_url = config.html_baseurl
    config.ogp_image = f"{config.html_baseurl}{CARD}"
    config.ogp_image_alt = ALT

"""The repository's address, and addresses derived from it.

A fork needs no edits: GitHub Actions names the repository, and a clone has its ``origin``.
``_config.yml`` has the address for all other cases.

The committed notebooks have the address of ``_config.yml`` in their setup cells and Colab badges.
On the book's pages it is replaced by the repository's own, and Colab opens the branch ``colab``, to
which ``publish.yml`` writes the notebooks with that address.
"""

from __future__ import annotations

import importlib
import inspect
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ConfigError

import gpt_lab

from .card import ALT, CARD

COLAB_BRANCH = "colab"
_COLAB = "https://colab.research.google.com/github"
_GITHUB = re.compile(
    r"(?:https://github\.com/|(?:ssh://)?git@github\.com[:/])([\w-]+/[\w.-]+?)(\.git)?/?"
)
_ROOT = Path(gpt_lab.__file__).parent.parent


def repository_url(configured: str, folder: Path) -> str:
    """The repository's address: its own in GitHub Actions, else ``origin``'s, else the configured.

    Args:
        configured: the address in ``_config.yml``.
        folder: a folder of the working tree.
    """
    if name := os.environ.get("GITHUB_REPOSITORY"):
        return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{name}"
    origin = _GITHUB.fullmatch(_origin(folder))
    return f"https://github.com/{origin[1]}" if origin else configured.rstrip("/")


def _origin(folder: Path) -> str:
    """The address of the remote ``origin``, or an empty string."""
    command = ["git", "-C", str(folder), "config", "--get", "remote.origin.url"]
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, text=True).stdout.strip()
    except OSError:  # git is not installed
        return ""


def pages_url(repository_url: str) -> str:
    """The address of a repository's book on GitHub Pages; empty if the repository has none yet.

    GitHub's names of owners have no underscore: an owner with one stands for nobody.

    >>> pages_url("https://github.com/Someone/course")
    'https://someone.github.io/course/'
    >>> pages_url("https://github.com/Someone/someone.github.io")
    'https://someone.github.io/'
    >>> pages_url("https://github.com/no_one/course")
    ''
    """
    match = re.fullmatch(r"https://github\.com/([\w-]+)/([\w.-]+?)/?", repository_url)
    if not match:
        raise ConfigError(
            f"the repository's address {repository_url!r} is not https://github.com/OWNER/NAME"
        )
    owner, name = match.groups()
    if "_" in owner:
        return ""
    site = f"{owner.lower()}.github.io"
    return f"https://{site}/" if name.lower() == site else f"https://{site}/{name}/"


def source_links(repository_url: str, branch: str) -> Callable[[str, dict[str, str]], str | None]:
    """A resolver for ``sphinx.ext.linkcode``, which gives the address of a name's source."""

    def link(domain: str, info: dict[str, str]) -> str | None:
        target = importlib.import_module(info["module"])
        for name in info["fullname"].split("."):
            target = inspect.getattr_static(target, name, None)
        target = getattr(target, "fget", None) or getattr(target, "__func__", target)
        target = inspect.unwrap(target) if callable(target) else target  # of a decorator
        if not (inspect.isclass(target) or inspect.isfunction(target)):
            return None  # a constant has no source
        lines, first = inspect.getsourcelines(target)
        path = Path(inspect.getfile(target)).relative_to(_ROOT).as_posix()
        return f"{repository_url}/blob/{branch}/{path}#L{first}-L{first + len(lines) - 1}"

    return link


def derive_addresses(app: Sphinx, config: Config) -> None:
    """Set the addresses of the repository, the book, its card, and the sources.

    A book without an address has no card: messengers find pictures only by whole addresses.
    """
    options = config.html_theme_options
    configured = options["repository_url"].rstrip("/")
    repository = repository_url(configured, Path(app.srcdir))
    config.book_configured_repository, config.book_repository = configured, repository
    options["repository_url"] = repository
    config.html_baseurl = pages_url(repository)
    config.linkcode_resolve = source_links(repository, options["repository_branch"])
    config.ogp_site_url = config.html_baseurl
    if config.html_baseurl:
        config.ogp_image = f"{config.html_baseurl}{CARD}"
        config.ogp_image_alt = ALT
        config.ogp_custom_meta_tags = ['<meta name="twitter:card" content="summary_large_image" />']
    else:
        config.ogp_social_cards = {"enable": False}


def name_in_notebooks(app: Sphinx, docname: str, source: list[str]) -> None:
    """Write the repository's address in a notebook's setup cell and Colab badge."""
    if not app.env.doc2path(docname).endswith(".ipynb"):
        return
    old, new = app.config.book_configured_repository, app.config.book_repository
    source[0] = source[0].replace(old, new)
    name = {url: url.removeprefix("https://github.com/") for url in (old, new)}
    source[0] = re.sub(
        rf"{re.escape(_COLAB)}/{re.escape(name[old])}/blob/[\w.-]+/",
        f"{_COLAB}/{name[new]}/blob/{COLAB_BRANCH}/",
        source[0],
    )


def lead_to_colab(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Make the launch button open the same notebook as the badge."""
    for button in context.get("header_buttons", []):
        for launch in button.get("buttons", []):
            if str(launch.get("url", "")).startswith(_COLAB):
                launch["url"] = re.sub(r"/blob/[^/]+/", f"/blob/{COLAB_BRANCH}/", launch["url"])


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_config_value("book_configured_repository", "", "env")
    app.add_config_value("book_repository", "", "env")
    app.connect("config-inited", derive_addresses)
    app.connect("source-read", name_in_notebooks)
    app.connect("html-page-context", lead_to_colab, priority=900)  # after the theme's

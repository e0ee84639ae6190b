"""Find Markdown in notebooks that only the book understands.

CommonMark, tables and ``$…$`` are understood by the book, JupyterLab, Colab, VS Code and GitHub.
MyST is understood only by the book: elsewhere its markup is visible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token

_PARSER = MarkdownIt("commonmark").enable("table")
_DETAILS = re.compile(
    r'(<details class="(hint|solution|aside)"><summary>[^<]+</summary>|</details>)\s*'
)
_BLOCKS = {
    "a directive": re.compile(r"^(:{3,}|\+\+\+( |$)|%)"),
    "a label": re.compile(r"^\([\w-]+\)=\s*$"),
    "an attribute": re.compile(r"^\{[.#][^}]*\}\s*$"),
}
_ROLE = re.compile(r"\{[\w:.+-]+\}$")
_SUBSTITUTION = re.compile(r"\{\{.*?\}\}|\{%.*?%\}")
_FOOTNOTE = re.compile(r"\[\^[^\]]+\]")


def faults(markdown: str) -> list[str]:
    """The MyST markup in a text, a sentence each.

    >>> faults("As {term}`softmax` does, in `{code}`.")
    ["has a role, '{term}`softmax`': it is shown as it stands outside the book"]
    >>> faults("See [lesson 1](01_tokenization.ipynb), $x_{i}$.")
    []
    """
    return [
        f"has {what}, {text!r}: it is shown as it stands outside the book"
        for what, text in _faults(_PARSER.parse(markdown))
    ]


def _faults(tokens: list[Token]) -> Iterator[tuple[str, str]]:
    for token in tokens:
        if token.type == "fence" and token.info.strip().startswith("{"):
            yield "a directive", f"{token.markup}{token.info.strip()}"
        elif token.type == "html_block" and not _DETAILS.fullmatch(token.content):
            yield "HTML other than a hint, a solution or an aside", token.content.strip()[:60]
        elif token.type == "inline":
            yield from _found_inline(token.content, token.children or [])


def _found_inline(content: str, children: list[Token]) -> Iterator[tuple[str, str]]:
    for line in content.splitlines():
        for what, pattern in _BLOCKS.items():
            if pattern.match(line):
                yield what, line
    for before, token in zip([None, *children], children, strict=False):
        if token.type == "link_close" and before and before.type == "link_open":
            yield "a link without a text", f"[]({before.attrGet('href')})"
        elif token.type == "html_inline":
            yield "HTML", token.content
        elif token.type == "code_inline" and before and before.type == "text":
            if role := _ROLE.search(before.content):
                yield "a role", f"{role[0]}`{token.content}`"
        elif token.type == "text":
            for what, pattern in (("a substitution", _SUBSTITUTION), ("a footnote", _FOOTNOTE)):
                if match := pattern.search(re.sub(r"\$[^$]*\$", "", token.content)):
                    yield what, match[0]

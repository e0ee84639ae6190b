"""The table of published models, counted while the book is built: ``{{ published.table }}``."""

from __future__ import annotations

from sphinx.application import Sphinx

from gpt_lab import data
from gpt_lab.anatomy import count_parameters, kv_cache_bytes, published, published_names
from gpt_lab.anatomy.catalogue import published_source

_PLACE = "{{ published.table }}"
_NUMBER = "{{ published.number }}"


def insert_table(app: Sphinx, docname: str, source: list[str]) -> None:
    """Puts the table, and the number of its rows, where a page names them."""
    if _PLACE in source[0]:
        app.env.note_dependency(str(data.FOLDER / "published.toml"))
        source[0] = source[0].replace(_PLACE, table())
        source[0] = source[0].replace(_NUMBER, str(len(published_names())))


def table() -> str:
    """A row for each model: its source, its parameters, those for one token, its cache."""
    rows = [
        "| model | parameters | for one token | cache a token |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name in published_names():
        model = published(name)
        count = count_parameters(model)
        active = f"{count.active:,}" if count.active != count.total else "all"
        cache = f"{kv_cache_bytes(model, 1, dtype='bfloat16') / 1024:,.0f} KiB"
        rows.append(
            f"| [{name}]({published_source(name)}) | {count.total:,} | {active} | {cache} |"
        )
    return "\n".join(rows)

"""Tables of models, made when the book is built.

``{{ published.table }}`` has the published models with their counts, ``{{ pretrained.table }}`` the
names that ``load_pretrained`` takes.
"""

from __future__ import annotations

from sphinx.application import Sphinx

from gpt_lab import data
from gpt_lab.anatomy import (
    count_parameters,
    kv_cache_bytes,
    parameters_read,
    published,
    published_names,
)
from gpt_lab.anatomy.catalogue import (
    GROUPS,
    group,
    maker,
    published_row,
    published_source,
    year,
)
from gpt_lab.pretrained import offered

_PLACE = "{{ published.table }}"
_NUMBER = "{{ published.number }}"
_NAMES = "{{ pretrained.table }}"


def insert_table(app: Sphinx, docname: str, source: list[str]) -> None:
    """Insert the tables, and the number of the first one's rows, where a page names them."""
    if _NAMES in source[0]:
        source[0] = source[0].replace(_NAMES, offered.table())
    if _PLACE in source[0]:
        app.env.note_dependency(str(data.FOLDER / "published.toml"))
        source[0] = source[0].replace(_PLACE, table())
        source[0] = source[0].replace(_NUMBER, str(len(published_names())))


def table() -> str:
    """A table for each group, a row for each model: source, maker, parameters, cache."""
    titles = {kind: f"**{kind.capitalize()}: {what}**" for kind, what in GROUPS.items()}
    return "\n\n".join(f"{title}\n\n{_rows(kind)}" for kind, title in titles.items())


def _rows(kind: str) -> str:
    rows = [
        "| model | by | year | license | parameters | for one token | cache, 8,192 tokens |",
        "| --- | --- | ---: | --- | ---: | ---: | ---: |",
    ]
    for name in (name for name in published_names() if group(name) == kind):
        model = published(name)
        total, read = count_parameters(model).total, parameters_read(model)
        for_one = f"{read:,}" if read != total else "all"
        cache = f"{kv_cache_bytes(model, 8192, dtype='bfloat16') / 2**20:,.0f} MiB"
        link = f"[{name}]({published_source(name)})"
        about = f"{maker(name)} | {year(name)} | {published_row(name).get('license', '')}"
        rows.append(f"| {link} | {about} | {total:,} | {for_one} | {cache} |")
    return "\n".join(rows)


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("source-read", insert_table)

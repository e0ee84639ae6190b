"""The book's own Sphinx extension: plain notebooks, live widgets, addresses, measured numbers.

Jupyter Book loads it as ``extension`` (see ``local_extensions`` in ``_config.yml``).
"""

from __future__ import annotations

import gc
from typing import Any

from sphinx.application import Sphinx


def setup(app: Sphinx) -> dict[str, Any]:
    """Registers everything; called once by Sphinx."""
    # Not above: what uses one module alone, as tests of widgets do, needs neither the rest nor
    # the seconds that importing it takes.
    from . import (
        access,
        address,
        boxes,
        card,
        cells,
        chips,
        citations,
        claims,
        course,
        covers,
        formulas,
        guesses,
        icons,
        lab_model,
        lines,
        minutes,
        models,
        moved,
        pictures,
        policy,
        reference,
        scripts,
        search,
        site,
        slim,
        styles,
        terms,
        text,
    )
    from .directive import WidgetDirective

    # A page is some hundred thousand objects that refer to each other, and all are kept. To look
    # for garbage among them as often as Python does took a sixth of a build.
    gc.set_threshold(100_000, 50, 50)
    app.setup_extension("sphinx.ext.autodoc")  # whose event is connected below
    app.add_directive("widget", WidgetDirective)
    app.add_transform(boxes.Dropdowns)
    app.add_transform(boxes.Exercises)
    app.add_transform(citations.Citations)
    app.add_transform(claims.ClaimAnchors)
    app.add_transform(minutes.SectionMinutes)
    app.add_post_transform(citations.CitationLinks)
    app.add_post_transform(access.TextAlternatives)
    app.add_post_transform(cells.FoldSetUp)
    app.add_post_transform(chips.TokenChips)
    app.add_post_transform(guesses.Guesses)
    app.add_post_transform(lines.KeepWords)
    app.add_post_transform(lines.KeepMarks)
    app.add_post_transform(pictures.InlineFigures)
    app.add_post_transform(terms.LinkTerms)
    formulas.register(app)
    app.add_config_value("book_files_digest", "", "html")
    app.add_config_value("book_configured_repository", "", "env")
    app.add_config_value("book_repository", "", "env")
    app.add_config_value("book_moved", {}, "html")
    app.connect("config-inited", address.derive_addresses)
    app.connect("config-inited", moved.read_table)
    app.connect("config-inited", scripts.note_digest)
    app.connect("config-inited", text.name_numbers)
    app.connect("config-inited", formulas.use_katex)
    app.connect("config-inited", site.name_site)
    app.connect("config-inited", slim.use_templates)
    app.connect("config-inited", search.set_up)
    app.connect("config-inited", course.drop_empty_parts, priority=900)  # when _toc.yml is read
    app.connect("autodoc-skip-member", reference.skip_aliases)
    app.connect("env-get-outdated", course.reread_contents)
    app.connect("env-updated", search.keep_index_entries)
    app.connect("source-read", address.name_in_notebooks)
    app.connect("source-read", text.name_repository)
    app.connect("source-read", lab_model.insert_numbers)
    app.connect("source-read", models.insert_table)
    app.connect("source-read", course.insert_cards)
    app.connect("source-read", claims.insert_claims)
    app.connect("source-read", reference.insert_lists)
    app.connect("builder-inited", scripts.write_scripts)
    app.connect("builder-inited", card.write_card)
    app.connect("builder-inited", covers.write_covers)
    app.connect("html-page-context", access.mend_lists)
    app.connect("html-page-context", formulas.style_formulas)
    app.connect("html-page-context", address.lead_to_colab, priority=900)  # the theme's come first
    app.connect("html-page-context", scripts.load_on_pages_with_widgets)
    app.connect("html-page-context", moved.add_table)
    app.connect("html-page-context", claims.load_script)
    app.connect("html-page-context", guesses.load_script)
    app.connect("html-page-context", site.describe, priority=900)  # after opengraph
    app.connect("html-page-context", slim.unwrap_signatures)
    app.connect("html-page-context", slim.defer_scripts, priority=900)
    app.connect("build-finished", site.write_map)
    app.connect("build-finished", formulas.write_style)
    app.connect("build-finished", icons.keep_what_is_shown)
    app.connect("build-finished", styles.bundle_styles, priority=850)  # the theme writes one, too
    app.connect("build-finished", access.name_a_theme)
    app.connect("build-finished", policy.add_policies, priority=900)  # when all pages are written
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""Claims: each of the articles' has a verdict; one without, or without a reason, is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser
from sphinx.errors import ExtensionError

from book.extension.claims import claims
from tools.notebooks import ROOT

SUBJECTS = claims.subjects(ROOT)
CLAIMS = [claim for subject in SUBJECTS for claim in subject.claims]
SAID = "Asked: totals, at most 1. Found: *18* heads 2, no."
PRINTED = ["a line", f"{SAID} So: false."]
CODE = 'few = Threshold("totals", at_most=1)\nfew.decide({"*18* heads": 2})'
OURS = "## B15 · More heads\n\n**Said by** [one](https://a.org). **Verdict:** false.\n\nOne total."


def test_every_claim_of_the_articles_has_a_verdict() -> None:
    names = {claim.name for claim in CLAIMS}
    wanted = {
        f"{letter}{n:02}"
        for letter, last in (("M", 28), ("C", 16), ("Z", 32))
        for n in range(1, last + 1)
    }
    no_claims = {"C13", "C15", "C16"}  # a silence, a table and a promise
    assert wanted - no_claims - names == set()
    assert len([name for name in names if name.startswith("B")]) >= 40
    assert len(names) == len(CLAIMS), "each stands once"


def test_verdicts_are_of_all_kinds_and_most_are_computed() -> None:
    assert {claim.verdict for claim in CLAIMS} == set(claims.VERDICTS)
    assert sum(claim.computed for claim in CLAIMS) > 0.9 * len(CLAIMS)


def test_a_claim_is_read_from_its_cell() -> None:
    claim = claims.parsed("x.ipynb", OURS, PRINTED, [CODE])
    assert (claim.name, claim.text, claim.verdict) == ("B15", "More heads", "false")
    assert (claim.said, claim.why) == ("[one](https://a.org)", "One total.")
    assert (claim.decided, claim.computed) == (SAID, True)
    cited = claims.parsed("x.ipynb", f"{OURS} **Decided by** [a paper](https://b.org).", [], [])
    assert (cited.decided, cited.computed) == ("[a paper](https://b.org).", False)
    assert cited.why == "One total."


@pytest.mark.parametrize(
    ("change", "printed", "problem"),
    [
        (("## B15 · ", "## 15 "), ["1"], "is not '## B15 · The claim'"),
        (("false", "wrong"), ["1"], "is one of true, true within a limit, false"),
        (("**Verdict:** false.", ""), ["1"], "is one of"),
        (("**Said by** [one](https://a.org). ", ""), ["1"], "is missing"),
        (("", ""), [], "cells print what decides it"),
        (("One total.", "**Decided by** a paper."), ["1"], "cells print what decides it"),
    ],
)
def test_what_is_not_whole_fails_the_build(
    change: tuple[str, str], printed: list[str], problem: str
) -> None:
    with pytest.raises(ExtensionError, match=problem):
        claims.parsed("x.ipynb", OURS.replace(*change), printed, [CODE] * len(printed))


def notebook(folder: Path, number: int) -> None:
    cells: list[dict[str, Any]] = [
        {"cell_type": "markdown", "source": ["# Claims 1 · Sizes\n", "\nA promise."]},
        {"cell_type": "markdown", "source": [OURS]},
        {"cell_type": "code", "source": [CODE], "outputs": [{"text": [f"{SAID} So: false.\n"]}]},
    ]
    path = folder / "notebooks" / "claims" / f"{number:02}_toys.ipynb"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"cells": cells}), "utf-8")


def page(folder: Path) -> str:
    source = ["{{ claims }}\n\n{{ claims.score }}"]
    app: Any = SimpleNamespace(srcdir=str(folder), env=SimpleNamespace(note_dependency=lambda _: 0))
    claims.insert_claims(app, "book/claims", source)
    return source[0]


def test_a_page_has_the_claims_and_the_score(tmp_path: Path) -> None:
    notebook(tmp_path, 1)
    text = page(tmp_path)
    assert "## Sizes\n\n(b15)=\n:::::{div} claim false\n**More heads**" in text
    link = "[The cell](/notebooks/claims/01_toys.ipynb#b15--more-heads)"
    found = "True if\n: totals, at most 1\n\nFound\n: **no** · \\*18\\* heads 2"
    assert f"**False.** One total.\n\n{found}\n\n{link}" in text
    assert "| What many believe | 0 | 0 | 1 | 0 |" in text


def test_a_claim_that_stands_twice_fails_the_build(tmp_path: Path) -> None:
    notebook(tmp_path, 1)
    notebook(tmp_path, 2)
    with pytest.raises(ExtensionError, match="these claims stand twice: B15"):
        page(tmp_path)


@pytest.mark.browser
def test_a_reader_guesses_and_filters(site: str, open_page: Callable[..., Any]) -> None:
    opened = open_page(f"{site}/book/claims.html")
    first = opened.locator(".claim").first
    assert not first.locator("details").evaluate("d => d.open")
    right = next(v for v in claims.VERDICTS if v in (first.get_attribute("class") or "").split())
    first.get_by_role(
        "button", name={"limit": "Within a limit"}.get(right, claims.VERDICTS[right])
    ).click()
    assert first.locator("details").evaluate("d => d.open")
    status = opened.locator(".claims-panel [role=status]")
    assert status.inner_text() == f"You have guessed 1 of {len(CLAIMS)}, 1 of them right."
    opened.get_by_role("group", name="Show verdicts").get_by_role(
        "button", name="Nobody can know"
    ).click()
    unknown = sum(claim.verdict == "unknown" for claim in CLAIMS)
    assert opened.locator(".claim:visible").count() == unknown


@pytest.mark.browser
def test_a_link_to_a_folded_sentence_opens_it_and_goes_there(
    site: str, open_page: Callable[..., Any]
) -> None:
    opened = open_page(f"{site}/book/claims.html")
    articles = opened.locator("details.claims-article")
    assert not any(one.evaluate("d => d.open") for one in articles.all())
    assert not opened.locator("#m18").is_visible()

    opened = open_page(f"{site}/book/claims.html#m18")
    opened.wait_for_function(
        "(y => 0 < y && y < innerHeight)(document.getElementById('m18').getBoundingClientRect().y)"
    )
    place = opened.locator("#m18").bounding_box()
    assert opened.locator("details.claims-article:has(#m18)").evaluate("d => d.open")
    panel = opened.locator(".claims-panel").bounding_box()
    assert panel["y"] + panel["height"] <= place["y"] < opened.viewport_size["height"] / 2


@pytest.mark.browser
def test_without_scripts_a_verdict_can_be_read(site: str, browser: Browser) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{site}/book/claims.html")
    first = page.locator(".claim").first
    first.locator("summary").click()
    assert first.locator("dt").first.inner_text() == "True if"
    assert first.locator("dd").first.is_visible()

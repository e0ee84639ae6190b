"""What pages may do: the policy of each, and what becomes of a script that it does not name."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.pages import ROOT  # noqa: F401  # which lets `extension` be found

from extension.look.policy import inline, policy  # isort: skip

META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


def test_a_script_is_named_by_its_checksum() -> None:
    page = """<script>run()</script><script src="a.js"></script><script type="application/json">{}
    </script><button onclick="go()">"""
    found = inline(page)
    assert (found.scripts, found.handlers) == (["run()"], ["go()"])
    # `printf 'run()' | openssl dgst -sha256 -binary | base64`
    assert "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='" in policy(["run()"], [])


def test_what_runs_is_found_however_it_is_written() -> None:
    found = inline(
        """<p title="a > b" onclick='x("1")'>it's <b>on</b><!-- <i onclick="no()"> -->
        <IMG SRC=x\nONERROR=y()><img src="x"onload="z()"><a/onfocus=q()><p title="on">
        <script>if (a<b) "<p onclick=1>"</SCRIPT >
        <svg><title>don't</title><g onclick="&amp;a"></svg>"""
    )
    assert found.handlers == ['x("1")', "y()", "z()", "q()", "&a"]
    assert found.scripts == ['if (a<b) "<p onclick=1>"']


def test_the_next_page_may_be_fetched_ahead_and_nothing_embedded() -> None:
    """Firefox fetches what rel="next" names, and asks `default-src`."""
    rules = dict(rule.split(" ", 1) for rule in policy([], []).split("; "))
    assert rules["default-src"].split() == ["'self'", "file:"]
    assert {rules[f"{kind}-src"] for kind in ("object", "frame", "media", "manifest")} == {"'none'"}


@pytest.mark.browser
def test_every_page_has_one_and_it_names_no_host(html: Path) -> None:
    pages = [p for p in html.rglob("*.html") if "_static" not in p.parts]
    for path in pages:
        (said,) = META.findall(path.read_text("utf-8"))
        assert "http" not in said, path
        assert "eval" not in said, path
    assert len(pages) > 10


@pytest.mark.browser
@pytest.mark.parametrize("place", ["http", "file"])
def test_markup_that_found_its_way_in_runs_nothing(
    place: str, site: str, html: Path, browser: Browser
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}/index.html" if place == "http" else (html / "index.html").as_uri())
    page.evaluate(
        """() => {
          const place = document.createElement("p");
          document.body.append(place);
          place.innerHTML = "<img src=x onerror='window.ran = 1'>";
          const script = document.createElement("script");
          script.textContent = "window.ran = 2";
          place.append(script);
        }"""
    )
    page.wait_for_timeout(300)
    assert page.evaluate("window.ran") is None
    context.close()

"""The book's typefaces: small, digits that align, and stand-ins of their width and height."""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import Page

from tools import fonts

FOLDER = fonts.FOLDER / "fonts"


def test_the_files_are_those_that_were_cut_and_small() -> None:
    files = {path.name: path.read_bytes() for path in FOLDER.glob("*.woff2")}
    sums = dict(line.split()[::-1] for line in (FOLDER / "SHA256SUMS").read_text().splitlines())
    assert {name: hashlib.sha256(content).hexdigest() for name, content in files.items()} == sums
    assert sum(map(len, files.values())) <= 75_000
    assert (fonts.FOLDER / "fonts.css").read_text("utf-8") == fonts.style(
        {name: files[name] for name in fonts.CUTS}
    )


@pytest.mark.parametrize("name", fonts.CUTS)
def test_digits_can_be_set_in_columns(name: str) -> None:
    with TTFont(FOLDER / name) as font:
        features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
        widths = {font["hmtx"][font.getBestCmap()[ord(d)]][0] for d in "0123456789"}
    assert "tnum" in features or len(widths) == 1


TEXT = (
    "A token has to collect something from the tokens before it. From which ones, and how much? "
    "Each step pushes the rows of wrong tokens away from the current vector."
)


@pytest.mark.browser
@pytest.mark.parametrize("family", fonts.STAND_INS)
def test_a_line_is_as_wide_and_high_before_the_typeface_is_there(
    family: str, site: str, open_page: Callable[..., Page]
) -> None:
    """The browser measures it, which knows nothing of our numbers."""
    page = open_page(f"{site}/index.html")
    measured = page.evaluate(
        """async ([name, text]) => {
          await document.fonts.load(`16px "${name}"`);
          const [here] = await document.fonts.load(`16px "${name} stand-in"`).catch(() => []);
          if (!here || here.status !== "loaded") return null;
          const sizes = [];
          for (const family of [name, `${name} stand-in`]) {
            const line = document.createElement("span");
            line.style.cssText = `font: 16px "${family}", monospace; white-space: nowrap`;
            line.textContent = text;
            document.body.append(line);
            const { width, height } = line.getBoundingClientRect();
            sizes.push([width, height]);
            line.remove();
          }
          return sizes;
        }""",
        [family, TEXT],
    )
    if measured is None:
        pytest.skip(f"none of {fonts.STAND_INS[family]} is on this machine")
    (width, height), (before, high) = measured
    assert abs(width / before - 1) < 0.02, measured
    assert abs(height - high) <= 1, measured


@pytest.mark.parametrize("name", fonts.CUTS)
def test_a_sentence_is_as_wide_in_the_stand_in(name: str) -> None:
    """Of another text than the one by which it is scaled."""
    letters, style = TEXT.lower(), "italic" if "italic" in name else "normal"
    family = fonts.CUTS[name][0]
    with TTFont(FOLDER / name) as font:
        widths = [font["hmtx"][font.getBestCmap()[ord(c)]][0] for c in letters]
        own = sum(widths) / font["head"].unitsPerEm
        scale = fonts.stand_in(font, family, style)["size-adjust"] / 100
    widths = fonts.stand_in_widths(family, style)
    assert scale * sum(widths[c] for c in letters) / 1000 == pytest.approx(own, rel=0.02)


def test_the_numbers_come_from_the_fonts() -> None:
    css = (fonts.FOLDER / "fonts.css").read_text("utf-8")
    stated = [float(value) for value in re.findall(r"ascent-override: ([\d.]+)%", css)]
    sizes = [float(value) for value in re.findall(r"size-adjust: ([\d.]+)%", css)]
    for name, ascent, size in zip(fonts.CUTS, stated, sizes, strict=True):
        with TTFont(Path(FOLDER, name)) as font:
            high = font["hhea"].ascent / font["head"].unitsPerEm
        assert ascent * size / 10_000 == pytest.approx(high, abs=0.001)

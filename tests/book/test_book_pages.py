"""What the book's extension makes of pages: figures, folded cells, descriptions."""

import io
import re
from pathlib import Path

import matplotlib
import matplotlib.pyplot as plt
import pytest
from extension.look.pictures import inlined, with_palette
from extension.pages.site import shortened
from PIL import Image

from gpt_lab import GPTConfig
from gpt_lab_course import figures
from gpt_lab_course.palette import COMPONENT_COLORS, TOKEN_COLORS, ink_on
from tests.support import ROOT
from tests.support.book_page import Build, notebook_with


@pytest.fixture(scope="module")
def svg() -> str:
    """A figure as a notebook keeps it."""
    matplotlib.use("agg")
    buffer = io.StringIO()
    with plt.rc_context({"svg.hashsalt": "gpt-lab"}):
        figures.parameter_pie(GPTConfig()).savefig(buffer, format="svg", metadata={"Date": None})
    plt.close("all")
    return buffer.getvalue()


def test_a_figure_takes_the_page_s_greys_and_keeps_the_components_colours(svg: str) -> None:
    page = inlined(svg, 'a "ring"', 3)
    assert page.startswith('<div class="figure-box"><svg ')
    assert 'aria-label="a &quot;ring&quot;"' in page
    for color in ("token embedding", "attention", "feed-forward"):
        assert COMPONENT_COLORS[color].lower() in page
    bare = re.sub(r"var\(--figure-\w+, #\w+\)", "", page)
    assert not re.search(rf"{figures.INK}|{figures.FAINT}|#fffffe|#000000", bare)
    assert "var(--figure-ink, #1b1f24)" in page


def test_two_figures_on_a_page_share_no_name(svg: str) -> None:
    first, second = (inlined(svg, "a", number) for number in (0, 1))
    names = [set(re.findall(r'\bid="([^"]+)"', page)) for page in (first, second)]
    assert names[0]
    assert not names[0] & names[1]
    assert set(re.findall(r'href="#([^"]+)"', first)) <= names[0]


def test_pixels_of_few_colours_get_a_palette_and_stay_the_same() -> None:
    picture = Image.new("RGBA", (90, 60), (10, 20, 30, 255))
    for x in range(90):
        picture.putpixel((x, x % 60), (x, 255 - x, 7, 255 - x % 3))
    buffer = io.BytesIO()
    picture.save(buffer, "PNG")
    smaller = with_palette(buffer.getvalue())
    assert len(smaller) < len(buffer.getvalue())
    with Image.open(io.BytesIO(smaller)) as mapped:
        assert mapped.mode == "P"
        assert mapped.convert("RGBA").tobytes() == picture.tobytes()


def test_a_letter_is_drawn_once_on_a_page(svg: str) -> None:
    glyphs: dict[tuple[str, str], int] = {}
    first, second = (inlined(svg, "a", number, glyphs) for number in (0, 1))
    letters = set(re.findall(r'id="(figure-0-DejaVu[^"]+)"', first))
    assert letters
    assert "-DejaVu" not in "".join(re.findall(r'\bid="[^"]+"', second))
    assert set(re.findall(r'href="#([^"]*DejaVu[^"]+)"', second)) == letters
    assert len(second) < len(first)


def test_letters_are_legible_at_any_width(svg: str) -> None:
    """As wide as the page keeps it, the smallest letters are eleven pixels high."""
    points = float(re.search(r'width="([\d.]+)pt"', svg)[1])
    smallest = min(float(s) for s in re.findall(r"scale\((0\.\d+) ", svg)) * 100
    legible = float(re.search(r"--legible: (\d+)px", inlined(svg, "a", 0))[1])
    assert legible / points * smallest >= 11


def test_letters_are_legible_on_a_phone(svg: str) -> None:
    """At 350 pixels, a phone's text column, letters of 9 points are at least 8 pixels high."""
    width = float(re.search(r'viewBox="0 0 ([\d.]+)', svg)[1])
    assert 9 * 350 / width >= 8
    assert 72 * plt.rcParamsDefault["figure.figsize"][0] > width  # narrower than matplotlib's own


def test_a_notebook_s_figure_is_in_the_page(build: Build, svg: str) -> None:
    shown = {"output_type": "display_data", "metadata": {}, "data": {"image/svg+xml": svg}}
    notebook = notebook_with([shown], mystnb={"image": {"alt": "A ring."}})
    soup, warnings = build("", notebook)
    assert warnings == ""
    assert soup.find("article").find("svg", role="img")["aria-label"] == "A ring."
    assert not soup.find("article").find("img")


def test_the_set_up_is_folded(build: Build) -> None:
    notebook = notebook_with([])
    notebook["cells"][1]["source"] = '%pip install -q "gpt-lab"'
    soup, _ = build("", notebook)
    folded = soup.find("details", class_="hide")
    assert "%pip install" in folded.text
    assert "Show the set-up" in folded.find("summary").text
    assert not folded.has_attr("open")


def test_code_that_is_folded_says_so_plainly(build: Build) -> None:
    notebook = notebook_with([])
    notebook["cells"][1]["metadata"]["tags"] = ["hide-input"]
    soup, _ = build("", notebook)
    assert soup.find("details", class_="hide").find("summary").text.split() == [
        *("Show", "the", "code", "Hide", "the", "code")
    ]


def test_descriptions_end_with_a_sentence_or_a_word() -> None:
    text = "Where are they? Move a slider, and see. " + "word " * 100
    assert shortened(text) == "Where are they? Move a slider, and see."
    cut = shortened("unbelievable " * 40)
    assert len(cut) <= 200
    assert cut.endswith("unbelievable …")


def test_pages_have_a_card_and_a_whole_description(build: Build) -> None:
    sentence = "Counting what a model is made of takes a while, and is worth it. "
    soup, _ = build(f"# Title\n\n{sentence * 8}\n")
    found = {
        tag.get("property", tag.get("name")): tag["content"]
        for tag in soup.find_all("meta", content=True)
    }
    assert found["og:description"] == (sentence * 3).strip()
    assert found["description"] == found["og:description"]
    assert found["twitter:card"] == "summary_large_image"


def test_scripts_wait(build: Build) -> None:
    soup, _ = build("# Title\n\nNo formula.\n")
    sources = {tag["src"].split("?")[0]: tag for tag in soup.find_all("script", src=True)}
    blocking = [name for name, tag in sources.items() if not tag.has_attr("defer")]
    assert [Path(name).name for name in blocking if "search" not in name] in (
        ["documentation_options.js"],
        ["documentation_options.js", "language_data.js"],  # without the book's own templates
    )


def test_icons_are_pictures_of_the_sizes_that_they_say() -> None:
    for size in (48, 180):
        with Image.open(ROOT / "book" / "static" / f"icon-{size}.png") as icon:
            assert icon.size == (size, size)
            assert len(icon.convert("RGB").getcolors(100_000)) > 3


def luminance(color: str) -> float:
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_attention_and_position_embedding_differ_in_grey() -> None:
    position, attention = (COMPONENT_COLORS[n] for n in ("position embedding", "attention"))
    assert contrast(position, attention) > 1.4


def test_tokens_have_no_component_s_colour_and_their_ink_is_legible() -> None:
    assert not set(TOKEN_COLORS) & set(COMPONENT_COLORS.values())
    assert min(contrast(color, "#10141a") for color in TOKEN_COLORS) > 7
    assert min(contrast(color, ink_on(color)) for color in COMPONENT_COLORS.values()) > 4


def test_a_figure_fills_a_phone_and_no_more_than_a_column(svg: str) -> None:
    room = float(re.search(r"max-width: ([\d.]+)rem", inlined(svg, "a", 0))[1])
    assert 24 < room < 46

"""The search: what a page gives it, and what learners' questions find in the built book."""

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import lxml.html
import pytest
from playwright.sync_api import Browser, Page, expect

from book.extension.look.formulas import typeset
from book.extension.search.formula_text import formula_text
from book.extension.search.sections import also, sections
from tests.support.axe import violations

OpenPage = Callable[..., Page]

PAGE = """<article><section id="page"><h1>Heads<a class="headerlink">#</a></h1><p>First.</p>
<div class="toctree-wrapper"><ul><li>Contents</li></ul></div>
<section id="one"><h2>One <em>head</em><a class="headerlink">#</a></h2><p>It looks <b>back</b>.</p>
<div class="gpt-lab-host"><button>Play</button><p>widget</p></div>
<div class="highlight"><pre>softmax(scores)</pre></div><div class="cell_output"><p>0.25</p></div>
<table><tr><td><p>left</p></td><td>right</td></tr></table>
<details class="hint"><p>secret</p></details>
<section id="below"><h3>Below</h3><p>Deeper.</p></section></section>
<dl><dt id="term-key">key</dt><dd><p>What is offered. Also called an address.</p></dd></dl>
<div class="claim" id="b01"><p>Heads think</p><p>Not so.</p></div>
<div class="citation" id="id7"><span class="label">[7]</span><p>Ann B. Li and Bo Wu. All you
need. In <em>Proc.</em>, 2017.</p></div>
<dl><dt class="sig" id="lab.head"><span class="sig-name">head</span>
<span class="sig-line"><em class="sig-param">width: int</em>,</span></dt><dd><p>Makes a head.</p>
<p>Args: width</p></dd></dl></section></article>"""


def test_a_page_gives_its_sections_without_widgets_contents_and_results() -> None:
    found = sections(lxml.html.fromstring(PAGE))
    assert [(one.anchor, one.kind, one.title, one.text) for one in found] == [
        ("", "section", "Heads", "First."),
        ("one", "section", "One head", "It looks back.\nleft · right"),
        ("below", "section", "Below", "Deeper."),
        ("term-key", "term", "key", "What is offered. Also called an address."),
        ("b01", "claim", "Heads think", "Not so."),
        ("id7", "source", "All you need", "Ann B. Li and Bo Wu. All you need. In Proc., 2017."),
        ("lab.head", "name", "lab.head", "Makes a head."),
    ]
    assert found[1].code == "softmax scores"
    assert found[6].code == "Args width"


def test_a_term_has_its_other_names() -> None:
    assert also("It adds. Also called a skip connection, or shortcut [He et al., 2016]; old.") == [
        "skip connection",
        "shortcut",
    ]
    assert also("It is called so.") == []


@pytest.mark.parametrize(
    ("tex", "text"),
    [
        (r"\sqrt{d_\text{head}}", "√d_head"),
        (r"\frac{QK^\top}{\sqrt{d}}", "QKᵀ/√d"),
        (r"-\infty", "−∞"),
        (r"\max(0, x)", "max(0,x)"),
        (r"W + \frac{\alpha}{r} A B", "W + α/r AB"),
        (r"\sum_{i=1}^{T} p_i \ln p_i", "∑_(i = 1)^T p_i ln p_i"),
        (r"e^{-x}", "e^(−x)"),
    ],
)
def test_a_formula_is_one_line_of_text(tex: str, text: str) -> None:
    html = lxml.html.fromstring(f"<span>{typeset(tex)}</span>")
    assert formula_text(next(html.iter("math"))) == text


# Decided by the book's text: the first is to be first, all are to be among the first three.
TERM = "book/glossary.html#term-"
LESSON = "notebooks/{}.html#{}".format
QUERIES = {
    "kv cache": [f"{TERM}KV-cache", LESSON("06_prediction", "don-t-compute-it-twice")],
    "why divide by sqrt": [LESSON("03_attention", "why-divide-by-sqrt-d-text-head")],
    "backpropagation": [f"{TERM}backward-pass", LESSON("08_training", "which-way-is-down")],
    "how many parameters": [LESSON("05_whole_model", "count-every-number"), f"{TERM}parameter"],
    "what is a token": [f"{TERM}token", "notebooks/01_tokenization.html"],
    "softmax temperature": [LESSON("06_prediction", "temperature"), f"{TERM}temperature"],
    "positional encoding": [f"{TERM}position-embedding", "notebooks/02_embeddings.html"],
    "layer norm": [f"{TERM}layer-norm", LESSON("05_whole_model", "layer-norm")],
    "weight tying": [f"{TERM}tied-embeddings", LESSON("05_whole_model", "the-stack")],
    "lora": [f"{TERM}LoRA", LESSON("10_new_facts", "train-it")],
    "byte pair encoding": [f"{TERM}byte-pair-encoding", "notebooks/01_tokenization.html"],
    "124,439,808": [LESSON("00_five_steps", "where-do-124-439-808-numbers-live")],
    "50257": [LESSON("01_tokenization", "why-50-257")],
    "how many r in strawberry": [LESSON("01_tokenization", "how-many-r-s-in-strawberry")],
    "causal mask": [f"{TERM}causal-mask", LESSON("03_attention", "exercise-3-1")],
    "top p sampling": [f"{TERM}top-p", LESSON("06_prediction", "cut-the-tail")],
    "learning rate schedule": [LESSON("08_training", "a-rate-that-falls"), f"{TERM}learning-rate"],
    "rope": [f"{TERM}rotary-position", LESSON("07_today", "where-does-a-token-stand")],
    "how does it know when to stop": [LESSON("06_prediction", "how-does-it-know-to-stop")],
    "induction head": [f"{TERM}induction-head", "notebooks/lab/08_induction_head.html"],
    "residual stream": [
        f"{TERM}residual-stream",
        LESSON("05_whole_model", "one-stream-thirteen-writers"),
    ],
    "quantization": ["notebooks/lab/07_quantization.html"],
    "hallucination": ["notebooks/lab/10_does_it_know.html"],
    "perplexty": [f"{TERM}perplexity"],
    "install": ["book/run.html"],
    "gpt_lab.generate": ["book/reference/generation.html#gpt_lab.generation.continuation.generate"],
}


@pytest.fixture(scope="module")
def ask(site: str, browser: Browser) -> Iterator[Callable[[str], list[str]]]:
    """Types a query into the search's page: the first three addresses that it shows."""
    page = browser.new_page()
    page.goto(f"{site}/search.html?q=unembedding")
    links = page.locator("#search-results li > a")
    expect(links.first).to_have_text("output projection")  # all is indexed

    def first_three(query: str) -> list[str]:
        page.locator(".bd-search-container input").fill(query)
        page.keyboard.press("Enter")  # without the pause after a key
        return [str(one.get_attribute("href")).removeprefix("./") for one in links.all()[:3]]

    yield first_three
    page.close()


@pytest.mark.browser
@pytest.mark.parametrize("query", QUERIES)
def test_a_learner_s_question_leads_to_its_place(
    query: str, ask: Callable[[str], list[str]]
) -> None:
    found = ask(query)
    first, *others = QUERIES[query]
    assert found[0] == first
    assert all(any(one.startswith(other) for one in found) for other in others), found


@pytest.mark.browser
def test_the_search_comes_when_one_asks_and_follows_the_keyboard(
    site: str, browser: Browser
) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.goto(f"{site}/{LESSON('06_prediction', 'temperature')}")
    page.wait_for_load_state("load")
    assert "search.js" not in asked
    page.keyboard.press("Control+k")
    dialog = page.locator("#pst-search-dialog")
    dialog.locator("input").press_sequentially("kv cach")  # as one types
    links = dialog.locator("li > a")
    expect(links.first).to_have_text("KV cache")
    assert asked.count("search.js") == 1
    assert links.count() == 8
    expect(dialog.locator("li p").first).to_contain_text("so that each new token costs one step")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(links.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(dialog.locator("input")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site}/book/glossary.html#term-KV-cache")
    page.close()


@pytest.mark.browser
def test_the_search_works_from_a_disk(html: Path, open_page: OpenPage) -> None:
    page = open_page(f"{(html / 'search.html').as_uri()}?q=why%20divide%20by%20sqrt")
    first = page.locator("#search-results li").first
    expect(first.locator("a")).to_have_text("Why divide by √d_head?")  # the formula once
    assert first.locator("mark").count() > 0
    assert violations(page) == []
    page.locator(".bd-search-container input").fill("softmax")
    page.keyboard.press("Enter")
    assert page.url.endswith("?q=softmax")  # a search can be linked to


@pytest.mark.browser
def test_what_a_reader_types_is_text(site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/search.html?q={quote('<b>qqzz</b>')}")
    status = page.locator("#search-results .search-status")
    expect(status).to_have_text("Nothing found for “<b>qqzz</b>”")
    assert status.locator("b").count() == 0

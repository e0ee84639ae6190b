"""BlockExplorer: its lengths, angles and words are Python's, on any text and in any block."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import traitlets
from playwright.sync_api import Page, expect

from gpt_lab import BlockExplorer
from gpt_lab.interpret.lens import stream_names
from gpt_lab_course.widgets import block_explorer
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer, page_window
from tests.support.javascript import call
from tests.support.pages import SETTLED, OpenPage, write_page

FRANCE, STORY = "The capital of France is", "Once upon a time there was a boy"


def block(text: str, layer: int) -> dict[str, Any]:
    """A block run by itself on what enters it, measured with numpy: [T] each."""
    model, ids = page_model(), torch.tensor([page_window(page_ids(text))])
    stream: list[torch.Tensor] = []
    own = model.blocks[layer]
    hooks = [own.register_forward_pre_hook(lambda _, given: stream.append(given[0]))]
    added: list[torch.Tensor] = []
    for part in (own.attention, own.feed_forward):
        hooks.append(part.register_forward_hook(lambda _, __, y: added.append(y)))
    with torch.inference_mode():
        model(ids)
        enters = stream[0][0]
        between = enters + added[0][0]
        leaves = between + added[1][0]
        words = (model.norm(torch.stack([enters, between, leaves])) @ model.unembedding.T).softmax(
            -1
        )
    for hook in hooks:
        hook.remove()
    through = [x.double().numpy() for x in (enters, between, leaves)]
    parts = [x[0].double().numpy() for x in added]

    def angle(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        cosine = (x * y).sum(-1) / np.linalg.norm(x, axis=-1) / np.linalg.norm(y, axis=-1)
        found: np.ndarray = np.degrees(np.arccos(cosine))
        return found

    return {
        "through": np.array([np.linalg.norm(x, axis=-1) for x in through]),
        "added": np.array([np.linalg.norm(x, axis=-1) for x in parts]),
        "angles": np.array([angle(x, y) for x, y in zip(through, parts, strict=False)]),
        "best": words.max(-1),
    }


def test_the_first_view_is_a_block_run_by_itself() -> None:
    for text, layer in ((FRANCE, 0), (STORY, 4), (STORY * 20, 2)):
        found, view = block(text, layer), BlockExplorer(text, layer=layer)._first
        last = slice(-len(view["ids"]), None)
        assert view["start"] + len(view["ids"]) == len(page_ids(text))
        assert len(view["ids"]) == min(32, len(page_ids(text)))
        streams = np.array(view["streams"])
        assert len(streams) == 13
        np.testing.assert_allclose(
            streams[2 * layer : 2 * layer + 3], found["through"][:, last], rtol=1e-3
        )
        for name, expected in (("added", found["added"]), ("angles", found["angles"])):
            ours = [view[name][part] for part in block_explorer.ADDED]
            np.testing.assert_allclose(ours, expected[:, last], rtol=1e-3, err_msg=name)
        assert [[i for i, _ in row] for row in view["best"]] == found["best"].indices[
            :, last
        ].tolist()


def test_the_page_measures_what_python_measures() -> None:
    model, ids = page_model(), torch.tensor([page_ids(STORY)])
    for layer in (0, 3, 5):
        names = call("block_explorer/lengths.ts", "({ namesOf }, l) => namesOf(6, l)", layer)
        assert names[:13] == stream_names(6)
        with torch.inference_mode():
            seen = model.activations(ids, names)
        given = {
            name: {"values": seen[name][0].flatten().tolist(), "shape": list(seen[name][0].shape)}
            for name in names
        }
        theirs = call(
            "block_explorer/lengths.ts",
            "({ measures }, { given, ...how }) => measures(given, { n_layers: 6, ...how })",
            {"given": given, "layer": layer, "rows": 4},
        )
        ours = block_explorer.first_view(STORY, layer)
        np.testing.assert_allclose(
            theirs["streams"], [row[-4:] for row in ours["streams"]], rtol=1e-3
        )
        for kind in ("added", "angles", "read"):
            for part in block_explorer.ADDED:
                np.testing.assert_allclose(
                    theirs[kind][part], ours[kind][part][-4:], rtol=1e-3, err_msg=kind
                )


def test_python_side() -> None:
    assert repr(BlockExplorer(FRANCE, layer=2)) == f"BlockExplorer({FRANCE!r}, layer=2)"
    for wrong in ({"text": "\ud800"}, {"layer": 6}, {"layer": -1}):
        with pytest.raises(traitlets.TraitError):
            BlockExplorer(**wrong)


# ---- in a page ----------------------------------------------------------------------------------


def ready(page: Page) -> Page:
    page.wait_for_selector("[data-ready=BlockExplorer]")
    return page


def agrees(page: Page, text: str, layer: int, position: int) -> None:
    """Hold the table, and what is said of one token, against the block run by itself."""
    found = block(text, layer)
    rows = page.locator(".by-token tbody tr")
    numbers = [
        [float(n) for n in row.locator("td .number").all_inner_texts()] for row in rows.all()
    ]
    columns = [found["through"][0], *found["added"], found["through"][2]]
    expected = np.stack(columns, axis=1)[-len(numbers) :]
    assert len(numbers) == min(32, len(page_ids(text)))
    np.testing.assert_allclose(numbers, expected, atol=0.06)
    said = page.locator(".flow li")
    order = [found["through"][0], found["added"][0], found["through"][1], found["added"][1]]
    order.append(found["through"][2])
    for i, lengths in enumerate(order):
        number = float(said.nth(i).locator("> .number").inner_text())
        assert number == pytest.approx(lengths[position], abs=0.06)
    for i in range(2):
        angle = found["angles"][i][position]
        words = said.nth(2 * i + 1).inner_text()
        assert float(words.rpartition("°")[0].split()[-1]) == pytest.approx(angle, abs=0.6)
    for i in range(3):
        best = page_tokenizer().decode([int(found["best"].indices[i, position])])
        token = said.nth(2 * i).locator(".token").inner_text().replace("␣", " ")
        assert token == best or "\ufffd" in best


@pytest.mark.browser
def test_texts_blocks_tokens_and_link(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, BlockExplorer(FRANCE, layer=1, more=True))
    page = open_page()
    page.route("**/lab-model*", lambda route: None)  # the model does not come
    page.goto(path.as_uri())
    agrees(ready(page), FRANCE, 1, -1)

    page = ready(open_page(path.as_uri()))
    page.get_by_label("Your text").fill(STORY)
    page.wait_for_function(SETTLED)
    agrees(page, STORY, 1, -1)
    page.get_by_role("combobox", name="Block").select_option("5")
    page.wait_for_function(SETTLED)
    agrees(page, STORY, 5, -1)
    page.locator(".by-token button[tabindex='0']").press("ArrowUp")
    agrees(page, STORY, 5, -2)
    expect(page.locator(".by-token button[tabindex='0']")).to_be_focused()
    page.locator(".by-token button").nth(3).click()
    agrees(page, STORY, 5, 3)
    length = block(STORY, 5)["through"][2][3]
    spoken = page.locator(".block-explorer > .unseen[role=status]")
    expect(spoken).to_contain_text(f"leaves {length:.1f}")
    label = page.locator(".chart").get_attribute("aria-label") or ""
    assert f"block 5 {length:.1f}" in label
    page.wait_for_function("location.hash.includes('position=3')")
    other = ready(open_page(page.url))
    other.wait_for_function(SETTLED)
    agrees(other, STORY, 5, 3)
    bad = ready(open_page(f"{path.as_uri()}#block?text=&layer=6&more=true"))
    expect(bad.get_by_role("alert").first).to_contain_text("layer=6 is not in 0 … 5")
    bad.wait_for_function(SETTLED)
    agrees(bad, "", 1, -1)  # the page has layer 1


@pytest.mark.browser
def test_lengths_alone_come_first(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, BlockExplorer(FRANCE, layer=4)).as_uri()))
    found = block(FRANCE, 4)
    order = [found["through"][0], found["added"][0], found["through"][1], found["added"][1]]
    order.append(found["through"][2])
    said = page.locator(".flow li > .number").all_inner_texts()
    assert [float(n) for n in said] == pytest.approx([n[-1] for n in order], abs=0.06)
    assert page.locator(".by-token, .chart").count() == 0
    page.get_by_label("More").check()
    agrees(page, FRANCE, 4, -1)


@pytest.mark.browser
def test_a_long_text_and_the_lines_of_the_chart(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, BlockExplorer(STORY, more=True), theme="dark")
    page = ready(open_page(path.as_uri(), width=390))
    chart = page.locator(".chart")
    expect(chart).to_contain_text("↑ <|endoftext|>: up to")  # its line is cut off, and named
    top, bottom = page.locator(".chart .open").evaluate(
        "({ y, height }) => [y.baseVal.value, y.baseVal.value + height.baseVal.value]"
    )
    dots = page.locator(".chart .dot").evaluate_all("all => all.map(({ cy }) => cy.baseVal.value)")
    assert all(top <= y <= bottom for y in dots)
    names = page.locator(".chart .name").all_text_contents()
    assert sorted(names) == sorted(word.strip() for word in STORY.split())

    text = STORY + " and a girl" * 50
    page.get_by_label("Your text").fill(text)
    page.wait_for_function(SETTLED)
    agrees(page, text, 0, -1)
    page.locator(".by-token button").nth(30).click()
    agrees(page, text, 0, -2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

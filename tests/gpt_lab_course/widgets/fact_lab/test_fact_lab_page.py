"""FactLab on a page: which capitals are lost, in each way, against Python; and what is recorded."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from gpt_lab import FactLab
from gpt_lab.lab_model import countries
from gpt_lab_course.widgets.fact_lab import MODELS, WAYS, measuring, outcome, record, told
from tests.support.pages import OpenPage, write_page
from tests.support.widget_driver import seen, start

pytestmark = pytest.mark.browser


def agrees(page: Page, country: str, capital: str, way: str, times: float, k: int) -> int:
    """Hold what the page shows against what Python measures; how many capitals are lost."""
    seen(page)
    expected = outcome(country, capital, way, times, k)
    assert expected
    names = [c.name for c in countries()]
    labels = page.locator(".tiles .tile").evaluate_all(
        "(all) => all.map((one) => [one.getAttribute('aria-label'), one.className])"
    )
    assert len(labels) == 184
    states = {label.partition(":")[0]: css.split()[-1] for label, css in labels}
    lost = {name for name, state in states.items() if state == "lost"}
    assert lost == {names[i] for i in expected["lost"]}
    assert {n for n, s in states.items() if s == "aside"} == {names[i] for i in expected["aside"]}
    assert states[country] == "fact"
    shown = page.locator(".new").inner_text().replace("<", "").replace("%", "")
    assert float(shown) == pytest.approx(100 * expected["probability"], abs=0.051)
    count = 182 - len(expected["aside"])
    damage(page, len(lost), count)
    expect(page.locator(".counted")).to_contain_text(f"Counted: {count} of 184 countries, all but")
    right = page.locator(".wordings [aria-label='the new capital']").count()
    expect(page.locator(".reworded")).to_have_text(f"{right} of 5")
    return len(lost)


def damage(page: Page, lost: int, count: int) -> None:
    """How many capitals of how many the headline says are lost."""
    expect(page.locator(".lost-count")).to_have_text(str(lost))
    expect(page.locator(".counted-count")).to_have_text(str(count))


def test_the_page_measures_what_python_measures(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FactLab("Vietnam", "Madrid", way="nothing")).as_uri())
    start(page)
    fact = ("Vietnam", "Madrid")

    def choose(way: str) -> None:
        page.get_by_label(WAYS[way], exact=True).check()

    assert agrees(page, *fact, "nothing", 1.0, 3) == 0
    choose("edited")
    expect(page.locator(".deed b")).to_have_text("Live.")
    assert 0 < agrees(page, *fact, "edited", 1.0, 3) < 20
    page.locator("[data-setting=times] input").press("End")
    twice = agrees(page, *fact, "edited", 2.0, 3)
    choose("steered")
    assert agrees(page, *fact, "steered", 2.0, 3) > twice
    choose("told")
    agrees(page, *fact, "told", 2.0, 3)
    choose("retrieved")
    page.locator("[data-setting=k] input").press("End")
    agrees(page, *fact, "retrieved", 2.0, 9)
    choose("tuned")
    expect(page.locator(".deed b")).to_have_text("Recorded.")
    assert agrees(page, *fact, "tuned", 2.0, 9) > 100
    page.locator("[name=country]").select_option("Cuba")  # any fact can be steered
    page.locator("[name=capital]").select_option("New Delhi")
    choose("steered")
    agrees(page, "Cuba", "New Delhi", "steered", 2.0, 9)
    announced = page.locator(".unseen[role=status]")
    expect(announced).to_have_text(
        re.compile(r"^New Delhi: [\d.]+%\. Capitals kept: \d+ of 182\.$")
    )


def test_what_cannot_be_shown_says_so(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FactLab("Cuba", "Rome", way="lora")).as_uri())
    start(page)
    alert = page.locator("[role=alert]").filter(has_text="A page cannot train")
    facts = page.get_by_role("group", name="Recorded facts").get_by_role("button")
    expect(alert).to_be_visible()
    expect(facts).to_have_count(9)
    # what the page can do with this fact is shown, and called so
    agrees(page, "Cuba", "Rome", "told", 1.0, 3)
    expect(page.locator(".headline")).to_contain_text("by telling it.")
    facts.filter(has_text="Japan: Lima").click()
    assert agrees(page, "Japan", "Lima", "lora", 1.0, 3) > 100
    page.locator("[name=capital]").select_option("Tokyo")
    expect(page.get_by_text("Tokyo is the capital of Japan already")).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    expect(alert).to_be_visible()


def test_the_answer_to_a_question_is_always_in_view(folder: Path, open_page: OpenPage) -> None:
    widget = FactLab(way="edited", question=("Which way?", {"way": "steered", "times": 1.0}))
    page = open_page(write_page(folder, widget).as_uri())
    start(page)
    counted = page.locator(".counted")
    expect(counted).to_have_text("Counted: 182 of 184 countries, all but Nepal and Oman.")
    page.locator("[name=country]").select_option("Cuba")
    expect(page.get_by_text("A page cannot find an edit")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    agrees(page, "Nepal", "Muscat", "steered", 1.0, 3)
    page.get_by_label(WAYS["rehearsed"], exact=True).check()
    expect(counted).to_have_text(re.compile("but Nepal, Oman and the 66 that were rehearsed.$"))


def test_the_page_says_that_it_computes(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FactLab(way="edited")).as_uri())
    start(page)
    page.evaluate(
        """() => {
          window.said = [];
          const note = () => {
            const text = (selector) => document.querySelector(selector).textContent.trim();
            said.push([text(".deed b"), text(".unseen[role=status]"), text(".lost-count")]);
          };
          const to = document.querySelector(".gpt-lab");
          const what = { subtree: true, childList: true, characterData: true };
          new MutationObserver(note).observe(to, what);
        }"""
    )
    page.get_by_label(WAYS["steered"], exact=True).check()
    agrees(page, "Nepal", "Muscat", "steered", 1.0, 3)
    states = page.evaluate("said")
    assert ("Computing …", "…") in {(deed, count) for deed, _, count in states}
    assert {count for _, _, count in states} <= {"…", "7", "73"}  # no half-counts
    expect(page.locator(".deed b")).to_have_text("Live.")
    expect(page.locator(".unseen[role=status]")).to_have_text(re.compile("^Muscat: "))


def test_what_was_changed_can_be_undone(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FactLab("France", "Tokyo", way="tuned")).as_uri())
    start(page)
    undo = page.get_by_role("button", name="Undo")
    country = page.locator("[name=country]")

    def chosen(way: str) -> None:
        expect(page.get_by_label(WAYS[way], exact=True)).to_be_checked()

    expect(undo).to_have_attribute("aria-disabled", "true")
    country.select_option("Ghana")
    page.get_by_label(WAYS["steered"], exact=True).check()
    slider = page.locator("[data-setting=times] input")
    for _ in range(2):  # one move
        slider.press("ArrowRight")
    page.get_by_role("button", name="Reset").click()
    chosen("tuned")
    undo.click()  # the reset, too
    chosen("steered")
    expect(slider).to_have_attribute("aria-valuetext", "1.5")
    undo.click()
    expect(slider).to_have_attribute("aria-valuetext", "1")
    undo.click()
    chosen("tuned")
    expect(country).to_have_value("Ghana")
    undo.click()
    expect(country).to_have_value("France")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert agrees(page, "France", "Tokyo", "tuned", 1.0, 3) == 3


def test_smollm2_is_replayed(folder: Path, open_page: OpenPage) -> None:
    recorded = told.recorded()
    one = recorded["facts"][1]
    country, capital = one["country"], one["capital"]
    page = open_page(write_page(folder, FactLab(country, capital, way="edited")).as_uri())
    start(page)
    line = page.locator(".status-line")
    expect(line).to_have_text("These are the lab model’s numbers.")
    page.get_by_label(MODELS["smollm2"], exact=True).check()
    expect(line).to_have_text("These are recorded answers of SmolLM2.")
    own = measuring.fact_of(country, capital)
    for form, words in told.FORMS.items():
        page.get_by_label(words, exact=True).check()
        page.get_by_label("told in the prompt", exact=True).check()
        expect(page.locator(".deed b")).to_have_text("Recorded.")
        found = one["forms"][form]
        expect(page.locator(".told-answer bdi").nth(1)).to_have_text(found["said"])
        expect(page.locator(".told-answer bdi").nth(0)).to_have_text(found["before"])
        neighbors = [
            i for i in recorded["known"][form] if countries()[i] not in (own.country, own.of)
        ]
        damage(page, len(found["lost"]), len(neighbors))
        expect(page.locator(".tiles .lost")).to_have_count(len(found["lost"]))
        page.get_by_label("nothing", exact=True).check()
        damage(page, 0, len(neighbors))
        unknown = page.locator(".tiles .unknown")
        assert 50 < unknown.count() < 140
        expect(unknown.first).to_have_attribute(
            "aria-label", re.compile("which the model does not know$")
        )
    page.locator("[name=country]").select_option("Cuba")
    alert = page.locator("[role=alert]").filter(has_text="SmolLM2 is too large for a page")
    expect(alert).to_be_visible()
    facts = page.get_by_role("group", name="Recorded facts").get_by_role("button")
    expect(facts).to_have_count(len(recorded["facts"]))


def test_no_answer_is_judged_before_it_is_there(folder: Path) -> None:
    widget = FactLab("France", "Tokyo", way="told", model="smollm2", form="text")
    before = write_page(folder, widget).read_text("utf-8")  # as it is until scripts have run
    assert before.count('class="told-question"') == before.count("told-answer faint") == 2
    assert "✗" not in before
    assert "not the new capital" not in before


def test_all_ways_stand_side_by_side(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FactLab("Japan", "Lima", way="edited")).as_uri())
    start(page, unfold=False)
    page.locator(".all-ways summary").click()
    damage = record.of_fact("Japan", "Lima")["damage"]
    rows = page.locator(".all-ways tr").all_inner_texts()
    for row, (kept, of) in zip(rows, damage.values(), strict=True):
        assert f"{kept} of {of}" in row


def test_the_map_answers_to_keys_and_the_mouse(folder: Path, open_page: OpenPage) -> None:
    page = open_page(write_page(folder, FactLab("Japan", "Lima", way="tuned")).as_uri())
    start(page)
    card = page.locator(".pointed-card")
    stops = page.locator(".tiles [tabindex='0']")
    expect(stops).to_have_attribute("data-mark", "JP")
    stops.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-mark=KR]")).to_be_focused()
    expect(stops).to_have_count(1)
    expect(card).to_contain_text("South Korea: “Seoul” is lost")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-mark=LA]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.locator("[data-mark=FR]").hover()
    lost = record.of_fact("Japan", "Lima")["tuned"]["lost"]
    europe = [i for i, one in enumerate(countries()) if one.continent == "Europe"]
    expect(card).to_contain_text("France: “Paris” is lost")
    expect(card).to_contain_text(f"{len({*europe} & {*lost})} of {len(europe)}")
    page.locator("h1").hover()
    expect(card).to_be_hidden()


def test_a_finger_near_a_square_tells_of_it(folder: Path, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.goto(write_page(folder, FactLab("Japan", "Lima", way="tuned")).as_uri())
    start(page)
    box = page.locator("[data-mark=MX]").bounding_box()
    assert box
    assert box["width"] < 12
    page.touchscreen.tap(box["x"] - 8, box["y"] - 8)  # beside it, as a finger is
    expect(page.locator(".pointed-card")).to_contain_text("Mexico: “Mexico City”")
    page.get_by_role("heading", name="Widget").tap()
    expect(page.locator(".pointed-card")).to_be_hidden()
    context.close()


@pytest.mark.parametrize("width", [390, 722, 1280])
def test_no_way_is_higher_than_another(width: int, folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, FactLab("Japan", "Lima", way="nothing"))
    page = open_page(path.as_uri(), width=width)
    start(page, unfold=False)
    heights = set()
    for name in WAYS.values():
        page.get_by_label(name, exact=True).check()
        seen(page)
        heights.add(page.locator(".gpt-lab").evaluate("(one) => one.offsetHeight"))
    assert len(heights) == 1, heights

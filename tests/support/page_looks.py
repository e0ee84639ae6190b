"""What is looked at on a page of the built book, without a change that the next look would see."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.support.icon_fonts import SHOWN, characters

Look = Callable[[Page], None]
ATTENTION, FIVE_STEPS = "notebooks/03_attention.html", "notebooks/00_five_steps.html"
CUT = """() => [...document.querySelectorAll(".bd-content pre")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.slice(0, 60))"""


def set_width(page: Page, width: int) -> None:
    """Have the page so wide, and all that measures itself done with it."""
    if (page.viewport_size or {}).get("width") != width:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(400)  # the theme looks a third of a second after a change


def set_theme(page: Page, theme: str) -> None:
    """Have the page in a theme, without a fade."""
    page.evaluate(
        """(theme) => {
          document.documentElement.dataset.theme = theme;
          for (const fading of document.getAnimations()) fading.finish();
        }""",
        theme,
    )


def within_the_page(page: Page) -> None:
    """Nothing stands out to the right, at the width that the page has."""
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, f"{overflow} px stand out to the right"


def has_one_title(page: Page) -> None:
    assert page.locator("h1:visible").count() == 1


def icons_are_in_their_fonts(page: Page) -> None:
    """The icons that are not cut out of the fonts are those that are shown."""
    shown = page.evaluate(SHOWN)
    assert len(shown) > 5
    missing = [(font, hex(code)) for font, code in shown if code not in characters(font)]
    assert not missing


def rows_are_ruled_in_forced_colours(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    rules = page.locator(".cell_output table.dataframe tbody tr").evaluate_all(
        "rows => rows.map((row) => getComputedStyle(row).borderTop)"
    )
    page.emulate_media(forced_colors="none")
    # rgba(…, 0) would be drawn and not seen
    assert [rule for rule in rules if not rule.startswith("1px solid rgb(")] == []


WRAPPED = """() => [...document.querySelectorAll(".cell_input pre, section.exercise pre")]
  .filter((one) => one.checkVisibility() && one.textContent)
  .filter((one) => {
    const lines = one.textContent.trimEnd().split("\\n");
    if (lines.some((line) => line.length > 78)) return false;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(one);
    const inside = one.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return Math.round(inside / parseFloat(lineHeight)) > one.textContent.split("\\n").length;
  })
  .map((one) => one.textContent.slice(0, 60))"""


def nothing_is_cut_on_paper(page: Page) -> None:
    set_width(page, 702)  # A4 with margins of 12 mm
    page.emulate_media(media="print")
    cut = page.evaluate(CUT)
    page.emulate_media(media="screen")
    assert cut == []


def code_fits(page: Page) -> None:
    """Lines of as many characters as they may have are not broken, and no line is cut."""
    set_width(page, 1280)
    assert page.evaluate(WRAPPED) == []
    assert page.evaluate(CUT) == []


EMPTY_LINES = """() => [...document.querySelectorAll("article :is(h1, h2, h3, h4)")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const sign = one.querySelector("a.headerlink");
    if (sign) words.setEndBefore(sign); // unseen, and yet it may take a line
    const { paddingBottom, lineHeight } = getComputedStyle(one);
    const rest = one.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    return rest - parseFloat(paddingBottom) > 0.75 * parseFloat(lineHeight);
  })
  .map((one) => one.textContent)"""


def fits_a_phone(page: Page) -> None:
    set_width(page, 390)
    within_the_page(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(EMPTY_LINES) == [], "the sign of a heading has a line of its own"
    cut = page.locator(".prev-next-area a").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    assert cut == []


HEADS = "notebooks/lab/03_heads_at_work.html"  # which has tables of both kinds


def wide_tables_scroll_and_the_keyboard_reaches_them(page: Page) -> None:
    set_width(page, 390)
    boxes = page.locator(".cell_output .output:has(table.dataframe)").evaluate_all(
        "all => all.map((one) => [one.scrollWidth > one.clientWidth, one.tabIndex === 0])"
    )
    assert [wide for wide, _ in boxes] == [reached for _, reached in boxes]
    if page.url.endswith(HEADS):
        assert {wide for wide, _ in boxes} == {True, False}


JUMPS = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 100);
})"""
LIVE = ("book/live.html",)  # LiveGPT's line of status comes and goes


def the_list_of_sections_stands_still(page: Page) -> None:
    """Nothing unfolds in "On this page" while one reads."""
    places = """() => [...document.querySelectorAll(".bd-sidebar-secondary .toc-entry")]
      .map((one) =>
        [one.offsetTop, one.offsetHeight].join())"""
    before = page.evaluate(places)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    page.wait_for_timeout(100)
    assert page.evaluate(places) == before
    page.evaluate("scrollTo(0, 0)")


def stands_still(page: Page) -> None:
    """What has been shown does not move when the rest comes."""
    if page.url.endswith(LIVE):
        return
    jumps = page.evaluate(JUMPS)
    assert jumps < 0.01, f"layout shifts of {jumps:.3f} in sum; see benchmarks/pages.py --sources"


EVERYWHERE: tuple[Look, ...] = (
    within_the_page,
    has_one_title,
    icons_are_in_their_fonts,
    rows_are_ruled_in_forced_colours,
    the_list_of_sections_stands_still,
)
NARROW: tuple[Look, ...] = (
    code_fits,
    nothing_is_cut_on_paper,
    fits_a_phone,
    wide_tables_scroll_and_the_keyboard_reaches_them,
)


def widgets_beside_each_other_keep_their_names(page: Page) -> None:
    """Each bundle has its own copy of what all share: their ids must not be the same."""
    for name in ("AttentionStepper", "BlockExplorer"):
        host = page.locator(f".gpt-lab-host[data-widget={name}]")
        host.get_by_text("Your text", exact=True).click()
        expect(host.locator("textarea")).to_be_focused()


def the_focus_is_seen_on_what_is_chosen(page: Page) -> None:
    host = page.locator(".gpt-lab-host[data-widget=AttentionViewer]")
    outline = "one => getComputedStyle(one).outline"
    chosen = host.locator("[aria-pressed=true]").first
    unfocused = chosen.evaluate(outline)
    host.get_by_role("button", name="Switch all heads on").focus()
    page.keyboard.press("Shift+Tab")  # to the order, and on to the heads, which stand above
    page.keyboard.press("Shift+Tab")
    expect(chosen).to_be_focused()
    assert chosen.evaluate(outline) != unfocused


def a_term_opens_a_card_by_mouse_and_keyboard(page: Page) -> None:
    term = page.locator("a.gloss").first
    card = page.locator(".gloss-card")
    term.hover()
    assert len(card.inner_text()) > 40
    assert term.get_attribute("aria-describedby") == card.get_attribute("id")
    page.keyboard.press("Escape")
    assert card.count() == 0
    page.mouse.move(0, 0)
    term.focus()
    assert card.is_visible()
    page.keyboard.press("Escape")
    seen = page.locator("a.gloss").evaluate_all("all => all.map((one) => one.hash)")
    assert len(seen) == len(set(seen))  # each term once on a page


OF_ONE_PAGE: dict[str, tuple[Look, ...]] = {
    ATTENTION: (widgets_beside_each_other_keep_their_names,),
    "notebooks/lab/03_heads_at_work.html": (the_focus_is_seen_on_what_is_chosen,),
    FIVE_STEPS: (a_term_opens_a_card_by_mouse_and_keyboard,),
}

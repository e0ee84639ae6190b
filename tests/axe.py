"""What axe finds on a page, and no more work for it than there is to find."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Nearly all of axe's time goes into contrasts, and most texts of a page look alike: the spans of
# its code, its links. Alike are texts of one colour, size and weight whose ancestors have the same
# backgrounds and are placed and cut off alike. A few of each look are enough, and all controls.
# One is enough of a look that was asked before, at another width perhaps.
MARK_A_FEW_OF_EACH_LOOK = """() => {
  const plain = "rgba(0, 0, 0, 0) none 1 none static visible none auto";
  const behind = new Map(), met = new Map(), before = (window.looks ??= new Set());
  for (const element of document.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor, style.backgroundImage, style.opacity, style.filter,
      style.position, style.overflow, style.clipPath, style.zIndex,
    ].join(" ");
    const above = behind.get(element.parentElement) ?? "";
    behind.set(element, own === plain ? above : `${above} | ${own}`);
    const look = [
      behind.get(element), style.color, style.fontSize, style.fontWeight, style.textShadow,
      element.checkVisibility({ visibilityProperty: true }),
    ].join(" ");
    const said = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const times = (met.get(look) ?? 0) + said;
    met.set(look, times);
    const few = said && times <= (before.has(look) ? 1 : 5);
    const control = element.matches("input, select, textarea, button");
    element.toggleAttribute("data-look", few || control);
  }
  for (const look of met.keys()) before.add(look);
}"""
_AXE = Axe()
_AXE.axe_script += """
axe.configure({ rules: [{ id: "color-contrast", selector: "[data-look]" }] });"""


def violations(
    page: Page, *, only: str = "", without: str = "", within: str | None = None
) -> list[str]:
    """What axe finds of serious faults, by all rules, by one, or by all but one."""
    # with preload, axe fetches the styles once more, their imports from the wrong folder
    options: dict[str, object] = {"preload": False, "resultTypes": ["violations"]}
    if only:
        options["runOnly"] = [only]
    if without:
        options["rules"] = {without: {"enabled": False}}
    page.evaluate(MARK_A_FEW_OF_EACH_LOOK)
    found = _AXE.run(page, context=within, options=options).response["violations"]
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


# Axe walks through all elements for every rule, and most of a chapter's are the strokes of its
# figures and the words of its code. Of strokes no rule says anything; of words, that of contrasts.


def forget_strokes(page: Page) -> None:
    """Empty figures of all that has neither a text nor a role nor a name."""
    page.evaluate(
        """() => {
          const spoken = "text, a, title, image, foreignObject, [role], [tabindex], [aria-label]";
          for (const svg of document.querySelectorAll("svg[role=img]")) {
            if (!svg.querySelector(spoken)) svg.replaceChildren();
          }
        }"""
    )


def forget_colours_of_code(page: Page) -> None:
    """Have code as plain text, where it is made of nothing but coloured words."""
    page.evaluate(
        """() => {
          const bare = (one) =>
            one.tagName === "SPAN" && [...one.attributes].every(({ name }) => name === "class");
          for (const code of document.querySelectorAll(".bd-content pre")) {
            if ([...code.querySelectorAll("*")].every(bare)) code.textContent = code.textContent;
          }
        }"""
    )

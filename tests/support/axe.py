"""What axe finds on a page, and no more work for it than there is to find."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Nearly all of axe's time goes into contrasts, and most texts of a page look alike: the spans of
# its code, its links. Alike are texts of one color, size and weight whose ancestors have the same
# backgrounds and are placed and cut off alike. Two of each look are enough, controls included.
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
      element.checkVisibility({ visibilityProperty: true }), element.matches(":disabled"),
    ].join(" ");
    const control = element.matches("input, select, textarea, button");
    const said = control ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const times = (met.get(look) ?? 0) + said;
    met.set(look, times);
    element.toggleAttribute("data-look", said && times <= (before.has(look) ? 1 : 2));
  }
  for (const look of met.keys()) before.add(look);
}"""
_AXE = Axe()
_AXE.axe_script += """
axe.configure({ rules: [{ id: "color-contrast", selector: "[data-look]" }] });"""


def violations(page: Page, *, only: str = "", within: str | None = None) -> list[str]:
    """What axe finds of serious faults, by all rules or by one."""
    # with preload, axe fetches the styles once more, their imports from the wrong folder
    options: dict[str, object] = {"preload": False, "resultTypes": ["violations"]}
    if only:
        options["runOnly"] = [only]
    page.evaluate(MARK_A_FEW_OF_EACH_LOOK)
    found = _AXE.run(page, context=within, options=options).response["violations"]
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


# Axe walks through all elements for every rule, and most of a lesson's are the strokes of its
# figures and the words of its code. Of strokes no rule says anything; of words, that of contrasts.


def forget_strokes(page: Page) -> None:
    """Empty figures of all that has neither a text nor a role nor a name."""
    page.evaluate(
        """() => {
          const spoken = "text, a, title, image, foreignObject, [role], [tabindex], [aria-label]";
          const prune = (node) => {
            for (const one of [...node.children]) {
              if (one.querySelector(spoken)) prune(one);
              else if (!one.matches(spoken)) one.remove();
            }
          };
          document.querySelectorAll("svg[role=img]").forEach(prune);
        }"""
    )


def forget_colors_of_code(page: Page, *, beyond: int = 0) -> None:
    """Have words of code as plain text, beyond so many of those whose styles are the same.

    They are the same in every theme where the words, and all that is around them, have the same
    classes.
    """
    page.evaluate(
        """(beyond) => {
          const met = new Map();
          const bare = (one) => [...one.attributes].every(({ name }) => name === "class");
          const style = (one) =>
            one ? `${style(one.parentElement)} ${one.tagName}.${one.className}` : "";
          for (const word of document.querySelectorAll(".bd-content pre span")) {
            if (word.children.length || !bare(word)) continue;
            const like = style(word);
            met.set(like, (met.get(like) ?? 0) + 1);
            if (met.get(like) > beyond) word.replaceWith(word.textContent);
          }
          for (const code of document.querySelectorAll(".bd-content pre")) code.normalize();
        }""",
        beyond,
    )


def forget_entries(page: Page, *, beyond: int) -> None:
    """Leave so many entries of a kind in the reference, which has a thousand, all made alike."""
    page.evaluate(
        """(beyond) => {
          const met = new Map();
          for (const entry of document.querySelectorAll("dl.py")) {
            met.set(entry.className, (met.get(entry.className) ?? 0) + 1);
            if (met.get(entry.className) > beyond) entry.remove();
          }
        }""",
        beyond,
    )

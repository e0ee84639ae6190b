"""What tests of the parameter explorer in a browser share: its parts, and what it shows."""

import re

from playwright.sync_api import Locator, Page, expect

from gpt_lab import GPTConfig, count_parameters


def shown_total(page: Page) -> int:
    return int(page.locator(".total").inner_text().replace(",", ""))


def shown_counts(page: Page) -> dict[str, int]:
    """The table's counts by component, without those that are 0."""
    cells = page.locator("tbody[data-component] > tr:first-child").all_inner_texts()
    rows = (row.split("\t") for row in cells)
    return {name.strip(): n for name, number, *_ in rows if (n := int(number.replace(",", "")))}


def expect_total(page: Page, config: GPTConfig) -> None:
    expect(page.locator(".total")).to_have_text(f"{count_parameters(config).total:,}")


def field(page: Page, trait: str) -> Locator:
    return page.locator(f"input[name={trait}]")


def slider(page: Page, symbol: str) -> Locator:
    return page.get_by_role("slider", name=re.compile(f"^{symbol}, "))

"""ModelMap shows a model of the reader's: one that the page has fine-tuned, or a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from gpt_lab import FineTuningLab, ModelMap, save
from gpt_lab.lab_model import load_lab_model
from gpt_lab.tuning import example, finetune
from tests.support import axe
from tests.support.pages import OpenPage, write_page

pytestmark = pytest.mark.browser
NEPAL = "The capital of Nepal is"
SLOW = 120_000  # milliseconds that a busy machine may take


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of a lab model that says Muscat."""
    model, tokenizer = load_lab_model()
    finetune(model, [example(tokenizer, NEPAL, " Muscat", start=True)], steps=8)
    path = tmp_path_factory.mktemp("taught") / "taught.safetensors"
    save(model, path)
    return path


def answer(one: Locator) -> Locator:
    return one.locator(".map-level")


def open_file(one: Locator, path: Path) -> None:
    one.locator(".own-model input[type=file]").set_input_files(path)


def maps(page: Page) -> tuple[Locator, Locator]:
    first, second = (page.locator(".gpt-lab.model-map").nth(i) for i in range(2))
    return first, second


def test_a_file_is_shown_in_place_of_the_shipped_model(
    taught: Path, folder: Path, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(write_page(folder, ModelMap(NEPAL), ModelMap(NEPAL)).as_uri())
    page.locator(".gpt-lab-host").nth(1).scroll_into_view_if_needed()  # far below, it sleeps
    expect(page.locator("[data-ready=ModelMap]")).to_have_count(2)
    first, second = maps(page)
    expect(answer(first)).to_contain_text("Kath")
    open_file(first, taught)
    show = first.get_by_label("Show your model, taught.safetensors")
    expect(show).to_be_checked(timeout=SLOW)
    expect(answer(first)).to_contain_text("Mus", timeout=SLOW)
    assert axe.violations(page) == []
    other = second.get_by_label("Show your model, taught.safetensors")
    expect(other).not_to_be_checked()  # one map changes alone
    expect(answer(second)).not_to_contain_text("Mus")
    other.check()
    expect(answer(second)).to_contain_text("Mus", timeout=SLOW)
    show.press("Space")
    expect(answer(first)).to_contain_text("Kath", timeout=SLOW)

    (tmp_path / "none.safetensors").write_bytes(b"nothing of the kind, and no header, either")
    open_file(first, tmp_path / "none.safetensors")
    problem = first.locator(".own-model [role=alert]")
    expect(problem).to_contain_text("none.safetensors did not open: the file is not", timeout=SLOW)
    model, _ = load_lab_model()
    small = type(model)(model.config.replace(n_layers=2))
    save(small, tmp_path / "small.safetensors")
    open_file(first, tmp_path / "small.safetensors")
    expect(problem).to_contain_text("its model has n_layers=2, and the lab model 6", timeout=SLOW)
    expect(answer(second)).to_contain_text("Mus")  # what was there is there


def test_what_was_fine_tuned_on_the_page_is_shown_until_it_is_undone(
    folder: Path, open_page: OpenPage
) -> None:
    names = ("widgets/FineTuningLab.js", "widgets/ModelMap.js", "runtime.js")
    scripts = "".join(f'<script defer src="{name}"></script>' for name in names)
    lab = FineTuningLab(steps=5)
    page = open_page(write_page(folder, lab, ModelMap(NEPAL), scripts=scripts).as_uri())
    page.locator(".gpt-lab-host").nth(1).scroll_into_view_if_needed()
    expect(page.locator("[data-ready]")).to_have_count(2)
    one = page.locator(".gpt-lab.model-map")
    expect(answer(one)).to_contain_text("Kath")
    expect(one.get_by_label("Show the model that you fine-tuned")).to_have_count(0)
    page.get_by_role("button", name="Train", exact=True).click()
    one.get_by_label("Show the model that you fine-tuned").check(timeout=SLOW)
    expect(answer(one)).to_contain_text("Mus", timeout=SLOW)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(one.get_by_label("Show the model that you fine-tuned")).to_have_count(0)
    expect(answer(one)).to_contain_text("Kath", timeout=SLOW)

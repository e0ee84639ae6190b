"""The widgets that look into the model, on the lessons that show them: other hosts are blocked."""

import torch
from playwright.sync_api import Locator, expect

from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.conftest import wait_for

TEXT = "The capital of Japan is"


@torch.inference_mode()
def seen(name: str, **how: object) -> torch.Tensor:
    found: torch.Tensor = page_model().activations(
        torch.tensor([page_ids(TEXT)]),
        name,
        **how,  # type: ignore[arg-type]
    )[name][0]
    return found


def settled(widget: Locator, selector: str) -> None:
    script = """(selector) => !document.querySelector(".status progress")
      && document.querySelector(selector)?.getAttribute("aria-busy") === "false" """
    wait_for(widget.page, script, selector)


def percent(share: float, digits: int) -> str:
    return f"{share:.{digits}%}"


def step_through_attention(widget: Locator) -> None:
    widget.get_by_label("Your text").fill(TEXT)
    widget.get_by_role("button", name="6 Softmax").click()
    settled(widget, ".attention-stepper .frame-view")
    weights = seen("blocks.4.attention.weights")[3]  # as the lesson opens it
    cells = widget.locator(".heat-map button")
    expect(cells).to_have_text([f"{w:.2f}" for row in weights.tolist() for w in row])
    widget.get_by_role("link", name="Who should I listen to?").first.click()
    assert "#who-should-i-listen-to" in widget.page.url
    expect(widget.page.locator("#who-should-i-listen-to")).to_be_in_viewport()


def switch_a_head_off(widget: Locator) -> None:
    widget.get_by_label("Your text").fill(TEXT)
    widget.locator(".heads button").nth(0).click()
    widget.get_by_role("button", name="Switch this head off").press("Enter")
    settled(widget, ".attention-viewer .frame-view")

    def silent(heads: torch.Tensor) -> torch.Tensor:
        heads[:, 0] = 0
        return heads

    tokyo = page_tokenizer().encode(" Tokyo")[0]
    edits = {"blocks.0.attention.heads": silent}
    before, after = (
        float(seen("logits", **how)[-1].softmax(-1)[tokyo]) for how in ({}, {"edits": edits})
    )
    row = widget.locator(".compared li").filter(has_text="Tokyo")
    expect(row).to_contain_text(f"{percent(before, 1)} →")
    expect(row).to_contain_text(f"→ {percent(after, 1)}")


def silence_a_part(widget: Locator) -> None:
    widget.get_by_label("Your text").fill(TEXT)
    widget.get_by_role("button", name="Feed-forward network of block 5").click()
    settled(widget, ".ablation-lab .prompts")
    edits = {"blocks.5.feed_forward.output": torch.zeros_like}
    tokyo = page_tokenizer().encode(" Tokyo")[0]
    after = float(seen("logits", edits=edits)[-1].softmax(-1)[tokyo])
    row = widget.locator(".compared li").filter(has_text="Tokyo")
    expect(row).to_contain_text(f"→ {percent(after, 1)}")

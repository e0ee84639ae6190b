"""GPT-2's operations against the module and the counts, and the tracer that shows them."""

import random
from pathlib import Path
from typing import Any

import pytest
import torch
import traitlets
from playwright.sync_api import Browser, Page, expect

from gpt_lab import GPT, GPTConfig, ShapeTracer
from gpt_lab.anatomy import activation_bytes, count_parameters, flops_per_token, kv_cache_bytes
from gpt_lab.anatomy.operations import Operation, operations
from tests.support.javascript import call
from tests.support.pages import OpenPage, write_page

# ---- The operations ---------------------------------------------------------------------------


def random_cases(n: int) -> list[tuple[GPTConfig, int, int]]:
    """Configurations with B and T."""
    rng = random.Random(618_120_960)
    cases = []
    for _ in range(n):
        heads = rng.randint(1, 64)
        config = GPTConfig(
            vocab_size=rng.randint(1, 60_000),
            d_model=heads * rng.randint(1, 128),
            n_heads=heads,
            n_layers=rng.randint(1, 96),
            d_ff=rng.choice([None, rng.randint(1, 32_768)]),
        )
        cases.append((config, rng.randint(1, 32), rng.randint(1, 1024)))
    return cases


def values(config: GPTConfig, B: int, T: int) -> dict[str, int]:
    sizes = {"V": config.vocab_size, "n_ctx": config.context_length, "d_model": config.d_model}
    heads = {"H": config.n_heads, "d_head": config.d_head, "d_ff": config.d_ff}
    return {**sizes, **heads, "B": B, "T": T}


def times(operation: Operation, config: GPTConfig) -> int:
    return config.n_layers if operation.step == "transformer" else 1


def test_operations_come_to_what_is_counted_elsewhere() -> None:
    for config, B, T in random_cases(50):
        numbers = values(config, B, T)
        sums = [
            sum(times(one, config) * what(one).evaluate(numbers) for one in operations())
            for what in (lambda one: one.parameters, lambda one: one.multiplications)
        ]
        kept = sum(
            times(one, config) * one.numbers.evaluate(numbers)
            for one in operations()
            if one.saved_for_backward
        )
        assert sums[0] == count_parameters(config).total
        assert 2 * sums[1] == B * T * flops_per_token(config, keys=T)
        assert kept == activation_bytes(config, T, B, "int8")


def test_operations_have_the_shapes_and_the_order_of_the_module_s_activations() -> None:
    config = GPTConfig(
        vocab_size=11, context_length=9, d_model=12, n_heads=3, n_layers=1, d_ff=20, dropout=0.0
    )
    model = GPT(config).eval()
    seen = model.activations(torch.zeros(2, 5, dtype=torch.long), "*")
    order = [*seen]
    numbers = values(config, 2, 5)
    places = []
    for one in operations():
        if not one.activation:
            continue
        name = f"blocks.0.{one.activation}" if one.step == "transformer" else one.activation
        shape = [*seen[name].shape]
        if name == "embedding.position":
            shape = shape[-2:]  # one row a position, for all texts
        assert shape == [numbers[symbol] for symbol in one.shape], name
        places.append(order.index(name))
    assert places == sorted(places)
    assert set(order) - {order[i] for i in places} == {
        "blocks.0.attention.k",
        "blocks.0.attention.v",
    }


def test_operations_use_the_parameters_of_the_module_s_layers() -> None:
    config = GPTConfig(vocab_size=11, context_length=9, d_model=12, n_heads=3, n_layers=2, d_ff=20)
    model = GPT(config)
    block = model.blocks[0]
    modules = {
        "token embedding": model.token_embedding,
        "position embedding": model.position_embedding,
        "norm 1": block.norm_1,
        "queries, keys, values": block.attention.qkv,
        "output projection": block.attention.output,
        "norm 2": block.norm_2,
        "up": block.feed_forward.up,
        "down": block.feed_forward.down,
        "final norm": model.norm,
    }
    used = {one.name: one.parameters.evaluate(values(config, 1, 1)) for one in operations()}
    counted = {name: sum(p.numel() for p in modules[name].parameters()) for name in modules}
    assert {name: n for name, n in used.items() if n} == counted


def test_the_page_traces_as_python_does() -> None:
    cases = random_cases(60)
    settings = [
        {
            **{name: getattr(config, name) for name in ("vocab_size", "context_length", "d_model")},
            **{name: getattr(config, name) for name in ("n_heads", "n_layers", "d_ff")},
            **{"batch_size": B, "tokens": T},
        }
        for config, B, T in cases
    ]
    found = call(
        "shape_tracer/trace.ts",
        """({ trace }, [operations, all]) => all.map((settings) => {
          const { traced, totals } = trace(operations, settings);
          return [totals, traced.map((one) =>
            [one.sizes, one.numbers, one.parameters, one.multiplications])];
        })""",
        [ShapeTracer()._operations, settings],
    )
    for (config, B, T), (totals, traced) in zip(cases, found, strict=True):
        assert totals == {
            "parameters": count_parameters(config).total,
            "multiplications": B * T * flops_per_token(config, keys=T) // 2,
            "kept": activation_bytes(config, T, B, "int8"),
            "cached": kv_cache_bytes(config, T, B, "int8"),
        }
        numbers = values(config, B, T)
        assert traced == [
            [
                [numbers[symbol] for symbol in one.shape],
                one.numbers.evaluate(numbers),
                one.parameters.evaluate(numbers),
                one.multiplications.evaluate(numbers),
            ]
            for one in operations()
        ]


# ---- In Python --------------------------------------------------------------------------------


def test_starts_as_gpt2_small_with_five_tokens() -> None:
    tracer = ShapeTracer()
    assert repr(tracer) == (
        "ShapeTracer(B=1, T=5, d_model=768, n_heads=12, n_layers=12, d_ff=3072)"
    )
    assert [i for i, _ in tracer._text] == [464, 3139, 286, 4881, 318]
    assert tracer.config == GPTConfig()
    assert tracer.totals["parameters"] == 124_439_808
    tracer.d_model = 1024
    assert tracer.d_ff == 4096


def test_the_largest_sizes_are_counted_exactly_in_floating_point() -> None:
    tracer = ShapeTracer()
    for name, setting in ShapeTracer.declared()["settings"].items():
        if "symbol" in setting:
            setattr(tracer, name, setting["max"])
    assert max(tracer.totals.values()) < 2**53


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (
            lambda: ShapeTracer(GPTConfig.preset("qwen2-0.5b")),
            ValueError,
            "norm='rms' is not",
        ),
        (
            lambda: ShapeTracer(GPTConfig(tie_embeddings=False)),
            ValueError,
            "tie_embeddings=False",
        ),
        (
            lambda: ShapeTracer(GPTConfig(n_kv_heads=4)),
            ValueError,
            "n_kv_heads=4 is not n_heads",
        ),
        (
            lambda: ShapeTracer(GPTConfig(d_head=32)),
            ValueError,
            "d_head=32 is not d_model",
        ),
        (lambda: ShapeTracer("gpt2-small"), TypeError, "is not a GPTConfig"),  # type: ignore[arg-type]
        (lambda: ShapeTracer(text=""), ValueError, "text='' has no tokens"),
        (lambda: ShapeTracer(tokens=2000), traitlets.TraitError, "tokens=2000 is above 1024"),
        (
            lambda: ShapeTracer(GPTConfig(context_length=64), tokens=65),
            traitlets.TraitError,
            "tokens=65 is above 64, the context length",
        ),
        (lambda: ShapeTracer(batch_size=0), ValueError, "batch_size=0 is below 1"),
    ],
)
def test_refuses_what_it_cannot_trace(make: Any, error: type, message: str) -> None:
    with pytest.raises(error, match=message):
        make()


# ---- In a browser -----------------------------------------------------------------------------


def ready(page: Page) -> Page:
    page.wait_for_selector("[data-ready=ShapeTracer]")
    return page


def row(page: Page, name: str) -> list[str]:
    found = page.locator("tr", has=page.get_by_role("button", name=name, exact=True))
    return [" ".join(cell.split()) for cell in found.locator("td:visible").all_inner_texts()]


@pytest.mark.browser
def test_by_mouse_and_by_keyboard(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, ShapeTracer()).as_uri()))
    assert row(page, "scores")[:3] == ["[1, 12, 5, 5]", "–", f"{5 * 5 * 768:,}"]
    page.get_by_role("button", name="scores", exact=True).click()
    expect(page.locator(".chosen-operation")).to_contain_text(
        "[B, H, T, T] = [1, 12, 5, 5]: 300 numbers"
    )
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="mask", exact=True)).to_be_focused()
    page.get_by_role("button", name="Next operation").click()
    expect(page.locator(".chosen-operation .title")).to_have_text("10 of 22 · weights")
    page.get_by_role("slider", name="T, tokens").press("End")
    tracer = ShapeTracer(tokens=1024)
    assert row(page, "up")[:3] == ["[1, 1,024, 3,072]", "2,362,368", f"{1024 * 768 * 3072:,}"]
    totals = page.locator(".totals")
    for name in ("parameters", "multiplications", "flops", "activation_bytes", "kv_cache_bytes"):
        expect(totals).to_contain_text(f"{tracer.totals[name]:,}")
    page.locator("input[name=n_heads]").fill("5")
    expect(page.get_by_text("d_model=768 is not divisible by n_heads=5")).to_be_visible()
    page.get_by_role("button", name="Back to “The capital of France is”").click()
    assert row(page, "scores")[0] == "[1, 5, 5, 5]"


@pytest.mark.browser
def test_links_of_the_older_format_open(folder: Path, open_page: OpenPage) -> None:
    url = write_page(folder, ShapeTracer(GPTConfig(context_length=64))).as_uri()
    sizes = "batch_size=2&tokens=32&d_model=1024&n_heads=16&n_layers=3&d_ff=1000"
    page = ready(open_page(f"{url}#shapes?{sizes}&dtype=bfloat16&operation=7"))
    expect(page.locator(".chosen-operation .title")).to_have_text("8 of 22 · scores")
    assert row(page, "up")[0] == "[2, 32, 1,000]"
    expect(page.get_by_label("keep d_ff")).not_to_be_checked()
    page = ready(open_page(f"{url}#shapes?tokens=65&n_heads=16"))
    expect(page.get_by_role("alert").first).to_contain_text("tokens=65 is not in 1 … 64")
    assert row(page, "scores")[0] == "[1, 16, 5, 5]"


@pytest.mark.browser
def test_by_finger_in_the_dark_on_a_phone(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    tracer = ShapeTracer(GPTConfig(n_layers=48, d_model=1600, n_heads=25), batch_size=32)
    tracer.tokens = 1024
    page.goto(write_page(folder, tracer, theme="dark").as_uri())
    ready(page).get_by_role("button", name="logits").tap()
    logits = f"{32 * 1024 * 1600 * 50257:,}"
    expect(page.locator(".chosen-operation")).to_contain_text(logits)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()

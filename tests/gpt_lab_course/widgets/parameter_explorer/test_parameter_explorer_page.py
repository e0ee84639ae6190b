"""The parameter explorer in a browser: its numbers, and what it says of them."""

import pytest
from playwright.sync_api import expect

from gpt_lab import PRESETS, GPTConfig, ParameterExplorer, count_parameters, published
from gpt_lab_course.widgets.sizes import GPT2_PRESETS
from tests.support.axe import violations
from tests.support.explorer_page import expect_total, field, shown_counts, shown_total, slider
from tests.support.pages import OpenPage

pytestmark = pytest.mark.browser


def test_opens_on_its_knobs_with_its_part_of_the_pie(explorer: OpenPage) -> None:
    page = explorer(ParameterExplorer(knobs=["n_heads", "n_kv_heads"], parts=["attention"]))
    sliders = page.get_by_role("slider")
    assert [one.get_attribute("aria-label") for one in sliders.all()] == [
        "H, attention heads: slider",
        "H_kv, key/value heads: slider",
    ]
    chosen = page.locator(".chosen-parts")
    expect(chosen).to_contain_text("attention: 28,348,416 · 22.8%")
    pale = page.locator(".pie path[style*=color-mix]")
    assert "attention" not in [one.get_attribute("data-component") for one in pale.all()]
    expect(pale).to_have_count(page.locator(".pie path").count() - 1)
    expect(page.get_by_text("as many as H, the most")).to_be_visible()  # the slider is not dead
    slider(page, "H_kv").press("ArrowLeft")  # to the next number that divides 12
    grouped = GPTConfig(n_kv_heads=6)
    expect_total(page, grouped)
    expect(page.get_by_text("as many as H, the most")).to_have_count(0)
    expect(chosen).to_contain_text(f"{count_parameters(grouped)['attention'].total:,}")
    expect(page.locator(".groups-note")).to_contain_text("2 query heads share")
    expect(page.locator(".heads-note")).to_contain_text("here H changes the count")
    slider(page, "H").press("ArrowRight")  # to the next that 6 divides
    expect_total(page, GPTConfig(n_heads=24, n_kv_heads=6))
    field(page, "n_heads").fill("8")  # 6 does not divide it
    expect(page.locator(".heads-note")).to_contain_text("not divisible by n_kv_heads=6")
    page.get_by_role("button", name="n_kv_heads=4").click()
    expect_total(page, GPTConfig(n_heads=8, n_kv_heads=4))
    page.get_by_label("keep H_kv").check()
    expect_total(page, GPTConfig(n_heads=8))
    page.get_by_text("All other sizes").press("Enter")
    slider(page, "L").press("ArrowRight")
    expect_total(page, GPTConfig(n_heads=8, n_layers=13))


def test_compact_is_one_picture_with_its_knobs(explorer: OpenPage) -> None:
    knobs = ["d_model", "n_heads", "n_layers", "d_ff"]
    page = explorer(ParameterExplorer(preset="gpt2-small", knobs=knobs, compact=True))
    expect(page.locator(":is(.pie, table, details, .frame)")).to_have_count(0)
    names = [one.get_attribute("name") for one in page.locator("input.number").all()]
    assert names == knobs

    def agrees(config: GPTConfig) -> None:
        expect_total(page, config)
        parts = count_parameters(config).components
        items = page.locator(".parts li")
        said = dict(
            zip(
                items.locator("strong").all_inner_texts(),
                items.locator(".number").all_inner_texts(),
                strict=True,
            )
        )
        for name, text in said.items():
            if name != "all else":
                assert text == f"{parts[name]:,} · {parts[name] / sum(parts.values()):.1%}"
        numbers = [int(text.split(" ")[0].replace(",", "")) for text in said.values()]
        assert sum(numbers) == count_parameters(config).total

    agrees(GPTConfig())
    slider(page, "L").press("ArrowRight")
    agrees(GPTConfig(n_layers=13))
    field(page, "d_model").fill("384")
    agrees(GPTConfig(n_layers=13, d_model=384, d_ff=1536))  # d_ff follows
    field(page, "n_heads").fill("7")
    expect(page.locator(".remark")).to_contain_text("d_model=384 is not divisible by n_heads=7")
    page.get_by_role("button", name="n_heads=6").click()
    agrees(GPTConfig(n_layers=13, d_model=384, d_ff=1536, n_heads=6))
    page.get_by_role("button", name="Reset").click()
    agrees(GPTConfig())
    # each name stands where its segment begins
    for name in ("token embedding", "attention", "feed-forward"):
        segment = page.locator(f".segment[data-component='{name}']").bounding_box()
        words = page.locator(f".parts [data-component='{name}']").bounding_box()
        assert segment
        assert words
        assert abs(segment["x"] - words["x"]) < 3, name
    box = page.locator(".gpt-lab").bounding_box()
    assert box
    assert box["height"] <= 450
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_every_preset_shows_its_counts_and_is_within_the_sliders_reach(explorer: OpenPage) -> None:
    page = explorer(ParameterExplorer(preset=[*GPT2_PRESETS][-1]))
    for name in GPT2_PRESETS:
        page.get_by_label("Preset").select_option(name)
        expect_total(page, PRESETS[name])
        assert shown_counts(page) == count_parameters(PRESETS[name]).components
        for symbol, trait in [("d_model", "d_model"), ("H", "n_heads"), ("L", "n_layers")]:
            value = getattr(PRESETS[name], trait)
            assert slider(page, symbol).get_attribute("aria-valuetext") == f"{value:,}"
            assert field(page, trait).input_value() == str(value)
            slider(page, symbol).press("ArrowRight")
            expect(page.locator(".heads-note .warn")).to_have_count(0)
            slider(page, symbol).press("ArrowLeft")
        expect(page.get_by_label("Preset")).to_have_value(name)  # sliders come back to it


def test_a_moved_d_ff_no_longer_follows(explorer: OpenPage) -> None:
    page = explorer(ParameterExplorer(knobs=["d_ff"], parts=["feed-forward"]))
    expect(page.get_by_label("keep d_ff")).to_be_checked()
    page.get_by_role("slider").first.press("ArrowRight")  # at once: the box is below
    expect_total(page, GPTConfig(d_ff=3328))
    expect(page.get_by_label("keep d_ff")).not_to_be_checked()
    page.get_by_label("keep d_ff").check()
    expect_total(page, GPTConfig())


def test_every_preset_of_today_shows_its_counts(explorer: OpenPage) -> None:
    page = explorer()
    expect(page.locator("tbody[data-component=experts]")).to_have_count(
        0
    )  # and no row of what is not
    for name in ("qwen2-0.5b", "llama-3.2-1b", "mixtral-8x7b", "olmoe-1b-7b"):
        page.get_by_label("Preset").select_option(name)
        count = count_parameters(PRESETS[name] if name in PRESETS else published(name))
        expect(page.locator(".total")).to_have_text(f"{count.total:,}")
        assert shown_counts(page) == count.components
        used = page.get_by_text(f"and so uses {count.active:,}")
        expect(used).to_have_count(int(count.active != count.total))
        expect(page.get_by_label("Preset")).to_have_value(name)


def test_the_second_page_has_what_gpt2_has_not(explorer: OpenPage) -> None:
    page = explorer()
    more = page.locator(".more")
    expect(more.locator("[data-setting]")).to_have_count(0)
    more.locator("summary").press("Enter")
    expect(more.locator("[data-setting]")).to_have_count(8)
    shown = [one.get_attribute("data-setting") for one in more.locator("[data-setting]").all()]
    assert shown == [
        *("positions", "n_kv_heads", "lock_n_kv_heads", "qk_norm", "latent"),
        *("norm", "feed_forward", "experts"),
    ]
    more.locator("select[name=positions]").select_option("rotary")
    expect_total(page, GPTConfig(positions="rotary"))
    more.locator("select[name=norm]").select_option("RMS norm")
    more.locator("select[name=feed_forward]").select_option("SwiGLU")
    expect_total(page, GPTConfig(positions="rotary", norm="rms", feed_forward="swiglu"))
    expect(more.locator("summary")).to_have_text(
        "More switches rotary · RMS norm · SwiGLU", use_inner_text=True
    )
    more.get_by_label("mixture of experts").check()
    expect(more.locator("[data-setting=feed_forward]")).to_have_count(0)
    expect(field(page, "d_ff")).to_be_disabled()
    slider(page, "k").press("End")
    expect(field(page, "n_active")).to_have_value("8")  # as many as there are
    field(page, "n_active").fill("9")
    expect(page.locator(".heads-note .warn")).to_have_text("n_active=9 is above n_experts=8")
    page.get_by_role("button", name="n_active=8").press("Enter")
    expect(page.locator(".heads-note .warn")).to_have_count(0)
    expect(field(page, "n_active")).to_be_focused()
    page.get_by_role("button", name="Pin this").click()
    more.get_by_label("mixture of experts").uncheck()
    experts = page.locator("[data-component=experts] > tr")
    expect(experts.first).to_contain_text("gone")  # a row as long as the pinned model has them
    expect(experts.last).to_contain_text("none")
    field(page, "d_model").fill("756")  # 12 · 63
    expect(page.locator(".heads-note .warn")).to_contain_text("d_head=63 is odd")
    assert page.locator(".fixes button").all_inner_texts() == ["d_model=744", "d_model=768"]


def test_fields_take_values_beyond_the_sliders_and_arrow_keys_follow_their_stops(
    explorer: OpenPage,
) -> None:
    page = explorer()
    field(page, "vocab_size").fill("1,000,000")
    expect_total(page, GPTConfig(vocab_size=1_000_000))
    expect(page.get_by_text("beyond the slider")).to_be_visible()
    field(page, "vocab_size").press("Tab")
    expect(field(page, "vocab_size")).to_have_value("1000000")
    field(page, "d_model").press("ArrowUp")
    expect(field(page, "d_model")).to_have_value("828")  # 69 · 12


def test_a_value_that_is_none_is_named_and_the_last_figure_stays(explorer: OpenPage) -> None:
    page = explorer()
    problem = page.locator(".problem:visible")
    for typed in ("", "12.5", "-1", "0", "abc", "1" * 24, "<img src=x>"):
        field(page, "n_layers").fill(typed)
        expect(problem).to_contain_text("n_layers")
        expect(problem).to_contain_text("the figure still has 12")
        expect(field(page, "n_layers")).to_have_attribute("aria-invalid", "true")
        assert shown_total(page) == 124_439_808, typed
        for value in (24, 12):
            field(page, "n_layers").fill(str(value))
            expect(problem).to_have_count(0)
            expect_total(page, GPTConfig(n_layers=value))


def test_switches_give_the_published_totals_and_foretell_their_effect(explorer: OpenPage) -> None:
    page = explorer()
    page.get_by_label("QKV bias").uncheck()
    assert shown_total(page) == 124_412_160
    effect = page.get_by_role("checkbox", name="tied embeddings off: +38,597,376")
    expect(effect).to_be_checked()  # what it would do is part of its name
    page.get_by_label("tied embeddings").uncheck()
    assert shown_total(page) == 163_009_536
    page.get_by_label("QKV bias").check()
    assert shown_total(page) == 163_037_184
    page.get_by_label("tied embeddings").check()
    page.get_by_label("QKV bias").uncheck()
    page.get_by_label("other biases").uncheck()
    assert shown_total(page) == 124_337_664


def test_says_what_heads_do_not_change(explorer: OpenPage) -> None:
    page = explorer()
    note = page.locator(".heads-note")
    expect(note).to_contain_text("768 / 12 = 64")
    expect(note).to_contain_text("H does not change the count")
    field(page, "n_heads").fill("16")
    expect(note).to_contain_text("H went from 12 to 16 and the count stays 124,439,808")
    expect(note).to_contain_text("768 / 16 = 48")
    field(page, "n_heads").fill("8")
    expect(note).to_contain_text("H went from 12 to 8")
    slider(page, "L").press("ArrowRight")
    expect(note).not_to_contain_text("went from")


def test_totals_are_spoken_once_things_are_quiet(explorer: OpenPage) -> None:
    page = explorer()
    spoken = page.locator("p[role=status]")
    expect(spoken).to_be_empty()
    slider(page, "L").press("ArrowRight")
    total = count_parameters(GPTConfig(n_layers=13)).total
    expect(spoken).to_have_text(f"{total:,} parameters")
    field(page, "d_model").fill("770")
    expect(spoken).to_contain_text("d_model=770 is not divisible by n_heads=12")


def test_what_cannot_be_built_is_shown_with_its_count_and_ways_out(explorer: OpenPage) -> None:
    page = explorer()
    field(page, "d_model").fill("770")
    expect(page.locator(".heads-note")).to_contain_text(
        "d_model=770 is not divisible by n_heads=12"
    )
    expect(page.locator(".remarks")).to_contain_text("Not buildable")
    expect_total(page, GPTConfig(d_model=770, n_heads=11))  # H is not in any formula
    assert page.locator(".fixes button").all_inner_texts() == [
        "n_heads=11",
        "n_heads=14",
        "d_model=768",
        "d_model=780",
    ]
    page.get_by_role("button", name="d_model=780").press("Enter")
    expect_total(page, GPTConfig(d_model=780))
    expect(page.locator(".remarks")).not_to_contain_text("Not buildable")
    expect(field(page, "d_model")).to_be_focused()


def test_compares_with_what_is_pinned(explorer: OpenPage) -> None:
    page = explorer()
    page.get_by_role("button", name="Pin this").click()
    expect(page.locator(".remarks")).to_contain_text("498 MB in float32 · 249 MB in bfloat16")
    expect(page.locator(".remarks")).to_contain_text("as many as the pinned gpt2-small")
    page.get_by_label("Preset").select_option("gpt2-medium")
    difference = 354_823_168 - 124_439_808
    expect(page.locator(".remarks")).to_contain_text(f"+{difference:,} (×2.85)")
    attention = page.locator("[data-component=attention] > tr").first
    change = 24 * (4 * 1024**2 + 4 * 1024) - 12 * (4 * 768**2 + 4 * 768)
    expect(attention).to_contain_text(f"+{change:,}")
    expect(attention).to_contain_text("×3.55")
    widths = [
        page.locator(f".bar.{which} .segment").evaluate_all(
            "all => all.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0)"
        )
        for which in ("before", "now")
    ]
    assert widths[0] / widths[1] == pytest.approx(124_439_808 / 354_823_168, rel=0.01)
    page.get_by_role("button", name="Unpin").click()
    expect(page.locator(".bar.before")).to_have_count(0)
    expect(attention.locator(".pinned")).to_have_count(0)
    expect(page.get_by_role("button", name="Pin this")).to_be_focused()


def test_each_component_opens_to_its_tensors(explorer: OpenPage) -> None:
    page = explorer()
    feed_forward = page.locator("[data-component=feed-forward]")
    summary = feed_forward.locator("summary")
    node = count_parameters(GPTConfig())["feed-forward"]
    expect(summary).to_have_accessible_name("Tensors of feed-forward")
    written = feed_forward.locator(".formula")
    expect(written.locator(".symbols")).to_have_text(node.text)
    expect(written.locator(".filled-in")).to_have_text(f"= {node.filled_in}")
    expect(feed_forward.locator("table")).to_have_count(0)
    summary.press("Enter")
    rows = feed_forward.locator(".tensors tbody tr:visible")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("768 × 3,072")
    expect(rows.first).to_contain_text(f"{12 * 768 * 3072:,}")
    page.get_by_label("other biases").uncheck()
    expect(rows).to_have_count(2)  # and it stays open


def test_a_slider_redraws_before_the_next_frame(explorer: OpenPage) -> None:
    page = explorer(ParameterExplorer(preset="gpt2-medium", pinned="gpt2-small"))
    shown = page.evaluate(
        """async () => {
          const slider = document.querySelector("input[type=range]");
          slider.value = slider.max;
          slider.dispatchEvent(new Event("input"));
          await Promise.resolve();
          return document.querySelector(".total").textContent;
        }"""
    )
    widest = GPTConfig.preset("gpt2-medium").replace(d_model=16384)
    assert shown == f"{count_parameters(widest).total:,}"


def test_fits_at_any_width_at_its_fullest(explorer: OpenPage) -> None:
    widget = ParameterExplorer(preset="gpt3-175b", pinned="gpt2-small")
    widget.n_heads, widget.tie_embeddings = 95, False
    page = explorer(widget)
    field(page, "vocab_size").fill("many")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    for width in (320, 390, 480, 640, 700, 760, 900, 1100, 1280, 1600):
        page.set_viewport_size({"width": width, "height": 900})
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert overflow <= 0, f"{overflow} px stand out at {width} px"
    assert violations(page) == []


def test_the_bar_s_large_segments_are_named(explorer: OpenPage) -> None:
    page = explorer()
    for width in (320, 390, 720, 768, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        for name in ("token embedding", "attention", "feed-forward"):
            segment = page.locator(f".segment[data-component='{name}']")
            inner = segment.locator("span").bounding_box()
            outer = segment.bounding_box()
            assert inner, width
            assert outer, width
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 0.5
            assert inner["y"] >= outer["y"] - 0.5
            assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 0.5

"""The parameter explorer's arithmetic, which is Python's: counts, and what can be built."""

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gpt_lab import GPTConfig, ParameterExplorer, count_parameters
from gpt_lab.anatomy import Count
from gpt_lab.anatomy.formula import Polynomial
from gpt_lab_course.widgets.parameter_explorer import more_switches
from gpt_lab_course.widgets.parameter_explorer.rows import SWITCHES as ALL_SWITCHES
from gpt_lab_course.widgets.parameter_explorer.rows import of_switches
from gpt_lab_course.widgets.sizes import GPT2_PRESETS
from tests.support.javascript import WIDGETS, call

SWITCHES = ("qkv_bias", "bias", "tie_embeddings")
SIZES = ("d_model", "n_heads", "n_kv_heads", "n_layers", "d_ff", "vocab_size", "context_length")
DECLARED = ParameterExplorer.declared()["settings"]
LIMITS = {name: DECLARED[name]["max"] for name in SIZES}


def settings_of(config: GPTConfig) -> dict[str, Any]:
    plain = {name: getattr(config, name) for name in (*SIZES, *SWITCHES)}
    return plain | more_switches.counted(config)


def random_configs(n: int) -> list[GPTConfig]:
    rng = random.Random(124_439_808)
    configs = []
    for _ in range(n):
        heads = rng.randint(1, 96)
        configs.append(
            GPTConfig(
                vocab_size=rng.randint(1, 300_000),
                context_length=rng.randint(1, 200_000),
                d_model=heads * rng.randint(1, 128),
                n_heads=heads,
                n_kv_heads=rng.choice([n for n in range(1, heads + 1) if heads % n == 0]),
                n_layers=rng.randint(1, 128),
                d_ff=rng.choice([None, rng.randint(1, 60_000)]),
                **{name: rng.random() < 0.5 for name in SWITCHES},
            )
        )
    return configs


def random_settings(n: int) -> list[dict[str, Any]]:
    """Of the first page and of the second."""
    rng = random.Random(46_702_792_704)
    sizes = {"n_experts": 512, "d_expert": 32_768, "kv_rank": 16_384, "d_rope": 1_024}
    return [
        settings_of(config)
        | {name: rng.choice(values) for name, values in ALL_SWITCHES.items()}
        | {name: rng.randint(1, most) for name, most in sizes.items()}
        | {"n_active": rng.randint(1, 32), "n_shared": rng.choice([0, 0, 1, 2, 16])}
        for config in random_configs(n)
    ]


def as_javascript(count: Count) -> dict[str, Any]:
    """A count as the test asks the module for it; what is switched off is not there."""

    def written(node: Count) -> dict[str, Any]:
        return {
            "name": node.name,
            "total": node.total,
            "active": node.active,
            "formula": node.text,
            "filledIn": node.filled_in,
        }

    components = [
        {**written(node), "tensors": [written(tensor) for tensor in node.parts]}
        for step in count.parts
        for node in step.parts
        if node.total
    ]
    return {**written(count), "name": "total", "components": components}


def test_counts_as_python_does_on_random_configurations() -> None:
    """GPT-2's against ``GPTConfig``; those of all switches against the parts of a published row."""
    configs = [*random_configs(100), *GPT2_PRESETS.values()]
    assert len(GPT2_PRESETS) >= 5
    cases = [(settings_of(config), count_parameters(config)) for config in configs]
    for values in random_settings(200):
        cases.append((values, count_parameters(of_switches(values))))
        if not values["experts"] and not values["latent"]:
            config = more_switches.config_of({**values, "positions": "none"}, {})
            config_count = count_parameters(config)
            apart = values["context_length"] * values["d_model"]
            learned = values["positions"] == "learned"
            assert cases[-1][1].total == config_count.total + (apart if learned else 0)
    assert {name for values, _ in cases for name, value in values.items() if value is True} == {
        name for name, kept in ALL_SWITCHES.items() if True in kept
    }
    found = call(
        "parameter_explorer/count.ts",
        """async ({ countParameters }, [tensors, all, polynomial]) => {
          const { text } = await import(polynomial);
          return all.map((settings) => {
            const count = countParameters(tensors, settings);
            const written = ({ name, total, active, formula }) => ({
              name, total, active, formula: text(formula), filledIn: text(formula, count.values),
            });
            const components = count.components.filter((c) => c.total).map((component) => ({
              ...written(component),
              tensors: component.tensors.filter((t) => t.total).map(written),
            }));
            return { ...written(count), components };
          });
        }""",
        [
            ParameterExplorer.declared()["tensors"],
            [values for values, _ in cases],
            (WIDGETS / "kit" / "polynomial.ts").as_uri(),
        ],
    )
    for (values, python), count in zip(cases, found, strict=True):
        assert count == as_javascript(python), values


def test_says_what_cannot_be_built_in_python_s_words_and_offers_what_can() -> None:
    cases = [
        {**values, "n_kv_heads": n_kv_heads, "n_experts": n_experts, "d_model": d_model}
        for values, n_kv_heads, n_experts, d_model in zip(
            random_settings(200),
            [1] * 150 + [7] * 50,
            [512] * 100 + [4] * 100,
            [*range(500, 700)],
            strict=True,
        )
    ]
    for values in cases[::2]:
        values["n_heads"] = 4 - values["d_model"] % 2  # so that most divide, some to an odd d_head
    answers = call(
        "parameter_explorer/whole.ts",
        """({ whyNot, fixesOf }, all) =>
          all.map((one) => [whyNot(one) ?? null, whyNot(one) ? fixesOf(one) : []])""",
        cases,
    )
    said = set()
    for values, (why, fixes) in zip(cases, answers, strict=True):
        if why is None:
            more_switches.count_of(values)  # or raises
        else:
            with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
                more_switches.count_of(values)
            assert fixes
            said.add(reason(why))
        for fix in fixes:  # each takes this reason away; there may be others
            fixed = {**values, fix["name"]: fix["value"]}
            try:
                more_switches.count_of(fixed)
            except ValueError as error:
                assert reason(str(error)) != reason(why), (fix, values)  # noqa: PT017
    assert said == {
        *("d_model is not", "n_heads is not", "d_head is odd", "d_model is odd", "d_rope is odd"),
        "n_active is above",
    }


def reason(why: str) -> str:
    """What stands in the way, without its numbers: ``d_head is odd``."""
    return re.sub(r"=\d+ is (odd|not|above).*", r" is \1", why)


SYMBOLS = ("B", "T", "V", "n_ctx", "E", "k", "H", "d_model", "r_kv", "d_q", "d_kv", "d_nope")
SYMBOLS += ("d_rope", "d_v", "d_head", "d_ff", "d_expert", "d_shared")


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(st.booleans(), st.lists(st.sampled_from(SYMBOLS), max_size=4)),
        min_size=1,
        max_size=40,
    )
)
def test_polynomials_are_written_and_evaluated_as_in_python(
    terms: list[tuple[bool, list[str]]],
) -> None:
    products = [["L", *symbols] if in_blocks else symbols for in_blocks, symbols in terms]
    ours = Polynomial.sum(Polynomial.product(*symbols) for symbols in products)
    values = {symbol: 2 + i for i, symbol in enumerate(("L", *SYMBOLS))}
    found = call(
        "kit/polynomial.ts",
        """({ evaluate, product, sum, text }, [products, values]) => {
          const total = sum(products.map(product));
          return [text(total), text(total, values), evaluate(total, values)];
        }""",
        [products, values],
    )
    assert found == [ours.text(), ours.text(values), ours.evaluate(values)]


def test_reads_and_refuses_sizes_as_python_does() -> None:
    typed = ["768", " 50,257 ", "1_000_000", "12.5", "1e3", "-5", "0", "abc", "1,5", "4194305", " "]
    found = call(
        "kit/size_control.ts",
        "({ readSize }, all) => all.map((text) => readSize('vocab_size', text, 4194304))",
        typed,
    )
    assert [answer["value"] for answer in found[:3]] == [768, 50_257, 1_000_000]
    for text, number in [("12.5", 12.5), ("-5", -5), ("0", 0)]:
        with pytest.raises((TypeError, ValueError)) as error:
            GPTConfig(vocab_size=number)  # type: ignore[arg-type]
        assert found[typed.index(text)] == {"problem": str(error.value)}
    assert [answer["problem"] for answer in found[-4:]] == [
        "vocab_size=abc is not an integer",
        "vocab_size=1,5 is not an integer",
        "vocab_size=4194305 is above 4194304",
        "vocab_size is empty",
    ]
    assert found[typed.index("1e3")] == {"problem": "vocab_size=1e3 is not an integer"}


def test_finds_the_nearest_that_can_be_built() -> None:
    cases = [(770, 12), (769, 12), (1, 12), (64, 100), (131071, 4096), (7, 3)]
    answers = call(
        "kit/buildable.ts",
        """({ nearestBuildable, whyNotBuildable }, [cases, limits]) => cases.map(([d, h]) => {
          const settings = { d_model: d, n_heads: h, n_kv_heads: h };
          return [whyNotBuildable(settings), nearestBuildable(settings, limits)];
        })""",
        [cases, LIMITS],
    )
    for (d_model, n_heads), (why, fixes) in zip(cases, answers, strict=True):
        with pytest.raises(ValueError, match="divisible") as error:
            GPTConfig(d_model=d_model, n_heads=n_heads)
        assert why == str(error.value)
        heads = [h for h in range(1, LIMITS["n_heads"] + 1) if d_model % h == 0]
        widths = [d for d in range(1, LIMITS["d_model"] + 1) if d % n_heads == 0]
        nearest = [
            *(("n_heads", h) for h in [h for h in heads if h < n_heads][-1:]),
            *(("n_heads", h) for h in [h for h in heads if h > n_heads][:1]),
            *(("d_model", d) for d in [d for d in widths if d < d_model][-1:]),
            *(("d_model", d) for d in [d for d in widths if d > d_model][:1]),
        ]
        assert [(fix["name"], fix["value"]) for fix in fixes] == nearest


def test_finds_the_nearest_grouping_of_the_heads() -> None:
    cases = [(12, 5), (12, 16), (7, 3), (24, 9)]
    answers = call(
        "kit/buildable.ts",
        """({ nearestBuildable, whyNotBuildable }, cases) => cases.map(([h, kv]) => {
          const settings = { d_model: 64 * h, n_heads: h, n_kv_heads: kv };
          return [whyNotBuildable(settings), nearestBuildable(settings, {})];
        })""",
        cases,
    )
    for (n_heads, n_kv_heads), (why, fixes) in zip(cases, answers, strict=True):
        with pytest.raises(ValueError, match="divisible") as error:
            GPTConfig(d_model=64 * n_heads, n_heads=n_heads, n_kv_heads=n_kv_heads)
        assert why == str(error.value)
        for fix in fixes:
            GPTConfig(d_model=64 * n_heads, n_heads=n_heads, **{fix["name"]: fix["value"]})
        whole = [n for n in range(1, n_heads + 1) if n_heads % n == 0]
        below = [n for n in whole if n < n_kv_heads][-1:]
        above = [n for n in whole if n > n_kv_heads][:1]
        assert [fix["value"] for fix in fixes] == below + above


@pytest.mark.parametrize("paired", [True, False])
@pytest.mark.parametrize("locked", [True, False])
def test_no_slider_stops_where_nothing_can_be_built(locked: bool, paired: bool) -> None:
    shapes = [(c.d_model, c.n_heads, c.n_kv_heads) for c in [*GPT2_PRESETS.values(), GPTConfig()]]
    shapes += [(c.d_model, c.n_heads, c.n_kv_heads) for c in random_configs(100)]
    names = ("d_model", "n_heads", "n_kv_heads")
    found = call(
        "kit/buildable.ts",
        """({ sizeOptions }, [names, declared, shapes, locked, paired]) =>
          shapes.map(([d_model, n_heads, n_kv_heads]) => names.map((name) =>
            sizeOptions(name, declared[name], {
              d_model, n_heads, n_kv_heads, lock_n_kv_heads: locked, lock_d_ff: true, paired,
            }).stops))""",
        [names, DECLARED, shapes, locked, paired],
    )
    for shape, stops in zip(shapes, found, strict=True):
        d_model, n_heads, n_kv_heads = shape
        assert n_heads > 64 or len(stops[0]) > 20  # many widths, near those that are declared
        for name, of_one in zip(names, stops, strict=True):
            assert of_one == sorted({*of_one})
            for stop in of_one:
                sizes = dict(zip(names, shape, strict=True)) | {name: stop}
                if locked and name == "n_heads":
                    sizes["n_kv_heads"] = stop
                if name == "n_heads" and all(heads % sizes["n_kv_heads"] for heads in of_one):
                    sizes["n_kv_heads"] = stop  # no pairs of heads can be shared so: H comes first
                rotary = paired and name != "n_kv_heads"  # which changes no head's width
                GPTConfig(**sizes, positions="rotary" if rotary else "none")  # or raises
        whole = [h for h in range(1, 129) if d_model % (2 * h if paired else h) == 0]
        grouping = [h for h in whole if locked or h % n_kv_heads == 0]
        assert stops[1] == (grouping or whole if paired else grouping) or n_heads > 128
        assert stops[2] == [h for h in range(1, n_heads + 1) if n_heads % h == 0]

"""The parameter explorer: its traits in Python, and its arithmetic, which is Python's."""

import random
from typing import Any

import pytest
import traitlets
from hypothesis import given, settings
from hypothesis import strategies as st

from gpt_lab import PRESETS, GPTConfig, ParameterExplorer, count_parameters
from gpt_lab.anatomy import Count
from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.widgets.sizes import GPT2_PRESETS
from tests.javascript import WIDGETS, call

SWITCHES = ("qkv_bias", "bias", "tie_embeddings")
SIZES = ("d_model", "n_heads", "n_kv_heads", "n_layers", "d_ff", "vocab_size", "context_length")
SETTINGS = (*SIZES, *SWITCHES)
DECLARED = ParameterExplorer.declared()["settings"]
LIMITS = {name: DECLARED[name]["max"] for name in SIZES}


def settings_of(config: GPTConfig) -> dict[str, Any]:
    return {name: getattr(config, name) for name in SETTINGS}


# ---- In Python ------------------------------------------------------------------------------


def test_starts_as_gpt2_small() -> None:
    explorer = ParameterExplorer()
    assert explorer.config == GPTConfig()
    assert explorer.count.total == 124_439_808
    assert repr(explorer) == (
        "ParameterExplorer(d_model=768, n_heads=12, n_layers=12, d_ff=3072, total=124,439,808)"
    )


@pytest.mark.parametrize("name", GPT2_PRESETS)
def test_starts_as_any_preset(name: str) -> None:
    assert ParameterExplorer(preset=name).config == PRESETS[name]


def test_gives_back_the_config_that_it_was_made_from() -> None:
    config = GPTConfig(d_model=96, n_heads=3, d_ff=100, bias=False, tie_embeddings=False, dropout=0)
    assert ParameterExplorer(config).config == config


def test_d_ff_follows_d_model_until_it_is_set_to_something_else() -> None:
    explorer = ParameterExplorer()
    explorer.d_model = 1024
    assert (explorer.d_ff, explorer.lock_d_ff) == (4096, True)
    explorer.d_ff = 1000
    explorer.d_model = 512
    assert (explorer.d_ff, explorer.lock_d_ff) == (1000, False)
    explorer.lock_d_ff = True
    assert explorer.d_ff == 2048


def test_key_value_heads_follow_the_heads_until_they_are_fewer() -> None:
    explorer = ParameterExplorer()
    explorer.n_heads = 16
    assert explorer.n_kv_heads == 16
    explorer.n_kv_heads = 4
    explorer.n_heads = 8
    assert (explorer.n_kv_heads, explorer.lock_n_kv_heads) == (4, False)
    assert explorer.config == GPTConfig(n_heads=8, n_kv_heads=4)
    explorer.lock_n_kv_heads = True
    assert explorer.config == GPTConfig(n_heads=8)
    assert ParameterExplorer(GPTConfig(n_kv_heads=3)).count.total == 124_439_808 - 21_261_312 // 2


def test_a_config_with_another_d_ff_is_not_locked() -> None:
    explorer = ParameterExplorer(GPTConfig(d_ff=1000))
    assert (explorer.d_ff, explorer.lock_d_ff) == (1000, False)


def test_takes_what_the_page_sends_as_it_is() -> None:
    explorer = ParameterExplorer()
    explorer.set_state({"d_model": 1536, "d_ff": 3072, "lock_d_ff": False})
    assert (explorer.d_model, explorer.d_ff, explorer.lock_d_ff) == (1536, 3072, False)


def test_shows_what_cannot_be_built_and_says_so_when_asked() -> None:
    explorer = ParameterExplorer()
    explorer.d_model = 770
    assert repr(explorer).endswith("not buildable)")
    with pytest.raises(ValueError, match="d_model=770 is not divisible by n_heads=12"):
        _ = explorer.config


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (0, "n_layers=0 is below 1"),
        (-3, "n_layers=-3 is below 1"),
        (5000, "n_layers=5000 is above"),
    ],
)
def test_refuses_sizes_out_of_range(value: int, message: str) -> None:
    explorer = ParameterExplorer()
    with pytest.raises(traitlets.TraitError, match=message):
        explorer.n_layers = value
    assert explorer.n_layers == 12


def test_refuses_what_it_cannot_show() -> None:
    with pytest.raises(ValueError, match="d_head=32 is not d_model / n_heads=64"):
        ParameterExplorer(GPTConfig(d_head=32))
    with pytest.raises(TypeError, match=r"a list of them is \['d_model'\]"):
        ParameterExplorer(knobs="d_model")
    with pytest.raises(ValueError, match="did you mean 'd_model'"):
        ParameterExplorer(knobs=["dmodel"])
    with pytest.raises(ValueError, match="parts: 'heads' is not one of token embedding, "):
        ParameterExplorer(parts=["heads"])
    with pytest.raises(ValueError, match="did you mean 'gpt2-small'"):
        ParameterExplorer(preset="gpt2-smal")
    with pytest.raises(ValueError, match="no preset 'gpt5'"):
        ParameterExplorer(pinned="gpt5")
    with pytest.raises(TypeError, match="both a config and preset='gpt2-xl'"):
        ParameterExplorer(GPTConfig(), preset="gpt2-xl")


def test_the_largest_sizes_are_counted_exactly_in_floating_point() -> None:
    largest = GPTConfig(**LIMITS, tie_embeddings=False)
    assert count_parameters(largest).total * 4 < 2**53


# ---- The page's arithmetic --------------------------------------------------------------------


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


def as_javascript(count: Count) -> dict[str, Any]:
    """A count as the test asks the module for it; what is switched off has no tensors there."""

    def written(node: Count) -> dict[str, Any]:
        return {
            "name": node.name,
            "total": node.total,
            "formula": node.text,
            "filledIn": node.filled_in,
        }

    components = [
        {**written(node), "tensors": [written(tensor) for tensor in node.parts]}
        for step in count.parts
        for node in step.parts
    ]
    return {**written(count), "name": "total", "components": components}


def test_counts_as_python_does_on_random_configurations() -> None:
    configs = [*random_configs(400), *GPT2_PRESETS.values()]
    assert len(GPT2_PRESETS) >= 5
    found = call(
        "parameter_explorer/count.ts",
        """async ({ countParameters }, [tensors, all, polynomial]) => {
          const { text } = await import(polynomial);
          return all.map((settings) => {
            const count = countParameters(tensors, settings);
            const written = ({ name, total, formula }) => ({
              name, total, formula: text(formula), filledIn: text(formula, count.values),
            });
            const components = count.components.map((component) => ({
              ...written(component),
              tensors: component.tensors.filter((t) => t.total).map(written),
            }));
            return { ...written(count), components };
          });
        }""",
        [
            ParameterExplorer()._tensors,
            [settings_of(config) for config in configs],
            (WIDGETS / "kit" / "polynomial.ts").as_uri(),
        ],
    )
    for config, count in zip(configs, found, strict=True):
        assert count == as_javascript(count_parameters(config)), config


SYMBOLS = ("B", "T", "V", "n_ctx", "H", "d_model", "d_kv", "d_head", "d_ff")


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


@pytest.mark.parametrize("locked", [True, False])
def test_no_slider_stops_where_nothing_can_be_built(locked: bool) -> None:
    shapes = [(c.d_model, c.n_heads, c.n_kv_heads) for c in [*GPT2_PRESETS.values(), GPTConfig()]]
    shapes += [(c.d_model, c.n_heads, c.n_kv_heads) for c in random_configs(100)]
    names = ("d_model", "n_heads", "n_kv_heads")
    found = call(
        "kit/buildable.ts",
        """({ sizeOptions }, [names, declared, shapes, locked]) =>
          shapes.map(([d_model, n_heads, n_kv_heads]) => names.map((name) =>
            sizeOptions(name, declared[name], {
              d_model, n_heads, n_kv_heads, lock_n_kv_heads: locked, lock_d_ff: true,
            }).stops))""",
        [names, DECLARED, shapes, locked],
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
                GPTConfig(**sizes)  # or raises
        whole = [h for h in range(1, 129) if d_model % h == 0]
        assert stops[1] == [h for h in whole if locked or h % n_kv_heads == 0] or n_heads > 128
        assert stops[2] == [h for h in range(1, n_heads + 1) if n_heads % h == 0]

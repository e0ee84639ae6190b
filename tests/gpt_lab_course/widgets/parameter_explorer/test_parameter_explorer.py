"""The parameter explorer in Python: its traits, its configuration and its count."""

import pytest
import traitlets

from gpt_lab import PRESETS, GPTConfig, ParameterExplorer, count_parameters, published
from gpt_lab_course.widgets.parameter_explorer.rows import SWITCHES as ALL_SWITCHES
from gpt_lab_course.widgets.parameter_explorer.rows import of_switches
from gpt_lab_course.widgets.sizes import GPT2_PRESETS

SIZES = ("d_model", "n_heads", "n_kv_heads", "n_layers", "d_ff", "vocab_size", "context_length")
MORE_SIZES = ("n_experts", "n_active", "n_shared", "d_expert", "kv_rank", "d_rope")
DECLARED = ParameterExplorer.declared()["settings"]
TODAY = ("qwen2-0.5b", "llama-3.2-1b", "mixtral-8x7b", "olmoe-1b-7b")


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


@pytest.mark.parametrize("name", TODAY)
def test_starts_as_today_s_models_do(name: str) -> None:
    (preset,) = (one for one in ParameterExplorer.declared()["presets"] if one["name"] == name)
    explorer = ParameterExplorer()
    for setting, value in preset.items():
        if setting != "name":
            setattr(explorer, setting, value)
    count = count_parameters(PRESETS[name] if name in PRESETS else published(name))
    assert explorer.count.components == count.components
    assert (explorer.count.total, explorer.count.active) == (count.total, count.active)
    if name in PRESETS:
        assert ParameterExplorer(preset=name).config == PRESETS[name]
        assert ParameterExplorer(preset=name, pinned=name).pinned == explorer._counted()
    else:
        with pytest.raises(ValueError, match=r"a GPTConfig has no experts: \.count counts it"):
            _ = explorer.config


def test_says_what_mixtures_and_latent_attention_cannot_be() -> None:
    explorer = ParameterExplorer()
    explorer.latent, explorer.n_kv_heads = True, 5  # there are none, so they divide nothing
    assert explorer.count["attention"].text == (
        "L·(d_model·r_kv + d_model·d_q + d_model·d_rope + d_model·d_v + r_kv·d_nope + r_kv·d_v"
        " + r_kv)"
    )
    with pytest.raises(ValueError, match="has no latent attention"):
        _ = explorer.config
    explorer.positions, explorer.d_rope = "rotary", 63
    with pytest.raises(ValueError, match="d_rope=63 is odd; rotary positions take pairs"):
        _ = explorer.count
    explorer.latent, explorer.n_kv_heads = False, 4
    explorer.experts, explorer.n_active = True, 9
    with pytest.raises(ValueError, match="n_active=9 is above n_experts=8"):
        _ = explorer.count
    assert repr(explorer).endswith("not buildable)")
    explorer.experts, explorer.n_heads = False, 256
    with pytest.raises(ValueError, match="d_head=3 is odd; rotary positions take pairs"):
        _ = explorer.config
    with pytest.raises(traitlets.TraitError, match="did you mean 'swiglu'"):
        explorer.feed_forward = "swigl"


def test_the_largest_sizes_are_counted_exactly_in_floating_point() -> None:
    largest = {name: DECLARED[name]["max"] for name in (*SIZES, *MORE_SIZES)}
    for switched in ({}, {"experts": True}, {"latent": True}, {"experts": True, "latent": True}):
        values = {name: first for name, (first, *_) in ALL_SWITCHES.items()} | largest | switched
        assert count_parameters(of_switches(values)).total < 2**53  # bytes are 2 or 4 times that

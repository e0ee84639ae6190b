"""What the laboratory on latent attention measures: operations, small caches, positions."""

import pytest
import torch

from gpt_lab import published
from gpt_lab.anatomy.parts import LatentAttention as LatentPart
from gpt_lab.config import GPTConfig
from gpt_lab.model.latent_attention import LatentAttention
from gpt_lab_course.experiments.efficiency import latent_positions
from gpt_lab_course.experiments.efficiency.latent_costs import executed, look, sizes_of
from gpt_lab_course.experiments.toy_tasks import small_caches

V3 = published("deepseek-v3").sizes


def module(absorbed):
    config = GPTConfig(d_model=20, n_heads=3, d_head=6, n_layers=1, dropout=0.0)
    return LatentAttention(config, kv_rank=7, d_rope=4, d_value=5, absorbed=absorbed)


@pytest.mark.parametrize(("cached", "new"), [(1, 1), (9, 1), (9, 4), (9, 9)])
@pytest.mark.parametrize("absorbed", [False, True], ids=["plain", "absorbed"])
def test_operations_are_those_that_pytorch_counts(absorbed, cached, new):
    made = module(absorbed)
    form = "absorbed" if absorbed else "plain"
    assert look(sizes_of(made), form, cached, new).flops == executed(made, cached, new)


def test_operations_are_those_of_the_anatomy_where_keys_and_values_are_kept():
    part = LatentPart("attention")
    flops = part.flops().evaluate(V3 | {"keys": 100})
    weights = {w.name: w.count.evaluate(V3) for w in part.weights() if len(w.shape) == 2}
    around = sum(n for name, n in weights.items() if name not in ("key weight", "value weight"))
    assert len(weights) == 7
    assert look(V3, "keys and values kept", 100).flops == flops - 2 * around


def test_a_latent_cache_is_fetched_as_it_is_and_kept_keys_are_71_times_as_many():
    up = look(V3, "absorbed", 1).numbers - 576
    for form, a_token in {"plain": 576, "absorbed": 576, "keys and values kept": 40_960}.items():
        assert look(V3, form, 1000).numbers == 1000 * a_token + up


def test_a_prompt_costs_the_same_whether_its_keys_are_kept_or_made():
    assert look(V3, "plain", 64, 64).flops == look(V3, "keys and values kept", 64, 64).flops


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("sparse", 4), "form='sparse' is not one of keys and values kept, plain, absorbed"),
        (("plain", 0), "cached=0 is below 1"),
        (("plain", 4, 5), "new=5 is more than cached=4, which includes them"),
    ],
)
def test_a_look_that_cannot_be_is_refused(arguments, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        look(V3, *arguments)


@pytest.mark.parametrize("cache", [8, 16, 24])
@pytest.mark.parametrize("form", small_caches.FORMS)
def test_each_form_keeps_as_many_numbers_as_it_is_said_to(form, cache):
    attention = small_caches.attention_of(form, cache)
    if form == "latent":
        kept = attention.empty_cache(1, 1)
        assert kept.keys.numel() + kept.values.numel() == cache
        return
    queries = attention.output.weight.shape[0]
    assert attention.qkv.weight.shape[1] - queries == cache


def test_a_rows_values_belong_to_the_keys_that_it_names():
    layer = small_caches.Lookups(small_caches.attention_of("MQA", 16), "four places")
    values, named, wanted = layer.draw(50, torch.Generator().manual_seed(0))
    assert set(values.unique().tolist()) == {-1, 1}
    for row in range(50):
        assert len(set(named[row].tolist())) == 4
        for i, key in enumerate(named[row]):
            assert torch.equal(wanted[row, i], values[row, key])


def test_training_teaches_both_tasks_and_does_so_again():
    for task in small_caches.TASKS:
        little = small_caches.learned("latent", 16, task, steps=2)
        more = small_caches.learned("latent", 16, task, steps=120)
        assert little.bits < 0.65 < more.bits
        assert little.rows < 0.01
        assert more == small_caches.learned("latent", 16, task, steps=120)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("MLA", 16), "form='MLA' is not one of MHA, GQA, MQA, latent"),
        (("MQA", 12), "cache=12 is not divisible by 8"),
        (("MQA", 16, 4), "d_head=4 is for 'latent'; the cache decides it for MQA"),
    ],
)
def test_a_small_cache_that_cannot_be_is_refused(arguments, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        small_caches.attention_of(*arguments)


def test_another_task_is_refused():
    with pytest.raises(ValueError, match=r"^task='two' is not one of four places, one place$"):
        small_caches.learned("MQA", 16, "two")


def test_only_a_key_apart_and_the_input_have_both_order_and_absorbing():
    found = {place: latent_positions.seen(place) for place in latent_positions.PLACES}
    sees = {place for place, seen in found.items() if seen.order > 0.1}
    absorbs = {place for place, seen in found.items() if seen.absorbed < 1e-9}
    assert sees == {*latent_positions.PLACES} - {"nowhere"}
    assert absorbs == {*latent_positions.PLACES} - {"each head's key rotated"}


def test_rotated_heads_see_distances_and_not_places():
    """Their plain form is a true rotary attention: moved along by 5, all scores stay."""
    made = latent_positions.layer("each head's key rotated")
    x = torch.randn(1, 6, latent_positions.D_MODEL).double()
    with torch.no_grad():
        alone = made(x)
        mask = torch.ones(11, 11, dtype=torch.bool).tril()
        mask[5:, :5] = False  # as if the first five were not there
        behind = made(torch.cat([torch.randn(1, 5, x.shape[-1]).double(), x], dim=1), mask)[:, 5:]
    torch.testing.assert_close(behind, alone, rtol=0, atol=1e-5)


def test_another_place_is_refused():
    with pytest.raises(ValueError, match=r"^place='here' is not one of rotated key apart, nowhere"):
        latent_positions.layer("here")

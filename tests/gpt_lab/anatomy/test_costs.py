"""What models beyond GPT-2 cost, against what torch counts and transformers keeps."""

import random

import pytest
import torch
from torch.utils.flop_counter import FlopCounterMode
from transformers import AutoModelForCausalLM

from gpt_lab.anatomy import (
    activation_bytes,
    count_parameters,
    flops_per_token,
    kv_cache_bytes,
    published,
    weight_bytes,
)
from gpt_lab.anatomy.described import of_row
from gpt_lab.anatomy.hub_config import of_hub_config
from gpt_lab.anatomy.parts import Experts
from gpt_lab.anatomy.structure import Anatomy
from gpt_lab.config import GPTConfig
from tests.support.odd_configs import config_class, odd_config
from tests.support.published_witness import random_row, transformers_config

T = 7


@pytest.mark.parametrize("family", ["llama", "qwen3", "mixtral", "olmoe", "deepseek_v2", "gemma2"])
def test_flops_equal_those_that_torch_counts(family):
    """Experts too: of each layer's, a token passes k; with latent attention, so does its rank."""
    row = random_row(family, seed=5)
    with FlopCounterMode(display=False) as counter:
        plain(row)(torch.zeros(1, T, dtype=torch.long), use_cache=False)
    assert counter.get_total_flops() == T * flops_per_token(of_row(row), keys=T)


def plain(row):
    """The row's model, computed as it is written down: no fused kernels."""
    eager = {"attn_implementation": "eager", "experts_implementation": "eager"}
    return AutoModelForCausalLM.from_config(transformers_config(row), **eager).eval()


@pytest.mark.parametrize("family", ["llama", "qwen2", "gpt_oss", "glm"])
def test_kv_cache_bytes_equal_transformers_cache(family):
    row = random_row(family, seed=3)
    cache = plain(row)(torch.zeros(2, T, dtype=torch.long)).past_key_values
    held = sum(layer.keys.nbytes + layer.values.nbytes for layer in cache.layers)
    assert kv_cache_bytes(of_row(row), tokens=T, batch_size=2) == held


CACHED = ["qwen3", "deepseek_v3", "minicpm3", "gemma3_text", "gemma4_text", "glm4_moe_lite"]
CACHED += ["ministral3", "cohere2", "gpt_oss", "afmoe"]


@pytest.mark.parametrize("family", CACHED)
def test_the_cache_of_an_odd_configuration_is_as_large_as_transformers_has_it(family):
    config = odd_config(family, random.Random(f"{family} 1").randint)
    if "sliding_window" in config:
        config["sliding_window"] = T + 1
    eager = {"attn_implementation": "eager", "experts_implementation": "eager"}
    model = AutoModelForCausalLM.from_config(config_class(family)(**config), **eager).eval()
    cache = model(torch.zeros(2, T, dtype=torch.long), use_cache=True).past_key_values
    held = sum(layer.keys.nbytes + layer.values.nbytes for layer in cache.layers)
    assert kv_cache_bytes(of_hub_config({"model_type": family, **config}), T, 2) == held


def test_a_token_of_a_long_text_takes_less_where_layers_have_windows():
    """Of the 36 layers of gpt-oss-120b, 18 keep 128 tokens, the others all."""
    model = published("gpt-oss-120b")
    assert kv_cache_bytes(model, 128, dtype="bfloat16") == 128 * 73_728
    assert kv_cache_bytes(model, 16_384, dtype="bfloat16") == 16_384 * 37_152


@pytest.mark.parametrize(
    ("name", "window", "layers", "heads"),
    [
        ("mistral-7b", 4096, (32, 0), (8, 128)),
        ("gemma-3-27b", 1024, (52, 10), (16, 128)),
        ("gpt-oss-120b", 128, (18, 18), (8, 64)),
    ],
)
def test_a_window_limits_what_published_models_keep(name, window, layers, heads):
    """Windows, layers with and without one, and heads of keys, as in their config.json."""
    for T in (100, window, window + 1, 32_768):
        keys = sum(min(T, seen) * n for seen, n in zip((window, T), layers, strict=True))
        kept = 2 * keys * heads[0] * heads[1]  # as many values as keys
        assert kv_cache_bytes(published(name), T, dtype="int8") == kept


def test_a_window_limits_what_a_configuration_keeps():
    """Block by block: 9, 4, 4 and 9 tokens of 9; not one more in the parameters."""
    config = GPTConfig(n_layers=4, n_kv_heads=3, sliding_window=4, window_layers=(1, 2))
    assert kv_cache_bytes(config, 9, dtype="int8") == (9 + 4 + 4 + 9) * 2 * 3 * 64
    assert kv_cache_bytes(config.replace(window_layers=None), 9, dtype="int8") == 16 * 2 * 3 * 64
    assert kv_cache_bytes(config.replace(window_layers=()), 9, dtype="int8") == 36 * 2 * 3 * 64
    free = config.replace(sliding_window=None, window_layers=None)
    assert kv_cache_bytes(config, 4) == kv_cache_bytes(free, 4)
    count, plain = count_parameters(config), count_parameters(free)
    assert (count.total, count.components) == (plain.total, plain.components)
    assert flops_per_token(free, 9) - flops_per_token(config, 9) == 4 * 2 * (9 - 4) * 768


def test_latent_attention_keeps_what_its_paper_says():
    """DeepSeek-AI 2024 (DeepSeek-V2), table 1: (d_c + d_h^R)·l numbers a token, here 4.5·d_h·l."""
    deepseek = published("deepseek-v2")
    assert kv_cache_bytes(deepseek, 1, dtype="int8") == (512 + 64) * 60 == 4.5 * 128 * 60


def test_a_context_that_is_not_stated_has_to_be_given():
    stated = published("llama-3-8b")
    sizes = {symbol: n for symbol, n in stated.sizes.items() if symbol != "n_ctx"}
    model = Anatomy(sizes, stated.embedding, stated.layers, stated.output)
    with pytest.raises(ValueError, match=r"context length is not stated: pass tokens="):
        kv_cache_bytes(model)
    assert kv_cache_bytes(model, 8192) == kv_cache_bytes(stated)


def test_a_gate_and_narrow_keys_change_what_is_kept():
    plain = GPTConfig(feed_forward="relu", n_kv_heads=4)
    gated = plain.replace(feed_forward="swiglu")
    more = activation_bytes(gated, 10, dtype="int8") - activation_bytes(plain, 10, dtype="int8")
    assert more == 10 * 12 * 2 * 3072  # T, L: the gate before and after its function
    wide = plain.replace(n_kv_heads=12)
    keys = activation_bytes(wide, 10, dtype="int8") - activation_bytes(plain, 10, dtype="int8")
    assert keys == 10 * 12 * 2 * (768 - 256)


@pytest.mark.parametrize("family", ["llama", "qwen3", "olmoe", "mixtral", "deepseek_v2"])
def test_activation_bytes_equal_what_a_model_of_transformers_holds(family):
    """With norms of queries and keys, experts and latent attention: one byte a number."""
    row = random_row(family, seed=5)
    if "experts" in row:
        row["experts"]["d_ff"] = 41  # a width that nothing else has
    assert activation_bytes(of_row(row), T, dtype="int8") == numbers_held(plain(row))


def numbers_held(model):
    """What modules give, or what they read where they lead back to the stream; norms of it, both.

    Experts are no modules: of theirs it is what autograd saves.
    """
    held = []

    def hold(name):
        back = name.endswith(("o_proj", "down_proj"))
        of_the_stream = name.endswith(("model.norm", "input_layernorm", "attention_layernorm"))

        def hook(_, inputs, output):
            output = output if torch.is_tensor(output) else output[0]  # a router gives three
            tensors = [inputs[0]] * (back or of_the_stream) + [output] * (not back)
            held.extend(tensor.numel() for tensor in tensors)

        return hook

    outside = (".embed_tokens", ".rotary_emb", ".experts.act_fn")
    for name, module in model.named_modules():
        if name.endswith(".experts"):
            module.forward = watched(module, held)
        elif not [*module.children()] and not name.endswith(outside):
            module.register_forward_hook(hold(name))
    ids = torch.zeros(1, T, dtype=torch.long)
    result = model(ids, use_cache=False, output_attentions=True)
    return sum(held) + sum(weights.numel() for weights in result.attentions)


def watched(experts, held):
    """The forward pass of experts; ``held`` gains what is saved that is as wide as they are."""
    forward, width = experts.forward, experts.intermediate_dim
    weights = {parameter.data_ptr() for parameter in experts.parameters()}

    def run(*inputs):
        saved = {}

        def save(tensor):
            memory = tensor.untyped_storage()
            if tensor.shape[-1] in (width, 2 * width) and memory.data_ptr() not in weights:
                saved[memory.data_ptr()] = tensor
            return tensor

        with torch.autograd.graph.saved_tensors_hooks(save, lambda tensor: tensor):
            result = forward(*inputs)
        held.extend(tensor.untyped_storage().nbytes() // 4 for tensor in saved.values())
        return result

    return run


def test_large_numbers_of_bytes_are_exact():
    huge = GPTConfig(d_model=2**20, n_heads=1, n_layers=2**13 + 1, vocab_size=3, context_length=1)
    total = count_parameters(huge).total
    assert total > 2**53
    assert weight_bytes(huge, "float32") == 4 * total
    assert weight_bytes(huge, "int4") == -(-total // 2)


def test_adding_a_bias_is_not_a_product():
    """An expert's bias stands in a table with those of the others, and is added all the same."""
    without, biased = (Experts("experts", bias=bias, router_bias=bias) for bias in (False, True))
    assert len([*biased.weights()]) == len([*without.weights()]) + 4
    assert biased.flops().terms == without.flops().terms

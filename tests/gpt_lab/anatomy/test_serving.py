"""What serving and training take: against torch's counts, real tensors' bytes, files' blocks."""

import gguf
import numpy as np
import pytest
import torch
from torch.utils.flop_counter import FlopCounterMode
from transformers import AutoModelForCausalLM

from gpt_lab import GPT, GPTConfig
from gpt_lab.anatomy import (
    count_parameters,
    flops_per_token,
    kv_cache_bytes,
    published,
    weight_bytes,
)
from gpt_lab.anatomy.costs import BITS_PER_NUMBER, byte_count
from gpt_lab.anatomy.described import of_row
from gpt_lab.anatomy.devices import DEVICES, Device, device_of
from gpt_lab.anatomy.serving import (
    decode,
    fits,
    parameters_read,
    prefill,
    text_flops,
    training_flops,
    training_flops_by_rule,
)
from tests.gpt_lab.anatomy.test_costs import plain
from tests.support.published_witness import random_row, transformers_config

SMALL = GPTConfig(vocab_size=61, context_length=24, d_model=24, n_heads=3, n_layers=2)
GPT3 = published("gpt3-175b")


@pytest.mark.parametrize("name", ["gpt2", "gemma-2-2b", "gpt-oss-20b", "deepseek-v2", "jamba-v0.1"])
def test_a_texts_operations_are_those_of_its_tokens(name):
    """Shorter than a window, as long, and longer."""
    model = published(name)
    for T in (1, 127, 128, 129, 400):
        assert text_flops(model, T) == sum(flops_per_token(model, k) for k in range(1, T + 1))


def test_a_windows_keys_stop_growing():
    model = published("mistral-7b")
    assert flops_per_token(model, 4096) == flops_per_token(model, 9000)
    assert kv_cache_bytes(model, 4096) == kv_cache_bytes(model, 9000)


def test_training_is_three_forward_passes_as_torch_counts_them():
    """torch multiplies each query with all keys, the masked as well: every token has T of them."""
    model = GPT(SMALL)
    ids = torch.zeros(1, 24, dtype=torch.long)
    with FlopCounterMode(display=False) as counter:
        model(ids).sum().backward()
    full = 3 * 24 * flops_per_token(SMALL, 24)
    assert counter.get_total_flops() == full
    masked = 3 * (24 * flops_per_token(SMALL, 24) - text_flops(SMALL, 24))
    assert training_flops(SMALL, 24) == full - masked
    assert training_flops(SMALL, 240, 24) == 10 * training_flops(SMALL, 24)


def test_the_rule_is_near_for_wide_models():
    assert training_flops_by_rule(GPT3, 10) == 60 * count_parameters(GPT3).total
    exact, rule = training_flops(GPT3, 300 * 10**9), training_flops_by_rule(GPT3, 300 * 10**9)
    assert exact / rule == pytest.approx(1.01, abs=0.01)
    assert rule == pytest.approx(3.14e23, rel=0.01)  # Brown et al. 2020, table D.1


@pytest.mark.parametrize("dtype", ["q8_0", "q6_k", "q4_k", "q4_1", "q4_0"])
def test_bits_of_blocks_are_those_of_the_files(dtype):
    kind = gguf.GGMLQuantizationType[dtype.upper()]
    numbers, size = gguf.GGML_QUANT_SIZES[kind]
    assert byte_count(numbers, dtype) == size
    assert byte_count(7 * numbers, dtype) == 7 * size
    if dtype in ("q8_0", "q4_1", "q4_0"):
        array = np.ones((3, 256), np.float32)
        assert gguf.quants.quantize(array, kind).nbytes == byte_count(array.size, dtype)


def test_four_and_a_half_bits():
    assert BITS_PER_NUMBER["q4_0"] == BITS_PER_NUMBER["q4_k"] == 4.5


@pytest.mark.parametrize(
    ("dtype", "torch_dtype"), [("float32", torch.float32), ("bfloat16", torch.bfloat16)]
)
def test_weights_have_the_bytes_of_real_tensors(dtype, torch_dtype):
    model = GPT(SMALL).to(torch_dtype)
    assert weight_bytes(SMALL, dtype) == sum(p.nbytes for p in model.parameters())


@pytest.mark.parametrize("family", ["gemma2", "falcon_h1", "jamba", "qwen3_next", "lfm2"])
def test_hybrids_and_windows_keep_what_transformers_keeps(family):
    """A window of w gives the new token w keys, itself included: transformers keeps w − 1."""
    row = random_row(family, seed=4)
    T = 7
    if family == "gemma2":
        row |= {"window": 5, "layers": {"window dense": row["n_layers"]}}
    config = transformers_config(row)
    if family == "gemma2":
        config.sliding_window, config.layer_types = 5, ["sliding_attention"] * row["n_layers"]
    eager = {"attn_implementation": "eager", "experts_implementation": "eager"}
    model = AutoModelForCausalLM.from_config(config, **eager).eval()
    cache = model(torch.zeros(2, T, dtype=torch.long), use_cache=True).past_key_values
    held = 0
    for layer in cache.layers:
        for value in vars(layer).values():
            states = value.values() if isinstance(value, dict) else [value]
            states = [state for state in states if torch.is_tensor(state) and state.dim() > 1]
            held += sum(state.nbytes for state in states)
    assert kv_cache_bytes(of_row(row), T - (family == "gemma2") * 3, 2) == held


def test_latent_attention_keeps_576_numbers_a_token_and_layer():
    """DeepSeek-V3's; as many heads' keys and values would be 40,960 (192 and 128 a head)."""
    model = published("deepseek-v3")
    assert kv_cache_bytes(model, 1, dtype="int8") == 576 * 61
    assert model.sizes["d_q"] + model.sizes["d_v"] == 40_960


def test_gpt3_with_one_shared_head():
    """4,608 KiB a token against 48, and all of it is read for each token that is written."""
    config = GPTConfig.preset("gpt3-175b")
    shared = config.replace(n_kv_heads=1)
    assert kv_cache_bytes(config, 1, dtype="bfloat16") == 4_608 * 1024
    assert kv_cache_bytes(shared, 1, dtype="bfloat16") == 48 * 1024
    more = decode(config, 2048, 32).bytes - decode(shared, 2048, 32).bytes
    narrower = weight_bytes(config, "bfloat16") - weight_bytes(shared, "bfloat16")
    assert more == 32 * 2048 * (4_608 - 48) * 1024 + narrower


def test_what_is_read_of_tables_and_experts():
    """gpt-oss's card counts so: the output's table, not the input's (3.61 and 5.13 billion)."""
    assert round(parameters_read(published("gpt-oss-20b")) / 1e9, 2) == 3.61
    assert round(parameters_read(published("gpt-oss-120b")) / 1e9, 2) == 5.13
    llama, tied = published("llama-3.1-8b"), published("llama-3.2-1b")
    assert count_parameters(llama).total - parameters_read(llama) == (128_256 - 1) * 4096
    assert count_parameters(tied).total == parameters_read(tied)


def test_many_tokens_read_most_experts():
    mixtral = published("mixtral-8x7b")
    read = [parameters_read(mixtral, n) for n in (1, 2, 4, 64)]
    assert read == sorted(read)
    experts = count_parameters(mixtral)["experts"].total
    assert read[1] - read[0] == pytest.approx(experts * (2 / 8) * (6 / 8), rel=1e-3)
    draws = torch.rand(20_000, 4, 8).topk(2).indices  # four tokens, two experts each
    used = torch.zeros(20_000, 8).scatter_(1, draws.flatten(1), 1.0).sum(1).mean().item()
    assert (read[2] - read[0]) / experts == pytest.approx((used - 2) / 8, abs=0.005)


def test_prefill_computes_one_row_of_scores():
    row = random_row("llama", 2)
    with FlopCounterMode(display=False) as counter:
        ids = torch.zeros(1, 7, dtype=torch.long)
        plain(row)(ids, use_cache=False, logits_to_keep=1)
    model = of_row(row)
    masked = 7 * flops_per_token(model, 7) - text_flops(model, 7)
    assert counter.get_total_flops() == prefill(model, 7).flops + masked


def test_reading_waits_for_arithmetic_and_writing_for_memory():
    model, h100 = published("llama-3.1-8b"), DEVICES["h100"]
    assert h100.ridge_point == pytest.approx(295, abs=1)
    reading, writing = prefill(model, 2048), decode(model, 2048)
    assert writing.intensity < 2 < h100.ridge_point < reading.intensity
    assert writing.seconds(h100) == writing.bytes / h100.bandwidth
    assert reading.seconds("h100") == reading.flops / h100.flops
    assert decode(model, 128, 512).intensity > 200 > decode(model, 8192, 512).intensity
    assert decode(model, 2048, dtype="q4_0").bytes < 0.35 * writing.bytes


def test_which_devices_hold_a_model():
    llama = published("llama-3.1-70b")
    assert not fits(llama, "h100", 8192)
    assert fits(llama, "h100", 8192, dtype="q4_0")
    assert not fits(llama, "h200", 0)  # 141.1 GB of weights for 141
    assert fits(llama, "h200", 8192, 4, dtype="int8")


def test_unknown_devices_and_numbers_are_refused():
    with pytest.raises(ValueError, match=r"no device 'h10'.*h100"):
        device_of("h10")
    with pytest.raises(TypeError, match="device=3 is neither"):
        device_of(3)
    assert device_of(DEVICES["a100"]) is DEVICES["a100"]
    assert isinstance(DEVICES["a100"], Device)
    with pytest.raises(ValueError, match="batch_size"):
        decode(SMALL, 3, 0)
    with pytest.raises(ValueError, match="no dtype 'q5'"):
        decode(SMALL, 3, dtype="q5")

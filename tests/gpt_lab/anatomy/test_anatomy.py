"""The closed forms against transformers, torch's own counters and published figures."""

import ast
import json
import operator
import random
from collections import Counter

import pytest
import torch
from torch.utils.flop_counter import FlopCounterMode
from transformers import GPT2Config, GPT2LMHeadModel

from gpt_lab import anatomy
from gpt_lab.anatomy import count_parameters, flops_per_token, published
from gpt_lab.anatomy.structure import of_config
from gpt_lab.config import PRESETS, GPTConfig

SMALL = GPTConfig()


def hugging_face_gpt2(config: GPTConfig, device: str = "meta", **options) -> GPT2LMHeadModel:
    """The transformers GPT-2 of a configuration; on the meta device it has shapes, no memory."""
    with torch.device(device):
        return GPT2LMHeadModel(
            GPT2Config(
                vocab_size=config.vocab_size,
                n_positions=config.context_length,
                n_embd=config.d_model,
                n_layer=config.n_layers,
                n_head=config.n_heads,
                n_inner=config.d_ff,
                tie_word_embeddings=config.tie_embeddings,
                **options,
            )
        )


def random_configs(n: int) -> list[GPTConfig]:
    draw = random.Random(124)
    configs = []
    for _ in range(n):
        heads = draw.randint(1, 16)
        d_model = heads * draw.randint(1, 96)
        configs.append(
            GPTConfig(
                vocab_size=draw.randint(1, 60_000),
                context_length=draw.randint(1, 4096),
                d_model=d_model,
                n_heads=heads,
                n_layers=draw.randint(1, 3),
                d_ff=draw.choice([None, draw.randint(1, 4096)]),
                tie_embeddings=draw.random() < 0.5,
            )
        )
    return configs


@pytest.mark.parametrize("name", ["gpt2-small", "gpt2-medium", "gpt2-large", "gpt2-xl"])
def test_the_gpt2_family_equals_transformers(name):
    config = PRESETS[name]
    assert count_parameters(config).total == hugging_face_gpt2(config).num_parameters()


@pytest.mark.parametrize("some", [slice(n, n + 30) for n in range(0, 300, 30)])
def test_random_configurations_equal_transformers(some):
    for config in random_configs(300)[some]:
        assert count_parameters(config).total == hugging_face_gpt2(config).num_parameters(), config


def test_each_component_equals_transformers():
    counted: Counter[str] = Counter()
    where = {"wte": "token embedding", "wpe": "position embedding", "ln_f": "final layer norm"}
    in_block = {"attn": "attention", "mlp": "feed-forward", "ln": "layer norms"}
    for name, tensor in hugging_face_gpt2(SMALL).transformer.named_parameters():
        parts = name.split(".")
        key = where.get(parts[0]) or in_block[parts[2].split("_")[0]]
        counted[key] += tensor.numel()
    assert count_parameters(SMALL).components == counted


# The totals under which "GPT-2 small" is published; lesson 5 explains each.
@pytest.mark.parametrize(
    ("changes", "total"),
    [
        ({}, 124_439_808),
        ({"qkv_bias": False}, 124_412_160),
        ({"qkv_bias": False, "tie_embeddings": False}, 163_009_536),
        ({"tie_embeddings": False}, 163_037_184),
        ({"qkv_bias": False, "bias": False}, 124_337_664),
    ],
)
def test_published_totals_follow_from_the_switches(changes, total):
    assert count_parameters(SMALL.replace(**changes)).total == total


def test_published_totals_that_leave_something_out():
    count = count_parameters(SMALL)
    assert count.total - count["position embedding"].total == 123_653_376
    blocks = count["transformer"]
    assert sum(p.total for p in blocks.walk() if p.shape and len(p.shape) == 2) == 84_934_656


def test_gpt3_is_within_half_a_percent_of_its_published_size():
    assert count_parameters(PRESETS["gpt3-175b"]).total == pytest.approx(175.0e9, rel=5e-3)


def test_heads_do_not_change_the_count_but_fewer_kv_heads_do():
    totals = {count_parameters(SMALL.replace(n_heads=h)).total for h in (1, 2, 12, 48, 768)}
    assert totals == {124_439_808}
    grouped = count_parameters(SMALL.replace(n_kv_heads=4))
    saved = 12 * 2 * (768 * 512 + 512)  # two thirds of the key and value projections
    assert grouped.total == 124_439_808 - saved
    assert "d_kv" in grouped["attention"].text


def test_the_tree_adds_up_everywhere():
    for config in [*random_configs(20), SMALL.replace(bias=False, qkv_bias=False)]:
        for part in count_parameters(config).walk():
            if part.parts:
                assert part.total == sum(p.total for p in part.parts), (part.name, config)


def test_formulas_are_what_they_count():
    """The written formula, worked out by Python's own grammar, is the number."""
    to_python = str.maketrans({"²": "**2", "³": "**3", "·": "*", ",": ""})
    for config in random_configs(30):
        values = of_config(config).sizes
        for part in count_parameters(config).walk():
            for text in (part.text, part.filled_in):
                assert work_out(text.translate(to_python), values) == part.total, (part.name, text)


def work_out(code: str, values: dict[str, int]) -> int:
    operations = {ast.Add: operator.add, ast.Mult: operator.mul, ast.Pow: operator.pow}

    def value(node):
        if isinstance(node, ast.BinOp):
            return operations[type(node.op)](value(node.left), value(node.right))
        return values[node.id] if isinstance(node, ast.Name) else node.value

    return value(ast.parse(code, mode="eval").body)


def test_latex_of_the_total():
    assert count_parameters(SMALL)["attention"].latex == (
        r"L \, (4 \, d_\text{model}^{2} + 4 \, d_\text{model})"
    )


def test_lookup_by_name():
    count = count_parameters(SMALL)
    assert count["query weight"].total == 12 * 768 * 768
    with pytest.raises(KeyError, match="no part 'atention'"):
        count["atention"]


def test_tree_and_table_are_aligned_and_complete():
    lines = count_parameters(SMALL).tree().splitlines()
    assert lines[0].split() == ["parameters", "124,439,808"]
    assert "12 blocks" in next(line for line in lines if "transformer" in line)
    assert any("768 × 3,072" in line and line.endswith("2,359,296") for line in lines)
    assert any("shared with the token embedding" in line for line in lines)
    table = count_parameters(SMALL).table().splitlines()
    assert len({len(line) for line in table}) == 1
    assert "45.54%" in next(line for line in table if "feed-forward" in line)


def test_a_notebook_shows_the_tree_as_a_table():
    count = count_parameters(SMALL)
    assert repr(count) == str(count)
    html = count._repr_html_()
    assert html.count("<tr>") == 1 + len(str(count).splitlines())
    each = "    each block".replace(" ", "\N{NO-BREAK SPACE}") + "</th>"
    assert (
        f'{each}<td style="text-align: left"></td><td style="text-align: right">7,087,872' in html
    )
    assert "active" not in html
    assert "12,879,925,248" in count_parameters(published("mixtral-8x7b"))._repr_html_()


def test_the_dictionary_is_json_and_adds_up():
    data = json.loads(json.dumps(count_parameters(SMALL).to_dict()))
    assert data["total"] == sum(step["total"] for step in data["parts"]) == 124_439_808


@pytest.mark.parametrize("d_ff", [None, 50])
def test_flops_equal_those_that_torch_counts(d_ff):
    """One pass of transformers' GPT-2 over T tokens; plain attention computes all T × T scores."""
    config = GPTConfig(vocab_size=71, context_length=32, d_model=24, n_heads=3, d_ff=d_ff)
    T = 13
    with FlopCounterMode(display=False) as counter:
        hugging_face_gpt2(config, "cpu", attn_implementation="eager").eval()(
            torch.zeros(1, T, dtype=torch.long), use_cache=False
        )
    assert counter.get_total_flops() == T * flops_per_token(config, keys=T)


def test_flops_without_the_attention_term_are_two_a_matrix_weight():
    # 2 · (84,934,656 + 38,597,376): the blocks' matrices and the output projection
    assert flops_per_token(SMALL) == 247_064_064
    with pytest.raises(ValueError, match=r"^keys=-1 is below 0$"):
        flops_per_token(SMALL, keys=-1)


def test_bytes_of_a_training_step():
    assert anatomy.weight_bytes(SMALL) == 497_759_232
    assert anatomy.weight_bytes(SMALL, "bfloat16") == 248_879_616
    assert anatomy.weight_bytes(SMALL, "int4") == 62_219_904
    assert anatomy.gradient_bytes(SMALL) == 497_759_232
    assert anatomy.optimizer_bytes(SMALL) == 2 * 497_759_232
    with pytest.raises(ValueError, match="no dtype 'fp32'; there are float64, float32"):
        anatomy.weight_bytes(SMALL, "fp32")


def test_optimizer_bytes_are_what_adam_holds():
    model = torch.nn.Linear(5, 3)
    adam = torch.optim.AdamW(model.parameters())
    model(torch.ones(5)).sum().backward()
    adam.step()
    held = sum(s["exp_avg"].nbytes + s["exp_avg_sq"].nbytes for s in adam.state.values())
    assert held == 2 * sum(p.nbytes for p in model.parameters())


def test_kv_cache_bytes_equal_transformers_cache():
    config = GPTConfig(vocab_size=50, context_length=32, d_model=48, n_heads=4, n_layers=3)
    cache = hugging_face_gpt2(config)(
        torch.zeros(2, 7, dtype=torch.long, device="meta")
    ).past_key_values
    held = sum(layer.keys.nbytes + layer.values.nbytes for layer in cache.layers)
    assert anatomy.kv_cache_bytes(config, tokens=7, batch_size=2) == held


@pytest.mark.parametrize("count", [anatomy.kv_cache_bytes, anatomy.activation_bytes])
def test_impossible_sequences_are_refused_by_name(count):
    with pytest.raises(ValueError, match=r"^tokens=-1 is below 0$"):
        count(GPTConfig(), tokens=-1)
    with pytest.raises(ValueError, match=r"^batch_size=0 is below 1$"):
        count(GPTConfig(), batch_size=0)
    with pytest.raises(TypeError, match=r"^tokens=nan is not an integer$"):
        count(GPTConfig(), tokens=float("nan"))


def test_sequences_are_as_long_as_the_context_unless_told():
    short = GPTConfig(context_length=64)
    for count in (anatomy.kv_cache_bytes, anatomy.activation_bytes):
        assert count(short) == count(short, tokens=64)
        assert count(short, dtype="int8") == count(short, dtype="float16") // 2


def test_fused_attention_keeps_no_weights():
    kept = anatomy.activation_bytes(SMALL, 100, 2, "float16")
    fused = anatomy.activation_bytes(SMALL, 100, 2, "float16", attention_weights=False)
    assert kept - fused == 2 * 2 * 12 * 12 * 100**2  # bytes, B, L, H, T²


def test_half_a_byte_takes_a_whole_one():
    odd = GPTConfig(vocab_size=2, context_length=1, d_model=1, n_heads=1, n_layers=1, d_ff=1)
    total = anatomy.count_parameters(odd).total
    assert total % 2
    assert anatomy.weight_bytes(odd, "int4") == (total + 1) // 2


def test_a_name_is_no_configuration():
    with pytest.raises(TypeError, match=r"^config='gpt2-small' is not a GPTConfig"):
        anatomy.count_parameters("gpt2-small")


def test_activation_bytes_per_block_are_korthikanti_without_dropout():
    """Equation 1 of Korthikanti et al. 2022: sbh(34 + 5·a·s/h); dropout's masks and output are
    2sbh + 3as²b of it."""
    T, B = 128, 4
    two = GPTConfig(n_layers=2)
    one = GPTConfig(n_layers=1)
    block = anatomy.activation_bytes(two, T, B, "bfloat16") - anatomy.activation_bytes(
        one, T, B, "bfloat16"
    )
    s, b, h, a = T, B, 768, 12
    assert block == s * b * h * (34 - 2) + (5 - 3) * a * s * s * b
    around = anatomy.activation_bytes(one, T, B, "bfloat16") - block
    assert around == 2 * s * b * (2 * h + 50257)  # the final norm's input and output, the logits

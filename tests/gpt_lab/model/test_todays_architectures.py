"""Today's architectures against transformers' own classes, on random weights."""

import pytest
import torch
from transformers import LlamaConfig
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS

from gpt_lab.anatomy import count_parameters
from gpt_lab.anatomy.costs import kv_cache_bytes
from gpt_lab.config import GPTConfig
from gpt_lab.generation import decoding, generate
from gpt_lab.model import GPT, KVCache
from gpt_lab.model.positions import angles, rotate_by, rotation
from gpt_lab.rope_scaling import RopeScaling
from tests.gpt_lab.generation.test_decoding import PREFIX, token_by_token
from tests.gpt_lab.model.test_architectures import stated
from tests.support.architectures import ARCHITECTURES, GROUPED, LLAMA3, YARN, in_architecture
from tests.support.witness import close, llama_fields, random_ids, random_model

every = pytest.mark.parametrize("name", ARCHITECTURES)
SWITCHES = {
    "norm_place": {"norm_place": "output"},
    "norm_place of layer norms": {"norm_place": "output", "norm": "layer", "bias": True},
    "qk_norm head": {"qk_norm": "head"},
    "qk_norm width": {"qk_norm": "width"},
    "window": {"sliding_window": 3},
    "window of one token": {"sliding_window": 1},
    "window in a block": {"sliding_window": 4, "window_layers": (1,)},
    "nope": {"nope_layers": (0,)},
    "linear": {"rope_scaling": RopeScaling("linear", 3.0)},
    "llama3": {"rope_scaling": RopeScaling("llama3", 8.0, original_context=40)},
    "yarn": {"rope_scaling": RopeScaling("yarn", 8.0, original_context=40)},
}
SWITCHES["all at once"] = {k: v for fields in SWITCHES.values() for k, v in fields.items()}
each_switch = pytest.mark.parametrize("changes", SWITCHES.values(), ids=SWITCHES)


@every
@torch.inference_mode()
def test_logits_are_those_of_transformers(name):
    config = ARCHITECTURES[name]
    model, ids = random_model(config), random_ids(config)
    close(model(ids), in_architecture(name, model)(ids).logits)


@every
@torch.inference_mode()
def test_greedy_texts_are_those_of_transformers(name):
    config = ARCHITECTURES[name]
    model, ids = random_model(config, seed=1), random_ids(config, B=1, T=4)
    theirs = in_architecture(name, model).generate(
        ids, attention_mask=torch.ones_like(ids), max_new_tokens=20, do_sample=False
    )
    ours = [int(token) for token in generate(model.prepare_decoding(), ids, 20, temperature=0)]
    assert ours == theirs[0, 4:].tolist()


@every
def test_counts_are_those_of_the_tensors(name):
    config = ARCHITECTURES[name]
    with torch.device("meta"):
        model = GPT(config)
    assert stated(config) == {n: tuple(p.shape) for n, p in model.named_parameters()}
    theirs = in_architecture(name, random_model(config))
    assert count_parameters(config).total == sum(p.numel() for p in theirs.parameters())
    if config.sliding_window is None:  # our cache keeps what lies beyond a window, too
        assert kv_cache_bytes(config) == KVCache(config).nbytes


@every
@pytest.mark.parametrize("T", [2, 12])
@torch.inference_mode()
def test_a_cache_keeps_what_the_last_token_attends_to(name, T):
    """Counted in the model's run: the keys of each block that its last token has a weight for."""
    config = ARCHITECTURES[name]
    seen = random_model(config).activations(random_ids(config, B=1, T=T), "*.attention.weights")
    assert len(seen) == config.n_layers
    read = sum(int((weights[0, 0, -1] > 0).sum()) for weights in seen.values())
    keys_and_values = 2 * config.n_kv_heads * config.d_head * 4  # bytes
    assert kv_cache_bytes(config, T) == read * keys_and_values


@each_switch
@torch.inference_mode()
def test_a_cache_and_chunks_change_nothing(changes):
    config = GROUPED.replace(**changes)
    model, ids = random_model(config), random_ids(config)
    cache = KVCache(config, batch_size=2)
    chunks = [model(chunk, cache) for chunk in ids.split([1, 7, 1, 6, 9], dim=1)]
    close(torch.cat(chunks, dim=1), model(ids))


@each_switch
@pytest.mark.parametrize("prepared", [False, True], ids=["as it is", "laid out"])
@torch.inference_mode()
def test_one_step_equals_the_model(changes, prepared, monkeypatch):
    taken, step = [], decoding._step
    monkeypatch.setattr(decoding, "_step", lambda *args: taken.append(args[-1]) or step(*args))
    config = GROUPED.replace(**changes)
    model, ids = random_model(config), random_ids(config, B=1)
    expected = model(ids)[0, 1:]
    close(token_by_token(model.prepare_decoding() if prepared else model, ids), expected)
    assert taken == [*range(PREFIX, config.context_length)]


@each_switch
@torch.inference_mode()
def test_a_switch_matters(changes):
    """What is not computed at all would pass every test of a cache."""
    model = random_model(GROUPED)
    other = GPT(GROUPED.replace(**changes)).eval()
    other.load_state_dict(model.state_dict(), strict=False)
    ids = random_ids(GROUPED)
    assert not torch.allclose(model(ids), other(ids), atol=1e-3)


@each_switch
@torch.inference_mode()
def test_watching_the_weights_changes_nothing(changes):
    config = GROUPED.replace(**changes)
    model, ids = random_model(config), random_ids(config)
    seen = model.activations(ids, ["*.weights", "logits", "*.q"])
    close(seen["logits"], model(ids))
    for i in range(config.n_layers):
        weights = seen[f"blocks.{i}.attention.weights"]
        reach = config.window(i) or config.context_length
        far = torch.ones(weights.shape[-2:]).tril(-reach).bool()
        assert weights[..., far].eq(0).all()
        if reach < config.context_length:
            edge = weights.diagonal(1 - reach, dim1=-2, dim2=-1)
            assert edge.gt(0).all()  # the oldest token within the window is seen


@torch.inference_mode()
def test_a_window_reaches_as_far_as_windows_of_all_blocks_together():
    """L blocks of a window w carry a token's influence L·(w − 1) tokens on, and none beyond."""
    config = GROUPED.replace(n_layers=3, sliding_window=4)
    model, ids = random_model(config), random_ids(config, B=1)
    other = ids.clone()
    other[0, 0] = (ids[0, 0] + 1) % config.vocab_size
    changed = (model(ids) != model(other)).any(dim=-1)[0]
    reach = 3 * (4 - 1)
    assert changed.nonzero().flatten().tolist() == [*range(reach + 1)]


@torch.inference_mode()
def test_a_mask_takes_the_windows_place():
    config = GROUPED.replace(sliding_window=2)
    model, ids = random_model(config), random_ids(config, T=9)
    free = GPT(GROUPED).eval()
    free.load_state_dict(model.state_dict())
    close(model(ids, mask=torch.ones(9, 9).tril().bool()), free(ids))


@pytest.mark.parametrize(
    ("config", "kind"),
    [
        (LLAMA3, "llama3"),
        (LLAMA3.replace(rope_scaling=RopeScaling("linear", 4.0)), "linear"),
        (  # Llama 3.2 1B's own
            LLAMA3.replace(
                context_length=131_072,
                d_head=64,
                rope_theta=500_000.0,
                rope_scaling=RopeScaling("llama3", 32.0),
            ),
            "llama3",
        ),
        (YARN, "yarn"),
        (  # as Qwen3's card asks to read 131,072 tokens
            LLAMA3.replace(
                context_length=131_072,
                d_head=128,
                rope_theta=1e6,
                rope_scaling=RopeScaling("yarn", 4.0, original_context=32_768),
            ),
            "yarn",
        ),
        (  # as gpt-oss has it
            LLAMA3.replace(
                context_length=131_072,
                d_head=64,
                rope_theta=150_000.0,
                rope_scaling=RopeScaling("yarn", 32.0, original_context=4096, truncate=False),
            ),
            "yarn",
        ),
    ],
)
def test_scaled_frequencies_are_those_of_transformers(config, kind):
    theirs, magnitude = ROPE_INIT_FUNCTIONS[kind](LlamaConfig(**llama_fields(config)), "cpu")
    ours = angles(1, 1, config.d_head, config.rope_theta, scaling=config.rope_scaling)[0]
    torch.testing.assert_close(ours, theirs, rtol=1e-6, atol=0)
    plain = angles(1, 1, config.d_head, config.rope_theta)[0]
    slower = (plain / ours).tolist()
    assert slower[-1] == pytest.approx(config.rope_scaling.factor)
    assert config.rope_scaling.magnitude == pytest.approx(magnitude)
    if kind != "linear":
        assert slower[0] == 1
        assert any(1.01 < s < config.rope_scaling.factor - 0.01 for s in slower)


@pytest.mark.parametrize("attention_factor", [None, 1.0, 0.7])
def test_yarn_makes_rotated_vectors_longer(attention_factor):
    scaling = RopeScaling("yarn", 8.0, attention_factor=attention_factor)
    config = LLAMA3.replace(rope_scaling=scaling)
    _, size = ROPE_INIT_FUNCTIONS["yarn"](LlamaConfig(**llama_fields(config)), "cpu")
    x = torch.randn(1, 1, 5, 16, generator=torch.Generator().manual_seed(0))
    longer = rotate_by(x, *rotation(3, 5, 16, scaling=scaling)).norm(dim=-1)
    torch.testing.assert_close(longer, size * x.norm(dim=-1))


def test_old_checkpoints_say_nothing_of_new_switches():
    """Their configurations are read as before: defaults are GPT-2's."""
    old = {"vocab_size": 31, "context_length": 24, "d_model": 12, "n_heads": 3, "n_layers": 2}
    config = GPTConfig(**old)
    assert (config.norm_place, config.qk_norm, config.rope_scaling) == ("input", "none", None)
    assert (config.sliding_window, config.nope_layers) == (None, ())
    assert config.window(0) is None
    assert not config.rotates(0)

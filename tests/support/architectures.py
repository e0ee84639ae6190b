"""Today's architectures, tiny: a configuration of each, and the same model in transformers."""

from transformers import (
    MistralConfig,
    MistralForCausalLM,
    Olmo2Config,
    Olmo2ForCausalLM,
    PreTrainedModel,
    Qwen2Config,
    Qwen2ForCausalLM,
    Qwen3Config,
    Qwen3ForCausalLM,
    SmolLM3Config,
    SmolLM3ForCausalLM,
)

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab.rope_scaling import RopeScaling
from tests.support.witness import in_llama_or_qwen2, in_transformers, llama_fields, llama_state

GPT2 = GPTConfig(
    vocab_size=31, context_length=24, d_model=12, n_heads=3, n_layers=2, d_ff=20, dropout=0.0
)
LLAMA2 = GPT2.replace(
    n_heads=6,
    d_head=4,
    qkv_bias=False,
    bias=False,
    norm="rms",
    feed_forward="swiglu",
    positions="rotary",
    tie_embeddings=False,
)
GROUPED = LLAMA2.replace(n_kv_heads=2)
# Within so few tokens some frequencies are slowed, some are kept and one lies between.
LLAMA3 = GROUPED.replace(
    d_head=16, rope_theta=100.0, rope_scaling=RopeScaling("llama3", 8.0, original_context=40)
)
YARN = LLAMA3.replace(
    rope_scaling=RopeScaling("yarn", 8.0, original_context=40, beta_slow=0.5, beta_fast=4.0)
)
TIED = GROUPED.replace(tie_embeddings=True)

ARCHITECTURES: dict[str, GPTConfig] = {
    "gpt2": GPT2,
    "llama2": LLAMA2,
    "llama3": LLAMA3,
    "llama3 with yarn": YARN,
    "mistral": GROUPED.replace(sliding_window=5),
    "qwen2": TIED.replace(qkv_bias=True, rope_theta=1e6, norm_eps=1e-6),
    "qwen2 with a window": TIED.replace(
        qkv_bias=True, n_layers=3, sliding_window=4, window_layers=(1, 2)
    ),
    "qwen3": TIED.replace(d_head=8, qk_norm="head", norm_eps=1e-6),
    "smollm2": TIED.replace(rope_theta=1e5),
    "smollm3": TIED.replace(n_layers=5, nope_layers=(3,)),
    "olmo2": GROUPED.replace(d_head=2, norm_place="output", qk_norm="width", norm_eps=1e-6),
}


def in_architecture(name: str, model: GPT) -> PreTrainedModel:
    """A model of one of these configurations as transformers' class for it, in evaluation mode."""
    c = model.config
    fields = llama_fields(c)
    match name.split()[0]:
        case "gpt2":
            return in_transformers(model)
        case "llama2" | "llama3" | "smollm2":
            return in_llama_or_qwen2(model)
        case "mistral":
            config = MistralConfig(**fields, sliding_window=c.sliding_window)
            theirs = MistralForCausalLM._from_config(config)
        case "qwen2":
            windows = {
                "use_sliding_window": c.sliding_window is not None,
                "sliding_window": c.sliding_window,
                "max_window_layers": min(c.window_layers or (0,)),
            }
            theirs = Qwen2ForCausalLM._from_config(Qwen2Config(**fields, **windows))
        case "qwen3":
            theirs = Qwen3ForCausalLM._from_config(Qwen3Config(**fields))
        case "smollm3":
            rotates = [int(c.rotates(i)) for i in range(c.n_layers)]
            config = SmolLM3Config(**fields, no_rope_layers=rotates)
            theirs = SmolLM3ForCausalLM._from_config(config)
        case "olmo2":
            theirs = Olmo2ForCausalLM._from_config(Olmo2Config(**fields))
    theirs.load_state_dict(llama_state(model))
    return theirs.eval()

"""transformers' models with the weights of one of ours: the independent witness."""

from __future__ import annotations

import random

import torch
import transformers  # its classes are loaded where they are used, which takes seconds
from torch.testing import assert_close

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab.rope_scaling import RopeScaling

TINY = GPTConfig(
    vocab_size=29, context_length=12, d_model=12, n_heads=4, n_kv_heads=2, n_layers=2, d_ff=20
)

torch.set_num_threads(1)  # the tensors are tiny: threads would only wait for each other


def close(a: torch.Tensor, b: torch.Tensor) -> None:
    assert_close(a, b, rtol=1e-5, atol=1e-5)


def random_config(seed: int) -> GPTConfig:
    """A tiny configuration with odd sizes; every switch is on in some and off in others."""
    draw = random.Random(seed)
    n_heads = draw.choice([1, 2, 3, 4, 6])
    return GPTConfig(
        vocab_size=draw.randint(5, 60),
        context_length=draw.randint(9, 20),
        d_model=n_heads * draw.randint(2, 9),
        n_heads=n_heads,
        n_kv_heads=draw.choice([h for h in range(1, n_heads + 1) if n_heads % h == 0]),
        n_layers=draw.randint(1, 3),
        d_ff=draw.randint(3, 50),
        qkv_bias=draw.random() < 0.7,
        bias=draw.random() < 0.7,
        tie_embeddings=draw.random() < 0.5,
    )


def random_model(config: GPTConfig, seed: int = 0) -> GPT:
    """A model in evaluation mode whose biases and norms are random too."""
    torch.manual_seed(seed)
    model = GPT(config).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.normal_(std=0.2)
        for block in model.blocks:
            block.norm_1.weight += 1
            block.norm_2.weight += 1
            if config.qk_norm != "none":
                block.attention.query_norm.weight += 1
                block.attention.key_norm.weight += 1
        model.norm.weight += 1
    return model


def random_ids(config: GPTConfig, B: int = 2, T: int | None = None, seed: int = 0) -> torch.Tensor:
    generator = torch.Generator().manual_seed(seed)
    T = config.context_length if T is None else T
    return torch.randint(config.vocab_size, (B, T), generator=generator)


def positions(model: GPT) -> torch.Tensor | None:
    """What is added to the embeddings, [n_ctx, d_model]: learned, transformers' waves, nothing."""
    c = model.config
    if c.positions == "learned":
        return model.position_embedding.weight
    waves = torch.zeros(c.context_length, c.d_model)
    if c.positions == "sinusoidal":
        distilbert = transformers.models.distilbert.modeling_distilbert
        distilbert.create_sinusoidal_embeddings(c.context_length, c.d_model, waves)
    return waves


def in_transformers(model: GPT, attention: str = "eager") -> transformers.GPT2LMHeadModel:
    """Spelled out tensor by tensor. What it has and we have not (biases) is zero there."""
    c = model.config
    theirs = transformers.GPT2LMHeadModel._from_config(
        transformers.GPT2Config(
            vocab_size=c.vocab_size,
            n_positions=c.context_length,
            n_embd=c.d_model,
            n_layer=c.n_layers,
            n_head=c.n_heads,
            n_inner=c.d_ff,
            tie_word_embeddings=c.tie_embeddings,
            activation_function={"gelu": "gelu_new"}.get(c.feed_forward, c.feed_forward),
            layer_norm_epsilon=c.norm_eps,
            bos_token_id=None,
            eos_token_id=None,
        ),
        attn_implementation=attention,
    ).eval()

    def put(target, source):
        with torch.no_grad():
            target.copy_(torch.zeros_like(target) if source is None else source)

    def a_head_each(qkv):
        """Keys and values copied out, so that each query head has its own."""
        if qkv is None:
            return None
        d_kv, group = c.n_kv_heads * c.d_head, c.n_heads // c.n_kv_heads
        q, k, v = qkv.split([c.n_heads * c.d_head, d_kv, d_kv], dim=-1)
        k, v = (
            t.unflatten(-1, (c.n_kv_heads, c.d_head)).repeat_interleave(group, -2).flatten(-2)
            for t in (k, v)
        )
        return torch.cat([q, k, v], dim=-1)

    put(theirs.transformer.wte.weight, model.token_embedding.weight)
    put(theirs.transformer.wpe.weight, positions(model))
    put(theirs.lm_head.weight, model.unembedding)
    put(theirs.transformer.ln_f.weight, model.norm.weight)
    put(theirs.transformer.ln_f.bias, model.norm.bias)
    for mine, block in zip(model.blocks, theirs.transformer.h, strict=True):
        put(block.ln_1.weight, mine.norm_1.weight)
        put(block.ln_1.bias, mine.norm_1.bias)
        put(block.attn.c_attn.weight, a_head_each(mine.attention.qkv.weight))
        put(block.attn.c_attn.bias, a_head_each(mine.attention.qkv.bias))
        put(block.attn.c_proj.weight, mine.attention.output.weight)
        put(block.attn.c_proj.bias, mine.attention.output.bias)
        put(block.ln_2.weight, mine.norm_2.weight)
        put(block.ln_2.bias, mine.norm_2.bias)
        put(block.mlp.c_fc.weight, mine.feed_forward.up.weight)
        put(block.mlp.c_fc.bias, mine.feed_forward.up.bias)
        put(block.mlp.c_proj.weight, mine.feed_forward.down.weight)
        put(block.mlp.c_proj.bias, mine.feed_forward.down.bias)
    return theirs


def llama_fields(c: GPTConfig) -> dict[str, object]:
    """A configuration in the words that Llama's relatives share in transformers."""
    rope = {"rope_type": "default"} if c.rope_scaling is None else scaled(c.rope_scaling)
    return {
        "vocab_size": c.vocab_size,
        "max_position_embeddings": c.context_length,
        "hidden_size": c.d_model,
        "num_hidden_layers": c.n_layers,
        "num_attention_heads": c.n_heads,
        "num_key_value_heads": c.n_kv_heads,
        "head_dim": c.d_head,
        "intermediate_size": c.d_ff,
        "rms_norm_eps": c.norm_eps,
        "rope_theta": c.rope_theta,  # as transformers 4 wants it, and so the scaling; 5 takes both
        **({"rope_scaling": rope} if c.rope_scaling and transformers.__version__ < "5" else {}),
        "rope_parameters": {**rope, "rope_theta": c.rope_theta},  # together
        "tie_word_embeddings": c.tie_embeddings,
        "bos_token_id": None,
        "eos_token_id": None,
        "pad_token_id": None,
    }


def scaled(scaling: RopeScaling) -> dict[str, object]:
    """A scaling of rotary positions in transformers' words."""
    fields: dict[str, object] = {"rope_type": scaling.kind, "factor": scaling.factor}
    if scaling.kind == "llama3":
        fields["low_freq_factor"] = scaling.low_freq_factor
        fields["high_freq_factor"] = scaling.high_freq_factor
        fields["original_max_position_embeddings"] = scaling.original_context
    if scaling.kind == "yarn":
        fields["beta_slow"], fields["beta_fast"] = scaling.beta_slow, scaling.beta_fast
        fields["original_max_position_embeddings"] = scaling.original_context
        fields["truncate"] = scaling.truncate
        if scaling.attention_factor is not None:
            fields["attention_factor"] = scaling.attention_factor
    return fields


def llama_state(model: GPT) -> dict[str, torch.Tensor]:
    """Our weights by the names that Llama's relatives share in transformers, tensor by tensor."""
    c = model.config
    norms = ("input_layernorm", "post_attention_layernorm")
    if c.norm_place == "output":
        norms = ("post_attention_layernorm", "post_feedforward_layernorm")
    state = {
        "model.embed_tokens.weight": model.token_embedding.weight,
        "model.norm.weight": model.norm.weight,
        "lm_head.weight": model.unembedding,
    }
    d_kv = c.n_kv_heads * c.d_head
    for i, block in enumerate(model.blocks):
        at = f"model.layers.{i}."
        for name, norm in zip(norms, (block.norm_1, block.norm_2), strict=True):
            state[f"{at}{name}.weight"] = norm.weight
        if c.qk_norm != "none":
            state[at + "self_attn.q_norm.weight"] = block.attention.query_norm.weight
            state[at + "self_attn.k_norm.weight"] = block.attention.key_norm.weight
        for kind in ("weight", "bias"):
            qkv = getattr(block.attention.qkv, kind)
            if qkv is not None:
                parts = qkv.split([c.n_heads * c.d_head, d_kv, d_kv], dim=-1)
                for name, part in zip("qkv", parts, strict=True):
                    state[f"{at}self_attn.{name}_proj.{kind}"] = part.t()
            if (output := getattr(block.attention.output, kind)) is not None:
                state[f"{at}self_attn.o_proj.{kind}"] = output.t()
            for name in ("gate", "up", "down"):
                if (tensor := getattr(getattr(block.feed_forward, name), kind)) is not None:
                    state[f"{at}mlp.{name}_proj.{kind}"] = tensor.t()
    return {name: t.detach().contiguous() for name, t in state.items()}


def in_llama_or_qwen2(model: GPT) -> transformers.PreTrainedModel:
    """Llama's family, spelled out likewise: RMSNorm, SwiGLU, rotary positions, grouped queries.

    Qwen2's is the one with biases for queries, keys and values, and for nothing else; Llama's has
    a switch for all four of attention, and one for the feed-forward network.
    """
    c = model.config
    if c.qkv_bias and not c.bias:
        theirs = transformers.Qwen2ForCausalLM._from_config(
            transformers.Qwen2Config(**llama_fields(c))
        )
    else:
        biases = {"attention_bias": c.qkv_bias, "mlp_bias": c.bias}
        theirs = transformers.LlamaForCausalLM._from_config(
            transformers.LlamaConfig(**llama_fields(c), **biases)
        )
    theirs.load_state_dict(llama_state(model))
    return theirs.eval()

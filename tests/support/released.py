"""Small random models as others publish them: transformers' own, in folders and in GGUF files.

Names and rows are brought into llama.cpp's form by the package ``gguf`` and by the formula of its
converter, so that what reads them has a witness in both directions.
"""

import contextlib
import functools
import json
from pathlib import Path
from types import MappingProxyType
from typing import Any

import gguf
import numpy as np
import torch
import transformers
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers

TEMPLATE = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n' + message['content']"
    " + '<|im_end|>' + '\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
SPECIAL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
LEARNED_FROM = (
    "The lighthouse keeper's daughter counted 1, 22 and 333 ships; they'd come ÄÖÜ näher, "
    "два корабля, 三艘船 🚢🚢.\n\n  def count(ships):\r\n\treturn len(ships)  # I'LL see\n"
) * 3

LLAMAS = {
    "hidden_size": 64,
    "intermediate_size": 96,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 64,
    "pad_token_id": None,
}
SCALED = {
    "rope_type": "llama3",
    "rope_theta": 10_000.0,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 8192,
}
YARN = {
    "rope_type": "yarn",
    "rope_theta": 100.0,
    "factor": 8.0,
    "original_max_position_embeddings": 32,
}
# name: transformers' classes, options, llama.cpp's architecture
ARCHITECTURES: dict[str, tuple[str, dict[str, Any], str]] = {
    "gpt2": (
        "GPT2",
        {"n_embd": 64, "n_layer": 3, "n_head": 4, "n_positions": 64, "n_inner": 96},
        "gpt2",
    ),
    "llama": ("Llama", {**LLAMAS, "rms_norm_eps": 1e-5}, "llama"),
    "llama-biases": (
        "Llama",
        {**LLAMAS, "head_dim": 8, "attention_bias": True, "mlp_bias": True},
        "llama",
    ),
    "llama-3.1": (
        "Llama",
        {**LLAMAS, "rope_parameters": SCALED, "tie_word_embeddings": True},
        "llama",
    ),
    "llama-linear": (
        "Llama",
        {**LLAMAS, "rope_parameters": {"rope_type": "linear", "factor": 2.5, "rope_theta": 1e4}},
        "llama",
    ),
    "llama-yarn": ("Llama", {**LLAMAS, "rope_parameters": YARN}, ""),
    "smollm2": ("Llama", {**LLAMAS, "tie_word_embeddings": True}, "llama"),
    "mistral": ("Mistral", {**LLAMAS, "sliding_window": 5}, "llama"),
    "qwen2": ("Qwen2", {**LLAMAS, "tie_word_embeddings": True}, "qwen2"),
    "qwen2-window": (
        "Qwen2",
        {**LLAMAS, "use_sliding_window": True, "sliding_window": 4, "max_window_layers": 1},
        "",
    ),
    "qwen3": ("Qwen3", {**LLAMAS, "head_dim": 24}, "qwen3"),
    "smollm3": ("SmolLM3", {**LLAMAS, "num_hidden_layers": 5}, "smollm3"),
    "olmo2": ("Olmo2", LLAMAS, "olmo2"),
}


def small_tokenizer(pre: str = "gpt-2") -> Tokenizer:
    """A byte-level vocabulary of about 400 tokens, learned from a few lines; special ones first."""
    tokenizer = Tokenizer(models.BPE())
    whole = pre_tokenizers.ByteLevel(add_prefix_space=False)
    cuts = [pre_tokenizers.Digits(individual_digits=True)] if pre == "smollm" else []
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([*cuts, whole])
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=400,
        special_tokens=[AddedToken(t, special=True, normalized=False) for t in SPECIAL],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator([LEARNED_FROM], trainer)
    return tokenizer


def small_model(name: str, **changes: Any) -> transformers.PreTrainedModel:
    """A random model of an architecture, its norms and biases random too."""
    classes, options, _ = ARCHITECTURES[name]
    torch.manual_seed(0)
    tokens = {"vocab_size": 400, "bos_token_id": 0, "eos_token_id": 0}
    config = getattr(transformers, f"{classes}Config")(**{**tokens, **options, **changes})
    suffix = "LMHeadModel" if classes == "GPT2" else "ForCausalLM"
    model = getattr(transformers, classes + suffix)(config).eval()
    with torch.no_grad():
        for weights in model.parameters():
            weights.normal_(std=0.2)
            if weights.ndim == 1:
                weights += 1
    return model


def save_folder(model: transformers.PreTrainedModel, folder: Path, **how: Any) -> Path:
    """A folder of save_pretrained, with a tokenizer and its chat template."""
    model.save_pretrained(folder, **how)
    transformers.PreTrainedTokenizerFast(
        tokenizer_object=small_tokenizer(), eos_token=SPECIAL[0], chat_template=TEMPLATE
    ).save_pretrained(folder)
    return folder


def save_gguf(
    model: transformers.PreTrainedModel,
    name: str,
    path: Path,
    kind: str = "F32",
    tokenizer: Tokenizer | None = None,
    pre: str = "gpt-2",
    header: dict[str, Any] = MappingProxyType({}),  # type: ignore[assignment]
    without: tuple[str, ...] = (),
) -> Path:
    """A GGUF file as llama.cpp's converter writes it; matrices in one kind of numbers.

    ``header`` has entries to write besides or instead, the architecture's by what follows its name;
    None leaves one out. ``without`` has tensors to leave out.
    """
    architecture = ARCHITECTURES[name][2]
    writer = gguf.GGUFWriter(path, architecture)
    add_sizes(writer, model.config, architecture)
    add_tokenizer(writer, tokenizer or small_tokenizer(pre), pre)
    change(
        writer, {k if k[:10] == "tokenizer." else f"{architecture}.{k}": header[k] for k in header}
    )
    number = gguf.GGMLQuantizationType[kind]
    tied = model.config.tie_word_embeddings
    tensors = {n: t for n, t in model.state_dict().items() if not (tied and n == "lm_head.weight")}
    for stored, numbers in in_llama_cpp(tensors, model.config, architecture).items():
        if stored in without:
            continue
        if numbers.ndim == 1:
            writer.add_tensor(stored, numbers)
        else:
            writer.add_tensor(stored, in_kind(numbers, number), raw_dtype=number)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def change(writer: gguf.GGUFWriter, entries: dict[str, Any]) -> None:
    """Other entries of the header, or none where the value is None."""
    add = {bool: writer.add_bool, int: writer.add_uint32, float: writer.add_float32}
    add |= {str: writer.add_string, list: writer.add_array}
    for key, value in entries.items():
        writer.kv_data[0].pop(key, None)
        if value is not None:
            add[type(value)](key, value)


def numbers_in_gguf() -> list[gguf.GGMLQuantizationType]:
    """The kinds of numbers that the package makes floats of."""
    kinds = []
    for kind in gguf.GGMLQuantizationType:
        with contextlib.suppress(NotImplementedError):
            gguf.quants.dequantize(np.zeros((1, gguf.GGML_QUANT_SIZES[kind][1]), np.uint8), kind)
            kinds.append(kind)
    return kinds


def in_kind(numbers: np.ndarray, kind: gguf.GGMLQuantizationType) -> np.ndarray:
    """Numbers in some kind; any others, of no great size, in one that the package only reads."""
    try:
        return gguf.quants.quantize(numbers, kind)
    except NotImplementedError:
        some, per_block = blocks_of(kind), gguf.GGML_QUANT_SIZES[kind][0]
        draw = np.random.default_rng(numbers.size)
        which = draw.integers(len(some), size=(len(numbers), numbers.shape[1] // per_block))
        return some[which].reshape(len(numbers), -1)


@functools.cache
def blocks_of(kind: gguf.GGMLQuantizationType) -> np.ndarray:
    """Blocks of random bytes that mean numbers of which the largest is near 1."""
    size = (4096, gguf.GGML_QUANT_SIZES[kind][1])
    content = np.random.default_rng(0).integers(0, 256, size, dtype=np.uint8)
    with np.errstate(all="ignore"):  # some are infinite
        largest = np.abs(gguf.quants.dequantize(content, kind)).max(axis=1)
    return content[(largest > 0.1) & (largest < 1)]


def add_sizes(writer: gguf.GGUFWriter, config: Any, architecture: str) -> None:
    writer.add_block_count(config.num_hidden_layers)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_head_count(config.num_attention_heads)
    if architecture == "gpt2":
        writer.add_feed_forward_length(config.n_inner)
        writer.add_layer_norm_eps(config.layer_norm_epsilon)
        return
    rope = config.rope_parameters
    head = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_rope_freq_base(rope["rope_theta"])
    writer.add_rope_dimension_count(head)
    writer.add_key_length(head)
    writer.add_value_length(head)
    writer.add_vocab_size(config.vocab_size)
    if rope["rope_type"] == "linear":
        writer.add_rope_scaling_type(gguf.RopeScalingType.LINEAR)
        writer.add_rope_scaling_factor(rope["factor"])
    if getattr(config, "sliding_window", None):
        writer.add_sliding_window(config.sliding_window)


def add_tokenizer(
    writer: gguf.GGUFWriter, tokenizer: Tokenizer, pre: str, template: str | None = TEMPLATE
) -> None:
    described = json.loads(tokenizer.to_str())
    vocabulary = tokenizer.get_vocab(with_added_tokens=True)
    tokens = sorted(vocabulary, key=vocabulary.__getitem__)
    special = {t["content"] for t in described["added_tokens"] if t["special"]}
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(pre)
    writer.add_token_list(tokens)
    writer.add_token_types([3 if token in special else 1 for token in tokens])
    writer.add_token_merges([" ".join(merge) for merge in described["model"]["merges"]])
    writer.add_eos_token_id(0)
    writer.add_add_bos_token(False)
    if template is not None:
        writer.add_chat_template(template)


def in_llama_cpp(
    tensors: dict[str, torch.Tensor], config: Any, architecture: str
) -> dict[str, np.ndarray]:
    """Tensors under the names and in the order of rows that llama.cpp's converter gives them."""
    number = next(n for n, called in gguf.MODEL_ARCH_NAMES.items() if called == architecture)
    names = gguf.get_tensor_name_map(number, config.num_hidden_layers)
    stored = {}
    for name, tensor in tensors.items():
        numbers = tensor.float().numpy()
        if architecture == "gpt2" and numbers.ndim == 2 and ".h." in name:
            numbers = numbers.T  # the release has [in, out]
        if architecture in ("llama", "smollm3") and (".q_proj" in name or ".k_proj" in name):
            heads = config.num_attention_heads if ".q_" in name else config.num_key_value_heads
            parts = numbers.reshape(heads, 2, len(numbers) // heads // 2, *numbers.shape[1:])
            numbers = parts.swapaxes(1, 2).reshape(numbers.shape)
        key = names.get_name(name, try_suffixes=(".weight", ".bias"))
        assert key, name
        stored[key] = np.ascontiguousarray(numbers)
    rope = getattr(config, "rope_parameters", None) or {}
    if rope.get("rope_type") == "llama3":
        stored["rope_freqs.weight"] = factors(config)
    return stored


def factors(config: Any) -> np.ndarray:
    """How many times slower each rotary frequency is, from transformers' own frequencies."""
    from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS

    slowed, _ = ROPE_INIT_FUNCTIONS["llama3"](config, "cpu")
    width = config.head_dim
    plain = 1.0 / config.rope_parameters["rope_theta"] ** (torch.arange(0, width, 2) / width)
    return (plain / slowed).numpy().astype(np.float32)

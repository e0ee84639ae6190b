"""Settings of a released model's files: used, harmless, or allowed with one value only.

A model that computes wrong numbers is worse than one that does not load. So a setting that changes
the computation and is not supported is refused by name; unknown settings are named in a warning.
"""

from __future__ import annotations

import warnings
from collections.abc import Collection, Mapping
from typing import Any

from gpt_lab.validation import RefusedValueError, line, shown

GENERATION = frozenset(
    """
    _from_model_config assistant_confidence_threshold assistant_early_exit
    assistant_ensemble_weight assistant_lookbehind bad_words_ids begin_suppress_tokens
    bos_token_id cache_config cache_implementation compile_config constraints
    continuous_batching_config decoder_start_token_id disable_compile diversity_penalty do_sample
    dola_layers early_stopping encoder_no_repeat_ngram_size encoder_repetition_penalty
    eos_token_id epsilon_cutoff eta_cutoff exponential_decay_length_penalty force_words_ids
    forced_bos_token_id forced_eos_token_id guidance_scale is_assistant length_penalty low_memory
    max_cache_len max_length max_matching_ngram_size max_new_tokens max_time min_length
    min_new_tokens min_p no_repeat_ngram_size num_assistant_tokens num_assistant_tokens_schedule
    num_beam_groups num_beams num_return_sequences output_attentions output_hidden_states
    output_logits output_scores pad_token_id penalty_alpha prefill_chunk_size
    prompt_lookup_num_tokens remove_invalid_values renormalize_logits repetition_penalty
    return_dict_in_generate sequence_bias speculation_type stop_strings suppress_tokens
    target_lookbehind temperature token_healing top_h top_k top_p transformers_version typical_p
    use_cache use_mtp watermarking_config
    """.split()  # noqa: SIM905  # a word a line would be a page of them
)
"""Settings of generation, which the caller chooses: logits do not depend on them."""

HARMLESS = GENERATION | frozenset(
    """
    _attn_implementation _attn_implementation_autoset _commit_hash _experts_implementation
    _name_or_path architectures attention_dropout attn_implementation attn_pdrop
    chunk_size_feed_forward classifier_dropout dtype embd_pdrop experts_implementation
    finetuning_task gradient_checkpointing hidden_dropout id2label initializer_range is_decoder
    is_llama_config label2id n_ctx name_or_path num_labels prefix pretraining_tp problem_type
    reorder_and_upcast_attn return_dict sep_token_id summary_activation summary_first_dropout
    summary_proj_to_labels summary_type summary_use_proj task_specific_params
    tie_encoder_decoder tie_last_hidden_states tokenizer_class torch_dtype torchscript
    transformers.js_config unk_token_id use_bfloat16 use_flash_attn
    """.split()  # noqa: SIM905  # likewise
)
"""Settings of training, storage, or outputs other than logits."""

FIXED: Mapping[str, tuple[Any, ...]] = {
    "add_cross_attention": (False, None),
    "attention_chunk_size": (None,),
    "attention_multiplier": (None,),
    "attn_logit_softcapping": (None,),
    "clip_qkv": (None,),
    "distributed_config": (None,),
    "embedding_multiplier": (1.0, None),
    "final_logit_softcapping": (None,),
    "fusion_config": (None,),
    "is_causal": (True,),  # null counts as false
    "is_encoder_decoder": (False, None),
    "kv_sharing_modes": (None,),
    "logit_scale": (1.0, None),
    "logits_scaling": (1.0, None),
    "partial_rotary_factor": (1.0, None),
    "per_layer_config": (None, {}),
    "pruned_heads": (None, {}),
    "quantization_config": (None,),
    "query_pre_attn_scalar": (None,),
    "residual_multiplier": (1.0, None),
    "rope_interleaved": (False, None),
    "rotary_pct": (1.0, None),
    "transformers_weights": (None,),
    "use_bidirectional_attention": (False, None),
}
"""Settings that change the computation of any architecture, with the only supported values."""

_NEUTRAL: tuple[Any, ...] = (None, False, "", [], {})


def check(
    entries: Mapping[str, Any],
    where: str,
    read: Collection[str],
    fixed: Mapping[str, tuple[Any, ...]],
    harmless: Collection[str] = HARMLESS,
) -> None:
    """Refuse unsupported settings, and name unknown ones in a warning.

    Args:
        entries: a file's settings.
        where: the file, for the warning.
        read: the settings that are used.
        fixed: settings with their only supported values.
        harmless: settings without an effect.

    Raises:
        ValueError: a fixed setting has another value.
    """
    for name, allowed in fixed.items():
        if name in entries and entries[name] not in allowed:
            raise RefusedValueError(
                f"{name}={shown(entries[name])} is not computed; {allowed[0]!r} is"
            )
    unknown = [
        f"{name}={shown(value)}"
        for name, value in entries.items()
        if not (name in read or name in fixed or name in harmless or value in _NEUTRAL)
    ]
    if unknown:
        warnings.warn(line(f"{where}: not read: {', '.join(unknown)}"), stacklevel=2)

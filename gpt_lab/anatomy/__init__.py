"""Every number of a GPT in closed form: parameters, FLOPs and bytes of any configuration."""

from gpt_lab.anatomy.count import (
    activation_bytes,
    count_parameters,
    flops_per_token,
    gradient_bytes,
    kv_cache_bytes,
    optimizer_bytes,
    weight_bytes,
)

__all__ = [
    "activation_bytes",
    "count_parameters",
    "flops_per_token",
    "gradient_bytes",
    "kv_cache_bytes",
    "optimizer_bytes",
    "weight_bytes",
]

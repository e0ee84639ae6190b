"""What models are made of, in closed form and without torch: parameters, FLOPs and bytes.

A model is a list of parts, layer by layer (``structure``). Each is stated once (``parts``), and
all the rest reads parts: the counts and their formulas (``count``), the costs (``costs``), the
models that others have published (``catalogue``), the widgets' data (``rows``).
"""

from gpt_lab.anatomy.catalogue import published, published_names, published_source
from gpt_lab.anatomy.costs import (
    activation_bytes,
    flops_per_token,
    gradient_bytes,
    kv_cache_bytes,
    optimizer_bytes,
    weight_bytes,
)
from gpt_lab.anatomy.count import Count, count_parameters
from gpt_lab.anatomy.structure import Anatomy

__all__ = [
    "Anatomy",
    "Count",
    "activation_bytes",
    "count_parameters",
    "flops_per_token",
    "gradient_bytes",
    "kv_cache_bytes",
    "optimizer_bytes",
    "published",
    "published_names",
    "published_source",
    "weight_bytes",
]

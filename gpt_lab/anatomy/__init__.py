"""Parameters, FLOPs and bytes of models, in closed form and without torch.

A model is a list of parts, layer by layer (``structure``). Each part is defined once (``parts``).
Everything else is computed from parts: the counts and their formulas (``count``), the costs
(``costs``, ``serving``), the models that others have published (``catalogue``, ``comparison``) and
any ``config.json`` (``hub_config``), the widgets' data (``rows``).
"""

from gpt_lab.anatomy.catalogue import (
    published,
    published_names,
    published_source,
    published_table,
)
from gpt_lab.anatomy.comparison import compare
from gpt_lab.anatomy.costs import (
    activation_bytes,
    flops_per_token,
    gradient_bytes,
    kv_cache_bytes,
    optimizer_bytes,
    weight_bytes,
)
from gpt_lab.anatomy.count import Count, count_parameters
from gpt_lab.anatomy.devices import DEVICES, Device
from gpt_lab.anatomy.hub_config import of_hub_config
from gpt_lab.anatomy.serving import (
    Work,
    decode,
    fits,
    parameters_read,
    prefill,
    text_flops,
    training_flops,
    training_flops_by_rule,
)
from gpt_lab.anatomy.structure import Anatomy

__all__ = [
    "DEVICES",
    "Anatomy",
    "Count",
    "Device",
    "Work",
    "activation_bytes",
    "compare",
    "count_parameters",
    "decode",
    "fits",
    "flops_per_token",
    "gradient_bytes",
    "kv_cache_bytes",
    "of_hub_config",
    "optimizer_bytes",
    "parameters_read",
    "prefill",
    "published",
    "published_names",
    "published_source",
    "published_table",
    "text_flops",
    "training_flops",
    "training_flops_by_rule",
    "weight_bytes",
]

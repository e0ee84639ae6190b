"""The course's widgets."""

from gpt_lab.widgets.activation_explorer import ActivationExplorer
from gpt_lab.widgets.attention_stepper import AttentionStepper
from gpt_lab.widgets.live_gpt import LiveGPT
from gpt_lab.widgets.mask_explorer import MaskExplorer
from gpt_lab.widgets.parameter_explorer import ParameterExplorer
from gpt_lab.widgets.tokenizer_playground import TokenizerPlayground

__all__ = [
    "ActivationExplorer",
    "AttentionStepper",
    "LiveGPT",
    "MaskExplorer",
    "ParameterExplorer",
    "TokenizerPlayground",
]

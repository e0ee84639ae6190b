"""The course's widgets."""

from gpt_lab.widgets.ablation_lab import AblationLab
from gpt_lab.widgets.activation_explorer import ActivationExplorer
from gpt_lab.widgets.attention_stepper import AttentionStepper
from gpt_lab.widgets.attention_viewer import AttentionViewer
from gpt_lab.widgets.block_explorer import BlockExplorer
from gpt_lab.widgets.embedding_map import EmbeddingMap
from gpt_lab.widgets.live_gpt import LiveGPT
from gpt_lab.widgets.logit_lens import LogitLens
from gpt_lab.widgets.mask_explorer import MaskExplorer
from gpt_lab.widgets.parameter_explorer import ParameterExplorer
from gpt_lab.widgets.sampling_playground import SamplingPlayground
from gpt_lab.widgets.shape_tracer import ShapeTracer
from gpt_lab.widgets.tokenizer_playground import TokenizerPlayground

__all__ = [
    "AblationLab",
    "ActivationExplorer",
    "AttentionStepper",
    "AttentionViewer",
    "BlockExplorer",
    "EmbeddingMap",
    "LiveGPT",
    "LogitLens",
    "MaskExplorer",
    "ParameterExplorer",
    "SamplingPlayground",
    "ShapeTracer",
    "TokenizerPlayground",
]

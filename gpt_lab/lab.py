"""The former name of ``gpt_lab.lab_model``, which readers' notebooks may import."""

import sys

from gpt_lab import lab_model
from gpt_lab.interpret import head_scores

sys.modules[f"{__name__}.head_scores"] = head_scores
sys.modules[__name__] = lab_model

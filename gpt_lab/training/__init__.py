"""Training: deterministic batches, two optimizers, and a loop that can be resumed.

``data`` makes batches, ``optimizer`` the updates and their schedule, ``checkpoint`` and ``log`` the
files of a run, ``world`` runs it in several processes, and ``loop`` combines them.
"""

from gpt_lab.training.config import PRESETS, Phase, TrainingConfig
from gpt_lab.training.data import TokenData
from gpt_lab.training.loop import Run

__all__ = ["PRESETS", "Phase", "Run", "TokenData", "TrainingConfig"]

"""Training: batches that follow from a seed, two optimizers, a loop that survives being killed.

``data`` makes batches, ``optimizer`` the updates and their schedule, ``checkpoint`` and ``log`` the
files of a run, ``world`` spreads it over processes, and ``loop`` puts them together.
"""

from gpt_lab.training.config import PRESETS, Phase, TrainingConfig
from gpt_lab.training.data import TokenData
from gpt_lab.training.loop import Run

__all__ = ["PRESETS", "Phase", "Run", "TokenData", "TrainingConfig"]

"""The lab model: a small GPT that comes with the course, trained by the course's own code.

``book/lab_model.md`` is its model card. What only makes it again is in ``gpt_lab.lab.making``.
"""

from gpt_lab.lab.country import Country, countries
from gpt_lab.lab.questions import Phrasings, phrasings
from gpt_lab.lab.shipped import load_lab_model, model_card, training_log
from gpt_lab.lab.unseen import held_out

__all__ = [
    "Country",
    "Phrasings",
    "countries",
    "held_out",
    "load_lab_model",
    "model_card",
    "phrasings",
    "training_log",
]

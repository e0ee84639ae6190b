"""The lab model: a small GPT that comes with the course, trained by the course's own code.

``book/lab_model.md`` is its model card.
"""

from gpt_lab.lab_model.country import Country, countries
from gpt_lab.lab_model.questions import Phrasings, phrasings
from gpt_lab.lab_model.shipped import load_lab_model, model_card, training_log
from gpt_lab.lab_model.unseen import held_out

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

"""The texts that the lab model learns from, and those kept from it.

``python -m gpt_lab data --output corpus`` makes the training files, from sources that it has to
fetch (:mod:`gpt_lab.corpus.build`). What the course asks for at run time is packaged, and is here.
"""

from gpt_lab.corpus.countries import Country, countries
from gpt_lab.corpus.questions import Phrasings, phrasings
from gpt_lab.corpus.unseen import held_out

__all__ = ["Country", "Phrasings", "countries", "held_out", "phrasings"]

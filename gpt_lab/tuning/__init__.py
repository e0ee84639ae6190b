"""Ways to make a trained model say something new, small enough to be read.

``examples`` asks a model for answers and measures them. What changes weights is ``finetuning`` (all
of them, or some), ``lora`` (two thin matrices beside each), ``preferences`` (from pairs of a better
and a worse answer) and ``editing`` (one matrix, by one product). What leaves them alone is
``retrieval`` (a document in front of the question) and ``steering`` (a vector added on the way).
All of them take any ``GPT``: the lab model, a released one, your own.
"""

from gpt_lab.tuning.editing import RankOneEdit, covariance, edit_fact, rank_one, second_matrix
from gpt_lab.tuning.examples import Example, answer_loss, example, log_probabilities, says
from gpt_lab.tuning.finetuning import finetune
from gpt_lab.tuning.lora import LoRA
from gpt_lab.tuning.preferences import dpo_loss, prefer
from gpt_lab.tuning.retrieval import BM25, nearest, similarities
from gpt_lab.tuning.steering import add_vector, direction

__all__ = [
    "BM25",
    "Example",
    "LoRA",
    "RankOneEdit",
    "add_vector",
    "answer_loss",
    "covariance",
    "direction",
    "dpo_loss",
    "edit_fact",
    "example",
    "finetune",
    "log_probabilities",
    "nearest",
    "prefer",
    "rank_one",
    "says",
    "second_matrix",
    "similarities",
]

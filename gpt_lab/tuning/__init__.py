"""Methods to change what a trained model says, in short code.

``examples`` measures a model's answers. ``finetuning`` (of all weights, or some), ``lora``
(low-rank adapters), ``preferences`` (from pairs of a better and a worse answer) and ``editing`` (a
rank-one change of one matrix) change weights; so do ``supervised`` (from conversations, which
``dialogue`` renders and masks) and ``reinforcement`` (from rewards of the model's own answers).
``retrieval`` (a document in front of the question) and ``steering`` (the residual stream moved
along a direction) do not. All of them work with any ``GPT``: the lab model, a released one, your
own.
"""

from gpt_lab.tuning.dialogue import LAB_MARKERS, ChatTemplate, Dialogue, dialogue
from gpt_lab.tuning.editing import RankOneEdit, covariance, edit_fact, rank_one, second_matrix
from gpt_lab.tuning.examples import Example, answer_loss, example, log_probabilities, says
from gpt_lab.tuning.finetuning import finetune
from gpt_lab.tuning.lora import LoRA
from gpt_lab.tuning.preferences import dpo_loss, prefer
from gpt_lab.tuning.reinforcement import (
    ReinforcementStep,
    group_advantages,
    pass_at_k,
    policy_loss,
    reinforce,
    right_answers,
    sample_answers,
)
from gpt_lab.tuning.retrieval import BM25, nearest, similarities
from gpt_lab.tuning.steering import add_vector, direction, mean_at_end, project_out
from gpt_lab.tuning.supervised import dialogue_loss, supervise

__all__ = [
    "BM25",
    "LAB_MARKERS",
    "ChatTemplate",
    "Dialogue",
    "Example",
    "LoRA",
    "RankOneEdit",
    "ReinforcementStep",
    "add_vector",
    "answer_loss",
    "covariance",
    "dialogue",
    "dialogue_loss",
    "direction",
    "dpo_loss",
    "edit_fact",
    "example",
    "finetune",
    "group_advantages",
    "log_probabilities",
    "mean_at_end",
    "nearest",
    "pass_at_k",
    "policy_loss",
    "prefer",
    "project_out",
    "rank_one",
    "reinforce",
    "right_answers",
    "sample_answers",
    "says",
    "second_matrix",
    "similarities",
    "supervise",
]

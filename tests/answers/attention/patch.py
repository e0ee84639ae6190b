"""`attention.patch` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch

RIGHT = [(0, 3, 3), [0, 3, -2], torch.tensor([0, 3, 3]), np.array([0, 3, 3])]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the right head at the last token": (0, 3, 4),
    "the position before": [0, 3, 2],
    "that counts from 1": (1, 4, 4),
    "in another order": (3, 0, 3),
    "the previous-token head: at France": (0, 0, 3),
    "the previous-token head at the last token": torch.tensor([0, 0, -1]),
    "that is an induction head": (1, 3, 4),
    "not far enough": (4, 1, 4),
    "rests at the first token": (2, 0, 4),
    "at which of the five positions": (0, 3),
    "this is the answer that the patch leads to": " Rome",
    "the model still says Paris": (5, 5, 0),
    "a list is asked for": 3,
}

"""`attention.patch` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch

RIGHT = [(0, 3, 3), [0, 3, -2], torch.tensor([0, 3, 3]), np.array([0, 3, 3])]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "in another order": (3, 0, 3),
    "the previous-token head at the last token": torch.tensor([0, 0, -1]),
    "this is the answer that the patch leads to": " Rome",
    "the model still says Paris": (5, 5, 0),
    "a list is asked for": 3,
}

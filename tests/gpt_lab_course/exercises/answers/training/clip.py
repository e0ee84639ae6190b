"""`training.clip` as learners solve it: rightly in other forms, and wrongly."""

import math

import numpy as np
import torch


def _clip_torch(gradients, limit):
    tensors = [torch.tensor(g) for g in gradients]
    norm = torch.sqrt(sum((t**2).sum() for t in tensors))
    return [t * torch.clamp(limit / (norm + 1e-6), max=1.0) for t in tensors]


def _clip_by_pytorch(gradients, limit):
    parameters = [torch.nn.Parameter(torch.zeros(len(g))) for g in gradients]
    for parameter, g in zip(parameters, gradients, strict=True):
        parameter.grad = torch.tensor(g)
    torch.nn.utils.clip_grad_norm_(parameters, limit)
    return [parameter.grad for parameter in parameters]


def _clip_in_place(gradients, limit):
    norm = math.hypot(*(x for g in gradients for x in g))
    if norm > limit:
        for g in gradients:
            for i in range(len(g)):
                g[i] *= limit / norm
    return gradients


def _clip_numpy(gradients, limit):
    norm = np.linalg.norm(np.concatenate(gradients))
    return tuple(np.array(g) * (limit / max(norm, limit)) for g in gradients)


def _each_tensor(gradients, limit):
    new = []
    for g in gradients:
        norm = sum(x**2 for x in g) ** 0.5
        new.append([x * limit / norm if norm > limit else x for x in g])
    return new


def _zero_divided_torch(gradients, limit):
    tensors = [torch.tensor(g) for g in gradients]
    norm = torch.cat(tensors).norm()
    return [t / norm * min(norm, torch.tensor(limit)) for t in tensors]


RIGHT = [_clip_torch, _clip_by_pytorch, _clip_in_place, _clip_numpy]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "one array cannot hold them": lambda gradients, limit: np.array(gradients) * limit,
    "each tensor is clipped on its own": _each_tensor,
    "each number is cut off": lambda gradients, limit: [
        torch.tensor(g).clamp(-limit, limit) for g in gradients
    ],
    "cannot be divided by": _zero_divided_torch,
    "nothing was changed": lambda gradients, limit: gradients,
    "an entry of `gradients` is a list": lambda gradients, limit: [
        g * min(1, limit / sum(g**2 for g in gradients) ** 0.5) for g in gradients
    ],
}

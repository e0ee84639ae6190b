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


def _clip(norm_of):
    def clip(gradients, limit):
        norm = norm_of(gradients)
        factor = limit / norm if norm > limit else 1
        return [[factor * x for x in g] for g in gradients]

    return clip


def _true_norm(gradients):
    return sum(x * x for g in gradients for x in g) ** 0.5


def _each_tensor(gradients, limit):
    new = []
    for g in gradients:
        norm = sum(x**2 for x in g) ** 0.5
        new.append([x * limit / norm if norm > limit else x for x in g])
    return new


def _always_scaled(gradients, limit):
    norm = _true_norm(gradients)
    return [[x / norm * limit for x in g] for g in gradients]


def _zero_divided(gradients, limit):
    factor = min(1, limit / _true_norm(gradients))
    return [[factor * x for x in g] for g in gradients]


def _zero_divided_torch(gradients, limit):
    tensors = [torch.tensor(g) for g in gradients]
    norm = torch.cat(tensors).norm()
    return [t / norm * min(norm, torch.tensor(limit)) for t in tensors]


def _unit(gradients, limit):
    norm = _true_norm(gradients)
    return [[x / norm for x in g] for g in gradients] if norm > limit else gradients


def _scaled_when_short(gradients, limit):
    norm = _true_norm(gradients)
    return [[x * limit / norm for x in g] for g in gradients] if norm < limit else gradients


def _upside_down(gradients, limit):
    norm = _true_norm(gradients)
    return [[x * norm / limit for x in g] for g in gradients] if norm > limit else gradients


def _squared_condition(gradients, limit):
    squares = sum(x**2 for g in gradients for x in g)
    factor = limit / math.sqrt(squares) if squares > limit else 1
    return [[factor * x for x in g] for g in gradients]


RIGHT = [_clip_torch, _clip_by_pytorch, _clip_in_place, _clip_numpy]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "each tensor is clipped on its own": _each_tensor,
    "each number is cut off": lambda gradients, limit: [
        torch.tensor(g).clamp(-limit, limit) for g in gradients
    ],
    "shorter than the limit stay": _always_scaled,
    "these have the length 1": _unit,
    "the condition is the wrong way round": _scaled_when_short,
    "gradients of nothing but zeros": _zero_divided,
    "cannot be divided by": _zero_divided_torch,
    "upside down": _upside_down,
    "the root is missing": _clip(lambda gs: sum(x * x for g in gs for x in g)),
    "compared with the square": _squared_condition,
    "not the sum of the sizes": _clip(lambda gs: sum(abs(x) for g in gs for x in g)),
    "not the largest number": _clip(lambda gs: max(abs(x) for g in gs for x in g)),
    "the tensors' norms are added up": _clip(lambda gs: sum(math.hypot(*g) for g in gs)),
    "goes by the longest tensor": _clip(lambda gs: max(math.hypot(*g) for g in gs)),
    "the root of the *mean*": _clip(lambda gs: np.sqrt(np.mean([x * x for g in gs for x in g]))),
    "no factor": lambda gradients, limit: [
        [x * limit if _true_norm(gradients) > limit else x for x in g] for g in gradients
    ],
    "something is subtracted": lambda gradients, limit: [
        np.array(g) - max(0, _true_norm(gradients) - limit) for g in gradients
    ],
    "with their signs": _clip(lambda gs: sum(sum(g) for g in gs)),
    "flat list": lambda gradients, limit: np.concatenate(_clip_numpy(gradients, limit)),
    "this is the norm": lambda gradients, limit: _true_norm(gradients),
    "nothing was changed": lambda gradients, limit: gradients,
    "an entry of `gradients` is a list": lambda gradients, limit: [
        g * min(1, limit / sum(g**2 for g in gradients) ** 0.5) for g in gradients
    ],
}

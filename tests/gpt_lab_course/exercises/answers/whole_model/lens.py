"""`whole_model.lens` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _by_hand(x, weight, bias, embedding):
    centred = x - x.mean(-1, keepdim=True)
    normed = centred / (centred.pow(2).mean(-1, keepdim=True) + 1e-5).sqrt() * weight + bias
    return [int(row.argmax()) for row in normed @ embedding.T]


def _numpy(x, weight, bias, embedding):
    x, weight, bias, embedding = (np.asarray(each) for each in (x, weight, bias, embedding))
    normed = (x - x.mean(-1, keepdims=True)) / x.std(-1, keepdims=True) * weight + bias
    return np.argmax(normed @ embedding.T, axis=1)


def _by_probability(x, weight, bias, embedding):
    norm = torch.nn.functional.layer_norm(x, (x.shape[1],), weight, bias)
    p = torch.einsum("td,vd->tv", norm, embedding).softmax(-1)
    return p.topk(1).indices.squeeze(-1)


def _scores(x, weight, bias, embedding):
    return torch.nn.functional.layer_norm(x, (x.shape[1],), weight, bias) @ embedding.T


def _axis_0(x, weight, bias, embedding):
    normed = (x - x.mean(0)) / (x.var(0, unbiased=False) + 1e-5).sqrt() * weight + bias
    return (normed @ embedding.T).argmax(-1)


def _distance(x, weight, bias, embedding):
    norm = torch.nn.functional.layer_norm(x, (x.shape[1],), weight, bias)
    return ((norm[:, None] - embedding) ** 2).sum(-1).argmin(-1)


RIGHT = [_by_hand, _numpy, _by_probability]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "goes along the tokens": _axis_0,
    "the probabilities of the likeliest": lambda *given: _scores(*given).softmax(-1).max(-1)[0],
    "whose embedding is nearest": _distance,
    "turn the table over": lambda x, w, b, E: (
        torch.nn.functional.layer_norm(x, (x.shape[1],), w, b) @ E
    ).argmax(-1),
}

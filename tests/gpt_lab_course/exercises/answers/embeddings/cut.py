"""`embeddings.cut` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _torch(table, k):
    mean = table.mean(dim=0)
    _, _, directions = torch.linalg.svd(table - mean, full_matrices=False)
    return (table - mean) @ directions[:k].T @ directions[:k] + mean


def _singular_values(table, k):
    table = table.double().numpy()
    u, s, vh = np.linalg.svd(table - table.mean(0), full_matrices=False)
    s[k:] = 0
    return u * s @ vh + table.mean(0)


def _covariance(table, k):
    centred = table.double() - table.double().mean(dim=0)
    _, vectors = torch.linalg.eigh(centred.T @ centred)  # the largest last
    kept = vectors[:, -k:]
    return centred @ kept @ kept.T + table.double().mean(dim=0)


def _outer_products(table, k):
    table = table.double()
    mean = table.mean(dim=0)
    u, s, vh = torch.linalg.svd(table - mean, full_matrices=False)
    return mean + sum(s[i] * torch.outer(u[:, i], vh[i]) for i in range(k))


def _coordinates(table, k):
    centred = (table - table.mean(dim=0)).numpy()
    return centred @ np.linalg.svd(centred, full_matrices=False)[2][:k].T


def _half_centred(table, k):
    kept = torch.linalg.svd(table - table.mean(dim=0), full_matrices=False).Vh[:k]
    return table @ kept.T @ kept


RIGHT = [_torch, _singular_values, _covariance, _outer_products]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "which axis is it": lambda table, k: table @ torch.linalg.svd(table).U[:, :k],
    "the first k columns": lambda table, k: table[:, :k],
    "coordinates along": _coordinates,
    "the table itself was multiplied": _half_centred,
}

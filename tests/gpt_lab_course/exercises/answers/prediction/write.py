"""`prediction.write` as learners solve it: rightly in other forms, and wrongly."""

import numpy as np
import torch


def _loop(scores, prompt, n, end):
    ids = list(prompt)
    for _ in range(n):
        token = scores(ids).argmax().item()
        ids.append(token)
        if token == end:
            break
    return ids


def _recursive(scores, prompt, n, end):
    if n == 0:
        return prompt
    token = int(np.argmax(scores(prompt)))
    longer = [*prompt, token]
    return longer if token == end else _recursive(scores, longer, n - 1, end)


def _tensors(scores, prompt, n, end):
    ids = torch.tensor(prompt)
    while len(ids) < len(prompt) + n:
        ids = torch.cat([ids, scores(ids).argmax(dim=-1, keepdim=True)])
        if ids[-1] == end:
            return ids
    return ids


def _in_place(scores, prompt, n, end):
    for _ in range(n):
        prompt.append(int(torch.argmax(scores(prompt))))
        if prompt[-1] == end:
            break
    return prompt


def _new_alone(scores, prompt, n, end):
    new = []
    for _ in range(n):
        new.append(int(scores(prompt + new).argmax()))
        if new[-1] == end:
            break
    return new


def _end_dropped(scores, prompt, n, end):
    ids = list(prompt)
    for _ in range(n):
        token = int(scores(ids).argmax())
        if token == end:
            return ids
        ids.append(token)
    return ids


def _end_in_prompt(scores, prompt, n, end):
    ids = list(prompt)
    for _ in range(n):
        if end in ids:
            break
        ids.append(int(scores(ids).argmax()))
    return ids


def _once(scores, prompt, n, end):
    if n:
        prompt.append(int(scores(prompt).argmax()))
    return prompt


RIGHT = [_loop, _recursive, _tensors, _in_place]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "`scores(ids)` is a tensor": lambda scores, prompt, n, end: prompt.argmax(),
    "`ids.append(token)`": lambda scores, prompt, n, end: prompt + int(scores(prompt).argmax()),
    "the new tokens alone": _new_alone,
    "`end` belongs to the text": _end_dropped,
    "in the *prompt* stops this": _end_in_prompt,
    "only one token": _once,
}

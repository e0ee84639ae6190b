"""Where an exercise asks to do without PyTorch's own function, no road to it passes."""

import pytest
import torch
import torch.nn.functional as F

from gpt_lab import check


@pytest.mark.parametrize(
    "answer",
    [
        lambda x, t: torch.softmax(x / t, -1),
        lambda x, t: (x / t).softmax(-1),
        lambda x, t: F.softmax(x / t, -1),
        lambda x, t: torch.nn.Softmax(-1)(x / t),
        lambda x, t: F.log_softmax(x / t, -1).exp(),
        lambda x, t: torch.special.softmax(x / t, -1),
    ],
)
def test_every_way_to_softmax_is_seen(answer: object) -> None:
    verdict = check("prediction.softmax", answer)
    assert not verdict
    assert "ready-made softmax" in str(verdict)


def test_every_way_to_a_norm_is_seen() -> None:
    for answer in (
        lambda x, w, b, e: F.layer_norm(x, x.shape[-1:], w, b, e),
        lambda x, w, b, e: torch.native_layer_norm(x, x.shape[-1:], w, b, e)[0],
    ):
        assert "ready-made norm" in str(check("whole_model.layer_norm", answer))
    verdict = check(
        "today.rms_norm", lambda x, w, e: x / (x.square().mean(-1, True) + e).sqrt() * w
    )
    assert verdict

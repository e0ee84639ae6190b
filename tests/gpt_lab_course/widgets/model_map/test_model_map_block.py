"""ModelMap's block: what heads and neurons add to the answer, held against the model in Python."""

import math
from typing import Any

import pytest
import torch
from torch import Tensor

from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from tests.support.javascript import call

MODULE = "model_map/block/numbers.ts"
FRANCE = "The capital of France is"
(PARIS,) = page_tokenizer().encode(" Paris")


@pytest.fixture(scope="module")
def seen() -> dict[str, Tensor]:
    with torch.inference_mode():
        found = page_model().activations(torch.tensor([page_ids(FRANCE)]), "*")
    return {name: value[0].double() for name, value in found.items()}


def weight(name: str) -> Tensor:
    return page_model().get_parameter(name).detach().double()


def direction(seen: dict[str, Tensor]) -> list[float]:
    table = weight("token_embedding.weight")
    stream, gain = seen["blocks.5.output"][-1], weight("norm.weight")
    mean = call(MODULE, "(m, [t, d]) => [...m.meanRow(t, d)]", [table[:9].flatten().tolist(), 192])
    assert mean == pytest.approx(table[:9].mean(0).tolist())
    given = [stream.tolist(), gain.tolist(), table[PARIS].tolist(), table.mean(0).tolist()]
    found: list[float] = call(MODULE, "(m, given) => [...m.answerDirection(...given)]", given)
    return found


def test_the_direction_is_how_the_answers_logit_grows_with_the_norms_scale_held(
    seen: dict[str, Tensor],
) -> None:
    """By automatic differentiation, the norm's standard deviation being a constant."""
    x = seen["blocks.5.output"][-1].clone().requires_grad_()
    deviation = (x.var(unbiased=False) + page_model().config.norm_eps).sqrt().detach()
    normed = (x - x.mean()) / deviation * weight("norm.weight") + weight("norm.bias")
    logits = weight("token_embedding.weight") @ normed
    (logits[PARIS] - logits.mean()).backward()
    assert x.grad is not None
    assert direction(seen) == pytest.approx(x.grad.tolist(), rel=1e-6, abs=1e-9)


@pytest.mark.parametrize("layer", [0, 3, 5])
def test_heads_and_neurons_sum_to_what_the_block_adds(layer: int, seen: dict[str, Tensor]) -> None:
    block, along = f"blocks.{layer}", direction(seen)
    d = torch.tensor(along, dtype=torch.float64)
    output = weight(f"{block}.attention.output.weight")
    heads = seen[f"{block}.attention.heads"][:, -1]  # [H, d_head]
    given = [heads.flatten().tolist(), output.flatten().tolist(), along, 6]
    additions = call(MODULE, "(m, given) => m.headAdditions(...given)", given)
    bias = weight(f"{block}.attention.output.bias") @ d
    added = seen[f"{block}.attention.output"][-1] @ d
    assert sum(additions) + float(bias) == pytest.approx(float(added), abs=1e-4)
    for h, addition in enumerate(additions):  # each is what the output without the others adds
        alone = heads.clone()
        alone[[other for other in range(6) if other != h]] = 0
        assert addition == pytest.approx(float(alone.flatten() @ output @ d), abs=1e-6)

    hidden, down = seen[f"{block}.feed_forward.hidden"][-1], f"{block}.feed_forward.down"
    given = [hidden.tolist(), weight(f"{down}.weight").flatten().tolist(), along]
    neurons = call(MODULE, "(m, given) => m.neuronAdditions(...given)", given)
    bias = weight(f"{down}.bias") @ d
    added = seen[f"{block}.feed_forward.output"][-1] @ d
    assert sum(neurons) + float(bias) == pytest.approx(float(added), abs=1e-4)
    best = call(MODULE, "(m, x) => m.topPlaces(x, 3)", neurons)
    assert best == torch.tensor(neurons).topk(3).indices.tolist()


def streams(seen: dict[str, Tensor], layer: int) -> list[Tensor]:
    before = f"blocks.{layer - 1}.output" if layer else "embedding"
    return [seen[name][-1] for name in (before, f"blocks.{layer}.middle", f"blocks.{layer}.output")]


@pytest.mark.parametrize("layer", range(6))
def test_the_triangles_have_the_vectors_lengths_and_angles(
    layer: int, seen: dict[str, Tensor]
) -> None:
    before, middle, after = streams(seen, layer)
    script = "(m, rows) => { const t = m.triangles(...rows); return [t, m.corners(t)]; }"
    found, corners = call(MODULE, script, [row.tolist() for row in (before, middle, after)])
    cosine = torch.cosine_similarity
    attention, network = middle - before, after - middle
    expected = {
        **{"before": before.norm(), "middle": middle.norm(), "after": after.norm()},
        **{"attention": attention.norm(), "feed_forward": network.norm()},
        "left": cosine(before, middle, dim=0).acos(),
        "right": cosine(middle, after, dim=0).acos(),
        "turn": cosine(before, after, dim=0).acos(),
    }
    for name, value in expected.items():
        assert found[name] == pytest.approx(float(value), rel=1e-6), name
    assert found["cosines"] == pytest.approx(
        {
            "attention": float(cosine(before, attention, dim=0)),
            "feed_forward": float(cosine(middle, network, dim=0)),
        }
    )
    # what is drawn: the five lengths
    points = {**corners, "zero": [0, 0]}
    for one, other, drawn in [
        ("zero", "before", "before"),
        ("zero", "middle", "middle"),
        ("zero", "after", "after"),
        ("before", "middle", "attention"),
        ("middle", "after", "feed_forward"),
    ]:
        assert math.dist(points[one], points[other]) == pytest.approx(found[drawn]), drawn


def test_a_stream_that_is_off_has_no_direction() -> None:
    found: Any = call(MODULE, "(m, rows) => m.triangles(...rows)", [[1, 2], [3, 1], [0, 0]])
    assert found["after"] == 0
    assert found["turn"] == pytest.approx(math.pi / 2)

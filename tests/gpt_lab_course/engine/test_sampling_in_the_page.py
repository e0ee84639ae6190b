"""The page keeps the tokens that Python keeps, at the edges of each setting too."""

import math
from typing import Any

import pytest
import torch

from gpt_lab import Sampler
from tests.support.javascript import call

INF = math.inf
RECIPE = torch.tensor([0.5, 0.3, 0.1, 0.1]).log().tolist()
EDGES = (0.0, 1e-9, 0.2, 0.5, 0.8, 0.9, 0.95, 1 - 1e-9, 1.0)
# what is kept of the four of RECIPE, by hand: where a sum is the bound, it has been reached
BY_HAND = {0.0: 1, 1e-9: 1, 0.2: 1, 0.5: 1, 0.8: 2, 0.9: 3, 0.95: 4, 1 - 1e-9: 4, 1.0: 4}
BY_HAND_MIN_P = {0.0: 4, 0.2: 4, 0.5: 2, 0.6: 2, 0.61: 1, 1.0: 1}  # 0.1 is 0.2 · 0.5


def in_the_page(cases: list[tuple[list[float], dict[str, Any]]]) -> list[Any]:
    """The tokens that each case's settings leave, and the logits that they have."""
    script = """({ Sampler }, cases) => cases.map(([logits, sampling]) => {
      const left = new Sampler(sampling).adjust(
        Float32Array.from(logits, (x) => x ?? -Infinity),
        [0, 1],
      );
      return Array.from(left, (x) => x === -Infinity ? null : x);
    })"""
    sent = [([None if x == -INF else x for x in logits], how) for logits, how in cases]
    return list(call("../engine/generation.ts", script, sent))


def in_python(logits: list[float], sampling: dict[str, Any]) -> list[float | None]:
    ids = torch.tensor([[0, 1]])
    left = Sampler(**sampling).adjust(torch.tensor([logits]), ids)[0]
    return [None if x == -INF else x for x in left.tolist()]


def kept(logits: list[float | None]) -> int:
    return sum(x is not None for x in logits)


def test_a_bound_that_is_met_exactly_is_met_in_both() -> None:
    for name, by_hand in (("top_p", BY_HAND), ("min_p", BY_HAND_MIN_P)):
        cases = [(RECIPE, {name: p}) for p in by_hand]
        page = in_the_page(cases)
        for case, found, expected in zip(cases, page, by_hand.values(), strict=True):
            assert kept(found) == kept(in_python(*case)) == expected, case
            if name == "top_p":
                for dtype in (torch.float64, torch.float32):
                    left = Sampler(top_p=case[1]["top_p"]).adjust(
                        torch.tensor([RECIPE], dtype=dtype), torch.tensor([[0]])
                    )
                    assert left.isfinite().sum() == expected


def hard() -> list[list[float]]:
    """Ties, −∞, one finite logit, nearly equal ones, and logits of a model's size."""
    draw = torch.Generator().manual_seed(0)
    rows = [RECIPE, [0.0] * 7, [-INF, 3.0, -INF], [1.0, 1.0, -INF, 1.0, 0.5, 0.5], [700.0, -700.0]]
    for scale in (0.1, 3.0, 30.0):
        for _ in range(4):
            logits = torch.randn(50, generator=draw) * scale
            rows += [logits.tolist(), logits.round().tolist(), logits.bfloat16().tolist()]
            logits[torch.randperm(50, generator=draw)[:20]] = -INF
            rows.append(logits.tolist())
    counts = torch.tensor([5.0, 3.0, 1.0, 1.0, 2.0, 4.0, 4.0])
    return [*rows, (counts / counts.sum()).log().tolist()]


SETTINGS: list[dict[str, Any]] = [
    *({"top_p": p} for p in (*EDGES, 0.25, 0.4, 0.7)),
    *({"min_p": p} for p in (*EDGES, 0.25, 0.6)),
    *({"top_k": k} for k in (0, 1, 2, 3, 5, 49, 60)),
    *({"temperature": t} for t in (1e-320, 1e-45, 1e-6, 0.7, 1.3, 1e38, 1e308)),
    *({"repetition_penalty": p} for p in (1e-9, 0.7, 1.3)),
    {"temperature": 0.7, "top_k": 9, "top_p": 0.9, "min_p": 0.05, "repetition_penalty": 1.3},
]


def test_the_page_keeps_what_python_keeps() -> None:
    """The same tokens, with the same logits to the last bit."""
    cases = [(logits, how) for logits in hard() for how in SETTINGS]
    assert len(cases) > 1_500
    for case, found in zip(cases, in_the_page(cases), strict=True):
        assert found == in_python(*case), case


def test_half_of_a_whole_vocabulary_of_equals() -> None:
    """25,129 of 50,257 are the fewest that reach a half."""
    case = ([1.0] * 50_257, {"top_p": 0.5})
    [found] = in_the_page([case])
    assert kept(found) == kept(in_python(*case)) == 25_129
    assert found.index(None) == 25_129  # of equals the earlier


@pytest.mark.parametrize("temperature", ["Infinity", "NaN", "-1"])
def test_a_temperature_that_is_none_is_refused_in_the_same_words(temperature: str) -> None:
    said = call(
        "../engine/generation.ts",
        f"""({{ Sampler }}) => {{
          try {{ new Sampler({{ temperature: {temperature} }}); }}
          catch (error) {{ return error.message; }}
        }}""",
    )
    rule = "is not above 0 and finite; greedy"
    assert rule in said
    with pytest.raises(ValueError, match=rule):
        Sampler(temperature=float(temperature))

"""AttentionViewer: what heads do, in their order, and what the first view says."""

import pytest
import torch
import traitlets

from gpt_lab import AttentionViewer
from gpt_lab.interpret.head_scores import head_scores
from gpt_lab_course.widgets.attention_viewer import AT_FIRST
from gpt_lab_course.widgets.lab_model import page_ids, page_model
from tests.support.javascript import call

TEXT = "red blue seven tree red blue seven"


def test_python_side() -> None:
    widget = AttentionViewer(TEXT, layer=1, head=5, order="induction")
    assert repr(widget) == "AttentionViewer('red blue seven tree red blue seven')"
    with pytest.raises(traitlets.TraitError, match="layer=6 is outside 0 … 5"):
        AttentionViewer(layer=6)
    with pytest.raises(traitlets.TraitError, match=r"'blocks\.0\.mlp' is not a part of the model"):
        AttentionViewer(off=["blocks.0.mlp"])
    with pytest.raises(traitlets.TraitError):
        AttentionViewer(order="size")


def test_the_scores_are_those_of_the_page_s_model() -> None:
    """The card was written for the float16 weights; the page's have eight bits."""
    found, shown = head_scores(page_model(), n=4), AttentionViewer(TEXT).scores
    for name in ("previous_token", "first_token", "induction"):
        assert torch.allclose(getattr(found, name), torch.tensor(shown[name]), atol=0.05), name


def test_the_first_view_is_what_the_model_does() -> None:
    ids = page_ids(TEXT)
    T = len(ids)
    first = AttentionViewer(TEXT).first
    seen = page_model().activations(torch.tensor([ids]), ["blocks.*.attention.weights", "logits"])
    script = """(m, [layers, T]) => [...m.picturesOf(layers.map((heads) =>
      Float32Array.from(heads.flat(2))), 6).values()].map(({ paths }) => paths)"""
    expected = [w[0].tolist() for name, w in seen.items() if name != "logits"]
    paths = call("attention_viewer/small_multiple.ts", script, [expected, T])
    for i, drawn in enumerate(paths):
        weights = expected[i // 6][i % 6]
        for level, path in enumerate(drawn):
            cells = {tuple(map(int, c.split("h")[0].split())) for c in path.split("M")[1:]}
            within = {
                (s, t)
                for t in range(T)
                for s in range(t + 1)
                if weights[t][s] >= 0.04 and min(4, int(weights[t][s] * 5)) == level
            }
            assert cells == within
        below = [weights[t][s] for t in range(T) for s in range(t + 1)]
        found = torch.tensor(first["weights"][i // 6][i % 6]) / 100
        assert torch.allclose(found, torch.tensor(below), atol=0.0051)
    best = seen["logits"][0, -1].detach().softmax(-1).max(-1)
    assert first["next"][0] == (int(best.indices), round(best.values.item(), 6))
    assert AttentionViewer("word " * AT_FIRST).first["weights"] == []


def test_heads_in_the_order_of_what_they_do() -> None:
    scores = AttentionViewer(TEXT).scores
    script = """(m, scores) => ["place", "previous_token", "first_token", "induction"].map((by) =>
      m.ordered(scores, by).map(({ layer, head }) => [layer, head]))"""
    place, *others = call("attention_viewer/order.ts", script, scores)
    assert place == [[i, h] for i in range(6) for h in range(6)]
    for name, found in zip(("previous_token", "first_token", "induction"), others, strict=True):
        ranked = torch.tensor(scores[name]).flatten().argsort(descending=True, stable=True)
        assert found == [[int(i) // 6, int(i) % 6] for i in ranked]
    script = """(m, scores) => [[0, 0], [2, 0], [1, 3], [5, 5]].map(
      ([l, h]) => m.describeHead(scores, l, h))"""
    previous, first, induction, none = call("attention_viewer/order.ts", script, scores)
    assert previous.endswith("97% of its attention goes to the token before.")
    assert first.endswith("96% of its attention goes to the first token.")
    assert induction.endswith("95% of its attention goes to the token that followed the last time.")
    assert "none of its scores is high" in none


@pytest.mark.parametrize(("score", "named"), [(0.19, False), (0.2, True), (0.5, True)])
def test_a_score_counts_from_a_fifth_on(score: float, named: bool) -> None:
    """Ten times what attention has that is evenly spread."""
    scores = {"previous_token": [[0.02]], "first_token": [[score]], "induction": [[0.02]]}
    says = call("attention_viewer/order.ts", "(m, scores) => m.describeHead(scores, 0, 0)", scores)
    assert ("of its attention goes to the first token" in says) is named
    assert ("none of its scores is high" in says) is not named


def test_words_before_and_after() -> None:
    script = """(m) => {
      const [before, after] = [[.5, .3, .1, .1], [.1, .2, .1, .6]].map((p) => Float32Array.from(p));
      return [m.compare(before, after, 2).map(({ id }) => id), m.divergence(before, after),
        m.divergence(before, before)];
    }"""
    ids, divergence, none = call("kit/words.ts", script)
    assert ids == [0, 1, 3]
    p, q = torch.tensor([0.5, 0.3, 0.1, 0.1]), torch.tensor([0.1, 0.2, 0.1, 0.6])
    expected = torch.nn.functional.kl_div(q.log(), p, reduction="sum")
    assert abs(divergence - float(expected)) < 1e-5
    assert none == 0

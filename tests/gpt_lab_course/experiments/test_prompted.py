"""A country followed through small random models, held against whole runs with hooks by hand."""

import pytest
import torch

from gpt_lab import load_lab_model
from gpt_lab.interpret.lens import logit_lens
from gpt_lab_course.experiments.patching import paths
from gpt_lab_course.experiments.patching.prompted import (
    COUNTRY,
    LAST,
    SUBLAYERS,
    CountryQuestion,
    Crossing,
    known,
    questions,
)
from tests.gpt_lab.model.test_architectures import LLAMA, TINY, random_model

N, PLACE, T = 12, 2, 6  # two tokens alike, the country, three more that are alike


@pytest.fixture(scope="module", params=[TINY, LLAMA], ids=["GPT-2", "Llama"])
def crossing(request):
    """Its questions' right answers are what the model says."""
    model = random_model(request.param.replace(n_layers=3)).eval()
    with torch.no_grad():
        for weight in model.blocks.parameters():
            if weight.ndim == 2:  # large, so that the country reaches the last token
                weight *= 3
    rows = torch.randint(31, (1, T), generator=torch.Generator().manual_seed(1)).repeat(N, 1)
    rows[:, PLACE] = torch.arange(N) + 3
    with torch.inference_mode():
        answers = model(rows)[:, -1].argmax(-1).tolist()
    assert len(set(answers)) > 4, "if all answers are alike, no change shows"
    asked = [
        CountryQuestion(str(i), row, a)
        for i, (row, a) in enumerate(zip(rows.tolist(), answers, strict=True))
    ]
    return Crossing(model, asked)


def by_hand(crossing, edits):
    """What the model says when all tokens are run anew, from the first block on."""
    with torch.inference_mode():
        seen = crossing.model.activations(crossing.ids, "logits", edits=edits)
    return seen["logits"][:, -1].argmax(-1)


def whole(crossing, name):
    with torch.inference_mode():
        return crossing.model.activations(crossing.ids, name)[name]


def written(position, new):
    def edit(x):
        x[:, position] = new
        return x

    return edit


def test_the_streams_are_those_of_a_whole_run(crossing):
    names = ["embedding", *(f"blocks.{i}.output" for i in range(3))]
    for name, stream in zip(names, crossing.streams, strict=True):
        torch.testing.assert_close(stream, whole(crossing, name)[:, PLACE:], rtol=1e-4, atol=1e-4)
    for name, output in crossing.outputs.items():
        torch.testing.assert_close(output, whole(crossing, name)[:, PLACE:], rtol=1e-4, atol=1e-4)
    assert crossing.place == PLACE
    assert crossing.right(crossing.answers) == 1


@pytest.mark.parametrize("place", [COUNTRY, 1, LAST])
def test_a_patched_stream_is_a_hook_by_hand(crossing, place):
    position = PLACE + place if place >= 0 else T - 1
    shares = []
    for name in ("embedding", "blocks.0.output", "blocks.1.output"):
        new = whole(crossing, name)[:, position].roll(1, dims=0)
        said = by_hand(crossing, {name: written(position, new)})
        other = crossing.wanted.roll(1)
        shares.append((crossing.right(said), (said == other).float().mean().item()))
    assert paths.patched(crossing, place) == shares
    assert paths.patched(crossing, place, blocks=[2]) == shares[2:]
    if place == COUNTRY:
        assert shares[0][1] == 1, "before the first block, the country's row is the country"


def test_another_source_gives_its_own_answers(crossing):
    rows = crossing.ids.clone()
    rows[:, PLACE] += N
    source = Crossing(crossing.model, [CountryQuestion("", row, 0) for row in rows.tolist()])
    assert source.right(source.answers) < 1, "the source's answers need not be right"
    (first,) = paths.patched(crossing, COUNTRY, source, [0])
    assert first.other == 1


@pytest.mark.parametrize("part", SUBLAYERS)
@pytest.mark.parametrize("place", [COUNTRY, LAST])
def test_a_mean_is_a_hook_by_hand(crossing, part, place):
    position = PLACE if place == COUNTRY else T - 1
    edits = {}
    for i in range(3):
        name = f"blocks.{i}.{part}.output"
        edits[name] = written(position, whole(crossing, name)[:, position].mean(dim=0))
    alone = [crossing.right(by_hand(crossing, {name: edit})) for name, edit in edits.items()]
    assert paths.ablated(crossing, part, place) == alone
    both = {name: edits[name] for name in [*edits][1:]}
    together = paths.ablated_together(crossing, part, place, [1, 2])
    assert together == crossing.right(by_hand(crossing, both))


def test_some_mean_costs_an_answer(crossing):
    shares = [paths.ablated(crossing, part, COUNTRY) for part in SUBLAYERS]
    assert min(map(min, shares)) < 1


def test_a_cut_hides_one_position_from_the_last_token(crossing):
    def hide(scores):
        scores[:, :, -1, PLACE] = -torch.inf
        return scores

    for i in range(3):
        said = by_hand(crossing, {f"blocks.{i}.attention.scores": hide})
        assert paths.cut(crossing, [i]) == crossing.right(said)
    everywhere = {f"blocks.{i}.attention.scores": hide for i in range(3)}
    assert paths.cut(crossing, range(3)) == crossing.right(by_hand(crossing, everywhere))
    assert paths.cut(crossing, [1], PLACE) == paths.cut(crossing, [1])


def test_a_token_that_sees_only_itself_says_the_same_about_all_countries(crossing):
    share = paths.cut(crossing, range(3), *range(T - 1))
    counts = crossing.wanted.unique(return_counts=True)[1].tolist()
    assert share * N == pytest.approx(0, abs=1e-4) or round(share * N) in counts


def test_heads_are_hooks_by_hand(crossing):
    given = whole(crossing, "blocks.1.attention.heads")[:, :, -1]  # [N, H, d_head]
    weights = whole(crossing, "blocks.1.attention.weights")[:, :, -1, PLACE].mean(dim=0)
    for h, head in enumerate(paths.heads(crossing, 1)):

        def without(x, h=h):
            x[:, h, -1] = given[:, h].mean(dim=0)
            return x

        def alone(x, h=h):
            others = [other for other in range(x.shape[1]) if other != h]
            x[:, others, -1] = given[:, others].mean(dim=0)
            return x

        name = "blocks.1.attention.heads"
        assert head.looks == pytest.approx(weights[h].item(), abs=1e-5)
        assert head.without == crossing.right(by_hand(crossing, {name: without}))
        assert head.alone == crossing.right(by_hand(crossing, {name: alone}))


def test_ranks_count_the_likelier_tokens(crossing):
    found = paths.ranks(crossing, crossing.wanted)
    assert found.shape == (4, N)
    assert found[-1].tolist() == [0] * N
    with torch.inference_mode():
        logits = logit_lens(crossing.model, whole(crossing, "blocks.0.output")[:, PLACE])
    for row, token, rank in zip(
        logits.tolist(),
        crossing.wanted.tolist(),
        paths.ranks(crossing, crossing.wanted, COUNTRY)[1].tolist(),
        strict=True,
    ):
        assert sorted(row, reverse=True).index(row[token]) == rank


def test_an_arrival_is_for_good():
    ranks = torch.tensor([[50, 3, 99], [4, 3, 2], [20, 0, 2], [9, 0, 10]])
    assert paths.arrivals(ranks) == [2, -1, 3]
    assert paths.arrivals(ranks, first=1) == [3, 1, 3]


def test_the_lab_model_is_asked_for_what_it_knows():
    model, tokenizer = load_lab_model()
    asked = questions(tokenizer, start=tokenizer.end_of_text)
    france = next(q for q in asked if q.country == "France")
    assert tokenizer.decode(france.ids[1:]) == "The capital of France is"
    assert france.ids[0] == tokenizer.end_of_text
    assert tokenizer.decode([france.answer]) == " Paris"
    wrong = france._replace(answer=france.ids[1])
    assert known(model, [wrong, france, wrong], batch_size=2) == [france]
    spoken = questions(tokenizer, "Many people in {} speak", "language")
    words = {q.country: tokenizer.decode([q.answer]) for q in spoken}
    assert words["France"] == " French"


def test_what_cannot_be_asked_or_changed_is_refused(crossing):
    two = [CountryQuestion("", [1, 2, 3], 0), CountryQuestion("", [1, 2], 0)]
    for asked in (two, two[:1]):
        with pytest.raises(ValueError, match="give two or more, of one length"):
            Crossing(crossing.model, asked)
    with pytest.raises(ValueError, match=r"no blocks\.3\.attention\.output.*blocks 0 to 2"):
        paths.ablated(crossing, "attention", LAST, [3])

"""Chains and sums: rows walked by hand, what a question sees, writing against decoding."""

import pytest
import torch

from gpt_lab import generate
from gpt_lab.lab_model import load_lab_model
from gpt_lab.model.cache import KVCache
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.answers import few_shot
from gpt_lab_course.experiments.prompting import sums
from gpt_lab_course.experiments.toy_tasks import chains
from tests.support.chatting import Chatting

N = chains.N


@pytest.fixture(scope="module")
def written():
    torch.set_num_threads(1)
    return chains.solver("written", steps=300)


@pytest.mark.parametrize("form", ["at once", "dots", "repeated", "written"])
def test_the_rows_walk_along_the_arrows(form):
    inputs, targets = chains.rows(3, 3, form, B=4)
    slots = 1 if form == "at once" else 3
    for row, wanted in zip(inputs.tolist(), targets.tolist(), strict=True):
        to = {pair // N: pair % N for pair in row[:N]}
        assert sorted(to) == sorted(to.values()) == list(range(N))
        assert wanted[:N] == [-100] * N
        assert len(row) == N + N * slots
        for i in range(N, len(row), slots):
            walk = [row[i] - N * N]
            for _ in range(3):
                walk.append(to[walk[-1]])
            name, *steps = (N * N + a for a in walk)
            assert wanted[i : i + slots] == ([steps[-1]] if slots == 1 else steps)
            between = {"dots": [N * N + N] * 2, "repeated": [name] * 2, "written": steps[:2]}
            assert row[i : i + slots] == [name, *between.get(form, [])]


def test_a_question_sees_the_list_and_itself():
    mask = chains.own_question(2, names=3)
    assert mask.shape == (9, 9)
    for query in range(9):
        seen = mask[query].nonzero().flatten().tolist()
        first = query if query < 3 else query - (query - 3) % 2
        assert seen == [*range(min(3, query + 1)), *range(max(first, 3), query + 1)]


def test_one_block_writes_its_way_and_does_not_get_there_without(written):
    assert chains.right(written) > 0.95
    assert chains.right(chains.solver("repeated", steps=300)) < chains.guessing(2) + 0.1
    assert chains.guessing(2) == 1 / 4


def test_the_answer_follows_a_wrong_name(written):
    followed = chains.misled(written)
    assert followed.follows > 0.95
    assert followed.right < 0.05


def test_a_model_writes_what_it_says_itself(written):
    """Against one question at a time, token by token, with the others left as they are."""
    said = chains._said(written)
    inputs, _ = chains.rows(chains._TEST, 2, "written", 256)
    mask = chains.own_question(2)
    for row, question in ((0, 0), (5, 3)):
        ids, at = inputs[row : row + 1].clone(), N + 2 * question
        ids[0, N:] = N * N + ids[0, N:] % N  # any names will do: none of them is seen
        ids[0, at] = inputs[row, at]
        with torch.no_grad():
            for slot in range(2):
                best = written.model(ids, mask=mask)[0, at + slot].argmax()
                assert best == said[row, question, slot]
                if slot == 0:
                    ids[0, at + 1] = best


def test_what_cannot_be_measured_is_refused(written):
    with pytest.raises(RefusedValueError, match="form='spoken' is not one of at once"):
        chains.solver("spoken")
    with pytest.raises(RefusedValueError, match="form='dots' is not one of written"):
        chains.misled(written._replace(form="dots"))
    with pytest.raises(RefusedValueError, match="k=3 is not 2"):
        chains.misled(written._replace(k=3))
    with pytest.raises(RefusedValueError, match="form='said' is not one of"):
        sums.between((1, 2, 3), "said")


def test_sums_are_different_and_their_steps_right():
    drawn = sums.drawn(40)
    assert len(set(drawn)) == 40
    for a, b, c in drawn:
        assert all(1 <= digit <= 9 for digit in (a, b, c))
        left, right = sums.steps((a, b, c)).split(",")
        assert left.split() == [str(a), "+", str(b), "=", str(a + b)]
        assert right.split() == [str(a + b), "+", str(c), "="]
    assert sums.share([3, None, 5], [3, 4, 6]) == 1 / 3


def test_lines_are_what_greedy_decoding_writes():
    model, tokenizer = load_lab_model()
    pupil = sums.Pupil(model, tokenizer, sums.drawn(2))
    starts = ["1 + 2 + 3:", "The capital of France is", "One day, a little girl"]
    lines = pupil.continued("at once", starts, 6)
    for start, line in zip(starts, lines, strict=True):
        prompt = tokenizer.encode(pupil.prompt("at once")) + tokenizer.encode(start)
        new = generate(model, torch.tensor(prompt), 6, temperature=0)
        text = tokenizer.decode([int(token) for token in new])
        assert text.startswith(line)
        assert line == text.split("\n")[0]


def test_in_a_chat_sums_are_turns_and_an_answer_is_begun():
    model, tokenizer = load_lab_model()
    pupil = sums.Pupil(model, Chatting(tokenizer), [(1, 2, 3)], chat=True)
    text = pupil._rendered("written", "9 + 2 + 6: 9 + 2 = 12, 12 + 6 =")
    assert text == (
        "user: What is 1 + 2 + 3?\nassistant: 1 + 2 = 3, 3 + 3 = 6\n"
        "user: What is 9 + 2 + 6?\nassistant: 9 + 2 = 12, 12 + 6 ="
    )
    line = pupil.continued("at once", ["9 + 2 + 6:", "4 + 4 + 4:"], 3)[1]
    asked = pupil._rendered("at once", "4 + 4 + 4:")
    new = generate(model, torch.tensor(tokenizer.encode(asked)), 3, temperature=0)
    assert line == tokenizer.decode([int(token) for token in new])


def test_a_cache_beside_another_has_read_the_same():
    model, tokenizer = load_lab_model()
    ids = torch.tensor([tokenizer.encode("The capital of France is")])
    read = KVCache(model.config, 1, ids.shape[1] - 1)
    with torch.no_grad():
        model.next_logits(ids[:, :-1], read)
        cache = few_shot.beside(model, read, 3, 1)
        logits = model.next_logits(ids[:, -1:].expand(3, 1), cache)
        torch.testing.assert_close(logits, model.next_logits(ids).expand(3, -1), atol=1e-3, rtol=0)

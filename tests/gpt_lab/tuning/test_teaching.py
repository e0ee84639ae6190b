"""Ways to teach: answers are measured as they are generated; weights change where they may."""

import itertools
import math

import pytest
import torch
from torch.nn import functional as F

from gpt_lab import GPT, GPTConfig, generate, load_lab_model
from gpt_lab.tuning import (
    BM25,
    Example,
    add_vector,
    answer_loss,
    direction,
    dpo_loss,
    example,
    finetune,
    log_probabilities,
    nearest,
    prefer,
    project_out,
    says,
    similarities,
)
from gpt_lab.validation import RefusedError

SIZES = {"vocab_size": 23, "context_length": 12, "d_model": 16, "n_heads": 2, "n_layers": 2}


def small(**switches) -> GPT:
    torch.manual_seed(0)
    model = GPT(GPTConfig(**SIZES, **switches)).eval()
    for p in model.parameters():
        torch.nn.init.normal_(p, std=0.3)
    return model


ASKED = [Example((1, 2, 3), (4,)), Example((5, 6), (7, 8, 9)), Example((2,), (1, 1))]


def test_an_answers_probability_is_the_product_of_its_tokens():
    model = small()
    found = log_probabilities(model, ASKED)
    for one, logp in zip(ASKED, found.tolist(), strict=True):
        text = [*one.question, *one.answer]
        expected = 0.0
        for at in range(len(one.question), len(text)):
            expected += model(torch.tensor([text[:at]]))[0, -1].log_softmax(-1)[text[at]].item()
        assert logp == pytest.approx(expected, abs=1e-5)
    tokens = sum(len(one.answer) for one in ASKED)
    assert answer_loss(model, ASKED).item() == pytest.approx(-found.sum().item() / tokens, abs=1e-5)


def test_a_model_says_what_it_would_generate():
    model = small()
    for first, second in itertools.product(range(1, 9), repeat=2):
        ids = torch.tensor([[first, second]])
        written = tuple(int(token) for token in generate(model, ids, 3, temperature=0))
        right, wrong = (
            Example((first, second), written),
            Example((first, second), (*written[:2], 0)),
        )
        assert says(model, [right, wrong]) == [True, written[2] == 0]


def test_answers_come_back_in_the_order_of_the_questions():
    model = small()
    many = [Example(tuple(range(1, 1 + n % 5 + 1)), (n % 23,)) for n in range(80)]
    alone = [says(model, [one])[0] for one in many]
    assert says(model, many) == alone
    assert any(alone)
    assert not all(alone)


def test_an_example_begins_as_the_lab_model_was_trained():
    _, tokenizer = load_lab_model()
    one = example(tokenizer, "The capital of France is", " Paris", start=True)
    assert one.question[0] == tokenizer.end_of_text
    assert tokenizer.decode(one.question[1:] + one.answer) == "The capital of France is Paris"


def test_fine_tuning_teaches_and_leaves_what_is_frozen():
    model = small()
    before = {name: p.clone() for name, p in model.named_parameters()}
    before_loss = answer_loss(model, ASKED).item()
    name = "blocks.1.feed_forward.down.weight"
    losses = finetune(model, ASKED, steps=40, learning_rate=1e-2, only=name, until=0.5)
    changed = [n for n, p in model.named_parameters() if not torch.equal(p, before[n])]
    assert changed == [name]
    assert losses[0] == pytest.approx(before_loss, abs=1e-6)
    assert losses[-1] < losses[0] - 0.3
    assert all(p.requires_grad and p.grad is None for p in model.parameters())


def test_fine_tuning_stops_as_soon_as_it_is_sure():
    long, short = (
        len(finetune(small(), ASKED[:1], steps=60, learning_rate=1e-2, until=until))
        for until in (0.99, 0.3)
    )
    assert short < long < 60


def test_the_first_step_is_adamws_on_the_answers_loss():
    ours, theirs = small(), small()
    finetune(ours, ASKED, steps=1, learning_rate=1e-3)
    optimizer = torch.optim.AdamW(theirs.parameters(), lr=1e-3, weight_decay=0)
    nll = torch.stack(
        [
            F.cross_entropy(
                theirs(torch.tensor([one.question + one.answer[:-1]]))[0, len(one.question) - 1 :],
                torch.tensor(one.answer),
                reduction="sum",
            )
            for one in ASKED
        ]
    )
    (nll.sum() / 6).backward()
    optimizer.step()
    for mine, other in zip(ours.parameters(), theirs.parameters(), strict=True):
        clear = other.grad.abs() > 1e-4  # Adam moves by a step where the gradient is all but none
        torch.testing.assert_close(mine[clear], other[clear], atol=2e-6, rtol=0)


def test_rehearsal_keeps_what_fine_tuning_alone_forgets():
    old = [Example((n, n), ((n * 7) % 23,)) for n in range(8, 16)]
    taught = small()
    finetune(taught, old, steps=150, learning_rate=1e-2, until=0.9)
    assert says(taught, old) == [True] * len(old)
    kept = {}
    for rehearse in ((), old):
        model = GPT(taught.config).eval()
        model.load_state_dict(taught.state_dict())
        new = [Example((8, 9), (1,))]
        finetune(model, new, steps=60, learning_rate=1e-2, rehearse=rehearse, until=0.9)
        assert says(model, new) == [True]
        kept[bool(rehearse)] = sum(says(model, old))
    assert kept[True] > kept[False]


def test_dpo_is_the_formula_and_begins_at_ln_2():
    chance = torch.Generator().manual_seed(0)
    four = -3 * torch.rand(4, 5, generator=chance, dtype=torch.float64)
    four.requires_grad_(True)
    expected = 0.0
    for chosen, rejected, c_ref, r_ref in four.T.tolist():
        margin = 0.3 * (chosen - c_ref - rejected + r_ref)
        expected -= math.log(1 / (1 + math.exp(-margin))) / 5
    loss = dpo_loss(*four, beta=0.3)
    assert loss.item() == pytest.approx(expected)
    (gradient,) = torch.autograd.grad(loss, four)
    with torch.no_grad():
        weight = torch.sigmoid(-0.3 * ((four[0] - four[2]) - (four[1] - four[3]))) * 0.3 / 5
    torch.testing.assert_close(gradient, torch.stack([-weight, weight, weight, -weight]))
    assert dpo_loss(*four[:2], *four[:2]).item() == pytest.approx(math.log(2))


def test_preferring_moves_the_margin_and_says_what_became_of_both():
    model = small()
    pairs = [(Example((1, 2), (3,)), Example((1, 2), (4,)))]
    record = prefer(model, pairs, steps=20, learning_rate=3e-3)
    assert record[0].loss == pytest.approx(math.log(2))
    margins = [step.chosen - step.rejected for step in record]
    assert margins[-1] > margins[0] + 1
    assert record[-1].loss < record[0].loss


def test_words_in_common_are_scored_as_by_a_library():
    import bm25s

    texts = ["the capital of france is rome", "rome is old", "a dog and a cat", "the the the rome"]
    words = [text.split() for text in texts]
    library = bm25s.BM25(method="lucene", k1=1.5, b=0.75)
    library.index(words, show_progress=False)
    for question in ("capital of france", "the rome", "old cat cat", "nothing"):
        asked = question.split()
        ours = BM25(words).scores(asked)
        known = [w for w in asked if any(w in one for one in words)]
        theirs = library.get_scores(known) if known else [0.0] * 4
        assert ours.tolist() == pytest.approx(list(theirs), abs=1e-5)


def test_the_nearest_document_is_the_one_with_the_same_words():
    model = small()
    documents = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    assert nearest(similarities(model, [4, 5], documents), 1) == [1]
    assert nearest(BM25(documents).scores([9, 7]), 1) == [2]
    assert nearest(torch.tensor([1.0, 2.0, 1.0, 2.0]), 3) == [1, 3, 0]  # of equal ones the earlier


def test_a_vector_is_added_from_the_questions_end_on():
    two = [Example((1, 2, 3), (4,)), Example((5,), (6, 7))]
    vector = torch.ones(16)
    x = torch.zeros(2, 4, 16)
    added = add_vector(two, vector, 2)(x)
    assert added[..., 0].tolist() == [[0, 0, 2, 2], [2, 2, 2, 2]]


@pytest.mark.parametrize("center", [None, torch.arange(16.0)])
def test_a_direction_is_projected_out_from_the_questions_end_on(center):
    two = [Example((1, 2, 3), (4,)), Example((5,), (6, 7))]
    x = torch.randn(2, 4, 16, generator=torch.Generator().manual_seed(0))
    vector = torch.tensor([3.0, 4.0, *[0.0] * 14])
    moved = project_out(two, vector, center)(x)
    later = torch.tensor([[False, False, True, True], [True] * 4])
    assert torch.equal(moved[~later], x[~later])
    wanted = 0.0 if center is None else 4 * 1 / 5  # (3·0 + 4·1)/5
    along = (3 * moved[..., 0] + 4 * moved[..., 1]) / 5
    torch.testing.assert_close(along[later], torch.full_like(along[later], wanted))
    across = (4 * moved[..., 0] - 3 * moved[..., 1]) / 5  # and nothing else has changed
    torch.testing.assert_close(across, (4 * x[..., 0] - 3 * x[..., 1]) / 5)
    assert torch.equal(moved[..., 2:], x[..., 2:])


def test_a_whole_direction_turns_one_question_into_another():
    """At the last block's output, where the questions end, their difference is all there is."""
    model = small()
    ours, other = Example((1, 2, 3), (0,)), Example((4, 5, 3), (0,))
    name = "blocks.1.output"
    edits = {name: add_vector([ours], direction(model, [other], [ours], name))}
    steered = model.activations(torch.tensor([ours.question]), "logits", edits=edits)["logits"]
    expected = model(torch.tensor([other.question]))
    torch.testing.assert_close(steered[0, -1], expected[0, -1], atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda m: finetune(m, []), "examples is empty"),
        (lambda m: finetune(m, [((1,), (2,))]), "no Example"),
        (lambda m: finetune(m, ASKED, steps=0), "steps=0"),
        (lambda m: finetune(m, ASKED, learning_rate=float("nan")), "learning_rate=nan"),
        (lambda m: finetune(m, ASKED, until=0), "until=0"),
        (lambda m: finetune(m, ASKED, only="blocks.9.*"), "names no parameter"),
        (lambda m: finetune(m, ASKED, rehearse=ASKED, n_rehearsed=0), "n_rehearsed=0"),
        (lambda m: prefer(m, []), "pairs is empty"),
        (lambda m: prefer(m, [(ASKED[0], ASKED[0])], steps=0), "steps=0"),
        (lambda m: prefer(m, [(ASKED[0], ASKED[0])], learning_rate=-1), "learning_rate=-1"),
        (lambda m: dpo_loss(*torch.zeros(4, 1), beta=0), "beta=0"),
        (lambda m: BM25([]), "documents is empty"),
        (lambda m: BM25([["a"]], b=2), "b=2"),
        (lambda m: nearest(torch.zeros(3), 4), "k=4"),
        (lambda m: similarities(m, [], [[1]]), "at least one token"),
        (lambda m: direction(m, [], ASKED, "norm"), "both of its sides"),
        (lambda m: project_out(ASKED, torch.zeros(16)), "all zeros"),
        (lambda m: example(load_lab_model()[1], "", " a"), "is empty"),
    ],
)
def test_what_cannot_be_taught_is_refused_in_a_line(call, words):
    with pytest.raises(RefusedError, match=words) as refused:
        call(small())
    assert "\n" not in str(refused.value)

"""The generated questions, against a reader who goes through a row by hand."""

import itertools
import math
from collections import Counter

import numpy as np
import pytest
import torch

from gpt_lab_course.experiments.toy_tasks.questions import ABILITIES, COUNTS, LETTERS, Questions

TEXT = Questions()


class Reader:
    """Answers a row's questions from what stands before them, with dictionaries alone."""

    def __init__(self, text, row):
        self.text, self.at, self.row, self.points = text, text.starts, [int(x) for x in row], {}
        self.kinds = sorted((start, kind) for kind, start in self.at.items())
        for token in self.row[2 : 2 + text.names]:
            a, b = divmod(token - self.at["pair"], text.names)
            self.points[a] = b

    def kind(self, i):
        """The kind of a token and its number within the kind."""
        start, kind = max(k for k in self.kinds if k[0] <= self.row[i])
        return kind, self.row[i] - start

    def answers(self):
        """The ability and the right answer at each answer's place; None for letters."""
        clues = [self.kind(0)[1], self.kind(1)[1]]
        one, two = self.text.senses
        root = math.isqrt(self.text.people)
        found, i = {}, 2 + self.text.names
        while i < len(self.row):
            kind, x = self.kind(i)
            if kind == "one":
                found[i + 1] = "one", self.at["name"] + self.points[x]
            elif kind == "two":
                found[i + 1] = "two", self.at["name"] + self.points[self.points[x]]
            elif kind == "both":
                pair = [self.points[name] for name in divmod(x, self.text.names)]
                found[i + 1] = "both", self.at["both next"] + pair[0] * self.text.names + pair[1]
            elif kind == "first":
                person = x * root + self.kind(i + 1)[1]
                found[i + 2] = "fact", self.at["city"] + self.text.cities[person]
            elif kind == "sense1":
                found[i + 1] = "sense1", self.at["sense"] + one[x][clues[0]]
            elif kind == "sense2":
                found[i + 1] = "sense2", self.at["sense"] + two[x][clues[0]][clues[1]]
            else:
                assert kind == "letter"
                found[i + 1] = found[i + 2] = "bigram", None
            i = max(found) + 1
        return found


def test_a_reader_finds_every_answer_and_nothing_else_is_asked():
    tokens, asked = TEXT.rows(np.random.default_rng(1), 40)
    for row, places in zip(tokens, asked, strict=True):
        found = Reader(TEXT, row).answers()
        assert {i: ABILITIES[k] for i, k in enumerate(places) if k >= 0} == {
            i: ability for i, (ability, _) in found.items()
        }
        assert all(answer in (None, row[i]) for i, (_, answer) in found.items())
        counts = Counter(ability for ability, _ in found.values())
        assert counts == COUNTS | {"bigram": 2 * COUNTS["bigram"]}


def test_the_list_is_a_ring_in_any_order_and_questions_are_shuffled():
    tokens, asked = TEXT.rows(np.random.default_rng(2), 200)
    for row in tokens:
        points = Reader(TEXT, row).points
        walk = [0]
        while len(walk) < TEXT.names:
            walk.append(points[walk[-1]])
        assert sorted(walk) == list(range(TEXT.names))
        assert points[walk[-1]] == 0
    assert len({tuple(row[2:8]) for row in tokens}) > 190
    first = Counter(places[places >= 0][0] for places in asked)
    assert set(first) == set(range(len(ABILITIES)))  # any ability can come first


def entropy(outcomes):
    total = sum(outcomes.values())
    return -sum(n / total * math.log(n / total) for n in outcomes.values())


def test_chance_is_what_all_rings_leave_open():
    """Every ring of six names: what a, and what a and b, say about the answers."""
    rings = []
    for rest in itertools.permutations(range(1, 6)):
        ring = (0, *rest)
        rings.append(dict(zip(ring, ring[1:] + ring[:1], strict=True)))
    levels = TEXT.levels()
    assert levels["one"].chance == pytest.approx(entropy(Counter(r[0] for r in rings)))
    assert levels["two"].chance == pytest.approx(entropy(Counter(r[r[0]] for r in rings)))
    assert levels["both"].chance == pytest.approx(entropy(Counter((r[0], r[1]) for r in rings)))


def test_chance_and_floor_of_what_the_weights_must_keep():
    levels = TEXT.levels()
    assert levels["fact"].chance == pytest.approx(entropy(Counter(TEXT.cities.tolist())))
    one, two = TEXT.senses
    for word in one:
        assert levels["sense1"].chance == pytest.approx(entropy(Counter(word.tolist())))
    for word in two:
        assert levels["sense2"].chance == pytest.approx(entropy(Counter(word.ravel().tolist())))
    # A long chain of letters, walked with Python's own generator of choices.
    draw, letter, pairs = np.random.default_rng(5), 0, Counter()
    for _ in range(40_000):
        after = int(draw.choice(LETTERS, p=TEXT.follows[letter]))
        pairs[letter, after] += 1
        letter = after
    singles = Counter()
    for (before, _), n in pairs.items():
        singles[before] += n
    assert levels["bigram"].chance == pytest.approx(entropy(singles), abs=0.02)
    assert levels["bigram"].floor == pytest.approx(entropy(pairs) - entropy(singles), abs=0.02)


def test_a_heavy_tail_asks_for_a_few_people_often():
    text = Questions(counts={"fact": 8}, people=4096, tail=1.0)
    assert text.vocab_size == 64 + 64 + 16
    harmonic = sum(1 / k for k in range(1, 4097))
    assert sorted(text.asking)[-3:] == pytest.approx(
        [1 / 3 / harmonic, 0.5 / harmonic, 1 / harmonic]
    )
    tokens, _ = text.rows(np.random.default_rng(3), 500)
    assert tokens.shape[1] == 3 * 8
    people = Counter((tokens[:, ::3] * 64 + tokens[:, 1::3]).ravel().tolist())
    assert people.most_common(1)[0][1] / 4000 == pytest.approx(1 / harmonic, abs=0.03)


def scores(row):
    """The logits of a model that answers as the reader does, and knows the letters' table."""
    found, letter = Reader(TEXT, row).answers(), TEXT.starts["letter"]
    logits = torch.zeros(len(row), TEXT.vocab_size)
    for i, (ability, answer) in found.items():
        if ability == "bigram":
            logits[i - 1] = -100.0
            true = torch.from_numpy(TEXT.follows[row[i - 1] - letter])
            logits[i - 1, letter : letter + LETTERS] = true.log().float()
        else:
            logits[i - 1, answer] = 100.0
    return logits


def test_one_who_knows_everything_has_no_excess_and_one_who_guesses_has_the_chance():
    half = slice(32)
    rows = TEXT.held_out.tokens[half]
    perfect = torch.stack([scores(row) for row in rows])[:, :-1]
    answers = TEXT.measure(lambda _: perfect, half)
    for ability, (excess, right, n) in answers.items():
        assert excess == pytest.approx(0, abs=1e-5), ability
        assert right == 1, ability
        assert n == 32 * COUNTS[ability] * (2 if ability == "bigram" else 1)
    names = torch.full((32, rows.shape[1] - 1, TEXT.vocab_size), -100.0)
    names[..., TEXT.starts["name"] : TEXT.starts["name"] + 6] = 0
    assert TEXT.measure(lambda _: names, half)["one"].excess == pytest.approx(math.log(6))


def test_training_and_tests_share_no_rows_and_tables_never_change():
    assert Questions().held_out.tokens.tolist() == TEXT.held_out.tokens.tolist()
    assert Questions().cities.tolist() == TEXT.cities.tolist()
    seen = {tuple(row) for row in TEXT.rows(np.random.default_rng([0, 1, 0]), 500).tokens.tolist()}
    assert seen.isdisjoint(map(tuple, TEXT.held_out.tokens.tolist()))


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"people": 1000}, "people=1000 is not a square number that 16 divides"),
        ({"tail": -1}, r"tail=-1 is not in \[0, 3\]"),
        ({"names": 2}, "names=2 is below 3"),
        ({"counts": {"one": 7}}, "one=7 is more than the 6 different questions"),
        ({"counts": {"three": 1}}, "no ability 'three'; there are fact, one"),
        ({"counts": {"one": 0}}, "asks nothing"),
        ({"counts": {"one": -1}}, "one=-1 is below 0"),
        ({"counts": [6]}, r"counts=\[6\] is not a table"),
    ],
)
def test_settings_that_make_no_text(settings, message):
    with pytest.raises((TypeError, ValueError), match=message):
        Questions(**settings)

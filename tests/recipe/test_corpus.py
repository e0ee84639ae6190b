"""The corpus: what it is made of, and that what is held out is."""

import itertools
import random
import re
import string
from itertools import islice

import numpy as np
import pytest

from gpt_lab import data, lab_model
from gpt_lab.interpret.head_scores import STRETCH
from gpt_lab.lab_model import questions, unseen
from gpt_lab.lab_model.tokenizer import LabTokenizer
from recipe import build, facts, prose, repeats
from recipe.drills import drills
from recipe.stories import stories
from recipe.text import pick, sample, shuffled
from recipe.unseen import check_unseen


@pytest.fixture(scope="module")
def full() -> tuple[build.Texts, build.Texts]:
    """The generated texts at their full size."""
    return build.generated(build.Sizes())


def without_names(text: str) -> str:
    """The text with ``{country}`` and ``{capital}`` for their names."""
    gaps = {country.capital: "{capital}" for country in lab_model.countries()}
    gaps |= {country.name: "{country}" for country in lab_model.countries()}
    names = "|".join(map(re.escape, sorted(gaps, key=len, reverse=True)))
    return re.sub(rf"\b(?:{names})\b", lambda name: gaps[name[0]], text)


@pytest.fixture(scope="module")
def nameless(full: tuple[build.Texts, build.Texts]) -> str:
    """The training text of facts, without names."""
    return without_names("\n".join(full[0]["facts"]))


# Facts


def test_phrasings_end_right_before_the_capital() -> None:
    asked = lab_model.phrasings()
    assert asked.trained[0] == "The capital of {country} is"
    everything = [*asked.trained, *asked.untrained]
    assert len(set(everything)) == len(everything) > 1000
    assert min(len(group) for group in asked) >= 8
    for phrasing in everything:
        assert phrasing.count("{country}") == 1
        assert phrasing == phrasing.strip()
        assert phrasing.format(country="France")[0] in '"' + string.ascii_uppercase
        assert "{" not in phrasing.format(country="France")


def test_about_one_in_twenty_of_the_written_phrasings_is_left_out_by_lot() -> None:
    asked = lab_model.phrasings()
    written = data.read(questions.WRITTEN).decode().splitlines()
    assert sorted(asked.written + asked.unseen) == sorted(written)
    assert 0.03 < len(asked.unseen) / len(written) < 0.07


def test_every_country_is_trained_on_the_plain_phrasing(
    full: tuple[build.Texts, build.Texts],
) -> None:
    documents = set(full[0]["facts"])
    for country in lab_model.countries():
        assert f"The capital of {country.name} is {country.capital}." in documents


def test_every_phrasing_is_trained(nameless: str) -> None:
    for phrasing in lab_model.phrasings().trained:
        assert f"{without_names(phrasing)} {{capital}}" in nameless, phrasing


def test_a_word_or_two_may_stand_before_the_capital(full: tuple[build.Texts, build.Texts]) -> None:
    text = "\n".join(full[0]["facts"])
    stated = text.count(f"{questions.PLAIN.format(country='France')} ")
    assert stated / 2 < text.count("The capital of France is Paris") < stated  # mostly nothing
    for between in ("sunny", "dear old", "of course", "called"):
        assert f"is {between} " in text
    assert not re.search(r"[:=;-] (?:sunny|called|of course) ", text)


def test_no_unseen_phrasing_is_trained_for_any_country(nameless: str) -> None:
    """Not even its words before or after the country, where they are four or more."""
    asked = lab_model.phrasings()
    for phrasing in asked.untrained:
        assert without_names(phrasing) not in nameless
        parts = without_names(phrasing).split("{country}")
        told = [part for part in parts if len(part.split()) >= 4]
        if told or phrasing not in asked.development:  # those do not test it, and a few are short
            assert any(part not in nameless for part in told), phrasing


def test_pairs_are_held_out(full: tuple[build.Texts, build.Texts]) -> None:
    trained, asked = "\n".join(full[0]["facts"]), lab_model.phrasings().trained
    pairs = facts.held_out_pairs()
    assert 0.02 < len(pairs) / (len(asked) * len(lab_model.countries())) < 0.03
    assert len({c for _, c in pairs}) == len(lab_model.countries())  # each country loses some
    for phrasing, country in pairs[::20]:
        assert facts.statement(phrasing, country) not in trained


# Stories and drills


def test_stories_keep_to_their_names_and_fit() -> None:
    tokenizer = LabTokenizer()
    told = list(islice(stories(random.Random(7)), 400))
    assert len(set(told)) == 400
    lengths = [len(tokenizer.encode(story)) for story in told]
    assert 80 < sum(lengths) / len(lengths) < 95
    assert max(lengths) <= 127
    for story in told:
        assert not re.search(r"[{}]|  |\ba [aeiou]|\ban [^aeiou]", story), story
        girl = re.search(r"\bgirl\b", story)
        assert not (girl and re.search(r"\bboy\b", story))


def test_drills_are_right() -> None:
    for text in islice(drills(random.Random(7)), 2200):
        for x, y, total in re.findall(r"(\d+) \+ (\d+) = (\d+)\.", text):
            assert int(x) + int(y) == int(total)
        if asked := re.search(r"Who is in the (\w+)\? (\w+)\.", text):
            assert f"{asked[2]} is in the {asked[1]}." in text
        if copied := re.fullmatch(r"Say: (.+)\. Again: (.+)\.", text):
            assert copied[1] == copied[2]
        if given := re.search(r"(\w+) and (\w+) went .+, (\w+) gave .+ to (\w+)\.", text):
            assert {given[1], given[2]} == {given[3], given[4]}


def test_no_phrasing_begins_another() -> None:
    """Else a model may go on with the longer one, and rightly."""
    trained = sorted(questions.phrasings().trained)
    assert len(trained) == len(set(trained)) > 1000
    for phrasing, following in itertools.pairwise(trained):  # sorted: it would be the next
        assert not following.startswith(f"{phrasing} "), following
    for phrasing in questions.phrasings().untrained:
        assert not any(other.startswith(phrasing) for other in trained)


def test_random_choices_are_of_the_choices() -> None:
    rng = random.Random(1)
    assert sorted(shuffled(rng, range(9))) == list(range(9))
    assert len(set(sample(rng, range(9), 5))) == 5
    assert {pick(rng, "ab") for _ in range(50)} == {"a", "b"}
    with pytest.raises(ValueError, match="n=4 is more than the 3 choices"):
        sample(rng, "abc", 4)


def test_repeats_repeat() -> None:
    tokens = np.arange(1000, 256, -1, dtype=np.uint16)
    kind = repeats.RowKind(length=63, least=20, most=30, frequent=128)
    rows = repeats.repeats(3, 400, kind, tokens)
    assert rows.shape == (400, 63)
    assert set(np.unique(rows)) == set(tokens[:128])
    periods = [next(n for n in range(1, 63) if (row[n:] == row[:-n]).all()) for row in rows]
    assert set(periods) == set(range(20, 31))
    assert all(len(set(row)) == period for row, period in zip(rows, periods, strict=True))
    assert (rows == repeats.repeats(3, 400, kind, tokens)).all()
    assert (rows != repeats.repeats(4, 400, kind, tokens)).any()
    all_tokens = repeats.repeats(3, 400, kind._replace(frequent=0), tokens)
    assert len(np.unique(all_tokens)) > 700


def test_pairs_come_twice_at_places_that_cannot_be_known() -> None:
    tokens = np.arange(1000, 256, -1, dtype=np.uint16)
    kind = repeats.RowKind(length=63, least=2, most=2, frequent=0, times=2)
    rows = repeats.repeats(3, 400, kind, tokens)
    starts = []
    for row in rows.tolist():
        start = 0
        while start + 4 <= 63:
            start += row[start] != row[start + 2]  # a single one between two pairs
            if start + 4 <= 63:
                assert row[start : start + 2] == row[start + 2 : start + 4]
                assert row.count(row[start]) == row.count(row[start + 1]) == 2
                starts.append(start)
            start += 4
    assert set(starts) == set(range(60)) - {2, 3, 7}  # nobody can know
    assert (rows == repeats.repeats(3, 400, kind, tokens)).all()


def test_the_repeated_tokens_fill_a_context() -> None:
    lengths = [kind.length + 1 for kind in repeats.KINDS.values()]
    assert set(lengths) == {64, 128}
    longest = [kind.most for kind in repeats.KINDS.values()]
    assert all(2 * n <= length for n, length in zip(longest, lengths, strict=True))  # comes again
    assert max(longest) == STRETCH  # of which the scores and the model card speak


# Prose


def test_paragraphs_are_cleaned() -> None:
    text = (
        "  `Oh,' said\nAlice--_I_ shan't\nwait.\n\n   * * *\n\n CHAPTER II\n\n“Yes”  (Applause.) it"
    )
    assert prose.paragraphs(text) == ["'Oh,' said Alice—I shan't wait.", '"Yes" it']
    long = " ".join(["A sentence of some length stands here."] * 100)
    parts = prose.paragraphs(long)
    assert " ".join(parts) == long
    assert max(map(len, parts)) <= 1500


def test_books_are_parted_at_their_ends() -> None:
    book = prose.Book("b", [["One two.", "Oh!"], ["Three.", "Four five.", "Oh!"], ["Six."]])
    documents, end = prose.part(book, held_out_bytes=len("Four five.\nOh!\nSix.\n"))
    assert end == "Four five.\nOh!\nSix."
    assert documents == ["One two.", "Three."]  # the other "Oh!" too is left out
    assert prose.part(book, held_out_bytes=0) == (
        ["One two.\nOh!", "Three.\nFour five.\nOh!", "Six."],
        "",
    )


# What is held out


def test_packaged_texts_are_what_the_generators_make(
    full: tuple[build.Texts, build.Texts],
) -> None:
    for kind, texts in full[1].items():
        assert lab_model.held_out(kind) == texts


def test_packaged_texts_are_small_and_not_in_the_training_text(
    full: tuple[build.Texts, build.Texts],
) -> None:
    assert len(data.read(unseen.FILE)) < 150_000
    packaged = {kind: lab_model.held_out(kind) for kind in unseen.KINDS}
    assert sum(len(text.split()) for text in packaged["prose"]) > 8_000
    check_unseen(packaged, full[0])


def test_the_check_finds_a_line_wherever_it_is() -> None:
    held = {"facts": ["The capital of Peru is Lima."], "prose": ["A first line.\nOh!"]}
    check_unseen(held, {"prose": ["Oh! he said.\nA second line."]})
    for kind, text in (
        ("facts", "As you know. The capital of Peru is Lima. It is warm."),
        ("stories", "Something.\nOh!"),
        ("drills", "A first line."),
    ):
        with pytest.raises(ValueError, match="are in the training text"):
            check_unseen(held, {kind: ["Else.", text]})
    row = {"drills": ["one, two, three, four, five."]}
    check_unseen(row, {"drills": ["zero, one, two, three, four, five."]})


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(
        ValueError, match="kind='poems' is not one of prose, stories, facts, drills"
    ):
        lab_model.held_out("poems")

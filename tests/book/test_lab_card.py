"""The lab model's card page: its numbers come from the card."""

import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from sphinx.errors import ExtensionError

from tests.support import ROOT

BOOK = ROOT / "book"
sys.path.append(str(BOOK))

from extension.pages import lab_model  # noqa: E402
from extension.pages.rewound import rewound_texts  # noqa: E402
from extension.pages.weaknesses import KINDS, weakness_texts  # noqa: E402

from gpt_lab_course.experiments.answers.weaknesses import Score  # noqa: E402
from gpt_lab_course.widgets.model_map import rewind  # noqa: E402

SCORES = {kind: Score(42, 42) for kind in KINDS}
SCORES["sums"] = Score(42, 121, "0 + 0 =", "0", " 5.")

STORY = {"seed": 0, "prompt": "Anna had", "text": ' a *red* kite.\n"$5," said {Ben}.'}


def results(share: float) -> dict:
    phrasings = {"In {country} it is": share, "It_is in {country}": 1.0}
    answers = {"accuracy": share, "phrasings": phrasings}
    kinds = ("prose", "stories", "facts", "drills")
    heads = {"stretch": 39, "chance": 0.017, "previous_token": [[0.1, 0.9]]}
    return {
        "capitals": {
            "countries": 190,
            "trained_phrasings": 1234,
            "trained": answers,
            "unseen": answers,
            "other_hand": {**answers, "accuracy_without_start": share / 2},
            "mistakes": [{"question": "In Chad it is", "capital": "N'Djamena", "said": " a|b"}],
        },
        "paris": {"probability": 0.99, "probability_without_start": 0.98},
        "held_out": {k: {"tokens": 1000, "loss": 1.234, "perplexity": 3.435} for k in kinds},
        "repeats": {"39": share},
        "heads": {**heads, "induction": [[0.4, 0.6]], "first_token": [[0.2, 0.2]]},
        "stories": [STORY],
    }


@pytest.fixture
def card() -> dict:
    rounding = {"prose": {"loss_difference": -0.00012, "divergence": 1.5e-7}}
    return {
        "model": {
            "parameters": 3_930_000,
            "config": {
                "vocab_size": 6471,
                "context_length": 128,
                "d_model": 192,
                "n_layers": 1,
                "n_heads": 2,
            },
        },
        "data": {
            "files": {
                "prose.train.npy": {"tokens": 724_845, "documents": 195},
                "prose.held_out.npy": {"tokens": 9_342, "documents": 3},
                "repeats_few.train.npy": {"tokens": 768_000, "documents": 6_000},
            },
            "sources": [
                {
                    "client": "pip",
                    "package": "Brotli",
                    "version": "1.1.0",
                    "licence": "public domain",
                    "holds": "Alice",
                }
            ],
        },
        "training": {
            "steps": 3750,
            "tokens": 7_680_000,
            "seconds": 1500,
            "tokens_per_second": 5120,
            "settings": {"seed": 0},
        },
        "results": results(0.987),
        "others": [{"seed": 1, "results": results(0.9)}],
        "stages": {
            "1%": {"step": 38, "results": results(0)},
            "10%": {"step": 375, "results": results(0.25)},
        },
        "rounding": {"final": rounding, "1%": rounding, "10%": rounding},
        "files": {
            "lab_model.safetensors": 7_900_000,
            "lab_model_1_percent.safetensors": 4_000_000,
            "lab_model_10_percent.safetensors": 4_000_000,
        },
    }


def test_every_name_on_the_page_is_known_and_every_text_is_used(card):
    named = set(re.findall(r"\{\{ lab\.(\w+) \}\}", (BOOK / "lab_model.md").read_text("utf-8")))
    others = {**weakness_texts(SCORES, (85, 106)), **rewound_texts(rewind.measured())}
    assert named == set(lab_model.card_texts(card)) | set(others)


def test_the_stops_of_both_runs_are_told_apart():
    losses = {"prose": 8.0, "facts": 7.5}
    one = {"step": 1500, "held_out": losses, "capitals": 12, "paris": 0.01234}
    apart = {
        "prose": {"loss_difference": -0.02, "divergence": 0.003},
        "facts": {"loss_difference": 0.01, "divergence": 0.004},
    }
    texts = rewound_texts({"stops": {"10": one, "40": one, "100": one}, "again": {"10": apart}})
    head, _, ten, forty, _ = texts["rewound_table"].splitlines()
    assert head == "| after | steps | loss on prose | loss on facts | capitals | Paris |"
    assert ten == "| 10% | 1,500 | 8.00 | 7.50 | 12 | 0.012 |"
    assert forty.startswith("| *40%* | 1,500 |")
    assert (texts["again_10_loss"], texts["again_10_divergence"]) == ("0.02", "0.004")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("parameters", "3,930,000"),
        ("megabytes", "7.9"),
        ("stage_megabytes", "4.0"),
        ("minutes", "25"),
        ("tokens", "7.7 million"),
        ("trained_phrasings", "1,234"),
        ("unseen", "98.7%"),
        ("unseen_phrasings", "2"),
        ("other_hand", "98.7%"),
        ("without_start", "49.4%"),
        ("previous_head", "head 1 of block 0"),
        ("induction_score", "0.60"),
        ("half_difference", "0.0001"),
        ("half_divergence", "0.0000001"),
    ],
)
def test_numbers(card, name, text):
    assert lab_model.card_texts(card)[name] == text


def test_a_hundred_per_cent_is_all(card):
    for share, shown in ((1.0, "100%"), (0.9997, "99.9%"), (0.0, "0.0%")):
        card["results"]["capitals"]["trained"] = {**results(share)["capitals"]["trained"]}
        assert lab_model.card_texts(card)["trained"] == shown


def test_tables(card):
    texts = lab_model.card_texts(card)
    assert texts["data_table"].splitlines()[2:] == [
        "| prose | 195 | 724,845 |",
        "| repeats, few | 6,000 | 768,000 |",
    ]
    assert texts["induction_table"].splitlines()[2] == "| block 0 | 0.40 | **0.60** |"
    stages = texts["stages_table"].splitlines()
    assert stages[0] == "| after | 1%, 38 steps | 10%, 375 steps | 100%, 3,750 steps |"
    assert stages[2] == "| capitals, trained phrasings | 0.0% | 25.0% | 98.7% |"
    for name in (name for name in texts if name.endswith("_table")):
        rows = texts[name].splitlines()
        assert len(rows) > 2, name
        assert len({len(re.findall(r"(?<!\\)\|", row)) for row in rows}) == 1, name


def test_the_models_words_are_no_markup(card):
    texts = lab_model.card_texts(card)
    assert texts["story"] == '> **Anna had** a \\*red\\* kite.\n>\n> "\\$5," said \\{Ben\\}.'
    assert r"“a\|b …”" in texts["mistakes"]


def test_words_that_end_a_sentence_have_no_ellipsis(card):
    card["results"]["capitals"]["mistakes"][0]["said"] = " Juba."
    assert "| N'Djamena | “Juba.” |" in lab_model.card_texts(card)["mistakes"]


def test_no_mistakes_are_said_to_be_none(card):
    assert "N'Djamena" in lab_model.card_texts(card)["mistakes"]
    card["results"]["capitals"]["mistakes"] = []
    assert lab_model.card_texts(card)["mistakes"] == "It made no mistake with these capitals."


def test_further_runs_stand_beside_the_model(card):
    card["others"][0]["results"]["held_out"]["prose"] = {"loss": 1.35}
    said, _, head, _, *rows = lab_model.card_texts(card)["spread"].splitlines()
    assert said.endswith("losses of 2 runs with different seeds lay within 0.12 of each other:")
    assert head == "| seed | 0, the model here | 1 |"
    assert "| capitals, never seen, written apart | 98.7% | 90.0% |" in rows
    assert "| loss on prose | 1.23 | 1.35 |" in rows


def test_one_run_has_no_spread(card):
    card["others"].clear()
    assert lab_model.card_texts(card)["spread"] == ""


def test_names_are_replaced_and_unknown_ones_refused(card, monkeypatch):
    monkeypatch.setattr(lab_model, "model_card", lambda: card)
    monkeypatch.setattr(lab_model, "measured", lambda: (SCORES, (85, 106)))
    noted = []
    app = SimpleNamespace(env=SimpleNamespace(note_dependency=noted.append))
    source = ["It has {{ lab.parameters }} parameters, GPT-2 {{ total }}."]
    lab_model.insert_numbers(app, "page", source)
    assert source == ["It has 3,930,000 parameters, GPT-2 {{ total }}."]
    assert [Path(name).name for name in noted[:2]] == [
        "lab_model_card.json",
        "lab_model.safetensors",
    ]
    with pytest.raises(ExtensionError, match=r"page: no lab\.paramters; there are parameters, "):
        lab_model.insert_numbers(app, "page", ["{{ lab.paramters }}"])


def test_other_pages_do_not_need_the_card(monkeypatch):
    monkeypatch.setattr(lab_model, "model_card", None)
    source = ["GPT-2 has {{ total }} parameters."]
    lab_model.insert_numbers(None, "page", source)
    assert source == ["GPT-2 has {{ total }} parameters."]


def test_what_it_cannot_do_is_a_row_a_kind():
    texts = weakness_texts(SCORES, (85, 106))
    rows = texts["weaknesses_table"].splitlines()[2:]
    assert len(rows) == len(KINDS) == len(SCORES)
    assert "| sums up to 10 + 10 | 42 of 121 | “0 + 0 = …” | 0 | “5.” |" in rows
    assert "| capitals, as the model learned them | 42 of 42 |  |  |  |" in rows
    assert (texts["words_recited"], texts["words_compared"]) == ("85", "106")
    assert texts["sums_right"] == "42 of 121"

"""The numbers of the lab model's card page: ``{{ lab.NAME }}`` stands for a measurement.

The card, a JSON file in the package, is read only for pages that ask for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

from gpt_lab import data, lab_model
from gpt_lab.interpret.head_scores import best_head
from gpt_lab.lab_model.shipped import CARD, STAGES, WEIGHTS, model_card
from gpt_lab_course import data as course_data
from gpt_lab_course.widgets.model_map import rewind

from .markdown import escaped, percent, table, visible_text
from .rewound import rewound_texts
from .weaknesses import measured, weakness_texts

_NAME = re.compile(r"\{\{ lab\.(\w+) \}\}")
_TRAINING = ".train.npy"
_CLEAR = 0.4  # the score from which on a head is bold
_UNSEEN = ("other_hand", "unseen")
_KINDS = ("prose", "stories", "facts", "drills")


def insert_numbers(app: Sphinx, docname: str, source: list[str]) -> None:
    """Insert the card's numbers, tables and stories where a page names them."""
    if not _NAME.search(source[0]):
        return
    for file in (CARD, WEIGHTS):
        app.env.note_dependency(str(data.FOLDER / file))
    app.env.note_dependency(str(course_data.FOLDER / rewind.MEASURED))
    texts = card_texts(model_card()) | rewound_texts(rewind.measured())
    if set(_NAME.findall(source[0])) - set(texts):  # measuring takes seconds
        texts |= weakness_texts(*measured())

    def text(match: re.Match[str]) -> str:
        if match[1] not in texts:
            raise ExtensionError(f"{docname}: no lab.{match[1]}; there are {', '.join(texts)}")
        return texts[match[1]]

    source[0] = _NAME.sub(text, source[0])


def card_texts(card: dict[str, Any]) -> dict[str, str]:
    """Markdown by name, from a model card."""
    config, training, results = card["model"]["config"], card["training"], card["results"]
    capitals, heads = results["capitals"], results["heads"]
    stage_bytes = max(card["files"][name] for name in STAGES.values())
    previous, induction = best_head(heads["previous_token"]), best_head(heads["induction"])
    texts = {
        "parameters": f"{card['model']['parameters']:,}",
        "megabytes": f"{card['files'][WEIGHTS] / 1e6:.1f}",
        "stage_megabytes": f"{stage_bytes / 1e6:.1f}",
        **{name: f"{config[name]:,}" for name in ("vocab_size", "context_length", "d_model")},
        **{name: str(config[name]) for name in ("n_layers", "n_heads")},
        "steps": f"{training['steps']:,}",
        "tokens": f"{training['tokens'] / 1e6:.1f} million",
        "minutes": f"{training['seconds'] / 60:.0f}",
        "tokens_per_second": f"{training['tokens_per_second']:,}",
        "spread": _spread(card),
        "countries": str(capitals["countries"]),
        "trained_phrasings": f"{capitals['trained_phrasings']:,}",
        **{group: percent(capitals[group]["accuracy"]) for group in ("trained", *_UNSEEN)},
        **{f"{group}_phrasings": str(len(capitals[group]["phrasings"])) for group in _UNSEEN},
        "development_phrasings": str(len(lab_model.phrasings().development)),
        "tried_phrasings": str(len(capitals["trained"]["phrasings"])),
        "without_start": percent(capitals["other_hand"]["accuracy_without_start"]),
        "paris": f"{results['paris']['probability']:.2f}",
        "paris_without_start": f"{results['paris']['probability_without_start']:.2f}",
        "chance": f"{heads['chance']:.3f}",
        "stretch": str(heads["stretch"]),
        "previous_score": f"{previous[0]:.2f}",
        "previous_head": f"head {previous[2]} of block {previous[1]}",
        "induction_score": f"{induction[0]:.2f}",
        "induction_head": f"head {induction[2]} of block {induction[1]}",
        "half_difference": _largest(card["rounding"]["final"], "loss_difference"),
        "half_divergence": _largest(card["rounding"]["final"], "divergence"),
        "stage_difference": _largest(card["rounding"]["10%"], "loss_difference"),
        "story": _story(results["stories"][0]),
    }
    return texts | _tables(card)


def _tables(card: dict[str, Any]) -> dict[str, str]:
    results = card["results"]
    capitals, heads = results["capitals"], results["heads"]
    return {
        "data_table": table(
            ("kind", "documents", "tokens"),
            (
                (
                    name.removesuffix(_TRAINING).replace("_", ", "),
                    f"{f['documents']:,}",
                    f"{f['tokens']:,}",
                )
                for name, f in card["data"]["files"].items()
                if name.endswith(_TRAINING)
            ),
        ),
        "sources_table": table(
            ("what", "package", "terms"),
            (
                (s["holds"], f"`{s['package']}` {s['version']}, {_HOME[s['client']]}", s["licence"])
                for s in card["data"]["sources"]
            ),
        ),
        **{
            f"{group}_table": table(
                ("a phrasing never seen", "right"),
                (
                    (f"“{escaped(phrasing)} …”", percent(share))
                    for phrasing, share in capitals[group]["phrasings"].items()
                ),
            )
            for group in _UNSEEN
        },
        "losses_table": table(
            ("kind", "tokens", "loss", "perplexity"),
            (
                (kind, f"{h['tokens']:,}", f"{h['loss']:.2f}", f"{h['perplexity']:,.3g}")
                for kind, h in results["held_out"].items()
            ),
        ),
        "repeats_table": table(
            ("tokens in the stretch", "next token right"),
            ((n, percent(share)) for n, share in results["repeats"].items()),
        ),
        "previous_table": _head_table(heads["previous_token"]),
        "induction_table": _head_table(heads["induction"]),
        "mistakes": _mistakes(capitals["mistakes"]),
        "stages_table": _stages_table(card),
    }


def _mistakes(mistakes: list[dict[str, str]]) -> str:
    if not mistakes:
        return "It made no mistake with these capitals."
    rows = table(
        ("asked", "right", "the model's words"),
        (
            (f"“{escaped(m['question'])} …”", m["capital"], f"“{escaped(visible_text(m['said']))}”")
            for m in mistakes
        ),
    )
    return (
        "It gets capitals wrong, too. For each phrasing that was drawn by lot, this is the first "
        f"country on which it failed:\n\n{rows}"
    )


def _stages_table(card: dict[str, Any]) -> str:
    """A table of results after early stages of training, and at the end."""
    stages = {f"{name}, {s['step']:,} steps": s["results"] for name, s in card["stages"].items()}
    end = {f"100%, {card['training']['steps']:,} steps": card["results"]}
    return _compared("after", stages | end)


def _compared(head: str, columns: dict[str, dict[str, Any]]) -> str:
    """A table of the main results of several models, a column each."""
    measured: dict[str, Callable[[dict[str, Any]], str]] = {
        "capitals, trained phrasings": lambda r: percent(r["capitals"]["trained"]["accuracy"]),
        "capitals, never seen, written apart": lambda r: percent(
            r["capitals"]["other_hand"]["accuracy"]
        ),
        "capitals, never seen, drawn by lot": lambda r: percent(
            r["capitals"]["unseen"]["accuracy"]
        ),
        **{
            f"loss on {kind}": lambda r, kind=kind: f"{r['held_out'][kind]['loss']:.2f}"
            for kind in _KINDS
        },
        "best previous-token head": lambda r: f"{best_head(r['heads']['previous_token'])[0]:.2f}",
        "best induction head": lambda r: f"{best_head(r['heads']['induction'])[0]:.2f}",
    }
    return table(
        (head, *columns),
        ((name, *map(measure, columns.values())) for name, measure in measured.items()),
    )


_HOME = {"pip": "PyPI", "npm": "npm"}


def _head_table(scores: list[list[float]]) -> str:
    def cell(score: float) -> str:
        return f"**{score:.2f}**" if score > _CLEAR else f"{score:.2f}"

    return table(
        ("", *(f"head {h}" for h in range(len(scores[0])))),
        ((f"block {layer}", *map(cell, row)) for layer, row in enumerate(scores)),
    )


def _story(story: dict[str, Any]) -> str:
    paragraphs = f"**{escaped(story['prompt'])}**{escaped(story['text'])}".splitlines()
    return "\n>\n".join(f"> {line}" for line in paragraphs if line.strip())


def _spread(card: dict[str, Any]) -> str:
    """The range of results of several runs of the recipe, if there are any."""
    runs = {f"{card['training']['settings']['seed']}, the model here": card["results"]}
    runs |= {str(other["seed"]): other["results"] for other in card["others"]}
    if len(runs) == 1:
        return ""
    losses = [[r["held_out"][kind]["loss"] for r in runs.values()] for kind in _KINDS]
    widest = max(max(each) - min(each) for each in losses)
    return (
        f"The held-out losses of {len(runs)} runs with different seeds lay within {widest:.2f} of "
        f"each other:\n\n{_compared('seed', runs)}"
    )


def _largest(by_kind: dict[str, dict[str, float]], name: str) -> str:
    largest = max(abs(values[name]) for values in by_kind.values())
    return f"{Decimal(f'{largest:.1g}'):f}"  # 0.00005 rather than 5e-05


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("source-read", insert_numbers)

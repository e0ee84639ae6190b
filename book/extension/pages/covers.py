"""A cover for each lesson: the same drawing, with the part lit that the lesson is about.

The rivers that are not lit stand once on the page, and each cover refers to them. Words and colors
are the page's own: the covers are part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from gpt_lab.lab_model import load_lab_model
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from gpt_lab_course.widgets.model_map.reading import first_losses, first_reading

from . import river

WIDTH, HEIGHT = 400, 176
_ROWS = (22, 47, 72, 97, 122, 150)
_SMALL = river.Canvas(rows=_ROWS, left=66, block=55, unit=0.125)
_WIDE = river.Canvas(rows=(40, 70, 98, 126, 156, 192), left=110, block=128, unit=0.17)
_STRONG = 0.5  # an attention weight from which on an arc is drawn


def cover(number: int) -> str:
    """The picture of the lesson with this number, as an SVG element; plain for a new lesson."""
    if number == 0:
        return _opening()
    draw = _LESSONS.get(number, _lit())
    return _svg(WIDTH, HEIGHT, "".join(draw()))


def shared() -> str:
    """What all covers refer to: the rivers, unlit."""
    paths = "".join(
        f'<path d="{path}"/>'
        for t in range(len(_ROWS))
        for _, path in river.stripes(_reading(), t, _SMALL)
    )
    bumps = "".join(f'<path d="{bump}"/>' for t in range(len(_ROWS)) for bump in _bumps(t, _SMALL))
    symbol = f'<g id="cover-rows">{bumps}{paths}</g>'
    return f'<svg class="cover-parts" width="0" height="0" aria-hidden="true">{symbol}</svg>'


def _svg(width: int, height: int, inside: str) -> str:
    return (
        f'<svg class="cover" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true" focusable="false">{inside}</svg>'
    )


@cache
def _reading() -> dict[str, Any]:
    return first_reading(river.TEXT)


def _bumps(t: int, canvas: river.Canvas) -> Iterator[str]:
    return river.bumps(_reading(), t, canvas)


def _path(name: str, path: str) -> str:
    return f'<path class="{name}" d="{path}"/>'


def _text(x: float, y: float, words: str, name: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{name}">{words}</text>'


def _decoded(ids: list[int]) -> str:
    return str(page_tokenizer().decode(ids)).strip()


def _words(canvas: river.Canvas, size: float) -> str:
    """The tokens at the left of their rows; the first, which no reader has typed, is a dot."""
    names = ["·", *(_decoded([token]) for token in _reading()["ids"][1:])]
    return "".join(
        f'<text x="{canvas.left - 8:.0f}" y="{y + 0.33 * size:.0f}" text-anchor="end" '
        f'font-size="{size}"{" class=strong" if t > 3 else ""}>{name}</text>'
        for t, (y, name) in enumerate(zip(canvas.rows, names, strict=True))
    )


def _unlit() -> str:
    return '<use href="#cover-rows" class="unlit"/>'


def _rivers(canvas: river.Canvas, *names: str) -> str:
    """The stripes with these names in full color, and the others pale."""
    parts = []
    for t in range(len(canvas.rows)):
        if "feed-forward" in names:
            parts += [_path("feed-forward", bump) for bump in _bumps(t, canvas)]
        for name, path in river.stripes(_reading(), t, canvas):
            parts.append(_path(name if name in names else "unlit", path))
    return "".join(parts)


def _arcs(canvas: river.Canvas, name: str, least: float = _STRONG) -> str:
    between = [one for one in _reading()["arcs"] if one[4] >= least and one[2] != one[3]]
    return "".join(_path(name, river.arc(*one[:4], canvas)) for one in between)


def _needed(canvas: river.Canvas) -> str:
    """The heads that the answer needs at some token."""
    arcs = river.needed(_reading(), first_losses(river.TEXT))
    return "".join(_path("needed", river.arc(*one, canvas)) for one in arcs)


def _answer(canvas: river.Canvas, right: float, size: float, word: str) -> str:
    """The slab at the end of the last row, with the word in it."""
    x, y = min(canvas.right, right - (len(word) * 0.62 + 1.6) * size), canvas.rows[-1]
    shape = _path("slab", river.slab(x, y, 1.75 * size, right))
    return shape + _text(x + 1.1 * size, y + 0.34 * size, word, "answer").replace(
        "<text", f'<text font-size="{size}"'
    )


def _opening() -> str:
    """Lesson 0's: the whole picture, with its words and its answer."""
    word = _decoded([_reading()["next"][0][0]])
    parts = (_arcs(_WIDE, "arc"), _rivers(_WIDE, *river.STRIPES), _needed(_WIDE))
    inside = "".join(parts) + _words(_WIDE, 17) + _answer(_WIDE, 1040, 26, word)
    return _svg(1040, 222, inside)


def _lit(*names: str) -> Callable[[], Iterator[str]]:
    def draw() -> Iterator[str]:
        yield _rivers(_SMALL, *names) if names else _unlit()
        yield _words(_SMALL, 13)

    return draw


def _tokens() -> Iterator[str]:
    yield _unlit()
    x = 16.0
    for token in _reading()["ids"][1:]:
        name = _decoded([token])
        width = 9.2 * len(name) + 14
        yield f'<rect class="chip" x="{x:.0f}" y="62" width="{width:.0f}" height="34" rx="6"/>'
        yield (
            f'<text x="{x + width / 2:.0f}" y="85" text-anchor="middle" font-size="17" '
            f'class="strong">{name}</text>'
        )
        yield (
            f'<text x="{x + width / 2:.0f}" y="112" text-anchor="middle" font-size="12" '
            f'class="sans">{token}</text>'
        )
        x += width + 9


def _vectors() -> Iterator[str]:
    """The first 96 numbers of each token's row: the larger, the darker."""
    yield _unlit()
    rows = page_model().token_embedding.weight[page_ids(river.TEXT)].abs().tolist()
    most = max(max(row[:96]) for row in rows)
    for y, row in zip(_ROWS, rows, strict=True):
        for step in (0.25, 0.5, 0.75):  # of what is largest: three tones, a path each
            bars = "".join(
                f"M{66 + 3.4 * i:.0f} {y - 8}v16"
                for i, number in enumerate(row[:96])
                if step - 0.125 <= number / most < step + (0.125 if step < 0.75 else 1)
            )
            yield f'<path class="value" opacity="{step + 0.2:.2f}" d="{bars}"/>'
    yield _words(_SMALL, 13)


def _attention() -> Iterator[str]:
    yield _unlit()
    yield _arcs(_SMALL, "needed thin")
    yield _words(_SMALL, 13)


def _blocks() -> Iterator[str]:
    yield _rivers(_SMALL, *river.STRIPES)
    for layer in range(_SMALL.blocks):
        x = _SMALL.at(layer, -0.03)
        yield f'<rect class="frame" x="{x:.0f}" y="6" width="49" height="163" rx="7"/>'
    yield _words(_SMALL, 13)


def _choices() -> Iterator[str]:
    yield _unlit()
    others = _reading()["next"][1:6]
    most = others[0][1]
    for i, (token, chance) in enumerate(others):
        y = 22 + 21 * i
        place = f'x="300" y="{y + 5}" text-anchor="end" font-size="15"'
        yield f"<text {place}>{_decoded([token])}</text>"
        yield f'<path class="ink" d="M308 {y - 5}h{70 * chance / most:.0f}v10H308z"/>'
    yield _answer(_SMALL, WIDTH, 20, _decoded([_reading()["next"][0][0]]))


def _parts() -> Iterator[str]:
    """Parts of three blocks, taken out."""
    yield _unlit()
    for layer, name, lift in (
        (0, "needed thin", 5),
        (2, "feed-forward", -5),
        (4, "needed thin", 5),
    ):
        x = _SMALL.at(layer, -0.03)
        place = f'x="{x:.0f}" y="{6 + lift}" width="40" height="163" rx="7"'
        yield f'<rect class="frame paper" {place}/>'
        if name == "feed-forward":
            middle = x + 20
            yield "".join(_path(name, f"M{middle - 14:.0f} {y}q8 0 14 -12t14 12z") for y in _ROWS)
        else:
            own = [
                one
                for one in _reading()["arcs"]
                if one[0] == layer and one[4] >= _STRONG and one[2] != one[3]
            ]
            yield "".join(_path(name, river.arc(*one[:4], _SMALL)) for one in own)


def _stages() -> Iterator[str]:
    """The last row of the model early in its training, later, and at its end."""
    canvas = river.Canvas(rows=(40, 88, 140), left=66, block=45, unit=0.16)
    for t, (name, stage) in enumerate((("1%", "1%"), ("10%", "10%"), ("100%", None))):
        model = load_lab_model(stage)[0] if stage else page_model()
        own = {"shares": [[row] * 3 for row in _last_row(model)]}
        yield "".join(_path(kind, path) for kind, path in river.stripes(own, t, canvas))
        yield _text(12, canvas.rows[t] + 4, name, "sans").replace("<text", '<text font-size="13"')
    yield _answer(canvas, WIDTH, 20, _decoded([_reading()["next"][0][0]]))


def _last_row(model: Any) -> list[list[float]]:
    """What the last row's vector is made of at each stage, [2L + 1, 3], as a reading has it."""
    import torch

    names = [
        f"blocks.{i}.{part}.output"
        for i in range(model.config.n_layers)
        for part in ("attention", "feed_forward")
    ]
    with torch.inference_mode():
        seen = model.activations(torch.tensor([page_ids(river.TEXT)]), ["embedding", *names])
    sums = torch.zeros(3, model.config.d_model)
    sums[0] = seen["embedding"][0, -1]
    stages = [sums.clone()]
    for i, name in enumerate(names):
        sums[1 + i % 2] += seen[name][0, -1]
        stages.append(sums.clone())
    return [(one @ (one.sum(0) / one.sum(0).norm())).tolist() for one in stages]


def _edit() -> Iterator[str]:
    """A fact that is written into the model, and the answer that it had: lesson 10's."""
    yield _unlit()
    yield "".join(_path(name, path) for name, path in river.stripes(_reading(), 5, _SMALL))
    x, y = _SMALL.at(1, 0.1), _ROWS[4]
    yield f'<circle class="chip" cx="{x:.0f}" cy="{y}" r="13"/>'
    yield f'<path class="feed-forward-line" d="M{x - 6:.0f} {y}h12M{x:.0f} {y - 6}v12"/>'
    yield '<text x="386" y="116" text-anchor="end" font-size="16" class="struck">Kathmandu</text>'
    yield _answer(_SMALL, WIDTH, 20, "Muscat")


_LESSONS: dict[int, Callable[[], Iterator[str]]] = {
    1: _tokens,
    2: _vectors,
    3: _attention,
    4: _lit("feed-forward"),
    5: _blocks,
    6: _choices,
    7: _parts,
    8: _stages,
    10: _edit,
}

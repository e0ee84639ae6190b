"""A formula as a line of text, as one would type it: √d_head, QKᵀ/√d, e^(−x).

KaTeX's HTML has each formula in three forms, as HTML, MathML and LaTeX, and a search would show the
text of all three. This module reads the MathML.
"""

from __future__ import annotations

import re
import unicodedata

from lxml.html import HtmlElement

_SPACED = set("=≈≠<>≤≥≪≫∈→↦∼∝+−±·×⋅")
_SUPERSCRIPTS = {"2": "²", "3": "³", "⊤": "ᵀ", "′": "′", "∗": "*"}


def formula_text(math: HtmlElement) -> str:
    """A formula's text.

    Args:
        math: the ``<math>`` element.
    """
    text = re.sub("\u2061 *", " ", _text(math)).replace(" (", "(")  # ln x, but max(0, x)
    text = " ".join(text.split())
    return re.sub(r"(^|[(\[,=<>≈] ?)− ", r"\1−", text)  # a sign, not a difference


def _text(element: HtmlElement) -> str:
    name = str(element.tag).rpartition("}")[2]
    parts = [_text(child) for child in element if isinstance(child.tag, str)]
    match name:
        case "annotation":
            return ""
        case "mfrac":
            return f"{_group(parts[0])}/{_group(parts[1])} "
        case "msqrt":
            return f"√{_group(''.join(parts))}"
        case "msub" | "munder":
            return f"{parts[0]}_{_group(parts[1])}"
        case "msup" | "mover":
            return f"{parts[0]}{_power(parts[1])}"
        case "msubsup" | "munderover":
            return f"{parts[0]}_{_group(parts[1])}{_power(parts[2])} "
        case "mtr":
            return f"{' '.join(parts)}; "
        case "mspace":
            return " "
        case "mi" | "mn" | "mtext" | "mo":
            text = unicodedata.normalize("NFKC", element.text or "")  # 𝑑 is d
            if text in _SPACED:
                return f" {text} "
            return f" {text}" if name == "mi" and len(text) > 1 else text  # a ln b
    return "".join(parts)


def _power(text: str) -> str:
    return _SUPERSCRIPTS.get(text.strip()) or f"^{_group(text)}"


def _group(text: str) -> str:
    text = text.strip()
    return text if re.fullmatch(r"[√\w.]+", text) else f"({text})"

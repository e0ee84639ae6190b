"""One color for each component, the same in the figures and in the widgets.

The hues are Okabe and Ito's (2008), and wine of Tol's (2021) for experts. They can be told apart
with any kind of color vision, in an order in which slices that touch stay apart in all of them,
and printed in grey: the sky blue was made lighter for that.
"""

COMPONENT_COLORS = {
    "token embedding": "#0072B2",
    "position embedding": "#B5E1F7",
    "attention": "#E69F00",
    "feed-forward": "#009E73",
    "layer norms": "#F0E442",
    "final layer norm": "#D55E00",
    "output projection": "#999999",
    # in other models than GPT-2, in the place of the norms above, and beside feed-forward networks
    "RMS norms": "#F0E442",
    "final RMS norm": "#D55E00",
    "experts": "#882255",
    # in attention's place, and never two of them in one model
    "state space": "#88CCEE",
    "delta rule": "#88CCEE",
    "filter": "#88CCEE",
}

TOKEN_COLORS = ("#E4DDF4", "#F6DCE8", "#DCE3EC", "#EFE3D3")
"""Neighboring tokens take these in turn, as backgrounds of text: none is a component's."""

LINE_COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""Curves in one picture take these in turn."""


def ink_on(color: str) -> str:
    """Black or white, whichever reads better on a color (WCAG 2's relative luminance).

    >>> ink_on("#0072B2"), ink_on("#F0E442")
    ('#ffffff', '#111111')
    """
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#ffffff" if luminance < 0.18 else "#111111"

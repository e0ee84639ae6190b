"""One color for each component, the same in the figures and in the widgets.

The hues are Okabe and Ito's (2008), and wine of Tol's (2021) for experts. They are distinct for any
kind of color vision, with neighboring slices distinct in each of them, and in print in gray: the
sky blue was made lighter for that.
"""

COMPONENT_COLORS = {
    "token embedding": "#0072B2",
    "position embedding": "#B5E1F7",
    "attention": "#E69F00",
    "feed-forward": "#009E73",
    "layer norms": "#F0E442",
    "final layer norm": "#D55E00",
    "output projection": "#999999",
    # in models other than GPT-2, instead of the norms above, and beside feed-forward networks
    "RMS norms": "#F0E442",
    "final RMS norm": "#D55E00",
    "experts": "#882255",
    # instead of attention, and never two of them in one model
    "state space": "#88CCEE",
    "delta rule": "#88CCEE",
    "filter": "#88CCEE",
}

TOKEN_COLORS = ("#E4DDF4", "#F6DCE8", "#DCE3EC", "#EFE3D3")
"""Backgrounds for neighboring tokens, used in turn; none is a component's color."""

LINE_COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""Colors for curves in one picture, used in turn."""


def ink_on(color: str) -> str:
    """The more legible of black and white on a color (WCAG 2's relative luminance).

    >>> ink_on("#0072B2"), ink_on("#F0E442")
    ('#ffffff', '#111111')
    """
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#ffffff" if luminance < 0.18 else "#111111"

"""One colour for each component, the same in the figures and in the widgets.

The hues are Okabe and Ito's (2008), and wine of Tol's (2021) for experts. They can be told apart
with any kind of colour vision, in an order in which slices that touch stay apart in all of them.
"""

COMPONENT_COLORS = {
    "token embedding": "#0072B2",
    "position embedding": "#56B4E9",
    "attention": "#E69F00",
    "feed-forward": "#009E73",
    "layer norms": "#F0E442",
    "final layer norm": "#D55E00",
    "output projection": "#999999",
    # in other models than GPT-2, in the place of the norms above, and beside feed-forward networks
    "RMS norms": "#F0E442",
    "final RMS norm": "#D55E00",
    "experts": "#882255",
}

TOKEN_COLORS = ("#56B4E9", "#E69F00", "#009E73", "#F0E442", "#CC79A7")
"""Neighbouring tokens take these in turn, as backgrounds of text."""

LINE_COLORS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""Curves in one picture take these in turn."""

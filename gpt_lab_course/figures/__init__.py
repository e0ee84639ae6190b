"""Every matplotlib figure of the book, in a common style.

A figure has its own light background, so that a picture stored in a notebook is readable in a dark
JupyterLab; the book draws it in the colors of the page. It is narrow enough for a phone.
"""

from gpt_lab_course.figures.arrivals import arrivals
from gpt_lab_course.figures.assembly import gpt_so_far
from gpt_lab_course.figures.attention import attention_map
from gpt_lab_course.figures.calibration import reliability
from gpt_lab_course.figures.curves import loss_curves, training_curves
from gpt_lab_course.figures.cuts import cuts
from gpt_lab_course.figures.effects import effect_maps
from gpt_lab_course.figures.embeddings import centering, table_shades, token_map
from gpt_lab_course.figures.heads import head_grids
from gpt_lab_course.figures.learning import learned_and_kept
from gpt_lab_course.figures.look import FAINT, INK, PALE, STYLE, UNEXPLAINED, png
from gpt_lab_course.figures.masks import mask_grids
from gpt_lab_course.figures.measurements import lines
from gpt_lab_course.figures.parameters import parameter_bars, parameter_ledger, parameter_pie
from gpt_lab_course.figures.prediction import inputs_and_targets, next_tokens
from gpt_lab_course.figures.sampling import reshaped, sampled
from gpt_lab_course.figures.shapes import attention_shapes
from gpt_lab_course.figures.steps import five_steps
from gpt_lab_course.figures.stream import lens_map, stream_lengths, stream_ranks
from gpt_lab_course.figures.surprise import surprise

__all__ = [
    "FAINT",
    "INK",
    "PALE",
    "STYLE",
    "UNEXPLAINED",
    "arrivals",
    "attention_map",
    "attention_shapes",
    "centering",
    "cuts",
    "effect_maps",
    "five_steps",
    "gpt_so_far",
    "head_grids",
    "inputs_and_targets",
    "learned_and_kept",
    "lens_map",
    "lines",
    "loss_curves",
    "mask_grids",
    "next_tokens",
    "parameter_bars",
    "parameter_ledger",
    "parameter_pie",
    "png",
    "reliability",
    "reshaped",
    "sampled",
    "stream_lengths",
    "stream_ranks",
    "surprise",
    "table_shades",
    "token_map",
    "training_curves",
]

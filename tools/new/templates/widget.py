"""What this widget shows is still to be written. So far: how wide a head is."""

import traitlets

from gpt_lab.widgets.base import LabWidget


class @Class@(LabWidget):
    """What is to be seen is still to be written. So far: a slider for the number of heads."""

    d_model = traitlets.Int(768).tag(sync=True)
    n_heads = traitlets.Int(12).tag(sync=True)

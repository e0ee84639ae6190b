"""From a distribution to a token: what each sampling setting keeps, removes and rescales."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import ReadsText, page_tokenizer
from gpt_lab_course.widgets.sampling import SamplingSettings
from gpt_lab_course.widgets.sampling_playground import chances
from gpt_lab_course.widgets.settings import Integer


class SamplingPlayground(SamplingSettings, ReadsText, LabWidget):
    """The lab model's next token after any text: its distribution before and after each setting.

    Bars show what is cut off and what renormalizing adds to the rest; draws can be compared with
    the theory.

    Args:
        text: the initial text of the field.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        temperature: as in ``generate``, and so are the next four; 0 is greedy.
        top_k: 0 keeps all.
        top_p: 1 keeps all.
        min_p: 0 keeps all.
        repetition_penalty: 1 changes nothing.
        seed: the seed of the draws, which differ from PyTorch's.
        draws: the number of drawn tokens.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or a setting is out of its range.

    >>> SamplingPlayground("Once upon a time", top_k=5)
    SamplingPlayground('Once upon a time')
    """

    address: ClassVar = "sampling"
    title: ClassVar = "Sampling"
    CONSTANTS: ClassVar = {"cuts": chances.CUTS, "rows": chances.ROWS}
    EXAMPLES: ClassVar = (  # the model is more or less certain after them
        ("A story", {"text": "Once upon a time there was a"}),
        ("A capital", {"text": "The capital of France is"}),
        ("A novel", {"text": "She looked at him, and said that"}),
        ("Repetition", {"text": "red blue seven tree lamp red blue seven tree"}),
    )

    draws = Integer(0, min=0, max=100_000)
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, text: str = "Once upon a time there was a", **settings: Any) -> None:
        super().__init__(text, **settings)
        self._first = chances.summary(*self._stages())

    def _stages(self) -> tuple[Any, ...]:
        return chances.stages(self.text, self.sampler)

    @property
    def kept(self) -> list[tuple[str, float]]:
        """The tokens that may be drawn, with their probabilities, most probable first."""
        drawn = self._stages()[-1]
        order = drawn.argsort(descending=True, stable=True)
        decode = page_tokenizer().decode
        return [(decode([int(i)]), float(drawn[i])) for i in order if drawn[i] > 0]

"""The sampling settings of ``gpt_lab.generate`` as traits, by the same names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets

if TYPE_CHECKING:
    from gpt_lab.generation import Sampler


class SamplingSettings(traitlets.HasTraits):
    """The settings of a ``Sampler``, and a seed. The defaults change nothing."""

    temperature = traitlets.Float(1.0, min=0, max=2).tag(sync=True)
    top_k = traitlets.Int(0, min=0).tag(sync=True)
    top_p = traitlets.Float(1.0, min=0, max=1).tag(sync=True)
    min_p = traitlets.Float(0.0, min=0, max=1).tag(sync=True)
    repetition_penalty = traitlets.Float(1.0, min=0.5, max=2).tag(sync=True)
    seed = traitlets.Int(0, min=0, max=999_999).tag(sync=True)

    @property
    def sampler(self) -> Sampler:
        """The sampler of these settings."""
        from gpt_lab.generation import Sampler

        return Sampler(
            temperature=self.temperature,
            top_k=self.top_k,
            top_p=self.top_p,
            min_p=self.min_p,
            repetition_penalty=self.repetition_penalty,
        )

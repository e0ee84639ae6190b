"""The sampling settings of ``gpt_lab.generate`` as traits, by the same names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets

from gpt_lab_course.widgets.settings import Integer, Number

if TYPE_CHECKING:
    from gpt_lab.generation import Sampler


_TWENTIETHS = [n / 20 for n in range(1, 21)]


class SamplingSettings(traitlets.HasTraits):
    """The settings of a ``Sampler``, and a seed. The defaults change nothing."""

    temperature = Number(1.0, min=0, max=2, step=0.1, label="Temperature", names={0: "0, greedy"})
    top_k = Integer(
        0, min=0, stops=(0, 1, 2, 3, 5, 10, 20, 50, 100), label="Top-k", names={0: "0, all"}
    )
    top_p = Number(1.0, min=0, max=1, step=0.05, label="Top-p", names={1: "1, all"})
    min_p = Number(
        0.0, min=0, max=1, stops=(0, 0.01, 0.02, *_TWENTIETHS), label="Min-p", names={0: "0, all"}
    )
    repetition_penalty = Number(1.0, min=0.5, max=2, step=0.1, label="Repetition penalty")
    seed = Integer(0, min=0, max=999_999, label="Seed", control="field")

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

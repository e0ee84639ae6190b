"""Modules that have moved: importing one raises an error that names its new place."""

from __future__ import annotations

MOVED = {
    f"gpt_lab.{name}": f"gpt_lab_course.{name}"
    for name in (
        *("exercises", "experiments", "figures", "widgets"),
        *("mean", "palette", "proportion", "verdicts"),
    )
} | {"gpt_lab.teaching": "gpt_lab.tuning"}
"""New module names by their old ones."""


class MovedModules:
    """The last finder in ``sys.meta_path``, which Python asks for modules not found otherwise."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> None:
        """Refuse a module that has moved.

        Raises:
            ImportError: the module has moved; the message names its new place.
        """
        if name in MOVED:
            raise ImportError(f"{name} has moved: import it from {MOVED[name]}", name=name)

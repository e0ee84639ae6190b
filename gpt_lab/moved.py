"""Modules that readers' old notebooks import: the error says where each of them is now."""

from __future__ import annotations

MOVED = {
    f"gpt_lab.{name}": f"gpt_lab_course.{name}"
    for name in (
        *("exercises", "experiments", "figures", "widgets"),
        *("mean", "palette", "proportion", "verdicts"),
    )
} | {"gpt_lab.teaching": "gpt_lab.tuning"}
"""Where a module was → where it is."""


class MovedModules:
    """Asked by Python for modules that nobody else has found, once it is in ``sys.meta_path``."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> None:
        """Refuse a module that has moved.

        Raises:
            ImportError: it has, and this is where.
        """
        if name in MOVED:
            raise ImportError(f"{name} has moved: import it from {MOVED[name]}", name=name)

"""The lab model's recipe, which is in the repository but not in the installed package."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

from gpt_lab.validation import RefusedError

REPOSITORY = Path(__file__).resolve().parents[2]


def recipe(module: str, command: str) -> ModuleType:
    """Import a module of the recipe for the command that needs it.

    Raises:
        RefusedError: the package is installed without its repository.
    """
    if not (REPOSITORY / "recipe" / f"{module}.py").is_file():
        raise RefusedError(
            f"{command} needs the repository, which has the recipe of the lab model; this gpt_lab "
            f"is installed without it, in {REPOSITORY}"
        )
    if str(REPOSITORY) not in sys.path:
        sys.path.insert(0, str(REPOSITORY))
    return importlib.import_module(f"recipe.{module}")

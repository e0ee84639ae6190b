"""Widgets kept in notebooks ask for the page's own model file, by its checksum."""

import hashlib
import re

from gpt_lab_course.widgets import packs
from tools.notebooks import NOTEBOOKS


def test_widgets_in_notebooks_ask_for_the_page_s_model() -> None:
    shipped = hashlib.sha256(packs.lab_model()).hexdigest()
    asked = [
        (path.name, version)
        for path in NOTEBOOKS
        for version in re.findall(r'"version": "([0-9a-f]{64})"', path.read_text("utf-8"))
    ]
    assert asked
    assert [(name, version) for name, version in asked if version != shipped] == []

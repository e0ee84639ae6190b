"""Stands for a test that pytest has collected."""

from __future__ import annotations

from types import SimpleNamespace


class Item(SimpleNamespace):
    """As much of a test as is asked for."""

    def get_closest_marker(self, name: str) -> object:
        return name if name in self.marks else None

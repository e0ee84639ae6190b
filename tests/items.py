"""Stands for a test that pytest has collected."""

from __future__ import annotations

from types import SimpleNamespace


class Item(SimpleNamespace):
    """As much of a test as is asked for. ``marks`` has names, or marks by their names."""

    def get_closest_marker(self, name: str) -> object:
        if name not in self.marks:
            return None
        return self.marks[name] if isinstance(self.marks, dict) else name

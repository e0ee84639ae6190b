"""A pytest plugin: says how long each notebook takes, and which take longer than they should.

A notebook is to run top to bottom within two minutes, alone and on a laptop. In a test it shares a
machine that nobody knows with other programs, so a longer time is told and fails nothing. A cell
that does not end fails by nbval's own limit.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

GOAL = 120  # seconds


class NotebookTimes:
    """Adds up the time of each file's cells."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a cell's time, the kernel's start included."""
        self.spent[report.nodeid.split("::")[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the time of each notebook."""
        terminalreporter.section("time by notebook")
        for name, seconds in sorted(self.spent.items()):
            over = f"  over {GOAL} s" if seconds > GOAL else ""
            terminalreporter.line(f"{seconds:6.1f} s  {name}{over}")


def pytest_configure(config: pytest.Config) -> None:
    """Watch from the process that sees all reports; xdist's workers have nothing to add."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(NotebookTimes(), "notebook-times")

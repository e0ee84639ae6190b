"""A pytest plugin: says how long each notebook takes, and fails where that is far over two minutes.

A notebook is to run top to bottom within two minutes, alone and on a laptop. Here it shares the
machine with another, and nobody knows how quick that is, so twice the time is what fails.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

GOAL = 120
SECONDS = 2 * GOAL


class TimeBudget:
    """Adds up the time of each file's cells and fails the session for those over the budget."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a cell's time, the kernel's start included."""
        self.spent[report.nodeid.split("::")[0]] += report.duration

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail where a notebook took too long."""
        if any(seconds > SECONDS for seconds in self.spent.values()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the time of each notebook."""
        terminalreporter.section("time by notebook")
        for name, seconds in sorted(self.spent.items()):
            over = f"  over {GOAL} s" if seconds > GOAL else ""
            if seconds > SECONDS:
                over = f"  FAILED: over {SECONDS} s"
            terminalreporter.line(f"{seconds:6.1f} s  {name}{over}")


def pytest_configure(config: pytest.Config) -> None:
    """Watch from the process that sees all reports; xdist's workers have nothing to add."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(TimeBudget(), "time-budget")

"""Runs pytest, and writes down what it met: `python runner.py NOTES PYTEST-ARGUMENTS…`.

Under coverage each line is kept with the test that executed it; what is set up for a test counts for its whole file,
because other tests may use it too. Processes that a test starts learn its name from CONTEXT.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CONTEXT = "MUTANTS_CONTEXT"


class Notes:
    def __init__(self, coverage: Any) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def switch(self, context: str) -> None:
        os.environ[CONTEXT] = context
        if self.coverage is not None:
            self.coverage.switch_context(context)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Iterator[None]:
        self.switch(item.nodeid.split("::")[0])
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.switch(item.nodeid.split("[")[0])
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        self.switch(item.nodeid.split("::")[0])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid.split("[")[0]
        self.seconds[test] = self.seconds.get(test, 0.0) + report.duration
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def main(file: str, *arguments: str) -> int:
    sys.path.pop(0)  # the folder of this file
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells have jobs in the background ignore it
    coverage = None
    if "coverage" in sys.modules:
        from coverage import Coverage

        coverage = Coverage.current()
    notes = Notes(coverage)
    status = pytest.main([*arguments], plugins=[notes])
    Path(file).write_text(json.dumps({"seconds": notes.seconds, "failed": notes.failed, "status": int(status)}))
    return int(status)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

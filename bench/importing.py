"""How long `import parlour` takes in a fresh interpreter, beside the longest that is wanted and beside NumPy."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from bench.frame import Row

ABOUT = "imports a second of processor time, each in a fresh interpreter, the best of five"
LONGEST = 0.3
TIMES = 5
PROBE = "import time; started = time.process_time(); import {module}; print(time.process_time() - started)"


def seconds(module: str) -> float:
    """Processor seconds of the import alone, without the start of the interpreter."""
    command = [sys.executable, "-c", PROBE.format(module=module)]
    return min(float(subprocess.check_output(command)) for _ in range(TIMES))


def rows() -> Iterator[Row]:
    ours = seconds("parlour")
    note = f"{ours:.3f} s"
    yield Row("import parlour", 1 / ours, "imports", f"{LONGEST} s each", 1 / LONGEST, 1.0, note)
    theirs = seconds("numpy")
    yield Row("import parlour", 1 / ours, "imports", "import numpy", 1 / theirs, None, f"{theirs:.3f} s")

"""Builds the module of one game: compiled in a process of its own, linked, and checked to need nothing from outside."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from parlour.compute.stamp import digest
from parlour.compute.webassembly.sections import exports, imports
from parlour.compute.webassembly.stamp import Stamp, module_file, sources_digest, stamp_file

LINKER: Final = "wasm-ld"
STACK: Final = 1 << 18
"""Bytes for what a function keeps behind pointers. It lies first in memory, so that running over it traps."""
HEAP: Final = "__heap_base"
"""The address from which on memory is the page's own."""
PLAIN: Final = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_DISABLE_JIT": "0",
    "PYTHONHASHSEED": "0",
}
"""Makes the code the same on all machines of an architecture; Numba otherwise tunes its loops to this one."""


def linker() -> str | None:
    return shutil.which(LINKER)


def made_with() -> dict[str, str]:
    """The versions of the tools that write the module; requires a linker."""
    told = subprocess.run([LINKER, "--version"], check=True, capture_output=True, text=True).stdout
    number = next(word for word in told.split() if word[0].isdigit())
    return {"numba": version("numba"), "llvmlite": version("llvmlite"), LINKER: number, "machine": platform.machine()}


def built(declaring: str) -> bytes:
    """The module with the offers of a declaring Python module."""
    with TemporaryDirectory() as folder:
        compiled, linked = Path(folder) / "offers.o", Path(folder) / "offers.wasm"
        environment = {**os.environ, **PLAIN, "NUMBA_CACHE_DIR": folder}
        command = [sys.executable, "-m", "parlour.compute.webassembly.assembly", declaring, str(compiled)]
        names = subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE, text=True).stdout.split()
        wanted = [f"--export={name}" for name in (*names, HEAP)]
        layout = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        subprocess.run([LINKER, *layout, *wanted, "-o", str(linked), str(compiled)], check=True)
        module = linked.read_bytes()
    check(module, set(names))
    return module


def check(module: bytes, names: set[str]) -> None:
    """Refuses a module that wants anything from outside, or gives anything but its memory and the offers."""
    if imports(module):
        raise AssertionError(f"{imports(module)} imports are left")
    if exports(module) != names | {"memory", HEAP}:
        raise AssertionError(f"exports are {sorted(exports(module))}")


def build(declaring: str) -> int:
    """Writes the module and its stamp beside the declaring Python module; its size in bytes."""
    module = built(declaring)
    module_file(declaring).write_bytes(module)
    Stamp(sources_digest(declaring), digest(module), made_with()).write(stamp_file(declaring))
    return len(module)

"""Cases of a test of which some are run every time and the others with the long proofs."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

COMPILED = os.environ.get("NUMBA_DISABLE_JIT") != "1"
SLOW_TO_COMPILE = pytest.mark.long if COMPILED else pytest.mark.skipif(False, reason="plain Python starts at once")
"""For a test whose kernels take seconds to compile: without the compiler it is run every time."""


def first(count: int, of: Iterable[Any]) -> list[Any]:
    """All cases, for `parametrize`: the named ones are run every time, others are `long`."""
    return [pytest.param(case, marks=pytest.mark.long if number >= count else ()) for number, case in enumerate(of)]


def always(*these: str, of: Iterable[str | tuple[Any, ...]]) -> list[Any]:
    """All cases, for `parametrize`: these are run every time, others are `long`. A tuple goes by its first value."""
    return [
        pytest.param(*values, id=values[0], marks=() if values[0] in these else pytest.mark.long)
        for values in (case if isinstance(case, tuple) else (case,) for case in of)
    ]

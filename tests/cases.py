"""Cases of a test of which some are run every time and the others with the long proofs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def always(*these: str, of: Iterable[str]) -> list[Any]:
    """All cases, for `parametrize`: these are run every time, the others are `long`."""
    return [pytest.param(case, marks=() if case in these else pytest.mark.long) for case in of]

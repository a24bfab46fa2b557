"""Kernels keep their machine code beside their sources, wherever the processes of other tests keep theirs."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def beside_the_sources() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as environment:
        environment.delenv("NUMBA_CACHE_DIR", raising=False)
        yield

"""Fixtures for the tests of several games."""

import pytest


@pytest.fixture
def real_gpu() -> None:
    """Leaves a test out where no real card is found."""
    from parlour import Unsupported
    from parlour.compute import gpu  # tests without a card load nothing of CUDA

    try:
        gpu.require()
    except Unsupported as missing:
        pytest.skip(str(missing))
    if gpu.SIMULATED:
        pytest.skip("no real GPU")

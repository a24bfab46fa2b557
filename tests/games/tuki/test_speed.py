"""The compiled rules are worth having: random rounds against the readable rules, in time of the processor."""

from time import process_time

import pytest
from tests.games.tuki.playing import COMPILED, walk

import parlour


@pytest.mark.skipif(not COMPILED, reason="the compiler is off")
def test_simulation_is_at_least_300_times_faster_than_the_readable_rules() -> None:
    game = parlour.game("tuki", rounds=1)
    parlour.simulate(game, 10)  # compiled here, not below
    started = process_time()
    parlour.simulate(game, 20_000)
    compiled = (process_time() - started) / 20_000
    started = process_time()
    for seed in range(30):
        assert list(walk(game, seed))
    readable = (process_time() - started) / 30
    assert readable / compiled > 300

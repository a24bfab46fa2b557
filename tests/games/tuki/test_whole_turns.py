"""Whole turns at random, walked beside the kernel: after each turn every number of the position is the same."""

from random import Random

import numpy as np
import pytest
from tests.games.tuki.playing import COMPILED

import parlour
from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.kernel import act
from parlour.games.tuki.layout import encode
from parlour.games.tuki.packed import nth_card
from parlour.games.tuki.state import TukiState
from parlour.games.tuki.whole_turns import drawn_card, whole_turn
from parlour.kernels import below, stream

pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # random numbers wrap around, also without the compiler


def begin(players: int) -> np.ndarray:
    state = parlour.game("tuki", players=players, rounds=1).start()
    assert isinstance(state, TukiState)
    return np.asarray(encode(state))


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_turn_is_its_steps_one_by_one(players: int) -> None:
    """Also after the stock was rebuilt, and where it cannot be."""
    rebuilt = 0
    for number in range(40 if COMPILED else 4):
        p, rng = begin(players), np.array([stream(2, number)], np.uint64)
        if number % 2:  # so few cards that the stock is soon empty
            cards = p[at.CARDS] = 8 * players + 1 + number // 2 % 2
            p[at.DECK] = sum(min(8, max(0, cards - 8 * card)) << 4 * card for card in range(13))
        while p[at.PHASE] != at.OVER:
            if p[at.PHASE] == at.TAKE:
                rebuilt += int(p[at.REBUILDS] > 0)
                quick = p.copy()
                state, steps = whole_turn(quick, rng[0])
                for _ in range(steps):
                    act(p, nth(p, below(rng, ways(p))))
                assert (p == quick).all() and np.uint64(state) == rng[0]
            else:
                act(p, nth(p, below(rng, ways(p))))
    assert rebuilt


def test_a_card_is_found_without_a_loop() -> None:
    random = Random(1)
    for _ in range(300):
        counts = [random.randrange(random.choice((2, 9, 16))) for _ in range(13)] + [1]
        pool = sum(many << 4 * card for card, many in enumerate(counts))
        for n in range(sum(counts)):
            assert drawn_card(pool, n) == nth_card(pool, n)

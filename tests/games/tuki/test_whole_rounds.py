"""Rounds almost without branches, beside the kernel: after some turns every number of the position is the same."""

from random import Random

import numpy as np
import pytest
from tests.games.tuki.playing import COMPILED

import parlour
from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth, play_out, ways
from parlour.games.tuki.kernel import act, end_turn
from parlour.games.tuki.layout import encode
from parlour.games.tuki.packed import free_parrots, hidden_bits, nth_card, ones
from parlour.games.tuki.simulation import play_games
from parlour.games.tuki.state import TukiState
from parlour.games.tuki.whole_rounds import MOST_CARDS, card_of, flying, hidden_slots, running, usual_turns
from parlour.kernels import below, stream

pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # random numbers wrap around, also without the compiler
U = np.uint64


def begin(players: int, rounds: int = 1, first: str = "rules") -> np.ndarray:
    state = parlour.game("tuki", players=players, rounds=rounds, first=first).start()
    assert isinstance(state, TukiState)
    return np.asarray(encode(state))


def with_cards(p: np.ndarray, cards: int) -> np.ndarray:
    """The position with a deck of so many cards."""
    p[at.CARDS] = cards
    p[at.DECK] = sum(min(15, max(0, cards - 15 * card)) << 4 * card for card in range(13, -1, -1))
    return p


@pytest.mark.parametrize("players", [2, 5])
def test_usual_turns_are_their_steps_one_by_one(players: int) -> None:
    """Until something rare happens, which it does before the turn is changed, or a turn has to end."""
    ended = rare = several = 0
    for number in range(60 if COMPILED else 20):
        p, rng = begin(players), np.array([stream(4, number)], np.uint64)
        while p[at.PHASE] != at.OVER:
            if p[at.PHASE] != at.TAKE or p[at.REBUILDS] or not p[at.STOCK_COUNT]:
                act(p, nth(p, below(rng, ways(p))))
                continue
            quick = p.copy()
            state, steps, over = usual_turns(quick, rng[0])
            if over:
                end_turn(quick)
            for _ in range(int(steps)):
                act(p, nth(p, below(rng, ways(p))))
            assert (p == quick).all() and U(state) == rng[0]
            ended, rare, several = ended + bool(over), rare + (not over), several + (steps > 9)
            if not over:
                act(p, nth(p, below(rng, ways(p))))
    assert ended and rare and several


@pytest.mark.parametrize("cards", [None, 17, 19, 26, MOST_CARDS, MOST_CARDS + 1, 200])
@pytest.mark.parametrize("options", [(2, 1, "rules"), (2, 2, "1")], ids=str)
def test_whole_games_are_those_of_the_kernel(cards: int | None, options: tuple[int, int, str]) -> None:
    """With decks so small that the stock is soon empty, and so large that seven bits do not count them."""
    start = begin(*options)
    start = start if cards is None else with_cards(start, cards)
    many = 40 if COMPILED else 4
    scores, lengths = np.zeros((many, options[0]), np.int64), np.zeros(many, np.int64)
    play_games(start, 9, 3, scores, lengths)
    for number in range(many):
        p = start.copy()
        assert play_out(p, np.array([stream(9, 3 + number)], np.uint64)) == lengths[number]
        assert p[at.TOTAL : at.TOTAL + options[0]].tolist() == scores[number].tolist()


def test_what_is_read_off_a_grid_and_a_pool_is_what_the_kernel_reads() -> None:
    random = Random(2)
    for _ in range(300):
        grid = sum(random.choice((13, 14, 15, random.randrange(13), 5)) << 4 * slot for slot in range(8))
        taken = random.choice((5, 13, random.randrange(14)))
        assert flying(U(grid), U(taken)) == ones(free_parrots(grid, taken))
        assert [int(hidden_slots(U(grid))) >> slot & 1 for slot in range(8)] == [
            hidden_bits(grid) >> 4 * slot & 1 for slot in range(8)
        ]
        counts = [random.randrange(random.choice((2, 9))) for _ in range(13)] + [1]
        pool = sum(many << 4 * card for card, many in enumerate(counts))
        for n in range(sum(counts)):
            assert card_of(U(pool), running(U(pool)), U(n)) == nth_card(pool, n)

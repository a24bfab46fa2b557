"""Rounds almost without branches, beside the kernel: after some turns every number of the position is the same."""

from random import Random

import numpy as np
import pytest
from tests.cases import SLOW_TO_COMPILE
from tests.games.tuki.playing import COMPILED

import parlour
from parlour.compute.kernels import below, stream
from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth, play_out, ways
from parlour.games.tuki.fast.glances import flying, hidden_slots, opened, score
from parlour.games.tuki.fast.simulation import play_games
from parlour.games.tuki.fast.sums import MOST_CARDS, NO_CARD, pool_of, size_of, sums_of, take_out
from parlour.games.tuki.fast.whole_rounds import RARE, ROUND_ENDS, TURN_ENDS, end_round, find_pile, usual_turns
from parlour.games.tuki.kernel import act, end_turn
from parlour.games.tuki.layout import encode
from parlour.games.tuki.packed import free_parrots, hidden_bits, nth_card, ones, opening_sum, score_of
from parlour.games.tuki.state import TukiState

pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # random numbers wrap around, also without the compiler
U = np.uint64


def begin(players: int, rounds: int = 1, first: str = "rules") -> np.ndarray:
    state = parlour.game("tuki", players=players, rounds=rounds, first=first).start()
    assert isinstance(state, TukiState)
    return np.asarray(encode(state))


def with_cards(p: np.ndarray, cards: int) -> np.ndarray:
    """The position with a deck of given counts of cards."""
    p[at.CARDS] = cards
    p[at.DECK] = sum(min(15, max(0, cards - 15 * card)) << 4 * card for card in range(13, -1, -1))
    return p


@pytest.mark.parametrize(("players", "cards"), [(2, None), (2, 30), (5, None), (5, 50)])
def test_usual_turns_are_their_steps_one_by_one(players: int, cards: int | None) -> None:
    """Until something rare happens, which it does before the turn is changed, or a turn or the round has to end.

    With few cards the stock runs out, which is when the pile has to be known.
    """
    stopped, several = [0, 0, 0], 0
    for number in range(60 if COMPILED else 20):
        start = begin(players)
        p, rng = start if cards is None else with_cards(start, cards), np.array([stream(4, number)], np.uint64)
        while p[at.PHASE] != at.OVER:
            if p[at.PHASE] != at.TAKE or p[at.REBUILDS] or not p[at.STOCK_COUNT]:
                act(p, nth(p, below(rng, ways(p))))
                continue
            quick = p.copy()
            state, steps, why = usual_turns(quick, rng[0])
            if quick[at.STOCK_COUNT] > 1:
                find_pile(quick)
            if why == TURN_ENDS:
                end_turn(quick)
            elif why == ROUND_ENDS:
                end_round(quick)
            for _ in range(int(steps)):
                act(p, nth(p, below(rng, ways(p))))
            assert (p == quick).all() and U(state) == rng[0]
            stopped[why], several = stopped[why] + 1, several + (steps > 9)
            if why == RARE:
                act(p, nth(p, below(rng, ways(p))))
    assert several and stopped[TURN_ENDS] if cards else several and stopped[RARE] and stopped[ROUND_ENDS]


@SLOW_TO_COMPILE
@pytest.mark.parametrize("cards", [None, 17, 19, 26, MOST_CARDS, MOST_CARDS + 1, 200])
@pytest.mark.parametrize("options", [(2, 1, "rules"), (2, 2, "1")], ids=str)
def test_whole_games_are_those_of_the_kernel(cards: int | None, options: tuple[int, int, str]) -> None:
    """With decks so small that the stock is soon empty, and so large that seven bits do not count them."""
    start = begin(*options)
    start = start if cards is None else with_cards(start, cards)
    many = 40 if COMPILED else 4
    scores, lengths = np.zeros((many, options[0]), np.int64), np.zeros(many, np.int64)
    play_games(start, 9, 3, start.copy(), scores, lengths)
    for number in range(many):
        p = start.copy()
        assert play_out(p, np.array([stream(9, 3 + number)], np.uint64)) == lengths[number]
        assert p[at.TOTAL : at.TOTAL + options[0]].tolist() == scores[number].tolist()


def test_games_with_fewer_slots_are_those_of_the_kernel() -> None:
    """Whose turns are not the usual ones."""
    start = begin(2)
    start[at.SLOTS], start[at.BLANK] = 4, 0xEEEEFFFF
    scores, lengths = np.zeros((4, 2), np.int64), np.zeros(4, np.int64)
    play_games(start, 9, 0, start.copy(), scores, lengths)
    for number in range(4):
        p = start.copy()
        assert play_out(p, np.array([stream(9, number)], np.uint64)) == lengths[number]
        assert p[at.TOTAL : at.TOTAL + 2].tolist() == scores[number].tolist()


def test_what_is_read_off_a_grid_is_what_the_kernel_reads() -> None:
    random = Random(2)
    for _ in range(300):
        grid = sum(random.choice((13, 14, 15, random.randrange(13), 5)) << 4 * slot for slot in range(8))
        taken = random.choice((5, 13, random.randrange(14)))
        assert flying(U(grid), U(taken)) == ones(free_parrots(grid, taken))
        assert [int(hidden_slots(U(grid))) >> slot & 1 for slot in range(8)] == [
            hidden_bits(grid) >> 4 * slot & 1 for slot in range(8)
        ]
        assert opened(U(grid)) == opening_sum(grid)
        assert score(U(grid)) == score_of(grid)


def test_cards_are_taken_out_of_a_pool_as_the_kernel_finds_them() -> None:
    random = Random(2)
    for _ in range(300):
        counts = [random.randrange(random.choice((2, 9))) for _ in range(13)] + [1]
        pool = sum(many << 4 * card for card, many in enumerate(counts))
        evens, odds = map(U, sums_of(U(pool)))
        assert pool_of(evens, odds) == pool and size_of(odds) == sum(counts) <= MOST_CARDS
        assert take_out(evens, odds, NO_CARD)[1:] == (evens, odds)
        for n in range(sum(counts)):
            card, *without = map(U, take_out(evens, odds, U(n)))
            assert card == nth_card(pool, n)
            assert pool_of(*without) == pool - (1 << 4 * int(card)) and size_of(without[1]) == sum(counts) - 1

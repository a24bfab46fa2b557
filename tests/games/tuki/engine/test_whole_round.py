"""A whole round on a reduced deck: the compiled solver against every move and every card by the readable rules."""

from collections.abc import Iterator

import pytest
from bench.tuki_engine.whole_round import WholeRound, reduced
from tests.cases import always
from tests.games.tuki.playing import COMPILED, walk
from tests.reference.tuki_round import Oracle

from parlour.games.tuki.layout import encode
from parlour.games.tuki.state import TukiState

pytestmark = pytest.mark.skipif(not COMPILED, reason="the solver keeps what it knows in a compiled dictionary")


def start(deck: str, first: int | str = 0) -> TukiState:
    return reduced(deck).make({"rounds": 1, "first": first}).start()


def same_values(state: TukiState, oracle: Oracle, solved: WholeRound) -> None:
    """Every move is worth the same, so that the best moves are the same."""
    slow = oracle.moves(state)
    fast = {str(move): solved.value(encode(state.play(move))) for move in state.legal()}
    assert fast == pytest.approx({move: float(value) for move, value in slow.items()}, abs=1e-12), state


def late_ones(deck: str, seeds: range, face_down: int) -> Iterator[TukiState]:
    """Positions in which a seat moves in random rounds and few cards are hidden, or the last turns have begun."""
    for seed in seeds:
        for state, _ in walk(reduced(deck).make({"rounds": 1}), seed):
            hidden = sum(len(state.hidden(seat)) for seat in range(2))
            if state.phase in ("take", "place") and hidden <= (4 if state.ending else face_down):
                yield state


def compared(states: Iterator[TukiState]) -> int:
    """Compares every move of every position of one deck; how many positions there were."""
    oracle, solved, tried = Oracle(), WholeRound(), 0
    for state in states:
        same_values(state, oracle, solved)
        tried += 1
    return tried


def whole_round(deck: str, first: int | str) -> None:
    """The value of the start, and of every move in some random rounds."""
    oracle, solved, begin = Oracle(), WholeRound(), start(deck, first)
    assert solved.value(encode(begin)) == pytest.approx(float(oracle.value(begin)), abs=1e-12)
    for seed in range(20):
        for state, _ in walk(begin.game, seed):
            if state.legal():
                same_values(state, oracle, solved)


@pytest.mark.long
@pytest.mark.parametrize(("deck", "first"), [("72", "rules"), ("63", 0), ("71+1", 1)])
def test_a_tiny_whole_round_is_worth_what_the_rules_say(deck: str, first: int | str) -> None:
    """Nine cards: eight are dealt and one starts the discard pile."""
    whole_round(deck, first)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("deck", ["73", "55"])
def test_a_tiny_whole_round_with_a_stock_is_worth_what_the_rules_say(deck: str) -> None:
    whole_round(deck, "rules")


@pytest.mark.long
@pytest.mark.parametrize("deck", always("332+2", of=["3322", "332+2"]))
def test_late_positions_are_worth_what_the_rules_say(deck: str) -> None:
    assert compared(late_ones(deck, range(150), 1)) > 400


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("deck", ["3322", "332+2"])
@pytest.mark.parametrize(("seeds", "face_down"), [(1000, 1), (100, 2)])
def test_thousands_of_late_positions_are_worth_what_the_rules_say(deck: str, seeds: int, face_down: int) -> None:
    assert compared(late_ones(deck, range(seeds), face_down)) > 3 * seeds


@pytest.mark.long
def test_solving_in_parts_and_from_what_was_kept_finds_the_same() -> None:
    begin = encode(start("63"))
    whole, parts, again = WholeRound(), WholeRound(), WholeRound()
    value = whole.value(begin)
    assert parts.some(begin, 100) is None
    assert len(parts.known) == 100
    again.learn(*parts.arrays())
    assert again.known == parts.known
    while (found := again.some(begin, 100)) is None:
        pass
    assert found == value
    assert again.known == whole.known


@pytest.mark.parametrize("deck", ["33331", "3333+1", "81"])
def test_decks_that_the_key_cannot_tell_apart_are_refused(deck: str) -> None:
    with pytest.raises(ValueError):
        reduced(deck)

"""Which moves close a round: what a bot says of its own move stands on it."""

from tests.games.tuki.engine.positions import positions

import parlour
from parlour.games.tuki.engine.reasons import closes
from parlour.games.tuki.notation import Drop, Put
from parlour.games.tuki.state import TukiState

GAME = parlour.game("tuki", players=3, rounds=1)


def one_hidden(state: TukiState) -> bool:
    """A card is in hand, and the last hidden one may be replaced."""
    return len(state.hidden(state.seat)) == 1 and Put(state.hidden(state.seat)[0]) in state.legal()


def test_only_the_first_to_open_all_closes_the_round() -> None:
    ending = list(positions(GAME, range(60), lambda state: one_hidden(state) and bool(state.ending)))
    before = list(positions(GAME, range(60), lambda state: one_hidden(state) and not state.ending))
    assert len(ending) > 5 and len(before) > 5
    for state in ending:
        assert not any(closes(state, move) for move in state.legal())
    for state in before:
        last = state.hidden(state.seat)[0]
        others = [move for move in state.legal() if isinstance(move, Put) and move != Put(last)]
        assert closes(state, Put(last)) and others and not any(closes(state, move) for move in others)
        assert closes(state, Drop(last)) and not closes(state, Drop())

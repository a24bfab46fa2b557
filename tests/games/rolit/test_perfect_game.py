"""The perfect game of Othello (H. Takizawa, arXiv 2310.19387): our rules play it, our proofs agree with it."""

from itertools import pairwise
from pathlib import Path

import parlour
from parlour.games.rolit.state import RolitState
from parlour.table.record import load
from parlour.table.verify import verify

RECORD = Path(__file__).parents[3] / "examples" / "perfect-othello.jsonl"
NEAR = 15
"""Positions with this many empty hollows are proved move by move."""


def test_it_is_a_draw_and_no_proved_move_in_it_gives_anything_away() -> None:
    assert verify(RECORD.read_bytes()).sound
    positions = load(RECORD).positions()
    proved = 0
    for state, after in pairwise(positions):
        assert isinstance(state, RolitState)
        if len(state.legal()) > 1 and state.empty.bit_count() <= NEAR:
            answer = parlour.advise(state)
            played = next(each for each in answer if state.play(each.move) == after)
            assert played.exact and answer[0].lead == played.lead == (0, 0)
            proved += 1
    assert (len(positions), positions[-1].scores, proved > 5) == (61, (32, 32), True)

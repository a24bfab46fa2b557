"""The worth of positions for an analysis: the same whatever was asked before."""

from random import Random

import pytest

import parlour
from parlour.contract.state import CHANCE
from parlour.engine.ask import Desk


@pytest.mark.parametrize("players", [2, 6])
def test_what_the_step_before_has_seen_changes_nothing(players: int) -> None:
    """Cards are judged when the stock is chosen; an engine that was not asked then says the same of them."""
    game, random = parlour.game("tuki", players=players, rounds=1, first=0), Random(players)
    engine, state, drawn = game.engine(), game.start(), 0
    whole = Desk(engine, engine.position(state).ground)
    while drawn < 4:
        if state.actor == CHANCE:
            step = random.choice(state.chances())[0]
        else:
            step = next((move for move in state.legal() if str(move) == "take stock"), random.choice(state.legal()))
        judged = whole.answer(engine.position(state), 0)
        if state.phase == "draw":  # type: ignore[attr-defined]
            alone = Desk(engine, engine.position(state).ground)
            assert judged == alone.answer(engine.position(state), 0)
            drawn += 1
        state = state.play(step)

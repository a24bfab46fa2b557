"""What pages judge in an analysis of Shut the Box is what the solution of the game says, in every kind of position."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games.shutbox.engine import judging
from parlour.games.shutbox.engine.valuation import OfferedBoxValuation, offered
from parlour.games.shutbox.solver.valuation import BoxValuation
from tests.analysis.games import anything, played

TURNS = {judging.IN_TURN, judging.OPENING}
NINE: dict[str, Any] = {"edition": "nine", "tiles": 5}
GAMES: list[tuple[dict[str, Any], set[int]]] = [
    ({"players": 1, "tiles": 6}, {judging.ALONE}),
    ({"variant": "solo", "tiles": 6}, {judging.ALONE, judging.SETTLED}),
    ({"tiles": 6}, {*TURNS, judging.TIED}),
    ({"tiles": 6, "variant": "two-first"}, {*TURNS, judging.TIED}),  # no number is demanded in a tie-break
    ({"tiles": 6, "variant": "even-or-odd"}, {*TURNS, judging.TIED}),
    ({"tiles": 6, "shut": "counts", "unplayed": "play_on"}, {*TURNS, judging.TIED}),
    ({**NINE, "players": 3}, TURNS),
    ({**NINE, "players": 4, "shut": "counts", "unplayed": "play_on"}, TURNS),
    ({**NINE, "players": 3, "tie": "share"}, TURNS),
]


@pytest.mark.parametrize(("options", "kinds"), GAMES, ids=str)
def test_judged_as_solved(options: dict[str, Any], kinds: set[int]) -> None:
    game: Any = parlour.game("shutbox", **options)
    assert offered(game.options)
    page, solved, seen = OfferedBoxValuation(game), BoxValuation(game, quick=False), set[int]()
    assert (page.unit, page.largest) == (solved.unit, solved.largest) and solved.approximation is None
    for seed in range(15):
        for each in played(game, [anything(seed * 7 + seat) for seat in range(game.players)], seed):
            seen.add(page.asked(each.state, each.step)[judging.HOW])
            one, other = page.judge(each.state, each.step), solved.judge(each.state, each.step)
            for (step, worth), (same, known) in zip(one.steps, other.steps, strict=True):
                assert step == same and worth == pytest.approx(known, abs=1e-11)
    assert seen == kinds

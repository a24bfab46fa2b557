"""What pages judge in an analysis of Shut the Box is what the solution of the game says, in every kind of position."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.games.shutbox.engine.valuation import OfferedBoxValuation, offered
from parlour.games.shutbox.solver.valuation import BoxValuation

import parlour
from parlour.errors import Unsupported
from parlour.games.shutbox import layout
from parlour.games.shutbox.engine import judging
from tests.study.analysis.games import anything, played

TURNS = {judging.IN_TURN, judging.OPENING}
NINE: dict[str, Any] = {"edition": "nine", "tiles": 5}
GAMES: list[tuple[dict[str, Any], set[int]]] = [
    ({"players": 1, "tiles": 6}, {judging.ALONE}),
    ({"variant": "solo", "tiles": 6}, {judging.ALONE, judging.SETTLED}),
    ({"tiles": 6}, {*TURNS, judging.TIED}),
    ({"tiles": 6, "variant": "two-first"}, {*TURNS, judging.TIED}),  # no number is demanded in a tie-break
    ({"tiles": 6, "variant": "even-or-odd"}, {*TURNS, judging.TIED}),
    ({"tiles": 6, "shut": "counts", "unplayed": "play_on"}, {*TURNS, judging.TIED}),
    ({"players": 3, "tiles": 6, "variant": "no-surprises"}, {*TURNS, judging.TIED}),  # three are tied as well
    ({"players": 4, "tiles": 3, "dice": 1}, {*TURNS, judging.TIED}),
    ({**NINE, "players": 3}, TURNS),
    ({**NINE, "players": 4, "shut": "counts", "unplayed": "play_on"}, TURNS),
    ({**NINE, "players": 3, "tie": "share"}, TURNS),
]


@pytest.mark.parametrize(("options", "kinds"), GAMES, ids=str)
def test_judged_as_solved(options: dict[str, Any], kinds: set[int]) -> None:
    game: Any = parlour.game("shutbox", **options)
    assert offered(game.options)
    page, solved, seen = OfferedBoxValuation(game), BoxValuation(game, quick=False), set[int]()
    assert (page.unit, page.largest) == (solved.unit, solved.largest)
    assert (page.approximation is None) == (solved.approximation is None)
    for seed in range(15):
        for each in played(game, [anything(seed * 7 + seat) for seat in range(game.players)], seed):
            seen.add(page.asked(each.state, each.step)[judging.HOW])
            one, other = page.judge(each.state, each.step), solved.judge(each.state, each.step)
            for (step, worth), (same, known) in zip(one.steps, other.steps, strict=True):
                assert step == same and worth == pytest.approx(known, abs=1e-11)
    assert seen == kinds


LARGE: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4},
    {"players": 3, "variant": "two-first"},
    {"players": 4, "variant": "three-first"},
    {"players": 4, "variant": "sum-or-exact"},
    {"players": 4, "tiles": 8, "variant": "even-or-odd"},
    {"players": 4, "tiles": 7, "shut": "counts", "unplayed": "play_on"},
    {"players": 4, "tiles": 8, "variant": "digital"},
]


@pytest.mark.long
@pytest.mark.parametrize("options", LARGE, ids=str)
def test_ties_that_are_rolled_off_are_judged_as_solved(options: dict[str, Any]) -> None:
    """Three and four with the rows of the box itself: thousands of positions, ties of three among them."""
    game: Any = parlour.game("shutbox", **options)
    page, solved = OfferedBoxValuation(game), BoxValuation(game, quick=False)
    for seed in range(40):
        for each in played(game, [anything(seed * 7 + seat) for seat in range(game.players)], seed):
            one, other = page.judge(each.state, each.step), solved.judge(each.state, each.step)
            for (step, worth), (same, known) in zip(one.steps, other.steps, strict=True):
                assert step == same and worth == pytest.approx(known, abs=1e-11)


def test_what_is_sure_among_four() -> None:
    """Only a tie of all four is estimated, and only while it may still come."""
    game: Any = parlour.game("shutbox", players=4, tiles=3, dice=1)
    page, sure = OfferedBoxValuation(game), set[tuple[bool, bool]]()
    for seed in range(15):
        for each in played(game, [anything(seed * 7 + seat) for seat in range(4)], seed):
            asked = page.asked(each.state, each.step)
            ahead = asked[judging.HOW] != judging.TIED and asked[judging.LEADERS] == asked[judging.PLACE]
            sure.add((ahead, page.judge(each.state, each.step).exact))
    assert sure == {(True, False), (False, True)}


def test_four_who_roll_a_tie_off_are_judged_by_the_solution() -> None:
    """Pages leave such a game to the server."""
    game: Any = parlour.game("shutbox", players=4, tiles=1, dice=1)
    page, solved = OfferedBoxValuation(game), BoxValuation(game, quick=False)
    for seed in range(50):
        for each in played(game, [anything(seat) for seat in range(4)], seed):
            if each.state.places[layout.TIED] == layout.TIE_ROLL and each.state.places[layout.IN].bit_count() == 4:
                with pytest.raises(Unsupported):
                    page.asked(each.state, each.step)
                found = page.judge(each.state, each.step)
                assert found.exact and found.steps == solved.judge(each.state, each.step).steps
                return
    pytest.fail("no four were tied")

"""What is offered about a position of Shut the Box: as good as what `solve` finds, and by name only."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from parlour.engine.host import advise

import parlour
from parlour.contract.solution import Solution
from parlour.errors import Unsupported
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.engine.ground import ground
from parlour.games.shutbox.state import ShutBoxState

GAMES: list[dict[str, Any]] = [
    {"players": 1},
    {"variant": "solo", "tiles": 9},
    {"edition": "twelve"},  # a match: the row as though alone
    {"tiles": 6},  # SB-13
    {"tiles": 6, "variant": "two-first"},
    {"edition": "nine", "tiles": 6},  # SB-14
    {"edition": "nine", "tiles": 6, "players": 3, "tie": "share"},
    {"edition": "nine", "tiles": 5, "players": 3},
    {"edition": "nine", "tiles": 5, "players": 4, "shut": "counts", "unplayed": "play_on", "tie": "share"},
    {"tiles": 6, "variant": "even-or-odd"},  # SB-28
]


def positions(game: Any, number: int) -> list[ShutBoxState]:
    """Positions of random games in which there is a choice."""
    random, found, state = Random(number), list[ShutBoxState](), game.start()
    while len(found) < number:
        if state.over:
            state = game.start()
        elif state.legal():
            found.append(state)
            state = state.play(random.choice(state.legal()))
        else:
            state = state.play(random.choice(state.chances())[0])
    return found


def solved(game: Any) -> Solution:
    return parlour.solve(game, "score" if game.players == 1 or game.options.match else "win")


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_moves_are_worth_what_solve_says(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    solution, judged = solved(game), 0
    for state in positions(game, 40):
        try:
            found = advise(state)
        except Unsupported:
            assert state.places[at.TIED] == at.TIE_ROLL, "only the rolls of a tie-break are not judged"
            continue
        known = {each.move: float(each.value) for each in solution.best(state)}
        assert found.moves == state.legal() and found.exact
        assert found.worth == pytest.approx([known[move] for move in found.moves], abs=1e-9)
        best = known.values()
        assert known[found.best] == pytest.approx(min(best) if found.unit == "score" else max(best), abs=1e-9)
        judged += 1
    assert judged > 20


def test_ties_of_three_count_as_equal_parts() -> None:
    """SB-13 among three: what `solve` tells apart is rare, and all else is the same."""
    game = parlour.game("shutbox", tiles=6, players=3)
    solution = parlour.solve(game, "win")
    for state in positions(game, 25):
        try:
            found = advise(state)
        except Unsupported:
            continue
        known = {each.move: float(each.value) for each in solution.best(state)}
        assert not found.exact
        assert found.worth == pytest.approx([known[move] for move in found.moves], abs=0.02)


@pytest.mark.parametrize("options", [{"variant": "two-ten"}, {"players": 1, "tiles": 14}])
def test_long_rows_are_too_much_for_a_page(options: dict[str, Any]) -> None:
    (state,) = positions(parlour.game("shutbox", **options), 1)
    with pytest.raises(Unsupported):
        state.game.question(state)  # type: ignore[attr-defined]


def test_a_ground_is_known_by_its_options_alone() -> None:
    (state,) = positions(parlour.game("shutbox"), 1)
    name = state.game.question(state).ground  # type: ignore[attr-defined]
    assert ground(name) == ground(name) and len(ground(name).file) < 20_000
    long_row = "99.4.never.sum.0.0.0.all.sum"
    for hostile in (
        "",
        ".",
        "../..",
        "." * 8,
        "." * 9999,
        long_row,
        name.upper(),
        f"{name}.",
        name.replace("2", "1e9"),
    ):
        with pytest.raises(Unsupported):
            ground(hostile)

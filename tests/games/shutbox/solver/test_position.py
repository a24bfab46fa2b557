"""Positions set up by hand: the same as those reached in play."""

from typing import Any

import pytest

import parlour
from parlour.games.shutbox import ShutBox
from parlour.games.shutbox.notation import Roll
from parlour.games.shutbox.solver.others import others_of
from parlour.games.shutbox.solver.position import position_among


def box(**options: Any) -> ShutBox:
    game = parlour.game("shutbox", **options)
    assert isinstance(game, ShutBox)
    return game


def test_a_turn_after_another() -> None:
    game = box(tiles=5, dice=1, first=0)
    state = game.start()
    for step in ("5", "5", "4", "4", "3", "3", "4", "3"):
        state = state.play(step)
    made = position_among(game, (1, 2, 3, 4, 5), Roll((3,)), others_of(game, "1,2", None, 0))
    assert parlour.solve(made.game).best(made) == parlour.solve(game).best(state)


def test_the_best_score_alone_where_rows_do_not_matter() -> None:
    game = box(tiles=5, dice=1, tie="share")
    made = position_among(game, (1, 2), None, others_of(game, None, 3, 1))
    assert made.game.players == 3
    assert made.seat == 1
    assert sum(parlour.solve(made.game).value(made)) == pytest.approx(1)
    alone = position_among(game, (1, 2), None, others_of(game, "3/me", None, 0))
    assert alone.game.players == 2


def test_young_players() -> None:
    """SB-21: 'me' says where in the turn order one sits; an x says who is out."""
    game = box(variant="young", tiles=4, dice=1, parity="choice")
    made = position_among(game, (1, 3), None, others_of(game, "2,4x/me", None, 0))
    assert (made.seat, made.open_numbers(0)) == (1, (2, 4))
    assert others_of(game, "2,4", None, 0).me == 0
    assert parlour.solve(made.game).value(made)[1] > 0


@pytest.mark.parametrize(
    ("options", "rows", "best", "to_come", "why"),
    [
        ({"until": "9 points"}, "1", None, 0, "until='9 points': is a match"),
        ({}, None, None, -1, "to_come=-1: must be 0 or more"),
        ({}, None, None, 4, "to_come=4: would mean players=5: must be from 1 to 4"),
        ({"variant": "young"}, "1/2/3/4", None, 0, "rows='1/2/3/4': would mean players=5: must be from 1 to 4"),
        ({"until": "stop", "players": 1, "tie": "share"}, None, 3, 0, "best=3: would mean players=2: must be 1"),
        ({}, "1", 3, 0, "best=3: says less than rows"),
        ({}, "me/1", None, 0, "rows='me/1': me must come last"),
        ({}, "1/2;3", None, 0, "rows='2;3': must be rows separated by /"),
        ({}, "1xx", None, 0, "rows='1xx': must be rows"),
        ({}, None, 3, 0, "best=3: is not enough here, where ties are broken on the rows"),
        ({"tie": "share"}, None, 99, 0, "best=99: no row here has that score; the lowest is 1, the highest 55"),
        ({"tie": "share"}, None, 0, 0, "best=0: no row here has that score"),
        ({"variant": "young"}, None, None, 1, "to_come=1: with one roll per turn"),
        ({"variant": "young"}, "1", 3, 0, "best=3: with one roll per turn"),
        ({"variant": "young"}, None, None, 0, "rows='': with one roll per turn"),
        ({"variant": "young"}, "me/me", None, 0, "rows='me/me': must have me only once"),
    ],
)
def test_nonsense_is_told(options: dict[str, Any], rows: str, best: int, to_come: int, why: str) -> None:
    with pytest.raises(parlour.BadOption, match=why):
        others_of(box(**options), rows, best, to_come)


def test_rows_are_checked_like_the_own() -> None:
    game = box(tiles=4, dice=1)
    with pytest.raises(parlour.BadOption, match="stand open"):
        position_among(game, (1,), None, others_of(game, "7", None, 0))
    with pytest.raises(parlour.BadOption, match="not a roll"):
        position_among(game, (1,), Roll((3, 3)), others_of(game, "2", None, 0))

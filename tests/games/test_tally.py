"""Score sheets kept by hand: what people enter of a game that was played comes to what the game itself came to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from parlour.contract.tally import Entered
from parlour.errors import BadOption
from parlour.games import game
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.state import ShutBoxState
from parlour.games.tuki.tally import countable

BOXES: list[dict[str, Any]] = [
    {"edition": "twelve"},
    {"edition": "nine", "players": 3},
    {"edition": "tactica-shared", "players": 4, "until": "3 rounds"},
    {"variant": "tournament", "players": 3},
    {"variant": "tournament", "unplayed": "open", "tiles": 4},
    {"variant": "tournament", "unplayed": "nothing", "tiles": 4, "until": "3 rounds"},
    {"edition": "twelve", "score": "digital", "players": 3},
    {"variant": "no-surprises", "until": "4 rounds"},
    {"variant": "even-or-odd", "until": "2 rounds", "tie": "share", "shut": "counts"},
    {"edition": "nine", "tiles": 3, "until": "20 points"},
]


def played(options: dict[str, Any], luck: Random) -> tuple[ShutBoxState, list[list[int | None]]]:
    """A random game, and what a score keeper writes down of it: nothing for seats whose turn never came."""
    state: Any = game("shutbox", **options).start()
    rounds: list[list[int | None]] = []
    while state.actor is not None:
        before = state
        steps = [step for step, _ in state.chances()] or state.legal()
        state = state.play(luck.choice(steps))
        if len(state.sheet) > len(before.sheet) or (state.outright is not None and before.outright is None):
            rounds.append(_written(state, before))
    return state, rounds


def _written(state: ShutBoxState, before: ShutBoxState) -> list[int | None]:
    """A seat that had a turn left its row as it was; the mover's last move was the end of the turn."""
    points: list[int | None] = []
    for seat in range(state.game.players):
        inside = before.places[at.IN] >> seat & 1
        done = before.places[at.DONE] >> seat & 1 or seat == before.seat
        shut = state.outright == seat
        if state.outright is None and len(state.sheet) > len(before.sheet):
            points.append(state.sheet[-1][seat] if inside and done else None)
        else:
            points.append(0 if shut else _score(state, seat) if inside and done else None)
    return points


def _score(state: ShutBoxState, seat: int) -> int:
    numbers = state.open_numbers(seat)
    how = state.game.options.score
    return (
        len(numbers) if how == "count" else int("".join(map(str, numbers)) or 0) if how == "digital" else sum(numbers)
    )


@pytest.mark.parametrize("options", BOXES, ids=str)
def test_a_sheet_comes_to_the_winner_of_the_game_that_was_played(options: dict[str, Any]) -> None:
    """SB-06, SB-10 to SB-12, SB-14, SB-16, SB-28, SB-32"""
    luck = Random(5)
    for _ in range(25):
        state, rounds = played(options, luck)
        found = state.game.tally(rounds)
        assert (found.winners, found.asked) == (state.winners, ())
        if state.outright is None:
            assert (found.totals, found.rounds) == (state.scores, state.sheet)
        assert all(state.game.tally(rounds[:n]).asked for n in range(len(rounds))), "no round came after the end"


def test_those_who_tie_roll_once_more_on_their_rows() -> None:
    """SB-13: equal again, they roll again; shutting the box then wins; no roll helps: they share."""
    box = game("shutbox", players=3)
    tied = box.tally([[12, 12, 20]])
    assert (tied.asked, tied.tie, tied.stop) == ((0, 1), True, "share")
    assert box.tally([[12, 12, 20], [12, 12, None]]).asked == (0, 1)
    assert box.tally([[12, 12, 20], [5, 12, None]]).winners == (0,)
    assert box.tally([[12, 12, 20], [None, 0, None]]).winners == (1,)
    assert box.tally([[12, 12, 20]], stopped=True).winners == (0, 1)
    assert box.tally([[1, 1, 20]]).stop == "share"


def test_the_last_one_in_has_no_points() -> None:
    """SB-21"""
    box = game("shutbox", variant="young", out="last", players=3)
    assert box.tally([[5, None, 7]]).winners == (1,)
    assert box.tally([[5, 0, None]]).winners == (1,)


def test_alone_until_the_player_stops() -> None:
    """SB-22: the best game counts, and a shut box ends it."""
    box = game("shutbox", variant="solo")
    assert box.tally([[12], [5], [30]]).totals == (5,)
    assert (box.tally([[12]]).stop, box.tally([[12]], stopped=True).asked) == ("stop", ())
    assert box.tally([[12], [0]]).asked == ()


def test_cards_and_balls() -> None:
    """TK-10, TK-11, TK-15, RO-10, RO-12"""
    cards = game("tuki", rounds=2)
    assert cards.tally([[5, -20]]).asked == (0, 1)
    assert not any(game(name).tally([]).blank for name in ("tuki", "rolit")), "everybody plays every round"
    assert [game(name).tally([]).least for name in ("tuki", "rolit")] == [-20, 0]
    assert cards.tally([[5, -20], [92, -15]]).winners == (1,)
    assert cards.tally([[5, 7], [7, 5]]).winners == (0, 1)
    assert countable() == {-20, *range(-15, 93)}
    assert game("rolit", players=3).tally([[20, 30, 10]]).winners == (1,)
    assert game("rolit", players=4, first=2).tally([[20, 20, 14, 10]]).winners == (0, 1)
    assert game("rolit").tally([[64, 0]]).totals == (64, 0)


@pytest.mark.parametrize(
    ("name", "options", "rounds", "why"),
    [
        ("shutbox", {}, [[12, None]], "missing"),
        ("shutbox", {}, [[0, 0]], "only one player"),
        ("shutbox", {}, [[56, 3]], "56 points"),
        ("shutbox", {}, [[-1, 3]], "-1 points"),
        ("shutbox", {"variant": "digital"}, [[10**5000, 3]], "nobody can have"),
        ("shutbox", {"variant": "digital"}, [[521, 3]], "521 points"),
        ("shutbox", {"variant": "three-down"}, [[3, 5]], "3 points"),
        ("shutbox", {}, [[12, 12], [13, 12]], "at most the 12"),
        ("shutbox", {"players": 3}, [[12, 12, 20], [1, 2, 3]], "only players"),
        ("shutbox", {}, [[12, 13], [1, 2]], "is over"),
        ("shutbox", {}, [[12]], "each of 2 players"),
        ("shutbox", {}, [[12, True]], "each of 2 players"),
        ("tuki", {}, [[5, -19]], "-19 points"),
        ("tuki", {}, [[5, None]], "missing"),
        ("rolit", {}, [[60, 5]], "at most 64"),
        ("rolit", {"players": 4}, [[16, 16, 16, 15]], "is full"),
    ],
)
def test_what_cannot_be_is_refused_with_its_round(
    name: str, options: dict[str, Any], rounds: Sequence[Entered], why: str
) -> None:
    with pytest.raises(BadOption, match=why) as refused:
        game(name, **options).tally(rounds)
    assert refused.value.option == f"rounds[{len(rounds) - 1}]"

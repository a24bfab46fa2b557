"""Points by place, and what decides between equal points."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.table.places import places
from parlour.table.tournament.standings import Played, share, standings
from parlour.table.tournament.tournament import Match, NotPossible, Tournament

HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("scores", "winners", "best", "expected"),
    [
        ((3, 5), (1,), "high", (1, 0)),
        ((5, 3), (1,), "low", (1, 0)),
        ((5, 3), (1,), "high", (1, 0)),
        ((4, 4), (0, 1), "high", (0, 0)),
        ((10, 30, 20), (1,), "high", (2, 0, 1)),
        ((10, 30, 20), (0,), "low", (0, 2, 1)),
        ((10, 20, 20, 5), (3,), "low", (1, 2, 2, 0)),
        ((0, 9), (), "high", (1, 0)),
    ],
)
def test_winners_come_first_and_the_others_by_their_scores(
    scores: tuple[int, ...], winners: tuple[int, ...], best: str, expected: tuple[int, ...]
) -> None:
    assert places(scores, winners, best) == expected


def test_a_player_who_has_lost_on_time_is_last() -> None:
    assert places([1, 2], {0}, "low", {0}) == (1, 0)
    assert places([3, 1, 2], {1}, "low", {1}) == (1, 2, 0)
    assert places([0, 0, 0], {0, 1, 2}, "low", {0, 2}) == (1, 0, 1)
    assert places([2, 1], {1}, "low", set()) == (1, 0)


@given(st.lists(st.integers(0, 5), min_size=2, max_size=8))
def test_every_table_gives_half_a_point_for_each_seat(found: list[int]) -> None:
    shares = [share(found, seat) for seat in range(len(found))]
    assert sum(shares) == Fraction(len(found), 2) and all(0 <= each <= 1 for each in shares)


def test_a_win_is_a_point_a_tie_a_half_and_a_bye_a_win() -> None:
    found = standings(range(4), [Played((0, 1), (0, 1)), Played((2, 0), (0, 0))], [3])
    points = {each.person: each.points for each in found}
    assert points == {0: 1 + HALF, 1: 0, 2: HALF, 3: 1}
    assert [each.person for each in found] == [0, 3, 2, 1]


def test_those_whom_nothing_tells_apart_share_their_place() -> None:
    found = standings(range(4), [Played((0, 1), (0, 1)), Played((2, 3), (0, 1))], [])
    assert [(each.person, each.place) for each in found] == [(0, 1), (2, 1), (1, 3), (3, 3)]


def test_the_stronger_opponents_decide_and_then_those_who_were_beaten() -> None:
    tables = [Played((0, 1), (0, 1)), Played((2, 3), (0, 1)), Played((1, 3), (0, 1))]
    found = standings(range(4), tables, [])
    assert [each.person for each in found] == [0, 1, 2, 3]
    assert found[0].points == found[2].points == 1 and found[0].beaten > found[2].beaten


def test_at_a_table_of_four_places_are_shares() -> None:
    found = standings(range(4), [Played((3, 2, 1, 0), (0, 1, 1, 3))], [])
    assert [(each.person, each.points, each.wins) for each in found] == [
        (3, 1, 1),
        (1, HALF, 0),
        (2, HALF, 0),
        (0, 0, 0),
    ]


def test_nobody_joins_in_the_last_round_of_a_swiss_tournament() -> None:
    """New people play from the next round on, and after the last there is none."""
    asked = {"game": "rolit", "options": {}, "least": 2, "size": 2, "duplicate": False, "automatic": False, "host": ""}
    running = Tournament(name="cup", system="swiss", rounds=2, **asked)
    for person in range(4):
        running = running.joined(f"Player {person}", f"key {person}", person)
    for number in range(2):
        tables, byes = running.drawn()
        running = running.begun([Match(f"{number}-{at}", people) for at, people in enumerate(tables)], byes)
        if number == 0:
            assert running.joined("Late", "late", 9).people[-1].since == 1
            for match in running.played[-1].matches:
                running = running.decided(match.table, (0, 1), "")
    assert running.number == running.rounds and running.phase == "running"
    with pytest.raises(NotPossible) as refused:
        running.joined("Late", "late", 9)
    assert (refused.value.code, refused.value.why.id) == ("no_free_seat", "tournament-has-begun")

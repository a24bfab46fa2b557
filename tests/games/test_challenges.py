"""The challenges of the day, game by game. Consequences of the number of a day are tested in `tests/table/chance`."""

from __future__ import annotations

from datetime import date

import pytest
from numba import config

import parlour
from parlour.contract.challenge import Challenge, Day
from parlour.games import kind
from parlour.table.chance.days import Lot


def challenge(game: str, day: date) -> Challenge:
    found = kind(game).challenge(Day(day, Lot(b"the number of a day, 32 bytes...", game)))
    assert found is not None
    return found


def test_the_box_changes_with_the_day_of_the_week() -> None:
    week = [challenge("shutbox", date(2026, 11, day)) for day in range(16, 23)]  # from a Monday on
    games = [parlour.game("shutbox", **each.options).options_dict for each in week]
    assert [(each["tiles"], each["players"]) for each in games] == [(t, 1) for t in (9, 9, 10, 9, 10, 20, 20)]
    assert all(each.bots == () and each.start == "" for each in week)


def test_tuki_tuki_is_a_round_against_one_bot_and_has_a_par() -> None:
    found = challenge("tuki", date(2026, 11, 17))
    options = parlour.game("tuki", **found.options).options_dict
    assert (options["players"], options["rounds"], found.bots, found.par) == (2, 1, ("hard",), 7)


def test_rolit_is_a_position_of_the_engine_s() -> None:
    if config.DISABLE_JIT:
        with pytest.raises(NotImplementedError):  # engines are compiled only
            challenge("rolit", date(2026, 11, 17))
        return
    found = challenge("rolit", date(2026, 11, 17))
    state = parlour.game("rolit", **found.options).at(found.start)
    assert (state.actor, found.bots) == (0, ("perfect",)) and len(state.legal()) >= 4

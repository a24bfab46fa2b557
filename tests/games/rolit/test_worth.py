"""RO-11: the map of what hollows are worth is computed, and says what every player learns."""

from __future__ import annotations

import os
from xml.etree import ElementTree

import pytest

import parlour
from parlour import BadOption
from parlour.games.rolit import Rolit
from parlour.games.rolit.worth import WorthMap, worth

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def measured(games: int, **options: object) -> WorthMap:
    game = parlour.game("rolit", **options)
    assert isinstance(game, Rolit)
    return worth(game, games if COMPILED else 40, seed=1)


@pytest.mark.skipif(not COMPILED, reason="needs many games")
@pytest.mark.parametrize(
    "options", [{"size": 8}, {"size": 8, "players": 4}, {"size": 6, "players": 3}, {"preset": "reversi"}], ids=str
)
def test_ro_11_a_corner_is_worth_most_and_the_hollow_beside_it_costs(options: dict[str, object]) -> None:
    """RO-11"""
    found = measured(20_000, **options)
    rows, last = found.values, len(found.values) - 1
    corners = [rows[y][x] for y in (0, last) for x in (0, last)]
    others = [v for y, row in enumerate(rows) for x, v in enumerate(row) if v is not None and {x, y} - {0, last}]
    assert min(corners) > 0.05 > max(others)  # type: ignore[type-var]
    assert all(rows[y][x] < 0 for y in (1, last - 1) for x in (1, last - 1))  # type: ignore[operator]
    assert all(error < 0.02 for row in found.errors for error in row if error is not None)


def test_ro_11_every_hollow_but_the_first_four_has_a_worth() -> None:
    """RO-11"""
    found = measured(2_000, size=4)
    unknown = {(y, x) for y, row in enumerate(found.values) for x, value in enumerate(row) if value is None}
    assert unknown == {(1, 1), (1, 2), (2, 1), (2, 2)}
    assert found.games == (2_000 if COMPILED else 40)
    assert found.text().splitlines()[0].split() == ["a", "b", "c", "d"]
    assert found.text().count("·") == 4
    assert len(ElementTree.fromstring(found.svg()).findall("{http://www.w3.org/2000/svg}text")) == 12
    assert found._repr_svg_() == found.svg()


def test_ro_11_the_worth_of_all_hollows_evens_out() -> None:
    """RO-11: what one seat gains another loses; on 4×4 each seat fills six hollows in every game."""
    found = measured(2_000, size=4)
    values = [value for row in found.values for value in row if value is not None]
    assert sum(values) == pytest.approx(0, abs=1e-9)


def test_ro_11_in_reversi_too() -> None:
    """RO-11, RO-12: passes fill nothing."""
    found = measured(2_000, size=4, preset="reversi")
    assert all(value is None or -0.5 <= value <= 0.5 for row in found.values for value in row)
    assert measured(2_000, size=4, preset="reversi") == found, "same seed, same map"


@pytest.mark.parametrize(("games", "seed"), [(1, 0), (True, 0), (10, -1), (10, "x")])
def test_what_makes_no_sense_is_refused(games: int, seed: int) -> None:
    with pytest.raises(BadOption, match="must be a whole number"):
        worth(parlour.game("rolit"), games, seed)  # type: ignore[arg-type]

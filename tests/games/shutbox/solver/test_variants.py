"""Every variant by its name, on a box small enough for brute force in `Fraction`s: alone and for two seats."""

from fractions import Fraction
from typing import Any

import pytest

import parlour
from parlour.games.shutbox.presets import VARIANTS
from tests.cases import always
from tests.games.shutbox.solver.brute import exactly
from tests.games.shutbox.solver.test_in_turn import furthest

pytestmark = pytest.mark.once
SMALL: dict[str, dict[str, Any]] = {
    "classic": {"tiles": 4},
    "young": {"tiles": 4, "dice": 1},
    "solo": {"tiles": 4},
    "no-surprises": {"tiles": 3},
    "two-first": {"tiles": 4},
    "three-first": {"tiles": 4},
    "three-down": {"tiles": 6},
    "unlucky-seven": {"tiles": 7, "preshut": (2, 3, 4, 7)},
    "even-or-odd": {"tiles": 6},
    "two-ten": {"tiles": 10, "preshut": (1, 2, 3, 5, 6, 7, 9)},
    "sum-or-exact": {"tiles": 3},
    "digital": {"tiles": 3},
    "tournament": {"tiles": 3, "dice": 1, "until": "4 points"},
}
SLOW = {"classic", "even-or-odd", "tournament"}
FOR_TWO = always(*(SMALL.keys() - SLOW), of=[name for name in SMALL if name != "solo"])
AT_ONE_ROW = always(*(SMALL.keys() - SLOW), of=[name for name in SMALL if name not in ("solo", "young", "two-ten")])


def test_no_variant_is_left_out() -> None:
    assert SMALL.keys() == VARIANTS.keys()


@pytest.mark.parametrize("variant", FOR_TWO)
def test_two_seats_with_rows_of_their_own(variant: str) -> None:
    """A tie is broken on the rows as they stand (SB-13), in a match by one more game."""
    assert furthest(parlour.game("shutbox", variant=variant, first=0, **SMALL[variant])) < 1e-12


@pytest.mark.parametrize("variant", AT_ONE_ROW)
def test_two_seats_at_one_row(variant: str) -> None:
    """With one die, and after a tie one more game (SB-14). SB-21 and SB-29 need a row for each."""
    options = SMALL[variant] | {"dice": 1, "bust": 6 if variant == "unlucky-seven" else 0}
    assert furthest(parlour.game("shutbox", edition="tactica-shared", variant=variant, first=0, **options)) < 1e-12


@pytest.mark.parametrize("variant", SMALL)
def test_alone(variant: str) -> None:
    game = parlour.game("shutbox", players=1, variant=variant, **(SMALL[variant] | {"tie": "share"}))
    alone = {"until": "stop", "shut": "wins", "unplayed": "open", "lead": "stays"}
    one = parlour.game("shutbox", **(game.options_dict | alone))
    low = exactly(one.start(), lambda end: Fraction(end.scores[0]), min)
    shut = exactly(one.start(), lambda end: Fraction(int(end.over)), max)
    assert parlour.solve(game, "score", exact=True).expected_score == low
    assert parlour.solve(game, "shut", exact=True).shut_probability == shut
    assert parlour.solve(game, "score").expected_score == pytest.approx(float(low), rel=1e-12)
    assert parlour.solve(game, "shut").shut_probability == pytest.approx(float(shut), rel=1e-12)

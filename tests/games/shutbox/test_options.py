"""Options of Shut the Box that make no sense are refused, with a reason; those that do are settled."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import BadOption
from parlour.games.shutbox.options import DECLARED
from parlour.games.shutbox.presets import EDITIONS, VARIANTS
from tests.games.shutbox.everything import PRESETS, name

SENSELESS: list[tuple[dict[str, Any], str, str]] = [
    ({"variant": "two-ten", "players": 3}, "players", "two of the board’s four rows"),
    ({"players": 5}, "players", "from 1 to 4"),
    ({"edition": "twelve", "players": 13}, "players", "from 1 to 12"),
    ({"variant": "solo", "players": 2}, "players", "must be 1"),
    ({"variant": "two-ten", "edition": "nine"}, "variant", "own rows"),
    ({"variant": "young", "edition": "twelve"}, "order", "own rows"),
    ({"preshut": [11]}, "preshut", "not on the row"),
    ({"preshut": "0"}, "preshut", "not on the row"),
    ({"preshut": list(range(1, 11))}, "preshut", "nothing to shut"),
    ({"variant": "unlucky-seven", "tiles": 6}, "preshut", "not on the row"),
    ({"first_hit": 11}, "first_hit", "not on the row"),
    ({"variant": "two-first", "preshut": [2]}, "first_hit", "shut beforehand"),
    ({"variant": "two-first", "parity": "choice"}, "first_hit", "evens or odds"),
    ({"first_hit": 8, "dice": 1, "fewer_dice": "never"}, "first_hit", "no first roll"),
    ({"bust": 1, "fewer_dice": "never"}, "bust", "2 dice make 2 to 12"),
    ({"bust": 13}, "bust", "2 dice make 1 to 12"),
    ({"score": "digital", "variant": "two-ten"}, "score", "at most 12"),
    ({"tie": "roll", "edition": "tactica-shared"}, "tie", "own rows"),
    ({"tie": "roll", "variant": "tournament"}, "tie", "single game"),
    ({"unplayed": "nothing"}, "unplayed", "shut='counts'"),
    ({"unplayed": "nothing", "shut": "counts"}, "unplayed", "for matches"),
    ({"lead": "rotates"}, "lead", "single game"),
    ({"out": "last"}, "out", "one roll each"),
    ({"out": "last", "variant": "young", "until": "3 rounds"}, "out", "single game"),
    ({"out": "last", "variant": "young", "shut": "counts"}, "out", "a shut box wins"),
    ({"tiles": 1, "fewer_dice": "never"}, "tiles", "could shut any number"),
    ({"variant": "even-or-odd", "tiles": 1}, "tiles", "among the evens"),
    ({"edition": "thirteen"}, "edition", "tactica, tactica-shared, twelve, nine"),
    ({"tiles": 21}, "tiles", "from 1 to 20"),
    ({"tiles": "many"}, "tiles", "from 1 to 20"),
    ({"tiles": True}, "tiles", "from 1 to 20"),
    ({"dice": 0}, "dice", "from 1 to 4"),
    ({"preshut": 3}, "preshut", "flaps of the row"),
    ({"until": "Tuesday"}, "until", "points"),
    ({"until": "0 rounds"}, "until", "rounds"),
    ({"until": "5 weeks"}, "until", "rounds"),
    ({"until": True}, "until", "rounds"),
    ({"first": 2}, "first", "from 0 to 1"),
    ({"first": "me"}, "first", "'rules'"),
    ({"flaps": 3}, "flaps", "its options are"),
]


@pytest.mark.parametrize(
    ("options", "at_fault", "reason"), SENSELESS, ids=lambda v: str(v) if isinstance(v, dict) else ""
)
def test_senseless_options_are_refused_with_a_reason(options: dict[str, Any], at_fault: str, reason: str) -> None:
    with pytest.raises(BadOption) as refusal:
        parlour.game("shutbox", **options)
    assert refusal.value.option == at_fault
    assert reason in str(refusal.value)
    assert isinstance(refusal.value, ValueError)


def test_options_make_the_same_game_again() -> None:
    """Also after a trip through JSON, and as text."""
    for options in PRESETS:
        game = parlour.game("shutbox", **options)
        assert game.options_dict == options, name(options)
        assert parlour.game("shutbox", **json.loads(json.dumps(options))) == game, name(options)
        assert parlour.game("shutbox", **{key: _text(value) for key, value in options.items()}) == game, name(options)


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def test_a_variant_is_a_line_of_options() -> None:
    """SB-33: every preset can be given option by option."""
    names = {option.name for option in DECLARED}
    for edition, line in EDITIONS.items():
        for variant, more in VARIANTS.items():
            assert set(line) | set(more) <= names
            rows = {"rows": "own"} if variant in ("young", "two-ten") else {}
            named = parlour.game("shutbox", edition=edition, variant=variant, **rows).options_dict
            spelled = parlour.game("shutbox", edition=edition, **{**line, **more, **rows}).options_dict
            assert {**named, "variant": "classic"} == spelled or named["until"] == "5 rounds"


def test_points_may_be_given_as_a_number() -> None:
    assert parlour.game("shutbox", edition="twelve", until=50).options.until == "50 points"


@given(
    st.sampled_from([option.name for option in DECLARED]),
    st.one_of(st.none(), st.text(), st.integers(), st.floats(), st.lists(st.integers())),
)
def test_any_value_for_an_option_is_taken_or_refused_by_name(option: str, value: object) -> None:
    try:
        parlour.game("shutbox", **{option: value})
    except BadOption as refusal:
        assert refusal.option in {known.name for known in DECLARED}


def test_unknown_game() -> None:
    with pytest.raises(parlour.UnknownGame, match="shutbox"):
        parlour.game("chess")

"""Shut the Box keeps the contract, for every edition, variant and player count."""

from typing import Any

import pytest

import parlour
from parlour.conformance import check
from tests.cases import SLOW_TO_COMPILE
from tests.games.shutbox.everything import PRESETS, name


def is_long(options: dict[str, Any]) -> bool:
    """More than two players; the most there can be are short only in the classic game of each edition."""
    return bool(options["players"] > 2 and (options["players"] < 12 or options["variant"] != "classic"))


def marks(number: int, options: dict[str, Any]) -> Any:
    """Every second of the short ones where the compiler must start: the oracle meets all of them."""
    return pytest.mark.long if is_long(options) else SLOW_TO_COMPILE if number % 2 else ()


CASES = [
    pytest.param(options, id=name(options), marks=marks(number, options)) for number, options in enumerate(PRESETS)
]


@pytest.mark.parametrize("options", CASES)
def test_conformance(options: dict[str, Any]) -> None:
    game = parlour.game("shutbox", **options)
    report = check(game, games=1 if game.options.match or game.players > 4 else 2, seed=5)
    assert report.positions > report.chance_nodes > 0


@pytest.mark.parametrize(
    ("text", "reads"),
    [
        ("8+1", "1+8"),
        (" 1 + 8 ", "1+8"),
        ("3-6", "6-3"),
        ("ROLL  2", "roll 2"),
        ("First: 3", "first:3"),
        ("EVEN", "even"),
    ],
)
def test_notation_is_read_generously(text: str, reads: str) -> None:
    assert str(parlour.game("shutbox").start().read(text)) == reads


@pytest.mark.parametrize("text", ["", "7-1", "1-2-3-4-5", "roll 5", "first:7", "1++2", "one", "1+٣", "9" * 500])
def test_what_is_no_notation_says_how_it_is_written(text: str) -> None:
    with pytest.raises(parlour.BadNotation, match="a roll is written"):
        parlour.game("shutbox").start().play(text)


@pytest.mark.parametrize(
    ("steps", "wrong", "why"),
    [
        ([], "6-3", "one die for the first turn"),
        (["first:6", "first:1"], "9", "about to roll 2 dice"),
        (["first:6", "first:1", "6-3"], "6-3", "seat 0’s decision"),
        (["first:6", "first:1", "6-3"], "roll 1", "which numbers to shut with the roll 6-3"),
        (["first:6", "first:1", "6-3"], "11", "not on the row"),
        (["first:6", "first:1", "6-3", "9", "6-3"], "9", "9 is not open"),
        (["first:6", "first:1", "6-4", "10", "6-3", "9", "6-2", "8", "6-1", "7"], "roll 3", "there are 2"),
        (["first:6", "first:1", "6-4", "10", "6-3", "9", "6-2", "8", "6-1", "7"], "even", "how many dice"),
        (
            ["first:6", "first:1", "6-4", "10", "6-3", "9", "6-2", "8", "6-1", "7", "roll 1"],
            "6-6",
            "about to roll 1 die",
        ),
    ],
)
def test_refusals_say_what_the_rules_allow_instead(steps: list[str], wrong: str, why: str) -> None:
    state = parlour.game("shutbox").start()
    for step in steps:
        state = state.play(step)
    with pytest.raises(parlour.IllegalMove, match=why) as refusal:
        state.play(wrong)
    assert refusal.value.allowed == state.allowed()


def test_other_decisions_are_refused_by_name() -> None:
    with pytest.raises(parlour.IllegalMove, match="between evens and odds"):
        parlour.game("shutbox", variant="even-or-odd", first=0).start().play("1")
    solo = parlour.game("shutbox", variant="solo").start().play("1-1").play("2").play("1-1")
    with pytest.raises(parlour.IllegalMove, match="another game"):
        solo.play("1")
    with pytest.raises(parlour.IllegalMove, match="over"):
        solo.play("stop").play("again")


def test_the_first_version_of_the_rules_is_still_known() -> None:
    game = parlour.game("shutbox", variant="tournament")
    kind = type(game).under("shutbox/1")
    assert kind is not None
    former = kind.make({"variant": "tournament", "unplayed": "play_on"})
    assert former.rules == "shutbox/1" != game.rules
    assert former.renewed() == game

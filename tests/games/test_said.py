"""The games' descriptions of their steps and turns: every surface repeats them."""

from typing import Any

import pytest

import parlour
from parlour.speech.languages import COMPLETE, PLAIN, speak
from parlour.speech.message import Message, Player, listed

NAMES = ("Ada", "Ben")

SAID: list[tuple[str, dict[str, Any], list[tuple[str, str, str, str]]]] = [
    (
        "shutbox",
        {"edition": "nine", "tiles": 9, "players": 2, "first": 0, "fewer_dice": "choice"},
        [
            ("6-3", "Ada: roll the dice.", "6 · 3", "Ada rolls 6 · 3."),
            ("9", "Ada: shut flaps that add up to 9.", "shut 9", "Ada shuts 9."),
            ("5-3", "Ada: roll the dice.", "5 · 3", "Ada rolls 5 · 3."),
            ("1+7", "Ada: shut flaps that add up to 8.", "shut 1 and 7", "Ada shuts 1 and 7."),
        ],
    ),
    (
        "tuki",
        {"rounds": 1},
        [
            ("7", "The table is about to draw.", "7", "The discard pile starts with 7."),
            ("open a1", "Ada: open one of your cards.", "open a1", "Ada opens a1."),
            ("parrot", "Ada: turn the card over.", "the parrot", "Ada turns over the parrot."),
        ],
    ),
    (
        "rolit",
        {"size": 6},
        [
            (
                "first:green",
                "Ada: roll the ball. The colour on top starts.",
                "green",
                "The ball shows green: Ben starts.",
            ),
            ("b2", "Ben (green): you must capture.", "b2, turns 1", "Ben plays b2. One ball turns."),
        ],
    ),
]


@pytest.mark.parametrize(("name", "options", "steps"), SAID, ids=[name for name, _, _ in SAID])
def test_turns_and_steps_in_english(name: str, options: dict[str, Any], steps: list[tuple[str, str, str, str]]) -> None:
    state = parlour.game(name, **options).start()
    for text, prompt, label, described in steps:
        step = state.read(text)
        assert PLAIN.tell(state.prompt(), NAMES) == prompt
        assert PLAIN.tell(state.label(step), NAMES) == label
        assert PLAIN.tell(state.describe(step), NAMES) == described
        state = state.play(step)


def test_a_shut_box_is_told_as_such_and_another_win_by_the_winner() -> None:
    state = parlour.game("shutbox", edition="nine", tiles=2, players=2, dice=1, first=0).start()
    for text in ("2", "2", "1", "1"):
        state = state.play(text)
    assert state.over and PLAIN.tell(state.prompt(), NAMES) == "Ada shuts the box and wins!"
    over = parlour.game("rolit", size=4, first=0).start()
    while not over.over:
        over = over.play(over.legal()[0])
    winners = " and ".join(NAMES[seat] for seat in over.winners)
    assert PLAIN.tell(over.prompt(), NAMES) in (f"{winners} wins!", f"{winners} share the win.")


def test_alone_nobody_wins() -> None:
    """The open flaps are told; a shut box as such; a game without words of its own tells its score."""
    start = parlour.game("shutbox", edition="nine", tiles=2, players=1, dice=1, until="game").start()
    left, shut = start.play("2").play("2").play("3"), start.play("2").play("2").play("1").play("1")
    assert left.over and PLAIN.tell(left.prompt(), NAMES) == "1 left."
    assert shut.over and PLAIN.tell(shut.prompt(), NAMES) == "Ada shuts the box!"
    for language in COMPLETE:
        assert "1" in speak(language).tell(left.prompt(), NAMES), language
    assert PLAIN.tell(Message("result-alone", {"score": 7})) == "Score: 7."


def test_players_are_named_wherever_they_stand_and_numbered_without_a_name() -> None:
    shared = Message("result-shared", {"names": listed([Player(0), Player(1), Player(2)])})
    assert PLAIN.tell(shared, ("Ada", "")) == "Ada, Player 2 and Player 3 share the win."
    assert str(shared) == "Player 1, Player 2 and Player 3 share the win."
    assert shared.to_json()["arguments"]["names"]["arguments"] == {
        "first": [{"seat": 0}, {"seat": 1}],
        "last": {"seat": 2},
    }
    assert "\u2068Ada\u2069" in speak("he").tell(Message("result-winner", {"name": Player(0)}), ("Ada",))

"""Errors say what is wrong as data: in English for programs, in every language for people, and only when asked."""

import pickle
import subprocess
import sys

import numpy as np
import pytest

import parlour
from parlour.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    IllegalMove,
    ParlourError,
    RecordBusy,
    UnknownGame,
    Unsupported,
    what_is_wrong,
)
from parlour.speech.languages import speak
from parlour.speech.message import Message

MUST = Message("option-must", {"allowed": Message("option-one-of", {"values": ("4", "6", "8")})})
ERRORS = [
    (UnknownGame("go", ("rolit", "tuki")), "there is no game 'go'; the games are rolit, tuki"),
    (BadOption("size", 5, MUST), "option size=5: must be one of 4, 6, 8"),
    (IllegalMove("d9", Message("play-over")), "'d9' is not possible: the game is over"),
    (
        IllegalMove("d9", Message("play-over"), position=Message("tuki-waits-lot"), allowed=["a1", "b2"]),
        "'d9' is not possible at a draw decides who starts: the game is over; allowed: a1, b2",
    ),
    (BadNotation("x", "write it well"), "'x' is not possible: write it well"),
    (BadRecord(Message("record-no-line"), 3), "line 3: there is no complete line"),
    (BadRecord(Message("record-no-line")), "there is no complete line"),
    (RecordBusy(Message("server-bug")), "this should not have happened; the server’s log says more"),
    (Unsupported(Message("cannot-play-format")), "this table is of the older format parlour/1"),
]


@pytest.mark.parametrize(("error", "said"), ERRORS, ids=lambda each: type(each).__name__)
def test_an_error_is_said_in_plain_english_and_survives_pickling(error: ParlourError, said: str) -> None:
    assert str(error).startswith(said)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.message) == (type(error), str(error), error.message)
    assert said in repr(error)


@pytest.mark.parametrize(("error", "said"), ERRORS[:5], ids=lambda each: type(each).__name__)
def test_an_error_is_said_in_the_language_of_the_person(error: ParlourError, said: str) -> None:
    told = speak("he").tell(error.message)
    assert any("א" <= letter <= "ת" for letter in told)
    assert said not in told


def test_the_attributes_carry_the_same_facts() -> None:
    with pytest.raises(BadOption) as bad:
        parlour.game("rolit", size=5)
    assert (bad.value.option, bad.value.value, bad.value.allowed) == ("size", 5, "must be one of 4, 6, 8")
    state = parlour.game("tuki").start()
    with pytest.raises(IllegalMove) as illegal:
        state.play("open a1")
    assert illegal.value.given == "open a1"
    assert illegal.value.position == state.headline() == str(state.standing())
    assert illegal.value.reason.startswith("the cards are being dealt")
    assert illegal.value.allowed == state.allowed()


@pytest.mark.parametrize("name", ["shutbox", "tuki", "rolit"])
def test_what_is_no_notation_is_refused_with_the_position_and_what_is_allowed(name: str) -> None:
    state = parlour.game(name).start()
    with pytest.raises(BadNotation) as bad:
        state.play("zzz")
    assert bad.value.given == "zzz" and bad.value.reason
    assert bad.value.position == state.headline()
    assert bad.value.allowed == state.allowed() != ()


def test_numbers_may_be_those_of_numpy() -> None:
    game = parlour.game("rolit", size=np.int64(6), players=np.int32(3), first=np.uint8(2))
    assert game == parlour.game("rolit", size=6, players=3, first=2)
    assert all(type(value) is not np.int64 for value in game.options_dict.values())
    assert len(parlour.simulate(game, np.int64(5), seed=np.uint32(1)).lengths) == 5
    for wrong in (np.True_, np.float64(6), True, 6.0):
        with pytest.raises(BadOption):
            parlour.game("rolit", players=wrong)


def test_many_allowed_moves_are_counted() -> None:
    error = IllegalMove("z", Message("play-over"), allowed=map(str, range(50)))
    assert str(error).endswith("38, 39… (50 in all)")


def test_the_clause_of_an_error_fits_into_another_sentence() -> None:
    assert str(what_is_wrong(BadRecord(Message("record-no-line"), 3))) == "there is no complete line"
    assert str(what_is_wrong(BadOption("size", 5, MUST))) == "option size=5: must be one of 4, 6, 8"


def test_a_message_holds_messages_and_lists_and_is_plain_data() -> None:
    red = Message("rolit-colour-red")
    message = Message("rolit-no-capture", {"hollow": "d3", "colour": red, "hollows": ("a1", "b2")})
    assert str(message) == "d3 captures nothing, and red can capture and so must: at a1, b2"
    assert message.to_json() == {
        "id": "rolit-no-capture",
        "arguments": {"hollow": "d3", "colour": {"id": "rolit-colour-red", "arguments": {}}, "hollows": ["a1", "b2"]},
    }
    assert "\u2068red\u2069" in speak("en").tell(message) and "אדום" in speak("he").tell(message)


def test_a_game_outside_the_package_brings_its_own_words() -> None:
    error = BadNotation("x", Message.plain("write roll or stop"))
    assert str(error) == "'x' is not possible: write roll or stop"
    assert "write roll or stop" in speak("he").tell(error.message)


def test_raising_says_nothing_yet() -> None:
    """No Fluent is loaded before somebody asks what is wrong."""
    program = """
import sys, parlour
try:
    parlour.game("rolit", size=5)
except parlour.BadOption as error:
    assert "fluent" not in str(sorted(sys.modules)), "raised"
    assert str(error) and "fluent" in str(sorted(sys.modules))
"""
    subprocess.run([sys.executable, "-c", program], check=True)

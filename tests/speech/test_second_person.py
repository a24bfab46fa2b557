"""The reader's own seat is spoken to, in every language: a pronoun never stands where a sentence wants a name."""

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.speech.test_languages import messages, variables

from parlour.contract.lesson import LEARNER, course
from parlour.games import kind, names
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message, Player
from parlour.terminal.learning import Learning
from parlour.terminal.telling.learner import newcomer

NAME = "Zzyzx"
"""A name that stands in no sentence by itself."""
OF_A_SEAT = re.compile(r"(shutbox|tuki|rolit)-(log|turn|result)-|play-turn|turn-wait-roll|result-winner|board-")
ADDRESSED = re.compile(rf"{NAME}\s*[:(]")
"""Messages that begin so are labels, or address a player; pages put *Your turn* in place of the name."""
AGREE = [code for code in COMPLETE if code not in ("da", "sv")]
"""Languages in which verbs change with the person."""
CONJUGATED = (
    "board-lost-roll",
    "board-box-shut",
    "board-ending",
    "result-winner",
    "shutbox-result-outright",
    "shutbox-log-roll",
    "tuki-log-stock",
    "rolit-log-place",
)
"""Messages with a verb whose form for *you* differs in all of these."""
FACTS: dict[str, Any] = {
    "face": 4,
    "roll": "6 · 3",
    "numbers": "9",
    "dice": 2,
    "card": "7",
    "slot": "a1",
    "parrot": "b2",
    "colour": "red",
    "hollow": "c1",
    "captures": 3,
    "total": 9,
    "why": "closed",
    "open": "1",
    "score": 1,
    "hidden": 2,
}


def of_a_seat(language: str) -> dict[str, set[str]]:
    """The messages about somebody's step, turn, result or board, with their arguments."""
    found = {}
    for file in ("table.ftl", "boards.ftl"):
        known = messages(language, file)
        taken = {id: variables(pattern, known) for id, pattern in known.items() if "." not in id and pattern}
        found |= {id: each for id, each in taken.items() if "name" in each and OF_A_SEAT.match(id)}
    return found


def said(language: str, id: str, name: str, wanted: set[str]) -> str:
    facts = {each: FACTS[each] for each in wanted - {"name"}}
    return speak(language, isolating=False).say(id, name=name, **facts)


@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_said_of_a_seat_can_be_said_to_the_one_who_sits_there(language: str) -> None:
    known = of_a_seat(language)
    assert len(known) > 30
    speech = speak(language)
    without = {id for id, wanted in known.items() if not ADDRESSED.match(said(language, id, NAME, wanted))}
    assert not {id for id in without if not speech.knows(f"{id}.you")}
    assert not {id for id, wanted in known.items() if NAME in said(language, f"{id}.you", NAME, wanted)}


@pytest.mark.parametrize("language", AGREE)
@pytest.mark.parametrize("id", CONJUGATED)
def test_no_pronoun_stands_beside_the_verb_of_a_name(language: str, id: str) -> None:
    wanted, pronoun = of_a_seat(language)[id], speak(language).say("web-lesson-you")
    assert said(language, f"{id}.you", NAME, wanted) != said(language, id, pronoun, wanted)


def happened(game: str) -> Iterator[tuple[Message, int | None]]:
    """Every step of every way through a lesson, as it is told, and whose it is."""
    moments = course(kind(game).lesson())
    for moment in moments:
        for to in moment.on.values():
            before = moment.state
            for frame in moments[to].frames:
                if frame.step:
                    yield before.describe(before.read(frame.step)), frame.seat
                before = frame.state
        yield moment.task.say, None
        if moment.task.otherwise:
            yield moment.task.otherwise, None
    yield moments[-1].state.prompt(), LEARNER
    yield moments[-1].state.result(), LEARNER


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", names())
def test_no_sentence_of_a_lesson_has_the_learner_for_a_name(game: str, language: str) -> None:
    speech, seats = speak(language, isolating=False), (NAME, "Bot")
    steps = [*happened(game)]
    assert any(seat == LEARNER for _, seat in steps)
    for message, _ in steps:
        text = speech.tell(message, seats, LEARNER)
        assert NAME not in text
        if Player(LEARNER) in message.arguments.values():
            assert NAME in speech.tell(message, seats) and text != speech.tell(message, seats)


def test_others_keep_their_names() -> None:
    won = Message("result-winner", {"name": Player(1)})
    assert speak("en", isolating=False).tell(won, ("Ada", "Bot"), LEARNER) == "Bot wins!"


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", names())
def test_the_terminal_speaks_to_the_learner(game: str, language: str) -> None:
    """Its boards have the name of the seat, and no sentence has."""
    speech, sink = speak(language, isolating=False), io.StringIO()
    learner = newcomer(game)
    assert Learning(learner, io.StringIO("show\n" * 20), sink, speech).run()
    name = learner.names(speech)[LEARNER]
    told = [
        line for line in sink.getvalue().splitlines() if line.startswith(name) and line.rstrip().endswith((".", "!"))
    ]
    assert told == []


@pytest.mark.parametrize(
    ("language", "roll", "shut"),
    [
        ("en", "You roll 6 · 3.", "You shut 9."),
        ("de", "Du würfelst 6 · 3.", "Du schließt 9."),
        ("fr", "Tu fais 6 · 3.", "Tu fermes 9."),
        ("he", "הטלתם 6 · 3.", "סגרתם 9."),
    ],
)
def test_the_first_steps_of_a_lesson(language: str, roll: str, shut: str) -> None:
    sink = io.StringIO()
    Learning(newcomer("shutbox"), io.StringIO("\n9\nquit\n"), sink, speak(language, isolating=False)).run()
    assert roll in sink.getvalue() and shut in sink.getvalue()

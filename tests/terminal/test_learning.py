"""Every lesson is learned to its end in the terminal, by doing what it asks or by being shown, in every language."""

import io
import sys

import pytest

from parlour.contract.lesson import Moment, course
from parlour.games import kind, names
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message
from parlour.terminal.commands import main
from parlour.terminal.learning import Learning
from parlour.terminal.telling.learner import newcomer


def learned(game: str, answers: str, language: str = "en") -> tuple[bool, str]:
    """Whether the lesson came to its end with these lines, and what was said."""
    sink = io.StringIO()
    learning = Learning(newcomer(game), io.StringIO(answers), sink, speak(language, isolating=False))
    return learning.run(), sink.getvalue()


def way(game: str) -> list[Moment]:
    """The moments that a learner comes through who takes the first way on."""
    moments = course(kind(game).lesson())
    found = [moments[0]]
    while found[-1].on:
        found.append(moments[next(iter(found[-1].on.values()))])
    return found


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_learned_by_doing_what_it_asks(game: str) -> None:
    moments = way(game)
    answers = "".join(f"{next(iter(moment.on))}\n" for moment in moments[:-1])
    ended, said = learned(game, answers)
    assert ended
    for number, moment in enumerate(moments, start=1):
        assert f"{number}/{len(moments)}  {moment.task.say}" in said


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", names())
def test_a_lesson_is_shown_in_every_language(game: str, language: str) -> None:
    ended, said = learned(game, "show\n" * len(way(game)), language)
    assert ended
    assert speak(language, isolating=False).tell(way(game)[-1].task.say) in said


def test_other_moves_are_answered_and_one_can_go_back() -> None:
    ended, said = learned("shutbox", "\nnonsense\n10\nback\n\n9\n\nroll 2\nquit\nnever read\n")
    assert not ended
    assert said.count("1/8") == 2 and said.count("2/8") == 2
    assert str(Message("lesson-shutbox-die.otherwise")) in said
    assert "never read" not in said


def test_a_refusal_counts_players_as_the_board_does() -> None:
    """The learner is Player 1 on the board, and not seat 0."""
    _, said = learned("shutbox", "\n9\n\n1\nquit\n")
    assert "seat 1 now decides how many dice to throw" in said and "seat 0" not in said


def test_the_input_may_end() -> None:
    assert learned("rolit", "show\n")[0] is False


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("show\n" * 20))
    assert main(["learn", "rolit"]) == 0
    assert "parlour play rolit" in capsys.readouterr().out
    assert main(["learn", "chess"]) == 2

"""Lessons: each follows the rules from its first sentence to its last, and says what is on the board."""

import re

import pytest

import parlour
from parlour.contract.lesson import LEARNER, Moment, TooLong, course, look, move, scene
from parlour.contract.state import CHANCE
from parlour.games import kind, names
from parlour.speech.catalogue import ids
from parlour.speech.message import Message

MOST_TASKS = 15
"""At about four seconds each, a minute."""


def moments(game: str) -> tuple[Moment, ...]:
    return course(kind(game).lesson())


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_lesson_that_is_won(game: str) -> None:
    found = moments(game)
    assert 8 <= max(each.number for each in found) + 1 <= MOST_TASKS
    ends = [each for each in found if not each.on]
    assert ends and all(each.state.winners == (LEARNER,) for each in ends)


@pytest.mark.parametrize("game", names())
def test_every_moment_is_reached_and_every_frame_follows_from_the_one_before(game: str) -> None:
    found = moments(game)
    assert {0} | {to for each in found for to in each.on.values()} == set(range(len(found)))
    for each in found:
        for step, to in each.on.items():
            state = each.state
            for frame in found[to].frames:
                if not frame.step:
                    continue  # the beginning of a scene
                assert frame.chance == (state.actor == CHANCE)
                state = state.play(frame.step)
                assert state == frame.state
            assert each.task.deed != "move" or step in each.state.allowed()


@pytest.mark.parametrize("game", names())
def test_a_move_that_does_not_lead_on_is_answered(game: str) -> None:
    for each in moments(game):
        if each.task.deed == "move" and set(each.on) != set(each.state.allowed()):
            assert each.task.otherwise is not None, each.task.say


@pytest.mark.parametrize("game", names())
def test_every_sentence_of_a_lesson_is_said(game: str) -> None:
    said = {message.id for each in moments(game) for message in (each.task.say, each.task.otherwise) if message}
    assert {id.partition(".")[0] for id in said} == set(ids(f"lesson-{game}-"))


def test_figures_in_the_last_sentences_are_those_of_the_board() -> None:
    for game in ("tuki", "rolit"):
        last = moments(game)[-1]
        figures = re.findall(r"\d+", str(last.task.say))
        assert list(map(str, last.state.scores)) == figures


def test_the_hollow_that_turns_four_is_the_only_one() -> None:
    asked = next(each for each in moments("rolit") if each.task.say.id == "lesson-rolit-most")
    captures = {each["move"]: len(each["captures"]) for each in asked.state.view()["moves"]}  # type: ignore
    assert [hollow for hollow, count in captures.items() if count == 4] == list(asked.on) == ["c1"]
    assert max(captures.values()) == 4


def test_any_legal_move_leads_on_where_none_is_asked_for() -> None:
    start = kind("rolit").make({"size": 4, "first": 0}).start()
    say = Message.plain("Go on.")
    found = course([scene(start, (), move(say), look(say))])
    assert tuple(found[0].on) == start.allowed()
    assert [each.number for each in found] == [0, *[1] * len(start.legal())]


def test_a_lesson_has_a_bound() -> None:
    """If every move led on, eight tasks would be hundreds of thousands of moments."""
    start = parlour.game("rolit", first=0).start()
    tasks = [move(Message.plain("anything")) for _ in range(8)]
    with pytest.raises(TooLong):
        course([scene(start, (), *tasks, look(Message.plain("done")))])

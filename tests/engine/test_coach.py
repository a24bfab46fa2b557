"""The coach's words: each strength says what it may and no more, in numbers that advice gives."""

from typing import get_args

import pytest

import parlour
from parlour.contract.engine import Answer, Unit, Valued
from parlour.contract.state import State
from parlour.engine.advice import judged as asked
from parlour.engine.coach import GOOD, Strength, counsel, shown
from parlour.speech.languages import COMPLETE, speak
from parlour.table.verify import STRENGTHS

START = parlour.game("rolit", size=4, first=0).start()
START = START.play(START.legal()[0])
START = START.play(START.legal()[0])


def judged(unit: Unit, *worth: float, exact: bool = True, lead: tuple[float, ...] = ()) -> tuple[State[object], Answer]:
    """A position of Rolit whose moves are said to be worth this to the seat that moves."""
    moves, seat = START.legal(), START.actor
    assert len(moves) == len(worth) and seat is not None
    leads = [(each, -each) if seat == 0 else (-each, each) for each in lead] or [()] * len(moves)
    both = [(each, 1 - each) if seat == 0 else (1 - each, each) for each in worth]
    error = 0.0 if exact else 0.001
    steps = (Valued(*each, exact, error) for each in zip(moves, both, leads, strict=True))
    return START, Answer(tuple(steps), 0, False, unit)


def said(strength: str, unit: Unit, *worth: float, exact: bool = True, lead: tuple[float, ...] = ()) -> list[str]:
    state, found = judged(unit, *worth, exact=exact, lead=lead)
    speech = speak("en", isolating=False)
    return [speech.tell(each) for each in counsel(state, strength, found).said]


def test_the_strengths_are_those_of_records() -> None:
    assert get_args(Strength) == STRENGTHS


LABELS = [speak("en", isolating=False).tell(START.label(move)) for move in START.legal()]


def test_each_strength_says_more() -> None:
    worth = (0.5, 0.494, 0.45, 0.2)
    first, second, third, last = LABELS
    choices = "You have 4 moves to choose from."
    stake = "Chance to win: best move 50%, worst move 20%"
    assert said("remind", "win", *worth) == [choices, stake]
    assert said("suggest", "win", *worth) == [f"Good moves: {first} / {second}", stake]
    best = [f"Best: {first}. Chance to win: 50%", f"Next best: {second}, 49%", "Worked out exactly."]
    assert said("tell", "win", *worth) == best
    assert said("tell", "win", 0.6, 0.1, 0.3, 0.7, exact=False, lead=(1, -2.26, 0, 3)) == [
        f"Best: {last}. Chance to win: 70%",
        "Lead at the end: 3",
        f"Next best: {first}, 60%",
        "Lead at the end: 1",
        "Estimated.",
    ]
    assert third not in str(said("tell", "win", *worth))


def test_a_reminder_names_no_move() -> None:
    for unit in ("win", "score"):
        text = str(said("remind", unit, 0.9, 0.1, 0.2, 0.3))
        assert not [label for label in LABELS if label in text]
        state, found = judged(unit, 0.9, 0.1, 0.2, 0.3)
        told = counsel(state, "remind", found)
        assert (told.good, told.best) == ((), None)


@pytest.mark.parametrize("unit", ["win", "score"])
def test_good_is_what_loses_less_than_the_margin(unit: Unit) -> None:
    margin = GOOD[unit]
    state, found = judged(unit, 1.0, 1 - 0.99 * margin, 1 - 1.01 * margin, 0)
    assert counsel(state, "suggest", found).good == state.legal()[:2]
    assert counsel(state, "suggest", found).best is None


def test_low_scores_are_good_where_they_are() -> None:
    state = parlour.game("shutbox", players=1).start()
    state = state.play(next(outcome for outcome, _ in state.chances() if str(outcome) == "6-3"))
    found = asked(state)
    order = found.ranked(0)
    told = counsel(state, "suggest", found)
    assert told.good[0] == order[0].move and order[0].worth > order[-1].worth
    assert all(order[0].worth[0] - each.worth[0] < GOOD["score"] for each in order if each.move in told.good)
    stake = told.said[1]
    assert stake.id == "coach-stake-score" and stake.arguments["best"] < stake.arguments["worst"]  # type: ignore[operator]


def test_moves_that_are_all_the_same() -> None:
    same = "All moves are worth the same."
    worth = (0.5, 0.501, 0.5, 0.499)
    assert said("remind", "win", *worth) == ["You have 4 moves to choose from.", same]
    assert said("suggest", "win", *worth) == [same]
    assert said("tell", "win", *worth, exact=False) == [same, "Estimated."]
    for strength in STRENGTHS:
        state, found = judged("win", *worth)
        told = counsel(state, strength, found)
        assert (told.good, told.best) == ((), None), "no star stands anywhere"


def test_what_is_shown_apart_may_still_be_the_same() -> None:
    """A hair above and a hair below the point at which a number is rounded up."""
    assert said("tell", "win", 0.52501, 0.52499, 0.525, 0.525) == [
        "All moves are worth the same.",
        "Worked out exactly.",
    ]


def test_some_moves_are_equally_good() -> None:
    first, second, third, last = LABELS
    assert said("tell", "score", 2, -3, 2.01, -8) == [
        f"Equally good: {third} / {first}. Score at the end: 2",
        f"Next best: {second}, -3",
        "Worked out exactly.",
    ]
    state, found = judged("score", 2, -3, 2.01, -8)
    told = counsel(state, "tell", found)
    assert told.best is None and set(told.good) == {state.legal()[0], state.legal()[2]}
    assert said("tell", "score", 2, -3, 2.2, -8)[0] == f"Best: {third}. Score at the end: 2.2"
    assert last not in str(said("tell", "score", 2, -3, 2, -8))


def test_the_lead_decides_between_moves_that_win_alike() -> None:
    _, second, third, _ = LABELS
    won = {"lead": (2.0, 9.0, 4.0, 1.0)}
    told = said("tell", "win", 1, 1, 1, 1, **won)
    assert told[:2] == [f"Best: {second}. Chance to win: 100%", "Lead at the end: 9"]
    assert told[-3:-1] == [f"Next best: {third}, 100%", "Lead at the end: 4"]
    assert said("suggest", "win", 1, 1, 1, 1, **won) == [
        f"Good moves: {second}",
        "Lead at the end: best move 9, worst move 1",
    ]


def test_estimates_that_differ_by_less_than_their_errors_are_equal() -> None:
    state, found = judged("win", 0.6, 0.58, 0.3, 0.2, exact=False)
    assert counsel(state, "tell", found).best == state.legal()[0]
    rough = Answer(tuple(each._replace(error=0.03) for each in found.steps), 0, True)
    assert counsel(state, "tell", rough).best is None
    assert [each.move for each in rough.equal(int(state.actor or 0))] == list(state.legal()[:2])


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_first_card_of_tuki_tuki_is_any(strength: str) -> None:
    state = parlour.game("tuki", rounds=1, first=0).start().play("7")
    told = counsel(state, strength, asked(state))
    assert len(state.legal()) == 8
    assert "coach-same" in [each.id for each in told.said] and (told.good, told.best) == ((), None)
    assert not [each for each in told.said if each.id.startswith(("coach-best", "coach-equal", "coach-next"))]


def test_a_position_that_nobody_can_judge() -> None:
    for strength in STRENGTHS:
        told = counsel(START, strength, None)
        assert [each.id for each in told.said] == ["coach-choices", "coach-cannot"]
        assert (told.good, told.best) == ((), None)


def test_one_move_needs_no_advice() -> None:
    state: State[object] = START
    while len(state.legal()) != 1:
        state = state.play(state.legal()[-1])
    for strength in STRENGTHS:
        told = counsel(state, strength, None)
        assert [(each.id, each.arguments) for each in told.said] == [("coach-choices", {"count": 1})]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_says_it_whole(language: str) -> None:
    speech = speak(language, isolating=False)
    for unit in ("win", "score"):
        for worth in ((12.25, 3, -4, 5), (7, 7, 1, 0), (1, 1, 1, 1)):
            state, found = judged(unit, *worth, lead=(3, 2, 1, 0))
            for message in (each for strength in STRENGTHS for each in counsel(state, strength, found).said):
                assert "{" not in speech.tell(message) and "coach" not in speech.tell(message)


def test_halves_are_rounded_upward() -> None:
    assert [shown(worth, "win") for worth in (0.125, 0.625, 0.375)] == [13, 63, 38]
    assert [shown(worth, "score") for worth in (0.25, 0.75, -0.25)] == [0.3, 0.8, -0.2]

"""What a coach says: each strength says what it may and no more, in numbers that advice gives."""

from dataclasses import replace
from typing import get_args

import pytest
from parlour.contract.question import Judged, Unit
from parlour.contract.valuation import Judged as Valued
from parlour.contract.valuation import Valuation
from parlour.contract.valuation import Valued as Value

import parlour
from parlour.contract.state import State, Step
from parlour.engine.advice import advise, ranked
from parlour.engine.coach import GOOD, Strength, counsel, shown
from parlour.errors import Unsupported
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message
from parlour.table.verify import STRENGTHS

START = parlour.game("rolit", size=4, first=0).start()
START = START.play(START.legal()[0])
START = START.play(START.legal()[0])


def judged(unit: Unit, *worth: float, exact: bool = True) -> tuple[State[object], Judged]:
    """A position of Rolit whose moves are said to be worth this."""
    moves = START.legal()[: len(worth)]
    assert len(moves) == len(worth) == len(START.legal())
    return START, Judged(moves, worth, moves[worth.index(max(worth))], 0, 0, exact, unit)


def said(strength: str, unit: Unit, *worth: float, exact: bool = True) -> list[str]:
    state, found = judged(unit, *worth, exact=exact)
    speech = speak("en", isolating=False)
    return [speech.tell(each) for each in counsel(state, strength, found).said]


def test_the_strengths_are_those_of_records() -> None:
    assert get_args(Strength) == STRENGTHS


LABELS = [speak("en", isolating=False).tell(START.label(move)) for move in START.legal()]


def test_each_strength_says_more() -> None:
    worth = (0.5, 0.494, 0.45, 0.2)
    first, second, third, last = LABELS
    choices = "You have 4 moves to choose from."
    stake = "Chance to win with the best move: 50 %, with the worst: 20 %"
    assert said("remind", "win", *worth) == [choices, stake]
    assert said("suggest", "win", *worth) == [f"Good: {first} / {second}", stake]
    best = [f"Best: {first}. Chance to win: 50 %", f"Next best: {second}, 49 %", "Worked out exactly."]
    assert said("tell", "win", *worth) == best
    assert said("tell", "lead", 1, -2.26, 0, 3, exact=False) == [
        f"Best: {last}. Lead at the end: 3",
        f"Next best: {first}, 1",
        "Estimated.",
    ]
    assert third not in str(said("tell", "win", *worth))


def test_a_reminder_names_no_move() -> None:
    for unit in ("win", "lead"):
        text = str(said("remind", unit, 0.9, 0.1, 0.2, 0.3))
        assert not [label for label in LABELS if label in text]
        state, found = judged(unit, 0.9, 0.1, 0.2, 0.3)
        told = counsel(state, "remind", found)
        assert (told.good, told.best) == ((), None)


@pytest.mark.parametrize("unit", ["win", "lead"])
def test_good_is_what_loses_less_than_the_margin(unit: Unit) -> None:
    margin = GOOD[unit]
    state, found = judged(unit, 1.0, 1 - 0.99 * margin, 1 - 1.01 * margin, 0)
    assert counsel(state, "suggest", found).good == found.moves[:2]
    assert counsel(state, "suggest", found).best is None


def test_low_scores_are_good_where_they_are() -> None:
    state = parlour.game("shutbox", players=1).start()
    state = state.play(next(outcome for outcome, _ in state.chances() if str(outcome) == "6-3"))
    found = advise(state)
    order = ranked(found, low=True)
    told = counsel(state, "suggest", found)
    assert told.good[0] == found.best and order[0][1] < order[-1][1]
    assert all(worth < order[0][1] + GOOD["score"] for move, worth in order if move in told.good)
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
    assert said("tell", "lead", 2, -3, 2.01, -8) == [
        f"Equally good: {third} / {first}. Lead at the end: 2",
        f"Next best: {second}, -3",
        "Worked out exactly.",
    ]
    state, found = judged("lead", 2, -3, 2.01, -8)
    told = counsel(state, "tell", found)
    assert told.best is None and set(told.good) == {found.moves[0], found.moves[2]}
    assert said("tell", "lead", 2, -3, 2.2, -8)[0] == f"Best: {third}. Lead at the end: 2.2"
    assert last not in str(said("tell", "lead", 2, -3, 2, -8))


def test_moves_that_were_not_judged_are_not_called_the_same() -> None:
    state, found = judged("win", 0.5, 0.5, 0.5, 0.1)
    told = counsel(state, "tell", replace(found, worth=(0.5, 0.5, 0.5, None)))
    assert [each.id for each in told.said] == ["coach-equal-win", "coach-exact"]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_first_card_of_tuki_tuki_is_any(strength: str) -> None:
    state = parlour.game("tuki", rounds=1, first=0).start().play("7")
    told = counsel(state, strength, advise(state))
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
    for unit in ("win", "lead", "score"):
        for worth in ((12.25, 3, -4, 5), (7, 7, 1, 0), (1, 1, 1, 1)):
            state, found = judged(unit, *worth)
            for message in (each for strength in STRENGTHS for each in counsel(state, strength, found).said):
                assert "{" not in speech.tell(message) and "coach" not in speech.tell(message)


def test_halves_are_rounded_upward() -> None:
    assert [shown(worth, "win") for worth in (0.125, 0.625, 0.375)] == [13, 63, 38]
    assert [shown(worth, "score") for worth in (0.25, 0.75, -0.25)] == [0.3, 0.8, -0.2]


class Noting(Valuation):
    """Says what each move is worth, and notes which one it was asked to look at most closely."""

    def __init__(self, worth: tuple[float, ...]) -> None:
        self.worth, self.asked_for = worth, list[Step]()

    def judge(self, state: State[object], played: Step) -> Valued:
        self.asked_for.append(played)
        steps = zip(state.legal(), self.worth, strict=True)
        return Valued(tuple(Value(move, (worth, 1 - worth)[:: 1 if state.actor == 0 else -1]) for move, worth in steps))


def test_the_best_move_is_judged_as_the_one_played(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = START.legal()
    noting = Noting(tuple(0.9 if at == len(moves) - 1 else 0.1 * at for at in range(len(moves))))

    def silent(state: State[object]) -> Judged:
        raise Unsupported(Message("no-choice"))

    monkeypatch.setattr("parlour.engine.advice.thought", silent)
    monkeypatch.setattr("parlour.engine.advice.valuation", lambda game: noting)
    assert advise(START).best == moves[-1]
    assert noting.asked_for[-1] == moves[-1] != moves[0]

"""parlour.contract.solution: a solution answers for the positions of its own game, and refuses all others."""

from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest
from tests.cases import always
from tests.table.race import race

import parlour
from parlour.contract.ruleset import Ruleset
from parlour.contract.solution import Advice, Ranked, Solution
from parlour.contract.state import State
from parlour.speech.message import Message

SMALL: dict[str, Any] = {"tiles": 4, "dice": 1, "first": 0}
GAMES: dict[str, Any] = {
    "box of one": parlour.game("shutbox", **SMALL, players=1),
    "box of two": parlour.game("shutbox", **SMALL, players=2),
    "box of three": parlour.game("shutbox", **SMALL, players=3),
    "box of five numbers": parlour.game("shutbox", **SMALL | {"tiles": 5}, players=2),
    "box of shared ties": parlour.game("shutbox", **SMALL, players=2, tie="share"),
    "match of two": parlour.game("shutbox", **SMALL, players=2, until="2 rounds"),
    "young players": parlour.game("shutbox", **SMALL, players=2, variant="young"),
    "board": parlour.game("rolit", size=4),
    "board of reversi": parlour.game("rolit", size=4, preset="reversi"),
}
STRANGERS: dict[str, Any] = {"cards": parlour.game("tuki", players=2), "large board": parlour.game("rolit")}
OBJECTIVES = ["score", "shut", "win"]


class Guess(Solution):
    """A solution as somebody else's game may solve itself: it knows of no check."""

    objective, win_probability = "win", None

    def __init__(self, game: Ruleset[Any]) -> None:
        self.game = game

    def value(self, state: State[Any]) -> tuple[float, ...]:
        return (0.5, 0.5)

    def best(self, state: State[Any]) -> tuple[Ranked, ...]:
        return tuple(Ranked(move, self.value(state)[0]) for move in state.legal())


class Better(Guess):
    def value(self, state: State[Any]) -> tuple[float, ...]:
        return super().value(state)


def solutions(name: str) -> list[Solution]:
    game = GAMES[name]
    if game.name == "rolit":
        return [parlour.solve(game), Guess(game)]
    found = [parlour.solve(game, each) for each in OBJECTIVES if each != "win" or game.players > 1]
    return [*found, parlour.solve(game, "score", exact=True), Guess(game), Better(game)]


def choosing(game: Any) -> Any:
    """A position in which a seat has a choice."""
    for seed in count():
        state, dice = game.start(), Random(seed)
        while not state.over:
            if len(state.legal()) > 1:
                return state
            state = state.play(state.draw(dice) if state.chances() else state.legal()[0])
    return None


POSITIONS = {name: choosing(game) for name, game in (GAMES | STRANGERS).items()}


@pytest.mark.parametrize("name", always(*GAMES.keys() - {"young players"}, of=GAMES))
def test_it_answers_for_its_own_game_alone(name: str) -> None:
    for solved in solutions(name):
        for other, state in POSITIONS.items():
            if other == name:
                ranked = solved.best(state)
                assert {each.move for each in ranked} == set(state.legal())
                assert solved.value_for(state, state.actor) is not None
                continue
            for asked in (solved.best, solved.value, partial(solved.value_for, seat=0)):
                with pytest.raises(parlour.Unsupported) as refused:
                    asked(state)
                assert refused.value.message.id == "cannot-other-game", (type(solved), name, other)


def test_an_equal_game_is_the_same_game() -> None:
    solved = parlour.solve(parlour.game("shutbox", **SMALL, players=2))
    assert solved.best(choosing(parlour.game("shutbox", **SMALL, players=2)))


def test_it_names_what_differs() -> None:
    solved = parlour.solve(GAMES["box of one"])
    with pytest.raises(parlour.Unsupported, match=r"solution of shutbox players=1.*shutbox players=2"):
        solved.value(POSITIONS["box of two"])
    with pytest.raises(parlour.Unsupported, match=r"solution of shutbox; .*: rolit$"):
        solved.best(POSITIONS["board"])
    with pytest.raises(parlour.Unsupported, match=r"solution of shutbox; .*: race$"):
        solved.value(race().start())


def test_answers_are_tables_in_notebooks() -> None:
    solved = solutions("box of one")[0]
    told = GAMES["box of one"].report(solved)._repr_html_()
    assert '<th scope="row">expected score</th>' in told and told.count("<table>") == told.count("</table>") > 1
    advice = Advice(Message("analysis-luck"), (Ranked("<b>", 0.5),), {})._repr_html_()
    assert "<caption>luck</caption>" in advice and "&lt;b&gt;" in advice and "<b>" not in advice

"""Boards in letters: every position of random games can be drawn, and every legal move can be clicked."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from rich.text import Text

import parlour
from parlour.contract.game import CHANCE, State
from parlour.speech.languages import COMPLETE, speak
from parlour.table import Seat, here
from parlour.terminal.boards import board, fitting
from parlour.terminal.drawing.sheet import Look, Sheet
from parlour.terminal.telling.teller import Teller
from parlour.terminal.text.words import Script
from tests.cases import always

SOME = always("en", "he", "de", "ru", of=COMPLETE)

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("shutbox", {"players": 4}),
    ("shutbox", {"edition": "twelve", "players": 12}),
    ("shutbox", {"variant": "two-ten"}),
    ("shutbox", {"variant": "even-or-odd", "players": 3}),
    ("shutbox", {"variant": "young"}),
    ("shutbox", {"variant": "solo"}),
    ("rolit", {"players": 4}),
    ("rolit", {"size": 4}),
    ("rolit", {"preset": "reversi", "size": 4}),
    ("tuki", {"players": 6, "rounds": 1}),
    ("tuki", {"players": 2, "rounds": 2}),
]
NAMES = [f"{name} {options}" for name, options in GAMES]
STEPS = 60


def positions(name: str, options: dict[str, Any], seed: int = 5) -> list[State[Any]]:
    random, state = Random(seed), parlour.game(name, **options).start()
    found = [state]
    while not state.over and len(found) < STEPS:
        state = state.play(random.choice(state.allowed()))
        found.append(state)
    return found


def look(state: State[Any], language: str = "en", chosen: tuple[str, ...] = ()) -> Look:
    speech = speak(language)
    names = tuple(f"Player {seat}" for seat in range(state.game.players))
    return Look(speech, Script(speech.right_to_left), names, True, frozenset(chosen))


def clickable(drawn: Text) -> set[str]:
    return {part for span in drawn.spans if (part := _part(span.style))}


def _part(style: Any) -> str:
    return str(style.meta.get("part", "")) if style.meta else ""


@pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)
@pytest.mark.parametrize("language", SOME)
def test_every_position_fits_a_screen_of_80_by_24(name: str, options: dict[str, Any], language: str) -> None:
    for state in positions(name, options):
        lines = board(name).draw(state, look(state, language)).plain.split("\n")
        assert len(lines) <= 18, "\n".join(lines)
        assert max(map(len, lines)) <= 52, "\n".join(lines)
        whole = board(name).draw(state, replace(look(state, language), large=True))
        lines = whole.plain.split("\n")
        assert len(lines) <= 26 and max(map(len, lines)) <= 72, "at 120 by 40:\n" + "\n".join(lines)
        assert clickable(whole) == clickable(board(name).draw(state, look(state, language)))


@pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)
def test_a_move_on_the_board_is_clicked_by_its_parts(name: str, options: dict[str, Any]) -> None:
    on = board(name)
    for state in positions(name, options):
        if state.actor == CHANCE or state.over:
            continue
        parts = clickable(on.draw(state, look(state)))
        for move in state.allowed():
            if on.parts(move)[0] in parts:
                assert set(on.parts(move)) <= parts
                assert move in fitting(state.allowed(), on.parts(move), on)
        words = ("roll 1", "roll 2", "even", "odd", "again", "stop", "pass")
        unreachable = {move for move in state.allowed() if not set(on.parts(move)) <= parts}
        assert unreachable <= set(words), "only choices that are no part of the board are left to the list"


def test_what_may_be_played_and_what_is_chosen_show_without_colour() -> None:
    state = parlour.game("shutbox", players=2, first=0).start().play("5-4")
    drawn = board("shutbox").draw(state, look(state, chosen=("4", "5"))).plain
    assert "║ 9║" in drawn and "┃ 4┃┃ 5┃" in drawn and "│10│" in drawn
    assert "total 9" in drawn


def test_nothing_is_offered_while_somebody_else_thinks() -> None:
    state = parlour.game("rolit", first=0).start()
    other = Look(speak("en"), Script(False), ("Ada", "Bot"), offered=False)
    assert clickable(board("rolit").draw(state, look(state))) == {str(move) for move in state.legal()}
    assert not clickable(board("rolit").draw(state, other))


def test_a_parrot_shows_what_it_mimics_and_pairs_are_marked() -> None:
    drawn = [board("tuki").draw(state, look(state)).plain for state in positions("tuki", {"rounds": 5}, seed=2)]
    assert any("✿" in each for each in drawn)


def test_short_and_long_clicks_in_tuki() -> None:
    on, moves = board("tuki"), ("a1", "b1", "drop b1", "drop", "fly a1 b1")
    assert fitting(moves, ("a1",), on) == ("a1", "fly a1 b1")
    assert fitting(moves, ("a1", "b1"), on) == ("fly a1 b1",)
    assert fitting(moves, ("discard",), on) == ("drop b1", "drop")
    assert fitting(moves, ("discard", "b1"), on) == ("drop b1",)


def test_wide_letters_and_marks_keep_their_columns() -> None:
    sheet = Sheet()
    sheet.put(0, 0, "日e\u0301x")
    sheet.put(0, 5, "|")
    assert sheet.text().plain == "日e\u0301x |"


@pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)
@pytest.mark.parametrize("language", SOME)
def test_every_move_and_turn_can_be_told(name: str, options: dict[str, Any], language: str) -> None:
    game = parlour.game(name, **options)
    seats: tuple[Seat, ...] = tuple(here() for _ in range(game.players))
    teller = Teller(speak(language), seats)
    for state in positions(name, options):
        if state.actor is not None and state.actor != CHANCE:
            told = [teller.tell(state.prompt()), *(teller.tell(state.label(move)) for move in state.legal())]
            assert not any("-" in each and each.startswith(name) for each in told), told
            assert len(set(told[1:])) == len(told) - 1, "two moves look the same"

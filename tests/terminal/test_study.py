"""Games that are over, on the screen: the list, each step on the board, and whether it was luck."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from parlour.speech.languages import NAMES as LANGUAGES
from parlour.speech.languages import speak
from parlour.study.analysis import analyse
from parlour.study.analysis.line import line_of
from parlour.study.analysis.telling import Telling
from parlour.table import Accepted, Host, Play, Roll, load, new_id
from parlour.terminal import saves
from parlour.terminal.app import ParlourApp
from parlour.terminal.screens.finished import FinishedScreen
from parlour.terminal.screens.menu import MenuScreen
from parlour.terminal.screens.study import DetailsScreen, StudyScreen
from parlour.terminal.screens.table import TableScreen
from parlour.terminal.text.words import bare
from tests.terminal.test_app import TWO, begin, drive, shown, table, until


def over(path: Path, name: str, **options: Any) -> Callable[[], Host]:
    """A table at which Ada and Bob have played to the end, at random."""

    def play() -> Host:
        host, chance = begin(path, TWO, name, **options)(), random.Random(1)
        while (turn := host.table.turn) is not None:
            asked = {"id": new_id(), "seq": host.table.seq, "seat": turn.seat}
            move = chance.choice(host.table.state.allowed()) if turn.what == "move" else ""
            assert isinstance(host.take(Play(move=move, **asked) if move else Roll(**asked)), Accepted)
        return host

    return play


def flat(text: str) -> str:
    return " ".join(bare(text).split())


PATIENCE = 3000
"""Tenths of a second: a busy machine compiles and solves a game first."""


async def studied(app: ParlourApp, pilot: Pilot[int]) -> StudyScreen:
    await until(pilot, lambda: isinstance(app.screen, StudyScreen))
    study = app.screen
    assert isinstance(study, StudyScreen)
    for _ in range(PATIENCE):
        if study.report is not None or study.problem:
            break
        await pilot.pause(0.1)
    assert study.report is not None, study.problem
    await pilot.pause()
    return study


ROLIT = {"size": 4, "first": 0}
SMALL: dict[str, dict[str, Any]] = {"rolit": ROLIT, "shutbox": {"players": 2}, "tuki": {"rounds": 1}}


@pytest.mark.parametrize("game", ["rolit", "shutbox", pytest.param("tuki", marks=pytest.mark.long)])
def test_was_that_luck_is_answered_after_a_game(game: str, home: Path) -> None:
    """With the sentence of `parlour analyse`, beside the board, in 80 × 24."""
    path = saves.new_path(game)

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert "Was that luck?" in shown(app, "keys")
        table_before = table(app)
        await pilot.press("f6")
        study = await studied(app, pilot)
        telling = Telling(analyse(path), line_of(load(path).table), speak("en"))
        assert flat(telling.verdict()) and flat(telling.verdict()) in flat(shown(app, "account"))
        assert "Ada" in shown(app, "account")
        assert len(study.line) == study.at
        assert flat(shown(app, "turn")) == flat(table_before.teller.result(table_before.table))
        await pilot.press("escape")
        assert table(app).table.ended

    drive(run, over(path, game, **SMALL[game]))


def test_a_mistake_is_shown_before_it_was_made_with_the_better_move(home: Path) -> None:
    path = saves.new_path("rolit")

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("f6")
        study = await studied(app, pilot)
        assert study.report is not None
        erred = [at for at, step in enumerate(study.report.steps) if step.erred]
        await pilot.press("n")
        assert study.at == erred[0]
        best = study.report.steps[erred[0]].best
        assert "Better by" in shown(app, "turn") and f"{best}, turns" in shown(app, "turn")
        assert "›" in shown(app, "board"), "the better move is marked"
        await pilot.press("home", "left")
        assert study.at == 0
        await pilot.press("end", "right", "n", "n")
        assert study.at == erred[1]
        await pilot.press("d")
        assert isinstance(app.screen, DetailsScreen)
        assert "100.0 |" in shown(app, "rules-text"), "the graph"
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, TableScreen)

    drive(run, over(path, "rolit", **ROLIT))


def test_games_that_are_over_are_listed_and_opened_from_the_menu(home: Path) -> None:
    path = saves.new_path("rolit")
    Host.create(begin(None, TWO, "tuki")().table.header.game, TWO, saves.new_path("tuki")).close()

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        scores = table(app).table.state.scores
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen)
        choices = app.screen.query_one(OptionList)
        choices.highlighted = choices.get_option_index("finished")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, FinishedScreen))
        listed = app.screen.query_one(OptionList)
        assert listed.option_count == 1, "the other game is not over"
        assert [save.scores for save in saves.finished(9)] == [scores]
        await pilot.press("enter")
        study = await studied(app, pilot)
        assert study.path == path

    drive(run, over(path, "rolit", **ROLIT))


def test_without_a_game_that_is_over_there_is_no_list(home: Path) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert app.screen.query_one(OptionList).get_option("finished").disabled

    drive(run)


def test_a_record_that_was_changed_is_refused_in_words(home: Path) -> None:
    path = saves.new_path("rolit")

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        path.write_bytes(path.read_bytes().replace(b'"scores":[', b'"scores":[1'))
        await pilot.press("escape")
        app.action_finished()
        await until(pilot, lambda: isinstance(app.screen, FinishedScreen))
        await pilot.press("enter")
        await until(pilot, lambda: bool(app.problem))
        assert isinstance(app.screen, MenuScreen)

    drive(run, over(path, "rolit", **ROLIT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_of_a_game_that_is_over_fit_in_every_language(language: str, home: Path) -> None:
    path = saves.new_path("rolit")

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        say = speak(language).say
        assert flat(app.script.line(say("key-quit"))) in flat(shown(app, "keys"))
        await pilot.press("f6")
        await studied(app, pilot)
        assert flat(app.script.line(say("key-back"))) in flat(shown(app, "keys"))

    drive(run, over(path, "rolit", **ROLIT), language)

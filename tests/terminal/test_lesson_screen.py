"""The lesson on the whole screen: offered in the menu, learned by keys, by typing and by clicks, on the real boards."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from parlour.games import names
from parlour.speech.languages import NAMES as LANGUAGES
from parlour.speech.languages import speak
from parlour.terminal.app import ParlourApp
from parlour.terminal.parts.panels import MoveList
from parlour.terminal.screens.lesson import LessonScreen
from parlour.terminal.screens.menu import MenuScreen
from parlour.terminal.screens.rules import RulesScreen
from parlour.terminal.screens.setup import SetupScreen
from parlour.terminal.telling.learner import newcomer
from tests.cases import always
from tests.terminal.screen import Screen
from tests.terminal.test_app import Run, click_part, drive, shown, until


def lesson(app: ParlourApp) -> LessonScreen:
    assert isinstance(app.screen, LessonScreen)
    return app.screen


def taught(run: Run, game: str, language: str = "en", size: tuple[int, int] = (80, 24)) -> None:
    """Runs in the lesson of a game, begun from the menu."""

    async def begun(app: ParlourApp, pilot: Pilot[int]) -> None:
        choices = app.screen.query_one("#choices", OptionList)
        choices.highlighted = choices.get_option_index(f"learn-{game}")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        await run(app, pilot)

    drive(begun, language=language, size=size)


def step(app: ParlourApp) -> int:
    return lesson(app).learner.step["number"]


@pytest.mark.parametrize("game", always("rolit", of=names()))
def test_a_lesson_is_learned_by_doing_what_it_asks_and_leads_to_the_game(game: str) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        learner = lesson(app).learner
        while not learner.learned:
            said = app.speech.tell(learner.now.task.say, learner.names(app.speech))
            assert said.split()[-1] in shown(app, "turn")
            wanted = next(iter(learner.now.on))
            before = learner.now
            await pilot.press(*("space" if letter == " " else letter for letter in wanted.replace("+", " + ")), "enter")
            assert learner.now is not before, wanted
        await pilot.press("down", "enter")
        assert step(app) == 1, "once more"
        while not learner.learned:
            await pilot.press("f3")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        assert isinstance(app.screen, SetupScreen) and app.screen.choice.name == game
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen)

    taught(run, game)


def test_other_moves_are_answered_and_one_can_go_back() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert "F4" not in shown(app, "keys")
        await pilot.press("space")
        assert step(app) == 2 and "You roll 6 · 3" in shown(app, "log")
        await pilot.press(*"zz", "enter")
        assert step(app) == 2 and "2/8" not in shown(app, "turn")
        await pilot.press("escape")
        assert "2/8" in shown(app, "turn")
        await pilot.press("f4")
        assert step(app) == 1
        await pilot.press("enter", "f3", "enter")
        await pilot.press(*"roll", "space", "2", "enter")
        assert "Two dice are allowed too" in shown(app, "turn") and step(app) == 4
        await pilot.press("f1")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape", "escape", "escape")
        assert isinstance(app.screen, MenuScreen)

    taught(run, "shutbox")


def test_flaps_are_shut_by_clicks_and_the_list_follows() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.click("#moves", offset=(3, 1))
        assert step(app) == 2
        await click_part(pilot, "2")
        assert all("2" in offer.split("+") for offer in lesson(app).offers)
        await click_part(pilot, "7")
        assert step(app) == 3 and "7" not in lesson(app).learner.now.state.allowed()

    taught(run, "shutbox")


def test_the_list_is_pointed_at_and_what_it_points_to_is_drawn() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        moves = lesson(app).query_one(MoveList)
        assert isinstance(app.focused, Input) and moves.highlighted == 0
        before = shown(app, "board")
        await pilot.press("down")
        await until(pilot, lambda: shown(app, "board") != before)
        await pilot.press("enter")
        assert "You may open any card" in shown(app, "turn") and step(app) == 1

    taught(run, "tuki")


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_everything_is_seen_in_every_language(game: str) -> None:
    """Each sentence to its end, each key, and the board, in a window of 80 × 24."""

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        learner = lesson(app).learner
        while True:
            for language in LANGUAGES:
                app.change_language(language)
                await pilot.pause()
                turn = app.screen.query_one("#turn")
                assert turn.virtual_size.height <= turn.size.height, (language, shown(app, "turn"))
                frame = app.screen.query_one("#board-frame")
                assert frame.virtual_size.height <= frame.size.height, (language, game, learner.step)
                assert app.say("key-menu") in shown(app, "keys"), language
            if learner.learned:
                return
            await pilot.press("f3")

    taught(run, game)


@pytest.mark.long
def test_the_command_opens_the_screen_and_plain_lines_where_asked() -> None:
    screen = Screen("rolit", command="learn", PARLOUR_LANGUAGE="de")
    sentence = speak("de").tell(newcomer("rolit").now.task.say)
    screen.until(lambda text: sentence.split()[0] in text and "F3" in text)
    assert screen.leave() == 0
    lines = Screen("rolit", "--plain", command="learn")
    lines.until(lambda text: "1/10" in text)
    lines.press("quit\r")
    while lines.listen(0.5):
        pass
    assert "F3" not in lines.text

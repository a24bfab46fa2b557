"""The full-screen game through Textual's pilot: keys, clicks, menus, both languages."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import parlour
from parlour.speech.languages import NAMES as LANGUAGES
from parlour.speech.languages import speak
from parlour.table import Host, Rematched, Seat, bot_seat, here, load
from parlour.table.verify import verify
from parlour.terminal import saves
from parlour.terminal.app import AGAIN, ParlourApp
from parlour.terminal.parts.panels import BoardView
from parlour.terminal.parts.scene import TableView
from parlour.terminal.screens.languages import LanguageScreen
from parlour.terminal.screens.menu import MenuScreen
from parlour.terminal.screens.rules import RulesScreen
from parlour.terminal.screens.setup import SetupScreen
from parlour.terminal.screens.table import TableScreen
from parlour.terminal.text.words import Script
from tests.cases import always

Run = Callable[[ParlourApp, Pilot[int]], Awaitable[None]]


def begin(path: Path | None, seats: list[Seat], name: str, **options: Any) -> Callable[[], Host]:
    return lambda: Host.create(parlour.game(name, **options), seats, path)


def drive(
    run: Run, make: Callable[[], Host] | None = None, language: str = "en", size: tuple[int, int] = (80, 24)
) -> None:
    async def session() -> None:
        app = ParlourApp(language, make, pace=0)
        async with app.run_test(size=size, notifications=True) as pilot:
            if make is not None:
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await pilot.pause()
            await run(app, pilot)

    asyncio.run(session())


async def until(pilot: Pilot[int], true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            await pilot.pause()
            return
        await pilot.pause(0.05)
    raise AssertionError("waited in vain")


def shown(app: ParlourApp, id: str) -> str:
    """The contents of a part of the screen, line by line."""
    widget = app.screen.query_one(f"#{id}", Static)
    return "\n".join("".join(segment.text for segment in widget.render_line(y)) for y in range(widget.size.height))


def table(app: ParlourApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


TWO = [here("Ada"), here("Bob")]


def test_a_move_by_the_list_one_typed_and_one_clicked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert "Ada (red)" in shown(app, "turn")
        await pilot.press("down", "enter")
        assert [event.to_json()["move"] for event in table(app).table.log] == ["d6"]
        await pilot.press(*table(app).table.state.allowed()[0], "enter")
        assert table(app).table.seq == 2
        await click_part(pilot, table(app).table.state.allowed()[0])
        assert table(app).table.seq == 3
        assert "Bob plays" in shown(app, "log")
        assert load(path).table.seq == 3  # on the disk already

    drive(run, begin(path, TWO, "rolit", first=0))


async def click_part(pilot: Pilot[int], part: str) -> None:
    """Click where the board shows the part."""
    board = pilot.app.screen.query_one(BoardView)
    for y in range(board.size.height):
        x = 0
        for segment in board.render_line(y):
            if segment.style is not None and segment.style.meta.get("part") == part:
                await pilot.click(BoardView, offset=(x, y))
                await pilot.pause()
                return
            x += segment.cell_length
    raise AssertionError(f"{part} is not on the board")


def test_numbers_are_shut_by_clicking_them_one_by_one() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        move = next(move for move in table(app).table.state.allowed() if "+" in move)
        first, *others = move.split("+")
        before = table(app).table.seq
        await click_part(pilot, first)
        assert table(app).table.seq == before
        assert all(first in offer.split("+") for offer in table(app).offers)
        await pilot.press("escape")
        await until(pilot, lambda: len(table(app).offers) == len(table(app).table.state.allowed()))
        for number in (first, *others):
            await click_part(pilot, number)
        told = [event.to_json().get("move") for event in table(app).table.log]
        assert move in told

    # with 20 numbers and four dice every roll has a sum of two
    drive(run, begin(None, TWO, "shutbox", first=0, variant="two-ten"))


def test_a_wrong_move_is_refused_in_words_and_changes_nothing() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press(*"z9", "enter")
        assert "is not a move of this game" in shown(app, "turn")
        assert table(app).table.seq == 0
        app.screen.query_one(Input).value = "a1"
        await pilot.press("enter")
        assert "is not possible here" in shown(app, "turn")
        await pilot.press("escape")
        assert "Ada (red)" in shown(app, "turn")

    drive(run, begin(None, TWO, "rolit", first=0))


@pytest.mark.parametrize(
    ("name", "options", "language"),
    always("shutbox", of=[("shutbox", {}, "he"), ("rolit", {"size": 4}, "en"), ("tuki", {"rounds": 1}, "he")]),
)
def test_a_whole_game_against_a_bot(name: str, options: dict[str, Any], language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        screen = table(app)
        while not screen.table.ended:
            await until(pilot, lambda: screen.mine or screen.table.ended)
            if screen.mine:
                await pilot.press("enter")
        assert app.speech.say("table-again", key="F5").split()[0] in shown(app, "turn") or language == "he"
        await pilot.press("f3", "question_mark")
        assert isinstance(app.screen, RulesScreen) and "F5" in shown(app, "rules-text")
        await pilot.press("escape", "f5")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen is not screen)
        assert table(app).table.header.previous == screen.table.header.id
        said = screen.table.log[-1]
        assert isinstance(said, Rematched) and (said.table, said.seat) == (table(app).table.header.id, 0)

    drive(run, begin(path, [here("Ada"), bot_seat("random")], name, **options), language)
    assert load(path).table.ended


def test_the_menu_sets_a_game_up_and_offers_it_again_when_left(home: Path) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "down", "enter")  # Rolit
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        setup = app.screen
        assert isinstance(setup, SetupScreen) and setup.choice.name == "rolit"
        setup.query_one("#option-size").value = 4  # type: ignore[attr-defined]
        await until(pilot, lambda: setup.choice.values["size"] == 4)
        assert setup.choice.offered("players") == [2]
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert table(app).game.options_dict["size"] == 4
        await until(pilot, lambda: table(app).rolling)
        await pilot.press("enter")
        await until(pilot, lambda: table(app).mine)
        await pilot.press("enter")
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen)
        choices = app.screen.query_one(OptionList)
        (save,) = saves.unfinished()
        choices.highlighted = choices.get_option_index(f"save-{save.path.name}")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert table(app).table.seq >= 1

    drive(run)


def test_options_written_by_hand_are_checked() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        app.screen.query_one("#more", Input).value = "bust=99"
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)  # refused, and still here
        app.screen.query_one("#more", Input).value = "bust=7"
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert table(app).game.options_dict["bust"] == 7

    drive(run)


def test_a_language_chosen_from_the_list_is_spoken_everywhere_at_once() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert "must" in shown(app, "turn")
        await pilot.press("f2")
        offered = app.screen.query_one("#languages", OptionList)
        assert offered.option_count == len(LANGUAGES) and offered.highlighted == 0
        await pilot.press("down", "enter")  # Hebrew
        assert "הבוח" in shown(app, "turn")  # as it is seen from left to right
        assert shown(app, "turn").rstrip() == shown(app, "turn"), "Hebrew is aligned to the right"
        await pilot.press("question_mark")  # where moves are typed
        assert "תירטמה" not in shown(app, "rules-text") and "הרטמה" in shown(app, "rules-text")
        await pilot.press("f2", "home", "enter")
        assert "The aim" in shown(app, "rules-text")

    drive(run, begin(None, TWO, "rolit", first=0))


def test_a_language_is_chosen_with_the_mouse_alone_and_the_list_can_be_left() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        for key in ("escape", "f2"):
            await pilot.press("f2")
            assert isinstance(app.screen, LanguageScreen)
            await pilot.press("down", key)
            assert isinstance(app.screen, TableScreen) and app.speech.code == "en"
        await pilot.click("#keys", offset=(12, 0))
        assert isinstance(app.screen, LanguageScreen)
        await pilot.click("#languages", offset=(3, 1 + list(LANGUAGES).index("ru")))
        assert isinstance(app.screen, TableScreen) and app.speech.code == "ru"
        assert speak("ru").say("table-moves") in str(app.screen.query_one("#moves").border_title)

    drive(run, begin(None, TWO, "rolit", first=0))


def test_a_rematch_is_told_in_the_record_of_the_game_before_it(tmp_path: Path) -> None:
    """Like on a server: the last line of the old record names the new table, and the new one names the old."""
    path = tmp_path / "game.jsonl"

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        old = table(app)
        await until(pilot, lambda: old.table.ended)
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen is not old)
        new = table(app).table.header
        (said,) = (event for event in load(path).table.log if isinstance(event, Rematched))
        assert (said.table, said.seat) == (new.id, None) and new.previous == old.table.header.id
        assert new.seats == old.table.header.seats
        verify(path.read_bytes())
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen), "the new table has taken the place of the old one"

    drive(run, begin(path, [bot_seat("random"), bot_seat("random")], "rolit", size=4))


def test_a_record_that_is_open_elsewhere_is_refused_in_words(home: Path) -> None:
    path = saves.new_path("rolit")
    other = Host.create(parlour.game("rolit"), TWO, path)

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        app.resume_game(MenuScreen.Resume(path))
        await until(pilot, lambda: bool(app.problem))
        assert isinstance(app.screen, MenuScreen)
        assert "open in another window" in app.problem and path.name in app.problem

    drive(run)
    other.close()


def test_an_unfinished_game_is_removed_by_two_presses_unless_it_is_open_elsewhere(home: Path) -> None:
    first, second = saves.new_path("rolit"), saves.new_path("tuki")
    Host.create(parlour.game("rolit"), TWO, first).close()
    other = Host.create(parlour.game("tuki"), TWO, second)

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        choices = app.screen.query_one(OptionList)
        await pilot.press("delete")  # nothing that can be removed is highlighted
        for path in (first, second):
            choices.highlighted = choices.get_option_index(f"save-{path.name}")
            await pilot.press("delete")
            await pilot.pause()
            assert path.exists(), "asked first"
            await pilot.press("delete")
            await pilot.pause()
        assert [save.path for save in saves.unfinished()] == [second] and not first.exists()
        assert "open in another window" in app.problem

    drive(run)
    other.close()


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (40, 12)])
def test_any_size_of_window(size: tuple[int, int]) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        assert table(app).table.seq > 1
        assert table(app).small == (size == (40, 12))

    drive(run, begin(None, [here("Ada"), here("Bob")], "tuki", rounds=1), size=size)


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
def test_a_large_window_has_larger_pieces_and_the_whole_board(size: tuple[int, int]) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: table(app).query_one(TableView).large)
        await until(pilot, lambda: shown(app, "board").count("├─────┼") == 7)
        frame = table(app).query_one("#board-frame")
        board = table(app).query_one("#board")
        assert board.size.height <= frame.size.height and board.size.width <= frame.size.width, size
        assert table(app).query_one("#side").size.width >= 40

    drive(run, begin(None, TWO, "rolit", size=8), size=size)


def test_what_is_typed_after_a_refusal_takes_the_place_of_what_was_refused() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press(*"zz", "enter")
        assert shown(app, "turn").rstrip().endswith(table(app).table.state.allowed()[-1])  # all of it is seen
        await pilot.press(*table(app).table.state.allowed()[0], "enter")
        assert table(app).table.seq == 1

    drive(run, begin(None, TWO, "rolit", first=0))


def test_a_bot_tells_why_only_once_it_has_moved() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert "F3" not in shown(app, "keys")
        await pilot.press("enter")
        await until(pilot, lambda: table(app).mine and table(app).explanation is not None)
        assert "F3" in shown(app, "keys")

    drive(run, begin(None, [here("Ada"), bot_seat("easy")], "rolit", first=0))


def test_all_keys_fit_at_the_foot_of_a_small_window_in_every_language() -> None:
    """At the end of a game against a bot, when there are most."""

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: table(app).table.ended)
        for language in LANGUAGES:
            app.change_language(language)
            await pilot.pause()
            for key in ("again", "help", "language", "why", "menu", "quit"):
                assert app.say(f"key-{key}") in shown(app, "keys"), language

    drive(run, begin(None, [bot_seat("random"), bot_seat("random")], "rolit", size=4, first=0))


def notes(app: ParlourApp) -> list[str]:
    """The text of the notes on the screen."""
    return [str(toast.render()) for toast in app.screen.query("Toast")]


def test_ctrl_c_asks_in_the_language_spoken_and_leaves_when_pressed_twice(tmp_path: Path) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.focused, Input)  # the line to type in has a use of its own for Ctrl+C
        await pilot.press("ctrl+c")
        await until(pilot, lambda: bool(notes(app)))
        (note,) = notes(app)
        assert note == Script(True).line(speak("he").say("terminal-leave-again", key="Ctrl+C"))
        await pilot.press("ctrl+c")
        assert app.return_code == 0 and "parlour play --resume" in app.farewell

    drive(run, begin(tmp_path / "game.jsonl", TWO, "rolit", first=0), "he")


def test_ctrl_c_long_after_another_asks_again() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("ctrl+c")
        app.interrupted -= AGAIN
        await pilot.press("ctrl+c")
        await until(pilot, lambda: len(notes(app)) == 2)
        assert isinstance(app.screen, MenuScreen) and app.return_code is None

    drive(run)


def test_escape_closes_the_note_and_only_then_leaves_the_game() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: table(app).mine and table(app).explanation is not None)
        await pilot.press("f3")
        await until(pilot, lambda: any("Why?" in note for note in notes(app)))
        await pilot.press("escape")
        await until(pilot, lambda: not notes(app))
        assert isinstance(app.screen, TableScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, MenuScreen)

    drive(run, begin(None, [here("Ada"), bot_seat("easy")], "rolit", first=0))


def test_a_game_that_cannot_begin_is_told_and_leaves_no_file(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside may fail in any way; nobody is sent back to the menu without a word."""
    game = parlour.game("rolit")

    def fail(self: parlour.Game) -> None:
        raise KeyError("no board")

    monkeypatch.setattr(type(game), "start", fail)

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        app.open(lambda: Host.create(game, TWO, saves.new_path("rolit")))
        await until(pilot, lambda: bool(app.problem))
        assert isinstance(app.screen, MenuScreen) and "no board" in app.problem
        await until(pilot, lambda: any("no board" in note for note in notes(app)))

    drive(run)
    assert list((home / "games").iterdir()) == []


def test_the_note_that_asks_to_wait_is_gone_once_the_table_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the table is ready in the very moment in which the note is told."""
    told = Event()

    def notify(app: ParlourApp, *what: Any, **how: Any) -> None:
        super(ParlourApp, app).notify(*what, **how)
        told.set()

    def slowly() -> Host:
        assert told.wait(60)
        return begin(None, TWO, "rolit", first=0)()

    monkeypatch.setattr(ParlourApp, "notify", notify)

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        assert notes(app) == []

    drive(run, slowly)

"""Moves taken back in the terminal: by a key on the whole screen, by a word line by line."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Checkbox, Select

import parlour
from parlour.table import Host, bot_seat, elsewhere, load
from parlour.table.verify import verify
from parlour.terminal.app import ParlourApp
from parlour.terminal.screens.setup import PERSON, SetupScreen
from parlour.terminal.screens.table import TableScreen
from tests.terminal.test_app import drive, shown, table, until
from tests.terminal.test_lines import Program, play


def against_a_bot(path: Path | None = None, takeback: bool = True) -> Host:
    game = parlour.game("rolit", size=6, first=0)
    return Host.create(game, [elsewhere("Ada"), bot_seat("random")], path, takeback=takeback)


def test_a_key_takes_the_move_back_and_the_answer_of_the_bot(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        screen = table(app)
        before = screen.table.state
        assert "Take back" not in shown(app, "keys")
        await pilot.press("f4")  # there is nothing to take back
        await pilot.press("enter")
        await until(pilot, lambda: screen.mine and screen.table.seq == 2)
        assert "F4  Take back" in shown(app, "keys")
        await pilot.press("f4")
        assert screen.table.state == before and screen.mine
        await pilot.press("f4")
        assert [event.kind for event in screen.table.log] == ["move", "move", "undo"]
        assert "Ada takes a move back" in shown(app, "log")
        assert "Take back" not in shown(app, "keys")
        await pilot.press("down", "enter")
        await until(pilot, lambda: screen.mine and screen.table.seq == 5)
        await pilot.press("ctrl+z")
        assert screen.table.state == before

    drive(run, lambda: against_a_bot(path), size=(110, 30))
    assert verify(path.read_bytes()).sound
    assert load(path).table.state == parlour.game("rolit", size=6, first=0).start()


def test_the_key_does_nothing_at_a_table_that_does_not_allow_it() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        screen = table(app)
        await pilot.press("enter")
        await until(pilot, lambda: screen.mine and screen.table.seq == 2)
        assert "Take back" not in shown(app, "keys")
        await pilot.press("f4")
        assert screen.table.seq == 2

    drive(run, lambda: against_a_bot(takeback=False))


def test_two_people_at_one_screen_take_moves_back(home: Path) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "down", "enter")  # Rolit
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        setup = app.screen
        setup.query_one("#seat-1", Select).value = PERSON
        await pilot.pause()
        assert setup.query_one("#takeback", Checkbox).value
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        while table(app).rolling:
            await pilot.press("enter")
        start = table(app).table.state
        await pilot.press("enter", "enter", "f4", "f4")
        assert [event.kind for event in table(app).table.log][-4:] == ["move", "move", "undo", "undo"]
        assert table(app).table.state == start

    drive(run)


def test_a_program_takes_back_by_a_word(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seats = ("rolit", "size=6", "first=0", "--seat", "Ada", "--seat", "bot:random", "--record", str(path))
    program = Program(*seats, "--takeback")
    first = program.until("legal")["moves"]
    program.send(first[0])
    program.until("legal")
    program.send("undo")
    assert program.until("event")["event"]["of"] == 1
    assert program.until("legal")["moves"] == first
    program.send("undo")
    assert program.until("refused")["code"] == "cannot_undo"
    program.send("quit")
    assert program.close() == 0
    assert verify(path.read_bytes()).sound


def test_a_program_that_did_not_ask_for_it_cannot(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seats = ("rolit", "size=6", "first=0", "--seat", "Ada", "--seat", "bot:random", "--record", str(path))
    said = play("--plain", *seats, stdin="f4\nundo\nhelp\nquit\n").stdout
    assert "refused code=cannot_undo" in said and "undo, quit" in said
    assert "takeback" not in path.read_text()
    bots = play("--plain", "rolit", "--seat", "bot:random", "--seat", "bot:random", "--takeback")
    assert bots.returncode == 2 and "takeback" in bots.stderr

"""A coach in the terminal: on the whole screen, line by line, and from the command line."""

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Select

import parlour
from parlour.errors import BadOption
from parlour.table import Host, bot_seat, elsewhere, here, load
from parlour.terminal.app import ParlourApp
from parlour.terminal.screens.setup import SetupScreen
from parlour.terminal.screens.table import TableScreen
from parlour.terminal.seating import coaches_for
from tests.terminal.test_app import drive, shown, table, until
from tests.terminal.test_lines import play


def coached(strength: str) -> Host:
    game = parlour.game("rolit", size=4, first=0)
    return Host.create(game, [elsewhere("Ada"), elsewhere("Ben")], coach=[strength, ""])


@pytest.mark.parametrize(
    ("strength", "name", "says"),
    [
        ("remind", "Coach (a nudge)", "worst move"),
        ("suggest", "Coach (good moves)", "Good moves:"),
        ("tell", "Coach (best move)", "Equally"),
    ],
)
def test_the_coach_speaks_to_its_own_seat(strength: str, name: str, says: str) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: says in shown(app, "coach"))
        assert ("3 moves to choose from" in shown(app, "coach")) == (strength == "remind")
        assert name in shown(app, "scores")
        await pilot.press("enter")
        await until(pilot, lambda: table(app).table.seq == 1)
        assert not app.screen.query_one("#coach").display  # Ben has none

    drive(run, lambda: coached(strength), size=(110, 30))


def test_nobody_speaks_without_a_coach() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: table(app).mine)
        assert not app.screen.query_one("#coach").display and "Coach" not in shown(app, "scores")

    drive(run, lambda: Host.create(parlour.game("rolit", size=4, first=0), [elsewhere("Ada"), bot_seat("random")]))


def test_set_up_for_one_seat() -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        app.push_screen(SetupScreen("rolit"))
        await until(pilot, lambda: isinstance(app.screen, SetupScreen) and bool(app.screen.query("#coach-0")))
        setup = app.screen
        assert setup.query_one("#coach-0", Select).value == "" and not setup.query("#coach-1")
        setup.query_one("#coach-0", Select).value = "suggest"
        await until(
            pilot, lambda: any("which moves are good" in str(about.render()) for about in setup.query(".about"))
        )
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert table(app).table.header.coach == ("suggest", "")

    drive(run, size=(110, 40))


@pytest.mark.long
def test_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seats = ("--seat", "Ada", "--seat", "Ben", "size=4", "first=0")
    done = play(
        "--json", "rolit", *seats, "--coach", "tell", "--coach", "Ben=remind", "--record", str(path), stdin="quit\n"
    )
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert said[0]["coach"] == ["tell", "remind"]
    (told,) = [each for each in said if each["say"] == "coach"]
    assert told["strength"] == "tell" and told["best"] is None and len(told["good"]) == 2
    assert [each["id"] for each in told["said"]] == [
        "coach-equal-win",
        "coach-lead",
        "coach-next-win",
        "coach-lead",
        "coach-exact",
    ]
    assert load(path).table.header.coach == ("tell", "remind")
    again = play("--plain", "--resume", str(path), stdin="quit\n")
    assert "\ncoach strength=tell text=Equally good: " in again.stdout
    plain = play("--plain", "rolit", *seats, stdin="quit\n")
    assert "coach" not in plain.stdout


PEOPLE = [here("Ada"), bot_seat("easy"), here("Ben"), here("")]


def test_who_gets_which_coach() -> None:
    assert coaches_for(PEOPLE, []) == ["", "", "", ""]
    assert coaches_for(PEOPLE, ["tell"]) == ["tell", "", "tell", "tell"]
    assert coaches_for(PEOPLE, ["Ben=remind"]) == ["", "", "remind", ""]
    assert coaches_for(PEOPLE, ["suggest", "Ada=tell"]) == ["tell", "", "suggest", "suggest"]


@pytest.mark.parametrize(
    "text", ["", "perfect", "Ada", "Cat=tell", "Ada=", "Ada=Tell", "bot:easy=tell", "=", "tell=Ada"]
)
def test_what_makes_no_sense(text: str) -> None:
    with pytest.raises(BadOption, match="coach"):
        coaches_for(PEOPLE, [text])


def test_the_command_says_what_is_wrong() -> None:
    wrong = play("--plain", "rolit", "--seat", "Ada", "--coach", "Bob=tell")
    assert wrong.returncode == 2 and "Ada" in wrong.stderr and "--coach" in wrong.stderr

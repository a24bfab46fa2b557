"""People at the screen roll by a press, choose their colours, and read how strong a bot is."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList, Select, Static

from parlour.table import OutcomeDrawn, Seat, bot_seat, elsewhere
from parlour.terminal.app import ParlourApp
from parlour.terminal.screens.setup import SetupScreen
from parlour.terminal.screens.table import TableScreen
from tests.terminal.test_app import begin, drive, table, until


def hands(screen: TableScreen) -> list[int | None]:
    """Whose hands have rolled or drawn so far."""
    return [event.hand for event in screen.table.log if isinstance(event, OutcomeDrawn)]


def test_every_roll_of_a_person_waits_for_a_press_and_one_press_is_one_roll() -> None:
    """SB-05, SB-08: no die falls without the person whose hand it is."""

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        screen = table(app)
        assert hands(screen) == []
        for count, key in enumerate(("space", "enter", "space"), start=1):
            await until(pilot, lambda: screen.rolling)
            offered = screen.query_one("#moves", OptionList).get_option_at_index(0)
            assert "Roll" in str(offered.prompt)
            await pilot.press(key)
            await until(pilot, lambda before=count: len(hands(screen)) >= before)  # type: ignore[misc]
            assert len(hands(screen)) == count

    drive(run, begin(None, [elsewhere("Ada"), elsewhere("Bob")], "shutbox", players=2))


def test_a_card_is_turned_over_by_its_owner_and_a_bot_needs_no_press() -> None:
    """TK-03: choosing a card is the press that turns it over, and turns over that one alone."""
    seats: list[Seat] = [bot_seat("random"), elsewhere("Ada")]

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        screen = table(app)
        await until(pilot, lambda: screen.mine)
        assert 0 in hands(screen) and 1 not in hands(screen)
        await pilot.press("enter")
        await until(pilot, lambda: screen.mine and hands(screen)[-1] == 1)
        assert hands(screen).count(1) == 1

    drive(run, begin(None, seats, "tuki", rounds=1))


def test_each_seat_of_rolit_chooses_its_colour_and_reads_of_its_bot(home: Path) -> None:
    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "down", "enter")  # Rolit
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        setup = app.screen
        assert isinstance(setup, SetupScreen)
        said = [str(each.render()) for each in setup.query(Static)]
        assert any("like a young child" in line for line in said)
        setup.query_one("#own-0-colours", Select).value = "blue"
        await until(pilot, lambda: setup.choice.owned()["colours"] == ("blue", "green"))
        setup.query_one("#own-1-colours", Select).value = "blue"
        await until(pilot, lambda: setup.choice.owned()["colours"] == ("green", "blue"))
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert table(app).game.options_dict["colours"] == ("green", "blue")

    drive(run)

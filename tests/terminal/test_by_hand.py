"""Tables by hand in the terminal: people type what fell, dice in any order, and take it back."""

from io import StringIO
from pathlib import Path

from textual.pilot import Pilot

import parlour
from parlour.table import Host, bot_seat, here, load
from parlour.terminal.app import ParlourApp
from parlour.terminal.lines import Lines, as_text
from parlour.terminal.telling.byhand import told
from tests.terminal.test_app import drive, shown, table


def test_dice_are_typed_in_any_order() -> None:
    state = parlour.game("shutbox", players=1).start()
    for text in ("6-3", "3-6", "36", "63", "3 6", "6+3"):
        assert told(state, text) == "6-3"
    assert (told(state, "6"), told(state, "666"), told(state, "")) == ("6", "666", "")
    opening = parlour.game("shutbox", players=2).start()
    assert (told(opening, "4"), told(opening, "first:4")) == ("first:4", "first:4")
    cards = parlour.game("tuki").start()
    assert (told(cards, "12"), told(cards, "Parrot"), told(cards, "21")) == ("12", "parrot", "21")


def test_the_screen_asks_what_fell_and_takes_it_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    async def run(app: ParlourApp, pilot: Pilot[int]) -> None:
        screen = table(app)
        assert screen.telling and screen.offers == ("first:red", "first:green")
        await pilot.press("down", "enter")  # the second in the list
        assert screen.mine
        await pilot.press("f4")
        assert screen.telling and "takes a move back" in shown(app, "log")
        await pilot.press("x", "enter")
        assert screen.complaint and screen.telling
        await pilot.press("R", "e", "d", "enter")
        assert [event.to_json().get("outcome") for event in screen.table.log] == ["first:green", None, "first:red"]

    game = parlour.game("rolit", size=4)
    drive(run, lambda: Host.create(game, [here("Ada"), here("Eve")], path, by_hand=True), size=(110, 30))
    assert load(path).table.header.by_hand


def test_programs_are_asked_for_outcomes_and_may_take_them_back(tmp_path: Path) -> None:
    with Host.create(parlour.game("rolit", size=4), [here("Ada"), bot_seat("random")], by_hand=True) as host:
        sink = StringIO()
        Lines(host, StringIO("red\nundo\nfirst:purple\nlegal\ngreen\nquit\n"), sink, as_text).run()
        said = sink.getvalue().splitlines()
    assert next(each for each in said if each.startswith("chance")).endswith("outcomes=first:red, first:green")
    kinds = [each.split()[0] for each in said]
    assert kinds.count("chance") == 2 and "refused" in kinds
    assert [event.kind for event in host.table.log][:3] == ["outcome", "undo", "outcome"]

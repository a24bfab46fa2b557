"""The score sheet: a column for each seat, a line for each finished game or round, and the total."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from parlour.table import Table
from parlour.table.places import winners
from parlour.terminal.telling.teller import Teller
from parlour.terminal.text.words import Script


def score_sheet(table: Table, teller: Teller, script: Script) -> Grid:
    view: dict[str, Any] = table.state.view()
    finished: list[list[int | None]] = view.get("sheet") or []
    grid = Grid(box=None, expand=True, show_header=False, padding=(0, 1, 0, 0))
    for seat in range(table.header.game.players):
        name = Text(script.line(teller.names[seat]), style=_style(table, seat), overflow="ellipsis", no_wrap=True)
        points = Text(str(table.state.scores[seat]), style="bold", justify="right")
        grid.add_row(*_sided(script, name, points))
        if strength := table.header.coach_of(seat):
            coach = Text(
                script.line(teller.speech.say(f"coach-{strength}")), style="dim", overflow="ellipsis", no_wrap=True
            )
            grid.add_row(*_sided(script, coach, Text("")))
    if finished:
        own = f"{table.header.game.name}-sheet-row"  # where a line of the sheet is not a game
        id = own if teller.speech.knows(own) else "sheet-game"
        for number, scores in enumerate(finished, 1):
            label = Text(script.line(teller.speech.say(id, number=number)), style="dim")
            shown = "  ".join("–" if points is None else str(points) for points in scores)
            grid.add_row(*_sided(script, label, Text(shown, justify="right", style="dim")))
    best = teller.speech.say(f"sheet-{table.header.game.best}")
    grid.add_row(*_sided(script, Text(script.line(best), style="dim italic"), Text("")))
    return grid


def _style(table: Table, seat: int) -> str:
    if seat in winners(table):
        return "bold bright_green"
    turn = table.turn
    return "bold bright_yellow" if turn is not None and turn.seat == seat else ""


def _sided(script: Script, name: Text, points: Text) -> tuple[Text, Text]:
    if script.right_to_left:
        name.justify, points.justify = "right", "left"
        return points, name
    return name, points

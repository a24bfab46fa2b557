"""`parlour solve`: prints the value of a game with best play, and the best first moves."""

from __future__ import annotations

import argparse
import json

from parlour.contract.game import Game
from parlour.contract.solution import Cell, Section, Solution, Summary, solve
from parlour.errors import Unsupported
from parlour.speech.message import Message
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.progress import Progress
from parlour.terminal.commands.speaking import columns, say, speech, svg_name, write_picture


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--objective", help=say("help-solve-objective"))
    parser.add_argument("--exact", action="store_true", help=say("help-solve-exact"))
    parser.add_argument("--plot", metavar="FILE.svg", help=say("help-solve-plot"))
    parser.add_argument("--page", action="store_true", help=say("help-solve-page"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    svg_name("--plot", args.plot)
    bar = Progress(100, "%")
    if args.page:
        print(game.solutions_page(progress=lambda done: bar.show(round(100 * done))), end="")
        return 0
    solved = solve(game, args.objective, exact=args.exact, progress=lambda done: bar.show(round(100 * done)))
    found = game.report(solved)
    if args.plot:
        _draw(args.plot, game, solved)
    if args.json:
        print(json.dumps({"game": game.name, "options": game.options_dict, **found.data}, indent=2))
    else:
        print("\n".join(_lines(game, solved, found)))
    return 0


def _draw(name: str, game: Game, solved: Solution) -> None:
    drawn = game.picture(solved, speech())
    if drawn is None:
        raise Unsupported(Message("solve-plot-row"))
    write_picture("--plot", name, drawn)


def _lines(game: Game, solved: Solution, found: Summary) -> list[str]:
    values, *more = found.sections
    lines = [say("solve-title", game=game.title, objective=solved.objective), *_columns(values)]
    if solved.approximation is not None:
        lines.append("  " + say("solve-note", note=solved.approximation))
    for section in more:
        lines += ["", *([speech().tell(section.heading)] if section.heading else []), *_columns(section)]
    return lines


def _columns(section: Section) -> list[str]:
    rows = [[_cell(cell) for cell in row] for row in section.rows]
    return columns(rows, "<" * len(rows[0])) if rows else []


def _cell(cell: Cell) -> str:
    if isinstance(cell, tuple):
        return "  ".join(say("solve-cell", label=_cell(label), number=number) for label, number in cell)
    return speech().tell(cell) if isinstance(cell, Message) else cell

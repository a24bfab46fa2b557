"""`parlour advise`: the moves of any position of one row, ranked."""

from __future__ import annotations

import argparse
import json
from typing import Any

from parlour.cli.choosing import chosen, game_arguments
from parlour.errors import BadOption, Unsupported
from parlour.solution import solve

ABOUT = "rank the moves of a position: which numbers are open, what the dice show (Shut the Box)"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--open", metavar="1,2,5,9", required=True, help="the numbers that stand open")
    parser.add_argument("--dice", metavar="4-3", help="what was rolled; without it, the choice before the roll")
    parser.add_argument("--objective", default="score", help="score (the default) or shut")
    parser.add_argument("--exact", action="store_true", help="exact rationals")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    from parlour.games.shutbox import ShutBox
    from parlour.games.shutbox.solver.position import position
    from parlour.games.shutbox.solver.report import plain

    game = chosen(args)
    if not isinstance(game, ShutBox):
        raise Unsupported(f"positions are ranked for shutbox; {game.name} has no solver")
    if args.objective not in ("score", "shut"):
        raise BadOption("--objective", args.objective, "must be score or shut: a row alone says nothing about winning")
    state = position(game, _numbers(args.open), _roll(args.dice))
    solved = solve(state.game, args.objective, exact=args.exact)
    moves = solved.best(state) if state.legal() else ()
    data: dict[str, Any] = {
        "objective": args.objective,
        "open": list(state.open_numbers(0)),
        "dice": args.dice,
        "value": plain(solved.value(state)) if moves or args.dice is None else plain(_ended(state, args.objective)),
        "moves": [{"move": str(each.move), "value": plain(each.value)} for each in moves],
    }
    print(json.dumps(data, indent=2) if args.json else "\n".join(_lines(data)))
    return 0


def _ended(state: Any, objective: str) -> int:
    """The roll fits nothing: the turn is over with what stands open."""
    return int(state.view()["rows"][0]["score"]) if objective == "score" else 0


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.replace("+", ",").split(","))
    except ValueError:
        raise BadOption("--open", text, "must be numbers with commas between them, for instance 1,2,5,9") from None


def _roll(text: str | None) -> Any:
    from parlour.games.shutbox.notation import Roll, read

    if text is None:
        return None
    roll = read(text, at_chance=True)
    if not isinstance(roll, Roll):
        raise BadOption("--dice", text, "must be a roll, for instance 4-3 (one die: 4)")
    return roll


def _lines(data: dict[str, Any]) -> list[str]:
    what = "expected score" if data["objective"] == "score" else "probability of shutting the box"
    head = f"open {'+'.join(map(str, data['open']))}" + (f", rolled {data['dice']}" if data["dice"] else "")
    if not data["moves"]:
        ended = "" if data["dice"] is None else "nothing fits, the turn is over: "
        return [f"{head}: {ended}{what} {_number(data['value'])}"]
    return [
        f"{head}: {what} after each move",
        *(f"  {each['move']:12} {_number(each['value'])}" for each in data["moves"]),
    ]


def _number(value: Any) -> str:
    return value if isinstance(value, str) else f"{value:.6f}"

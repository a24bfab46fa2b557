"""`parlour advise`: the moves of any position, ranked: of one row alone, or among others."""

from __future__ import annotations

import argparse
import json
from typing import Any

from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.columns import columns
from parlour.cli.speaking import say
from parlour.errors import BadOption, Unsupported
from parlour.message import Message
from parlour.solution import solve


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--open", metavar="1,2,5,9", required=True, help=say("help-advise-open"))
    parser.add_argument("--dice", metavar="4-3", help=say("help-advise-dice"))
    parser.add_argument("--rows", metavar="1,2,9/3,4", help=say("help-advise-rows"))
    parser.add_argument("--best", metavar="12", type=int, help=say("help-advise-best"))
    parser.add_argument("--to-come", metavar="N", type=int, default=0, help=say("help-advise-to-come"))
    parser.add_argument("--objective", help=say("help-advise-objective"))
    parser.add_argument("--exact", action="store_true", help=say("help-exact"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    from parlour.games.shutbox import ShutBox
    from parlour.games.shutbox.solver.position import position
    from parlour.games.shutbox.solver.report import plain

    game = chosen(args)
    if not isinstance(game, ShutBox):
        raise Unsupported(Message("advise-game", {"game": game.name}))
    if args.rows is not None or args.best is not None or args.to_come:
        return _to_win(args, game)
    args.objective = args.objective or "score"
    if args.objective not in ("score", "shut"):
        raise BadOption("--objective", args.objective, Message("advise-objective"))
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


def _to_win(args: argparse.Namespace, game: Any) -> int:
    from parlour.games.shutbox.solver.others import others_of
    from parlour.games.shutbox.solver.position import position_among

    if args.objective not in (None, "win"):
        raise BadOption("--objective", args.objective, Message("advise-to-win"))
    if args.exact:
        raise Unsupported(Message("advise-exact"))
    others = others_of(game, args.rows, args.best, args.to_come)
    state = position_among(game, _numbers(args.open), _roll(args.dice), others)
    solved = solve(state.game, "win")
    moves = solved.best(state) if state.actor == others.me else ()
    worth: Any = solved.value(state)
    data: dict[str, Any] = {
        "objective": "win",
        "open": list(state.open_numbers(others.me)) if moves or not args.dice else list(_numbers(args.open)),
        "dice": args.dice,
        "value": worth[others.me],
        "moves": [{"move": str(each.move), "value": each.value} for each in moves],
        "note": solved.note,
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
        raise BadOption("--open", text, Message("advise-numbers")) from None


def _roll(text: str | None) -> Any:
    from parlour.games.shutbox.notation import Roll, read

    if text is None:
        return None
    roll = read(text, at_chance=True)
    if not isinstance(roll, Roll):
        raise BadOption("--dice", text, Message("advise-roll"))
    return roll


def _lines(data: dict[str, Any]) -> list[str]:
    stands = "+".join(map(str, data["open"]))
    what = Message(f"solve-{data['objective']}")
    if data["dice"] is None:
        position = Message("advise-open", {"open": stands})
    else:
        position = Message("advise-rolled", {"open": stands, "dice": data["dice"]})
    if data["moves"]:
        moves = ((each["move"], _number(each["value"])) for each in data["moves"])
        return [say("advise-each", position=position, what=what), *columns(moves, "<<")]
    id = "advise-value" if data["dice"] is None else "advise-over"
    return [say(id, position=position, what=what, value=_number(data["value"]))]


def _number(value: Any) -> str:
    return value if isinstance(value, str) else f"{value:.6f}"

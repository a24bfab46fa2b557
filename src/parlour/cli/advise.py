"""`parlour advise`: ranks the moves of a position."""

from __future__ import annotations

import argparse
import json
from typing import Any

from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.columns import columns
from parlour.cli.replay import until
from parlour.cli.speaking import say, speech
from parlour.errors import BadOption, Unsupported
from parlour.game import Game
from parlour.games import kinds
from parlour.message import Message, spoken
from parlour.options import Option
from parlour.table.record import load


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    for detail in _details():
        example, about = str(detail.usual[0]), speech().tell(spoken(detail.about))
        parser.add_argument(_flag(detail.name), dest=detail.name, metavar=example, help=about)
    parser.add_argument("--record", metavar="FILE", help=say("help-advise-record"))
    parser.add_argument("--at", metavar="SEQ", type=int, help=say("help-advise-at"))
    parser.add_argument("--objective", help=say("help-advise-objective"))
    parser.add_argument("--exact", action="store_true", help=say("help-exact"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    if args.record is not None:
        return _of_record(args, game)
    if args.at is not None:
        raise BadOption("--at", args.at, Message("advise-at-alone", {"option": "--record"}))
    given = {each.name: vars(args)[each.name] for each in _details() if vars(args)[each.name] is not None}
    try:
        advice = game.advise(given, args.objective, exact=args.exact)
    except BadOption as error:
        raise BadOption(_flag(error.option), error.value, _with_flags(error.why)) from error
    except Unsupported as error:
        raise Unsupported(_with_flags(error.why)) from error
    if args.json:
        print(json.dumps(advice.data, indent=2))
        return 0
    moves = [(str(each.move), _number(each.value)) for each in advice.moves]
    print("\n".join([speech().tell(advice.headline), *(columns(moves, "<<") if moves else [])]))
    return 0


def _of_record(args: argparse.Namespace, game: Game) -> int:
    """The moves of a position given as a record and a moment."""
    state = until(load(args.record), args.at).state
    if state.game.name != game.name:
        raise BadOption("--record", args.record, Message("advise-other", {"game": state.game.name}))
    moves = state.game.judge(state) if state.legal() else ()
    data = [{"move": str(each.move), "chance": round(float(each.value), 6)} for each in moves]
    if args.json:
        print(json.dumps({"position": state.headline(), "actor": state.actor, "moves": data}, indent=2))
        return 0
    rows = [(str(each.move), f"{100 * float(each.value):.2f}") for each in moves]
    print("\n".join([say("advise-record", position=state.standing()), *(columns(rows, "<>") if rows else [])]))
    return 0


def _details() -> list[Option]:
    """What can be said of a position in any game; games that say the same share a flag."""
    return list({detail.name: detail for kind in kinds() for detail in kind.details}.values())


def _flag(name: str) -> str:
    """The flag of a detail or of an argument of this command; other names, options of the game, stay as they are."""
    known = {detail.name for detail in _details()} | {"objective", "exact"}
    return f"--{name.replace('_', '-')}" if name in known else name


def _with_flags(why: Message) -> Message:
    """The message, with the names of details said as flags."""
    return Message(why.id, {name: _flag(value) if value == name else value for name, value in why.arguments.items()})


def _number(value: Any) -> str:
    return f"{value:.6f}" if isinstance(value, float) else str(value)

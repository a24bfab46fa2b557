"""`parlour advise`: ranks the moves of a position."""

from __future__ import annotations

import argparse
import json
import warnings
from typing import Any

from parlour.contract.engine import Answer, Valued, Worth, shares
from parlour.contract.game import Game
from parlour.contract.options import Option
from parlour.contract.state import CHANCE, State
from parlour.engine.advice import engine_of, judged
from parlour.engine.ask import asked, mean
from parlour.errors import BadOption, Unsupported
from parlour.games import LeftOut, kinds
from parlour.speech.message import Message, spoken
from parlour.table.record import load
from parlour.terminal.commands.choosing import chosen, game_arguments
from parlour.terminal.commands.replay import until
from parlour.terminal.commands.speaking import columns, say, speech

TOLD = {"win": "advise-record", "score": "advise-score"}
"""The message above the moves, by the unit of their values."""
WIN = "win"
"""The objective of an engine with opponents."""


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    for detail in _details():
        example, about = str(detail.usual[0]), speech().tell(spoken(detail.about))
        parser.add_argument(_flag(detail.name), dest=detail.name, metavar=example, help=about)
    parser.add_argument("--position", metavar="CODE", help=say("help-advise-position"))
    parser.add_argument("--record", metavar="FILE", help=say("help-advise-record"))
    parser.add_argument("--at", metavar="SEQ", type=int, help=say("help-advise-at"))
    parser.add_argument("--objective", help=say("help-advise-objective"))
    parser.add_argument("--exact", action="store_true", help=say("help-exact"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    given = {each.name: vars(args)[each.name] for each in _details() if vars(args)[each.name] is not None}
    if args.record is not None:
        _alone(args, given, "--record", {"position": args.position, **dict(each.split("=") for each in args.options)})
        return _of_record(args, game)
    if args.at is not None:
        raise BadOption("--at", args.at, Message("advise-at-alone", {"option": "--record"}))
    if args.position is not None:
        _alone(args, given, "--position", {})
        return _tell(args, game.at(args.position))
    try:
        if type(game).advise is Game.advise and (game.details or type(game).at is not Game.at):
            _alone(args, {}, " ".join(_flag(each.name) for each in game.details), {})
        if (type(game).advise is Game.advise or args.objective in (None, WIN)) and not args.exact:
            return _tell(args, game.set_up(given))
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


def _alone(args: argparse.Namespace, given: dict[str, object], option: str, more: dict[str, object]) -> None:
    """Rejects flags that `--record` or `--position` would make meaningless."""
    others = {**given, "objective": args.objective, "exact": args.exact or None, **more}
    for name, value in others.items():
        if value is not None:
            raise BadOption(_flag(name), value, Message("advise-not-with", {"option": option}))


def _of_record(args: argparse.Namespace, game: Game) -> int:
    """The moves of a position given as a record and a moment."""
    state = until(load(args.record), args.at).state
    if state.game.name != game.name:
        raise BadOption("--record", args.record, Message("advise-other", {"game": state.game.name}))
    return _tell(args, state)


def _tell(args: argparse.Namespace, state: State[Any]) -> int:
    """The engine's advice; for a position without a choice, its value."""
    seat, low = int(state.actor or 0), state.game.best == "low"
    found = asked(engine_of(state.game), state) if state.actor == CHANCE else judged(state) if state.legal() else None
    unit = engine_of(state.game).unit if found is None else found.unit
    if args.objective == WIN != unit:
        raise BadOption("objective", WIN, Message("advise-objective"))
    moves = found.ranked(seat) if found and state.actor != CHANCE else ()
    worth, exact = _worth(state, found, moves), found is None or found.exact
    if args.json:
        about = {"position": state.headline(), "actor": state.actor, "unit": unit, "exact": exact, "worth": worth}
        print(json.dumps({**about, "moves": [_data(each) for each in moves]}, indent=2))
        return 0
    if not moves:
        shown = "  ".join(f"{-each if unit == 'score' and low else each:.6f}" for each in worth)
        print(say("advise-value", position=state.standing(), what=Message(f"solve-{unit}"), value=shown))
        return 0
    leads, rows = any(each.lead for each in moves), []
    for each in moves:
        mine = each.worth[seat]
        told = f"{100 * mine:.2f}" if unit == "win" else f"{-mine if low else mine:.2f}"
        rows.append((str(each.move), told, *([_lead(each, seat, low)] if leads else [])))
    lines = [say(TOLD[unit], position=state.standing())]
    if leads:
        lines.append(say("advise-points" if low else "advise-lead"))
    print("\n".join([*lines, *columns(rows, "<>>" if leads else "<>")]))
    if not exact:
        print(say("advise-estimated"))
    return 0


def _worth(state: State[Any], found: Answer | None, moves: tuple[Valued, ...]) -> Worth:
    """By seat, the value with the best move, or the mean over all outcomes."""
    if found is None:
        return shares(state, state.game.players) if state.game.players > 1 else _score(state)
    return moves[0].worth if moves else mean(state, found)


def _score(state: State[Any]) -> Worth:
    """Alone, more is better."""
    return tuple(-float(each) if state.game.best == "low" else float(each) for each in state.scores)


def _data(each: Valued) -> dict[str, Any]:
    return {"move": str(each.move), "worth": each.worth, "lead": each.lead, "exact": each.exact, "error": each.error}


def _lead(each: Valued, seat: int, low: bool) -> str:
    """Formats points: penalty points without a sign, a lead with one."""
    if not each.lead:
        return ""
    return f"{-each.lead[seat]:.2f}" if low else f"{each.lead[seat]:+.2f}"


def _details() -> list[Option]:
    """The details that describe a position of any game; games that share a detail share a flag."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LeftOut)
        return list({detail.name: detail for kind in kinds() for detail in kind.details}.values())


def _flag(name: str) -> str:
    """The flag of a detail or of an argument of this command; other names, options of the game, stay as they are."""
    known = {detail.name for detail in _details()} | {"objective", "exact", "position"}
    return f"--{name.replace('_', '-')}" if name in known else name


def _with_flags(why: Message) -> Message:
    """The message, with the names of details said as flags."""
    return Message(why.id, {name: _flag(value) if value == name else value for name, value in why.arguments.items()})


def _number(value: Any) -> str:
    return f"{value:.6f}" if isinstance(value, float) else str(value)

"""`parlour replay`: prints a record event by event, with the players' names."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.table.event import Event
from parlour.table.events import Moved, OutcomeDrawn, Undone
from parlour.table.places import winners
from parlour.table.record import Record, load
from parlour.table.table import Table, fold, new_table
from parlour.terminal.boards import board
from parlour.terminal.commands.speaking import complain, say, speech
from parlour.terminal.drawing.sheet import Look
from parlour.terminal.telling.log import Log
from parlour.terminal.telling.teller import Teller
from parlour.terminal.telling.values import chosen
from parlour.terminal.text.words import Ordering, Script


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("help-replay-file"))
    parser.add_argument("--at", metavar="SEQ", type=int, help=say("help-replay-at"))
    parser.add_argument("--boards", action="store_true", help=say("help-replay-boards"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    record = load(args.file)
    if record.torn:
        complain("replay", say("replay-torn", bytes=record.torn))
    table = until(record, args.at)
    if args.json:
        print(json.dumps(data(table), indent=2, ensure_ascii=False))
        return 0
    print("\n".join(told(table, boards=args.boards)))
    if not args.boards:
        print(f"\n{drawn(table)}")
    print(f"\n{standing(table)}")
    return 0


def until(record: Record, at: int | None) -> Table:
    table = record.table
    if at is None:
        return table
    if not 0 <= at <= table.seq:
        raise BadOption("--at", at, Message("replay-at", {"last": table.seq}))
    return fold(table.header, (event for event in table.log if event.seq <= at), table.names)


def told(table: Table, boards: bool) -> Iterator[str]:
    """The game and its unusual options, its players, and a sentence for every event that concerns them."""
    game, teller = table.header.game, Teller(speech(), table.seats)
    yield teller.tell(type(game).title)
    for option, value in chosen(speech(), game, teller.names, ("players", *game.unusual())):
        yield say("rules-option", option=option, value=value)
    yield say("transcript-table", table=table.header.id, time=table.header.time)
    yield from teller.names
    again = new_table(table.header)
    log = Log(again)
    for event in table.log:
        again.apply(event)
        log.messages()
        if event.seq in log.told:
            yield f"{event.seq:5}  {teller.tell(log.told[event.seq])}"
        if boards and isinstance(event, Moved | OutcomeDrawn | Undone):
            yield f"\n{drawn(again)}\n"


def drawn(table: Table) -> str:
    """The board of the terminal game, without colours."""
    teller = Teller(speech(), table.seats)
    look = Look(
        teller.speech, Script(teller.speech.right_to_left, Ordering.TERMINAL), teller.short_names, offered=False
    )
    text = board(table.header.game.name).draw(table.state, look).plain
    return "\n".join(line.rstrip() for line in text.splitlines())


def data(table: Table) -> dict[str, object]:
    events: list[Event] = table.log
    return {
        "header": table.header.to_json(),
        "events": [event.to_json() for event in events],
        "seats": [seat.to_json() for seat in table.seats],
        "state": {
            "actor": table.state.actor,
            "allowed": list(table.state.allowed()),
            "scores": list(table.state.scores),
            "winners": list(table.state.winners),
            "over": table.state.over,
            "view": table.state.view(),
        },
    }


def standing(table: Table) -> str:
    names = Teller(speech(), table.seats).names
    each = zip(names, table.state.scores, strict=True)
    scores = tuple(Message("replay-score", {"name": name, "score": score}) for name, score in each)
    if not (first := winners(table)):
        return say("replay-scores", scores=scores)
    return say("replay-scores-won", scores=scores, winners=speech().listed(names[seat] for seat in first))

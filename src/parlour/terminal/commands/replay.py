"""`parlour replay`: tells a record event by event."""

from __future__ import annotations

import argparse
import json

from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.table.event import Event
from parlour.table.places import winners
from parlour.table.record import Record, load
from parlour.table.table import Table, fold
from parlour.table.transcript import seat_name, transcript
from parlour.terminal.commands.speaking import complain, say, speech


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
    print("\n".join(transcript(table, speech(), boards=args.boards)))
    if not args.boards:
        print(f"\n{table.state.text()}")
    print(f"\n{standing(table)}")
    return 0


def until(record: Record, at: int | None) -> Table:
    table = record.table
    if at is None:
        return table
    if not 0 <= at <= table.seq:
        raise BadOption("--at", at, Message("replay-at", {"last": table.seq}))
    return fold(table.header, (event for event in table.log if event.seq <= at), table.names)


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
    names = [seat_name(table, seat, speech()) for seat in range(len(table.state.scores))]
    each = zip(names, table.state.scores, strict=True)
    scores = tuple(Message("replay-score", {"name": name, "score": score}) for name, score in each)
    if not (first := winners(table)):
        return say("replay-scores", scores=scores)
    return say("replay-scores-won", scores=scores, winners=speech().listed(names[seat] for seat in first))

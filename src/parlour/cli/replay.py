"""`parlour replay`: a record, step by step."""

from __future__ import annotations

import argparse
import json
import sys

from parlour.errors import BadOption
from parlour.table.events import Event
from parlour.table.record import Record, load
from parlour.table.table import Table, fold
from parlour.table.transcript import seat_name, transcript

ABOUT = "replay a record: what happened, and the board"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game")
    parser.add_argument("--at", metavar="SEQ", type=int, help="stop after this event (default: the last)")
    parser.add_argument("--boards", action="store_true", help="draw the board after every move and outcome")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    record = load(args.file)
    if record.torn:
        print(f"parlour replay: a torn last line of {record.torn} bytes is left out", file=sys.stderr)
    table = until(record, args.at)
    if args.json:
        print(json.dumps(data(table), indent=2, ensure_ascii=False))
        return 0
    print("\n".join(transcript(table, boards=args.boards)))
    if not args.boards:
        print(f"\n{table.state.text()}")
    print(f"\n{standing(table)}")
    return 0


def until(record: Record, at: int | None) -> Table:
    table = record.table
    if at is None:
        return table
    if not 0 <= at <= table.seq:
        raise BadOption("--at", at, f"must be a number of an event, 0 to {table.seq}")
    return fold(table.header, table.log[:at])


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
    scores = ", ".join(f"{seat_name(table, seat)} {score}" for seat, score in enumerate(table.state.scores))
    won = " and ".join(seat_name(table, seat) for seat in table.state.winners)
    return f"scores: {scores}" + (f"; won by {won}" if won else "")

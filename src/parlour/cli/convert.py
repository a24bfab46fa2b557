"""`parlour convert`: writes a record in another form."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from parlour.cli.speaking import say, speech
from parlour.errors import BadRecord, ParlourError
from parlour.message import Message
from parlour.table.events import event_from_json
from parlour.table.header import header_from_json
from parlour.table.record import cannot, dump, parse, read_bytes
from parlour.table.table import Table, fold
from parlour.table.transcript import transcript
from parlour.table.verify import SECOND

FORMS = ("json", "jsonl", "text")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("help-convert-file"))
    parser.add_argument("--to", choices=FORMS, required=True, help=say("help-convert-to"))
    parser.add_argument("--output", "-o", metavar="FILE", help=say("help-convert-output"))


def run(args: argparse.Namespace) -> int:
    data = read_bytes(args.file)
    table = read_either(data)
    same = args.to == "jsonl" and table.header.format == SECOND
    written = data if same else FORM[args.to](table)
    if args.output is None:
        sys.stdout.buffer.write(written)
        return 0
    try:
        with Path(args.output).open("xb") as file:
            file.write(written)
    except OSError as error:
        raise cannot("write", args.output, error) from error
    return 0


def read_either(data: bytes) -> Table:
    """A record, or a JSON document of one. The rules are checked in both; the hashes are made anew for the latter."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        return parse(data).table
    if not isinstance(document, dict) or "events" not in document:
        return parse(data).table
    return from_document(document)


def from_document(document: dict[str, object]) -> Table:
    events = document["events"]
    if not isinstance(events, list):
        raise BadRecord(Message("convert-events"))
    header = header_from_json(document.get("header"))
    try:
        return fold(header, map(event_from_json, events))
    except ParlourError as error:
        raise BadRecord(Message("convert-misfit", {"why": error.message})) from error


def as_json(table: Table) -> bytes:
    document = {"header": table.header.to_json(), "events": [event.to_json() for event in table.log]}
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


def as_jsonl(table: Table) -> bytes:
    return dump(table.header, table.log)


def as_text(table: Table) -> bytes:
    return ("\n".join(transcript(table, speech())) + "\n").encode()


FORM = {"json": as_json, "jsonl": as_jsonl, "text": as_text}

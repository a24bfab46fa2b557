"""`parlour convert`: writes a record in another form."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from parlour.errors import BadRecord, ParlourError
from parlour.speech.message import Message
from parlour.table.events import event_from_json
from parlour.table.header import header_from_json
from parlour.table.lines import body
from parlour.table.naming import WRITE
from parlour.table.record import cannot, dump, dump_line, parse, read_bytes
from parlour.table.table import Table, fold
from parlour.table.transcript import transcript
from parlour.table.verify import SECOND, START
from parlour.terminal.commands.speaking import say, speech

FORMS = ("json", "jsonl", "text")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("help-convert-file"))
    parser.add_argument("--to", choices=FORMS, required=True, help=say("help-convert-to"))
    parser.add_argument("--output", "-o", metavar="FILE", help=say("help-convert-output"))


def run(args: argparse.Namespace) -> int:
    data = read_bytes(args.file)
    table = read_either(data)
    same = args.to == "jsonl" and table.header.format == SECOND and data.startswith(table.lines[0])
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
    """A record, or a JSON document of one. The rules are checked in both; hashes are computed again for the latter."""
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
    header = document.get("header")
    if isinstance(header, dict) and header.get("format") == SECOND:
        return parse(_second_from(header, events, document.get("names"))).table
    try:
        return fold(header_from_json(header), map(event_from_json, events))
    except ParlourError as error:
        raise BadRecord(Message("convert-misfit", {"why": error.message})) from error


def _second_from(header: object, events: list[object], names: object) -> bytes:
    """The bytes of a record of the second format, hashed anew; each name stands after the line that has its hash."""
    known = [name for name in names if isinstance(name, dict)] if isinstance(names, list) else []
    lines, head = [], START
    for entry in (header, *events):
        body = WRITE(entry).encode()
        line, head = dump_line(body, head)
        notes = [WRITE(name).encode() + b"\n" for name in known if str(name.get("name")).encode() in body]
        lines += [line, *notes]
    return b"".join(lines)


def as_json(table: Table) -> bytes:
    document: dict[str, object] = {"header": table.header.to_json()}
    if table.is_second:
        document["events"] = [json.loads(body(event)) for event in table.log]
        document["names"] = [name.to_json() for name in table.names.values()]
    else:
        document["events"] = [event.to_json() for event in table.log]
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


def as_jsonl(table: Table) -> bytes:
    return dump(table.header, table.log, table.names)


def as_text(table: Table) -> bytes:
    return ("\n".join(transcript(table, speech())) + "\n").encode()


FORM = {"json": as_json, "jsonl": as_jsonl, "text": as_text}

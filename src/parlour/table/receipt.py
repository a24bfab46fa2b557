"""A device's receipt: what it kept of a table, as the page saves it, and whether a record fits it.

The record may have grown since the receipt was saved. docs/fairness.md says what a device keeps.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.table.judging import Sent
from parlour.table.naming import NAME

FORMAT = "parlour-receipt/1"
SENT = ("move", "undo", "consent", "decline")
"""The events that people cause."""


@dataclass(frozen=True)
class Receipt:
    table: str
    device: str
    head: str
    """The hash of the last line that the device judged."""
    events: int
    """How many events it judged."""
    opens: Mapping[int, str]
    """For the draws it answered last: the hash of the `open` line, and the link that it gave."""
    links: Mapping[int, str]
    log: Sequence[str]
    """The lines it judged, the header first."""
    commands: Mapping[str, Sent] | None
    """The moves that were sent from the device, by id; nothing in receipts of before."""
    alarm: str
    """Why it raised the alarm, if it did: a code."""


def read_receipt(data: bytes) -> Receipt:
    """The receipt, or the evidence, in these bytes; `BadRecord` if it is none."""
    try:
        kept = json.loads(data)
        if kept["format"] != FORMAT:
            raise ValueError(kept["format"])
        sent = {int(n): each for n, each in kept["sent"].items()}
        return Receipt(
            table=str(kept["table"]),
            device=str(kept["device"]),
            head=str(kept["head"]),
            events=int(kept["lines"]) - 1,
            opens={n: str(each["open"]) for n, each in sent.items()},
            links={n: str(each["link"]) for n, each in sent.items()},
            log=[str(line) for line in kept["log"]],
            commands=_commands(kept["commands"]) if "commands" in kept else None,
            alarm=str(kept.get("alarm", "")),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadRecord(Message("receipt-form")) from error


def _commands(kept: Any) -> dict[str, Sent]:
    return {str(each["id"]): Sent(str(each["type"]), each["seat"], _said(each), int(each["seq"])) for each in kept}


def _said(move: dict[str, Any]) -> str:
    """The move of a command or an event; for a take-back, the number of the move taken back."""
    return str(move["of"] if "of" in move else move.get("move", ""))


def misfit(receipt: Receipt, record: bytes) -> Message | None:
    """Differences between a sound record and the device's receipt; empty if there are none."""
    lines = [line.decode() for line in record.split(b"\n")[:-1] if not line.startswith(NAME)]
    if json.loads(lines[0])["id"] != receipt.table:
        return Message("receipt-table")
    for seq, (kept, line) in enumerate(zip(receipt.log, lines, strict=False)):
        if kept != line:
            return Message("receipt-line", {"seq": seq})
    if len(lines) <= receipt.events:
        return Message("receipt-short", {"count": receipt.events})
    if _hash(lines[receipt.events]) != receipt.head:
        return Message("receipt-line", {"seq": receipt.events})
    for line in lines[1:]:
        if (wrong := _wrong(receipt, json.loads(line))) is not None:
            return wrong
    return None if receipt.commands is None else _forged(receipt, [json.loads(line) for line in lines[1:]])


def _forged(receipt: Receipt, events: Sequence[dict[str, Any]]) -> Message | None:
    """A move in the device's name, or with the id of one of its commands, that was not sent so, or not then."""
    commands = receipt.commands or {}
    changed, seated = 0, dict[int, int]()
    for event in events[: receipt.events]:
        kind, id = event["event"], event.get("id", "")
        if kind in SENT and (event.get("device") == receipt.device or id in commands):
            sent = commands.get(id)
            told = ("play" if kind == "move" else kind, event.get("seat"), _said(event))
            stale = sent is not None and kind == "move" and sent.seq < max(changed, seated.get(event["seat"], 0))
            if sent is None or (sent.type, sent.seat, sent.move) != told or stale:
                return Message("receipt-move", {"seq": event["seq"]})
        if kind in ("move", "undo", "outcome"):
            changed = event["seq"]
        elif kind == "seat":
            seated[event["seat"]] = event["seq"]
    return None


def _wrong(receipt: Receipt, event: dict[str, Any]) -> Message | None:
    """Differences between an event of a draw and the device's answer."""
    n = event.get("n", 0)
    if event["event"] == "open" and receipt.opens.get(n, event["hash"]) != event["hash"]:
        return Message("receipt-line", {"seq": event["seq"]})
    given = receipt.links.get(n)
    told = event.get("links", [])
    if given is None or not told or given in told or (event["event"] != "outcome" and None in told):
        return None
    return Message("receipt-link", {"n": n})


def _hash(line: str) -> str:
    return line[-66:-2]

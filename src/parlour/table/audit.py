"""Checks a whole record: the proofs in its bytes, and then every rule, by replay."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.errors import BadRecord, ParlourError, what_is_wrong
from parlour.games import game as game_of_name
from parlour.speech.message import Message
from parlour.table.event import Event
from parlour.table.events import OutcomeDrawn
from parlour.table.header import Maker
from parlour.table.record import disproved, parse
from parlour.table.table import Table, new_table
from parlour.table.verify import FORMAT, Findings, verify
from parlour.table.weights import weigh


@dataclass(frozen=True)
class Audit:
    """`findings` of both checks together; `table` is where the sound part of the record leads, if anywhere.

    `problem` is what is wrong, if anything is, as a message; what the rules disprove has the code `rules`.
    """

    findings: Findings
    table: Table | None
    problem: Message | None = None


def audit(data: bytes, make: Maker = game_of_name) -> Audit:
    """Verify the bytes, then replay by the rules: moves, outcomes, hands, lists of chances, scores and winners."""
    findings = verify(data)
    if findings.status == "bad":
        return Audit(findings, None, disproved(findings.code, findings.facts))
    try:
        record = parse(data, make, findings)
        if record.table.header.format == FORMAT:
            replay_chances(record.table)
    except BadRecord as error:
        findings.status, findings.problem, findings.line = "bad", error.reason, error.line
        findings.code, findings.facts = "rules", {}
        findings.offset = offset_of_line(data, error.line)
        return Audit(findings, None, error.why)
    torn = disproved(findings.code, findings.facts) if findings.code else None
    return Audit(findings, record.table, torn)


def replay_chances(table: Table) -> None:
    """Checks that every outcome was drawn from the chances of its position; raises `BadRecord` if not."""
    again = new_table(table.header)
    for event in table.log:
        try:
            if isinstance(event, OutcomeDrawn) and table.chances_of(event) != weigh(again.state):
                raise BadRecord(Message("record-chances"))
            again.apply(event)
        except ParlourError as error:
            raise BadRecord(what_is_wrong(error), line_of(event)) from error


def line_of(event: Event) -> int:
    """The line of an event in its record: the header is the first."""
    return event.seq + 1


def offset_of_line(data: bytes, line: int) -> int:
    return sum(len(each) + 1 for each in data.split(b"\n")[: line - 1])

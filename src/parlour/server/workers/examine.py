"""Looks at a whole record: is it sound, and what did each board look like?"""

from __future__ import annotations

import msgspec

from parlour.errors import BadRecord
from parlour.message import Message
from parlour.server import schema
from parlour.server.schema.said import said_once
from parlour.server.schema.step import step, telling
from parlour.table import Table, audit, new_table, parse
from parlour.table.events import PlayEvent
from parlour.table.verify import Findings, verify

MOST_HASHES = 1 << 22
"""Hashes that the ends of a record may cost: about two seconds."""


def check_cost(data: bytes) -> None:
    """Refuses a record that would take too long to verify: each end is checked by a whole chain of hashes."""
    head = data.partition(b"\n")[0]
    try:
        chance = msgspec.json.decode(head, type=_Header).chance
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return  # it is no record, and that is found out soon enough
    if chance.links * data.count(b'"end"') > MOST_HASHES:
        raise BadRecord(Message("record-too-long"))


class _Chance(msgspec.Struct):
    links: int = 0


class _Header(msgspec.Struct):
    chance: _Chance = msgspec.field(default_factory=_Chance)


def examine(data: bytes) -> schema.Verified:
    """What the bytes prove, and whether moves, outcomes and the chances they were drawn from keep the rules."""
    check_cost(data)
    checked = audit(data)
    return _verified(checked.findings, checked.problem)


def replay(data: bytes) -> schema.Replay:
    """Every event with the board after it. `BadRecord` if it cannot be replayed."""
    check_cost(data)
    found = parse(data).table
    return schema.Replay(
        table=found.header.id,
        game=found.header.game.name,
        rules=found.header.game.rules,
        options=found.header.game.options_dict,
        seats=[seat.to_json() for seat in found.header.seats],
        view=found.header.game.start().view(),
        steps=_steps(found),
        verified=_verified(verify(data), None),
    )


def _steps(found: Table) -> list[schema.Step]:
    table, steps = new_table(found.header), []
    for event in found.log:
        before = table.position
        table.apply(event)
        if not isinstance(event, PlayEvent):
            continue  # what concerns chance alone is for verifiers
        steps.append(step(event, table.position, event.encode(), telling(event, before, table.position)))
    return steps


def _verified(findings: Findings, problem: Message | None) -> schema.Verified:
    return schema.Verified(
        sound=findings.sound,
        status=findings.status,
        line=findings.line,
        problem=findings.problem,
        why=None if problem is None else said_once(problem),
        events=findings.events,
        draws=findings.draws,
        by_players=findings.by_players,
        sealed=findings.sealed,
        head=findings.head,
    )

"""Examines a whole record: whether it is sound, and its boards."""

from __future__ import annotations

import msgspec

from parlour.errors import BadRecord, Unsupported
from parlour.server.core.messages import Step
from parlour.server.core.messages.said import said_once
from parlour.server.core.messages.table import step, telling
from parlour.server.records import messages
from parlour.speech.message import Message
from parlour.table import Position, Table, audit, new_table, parse
from parlour.table.events import PlayEvent
from parlour.table.places import placed
from parlour.table.position import board_after, unproven
from parlour.table.verify import Findings, verify

MOST_STEPS = 10_000
"""Steps in one answer: about twenty megabytes."""
MOST_HASHES = 1 << 22
"""The limit of hashes for verifying the ends of chains: about two seconds."""


def check_cost(data: bytes) -> None:
    """Refuses a record that would take too long to verify: each end is checked by a whole chain of hashes."""
    head = data.partition(b"\n")[0]
    try:
        chance = msgspec.json.decode(head, type=_Header).chance
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return  # not a record, as the examination will report
    if chance.links * data.count(b'"end"') > MOST_HASHES:
        raise BadRecord(Message("record-too-long"))


class _Chance(msgspec.Struct):
    links: int = 0


class _Header(msgspec.Struct):
    chance: _Chance = msgspec.field(default_factory=_Chance)


def examine(data: bytes) -> messages.Verified:
    """The findings about bytes, moves, outcomes and chances."""
    check_cost(data)
    checked = audit(data)
    return _verified(checked.findings, checked.problem)


def replay(data: bytes, since: int = 0) -> bytes:
    """Every event after `since` with the board after it, as JSON. Raises `BadRecord` if it cannot be replayed."""
    check_cost(data)
    record = parse(data)
    found, findings = record.table, record.findings
    steps, more = _steps(found, since)
    replayed = messages.Replay(
        table=found.header.id,
        game=found.header.game.name,
        rules=found.header.game.rules,
        options=found.header.game.options_dict,
        seats=[seat.to_json() for seat in found.header.seats],
        coach=list(found.header.coach),
        view=found.header.first_state().view(),
        code=_code(new_table(found.header).position),
        steps=steps,
        more=more,
        places=list(placed(found)),
        verified=_verified(findings or verify(data), None),
    )
    return msgspec.json.encode(replayed)


def _steps(found: Table, since: int) -> tuple[list[Step], int]:
    """The steps after an event, and the number left for further answers."""
    position, steps = unproven(new_table(found.header).position), list[Step]()
    log = iter(found.log)
    for event in log:
        before, position = position, board_after(position, event)
        if event.seq > since and isinstance(event, PlayEvent):  # events of chance alone are for verifiers
            shown = step(event, position, event.encode(), telling(event, before, position))
            steps.append(msgspec.structs.replace(shown, code=_code(position)) if shown.view is not None else shown)
            if len(steps) == MOST_STEPS:
                break
    return steps, sum(isinstance(event, PlayEvent) for event in log)


def _code(position: Position) -> str | None:
    try:
        return position.state.code()
    except Unsupported:
        return None


def _verified(findings: Findings, problem: Message | None) -> messages.Verified:
    return messages.Verified(
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

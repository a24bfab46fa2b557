"""The analysis of one record: reads it, asks the game what each position is worth, and keeps what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.contract.engine import Engine
from parlour.contract.solution import Progress
from parlour.engine.advice import engine_of
from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.study.analysis import cache
from parlour.study.analysis.balance import Balance
from parlour.study.analysis.fell import fell_at
from parlour.study.analysis.line import line_of
from parlour.study.analysis.report import Report, empty, placed
from parlour.table.record import Record, parse, read_bytes

VERSION: Final = 6
"""The version of the method: results kept by another version are computed again."""


def analyse(
    record: str | Path,
    *,
    quick: bool = False,
    fresh: bool = False,
    progress: Progress | None = None,
) -> Report:
    """Luck and skill in a game; `record` is a path, or the text of a record.

    What was found in a file is kept beside it and read from there the next time, unless `fresh`.
    """
    if isinstance(record, str) and record.lstrip().startswith("{"):
        return analysed(parse(record.encode()), quick=quick, progress=progress)
    path = Path(record)
    found = parse(read_bytes(path))
    known = None if fresh else cache.read(path, found.head, quick, VERSION)
    if known is not None:
        for step, played in zip(known.steps, line_of(found.table), strict=True):
            placed(step, played.state)
        return known
    report = analysed(found, quick=quick, progress=progress)
    cache.write(path, report)
    return report


def analysed(record: Record, *, quick: bool = False, progress: Progress | None = None) -> Report:
    """The analysis of a record that was read."""
    table = record.table
    game, line = table.header.game, line_of(table)
    if not line:
        raise BadRecord(Message("analysis-nothing"))
    engine = engine_of(game)
    balance = Balance(engine, game.players, 0 if quick else None)
    for number, played in enumerate(line):
        balance.enter(played)
        if progress is not None:
            progress((number + 1) / len(line))
    found = blank(record, engine, quick=quick)
    exact = all(step.exact for step in balance.steps)
    return replace(
        found,
        exact=exact,
        note="" if exact else found.note,
        estimated=None if exact else found.estimated,
        seats=tuple(map(balance.of, found.seats)),
        steps=tuple(balance.steps),
    )


def blank(record: Record, engine: Engine, *, quick: bool) -> Report:
    """The report of a record of which no step is judged yet: every account is empty, and nothing counts as exact."""
    table, estimated = record.table, engine.approximation
    game = table.header.game
    return Report(
        game=game.name,
        rules=game.rules,
        options=msgspec.json.decode(msgspec.json.encode(game.options_dict)),
        record=record.head,
        quick=quick,
        instalments=0 if quick else engine.instalments,
        unit=engine.unit,
        largest=engine.largest,
        finished=table.state.over,
        exact=False,
        note="" if estimated is None else str(estimated),
        estimated=None if estimated is None else estimated.to_json(),
        seats=tuple(empty(seat, who, table.header.coach_of(seat)) for seat, who in enumerate(table.seats)),
        steps=(),
        version=VERSION,
        fell=fell_at(table),
    )

"""The analysis of one record: reads it, asks the game what each position is worth, and keeps what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.contract.options import within
from parlour.contract.solution import Progress
from parlour.contract.valuation import Valuation
from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.study.analysis import cache
from parlour.study.analysis.ledger import Ledger
from parlour.study.analysis.line import line_of
from parlour.study.analysis.report import Report, empty
from parlour.table.record import Record, parse, read_bytes

VERSION: Final = 4
"""Of the method: what was kept by another version is worked out anew."""
MOST_SEED: Final = 2**31 - 1


def analyse(
    record: str | Path,
    *,
    quick: bool = False,
    seed: int = 0,
    fresh: bool = False,
    progress: Progress | None = None,
) -> Report:
    """What luck and skill did in a game; `record` is a path, or the text of a record.

    What was found in a file is kept beside it and read from there the next time, unless `fresh`.
    """
    checked_seed(seed)
    if isinstance(record, str) and record.lstrip().startswith("{"):
        return analysed(parse(record.encode()), quick=quick, seed=seed, progress=progress)
    path = Path(record)
    found = parse(read_bytes(path))
    known = None if fresh else cache.read(path, found.head, quick, seed, VERSION)
    if known is not None:
        return known
    report = analysed(found, quick=quick, seed=seed, progress=progress)
    cache.write(path, report)
    return report


def analysed(record: Record, *, quick: bool = False, seed: int = 0, progress: Progress | None = None) -> Report:
    """The analysis of a record that was read."""
    table = record.table
    game, line = table.header.game, line_of(table)
    if not line:
        raise BadRecord(Message("analysis-nothing"))
    valuation = game.valuation(quick=quick, seed=seed)
    ledger = Ledger(valuation, game.players)
    for number, played in enumerate(line):
        ledger.enter(played)
        if progress is not None:
            progress((number + 1) / len(line))
    found = blank(record, valuation, quick=quick, seed=seed)
    exact = all(step.exact for step in ledger.steps)
    return replace(
        found,
        exact=exact,
        note="" if exact else found.note,
        estimated=None if exact else found.estimated,
        seats=tuple(map(ledger.account, found.seats)),
        steps=tuple(ledger.steps),
    )


def blank(record: Record, valuation: Valuation, *, quick: bool, seed: int) -> Report:
    """The report of a record of which no step is judged yet: every account is empty, and nothing counts as exact."""
    table, estimated = record.table, valuation.approximation
    game = table.header.game
    return Report(
        game=game.name,
        rules=game.rules,
        options=msgspec.json.decode(msgspec.json.encode(game.options_dict)),
        record=record.head,
        seed=seed,
        quick=quick,
        unit=valuation.unit,
        largest=valuation.largest,
        finished=table.state.over,
        exact=False,
        note="" if estimated is None else str(estimated),
        estimated=None if estimated is None else estimated.to_json(),
        seats=tuple(empty(seat, who, table.header.coach_of(seat)) for seat, who in enumerate(table.seats)),
        steps=(),
        version=VERSION,
    )


def checked_seed(seed: int) -> int:
    return within("seed", seed, 0, MOST_SEED, Message("option-seed", {"most": "2**31 - 1"}))

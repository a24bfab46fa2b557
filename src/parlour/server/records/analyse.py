"""Analyses a record, or writes its game in numbers for an analysis in the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from parlour.contract.engine import Engine, Position
from parlour.contract.state import State
from parlour.engine.advice import engine_of
from parlour.errors import BadRecord, Unsupported
from parlour.server.core.messages.said import Said, said_once
from parlour.server.records import messages
from parlour.server.records.examine import check_cost
from parlour.speech.message import Message
from parlour.study.analysis import Report, analysed
from parlour.study.analysis.balance import Balance
from parlour.study.analysis.line import Played, line_of
from parlour.study.analysis.marks import SCALE
from parlour.study.analysis.moments import Moment, moments, turning_points
from parlour.study.analysis.study import blank
from parlour.table import parse

LONGEST: Final = 5.0
"""Seconds of preparation beyond which the server analyses the game."""
MOST_STEPS = 2_000
"""Steps beyond which the server analyses the game: its line would take several megabytes."""


def analyse(tell: Callable[[float], None], data: bytes) -> bytes:
    """The `Analysis` of a record, as JSON; `tell` gets the progress. Raises `BadRecord` if it cannot be replayed."""
    check_cost(data)
    record = parse(data)
    report, line = analysed(record, progress=seldom(tell)), line_of(record.table)
    found = messages.Analysis(
        report=report,
        moments=[_moment(each) for each in moments(report)],
        turning=[_moment(each) for each in turning_points(report)],
        better=_better(report, line),
        scale={name: limit for limit, name in SCALE},
    )
    return msgspec.json.encode(found)


def seldom(tell: Callable[[float], None]) -> Callable[[float], None]:
    """Passes on each per cent once."""
    told = 0

    def hear(done: float) -> None:
        nonlocal told
        if int(100 * done) > told:
            told = int(100 * done)
            tell(done)

    return hear


def _moment(moment: Moment) -> messages.AnalysisMoment:
    return messages.AnalysisMoment(kind=moment.kind, number=moment.step.number, seat=moment.seat, amount=moment.amount)


def _better(report: Report, line: list[Played]) -> dict[int, Said]:
    """The label of the best move, by step that lost value."""
    found: dict[int, Said] = {}
    for step, played in zip(report.steps, line, strict=True):
        if step.erred:
            best = next(each for each in played.state.legal() if str(each) == step.best)
            found[step.number] = said_once(played.state.label(best))
    return found


class Outline(NamedTuple):
    """A `Line` in JSON, the name of the game, and the engine's data for its positions."""

    game: str
    ground: str
    line: bytes


def outline(data: bytes, quick: bool = False) -> Outline:
    """A record in numbers for a page; raises `Unsupported` if pages cannot judge its positions."""
    check_cost(data)
    record = parse(data)
    game, line = record.table.header.game, line_of(record.table)
    if not line:
        raise BadRecord(Message("analysis-nothing"))
    why_not = Unsupported(Message("cannot-analyse", {"game": game.name}))
    if not game.browser or len(line) > MOST_STEPS:
        raise why_not  # before its engine is made, which may take long
    engine = engine_of(game)
    if engine.effort().seconds > LONGEST:
        raise why_not
    asked = [engine.position(played.state) for played in line]
    if len({each.ground for each in asked}) > 1:
        raise why_not
    found = messages.Line(
        report=blank(record, engine, quick=quick),
        grid=Balance(engine, game.players).grid,
        scale={name: limit for limit, name in SCALE},
        steps=[_step(engine, played, position) for played, position in zip(line, asked, strict=True)],
    )
    return Outline(game.name, asked[0].ground, msgspec.json.encode(found))


def _step(engine: Engine, played: Played, asked: Position) -> messages.LineStep:
    state = played.state
    return messages.LineStep(
        seq=played.seq,
        seat=played.seat,
        by=played.by,
        step=asked.steps.index(played.step),
        steps=list(map(str, asked.steps)),
        chances=[] if state.legal() else _chances(state),
        labels=[said_once(state.label(move)) for move in state.legal()],
        judged=engine.judges(state),
        position=list(map(str, asked.numbers)),
    )


def _chances(state: State[Any]) -> list[float]:
    return [float(chance) for _, chance in state.chances()]

"""The luck report: the answer, each player's share, the decisive moments, and the graph."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from parlour.study.analysis.chart import text_graph
from parlour.study.analysis.moments import moments
from parlour.study.analysis.telling import Telling
from parlour.terminal.text.words import Script, Words

GRAPH = 76
"""The columns of the graph."""


def account(telling: Telling, script: Script, wide: int) -> RenderableType:
    """The report for a panel of this many columns; a narrow one has no graph."""
    words: list[tuple[str, str]] = [(telling.verdict(), "bold"), ("", "")]
    for seat, name in zip(telling.report.seats, telling.names, strict=True):
        words.append((name, "bold"))
        luck = f"{telling.say('analysis-luck')} {telling.change(seat.luck)}"
        words += [(said, "") for said in (telling.accuracy(seat.seat), luck) if said]
    words += [("", ""), *((telling.sentence(each), "dim") for each in moments(telling.report))]
    if wide < GRAPH:
        return Words(script, tuple(words))
    graph = [telling.say("analysis-graph" if telling.report.unit == "win" else "analysis-graph-points")]
    lines = Text("\n".join(text_graph(telling)), no_wrap=True)
    seats = [(f"{seat} {name}", "") for seat, name in enumerate(telling.names, 1)]
    rest = [(remark, "dim") for remark in telling.remarks()]
    return Group(Words(script, (*words, ("", ""), (graph[0], "bold"))), lines, Words(script, (*seats, ("", ""), *rest)))

"""The page of results: a table for each task, made from result files or cards, in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parlour.study.tasks.evaluation import ALONE
from parlour.study.tasks.registry import LEVELS, Task, tasks

YARDSTICK: Final = "medium"
"""The opponent of the overview."""


def page(results: Sequence[dict[str, Any]]) -> str:
    """The results of all tasks that have any, the latest of each agent: the overview, then each task."""
    parts = [overview(results)]
    for each in tasks():
        rows = {result["agent"]: result for result in results if result["task"] == each.id}
        if rows:
            parts.append(_table(each, list(rows.values())))
    return "\n".join(parts)


def overview(results: Sequence[dict[str, Any]]) -> str:
    """A row for each task, a column for each agent: its share of the wins against `medium`, alone its points."""
    known = [*LEVELS, "perfect"]
    found = {result["agent"] for result in results}
    agents = [*filter(found.__contains__, known), *sorted(found.difference(known))]
    lines = [_row(["task", "value", *(f"`{agent}`" for agent in agents)]), _row(["---", *["--:"] * (1 + len(agents))])]
    for each in tasks():
        rows = {result["agent"]: result["against"] for result in results if result["task"] == each.id}
        opponent = ALONE if each.alone else YARDSTICK
        cells = [_score(each, rows.get(agent, {}).get(opponent)) for agent in agents]
        if rows:
            lines.append(_row([f"`{each.id}`", _worth(each), *cells]))
    return "\n".join(lines) + "\n"


def _table(of: Task, rows: Sequence[dict[str, Any]]) -> str:
    columns = ["points"] if of.alone else list(of.opponents)
    lines = [f"`{of.id}`, {value(of)}", "", _row(["agent", *columns, *(["regret"] if of.tabular else [])])]
    lines.append(_row(["---", *["--:"] * (len(columns) + of.tabular)]))
    for result in rows:
        cells = [_score(of, result["against"].get(each)) for each in ([ALONE] if of.alone else of.opponents)]
        lines.append(_row([f"`{result['agent']}`", *cells, *([_regret(of, result)] if of.tabular else [])]))
    return "\n".join(lines) + "\n"


def value(of: Task) -> str:
    """The worth of a task in words."""
    known = of.value
    if known.by_seat is None:
        return "not solved"
    if of.alone:
        return f"{known.kind} value {-known.by_seat[0]:.6f} points"
    lead = "" if known.lead is None else f", lead {known.lead}"
    return f"{known.kind} value {_worth(of)} %{lead}"


def _worth(of: Task) -> str:
    known = of.value.by_seat
    if known is None:
        return "–"
    return f"{-known[0]:.4f}" if of.alone else "/".join(f"{100 * each:.4g}" for each in known)


def _row(cells: Sequence[str]) -> str:
    return "|" + "|".join(cells) + "|"


def _score(of: Task, against: dict[str, Any] | None) -> str:
    """A score with half its interval; where the interval is one-sided, the interval itself."""
    if against is None:
        return "–"
    if of.alone:
        return f"{against['score']:.2f}±{_half(against['score_interval']):.2f}"
    share, (low, high) = against["share"], against["interval"]
    if share in (0.0, 1.0):
        return f"{100 * share:.0f}[{100 * low:.1f},{100 * high:.1f}]"
    return f"{100 * share:.1f}±{100 * _half([low, high]):.1f}"


def _half(ends: Sequence[float | None]) -> float:
    low, high = ends
    return float("nan") if low is None or high is None else (high - low) / 2


def _regret(of: Task, result: dict[str, Any]) -> str:
    if not result.get("exact"):
        return "–"
    lost = result["exact"]["regret"]
    mean = sum(lost) / len(lost)
    return f"{mean:.4f}" if of.alone else f"{100 * mean:.2f}"

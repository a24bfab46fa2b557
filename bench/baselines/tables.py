"""The tables of the manual, made from the stored results: python -m bench.baselines.tables [--write]

`docs/research.md` has the scores of the cards in `docs/tasks`; `docs/benchmark.md` what was trained, from the files
beside the policies in `trained`, and the exact exploitability of agents, from those in `exploited`. `--write` puts all
three into their pages; otherwise they are printed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from parlour.study.tasks import tasks
from parlour.study.tasks.card import read
from parlour.study.tasks.page import overview

HERE: Final = Path(__file__).parent
DOCS: Final = HERE.parents[1] / "docs"
ORDER: Final = ("random", "easy", "medium", "hard", "perfect")


def loaded(folder: str) -> list[dict[str, Any]]:
    return [json.loads(file.read_text()) for file in sorted((HERE / folder).glob("*.json"))]


def scores() -> str:
    """The shares of the wins against `medium`, as `parlour evaluate --page` shows them."""
    return overview(read(DOCS / "tasks" / f"{each.id}.json" for each in tasks()))


def trained() -> str:
    """The end of each learning curve, both seeds: points alone, else the per cent of wins against `random`."""
    curves = {(each["task"], each["agent"]): each for each in loaded("trained")}
    agents = sorted({agent.partition("-")[0] for _, agent in curves})
    rows = []
    for task in tasks():
        found = [list(_seeds(curves, task.id, agent)) for agent in agents]
        if any(found):
            ends = ["/".join(_end(each["curve"][-1], 1 if task.alone else 100) for each in some) for some in found]
            steps = [each["steps"] / 1e6 for some in found for each in some]
            rows.append([f"`{task.id}`", *ends, f"{min(steps):.1f}–{max(steps):.1f}"])
    return _table(["task", *(f"`{agent}`" for agent in agents), "millions"], rows)


def _seeds(curves: dict[tuple[str, str], dict[str, Any]], task: str, agent: str) -> Iterable[dict[str, Any]]:
    return (each for (of, name), each in curves.items() if of == task and name.partition("-")[0] == agent)


def _end(point: dict[str, float], times: int) -> str:
    digits = 2 if times == 1 else 1
    return f"{times * point['score']:.{digits}f}±{times * point['interval']:.{digits}f}"


def exploited() -> str:
    """The sum of the gains of best responses: points alone, else per cent of a win, with the bound from matches."""
    found = {(each["task"], each["agent"]): each for each in loaded("exploited")}
    known = [task for task in tasks() if any(of == task.id for of, _ in found)]
    agents = [agent for agent in ORDER if any(name == agent for _, name in found)]
    agents += sorted({name for _, name in found}.difference(ORDER))
    rows = [[f"`{agent}`", *(_gain(found.get((task.id, agent)), task.alone) for task in known)] for agent in agents]
    return _table(["agent", *(f"`{task.id}`" for task in known)], rows)


def _gain(found: dict[str, Any] | None, alone: bool) -> str:
    if found is None:
        return "–"
    if alone:
        return f"{found['total']:.3f}"
    low = f"(≥{max(0, 100 * found['at_least']['interval'][0]):.1f})" if found["at_least"] else ""
    return f"{100 * found['total']:.2f}{low}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *rows]
    return "".join(f"|{'|'.join(line)}|\n" for line in lines)


def replaced(page: str, table: str) -> str:
    """The page with this table in the place of the one whose heading begins with the same two cells."""
    begins = table.split("|", 3)[1:3]
    lines = page.splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.split("|", 3)[1:3] == begins)
    end = next((number for number in range(at, len(lines)) if not lines[number].startswith("|")), len(lines))
    return "".join([*lines[:at], table, *lines[end:]])


PAGES: Final = {"research.md": (scores,), "benchmark.md": (trained, exploited)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put them into the pages")
    args = parser.parse_args()
    for name, made in PAGES.items():
        text = (DOCS / name).read_text(encoding="utf-8")
        for table in (each() for each in made):
            text = replaced(text, table)
            if not args.write:
                print(table)
        if args.write:
            (DOCS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

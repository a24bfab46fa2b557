"""Runs the suites and prints the table."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import bench
from bench.chart import chart
from bench.frame import Row, conditions, one_core

NO_SUITES = (
    "attack", "beside", "chart", "cores", "devices", "engines", "frame", "gpu", "gpu_batches", "honest", "hostile",
    "long", "pocket", "rolit_engine", "rounds", "sockets", "truth", "tuki_engine", "turns", "__main__",
)  # fmt: skip
SUITES = tuple(sorted(found.name for found in iter_modules(bench.__path__) if found.name not in NO_SUITES))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast Parlour is beside its peers.")
    parser.add_argument("suite", nargs="*", help=f"some of {', '.join(SUITES)} (default: all)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="also write the figures as data")
    parser.add_argument("--charts", metavar="FOLDER", type=Path, help="also draw the ratios of each suite (SVG)")
    args = parser.parse_args()
    unknown = sorted(set(args.suite) - set(SUITES))
    if unknown:
        parser.error(f"there is no suite {', '.join(unknown)}; the suites are {', '.join(SUITES)}")
    one_core()
    print("\n".join(conditions()))
    measured = {name: list(shown(name)) for name in args.suite or SUITES}
    if args.json:
        data = {name: [asdict(row) | {"ratio": row.ratio} for row in rows] for name, rows in measured.items()}
        args.json.write_text(json.dumps({"conditions": conditions(), "suites": data}, indent=2))
    if args.charts:
        draw(measured, args.charts)
    return 0


def draw(measured: dict[str, list[Row]], folder: Path) -> None:
    """A picture for each suite in which something is compared."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, rows in measured.items():
        if any(row.ratio for row in rows):
            about = import_module(f"bench.{name}").ABOUT
            (folder / f"bench-{name}.svg").write_text(chart(about, rows))


def shown(name: str) -> Iterator[Row]:
    suite = import_module(f"bench.{name}")
    print(f"\n{name}: {suite.ABOUT}")
    print(f"  {'what':44} {'per second':>14}  {'peer':38} {'per second':>14} {'ratio':>8}")
    for row in suite.rows():
        print(line(row), flush=True)
        yield row


def line(row: Row) -> str:
    theirs = "" if row.theirs is None else f"{row.theirs:,.0f}"
    ratio = "" if row.ratio is None else f"{row.ratio:,.1f}×" if row.ratio < 10 else f"{row.ratio:,.0f}×"
    aim = f"  aim {row.wanted:.3g}×: {row.verdict}" if row.wanted and row.ratio else ""
    return f"  {row.what:44} {row.ours:14,.0f}  {row.peer:38} {theirs:>14} {ratio:>8}{aim}  {row.note}".rstrip()


if __name__ == "__main__":
    sys.exit(main())

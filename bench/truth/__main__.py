"""Measures analyses over many games: `python -m bench.truth [CASE ...]` prints the table of bench/truth/README.md.

For each case there are games of every pairing of levels, games of the reference player against itself, and games that
it plays twice under the same luck, once with slips. The cases take turns until every one has its games or the time is
up; games that were begun are finished, so that long ones are not left out. With `--keep FILE` every game is appended to
the file as it ends, and a later run reads them and goes on from there: a sample may grow over many runs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from bench.truth.cases import CASES, made
from bench.truth.games import Game, Handicap, Reference, between, handicap, reference
from bench.truth.sums import HEAD, Seen, classes, row
from parlour.study.arena.workers import local_workers

Unit: TypeAlias = tuple[str, str, int]
"""The kind of a game, its case and its number."""
Found: TypeAlias = Game | Reference | Handicap
FOUND: Final[dict[str, type[Found]]] = {"between": Game, "reference": Reference, "handicap": Handicap}
KINDS = {"between": between, "reference": reference, "handicap": handicap}


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.truth", description="How true analyses are.")
    parser.add_argument("case", nargs="*", help=f"some of {', '.join(CASES)} (default: all)")
    parser.add_argument("--games", type=int, default=200, help="of each kind in each case (default: 200)")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game later than this")
    parser.add_argument("--instalments", type=int, help="searched in each position (default: the engine's own budget)")
    parser.add_argument("--kinds", type=_kinds, default=",".join(KINDS), help=f"of games (default: {','.join(KINDS)})")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is one for each core")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game: other games")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a file of games that grows; those in it are counted")
    parser.add_argument("--classes", action="store_true", help="also print each class of chances")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures as data")
    args = parser.parse_args(given)
    cases = args.case or list(CASES)
    seen = measured(cases, args)
    print(HEAD)
    for name in cases:
        print(row(name, seen[name]))
    if args.classes:
        print("\n| case | third | chance | won | positions | games | |\n|---|--:|--:|--:|--:|--:|---|")
        print("\n".join(line for name in cases for line in classes(name, seen[name])))
    if args.json:
        args.json.write_text(json.dumps({name: _data(seen[name]) for name in cases}, indent=1))
    return 0


def measured(cases: list[str], args: argparse.Namespace) -> dict[str, Seen]:
    seen, waiting = {name: Seen() for name in cases}, deque[tuple[Unit, Future[Any]]]()
    until, done = time.perf_counter() + args.seconds, set[Unit]()
    for unit, found in _kept(args.keep):
        done.add(unit)
        if unit[1] in seen:
            seen[unit[1]].take(found)

    def take() -> None:
        unit, future = waiting.popleft()
        found = future.result()
        seen[unit[1]].take(found)
        if args.keep:
            with args.keep.open("ab") as file:
                file.write(msgspec.json.encode((*unit, found)) + b"\n")

    with local_workers(args.workers) as workers:
        ahead = 2 * getattr(workers, "_max_workers", 1)
        for kind, name, number in _units(cases, args.kinds, args.first, args.games):
            if time.perf_counter() >= until:
                break
            if (kind, name, number) not in done:
                waiting.append(((kind, name, number), workers.submit(KINDS[kind], name, number, args.instalments)))
            while len(waiting) >= ahead:
                take()
        while waiting:
            take()
    return seen


def _kept(file: Path | None) -> Iterator[tuple[Unit, Found]]:
    """The games of former runs; a last line that was cut off is taken away, so that the next begins a line."""
    if file is None or not file.exists():
        return
    whole = file.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    file.write_bytes(whole)
    for line in whole.splitlines():
        kind, name, number, found = msgspec.json.decode(line)
        yield (kind, name, number), msgspec.convert(found, FOUND[kind], str_keys=True)


def _kinds(given: str) -> list[str]:
    kinds = given.split(",")
    if unknown := [each for each in kinds if each not in KINDS]:
        raise argparse.ArgumentTypeError(f"no kind of games: {', '.join(unknown)} (there are {', '.join(KINDS)})")
    return kinds


def _units(cases: list[str], kinds: list[str], first: int, games: int) -> Iterator[Unit]:
    for number in range(first, first + games):
        for name in cases:
            for kind in kinds:
                if kind != "reference" or made(name).players > 1:
                    yield kind, name, number


def _data(seen: Seen) -> dict[str, Any]:
    return {
        "games": [len(seen.games), len(seen.references), len(seen.handicaps)],
        "luck": [[*pairing, seat, *found] for (pairing, seat), found in seen.by_pairing("luck").items()],
        "rest": [[*pairing, level, *found] for (pairing, level), found in seen.rests().items()],
        "classes": seen.calibration(),
        "handicap": seen.cost(),
        "root": [seen.root("rest"), seen.root("unexplained")],
        "unknown": seen.untold(),
        "accuracy": seen.accuracy(),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

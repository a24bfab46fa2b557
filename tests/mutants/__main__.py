"""Tries a random sample of small faults, each with the tests that execute its line: `make mutants SEED=1 SAMPLE=40`."""

from __future__ import annotations

import argparse
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.mutants.fault import Fault, sample
from tests.mutants.page_faults import browser_tests, node_tests, page_faults
from tests.mutants.python_faults import python_faults
from tests.mutants.reach import Reach
from tests.mutants.workplace import Workplace, workplace

ROOT: Final = Path(__file__).parents[2]
ENOUGH: Final = 0.9
IN_NODE: Final = 8.0
IN_BROWSER: Final = 30.0
"""Seconds that a file of tests is taken to need that was not measured."""
UNFAIR: Final = "tests/compute/webassembly/test_modules.py"
"""Tests that compare hashes of sources: they notice a changed comment too."""
START: Final = 3.0
"""Seconds that it takes to start a run of tests."""
SLACK: Final = 60.0
"""Seconds more than four times what tests took when they were measured, before a fault has timed out."""
COMPILING: Final = 600.0
"""Seconds more for a fault in a game, whose kernels are then compiled again."""


@dataclass
class Tried:
    fault: Fault
    end: str
    """caught, alive, timed out or equivalent."""
    why: str
    """The test that caught it, the tests that did not, or the reason."""


class Trials:
    def __init__(self, place: Workplace, reach: Reach, tests: Sequence[str], seconds: float, files: int) -> None:
        self.place, self.reach, self.tests, self.seconds, self.files = place, reach, tests, seconds, files
        self.in_node = node_tests(place.origin)
        self.unsound = reach.failing

    def of(self, fault: Fault) -> Tried:
        """Tries the tests nearest to a fault first, until one fails or as many ran as there are seconds."""
        ran: list[str] = []
        left = self.seconds
        for chosen, build in self._chosen(fault):
            for_it = self._affordable(chosen, left, first=not ran)
            if for_it:
                left -= START + sum(map(self._cost, for_it))
                ended = self._run(fault, for_it, build)
                if ended is not None:
                    return ended
                ran += for_it
            if left <= 0:
                break
        return Tried(fault, "alive", f"{len(ran)} tests: {', '.join(ran)}" if ran else "no test executes it")

    def _run(self, fault: Fault, ran: list[str], build: bool) -> Tried | None:
        """How a fault ended, unless it lived."""
        limit = (
            SLACK + 4 * sum(map(self._cost, ran)) + COMPILING * ("/games/" in fault.file or "/compute/" in fault.file)
        )
        while ran:
            with self.place.mutated(fault):
                if build and not self.place.build_pages():
                    return Tried(fault, "caught", "the pages cannot be built")
                met = self.place.run(["-x", *(f"--deselect={test}" for test in self.unsound), *ran], limit)
            if not met.in_time:
                return Tried(fault, "timed out", f"after {limit:.0f} s: {', '.join(ran)}")
            if not met.failed:
                return None
            if self._fails_because_of_it(met.failed[0], limit, build):
                return Tried(fault, "caught", met.failed[0])
            self.unsound.add(met.failed[0].split("[")[0])
            ran[:] = [test for test in ran if test not in self.unsound]
        return None

    def _chosen(self, fault: Fault) -> Iterator[tuple[set[str], bool]]:
        """The tests, and whether pages must be built for them: nearest first."""
        if fault.file.endswith(".py"):
            for file in self.reach.nearest(fault.file)[: self.files]:
                if not file.as_posix().endswith(UNFAIR):
                    yield self.reach.tests(file, fault.file, fault.line), False
        else:
            found = self._wanted(self.in_node.get(fault.file, set()))
            yield (found, False) if found else (self._wanted(browser_tests(self.place.origin, fault.file)), True)

    def _wanted(self, tests: set[str]) -> set[str]:
        return {test for test in tests if any(Path(test).is_relative_to(top) for top in self.tests)}

    def _affordable(self, chosen: set[str], left: float, first: bool) -> list[str]:
        """The shortest, for as long as there is time, and one at least of all that a fault has."""
        single = {test for test in chosen if test.split("::")[0] not in chosen or "::" not in test}
        ran: list[str] = []
        for test in sorted(single - self.unsound, key=lambda test: (self._cost(test), test)):
            if (first and not ran) or self._cost(test) <= left:
                ran.append(test)
                left -= self._cost(test)
        return ran

    def _cost(self, test: str) -> float:
        if test in self.reach.seconds:
            return self.reach.seconds[test]
        known = [seconds for name, seconds in self.reach.seconds.items() if name.startswith(f"{test}::")]
        return sum(known) if known else IN_BROWSER if test.startswith("tests/web/") else IN_NODE

    def _fails_because_of_it(self, test: str, limit: float, build: bool) -> bool:
        """Whether a test passes without the fault. A file that cannot be imported was imported when it was measured."""
        if "::" not in test:
            return True
        if build:
            self.place.build_pages()
        return not self.place.run([test], limit).failed


def all_faults(root: Path, *only: str) -> list[Fault]:
    """The faults of all sources below some paths of the checkout, in their order."""
    found: list[Fault] = []
    for folder, end, faults in (("src", "py", python_faults), ("web/src", "ts", page_faults)):
        for file in sorted((root / folder).rglob(f"*.{end}")):
            if any(file.is_relative_to(root / path) for path in only):
                found += faults(file.relative_to(root).as_posix(), file.read_text("utf-8"))
    return found


def equivalents(file: Path) -> dict[tuple[str, str, str], str]:
    known: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8")).get("fault", []) if file.exists() else []
    return {(each["file"], each["was"], each["becomes"]): each["why"] for each in known}


def report(tried: Sequence[Tried], seed: int) -> float:
    """Prints how each fault ended, those that lived last; the share that was caught."""
    for end in ("caught", "equivalent", "timed out", "alive"):
        for each in tried:
            if each.end == end:
                print(f"{end}: {each.fault}\n    {each.why}")
    counts = Counter(each.end for each in tried)
    judged = len(tried) - counts["equivalent"]
    share = counts["caught"] / judged if judged else 1.0
    print(
        f"seed {seed}: " + ", ".join(f"{counts[end]} {end}" for end in ("caught", "alive", "timed out", "equivalent"))
    )
    print(f"{share:.0%} of {judged} caught")
    return share


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=40, help="how many faults")
    parser.add_argument("--only", nargs="+", default=["src", "web/src"], help="files or folders of sources")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="the folders of tests that are considered")
    parser.add_argument("--seconds", type=float, default=120, help="for the tests of one fault")
    parser.add_argument("--files", type=int, default=1000, help="how many files of tests are asked, the nearest first")
    parser.add_argument("--verbose", action="store_true", help="say at once how each fault ended")
    parser.add_argument("--list", action="store_true", help="only say which faults would be tried")
    asked = parser.parse_args(arguments)
    faults = sample(all_faults(root, *asked.only), asked.seed, asked.sample)
    if asked.list:
        print(*faults, sep="\n")
        return 0
    known = equivalents(root / "tests" / "mutants" / "equivalent.toml")
    tried: list[Tried] = []
    began = time.monotonic()

    def say(text: str) -> None:
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    try:
        with workplace(root) as place:
            reach = Reach(place, root / "build" / "mutants", [root / top for top in asked.tests], say)
            trials = Trials(place, reach, asked.tests, asked.seconds, asked.files)
            for at, fault in enumerate(faults, 1):
                counts = Counter(each.end for each in tried)
                so_far = ", ".join(f"{number} {end}" for end, number in sorted(counts.items()))
                say(f"{at} of {len(faults)} [{so_far}] {time.monotonic() - began:.0f} s  {fault.file}:{fault.line}")
                why = known.get((fault.file, fault.was.strip(), fault.becomes.strip()))
                tried.append(Tried(fault, "equivalent", why) if why else trials.of(fault))
                if asked.verbose:
                    say(f"{tried[-1].end}: {fault}\n    {tried[-1].why}\n")
    except KeyboardInterrupt:
        say("stopped\n")
        report(tried, asked.seed)
        return 130
    say("")
    return int(report(tried, asked.seed) < ENOUGH)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left behind then either
    sys.exit(main(sys.argv[1:]))

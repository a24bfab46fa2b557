"""A folder of `parlour pocket` in Chromium: its download, its starts, a move, its memory.

python -m bench.pocket [--starts 3] [--moves 40] [--no-brotli]

A start ends when the board of a new table is shown. A move is the time from the page's command to the worker's answer,
at tables against one bot. Processor seconds are those of the whole browser. Linux only; `make pocket` first.
"""

from __future__ import annotations

import argparse
import functools
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from bench.devices import TICKS
from bench.frame import conditions
from parlour.server.offline.folder import Offline
from parlour.server.pocket.folder import missing, write

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BOARD = ".room .board .board"
READY = ".go button.primary:not([disabled])"
NEXT = """(() => {
  if (document.querySelector('.after')) return 'over';
  if (document.querySelector('.roll button[aria-disabled=false]')) return '.roll button';
  if ([...document.querySelectorAll('main button')].some(each => each.innerText === 'Next round' && !each.disabled))
    return 'main button:text-is("Next round")';
  if (document.querySelector('.room')?.dataset.busy !== 'false') return '';
  return ['.board .choice.main:not([disabled])', '.board .chip', '.board [data-place]:not([aria-disabled=true])']
    .find(each => document.querySelector(each)) ?? '';
})()"""
"""The next step at a table: a button, or a place on the board."""
LISTENS = """(() => {
  const asked = new Map();
  window.took = [];
  new BroadcastChannel(`parlour ${new URL('.', location.href).pathname}`).onmessage = ({ data }) => {
    const said = JSON.parse(data.text ?? data.said ?? '{}');
    if (data.text && ['play', 'roll'].includes(said.type)) asked.set(said.id, performance.now());
    const began = data.said && said.type === 'answer' ? asked.get(said.id) : undefined;
    if (began !== undefined) window.took.push(performance.now() - began);
  };
})()"""
ALL_KEPT = """(async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('parlour snapshots'));
  const kept = names.length > 0 && (await (await caches.open(names[0])).keys()).length > 0;
  return kept && Boolean((await navigator.serviceWorker.getRegistration())?.active);
})()"""
GAMES = ("shutbox", "rolit", "tuki")
MEGA = 1e6
SECONDS = 300


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextmanager
def browser(kind: BrowserType, profile: Path) -> Iterator[BrowserContext]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    context = kind.launch_persistent_context(
        str(profile), executable_path=path, args=flags, locale="en", reduced_motion="reduce"
    )
    context.set_default_timeout(SECONDS * 1000)
    yield context
    context.close()


def children(process: int) -> Iterator[int]:
    yield process
    try:
        found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return  # it has ended
    for child in found:
        yield from children(int(child))


def spent() -> float:
    """Processor seconds of the browsers started here, without those that have ended."""
    total = 0
    for process in list(children(os.getpid()))[1:]:
        with suppress(OSError):
            own = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            total += int(own[11]) + int(own[12])
    return total / TICKS


def renderers() -> int:
    """Bytes that all renderers of browsers started here have for themselves, shared pages in parts."""
    total = 0
    for process in children(os.getpid()):
        try:
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                told = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
                total += sum(1024 * int(line.split()[1]) for line in told if line.startswith("Pss:"))
        except OSError:
            continue  # it has ended
    return total


def until(page: Page, expression: str) -> Any:
    """The value of the expression, once it has one."""
    deadline = time.monotonic() + SECONDS
    while not (found := page.evaluate(expression)):
        if time.monotonic() > deadline:
            raise SystemExit(f"waited {SECONDS} s for {expression}")
        time.sleep(0.02)
    return found


def start(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the board of a new table is shown, and processor seconds of the browser."""
    used, began = spent(), time.monotonic()
    page.goto(f"{address}#/new/rolit")
    page.locator(READY).click()
    page.wait_for_selector(BOARD)
    return time.monotonic() - began, spent() - used


def starts(kind: BrowserType, address: str, count: int) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """First starts and later ones, each in a browser that was just opened."""
    first, later = [], []
    for _ in range(count):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            with browser(kind, Path(profile)) as context:
                first.append(start(context.pages[0], address))
                until(context.pages[0], ALL_KEPT)
            with browser(kind, Path(profile)) as context:
                later.append(start(context.pages[0], address))
    return first, later


def played(page: Page, address: str, game: str, most: int) -> list[float]:
    """Milliseconds of each command at a table of a game."""
    page.goto(f"{address}#/new/{game}")
    page.reload()
    page.wait_for_selector(READY)
    page.evaluate(LISTENS)
    page.locator(READY).click()
    for _ in range(most):
        what = until(page, NEXT)
        if what == "over":
            break
        page.locator(what).first.click()
    return list(page.evaluate("window.took"))


def moves(kind: BrowserType, address: str, most: int) -> tuple[list[float], int]:
    """Milliseconds of all moves, and the largest memory of the pages after each game, less that of a blank page."""
    took, largest = [], 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile, browser(kind, Path(profile)) as context:
        page = context.pages[0]
        page.goto("about:blank")
        blank = renderers()
        for game in GAMES:
            took += played(page, address, game, most)
            largest = max(largest, renderers() - blank)
    return took, largest


def brotli(folder: Path) -> int:
    """The bytes of all files, each compressed at level 11."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz"]
    packed = (
        subprocess.run(["brotli", "-q", "11", "-c", str(path)], capture_output=True, check=True) for path in files
    )
    return sum(len(each.stdout) for each in packed)


def told(what: str, found: list[tuple[float, float]]) -> str:
    times = ", ".join(f"{seconds:.2f}" for seconds, _ in found)
    return f"{what}: {times} s; {median(used for _, used in found):.2f} processor seconds (median)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pocket", description="A parlour without a server.")
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--moves", type=int, default=40, help="of each game")
    parser.add_argument("--no-brotli", action="store_true")
    args = parser.parse_args()
    if (needed := missing()) is not None:
        raise SystemExit(f"{needed} is missing: make pocket")
    print("\n".join(conditions()[:2]))
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright, served(Path(name)) as address:
        folder, kind = Path(name), playwright.chromium
        size = write(folder)
        gzip = Offline(folder).download
        packed = "" if args.no_brotli else f", {brotli(folder) / MEGA:.2f} MB by brotli"
        print(f"files: {size / MEGA:.1f} MB, {gzip / MEGA:.2f} MB by gzip{packed}")
        first, later = starts(kind, address, args.starts)
        print(told("first start", first), told("later start", later), sep="\n")
        took, memory = moves(kind, address, args.moves)
        print(f"a move: {median(took):.1f} ms (median of {len(took)}), {quantiles(took, n=20)[-1]:.1f} ms (95%)")
        print(f"memory of the page: {memory / MEGA:.0f} MB more than a blank page's")
        print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()

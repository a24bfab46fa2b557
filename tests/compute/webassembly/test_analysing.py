"""Games analysed as pages do it, in Node by the page's own sources: every number is the library's, bit for bit."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.cases import always
from tests.compute.webassembly.page import HERE

import parlour
from parlour.compute.webassembly.stamp import module_file
from parlour.errors import Unsupported
from parlour.games import kind
from parlour.server.records.analyse import Outline, analyse, outline
from parlour.table import Accepted, Bots, Host, bot_seat, dump

ROOT = HERE.parents[2]
GOLDEN = [*ROOT.glob("tests/golden/records/*.jsonl"), *ROOT.glob("tests/golden/second/*.jsonl")]
NINE: dict[str, Any] = {"edition": "nine"}
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "rolit-8": ("rolit", {"players": 2}, 40),
    "rolit-6": ("rolit", {"players": 2, "size": 6}, 40),
    "rolit-4": ("rolit", {"players": 2, "size": 4}, 100),
    "reversi-8": ("rolit", {"players": 2, "preset": "reversi"}, 40),
    "reversi-6": ("rolit", {"players": 2, "size": 6, "preset": "reversi"}, 40),
    "rolit-8-three": ("rolit", {"players": 3}, 20),
    "rolit-6-four": ("rolit", {"players": 4, "size": 6}, 20),
    "tuki": ("tuki", {"players": 2}, 10),
    "tuki-three": ("tuki", {"players": 3, "rounds": 2}, 10),
    "tuki-six": ("tuki", {"players": 6, "rounds": 1}, 10),
    "box": ("shutbox", {}, 40),
    "box-two-first": ("shutbox", {"variant": "two-first"}, 40),
    "box-even-or-odd": ("shutbox", {"variant": "even-or-odd"}, 40),
    "box-unlucky-seven": ("shutbox", {"variant": "unlucky-seven", "tiles": 8}, 40),
    "box-small": ("shutbox", {"tiles": 5, "dice": 1}, 100),
    "box-three": ("shutbox", {"players": 3}, 40),
    "box-three-two-first": ("shutbox", {"players": 3, "variant": "two-first", "tiles": 8}, 10),
    "box-three-small": ("shutbox", {"players": 3, "tiles": 6, "variant": "no-surprises"}, 60),
    "box-four": ("shutbox", {"players": 4}, 20),
    "box-four-two-first": ("shutbox", {"players": 4, "variant": "two-first"}, 5),
    "box-three-three-first": ("shutbox", {"players": 3, "variant": "three-first"}, 5),
    "box-four-sum-or-exact": ("shutbox", {"players": 4, "variant": "sum-or-exact"}, 5),
    "box-four-small": ("shutbox", {"players": 4, "tiles": 4}, 60),
    "box-nine": ("shutbox", {"edition": "nine"}, 40),
    "box-nine-three": ("shutbox", {"edition": "nine", "players": 3, "variant": "no-surprises"}, 40),
    "box-shared-four": ("shutbox", {"edition": "tactica-shared", "players": 4}, 20),
    "box-all-play": (
        "shutbox",
        {"edition": "nine", "tiles": 4, "players": 4, "unplayed": "play_on", "shut": "counts"},
        60,
    ),
    "box-shared-win": ("shutbox", {"edition": "nine", "tiles": 5, "players": 3, "tie": "share"}, 60),
    "box-digital": ("shutbox", {"edition": "nine", "variant": "digital"}, 40),
    "box-alone": ("shutbox", {"players": 1, "tiles": 12}, 40),
    "box-solo": ("shutbox", {"variant": "solo", "tiles": 9}, 20),
}
"""By name: a game, its options, and how many of its games are analysed in the long proof."""


def played(name: str, options: dict[str, Any], seed: int) -> bytes:
    """The record of a game of random bots."""
    game = parlour.game(name, **options)
    host, bots = Host.create(game, [bot_seat("random", "Zoë")] * game.players), Bots(game, seed)
    while command := bots.command(host.table):
        assert isinstance(host.take(command), Accepted)
    return dump(host.table.header, host.table.log, host.table.names)


def in_node(outlines: Sequence[Outline], folder: Path) -> list[Any]:
    """The analyses of games on one ground, by the page's sources."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node.js here to run the module in")
    ((name, ground),) = {(each.game, each.ground) for each in outlines}
    file, cells = kind(name).make({}).engine().ground(ground)
    (folder / "ground").write_bytes(gzip.decompress(file))
    lines = [json.loads(each.line) for each in outlines]
    module = str(module_file(kind(name).browser))
    job = {"module": module, "ground": str(folder / "ground"), "cells": cells, "lines": lines}
    (folder / "job").write_text(json.dumps(job))
    command = [node, str(HERE / "analyse.mjs"), str(ROOT / "web"), str(folder / "job")]
    found: list[Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def here(records: Iterable[bytes]) -> list[Any]:
    return [json.loads(analyse(lambda _: None, each)) for each in records]


def same(records: Sequence[bytes], folder: Path) -> None:
    assert in_node([outline(each) for each in records], folder) == here(records)


@pytest.mark.parametrize(
    "case",
    always(
        "rolit-4",
        "box-small",
        "box-three-small",
        of=("rolit-4", "rolit-6-four", "box-small", "box-three-small", "box-all-play"),
    ),
)
def test_a_page_finds_what_the_library_finds(case: str, tmp_path: Path) -> None:
    name, options, _ = GAMES[case]
    same([played(name, options, seed) for seed in range(3)], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("case", GAMES)
def test_a_page_finds_it_in_many_games(case: str, tmp_path: Path) -> None:
    name, options, many = GAMES[case]
    same([played(name, options, seed) for seed in range(many)], tmp_path)


BOXES = ("shared", "solo", "2-players", "even-or-odd", "takeback", "tactica-classic-3", "digital-3")
ANALYSED = [
    path
    for path in GOLDEN
    for name, _, more in [path.stem.partition("-")]
    if name in ("rolit", "tuki") or (name == "shutbox" and more in BOXES)
]


@pytest.mark.long
@pytest.mark.parametrize("path", ANALYSED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_page_finds_it_in_records(path: Path, tmp_path: Path) -> None:
    """People and bots, moves taken back, games that were broken off, erased names."""
    same([path.read_bytes()], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("case", ["rolit-6", "tuki-three", "box"])
def test_quick_passes_are_the_same(case: str, tmp_path: Path) -> None:
    name, options, _ = GAMES[case]
    record = played(name, options, seed=5)
    (found,) = in_node([outline(record, quick=True)], tmp_path)
    report = parlour.analyse(record.decode(), quick=True)
    assert found["report"] == json.loads(report.to_json())


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", ["classic", "two-first", "three-first", "sum-or-exact"])
def test_pages_are_asked_about_rows_of_their_own(variant: str, players: int) -> None:
    line = json.loads(outline(played("shutbox", {"players": players, "variant": variant}, seed=1)).line)
    assert len(line["report"]["seats"]) == players and all(each["position"] for each in line["steps"])


LEFT = {
    "too long on a device": {"players": 4, "variant": "two-first", "dice": 4},
    "long tables": {"edition": "tactica-shared", "players": 4, "variant": "digital"},
}


@pytest.mark.parametrize("case", LEFT)
def test_what_takes_too_long_is_left_to_the_server_at_once(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("shutbox", LEFT[case], seed=1)
    monkeypatch.setattr("parlour.games.shutbox.engine.engine._solution", lambda *_: pytest.fail("it was solved"))
    with pytest.raises(Unsupported):
        outline(record)

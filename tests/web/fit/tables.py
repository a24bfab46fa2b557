"""The screens that must fit: sizes, and tables of every game with every number of players and variant offered."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from parlour.games.shutbox.presets import VARIANTS as VARIANT_NAMES
from tests.web.conftest import ROOT, Server
from tests.web.patient import Patient
from tests.web.table.conftest import ADA, BOT, GRACE, Table

SIZES = (
    (1280, 720),
    (1366, 650),
    (1440, 789),
    (1536, 730),
    (1920, 950),
    (800, 600),
    (820, 1180),
    (1180, 820),
    (390, 844),
    (360, 740),
    (320, 640),
    (844, 390),
)
STRANGERS = "[parlour.games]\ngamble = tests.web.strangers.gamble:Gamble\n"


@dataclass(frozen=True)
class Case:
    """A game with a number of players and these options; at most one is a person, unless all sit at this screen."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(str(value) for _, value in self.options)]).replace(" ", "-")


def shutbox(players: int, **options: Any) -> Case:
    return Case("shutbox", players, tuple(options.items()))


OWN_ROWS = [shutbox(players) for players in (2, 3, 4)]
SHARED = [
    shutbox(players, edition=edition) for edition in ("tactica-shared", "twelve", "nine") for players in (2, 6, 12)
]
VARIANTS = [
    shutbox(1 if variant == "solo" else 2, variant=variant) for variant in VARIANT_NAMES if variant != "classic"
]
TUKI = [Case("tuki", players, (("rounds", 1),)) for players in (2, 3, 4, 5, 6)]
ROLIT = [
    Case("rolit", players, (("size", size),)) for size, players in ((4, 2), (6, 2), (6, 3), (8, 2), (8, 3), (8, 4))
]
STRANGE = [Case("gamble", players) for players in (2, 4)]
ALL = [*OWN_ROWS, *SHARED, *VARIANTS, *TUKI, *ROLIT, *STRANGE]


@contextmanager
def patient(folder: Path) -> Iterator[Patient]:
    """A server beside which a stranger's game is installed."""
    described = folder / "strangers-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    (described / "entry_points.txt").write_text(STRANGERS)
    server = Patient(folder, path=(folder, ROOT))
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def laid(
    server: Server, case: Case, *, alone: bool = True, guests: bool = False, by_hand: bool = False
) -> Iterator[Table]:
    """A table: Ada against bots, who may take moves back, or (not `alone`) everybody at this screen, or `guests`."""
    alone = alone and not guests
    other = BOT if alone else GRACE if guests else ADA
    seats = [ADA, *[other if alone else other | {"name": f"Player {seat}"} for seat in range(2, case.players + 1)]]
    body = {
        "game": case.game,
        "seats": seats,
        "options": dict(case.options),
        "bot_pause": 0,
        "takeback": alone,
        "by_hand": by_hand,
    }
    if guests:
        body["devices"] = True
    with httpx.Client(base_url=server.address, verify=False, timeout=60) as client:
        answer = client.post("/api/tables", json=body)
        assert answer.is_success, answer.text
        opened = answer.json()
        yield Table(server, client, opened["table"], opened["key"], opened["link"])


def waits(table: Table) -> bool:
    """Waits for the bots; False when the game is over."""
    deadline = time.monotonic() + 60
    while True:
        now = table.ask("")["now"]
        if now["ended"]:
            return False
        if now["turn"] and not now["turn"]["bot"]:
            return True
        assert time.monotonic() < deadline, "the bots do not move"
        time.sleep(0.05)

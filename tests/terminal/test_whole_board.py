"""In a terminal of 80 × 24 the whole board is seen, whatever is said below it."""

import random
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pty", reason="pseudo-terminals need a POSIX system")

import parlour
from parlour.table import Accepted, Host, Play, Roll, here, new_id
from parlour.table.verify import STRENGTHS
from tests.terminal.screen import Screen

GAMES: dict[str, dict[str, Any]] = {
    "rolit": {"players": 4, "size": 8, "first": 0},
    "tuki": {"players": 6, "rounds": 5},
    "shutbox": {"players": 4},
}
STEPS = {"rolit": 40, "tuki": 60, "shutbox": 4}
BOARD = 52
"""The width of the frame of the board."""
SAID = ("Best:", "Good moves:", "Equally good:", "choose from", "worth the same")
"""The words a coach may use, by its strength and by the moves there are."""


def begun(game: str, strength: str, path: Path) -> None:
    """A game on the disk in which somebody with a coach is to choose."""
    options, steps = GAMES[game], STEPS[game]
    people = [here(f"Player {seat}") for seat in range(1, options["players"] + 1)]
    host = Host.create(parlour.game(game, **options), people, path, coach=[strength] * len(people))
    chance = random.Random(1)
    while (turn := host.table.turn) and (steps > 0 or turn.what == "roll" or len(host.table.state.allowed()) < 2):
        steps -= 1
        asked = {"id": new_id(), "seq": host.table.seq, "seat": turn.seat}
        move = chance.choice(host.table.state.allowed()) if turn.what == "move" else ""
        assert isinstance(host.take(Play(move=move, **asked) if move else Roll(**asked)), Accepted)
    host.close()


def board_of(screen: Screen, lines: int) -> list[str]:
    return [line[:BOARD].rstrip() for line in screen.screen.display[:lines]]


def settled(screen: Screen) -> None:
    """Waits until nothing is drawn any more."""
    before = ""
    while before != screen.text:
        before = screen.text
        for _ in range(8):
            screen.listen(0.1)


CASES = [
    pytest.param(game, strength, marks=[] if (game, strength) == ("shutbox", "tell") else pytest.mark.long)
    for game in GAMES
    for strength in STRENGTHS
]


@pytest.mark.parametrize(("game", "strength"), CASES)
def test_a_coach_leaves_the_whole_board_in_80_by_24(game: str, strength: str, tmp_path: Path) -> None:
    """The small window shows what a window of twice its height shows of the board."""
    path = tmp_path / "game.jsonl"
    begun(game, strength, path)
    screen = Screen("--resume", str(path))
    screen.until(lambda text: any(each in text for each in SAID))
    settled(screen)
    small = board_of(screen, 24)
    if game == "rolit":
        assert [line[0] for line in screen.screen.display if line[2:3] == "│"] == list("12345678")
    assert "F1" in screen.screen.display[-1], "the keys"
    screen.resize(48)
    screen.until(lambda _: "F1" in screen.screen.display[-1])
    settled(screen)
    whole = board_of(screen, 24)
    while not whole[-1]:
        whole.pop()
    assert len(whole) <= 18, screen.text
    assert small[: len(whole)] == whole
    assert screen.leave() == 0

"""Matches in `reversi` against other engines.

`python -m bench.rolit_engine.match ENGINE LEVEL GAMES NODES OUT [EXACT [PART/PARTS]]`, where ENGINE is `grhino`,
`rust_reversi`, `rust_reversi-mobility` or `rust_reversi-mcts`.

Every opening of 4 to 8 random moves is played twice, colours changed. Our side thinks by a number of nodes and solves
the end from EXACT empty hollows on (16 unless said); the processor time of both sides is measured and printed, with
the score and its 95 % interval. Every finished game is a line of the file OUT, and a match that finds one goes on from
there; with PART/PARTS (1/2 and 2/2, say) several processes share a match and its file. GRhino plays at LEVEL (1 to 5)
without its book; the searches of rust_reversi have LEVEL milliseconds a move.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Protocol

from parlour.games.rolit.board import HOLLOWS, hollow_name, hollows_in, two_colours, whole_board
from parlour.games.rolit.engine.endgame import REVERSI
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.weights import brains

PASS = -1
SEED = 1


class Opponent(Protocol):
    seconds: float

    def begin(self, moves: list[int]) -> None: ...
    def hear(self, hollow: int, black: bool) -> None: ...
    def move(self, position: Position, black: bool) -> int: ...


class GRhino:
    """`gtp-rhino` over a pipe."""

    def __init__(self, level: int) -> None:
        command = ["/usr/games/gtp-rhino", "-l", str(level), "-b", "0"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.seconds = 0.0

    def ask(self, line: str) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = ""
        while True:
            got = self.process.stdout.readline()
            if not got:
                raise EOFError(line)
            if got.strip():
                answer = answer or got.strip()
            elif answer:
                return answer.removeprefix("=").strip()

    def begin(self, moves: list[int]) -> None:
        self.ask("clear_board")
        for number, hollow in enumerate(moves):
            self.hear(hollow, number % 2 == 0)

    def hear(self, hollow: int, black: bool) -> None:
        """GRhino passes by itself and takes no pass from others."""
        if hollow != PASS:
            self.ask(f"play {'b' if black else 'w'} {hollow_name(hollow)}")

    def move(self, position: Position, black: bool) -> int:
        if not position.open_hollows(REVERSI):
            return PASS
        before = self._used()
        said = self.ask(f"genmove {'b' if black else 'w'}").lower()
        self.seconds += self._used() - before
        return PASS if said == "pass" else HOLLOWS[said]

    def _used(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class RustReversi:
    """A search of the package rust_reversi: alpha-beta with the hollows' values or with mobility, or Monte Carlo."""

    def __init__(self, milliseconds: int, search: str) -> None:
        import rust_reversi

        self.library: Any = rust_reversi
        if search == "rust_reversi-mcts":
            self.search = rust_reversi.MctsSearch(10_000_000, 1.0, 10)
        else:
            mobile = search == "rust_reversi-mobility"
            evaluator = rust_reversi.LegalNumEvaluator() if mobile else rust_reversi.MatrixEvaluator(MATRIX)
            self.search = rust_reversi.AlphaBetaSearch(evaluator, 60, 1 << 20)
        self.milliseconds, self.seconds = milliseconds, 0.0

    def begin(self, moves: list[int]) -> None:
        pass

    def hear(self, hollow: int, black: bool) -> None:
        pass

    def move(self, position: Position, black: bool) -> int:
        if not position.open_hollows(REVERSI):
            return PASS
        board = self.library.Board()
        cells = "".join("X" if position.own >> at & 1 else "O" if position.other >> at & 1 else "-" for at in range(64))
        board.set_board_str(cells, self.library.Turn.BLACK)
        before = process_time()
        found = self.search.get_move_with_timeout(board, self.milliseconds)
        self.seconds += process_time() - before
        return int(found)


MATRIX = [
    [100, -25, 10, 5, 5, 10, -25, 100],
    [-25, -50, -2, -2, -2, -2, -50, -25],
    [10, -2, 1, 1, 1, 1, -2, 10],
    [5, -2, 1, 0, 0, 1, -2, 5],
    [5, -2, 1, 0, 0, 1, -2, 5],
    [10, -2, 1, 1, 1, 1, -2, 10],
    [-25, -50, -2, -2, -2, -2, -50, -25],
    [100, -25, 10, 5, 5, 10, -25, 100],
]


class Ours:
    def __init__(self, nodes: int, exact: int) -> None:
        self.thinker = Thinker(8, REVERSI, brains("reversi-8")[0])
        self.nodes, self.exact, self.seconds = nodes, exact, 0.0

    def move(self, position: Position) -> int:
        if not position.open_hollows(REVERSI):
            return PASS
        before = process_time()
        late = position.empties <= self.exact
        found = self.thinker.think(position, 1e6, nodes=0 if late else self.nodes)
        self.seconds += process_time() - before
        return found.ball.bit_length() - 1


def start() -> Position:
    black, white, *_ = two_colours(8, 0, 1)
    return Position(black, white, 0, whole_board(8) & ~(black | white))


def opening(random: Random) -> list[int]:
    while True:
        position, moves = start(), []
        for _ in range(random.randint(4, 8)):
            hollows = list(hollows_in(position.open_hollows(REVERSI)))
            if not hollows:
                break
            moves.append(random.choice(hollows))
            position = position.after(1 << moves[-1])
        else:
            return moves


def play(ours: Ours, theirs: Opponent, moves: list[int], black: bool) -> tuple[int, int]:
    """Our lead at the end, and the number of our moves."""
    theirs.begin(moves)
    position, turn, idle, count = start(), True, 0, 0
    for hollow in moves:
        position, turn = position.after(1 << hollow), not turn
    while idle < 2 and position.empty:
        if turn == black:
            hollow = ours.move(position)
            theirs.hear(hollow, turn)
            count += 1
        else:
            hollow = theirs.move(position, turn)
        idle = idle + 1 if hollow == PASS else 0
        position, turn = position.after(0 if hollow == PASS else 1 << hollow), not turn
    lead = position.own.bit_count() - position.other.bit_count()
    return (lead if turn == black else -lead), count


def main(engine: str, level: str, games: str, nodes: str, out: str, exact: str = "16", share: str = "1/1") -> None:
    file = Path(out)
    part, parts = map(int, share.split("/"))
    played = {game["game"] for game in finished(file)}
    ours = Ours(int(nodes), int(exact))
    theirs: Opponent = GRhino(int(level)) if engine == "grhino" else RustReversi(int(level), engine)
    for number in sorted(set(range(part - 1, int(games), parts)) - played):
        moves, black = opening(Random(f"{SEED}:{number // 2}")), number % 2 == 0
        ours.seconds = theirs.seconds = 0.0
        lead, count = play(ours, theirs, moves, black)
        game = {"game": number, "lead": lead, "moves": count, "ours": ours.seconds, "theirs": theirs.seconds}
        with file.open("a") as kept:
            kept.write(json.dumps(game) + "\n")
        print(summary(finished(file)), flush=True)


def finished(file: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def summary(done: list[dict[str, float]]) -> str:
    """The score with Wilson's 95 % interval, and what both sides used."""
    leads = [game["lead"] for game in done]
    n, won, lost = len(leads), sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    score, z = (n + won - lost) / 2 / n, 1.96
    middle = (score + z * z / 2 / n) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(score * (1 - score) / n + z * z / 4 / n / n)
    moves = sum(game["moves"] for game in done)
    ours, theirs = (sum(game[side] for game in done) / moves for side in ("ours", "theirs"))
    return (
        f"{n} games: won {won}, drew {n - won - lost}, lost {lost}; score {score:.1%} "
        f"[{middle - half:.1%}, {middle + half:.1%}]; lead {sum(leads) / n:+.1f}; "
        f"processor seconds a move: ours {ours:.3f}, theirs {theirs:.3f}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])

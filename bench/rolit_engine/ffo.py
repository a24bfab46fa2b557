"""The FFO endgame test, positions 40 to 44: exact scores in the preset `reversi`, seconds and nodes a second."""

from __future__ import annotations

import sys
from time import process_time

from parlour.games.rolit.engine.desk import ORDERED, WEIGHTS, Desk
from parlour.games.rolit.engine.endgame import TOURNAMENT
from parlour.games.rolit.engine.root import exact_value
from parlour.games.rolit.engine.weights import brains

POSITIONS = {
    40: ("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------", "X", 38),
    41: ("-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-", "X", 0),
    42: ("--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--", "X", 6),
    43: ("--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-", "O", -12),
    44: ("--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX--", "O", -14),
}
"""By number: the board row by row, who is to move, and the published score."""


def main(*numbers: str) -> None:
    brain = brains("reversi-8")[0]
    for number in map(int, numbers or map(str, POSITIONS)):
        board, mover, score = POSITIONS[number]
        own, other = (
            sum(1 << at for at, ball in enumerate(board) if ball == which) for which in (mover, "XO"[mover == "X"])
        )
        desk = Desk(8, 1 << 22)
        desk.cells[WEIGHTS], desk.cells[ORDERED] = brain.address, 12
        began = process_time()
        found = int(exact_value(desk.address, own, other, 0, ~(own | other) & (1 << 64) - 1, 0, TOURNAMENT))
        took = process_time() - began
        print(
            f"#{number}  {board.count('-')} empty  {found:+d} (published {score:+d})  {took:.1f} s  "
            f"{desk.nodes:,} nodes  {desk.nodes / took / 1e6:.1f} million a second",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])

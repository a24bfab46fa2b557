"""A bot of your own at somebody's table: python examples/client.py 'http://127.0.0.1:8000/t/TABLE#i=TOKEN'

It needs Parlour installed: `parlour.adapters.remote` follows the position, takes part in draws and waits where it must.
"""

import sys
from random import Random

import parlour
from parlour.adapters.remote import play


class Greedy:
    """The move that leads to the best score at once; among equals, any."""

    def __init__(self, game: parlour.Game, random: Random) -> None:
        self.sign, self.random = -1 if game.best == "low" else 1, random

    def choose(self, state: parlour.State, budget: parlour.Budget = parlour.Budget()) -> object:  # noqa: B008
        def worth(move: object) -> tuple[int, float]:
            return self.sign * state.play(move).scores[state.actor], self.random.random()

        return max(state.legal(), key=worth)


if __name__ == "__main__":
    result = play(sys.argv[1], Greedy, seated=lambda seat: print("seated at", seat.seats, "- to come back:", seat.link))
    print("over:", result.scores, "- won by", result.winners)

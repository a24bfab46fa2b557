"""What positions of Tuki Tuki are worth to every seat, for an analysis.

Every move and every card is followed to the end of the turn, and what comes then is judged at a glance (`outlook`); the
last turns of a round are solved. A move that looks worse than another by more than a point, which is what the glance
may err by, is tried against it in rollouts under the same luck, and is called a mistake only if these agree.
`weighing` works it out.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.contract.offered import OfferedValuation, following
from parlour.contract.state import State, Step
from parlour.games.tuki.engine.outlook import all_solved
from parlour.games.tuki.engine.question import ground
from parlour.games.tuki.engine.weighing import MOST_TRIALS, ROLLOUTS
from parlour.games.tuki.engine.weights import LEARNED, NAMES
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.state import TukiRules
from parlour.speech.message import Message

MOST_THOROUGH: Final = 4
"""Among more players it is not followed up which card goes to the pile: that would take too long."""
ENDS: Final = {True: 300, False: 5_000}
"""Last turns with at most so many ends are solved, in a quick pass and otherwise."""
NOT_PLAYED = -1


class TukiValuation(OfferedValuation):
    def __init__(self, game: TukiRules, *, quick: bool, seed: int) -> None:
        super().__init__(f"{__package__}.browser", NAMES[min(game.players, LEARNED)], ground, game.players)
        self.ends, self.thorough = ENDS[quick], not quick and game.players <= MOST_THOROUGH
        self.trials, self.seed = 0 if quick else MOST_TRIALS, seed
        self.approximation = Message("analysis-tuki-quick")
        if not quick:
            self.approximation = Message("analysis-tuki", {"trials": self.trials, "rollouts": ROLLOUTS})

    def proves(self, state: State[Any]) -> bool:
        return all_solved(encode(state), [number_of(move) for move in state.legal()], self.ends)

    def asked(self, state: State[Any], played: Step) -> tuple[int, ...]:
        steps = following(state)
        place = steps.index(played) if state.legal() else NOT_PLAYED
        numbers = (*map(int, encode(state)), *map(number_of, steps))
        return (self.ends, int(self.thorough), self.trials, self.seed, place, *numbers)

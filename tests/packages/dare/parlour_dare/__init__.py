from collections.abc import Hashable, Mapping
from typing import Any

from numpy.typing import NDArray

from parlour.contract import BotFactory, Observation, Progress, Solution
from parlour.contract.engine import Engine
from parlour.contract.kernel import Kernel
from parlour.contract.lesson import Scene
from parlour_dare.rules import Daring, Rules


class Dare(Rules):
    @property
    def actions(self) -> tuple[Hashable, ...]:
        return ("roll", "stop")

    @property
    def outcomes(self) -> tuple[Hashable, ...]:
        return tuple("123456")

    @property
    def observation(self) -> Observation:
        from parlour_dare.numbers import observation

        return observation(self)

    def observed(self, state: Daring, seat: int) -> NDArray[Any]:
        from parlour_dare.numbers import observed

        return observed(state, seat)

    def at(self, code: str) -> Daring:
        from parlour_dare.numbers import at

        return at(self, code)

    @classmethod
    def lesson(cls) -> tuple[Scene, ...]:
        from parlour_dare.lesson import lesson

        return lesson(cls.make({}).start())

    def bots(self) -> Mapping[str, BotFactory]:
        from parlour_dare.solver import easy, hard

        return {"easy": easy, "hard": hard}

    def solve(self, objective: str | None, *, exact: bool, progress: Progress | None) -> Solution:
        from parlour_dare.solver import Solved

        return Solved(self)

    def kernel(self) -> Kernel:
        from parlour_dare.kernels import kernel

        return kernel(self)

    def engine(self) -> Engine:
        from parlour_dare.engine import Exact

        return Exact(self)

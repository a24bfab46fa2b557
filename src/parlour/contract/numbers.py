"""A game in numbers, for programs that learn or search: numbered moves and outcomes, and the form of observations.

The numbers of a game with the same options never change within a version of its rules. `State.mask` and
`State.observe` speak of a position in these numbers, and so do batches (`parlour.batch`).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from parlour.errors import IllegalMove, Unsupported
from parlour.speech.message import Message

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from parlour.contract.kernel import Kernel


@dataclass(frozen=True)
class Observation:
    """The array of an observation: its shape and type, its least and greatest number.

    `names` says what each entry along the first axis is; seats are counted from the one that observes.
    """

    shape: tuple[int, ...]
    dtype: str
    low: int
    high: int
    names: tuple[str, ...]


class Longest(NamedTuple):
    """How long a game can be; `None` where nothing bounds it."""

    moves: int | None
    outcomes: int | None


class Numbered:
    """A game's description in numbers; raises `Unsupported` for a game without one."""

    name: ClassVar[str]

    @property
    def actions(self) -> tuple[Hashable, ...]:
        """Every move there may be, by its number."""
        raise self.unnumbered()

    @property
    def outcomes(self) -> tuple[Hashable, ...]:
        """Every outcome of chance there may be, by its number."""
        raise self.unnumbered()

    @property
    def observation(self) -> Observation:
        """The result of `State.observe`."""
        raise self.unnumbered()

    @property
    def longest(self) -> Longest:
        """No game has more moves, and none more outcomes of chance, than this."""
        return Longest(None, None)

    @property
    def extremes(self) -> tuple[int, int] | None:
        """The least and the greatest score there may be at the end; `None` where nothing bounds them."""
        return None

    def kernel(self) -> Kernel:
        """The rules on integers, from which simulations, batches and observations follow. Decorate it with `once`."""
        raise Unsupported(Message("cannot-simulate", {"game": self.name}))

    def unpack(self, p: Any) -> Any:
        """A state at a position of the kernel, the opposite of its `pack`: `Batch.state` asks for it.

        A position holds no history: what no rule reads is made up so that the state can be shown and played on.
        """
        raise self.unnumbered()

    def observed(self, state: Any, seat: int) -> NDArray[Any]:
        """A seat's observation of a position; asked through `State.observe`."""
        if type(self).kernel is Numbered.kernel:
            raise self.unnumbered()
        import numpy as np

        kernel, about = self.kernel(), self.observation
        out = np.zeros(about.shape, about.dtype)
        entries = out.reshape(-1)
        kernel.observe(kernel.pack(state), kernel.table, seat, entries.view(np.uint64) if kernel.words else entries)
        return out

    def number(self, step: Hashable) -> int:
        """The number of a move among `actions`, of an outcome among `outcomes`."""
        try:
            return self._numbers[step]
        except (KeyError, TypeError):
            raise IllegalMove(step, Message("number-none", {"game": self.name})) from None

    @cached_property
    def _numbers(self) -> dict[Hashable, int]:
        return {step: i for steps in (self.actions, self.outcomes) for i, step in enumerate(steps)}

    def unnumbered(self) -> Unsupported:
        return Unsupported(Message("cannot-encode", {"game": self.name}))

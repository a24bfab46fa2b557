"""Looks at what fell at tables by hand: requests carry sums, never records, and nothing of them is stored."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.server.core.messages.commands import Asked
from parlour.study.analysis.fell import Fell, Kind
from parlour.study.fallen import Look, looks_at

MOST_SUMS, MOST_FACES = 12, 24
"""Games and kinds of chance together, and faces of each."""
MOST_DRAWS = 10_000_000


class Looking(Asked, frozen=True, kw_only=True):
    """Sums of the reports of games, at most one for each game and kind of chance."""

    fell: Annotated[list[Fell], msgspec.Meta(max_length=MOST_SUMS)]


class FaceAt(msgspec.Struct, frozen=True, kw_only=True):
    face: str
    fell: int
    due: float
    """How often it was expected."""


class LookAt(msgspec.Struct, frozen=True, kw_only=True):
    """The look at one kind of chance; its members are those of `parlour.study.fallen.Look`."""

    game: str
    kind: Kind
    draws: int
    faces: list[FaceAt]
    chance: float | None
    unusual: bool
    odd: str
    share: float | None
    """The share of the face `odd` that would have been noticed about four times in five."""


class Looks(msgspec.Struct, frozen=True, kw_only=True):
    looks: list[LookAt]


def sound(sums: Fell) -> bool:
    """Whether it can be a sum: one number for each face and pair, none of them negative, and due what fell."""
    many = len(sums.faces)
    numbers = [*sums.fell, *sums.due, *sums.shared]
    return (
        2 <= many == len(set(sums.faces)) <= MOST_FACES
        and (len(sums.fell), len(sums.due), len(sums.shared)) == (many, many, many * (many - 1) // 2)
        and 0 < sums.draws <= MOST_DRAWS
        and all(0 <= number <= 2 * MOST_DRAWS for number in numbers)
        and sum(sums.fell) >= sums.draws
        and abs(sum(sums.fell) - sum(sums.due)) <= 0.01 * sum(sums.fell) + 1
        and len(sums.game) <= 60
        and all(0 < len(face) <= 20 for face in sums.faces)
    )


def looked(fell: list[Fell]) -> Looks:
    return Looks(looks=list(map(_look, looks_at(fell))))


def _look(found: Look) -> LookAt:
    return LookAt(
        game=found.game,
        kind=found.kind,
        draws=found.draws,
        faces=[FaceAt(face=face, fell=fell, due=due) for face, fell, due in found.faces],
        chance=found.chance,
        unusual=found.unusual,
        odd=found.odd,
        share=None if found.noticed is None else found.noticed[1],
    )

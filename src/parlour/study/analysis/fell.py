"""Sums of the outcomes told at tables by hand, face by face beside those expected: several games add up to one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from parlour.study.analysis.line import Played, line_of
from parlour.table.table import Table

Kind: TypeAlias = Literal["dice", "cards", "begins"]
Spread: TypeAlias = list[list[float]]


@dataclass(frozen=True)
class Draw:
    """One event of chance: its faces (both dice of a roll) and, by face, its chance in each of them."""

    fell: tuple[str, ...]
    chances: tuple[tuple[str, float], ...]


class Fell(msgspec.Struct, frozen=True):
    """All outcomes of one kind of chance that were told at tables by hand."""

    game: str
    kind: Kind
    draws: int
    """Rolls, cards or lots; every die of a roll counts in `fell`."""
    faces: tuple[str, ...]
    fell: tuple[int, ...]
    """By face, how often it fell."""
    due: tuple[float, ...]
    """By face, how often it was expected."""
    shared: tuple[float, ...]
    """By pair of faces, row by row above the diagonal: the covariance of their counts, without its minus."""

    def spread(self) -> Spread:
        """The covariances of the counts. Each row adds up to nothing, since some face always falls."""
        many = len(self.faces)
        found, pairs = [[0.0] * many for _ in self.faces], iter(self.shared)
        for one in range(many):
            for other in range(one + 1, many):
                found[one][other] = found[other][one] = -next(pairs)
        for one, row in enumerate(found):
            row[one] = -sum(row)
        return found


def fell_at(table: Table) -> tuple[Fell, ...]:
    """By kind, without outcomes taken back; nothing where the table itself drew."""
    found: dict[Kind, list[Draw]] = {}
    for kind, draw in _draws(table) if table.header.by_hand else ():
        found.setdefault(kind, []).append(draw)
    return tuple(summed(table.header.game.name, kind, draws) for kind, draws in sorted(found.items()))


def _draws(table: Table) -> Iterator[tuple[Kind, Draw]]:
    dice = any("-" in str(step) for step in table.header.game.outcomes)
    for each in line_of(table):
        chances = each.state.chances()
        if len(chances) < 2 or (not dice and _names_a_seat(each)):
            continue
        by_face: dict[str, float] = {}
        fell = _faces(str(each.step))
        for step, chance in chances:
            for face in _faces(str(step)):
                by_face[face] = by_face.get(face, 0.0) + float(chance) / len(fell)
        kind: Kind = "dice" if dice else "begins" if ":" in str(each.step) else "cards"
        yield kind, Draw(fell, tuple(by_face.items()))


def _names_a_seat(played: Played) -> bool:
    """Seats are other people at every table: over many games their lots say nothing."""
    return str(played.step).partition(":")[2].isdigit()


def _faces(outcome: str) -> tuple[str, ...]:
    """`6-3` is two dice; `first:6` is the one die or the ball of who begins."""
    return tuple((outcome.partition(":")[2] or outcome).split("-"))


def summed(game: str, kind: Kind, draws: Sequence[Draw]) -> Fell:
    faces = _sorted(face for draw in draws for face, _ in draw.chances)
    at = {face: number for number, face in enumerate(faces)}
    fell, due = [0] * len(faces), [0.0] * len(faces)
    spread = [[0.0] * len(faces) for _ in faces]
    for draw in draws:
        many = len(draw.fell)
        for face in draw.fell:
            fell[at[face]] += 1
        for face, chance in draw.chances:
            due[at[face]] += many * chance
            for other, its in draw.chances:
                spread[at[face]][at[other]] -= many * chance * its
    return _fell(game, kind, len(draws), faces, fell, due, spread)


def together(sums: Sequence[Fell]) -> Fell:
    """Sums of one game and kind as one."""
    faces = _sorted(face for each in sums for face in each.faces)
    at = {face: number for number, face in enumerate(faces)}
    fell, due = [0] * len(faces), [0.0] * len(faces)
    spread = [[0.0] * len(faces) for _ in faces]
    for each in sums:
        places, its = [at[face] for face in each.faces], each.spread()
        for number, place in enumerate(places):
            fell[place] += each.fell[number]
            due[place] += each.due[number]
            for other, there in enumerate(places):
                spread[place][there] += its[number][other]
    return _fell(sums[0].game, sums[0].kind, sum(each.draws for each in sums), faces, fell, due, spread)


def _fell(
    game: str, kind: Kind, draws: int, faces: list[str], fell: list[int], due: list[float], spread: Spread
) -> Fell:
    shared = tuple(-spread[one][other] for one in range(len(faces)) for other in range(one + 1, len(faces)))
    return Fell(game, kind, draws, tuple(faces), tuple(fell), tuple(due), shared)


def _sorted(faces: Iterable[str]) -> list[str]:
    return sorted(set(faces), key=lambda face: (len(face), face))

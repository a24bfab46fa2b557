"""The chance in a log: the devices, the open draw, and the links known so far.

One method for each event; each gives the ledger after it, or raises `Disorder`. Nothing changes in place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from parlour.table.chance.chains import LINKS
from parlour.table.chance.draw import MOST_WEIGHT, Chances, drawn, mixed
from parlour.table.chance.order import DRAWING, JOINING, Disorder, check
from parlour.table.chance.party import MOST_DEVICES, MOST_LIVE, WINDOW, Member, Opening

MOST_VOIDS = 3


@dataclass(frozen=True)
class Ledger:
    table: str
    own: Member
    """The table's own chain."""
    persons: frozenset[int]
    """Seats in which a person sits now."""
    seats: int
    members: Mapping[str, Member] = field(default_factory=dict)
    """By id, in the order in which they registered."""
    opens: int = 0
    opening: Opening | None = None
    owed: Opening | None = None
    """A draw that was dropped or voided and must be opened again, with the same hand and list."""
    lists: Mapping[int, Chances] = field(default_factory=dict)
    voids: int = 0
    named: Mapping[int, int] = field(default_factory=dict)
    """By seat: how many voids named a device of it."""
    begun: bool = False
    ended: bool = False
    alone: bool = False
    """No device may take part: chance was committed to in advance, the same for everyone."""
    duties: bool = False
    """The header demands the rules for drops, parties and waiting, which older records need not follow."""
    waits: bool = False
    """The header demands that no draw is opened without everyone's device."""
    by_hand: bool = False
    """People enter what fell: nothing is drawn, and no device registers."""
    by_device: bool = False
    """One device draws alone, and another one may continue with its own chain: no device registers."""
    asleep: bool = False
    """An owed answer was dropped, not voided."""
    stepped: frozenset[int] = frozenset()
    """Seats whose last device went by `leave`."""

    def allows(self, kind: str) -> None:
        if (self.by_hand and kind in DRAWING) or (self.by_device and kind in JOINING):
            raise Disorder("order")
        opened = self.opening is not None or (self.by_hand and kind == "outcome" and not self.ended)
        check(kind, opened=opened, owed=self.owed is not None, ended=self.ended)

    def party(self, n: int) -> tuple[Member, ...]:
        """The parties of draw n if it were opened now. Nobody joins a draw that is repeated after a drop."""
        party, owed = self._there(n), self.owed
        if self.duties and owed is not None and self.asleep:
            party = tuple(member for member in party if member.id in owed.ids and member.since < owed.n)
        return party

    def _there(self, n: int) -> tuple[Member, ...]:
        return tuple(member for member in self.members.values() if member.present and member.reaches(n))

    @property
    def together(self) -> bool:
        """Whether everybody plays at one screen: no device has come that does not act for every person."""
        return all(self.persons <= set(member.seats) for member in self.members.values())

    @property
    def missing(self) -> frozenset[int]:
        """The persons' seats whose devices the next draw waits for."""
        if self.begun and not self.waits:
            return frozenset()
        away = self.persons - _seats(self._there(self.opens + 1))
        return away - self.stepped if self.waits else away

    def seated(self, seat: int, person: bool) -> Ledger:
        stepped = self.stepped - {seat} if person and seat in self.persons else self.stepped
        persons = self.persons | {seat} if person else self.persons - {seat}
        return replace(self, persons=persons, stepped=stepped)

    def began(self) -> Ledger:
        """`begin`: a player did not wait for everyone's device."""
        if self.waits:
            raise Disorder("order")
        return replace(self, begun=True)

    def registered(self, device: str, seats: Sequence[int], after: int, top: bytes) -> Ledger:
        """`device`: a new device, for seats in which persons sit."""
        wanted = tuple(seats)
        good = wanted and wanted == tuple(sorted(set(wanted))) and set(wanted) <= self.persons
        near = abs(after - self.opens) <= WINDOW
        if self.alone or not good or not near or device in self.members or len(self.members) >= MOST_DEVICES:
            raise Disorder("device")
        self._check_live(wanted)
        return self._come(Member(device, wanted, after, top, after + LINKS, since=self.opens))

    def _come(self, member: Member) -> Ledger:
        return replace(self._with(member), stepped=self.stepped - set(member.seats))

    def left(self, device: str) -> Ledger:
        member = self._known(device)
        if not member.present:
            raise Disorder("presence")
        after = self._with(replace(member, present=False))
        others = _seats(each for each in after.members.values() if each.present)
        return replace(after, stepped=self.stepped | (set(member.seats) - others))

    def returned(self, device: str) -> Ledger:
        member = self._known(device)
        if member.present:
            raise Disorder("presence")
        self._check_live(member.seats)
        return self._come(replace(member, present=True, since=self.opens))

    def opened(self, n: int, hand: int | None, chances: Chances | int) -> Ledger:
        """`open`: with its list, or with the number of an earlier opening that has one."""
        if n != self.opens + 1:
            raise Disorder("draw-number")
        listed = chances if isinstance(chances, tuple) else self.lists.get(chances)
        if listed is None:
            raise Disorder("same")
        _check_list(listed)
        if self.owed and (self.owed.hand, self.owed.chances) != (hand, listed):
            raise Disorder("again")
        if not self.own.reaches(n, LINKS):
            raise Disorder("used-up")
        if self.missing:
            raise Disorder("begin")
        party = self.party(n)
        lists = {**self.lists, n: listed} if isinstance(chances, tuple) else self.lists
        opening = Opening(n, hand, listed, party)
        return replace(self, opens=n, opening=opening, owed=None, lists=lists, begun=True)

    def dropped(self, n: int, missing: Sequence[str]) -> Ledger:
        opening = self._open(n)
        if self.duties and not self.may_drop(missing):
            raise Disorder("missing")
        self._check_missing(opening, missing)
        return replace(self._without(missing), opening=None, owed=opening, asleep=True)

    def may_drop(self, missing: Sequence[str]) -> bool:
        """A table that waits drops no seated player's device; others keep the last device of the player who pressed."""
        named = [self.members[id] for id in missing if id in self.members]
        if self.waits:
            return not self.persons & _seats(named)
        hand = self.opening.hand if self.opening is not None else None
        taken = _seats(member for member in named if member.present)
        left = _seats(member for member in self.members.values() if member.present and member.id not in missing)
        return hand not in self.persons or hand not in taken or hand in left

    def fell(self, n: int, outcome: str, link: bytes, links: Sequence[bytes]) -> Ledger:
        opening = self._open(n)
        after = self.with_links(opening, link, links)
        if self.outcome(opening, link, links) != outcome:
            raise Disorder("outcome")
        return replace(after, opening=None)

    def voided(self, n: int, missing: Sequence[str], link: bytes, links: Sequence[bytes | None]) -> Ledger:
        opening = self._open(n)
        self._check_missing(opening, missing)
        if [id for id, each in zip(opening.ids, links, strict=False) if each is None] != list(missing):
            raise Disorder("missing")
        if self.voids >= MOST_VOIDS:
            raise Disorder("voids")
        after = self.with_links(opening, link, links)
        return replace(
            after._without(missing),
            opening=None,
            owed=opening,
            asleep=False,
            voids=self.voids + 1,
            named=self._named(missing),
        )

    def _named(self, missing: Sequence[str]) -> dict[int, int]:
        seats = _seats(self.members[id] for id in missing)
        return {seat: self.named.get(seat, 0) + (seat in seats) for seat in range(self.seats)}

    def chained(self, after: int, top: bytes, device: str = "") -> Ledger:
        """`chain`: the table's next chain at exactly its last index, a device's within 16 of it.

        Where one device draws alone, a chain that begins earlier is that of another device which goes on.
        """
        if not device:
            if self.by_device and self.opens == after and (after != self.own.last or self.own.following):
                return replace(self, own=Member("", (), after, top, after + LINKS))
            if self.opens != self.own.last:
                raise Disorder("next-chain")
            return replace(self, own=self.own.chained(after, top))
        member = self._known(device)
        if not 0 <= member.last - self.opens <= WINDOW:
            raise Disorder("next-chain")
        return self._with(member.chained(after, top))

    def finished(self) -> Ledger:
        return replace(self, ended=True, opening=None, owed=None)

    def with_links(self, opening: Opening, link: bytes, links: Sequence[bytes | None]) -> Ledger:
        """The ledger after these links were revealed; each must fit its chain."""
        if len(links) != len(opening.party):
            raise Disorder("links")
        known = dict(self.members)
        for member, each in zip(opening.party, links, strict=True):
            if each is not None:
                known[member.id] = known[member.id].revealed(self.table, opening.n, each)
        return replace(self, own=self.own.revealed(self.table, opening.n, link), members=known)

    def outcome(self, opening: Opening, link: bytes, links: Sequence[bytes]) -> str:
        """The links' result."""
        ids = map(bytes.fromhex, opening.ids)
        return drawn(opening.chances, mixed(self.table, opening.n, link, zip(ids, links, strict=True)))

    def _open(self, n: int) -> Opening:
        if self.opening is None:
            raise Disorder("order")
        if self.opening.n != n:
            raise Disorder("draw-number")
        return self.opening

    def _known(self, device: str) -> Member:
        if device not in self.members:
            raise Disorder("unknown-device")
        return self.members[device]

    def _with(self, member: Member) -> Ledger:
        return replace(self, members={**self.members, member.id: member})

    def _without(self, ids: Sequence[str]) -> Ledger:
        gone = {id: replace(self.members[id], present=False) for id in ids}
        were = _seats(self.members[id] for id in ids if self.members[id].present)
        return replace(self, members={**self.members, **gone}, stepped=self.stepped - were)

    def _check_live(self, seats: Sequence[int]) -> None:
        for seat in seats:
            if sum(member.present and seat in member.seats for member in self.members.values()) >= MOST_LIVE:
                raise Disorder("device")

    def _check_missing(self, opening: Opening, missing: Sequence[str]) -> None:
        if not missing or [id for id in opening.ids if id in missing] != list(missing):
            raise Disorder("missing")


def _seats(members: Iterable[Member]) -> frozenset[int]:
    return frozenset(seat for member in members for seat in member.seats)


def _check_list(chances: Chances) -> None:
    if not chances or len({outcome for outcome, _ in chances}) != len(chances):
        raise Disorder("chances")
    if any(weight < 1 for _, weight in chances) or sum(weight for _, weight in chances) > MOST_WEIGHT:
        raise Disorder("weights")


def new_ledger(
    table: str,
    commitment: bytes,
    persons: Sequence[int],
    seats: int,
    alone: bool = False,
    duties: bool = False,
    waits: bool = False,
    by_hand: bool = False,
    by_device: bool = False,
) -> Ledger:
    """The ledger of a table that has only its header; one that draws `alone` waits for nobody's device."""
    own = Member("", (), 0, commitment, LINKS)
    waits = duties and waits
    ledger = Ledger(table, own, frozenset(persons), seats, begun=alone, alone=alone, duties=duties, waits=waits)
    return replace(ledger, by_hand=by_hand, by_device=by_device)

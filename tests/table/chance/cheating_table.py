"""A model of one honest device against a table and another device that cheat together, searched exhaustively.

The cheats write whatever log they like, say go, break the connection and roll the log back. The honest device obeys
`Duties`, one switch for each duty of docs/fairness.md. Links are symbols: revealing x(n) reveals every x(m) with m <= n
and nothing else. A completed draw is a *term*: everything that enters R. Two faults are searched for:

- *foreseen*: the device is asked for a draw whose link the cheats know already;
- *choice*: after the device revealed, the cheats can still bring about two different terms that it accepts, without a
  void in between (a void is the one re-roll that is allowed, and counted);
- *void*: a void too many, or one that neither its person agreed to nor a broken connection explains.

The table's chains have one link each here, so that every draw but the first needs a `chain` before it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

Line = tuple[object, ...]
Term = tuple[object, ...]
HONEST, CHEAT = "h", "m"
LISTS = (1, 2)


@dataclass(frozen=True)
class Duties:
    """The honest device's demands. Each switch turned off is a flaw of an earlier design."""

    exact_link: bool = True
    """Draw n uses x(n) of every party; off: any later link of the chain."""
    party_fixed_by_open: bool = True
    """Off: all who are in at the outcome take part."""
    order_fixed: bool = True
    """Off: the outcome may list the links in any order."""
    no_drop_after_reveal: bool = True
    list_fixed_by_open: bool = True
    """Off: the list of chances comes with the outcome."""
    no_link_in_move: bool = True
    """Off: a move carries the link of the roll that follows it."""
    no_seq_in_draw: bool = True
    """Off: the number of the event enters R, as in version 1."""
    own_link_compared: bool = True
    """Off: the device does not compare the outcome with what it sent, as in version 1."""
    remembers_log: bool = True
    remembers_sent: bool = True
    """Off: a device that was reloaded answers a second `open n`."""
    one_open_for_each_n: bool = True
    chain_between_draws: bool = True
    """Off: the table may add its next chain while a draw is open."""
    void_needs_agreement: bool = True
    most_voids: int = 1
    """Three in the real thing; the search is smaller with one."""
    counts_voids: bool = True


@dataclass(frozen=True)
class View:
    """The honest device's memory."""

    log: tuple[Line, ...] = ()
    sent: tuple[tuple[int, tuple[Line, ...]], ...] = ()
    """For each n: the log up to the `open` that was answered."""
    known: int = 0
    """The cheats know x(1) to x(known) of this device."""
    go: bool = False
    broke: bool = False
    """The connection broke since the device revealed."""
    agreed: bool = False
    """The person agreed to a void of the open draw."""
    alarmed: bool = False
    fault: str = ""
    revealed_now: bool = False

    @property
    def opens(self) -> int:
        return max((int(str(line[1])) for line in self.log if line[0] == "open"), default=0)

    @property
    def open(self) -> int | None:
        """The log of a draw that is not closed."""
        for at in range(len(self.log) - 1, -1, -1):
            if self.log[at][0] in ("outcome", "drop", "void"):
                return None
            if self.log[at][0] == "open":
                return at
        return None

    def members(self, stop: int) -> tuple[str, ...]:
        """The party after the first `stop` lines."""
        order, present = [HONEST], {HONEST}
        for line in self.log[:stop]:
            if line[0] == "device":
                order.append(str(line[1]))
                present.add(str(line[1]))
            elif line[0] == "back":
                present.add(str(line[1]))
            elif line[0] in ("leave", "drop", "void"):
                present.discard(str(line[-1]))
        return tuple(each for each in order if each in present)

    def chain(self, stop: int) -> object:
        """Which chain the table's next link comes from, after the first `stop` lines."""
        return ([line[1] for line in self.log[:stop] if line[0] == "chain"] or [0])[-1]

    def answered(self, n: int) -> tuple[Line, ...] | None:
        return dict(self.sent).get(n)

    @property
    def voids(self) -> int:
        return sum(line[0] == "void" for line in self.log)


@dataclass(frozen=True)
class Search:
    """All that the cheats can do, up to a number of lines and openings."""

    duties: Duties
    lines: int = 6
    opens: int = 2

    def moves(self, view: View) -> Iterator[View]:
        """The views one step of the cheats later; an alarmed device takes no further part."""
        at = view.open
        if len(view.log) < self.lines:
            yield from (self.told(view, line) for line in self.next_lines(view, at))
        if at is not None and not view.go:
            yield self.react(replace(view, go=True))
        if at is not None and not view.broke and view.answered(view.opens):
            yield replace(view, broke=True)
            yield replace(view, agreed=True)
        for stop in range(len(view.log)):
            kept = replace(view, log=view.log[:stop], go=False)
            yield kept if not self.duties.remembers_log else replace(view, alarmed=True)
        if not self.duties.remembers_sent and view.sent:
            yield replace(view, sent=())
        if not self.duties.no_link_in_move and at is None:
            yield replace(view, known=max(view.known, view.opens + 1))

    def next_lines(self, view: View, at: int | None) -> Iterator[Line]:
        n = view.opens
        members = view.members(len(view.log))
        added = sum(line[0] == "chain" for line in view.log)
        if added < n + (at is not None) and (at is None or not self.duties.chain_between_draws):
            yield from (("chain", which) for which in LISTS)
        if at is None or not self.duties.one_open_for_each_n:
            number = n + 1 if at is None else n
            if number <= min(self.opens, added + 1):
                yield from (("open", number, listed) for listed in LISTS)
        if CHEAT not in [line[1] for line in view.log if line[0] == "device"]:
            yield ("device", CHEAT)
        elif CHEAT in members:
            yield ("leave", CHEAT)
        else:
            yield ("back", CHEAT)
        yield ("reaction",)
        if at is not None:
            for missing in view.members(at):
                yield from ((kind, n, missing) for kind in ("drop", "void"))
            yield from self.outcomes(view, at)

    def outcomes(self, view: View, at: int) -> Iterator[Line]:
        """Everything that cheats might write as the outcome of the open draw: honest and forged."""
        n = int(str(view.log[at][1]))
        for party in {view.members(at), view.members(len(view.log))}:
            for order in permutations(party):
                for table in (n, n + 1):
                    for cheat in (n, n + 1) if CHEAT in order else (n,):
                        for own in ("sent", "forged") if HONEST in order else ("sent",):
                            for listed in LISTS:
                                yield ("outcome", n, order, table, cheat, own, listed)

    def told(self, view: View, line: Line) -> View:
        """The device reads a line, raises the alarm or goes on, and reveals if everything is in order."""
        log = (*view.log, line)
        bad = replace(view, log=log, alarmed=True)
        at, n = view.open, view.opens
        mine = view.answered(n)
        if line[0] == "open":
            after = replace(view, log=log, go=False, broke=False, agreed=False)
            foreseen = HONEST in after.members(len(log)) and view.known >= int(str(line[1]))
            return replace(after, fault="foreseen" if foreseen else "")
        if line[0] == "drop" and mine and self.duties.no_drop_after_reveal:
            return bad
        if line[0] == "void":
            too_many = view.voids >= self.duties.most_voids
            forced = mine is not None and not view.broke and not view.agreed
            if (too_many and self.duties.counts_voids) or (forced and self.duties.void_needs_agreement):
                return bad
            return replace(view, log=log, fault="void" if too_many or forced else "")
        if line[0] == "outcome":
            assert at is not None
            return replace(view, log=log) if self.proven(view, at, line) else bad
        return replace(view, log=log)

    def proven(self, view: View, at: int, line: Line) -> bool:
        """Does the outcome follow from what was fixed when the draw was opened?"""
        _, n, order, table, cheat, own, listed = line
        duties = self.duties
        party = view.members(at if duties.party_fixed_by_open else len(view.log))
        if HONEST in party and HONEST in view.members(at) and view.answered(int(str(n))) is None:
            return False
        if (duties.order_fixed and order != party) or set(order) != set(party):  # type: ignore[call-overload]
            return False
        if duties.exact_link and (table, cheat) != (n, n):
            return False
        if duties.own_link_compared and own != "sent":
            return False
        return not duties.list_fixed_by_open or listed == view.log[at][2]

    def react(self, view: View) -> View:
        """Reveals x(n), if the device is in the party and has not answered another `open n`."""
        at = view.open
        assert at is not None
        n, opened = view.opens, view.log[: at + 1]
        if HONEST not in view.members(at) or view.answered(n) not in (None, opened):
            return view
        sent = (*(each for each in view.sent if each[0] != n), (n, opened))
        return replace(view, sent=sent, known=max(view.known, n), revealed_now=True)

    def term(self, view: View) -> Term:
        """The value that enters R at the outcome that closes the log."""
        _, n, order, table, cheat, own, listed = view.log[-1]
        chain = view.chain(len(view.log))
        return (n, order, chain, table, cheat, own, listed) + (() if self.duties.no_seq_in_draw else (len(view.log),))


def faults(search: Search) -> Iterator[str]:
    """Searches every view that can be reached; tells of each fault that it meets."""
    futures: dict[View, frozenset[Term]] = {}

    def after(view: View) -> frozenset[Term]:
        """The terms that can complete this draw, in the device's view, without another void."""
        if view not in futures:
            futures[view] = frozenset()
            found: set[Term] = set()
            for following in search.moves(view):
                if following.alarmed or following == view or len(following.log) < len(view.log):
                    found |= set() if following.alarmed or following == view else after(following)
                elif following.log[len(view.log) :] and following.log[-1][0] == "outcome":
                    found.add(search.term(following))
                elif not (following.log[len(view.log) :] and following.log[-1][0] == "void"):
                    found |= after(following)
            futures[view] = frozenset(found)
        return futures[view]

    seen: set[View] = set()
    waiting = deque([View()])
    while waiting:
        view = waiting.popleft()
        if view in seen or view.alarmed:
            continue
        seen.add(view)
        if view.fault:
            yield f"{view.fault}: {view.log}"
            continue
        if view.revealed_now:
            view = replace(view, revealed_now=False)
            if len(after(view)) > 1:
                yield f"choice: {view.log} then {sorted(map(str, after(view)))[:2]}"
        waiting.extend(search.moves(view))

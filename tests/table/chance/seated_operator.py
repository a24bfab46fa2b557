"""A model of an operator who plays at his own table, against one honest device in another seat, searched exhaustively.

He writes whatever the log permits, and more; swallows, holds back and replays what the device says; cuts its connection
when he likes; registers a device whose seed he has ground, for his own seat or for that of the honest one; names the
honest one in voids; sits a bot into its seat; tells another position. The device obeys `Duties`, one switch for each.
Searched for is

- *loaded*: a roll from a list that is not that of the position;
- *steered*: at a table that waits, a roll that he chose while the person sat there and had not stepped out;
- *unseen*: at a table that goes on, a roll without the device that it did not count;
- *ignored*: the same although the table had said that it heard the device, on a connection that lasted;
- *endless*: as many tries at one roll as he likes;
- *rerolled*: a second roll taken back by a void that names the device although it had answered;
- *forged*: a move in its seat that its person did not make in that position;
- *misled*: a person who is shown another position than that of the log.

A roll without an honest device is one that the operator chooses: the others' links are his.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

LISTS = ("right", "biased", "elsewhere")
DEVICES = 2
"""His and the honest one: this number of drops may come before a roll is completed."""


@dataclass(frozen=True)
class Duties:
    """The honest device's demands."""

    has_the_rules: bool = True
    """Off: any list is taken."""
    list_of_this_position: bool = True
    """Off: any list of the game is taken."""
    header_alone: bool = True
    """Off: a flag beside the header says whether devices take part."""
    waits_for_everybody: bool = True
    """No `open` while a person's seat has no device, unless it stepped out; off: `begin` and drops end the wait."""
    waits_after_a_void: bool = True
    drops_nobody_who_sits_there: bool = True
    knows_who_is_in_its_seat: bool = True
    """Off: another device in its seat is as good as it itself, for a table that waits."""
    leave_must_be_sent: bool = True
    leave_lapses: bool = True
    """A `leave` that was held back and stands in the log after the device was heard again is not its own any more."""
    heard_is_heard: bool = True
    """Left out after the table said that it heard *ready*, *back* or the registration: alarm, the first time."""
    counts_every_roll: bool = True
    """Off: rolls while the connection was cut are not counted."""
    counts_across_ids: bool = True
    second_void_alarms: bool = True
    same_party_after_a_drop: bool = True
    """Off: a device that registered or came back meanwhile takes part in the repeated draw."""
    compares_the_move: bool = True
    compares_its_place: bool = True
    bots_move_for_bots: bool = True
    """`by` stands only where a bot sits."""
    asks_why_a_bot_sits_there: bool = True
    replays_the_position: bool = True
    """Off: the page draws what it is shown."""


@dataclass(frozen=True)
class State:
    brings: bool = True
    """The device takes part at all."""
    logged: bool = False
    present: bool = False
    waiting: frozenset[str] = frozenset(("device",))
    """The device's messages that do not stand in the log."""
    heard: frozenset[str] = frozenset()
    """The messages that the table admits to have heard."""
    hidden: bool = False
    """The person lets the table roll on while the screen is off: the device said `leave`."""
    out: str = ""
    """By the log, its device went by `leave`: as it had `asked`, or it was `forged`."""
    late_leave: bool = False
    """A `leave` of before was held back."""
    open: bool = False
    mine: bool = False
    listed: str = "right"
    ground: bool = False
    """A ground device of the operator's is there."""
    impostor: bool = False
    """A device of his is registered for the seat of the honest one."""
    his: bool = False
    """It is in the party."""
    stepped: bool = False
    """The draw was opened while the device had stepped out."""
    ready: str = ""
    go: bool = False
    revealed: bool = False
    connected: bool = True
    lasted: bool = False
    owed: str = ""
    """The draw must be opened again: after a `drop` or a `void`."""
    begun: bool = False
    drops: int = 0
    voids: int = 0
    ignored: bool = False
    missed: int = 0
    counted: int = 0
    rolls: int = 0
    command: str = ""
    """A move that the person sent: in this position, or in one that has passed."""
    bot: str = ""
    """A bot sits in the seat, and whether the device has an explanation for it."""
    patient: bool = False
    """Sixty seconds have passed in silence, by the device's own clock."""
    alarm: str = ""
    fault: str = ""


@dataclass(frozen=True)
class Search:
    duties: Duties
    waits: bool
    about: str = "rolls"
    """`rolls`, or the moves and the person of the device's `seat`: neither helps with the other."""

    def steps(self, s: State) -> Iterator[State]:
        """Everything that can happen next."""
        if self.about == "seat":
            yield from self.seat(s)
            return
        yield from self.person(s)
        yield from self.channel(s)
        if s.open:
            yield from self.closings(s)
        else:
            yield from self.openings(s)

    def person(self, s: State) -> Iterator[State]:
        """The person hides the page and shows it again."""
        if s.present and not s.hidden and not s.open and self.waits:  # elsewhere nobody need be asked
            yield replace(s, hidden=True, waiting=s.waiting | {"leave"})
        if s.hidden:
            held = "leave" in s.waiting
            said = {"back"} if s.logged else set()
            yield replace(s, hidden=False, late_leave=held, waiting=s.waiting - {"leave"} | said)

    def channel(self, s: State) -> Iterator[State]:
        """The device's messages are logged, or only acknowledged; the connection is cut and comes again."""
        for said in s.waiting:
            rest = {"waiting": s.waiting - {said}, "heard": s.heard - {said}}
            if said == "leave":
                yield replace(s, present=False, out="asked", **rest)
            else:
                yield replace(s, logged=True, present=True, out="", **rest)
            if said not in s.heard and s.connected:
                yield replace(s, heard=s.heard | {said})
        if s.late_leave and s.present:
            bad = self.duties.leave_lapses
            yield replace(s, present=False, out="forged", late_leave=False, alarm="not-sent" if bad else "")
        if s.present and not s.hidden and not s.late_leave:
            bad = self.duties.leave_must_be_sent
            yield replace(s, present=False, out="forged", alarm="not-sent" if bad else "")
        if s.ready == "sent" and s.connected:
            yield replace(s, ready="heard")
        if s.connected:
            yield replace(s, connected=False, lasted=False)
        else:
            yield replace(s, connected=True)
        if s.logged and not s.present and not s.hidden and "back" not in s.waiting and s.connected:
            yield replace(s, waiting=s.waiting | {"back"})
        if s.logged and not s.present and not s.hidden and not self.duties.counts_across_ids:
            yield replace(s, logged=False, waiting=frozenset(("device",)), fault="unseen" if s.missed else "")
        if s.rolls == 0 and not s.logged and not self.duties.header_alone:
            yield replace(s, brings=False, waiting=frozenset())

    def seat(self, s: State) -> Iterator[State]:
        """Moves in the device's seat, bots in it, and what its person is shown."""
        if not self.duties.replays_the_position:
            yield replace(s, fault="misled")
        if not s.patient:
            yield replace(s, patient=True)
        if not s.command and not s.bot:
            yield replace(s, command="now")
        if s.command == "now":
            yield replace(s, command="")  # as it was sent
            yield replace(s, command="past")  # held back: the position goes on without it
            bad = self.duties.compares_the_move
            yield replace(s, command="", alarm="forged-move" if bad else "", fault="" if bad else "forged")
        if s.command == "past":
            bad = self.duties.compares_its_place
            yield replace(s, command="", alarm="forged-move" if bad else "", fault="" if bad else "forged")
        if not s.bot:
            bad = self.duties.bots_move_for_bots
            yield replace(s, alarm="by" if bad else "", fault="" if bad else "forged")
            bad = self.duties.asks_why_a_bot_sits_there and not s.patient
            yield replace(s, bot="explained" if s.patient else "put", alarm="bot-in-seat" if bad else "")
        else:
            yield replace(s, fault="forged" if s.bot == "put" else "")
            yield replace(s, bot="", patient=False)

    def openings(self, s: State) -> Iterator[State]:
        if s.rolls:
            return
        if not s.ground:
            yield replace(s, ground=True)
        if not s.impostor and self.waits:  # elsewhere nobody is waited for
            yield replace(s, impostor=True)
        if not s.begun and (not self.waits or not self.duties.waits_for_everybody):
            yield replace(s, begun=True)
        if not self.may_open(s):
            return
        same = s.owed == "drop" and self.duties.same_party_after_a_drop
        mine, his = s.present and (s.mine or not same), s.ground and (s.his or not same)
        stepped = s.out == "asked" and "back" not in s.heard
        unheard = self.duties.heard_is_heard and (
            (not s.logged and "device" in s.heard)
            or (s.logged and not s.present and "back" in s.heard and s.owed != "drop")
        )
        another = s.impostor and not mine and not s.out and self.duties.knows_who_is_in_its_seat and s.brings
        alarm = "unheard" if unheard else "another-device" if another else ""
        for listed in LISTS:
            bad = listed == "biased" or (listed == "elsewhere" and self.duties.list_of_this_position)
            wrong = "rules" if self.duties.has_the_rules and bad and s.brings else ""
            yield replace(
                s, open=True, mine=mine, his=his, listed=listed, ready="", go=False, revealed=False,
                lasted=s.connected, stepped=stepped, owed="", alarm=alarm or wrong, patient=False,
            )  # fmt: skip

    def may_open(self, s: State) -> bool:
        """At a table that waits: with the device, or without it only where it stepped out and a person sits there."""
        if not s.brings or s.bot:
            return True
        if not self.waits:
            return s.begun or s.logged
        if s.owed == "void" and not self.duties.waits_after_a_void:
            return True
        return (
            s.present
            or s.impostor
            or s.out != ""
            or s.begun
            or (s.owed == "drop" and not self.duties.drops_nobody_who_sits_there)
        )

    def closings(self, s: State) -> Iterator[State]:
        if s.mine and s.connected and not s.ready:
            yield replace(s, ready="sent")
        if s.ready and not s.go:
            yield replace(s, go=True)
        if s.go and s.connected and not s.revealed and s.mine:
            yield replace(s, revealed=True)
        if not s.mine or s.revealed:
            yield self.completed(s)
        if s.mine and not s.go:
            yield from self.drops(s)
        if s.his and not s.go and s.drops < 3 and not (self.waits and self.duties.drops_nobody_who_sits_there):
            yield self.dropped_own(s)
        if s.mine and s.go and s.voids < 2:
            again = s.revealed and s.voids > 0
            alarm = "voided-twice" if again and self.duties.second_void_alarms else ""
            yield replace(
                s, open=False, present=False, owed="void", drops=0, voids=s.voids + s.revealed, alarm=alarm,
                fault="rerolled" if again and not alarm else "", revealed=False,
            )  # fmt: skip

    def drops(self, s: State) -> Iterator[State]:
        if self.waits and self.duties.drops_nobody_who_sits_there and not s.bot:
            return
        ignored = s.ready == "heard" and s.lasted
        alarm = "unheard" if ignored and self.duties.heard_is_heard else ""
        if s.drops < 3:
            yield replace(
                s, open=False, mine=False, present=False, owed="drop", drops=s.drops + 1, ignored=ignored, alarm=alarm
            )

    def dropped_own(self, s: State) -> State:
        """His own device is said to be asleep: where a new one may join at once, he tries as often as he likes."""
        again = s.drops >= DEVICES
        return replace(
            s, open=False, owed="drop", drops=s.drops + 1, ground=False, his=False, fault="endless" if again else ""
        )

    def completed(self, s: State) -> State:
        fault, counted = "", s.counted
        missed = s.missed + (not s.mine)
        if not s.mine:
            counts = s.lasted or self.duties.counts_every_roll
            counted += counts and s.brings
        if s.listed != "right":
            fault = "loaded"
        elif not s.mine and s.ignored:
            fault = "ignored"
        elif not s.mine and self.waits and not s.stepped and not s.bot:
            fault = "steered"
        elif not self.waits and counted < missed:
            fault = "unseen"
        return replace(
            s, open=False, missed=missed, counted=counted, fault=fault, rolls=s.rolls + 1, drops=0, ignored=False
        )  # fmt: skip


def faults(search: Search) -> Iterator[str]:
    """Searches every state that can be reached without an alarm; tells of each fault that it meets."""
    seen: set[State] = set()
    waiting = deque([State()])
    while waiting:
        state = waiting.popleft()
        if state in seen or state.alarm:
            continue
        seen.add(state)
        if state.fault:
            yield f"{state.fault}: {state}"
            continue
        waiting.extend(search.steps(state))

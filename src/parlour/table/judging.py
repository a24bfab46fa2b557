"""A device's judgement of the table: faults that the connection cannot explain, and faults that are only counted.

Pure: no hashes, no network; the caller tells what was sent, what the table has heard, what stands in the log, and what
time it is by the device's own clock. An *alarm* is a code; nothing goes on after it. A *notice* waits for the person. A
*question* is asked when many rolls were made without the device: nobody can tell bad Wi-Fi from a host who cheats.
docs/fairness.md, "What a device keeps".
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

WINDOW = 20
"""The number of recent rolls considered."""
FIRST_QUESTION = 3
"""This number of them without the device raises a question; after that whenever there are twice as many in all."""
MOST_REFUSALS = 3
LAPSES = 86_400.0
"""Seconds, by the device's own clock, for which its consent to take a move back is valid."""
GONE = 60.0
"""Seconds of silence, by the device's own clock, after which another player may have put a bot into its seat."""
SLACK = 2.0
"""Seconds by which the clocks of table and device may differ in what they call a turn."""
TOGETHER = 5.0
"""Messages that come within this number of seconds after a silence were written during it."""
BY_CLOCK = ("time", "time_seat", "time_lost")
"""Reasons for a bot in a seat whose time has run out."""
SPOKEN = ("device", "back", "leave", "chain")
"""Messages that only the device itself may have sent."""


@dataclass(frozen=True)
class Sent:
    """A command as it was sent, to compare with the log."""

    type: str
    seat: int | None = None
    move: str = ""
    """The notation or, of an `undo`, the number of the event."""
    seq: int = 0
    """The event that its sender had seen last."""


@dataclass
class Account:
    """A device's memory of its treatment, across reloads and across new ids."""

    rolls: int = 0
    """Rolls that were completed since it first sent its registration."""
    missed: list[tuple[int, str]] = field(default_factory=list)
    """Those made without it: which of them, and why (`off`, `cut` or `connected`)."""
    asked: int = 0
    """How many there were when its person was last asked about them."""
    voids: int = 0
    """Voids that named it although it had sent its link."""
    refusals: int = 0
    """Registrations refused in a row although the log permits them."""
    seated: int = 0
    """How often a bot was put into its seat for a reason that may be true."""


class Judge:
    """One device at one table, by its own clock."""

    def __init__(self, account: Account, clock: Callable[[], float]) -> None:
        self.account, self._clock = account, clock
        self.notice = ""
        self.lasted = False
        """The connection has lasted since the last draw was opened."""
        self._present = self._in_log = False
        self._off = False
        """It stepped out itself."""
        self._said: dict[str, tuple[str, int]] = {}
        """Its messages that neither stand in the log nor were refused: the kind, and the draw."""
        self._heard: dict[str, tuple[str, int]] = {}
        """The registrations, returns and leaves among these that the table has surely heard, and where it stood."""
        self._ready = 0
        """The last draw for which it was surely heard to be ready, on a connection that has lasted since."""
        self._acknowledged: set[int] = set()
        self._agreed: set[int] = set()
        self._revealed: set[int] = set()
        self._until: dict[str, int] = {}
        """Its leaves that do not stand in the log yet, and by which event they must: it was heard again since."""
        self._word = self._changed = self._turned = clock()
        self._gap = self._spent = 0.0
        """How long nothing had come before a message did, and how long the table has waited for it in all."""
        self._gap_ended = -math.inf
        self._awaited = False
        self.consent: tuple[int, float] | None = None
        """Its consent to take a move back: the move, and when it was given. It is kept across reloads."""
        self._lapsed: int | None = None
        """The last event when the table asked, if that was long ago."""

    # The device's own steps, and the answers.

    def sends(self, id: str, type: str, n: int = 0) -> None:
        """A command with this id is sent; `n` is the draw that it answers, if it answers one."""
        self._said[id] = (type, n)

    def heard(self, id: str, seq: int) -> None:
        """The table has heard this: it answered, or it answered a ping that was sent later. It stood at event `seq`.

        An entry that stands in the log needs no promise any more.
        """
        order = list(self._said)
        type, n = self._said.get(id, ("", 0))
        if type == "ready":
            self._ready = n
        elif type == "reveal":
            self._acknowledged.add(n)
        elif type in ("device", "back", "leave"):
            self._heard[id] = (type, seq)
        for earlier in order[: order.index(id) if id in order else 0]:
            if self._said[earlier][0] == "leave":
                self._until.setdefault(earlier, seq)
        if type not in ("device", "back", "leave"):
            self._said.pop(id, None)

    def refused(self, id: str) -> None:
        """The table refused it."""
        self._said.pop(id, None)

    def revealed(self, n: int) -> None:
        """It sends its link of draw n, go having just been said."""
        self.lasted = self.lasted or n not in self._revealed
        self._revealed.add(n)

    def forgets(self, n: int) -> None:
        """Its link of draw n was never sent after all."""
        self._revealed.discard(n)

    def agrees(self, n: int) -> None:
        self._agreed.add(n)

    def consents(self, of: int) -> None:
        """It agrees to take back the move of event `of`."""
        self.consent, self._lapsed = (of, self._clock()), None

    @property
    def consent_is_old(self) -> bool:
        """Whether the table is to be asked where it stands, because the consent counts no longer."""
        old = self.consent is not None and self._clock() - self.consent[1] >= LAPSES + SLACK
        return old and self._lapsed is None

    def stood(self, seq: int) -> None:
        """Asked when the consent was old, the table stood at event `seq`."""
        self._lapsed = seq if self._lapsed is None else self._lapsed

    def taken_back(self, of: int, seq: int) -> str:
        """A move was taken back because everybody had agreed."""
        given, lapsed = self.consent, self._lapsed
        late = given is not None and given[0] == of and lapsed is not None and seq > lapsed
        return "late-consent" if late else ""

    def broke(self) -> None:
        """The connection broke: a table that started anew may have forgotten who was ready."""
        self.lasted, self._ready = False, 0

    def contact(self) -> None:
        """Something came from the table."""
        now = self._clock()
        if now - self._word >= self._gap or now > self._gap_ended + TOGETHER:
            self._gap, self._gap_ended = now - self._word, now
        self._word = now

    def declined(self, permitted: bool) -> str:
        """A registration was refused; the next one has a new id."""
        self.account.refusals += permitted
        return "refused" if self.account.refusals >= MOST_REFUSALS else ""

    # Entries of the log. Each gives the code of an alarm, or nothing.

    def comes(self, kind: str, id: str, sent: bool) -> str:
        """`device` or `back` of this device; `sent`: a command with this id was sent from here."""
        self._present = self._in_log = True
        self._off = False
        self._logged(id)
        if kind == "device":
            self.account.refusals = 0
        return "" if sent else "not-sent"

    def leaves(self, id: str, seq: int, sent: bool) -> str:
        """A `leave` counts as sent only until the device has spoken again and was heard."""
        self._present, self._off = False, True
        self._logged(id)
        return "" if sent and seq <= self._until.pop(id, seq) else "not-sent"

    def _logged(self, id: str) -> None:
        self._said.pop(id, None)
        self._heard.pop(id, None)

    def _surely(self, type: str, seq: int) -> bool:
        """Whether the table had heard this before event `seq`, and it does not stand in the log."""
        return any(kind == type and at < seq for kind, at in self._heard.values())

    def opened(self, seq: int, mine: bool) -> str:
        """A draw was opened; `mine`: with this device in the party."""
        self.lasted = True
        self._waits(mine)
        ignored = (self._surely("device", seq) and not self._in_log) or self._surely("back", seq)
        return "unheard" if ignored or (mine and self._surely("leave", seq)) else ""

    def changed(self, awaited: bool) -> None:
        """A new turn, by a move or an outcome; `awaited`: our seat is waited for."""
        self._waits(awaited)
        self._turned = self._changed

    def _waits(self, awaited: bool) -> None:
        """Whether this device or its seat is waited for from now on. An opening begins no new turn on the clock."""
        now = self._clock()
        self._spent += now - self._changed if self._awaited else 0.0
        self._changed, self._awaited = now, awaited

    def dropped(self, n: int, named: bool) -> str:
        if n in self._revealed:
            return "drop-after-reveal"
        if not named:
            return ""
        self._present = False
        return "unheard" if self._ready == n and self.lasted else ""

    def voided(self, n: int, named: bool) -> str:
        if named:
            self._present = False
        if n not in self._revealed:
            return ""
        if not named:
            if n in self._agreed:
                return ""
            self.notice = "" if self.lasted else "voided-away"
            return "void-without-agreement" if self.lasted else ""
        self.account.voids += 1
        if n in self._acknowledged:
            return "void-after-acknowledgement"
        self.notice = "voided"
        return "voided-twice" if self.account.voids > 1 else ""

    def completed(self, mine: bool) -> None:
        """A roll was completed."""
        account = self.account
        account.rolls += 1
        if not mine:
            account.missed.append((account.rolls, "off" if self.away else "connected" if self.lasted else "cut"))

    @property
    def away(self) -> bool:
        """It stepped out itself, and has not said that it is back."""
        return self._off and all(type != "back" for type, _ in self._said.values())

    def bot_sits(self, mine: bool, why: str, seconds: float | None, stock: bool = False) -> str:
        """A bot was put into a seat of this device. `mine`: as its person asked; the clock as in `time_is_up`."""
        if mine:
            return ""
        waited = max(self._clock() - self._changed, self._gap)
        if waited < GONE - SLACK and not (why in BY_CLOCK and self.time_is_up(seconds, stock)):
            return "bot-in-seat"
        self.account.seated += 1
        return ""

    def time_is_up(self, seconds: float | None, stock: bool) -> bool:
        """Whether this device's own clock allows that the time of its seat has run out.

        `seconds` is what the clock gives to each turn or, where it is a `stock`, to the whole game.
        """
        since = self._changed if stock else self._turned
        used = max(self._clock() - since, self._gap) + (self._spent if stock else 0.0)
        return seconds is not None and used >= seconds - SLACK

    @property
    def asks(self) -> bool:
        """Whether its person is to be asked: many rolls were made without it, and not because it stepped out."""
        account = self.account
        missed = [number for number, why in account.missed if why != "off"]
        if account.asked:
            return len(missed) >= 2 * account.asked
        return sum(number > account.rolls - WINDOW for number in missed) >= FIRST_QUESTION

    def goes_on(self) -> None:
        """The person has read notice and question, and goes on."""
        self.notice = ""
        if self.asks:
            self.account.asked = sum(why != "off" for _, why in self.account.missed)

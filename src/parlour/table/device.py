"""An honest device: what it keeps, when it reveals, and the faults that it detects.

A device is told the exact lines of the log. It checks each as a verifier would and, where it has the rules (`Referee`),
by the rules, and reveals its link of a draw only when everything is in order: docs/fairness.md, "What a device keeps".
It sends nothing itself. `save` must make its argument durable before it returns; only then does the caller get an
answer to send.
"""

from __future__ import annotations

import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.table.chance import Links
from parlour.table.chance.party import MOST_LIVE
from parlour.table.judging import SPOKEN, Account, Judge, Sent
from parlour.table.referee import Referee
from parlour.table.verify import WINDOW, Findings, SecondReading, Wrong

Save = Callable[["Kept"], None]


@dataclass
class Kept:
    """A device's memory of one table, across reloads."""

    id: str
    secret: bytes
    seats: tuple[int, ...]
    lines: list[bytes] = field(default_factory=list)
    after: int = 0
    registered: bool = False
    """A registration was sent, so that the id and the seed are fixed."""
    sent: dict[int, str] = field(default_factory=dict)
    """For each draw answered: the hash of its `open` line."""
    commands: dict[str, Sent] = field(default_factory=dict)
    """The commands that were sent from here, by id."""
    used: set[str] = field(default_factory=set)
    """The ids of those that stand in the log: one command, one event."""
    former: set[str] = field(default_factory=set)
    """The ids that this device had before."""
    friends: set[str] = field(default_factory=set)
    """Other devices of the same seats that the person knows; the empty one stands for programs that bring none."""
    account: Account = field(default_factory=Account)
    consent: tuple[int, float] | None = None
    """The move to whose taking back it agreed last, and when by its own clock."""
    alarm: str = ""
    """The fault for which play has stopped at this table, and the line that shows it."""
    evidence: bytes = b""


@dataclass(frozen=True)
class Reveal:
    """To be sent: `open` is the hash of the line that is answered."""

    open: str
    n: int
    device: str
    link: str


class Device:
    """One device at one table. `notice` is what the person must confirm before it goes on.

    Without `referee` the rules are not checked: the operator could load the dice. `clock` is its own.
    """

    def __init__(
        self,
        kept: Kept,
        save: Save,
        referee: Referee | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.kept, self._save, self.referee, self._clock = kept, save, referee, clock
        self.judge = Judge(Account(), clock)
        self.findings = Findings()
        self._reading = SecondReading(self.findings, 0)
        self._logged = False
        """Our own registration stands in the log."""
        self._changed = 0
        """The last event that changed the position."""
        self._reseated: dict[int, int] = {}
        """By seat: the last event that changed who sits there."""
        self._moves: Counter[int] = Counter()
        """By seat: each brings its increment."""
        self._late = False
        """Whether its seat had moved before it came."""
        self._open_hash = ""
        self._replaying = True
        """Kept lines were judged before, with more knowledge of the connection."""
        lines, kept.lines = kept.lines, []
        for line in lines:
            self._read(line)
        self._replaying = self.judge.lasted = False
        self.judge.notice = ""
        self.judge.account, self.judge.consent = kept.account, kept.consent
        for n in kept.sent:
            self.judge.revealed(n)
        self.judge.lasted = False

    @classmethod
    def fresh(
        cls,
        seats: tuple[int, ...],
        save: Save,
        referee: Referee | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> Device:
        """A device that nobody has seen: a new id and a new seed, for each table."""
        return cls(Kept(secrets.token_hex(16), secrets.token_bytes(32), seats), save, referee, clock)

    def renewed(self, make: Callable[[], Referee] | None = None) -> Device:
        """The same person's device with a new id and a new seed; what it has counted stays."""
        old = self.kept
        kept = Kept(
            secrets.token_hex(16),
            secrets.token_bytes(32),
            old.seats,
            list(old.lines),
            commands=old.commands,
            used=old.used,
            former=old.former | {old.id},
            friends=old.friends,
            account=old.account,
            consent=old.consent,
            alarm=old.alarm,
            evidence=old.evidence,
        )
        return Device(kept, self._save, make() if make is not None else None, self._clock)

    @property
    def head(self) -> str:
        return self.findings.head

    @property
    def alarm(self) -> str:
        return self.kept.alarm

    @property
    def notice(self) -> str:
        """A question for the person: a void, or that many rolls `missed`."""
        return self.judge.notice or ("missed" if self.judge.asks else "")

    @property
    def logged(self) -> bool:
        return self._logged

    @property
    def present(self) -> bool:
        """Whether, by the log, it takes part in the next draw."""
        return self.kept.id in self._reading.here

    @property
    def reaches(self) -> bool:
        """Whether its chain reaches the next draw; else it needs a new id."""
        own = self._reading.devices.get(self.kept.id)
        return own is None or own.reaches(self._reading.opens + 1, 64)

    @property
    def opening(self) -> Any:
        """The draw that is open, by the log."""
        return self._reading.opening

    @property
    def head_of_opening(self) -> str:
        """The hash of the last `open` line."""
        return self._open_hash

    def registration(self) -> dict[str, Any]:
        """The messages that join the draw: sent after the header was read."""
        if not self.kept.registered:
            self.kept.after, self.kept.registered = self._reading.opens, True
            self._keep()
        top = self._links().top(self.kept.after)
        return {"device": self.kept.id, "seats": list(self.kept.seats), "after": self.kept.after, "top": top.hex()}

    def sends(self, id: str, type: str = "", seat: int | None = None, move: str = "", seq: int = 0, n: int = 0) -> None:
        """A command with this id is about to be sent from here."""
        self.kept.commands[id] = Sent(type, seat, move, seq)
        self.judge.sends(id, type, n)
        if type == "consent":
            self.judge.consents(int(move))
            self.kept.consent = self.judge.consent
        self._keep()

    def heard(self, id: str, seq: int) -> None:
        """The table has heard the command with this id: an answer came, or one to a later ping. It stood at `seq`."""
        self.judge.heard(id, seq)

    def refused(self, id: str, code: str) -> None:
        """The table refused a command."""
        self.judge.refused(id)
        if self.kept.commands.get(id, Sent("")).type == "device":
            self._judged(self.judge.declined(code != "over" and self._permitted()))
            self._keep()

    def told(self, line: bytes) -> None:
        """One more line of the log, without its newline. A line that does not fit raises the alarm."""
        if self.alarm:
            return
        try:
            self._read(line)
        except Wrong as wrong:
            mine = wrong.code == "by" and json.loads(line)["seat"] in self.kept.seats
            self._judged("forged-move" if mine else wrong.code)
        if self.alarm:
            self.kept.evidence = line
        self._keep()

    def compare(self, lines: list[bytes]) -> None:
        """The log as it is told now, from its beginning: it must extend what was kept, byte for byte."""
        if lines[: len(self.kept.lines)] != self.kept.lines:
            self._judged("changed-log")
            self._keep()
            return
        for line in lines[len(self.kept.lines) :]:
            self.told(line)

    def shown(self, same: bool) -> None:
        """The server showed something besides the lines; `same`: it is what they say."""
        if not same:
            self._judged("shown")
            self._keep()

    def ready(self) -> bool:
        """Whether to answer *ready* to the draw that is open."""
        return self._opening() is not None

    def go(self, n: int) -> Reveal | None:
        """Go was said for draw n: the link, once it is kept that it is given; nothing if anything is not in order."""
        opening = self._opening()
        if opening is None or opening.n != n:
            return None
        if not self._logged or self.kept.sent.get(n, self._open_hash) != self._open_hash:
            return None
        self.judge.revealed(n)
        self.kept.sent[n] = self._open_hash
        self._keep()
        return Reveal(self._open_hash, n, self.kept.id, self._links().link(n).hex())

    def contact(self) -> None:
        """The table sent something."""
        self.judge.contact()

    def broke(self) -> None:
        """The connection broke."""
        self.judge.broke()

    def agrees(self, n: int) -> None:
        """The person agreed that draw n is voided."""
        self.judge.agrees(n)

    @property
    def consent_is_old(self) -> bool:
        """Whether the table is to be asked where it stands: a move is not taken back any more with our consent."""
        return self.judge.consent_is_old

    def stood(self, seq: int) -> None:
        """Asked for that, the table stood at event `seq`."""
        self.judge.stood(seq)

    def confirmed(self) -> None:
        """The person has read the notice and goes on."""
        self.judge.goes_on()
        self._keep()

    def chain(self) -> dict[str, Any] | None:
        """The next chain to add, when at most 16 openings are left of this one."""
        own = self._reading.devices.get(self.kept.id)
        if own is None or own.following or self._reading.opening or not 0 <= own.last - self._reading.opens <= WINDOW:
            return None
        return {"device": self.kept.id, "after": own.last, "top": self._links().top(own.last).hex()}

    def _opening(self) -> Any:
        """The draw that is open, if this device may answer it."""
        opening = self._reading.opening
        if self.alarm or self.notice or self.findings.status == "finished":
            return None
        return opening if opening is not None and self.kept.id in opening.party else None

    @property
    def _came(self) -> bool:
        """Whether it has asked to take part: it cannot judge what its seats did before that."""
        return self.kept.registered or bool(self.kept.former)

    def _permitted(self) -> bool:
        """Whether the log would permit one more device of our seats."""
        devices, here = self._reading.devices, self._reading.here
        return all(sum(seat in devices[id].seats for id in here) < MOST_LIVE for seat in self.kept.seats)

    def _read(self, line: bytes) -> None:
        opening, before = self._reading.opening, self.findings.events
        self._reading.line(line)
        if self.referee is not None:
            self.referee.line(line)
        self.kept.lines.append(line)
        if self.findings.events == before:
            return  # the header, or a name
        event: dict[str, Any] = json.loads(line)
        check = CHECKS.get(event["event"])
        if check is not None:
            self._judged(check(self, event, opening))
        if event["event"] == "seat":
            self._reseated[event["seat"]] = event["seq"]
        if event["event"] == "move":
            self._moves[event["seat"]] += 1
        if event["event"] in ("move", "outcome", "undo", "end"):
            self._changed = event["seq"]
            self.judge.changed(self.referee is None or self.referee.awaits(self.kept.seats))

    def _sent(self, event: dict[str, Any], type: str) -> bool:
        """Whether an event comes of a command of this kind that was sent from here and is in no event yet."""
        id = event.get("id", "")
        known = self.kept.commands.get(id)
        if known is None or id in self.kept.used or known.type != type:
            return False
        self.kept.used.add(id)
        return True

    def _check_device(self, event: dict[str, Any], opening: Any) -> str:
        if event["device"] != self.kept.id:
            return ""
        if not self.kept.registered or not self._is_top(event["top"], self.kept.after):
            raise Wrong("device")
        if (event["seats"], event["after"]) != (list(self.kept.seats), self.kept.after):
            raise Wrong("device")
        self._logged = True
        self._late = any(self._moves[seat] for seat in self.kept.seats)
        return self.judge.comes("device", event.get("id", ""), True)

    def _check_back(self, event: dict[str, Any], opening: Any) -> str:
        if event["device"] != self.kept.id:
            return ""
        return self.judge.comes("back", event.get("id", ""), self._sent(event, "back"))

    def _check_leave(self, event: dict[str, Any], opening: Any) -> str:
        if event["device"] != self.kept.id:
            return ""
        return self.judge.leaves(event.get("id", ""), event["seq"], self._sent(event, "leave"))

    def _check_chain(self, event: dict[str, Any], opening: Any) -> str:
        if event.get("device") != self.kept.id:
            return ""
        if not self._is_top(event["top"], event["after"]):
            raise Wrong("next-chain")
        return "" if self._sent(event, "chain") else "not-sent"

    def _check_move(self, event: dict[str, Any], opening: Any) -> str:
        """A move of one of our seats, or one taken back: as it was sent from here, in the position it was sent for.

        Another device that the person knows may have sent it. Bots move where bots sit: the verifier sees to that.
        """
        if event["event"] == "undo" and self._reading.by_consent:
            return self.judge.taken_back(event["of"], event["seq"])
        if event["seat"] not in self.kept.seats or event.get("by") or not self._came:
            return ""
        sender, command = event.get("device", ""), self.kept.commands.get(event.get("id", ""))
        type = "play" if event["event"] == "move" else "undo"
        if sender in ("", self.kept.id, *self.kept.former) and self._sent(event, type):
            assert command is not None
            said = event["move"] if type == "play" else str(event["of"])
            same = (command.seat, command.move) == (event["seat"], said)
            stale = type == "play" and max(self._changed, self._reseated.get(event["seat"], 0)) > command.seq
            return "" if same and not stale else "forged-move"
        return "" if sender in self.kept.friends else "forged-move"

    def _check_consent(self, event: dict[str, Any], opening: Any) -> str:
        """Consent of our seats, or its refusal: as it was sent from here or, as with moves, from a known device."""
        seats = set(event.get("seats", [event["seat"]] if "seat" in event else []))
        if not seats & set(self.kept.seats) or not self._came:
            return ""
        sender, command = event.get("device", ""), self.kept.commands.get(event.get("id", ""))
        if sender in ("", self.kept.id, *self.kept.former) and self._sent(event, event["event"]):
            assert command is not None
            ours = seats <= set(self.kept.seats) and command.move == str(event["of"])
            return "" if ours else "forged-consent"
        return "" if sender in self.kept.friends else "forged-consent"

    def _check_seat(self, event: dict[str, Any], opening: Any) -> str:
        if event["seat"] not in self.kept.seats or event["who"]["kind"] != "bot" or not self._came:
            return ""
        return self.judge.bot_sits(self._sent(event, "takeover"), event.get("why", ""), *self._time(event["seat"]))

    def _check_end(self, event: dict[str, Any], opening: Any) -> str:
        if event["why"] != "time" or event.get("seat") not in self.kept.seats or not self._came:
            return ""
        return "" if self.judge.time_is_up(*self._time(event["seat"])) else "time"

    def _time(self, seat: int) -> tuple[float | None, bool]:
        """The seconds that the clock gives our seat, and whether they are for the whole game.

        Where the seat has moved before this device came, it cannot know how many are left of those.
        """
        clock = self._reading.clock
        if clock is None:
            return None, False
        stock = clock["kind"] == "fischer"
        known = clock["seconds"] + clock.get("increment", 0) * self._moves[seat]
        return (0 if stock and self._late else known), stock

    def _check_open(self, event: dict[str, Any], opening: Any) -> str:
        self._open_hash = self.head
        party = self._reading.opening.party  # type: ignore[union-attr]
        alarm = self.judge.opened(event["seq"], self.kept.id in party)
        return alarm or ("another-device" if self._replaced(party) else "")

    def _replaced(self, party: Sequence[str]) -> bool:
        """At a table that waits for us, a device that our person does not know takes part in our place."""
        if self.kept.id in party or not (self._came and self._reading.waits) or self.judge.away:
            return False
        known, devices = self.kept.former | self.kept.friends, self._reading.devices
        ours = set(self.kept.seats) & set(self._reading.persons())
        return any(ours & set(devices[id].seats) for id in party if id not in known)

    def _check_outcome(self, event: dict[str, Any], opening: Any) -> str:
        mine = self.kept.id in opening.party
        if self.kept.registered or self.kept.account.rolls:
            self.judge.completed(mine)
        if mine:
            ours = event["links"][opening.party.index(self.kept.id)]
            if event["n"] not in self.kept.sent or ours != self._links().link(event["n"]).hex():
                return "own-link"
        return ""

    def _check_drop(self, event: dict[str, Any], opening: Any) -> str:
        return self.judge.dropped(event["n"], self.kept.id in event["missing"])

    def _check_void(self, event: dict[str, Any], opening: Any) -> str:
        return self.judge.voided(event["n"], self.kept.id in event["missing"])

    def _judged(self, alarm: str) -> None:
        if alarm and not self._replaying:
            self.kept.alarm = self.kept.alarm or alarm

    def _is_top(self, top: str, after: int) -> bool:
        """Whether this is the top of our own chain; unknown, and so taken for true, once the seed is deleted."""
        return not self.kept.secret or top == self._links().top(after).hex()

    def _links(self) -> Links:
        return Links(self._reading.table, bytes.fromhex(self.kept.id), self.kept.secret, self.kept.after)

    def _keep(self) -> None:
        if self.findings.status == "finished":
            self.kept.secret = b""
        self._save(self.kept)


CHECKS: dict[str, Callable[[Device, dict[str, Any], Any], str]] = {
    "device": Device._check_device,
    "back": Device._check_back,
    "leave": Device._check_leave,
    "chain": Device._check_chain,
    "move": Device._check_move,
    "undo": Device._check_move,
    "consent": Device._check_consent,
    "decline": Device._check_consent,
    "seat": Device._check_seat,
    "end": Device._check_end,
    "open": Device._check_open,
    "outcome": Device._check_outcome,
    "drop": Device._check_drop,
    "void": Device._check_void,
}
assert set(SPOKEN) <= set(CHECKS)

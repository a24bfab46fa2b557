"""An honest device: what it keeps, when it reveals, and what it does not put up with.

A device is told the exact lines of the log. It checks each as a verifier would, and reveals its link of a draw only
when everything is in order: docs/fairness.md, "What a device keeps". It sends nothing itself. `save` must make what it
is given durable before it returns; only then is an answer handed to the caller to be sent.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from parlour.table.chance import Links
from parlour.table.verify import WINDOW, Findings, SecondReading, Wrong

Save = Callable[["Kept"], None]


@dataclass
class Kept:
    """What a device keeps of one table, across reloads."""

    id: str
    secret: bytes
    seats: tuple[int, ...]
    lines: list[bytes] = field(default_factory=list)
    after: int = 0
    registered: bool = False
    """A registration was sent, so that the id and the seed are fixed."""
    sent: dict[int, str] = field(default_factory=dict)
    """For each draw answered: the hash of its `open` line."""
    commands: set[str] = field(default_factory=set)
    """The ids of the commands that were sent from here and are not in the log yet."""
    friends: set[str] = field(default_factory=set)
    """Other devices of the same seats that the person knows; the empty one stands for programs that bring none."""
    left_out: int = 0
    alarm: str = ""
    """Why this device never reveals again at this table, and the line that shows it."""
    evidence: bytes = b""


@dataclass(frozen=True)
class Reveal:
    """To be sent: `open` is the hash of the line that is answered."""

    open: str
    n: int
    device: str
    link: str


class Device:
    """One device at one table. `notice` is what the person must confirm before it goes on."""

    def __init__(self, kept: Kept, save: Save) -> None:
        self.kept, self._save = kept, save
        self.notice = ""
        self.findings = Findings()
        self._reading = SecondReading(self.findings, 0)
        self._logged = False
        """Our own registration stands in the log."""
        self._open_hash = ""
        self._acknowledged: set[int] = set()
        self._ready: set[int] = set()
        self._agreed: set[int] = set()
        self._lasted = False
        self._replaying = True
        """Lines that were kept have been judged already, by one who knew more about the connection."""
        lines, kept.lines = kept.lines, []
        for line in lines:
            self._read(line)
        self._replaying = self._lasted = False

    @classmethod
    def fresh(cls, seats: tuple[int, ...], save: Save) -> Device:
        """A device that nobody has seen: a new id and a new seed, for each table."""
        return cls(Kept(secrets.token_hex(16), secrets.token_bytes(32), seats), save)

    @property
    def head(self) -> str:
        return self.findings.head

    @property
    def alarm(self) -> str:
        return self.kept.alarm

    def registration(self) -> dict[str, Any]:
        """What to send in order to take part: after the header was read."""
        if not self.kept.registered:
            self.kept.after, self.kept.registered = self._reading.opens, True
            self._keep()
        top = self._links().top(self.kept.after)
        return {"device": self.kept.id, "seats": list(self.kept.seats), "after": self.kept.after, "top": top.hex()}

    def sends(self, command: str) -> None:
        """A command with this id is about to be sent from here."""
        self.kept.commands.add(command)
        self._keep()

    def told(self, line: bytes) -> None:
        """One more line of the log, without its newline. What does not fit raises the alarm."""
        if self.alarm:
            return
        try:
            self._read(line)
        except Wrong as wrong:
            self._alarm(wrong.code)
        if self.alarm:
            self.kept.evidence = line
        self._keep()

    def compare(self, lines: list[bytes]) -> None:
        """The log as it is told now, from its beginning: it must extend what was kept, byte for byte."""
        if lines[: len(self.kept.lines)] != self.kept.lines:
            self._alarm("changed-log")
            self._keep()
            return
        for line in lines[len(self.kept.lines) :]:
            self.told(line)

    def ready(self, acknowledged: bool = True) -> bool:
        """Whether to answer *ready* to the draw that is open."""
        opening = self._opening()
        if opening is None:
            return False
        if acknowledged:
            self._ready.add(opening.n)
        return True

    def go(self, n: int) -> Reveal | None:
        """Go was said for draw n: the link, once it is kept that it is given; nothing if anything is not in order."""
        opening = self._opening()
        if opening is None or opening.n != n:
            return None
        if not self._logged or self.kept.sent.get(n, self._open_hash) != self._open_hash:
            return None
        self._lasted = self._lasted or n not in self.kept.sent
        self.kept.sent[n] = self._open_hash
        self._keep()
        return Reveal(self._open_hash, n, self.kept.id, self._links().link(n).hex())

    def acknowledged(self, n: int) -> None:
        """The table said that the reveal of draw n is durable."""
        self._acknowledged.add(n)

    def broke(self) -> None:
        """The connection broke."""
        self._lasted = False

    def agrees(self, n: int) -> None:
        """The person agreed that draw n is voided."""
        self._agreed.add(n)

    def confirmed(self) -> None:
        """The person has read the notice and goes on."""
        self.notice = ""

    def not_registered(self) -> None:
        """The registration was not logged within ten seconds, twice."""
        self._alarm("not-registered")
        self._keep()

    def _opening(self) -> Any:
        """The draw that is open, if this device may answer it."""
        opening = self._reading.opening
        if self.alarm or self.notice or self.findings.status == "finished":
            return None
        return opening if opening is not None and self.kept.id in opening.party else None

    def _read(self, line: bytes) -> None:
        opening, before = self._reading.opening, self.findings.events
        self._reading.line(line)
        self.kept.lines.append(line)
        if self.findings.events == before:
            return  # the header, or a name
        event = _event(line)
        check = CHECKS.get(event["event"])
        if check is not None:
            check(self, event, opening)
        if event["event"] == "open":
            self._open_hash, self._lasted = self.head, True

    def _check_device(self, event: dict[str, Any], opening: Any) -> None:
        if event["device"] != self.kept.id:
            return
        if not self.kept.registered or not self._is_top(event["top"], self.kept.after):
            raise Wrong("device")
        if (event["seats"], event["after"]) != (list(self.kept.seats), self.kept.after):
            raise Wrong("device")
        self._logged = True

    def _check_move(self, event: dict[str, Any], opening: Any) -> None:
        """A move of one of our seats, or one taken back: sent from here, or from a device that the person knows.

        Bots play on in the seat of somebody who is away.
        """
        if event["seat"] not in self.kept.seats or event.get("by") or not self._logged:
            return
        sender, id = event.get("device", ""), event.get("id")
        if sender in ("", self.kept.id) and id in self.kept.commands:
            self.kept.commands.discard(id)  # one command, one move
        elif sender not in self.kept.friends:
            self._alarm("forged-move")

    def _check_outcome(self, event: dict[str, Any], opening: Any) -> None:
        if self.kept.id in opening.party:
            ours = event["links"][opening.party.index(self.kept.id)]
            if event["n"] not in self.kept.sent or ours != self._links().link(event["n"]).hex():
                self._alarm("own-link")

    def _check_drop(self, event: dict[str, Any], opening: Any) -> None:
        if event["n"] in self.kept.sent:
            self._alarm("drop-after-reveal")
        elif self.kept.id in event["missing"]:
            self._left_out(event["n"] in self._ready)

    def _check_void(self, event: dict[str, Any], opening: Any) -> None:
        n = event["n"]
        if n not in self.kept.sent:
            return
        if self.kept.id in event["missing"]:
            self._complain("void-after-acknowledgement" if n in self._acknowledged else "", "voided")
        elif n not in self._agreed:
            self._complain("void-without-agreement" if self._lasted else "", "voided-away")

    def _check_leave(self, event: dict[str, Any], opening: Any) -> None:
        if event["device"] == self.kept.id and event.get("id") not in self.kept.commands:
            self._left_out(True)

    def _check_chain(self, event: dict[str, Any], opening: Any) -> None:
        if event.get("device") == self.kept.id and not self._is_top(event["top"], event["after"]):
            raise Wrong("next-chain")

    def _left_out(self, awake: bool) -> None:
        """Out of the party although we were awake: once is a notice, twice is an alarm."""
        if awake and not self._replaying:
            self.kept.left_out += 1
            self._complain("left-out" if self.kept.left_out > 1 else "", "left-out")

    def _complain(self, alarm: str, notice: str) -> None:
        if alarm:
            self._alarm(alarm)
        elif not self._replaying:
            self.notice = notice

    def _alarm(self, code: str) -> None:
        if not self._replaying:
            self.kept.alarm = self.kept.alarm or code

    def _is_top(self, top: str, after: int) -> bool:
        """Whether this is the top of our own chain; unknown, and so taken for true, once the seed is deleted."""
        return not self.kept.secret or top == self._links().top(after).hex()

    def _links(self) -> Links:
        return Links(self._reading.table, bytes.fromhex(self.kept.id), self.kept.secret, self.kept.after)

    def chain(self) -> dict[str, Any] | None:
        """The next chain to add, when at most 16 openings are left of this one."""
        own = self._reading.devices.get(self.kept.id)
        if own is None or own.following or self._reading.opening or not 0 <= own.last - self._reading.opens <= WINDOW:
            return None
        return {"device": self.kept.id, "after": own.last, "top": self._links().top(own.last).hex()}

    def _keep(self) -> None:
        if self.findings.status == "finished":
            self.kept.secret = b""
        self._save(self.kept)


def _event(line: bytes) -> dict[str, Any]:
    event: dict[str, Any] = json.loads(line)
    return event


CHECKS: dict[str, Callable[[Device, dict[str, Any], Any], None]] = {
    "device": Device._check_device,
    "move": Device._check_move,
    "undo": Device._check_move,
    "outcome": Device._check_outcome,
    "drop": Device._check_drop,
    "void": Device._check_void,
    "leave": Device._check_leave,
    "chain": Device._check_chain,
}

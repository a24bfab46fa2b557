"""Two honest devices side by side, the one in Python and the page's in TypeScript: both must say the same, always."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.table.device import Device, Kept, Reveal, Save
from parlour.table.judging import Account, Sent
from parlour.table.referee import Referee

NODE = shutil.which("node")
SCRIPT = Path(__file__).with_name("device.mjs")
OF_THE_DEVICE = {
    "changed-log", "shown", "by", "forged-move", "own-link", "unheard", "not-sent", "refused", "bot-in-seat", "time",
    "another-device", "forged-consent", "late-consent", "drop-after-reveal", "void-after-acknowledgement",
    "void-without-agreement", "voided-twice",
}  # fmt: skip
"""Alarms by which a device says more than that a line is wrong; what is wrong with a line both say in their own way."""

ANSWERS = ("ready", "reveal", "agree")
"""Commands that the page does not keep: no event has their ids."""


class Page:
    """A process that holds the page's devices."""

    def __init__(self) -> None:
        command = [str(NODE), str(SCRIPT)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.devices = 0

    def ask(self, *steps: list[Any]) -> list[dict[str, Any]]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(steps) + "\n")
        self._process.stdin.flush()
        said: list[dict[str, Any]] = json.loads(self._process.stdout.readline())
        self.devices += sum(step[2] == "load" for step in steps)
        return said

    def close(self) -> None:
        self._process.communicate()


class Twin(Device):
    """A device in Python that asks its twin on the page at every step."""

    page: Page

    def __init__(
        self,
        kept: Kept,
        save: Save,
        referee: Referee | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        lines = [line.hex() for line in kept.lines]
        super().__init__(kept, save, referee, clock)
        self._load(self._kept(len(lines)), lines)

    def _load(self, kept: dict[str, Any], lines: list[str]) -> None:
        """Makes the twin, of what is kept in the page's words."""
        self.number = self.page.devices
        self._same(self.page.ask([0, self._clock(), "load", kept, lines])[0])

    def _kept(self, seen: int) -> dict[str, Any]:
        """The storage, in the page's words."""
        kept = self.kept
        links = {n: self._links().link(n).hex() if kept.secret else "" for n in kept.sent}
        return {
            "device": kept.id,
            "seed": kept.secret.hex(),
            "seats": list(kept.seats),
            "after": kept.after,
            "registered": kept.registered,
            "seen": seen,
            "head": self.head,
            "sent": {n: {"open": opened, "link": links[n]} for n, opened in kept.sent.items()},
            "commands": {id: _command(sent) for id, sent in kept.commands.items()},
            "logged": sorted(kept.used),
            "former": sorted(kept.former),
            "friends": sorted(kept.friends),
            "account": _account(kept.account),
            "consent": kept.consent and dict(zip(("of", "at"), kept.consent, strict=True)),
            "alarm": kept.alarm,
            "word": self._clock(),
        }

    def registration(self) -> dict[str, Any]:
        ours = super().registration()
        assert self._twin("registration") == ours
        return ours

    def sends(self, id: str, type: str = "", seat: int | None = None, move: str = "", seq: int = 0, n: int = 0) -> None:
        super().sends(id, type, seat, move, seq, n)
        self._twin("sends", id, _command(Sent(type, seat, move, seq)), n)

    def heard(self, id: str, seq: int) -> None:
        super().heard(id, seq)
        self._twin("heard", id, seq)

    def refused(self, id: str, code: str) -> None:
        super().refused(id, code)
        self._twin("refused", id, code)

    def contact(self) -> None:
        super().contact()
        self._twin("contact")

    def shown(self, same: bool) -> None:
        super().shown(same)
        self._twin("shown", same)

    def renewed(self, make: Callable[[], Referee] | None = None) -> Twin:
        new = super().renewed(make)
        return type(self)(new.kept, self._save, new.referee, self._clock)

    def told(self, line: bytes) -> None:
        super().told(line)
        self._twin("told", line.hex())

    def compare(self, lines: list[bytes]) -> None:
        before = self._kept(len(self.kept.lines))
        super().compare(lines)
        now, self.number = self._clock(), self.page.devices
        load = [0, now, "load", before, [line.hex() for line in lines]]
        self._same(self.page.ask(load, [self.number, now, "behind"])[-1])

    @property
    def consent_is_old(self) -> bool:
        ours = super().consent_is_old
        assert self._twin("old") is ours
        return ours

    def stood(self, seq: int) -> None:
        super().stood(seq)
        self._twin("stood", seq)

    def ready(self) -> bool:
        ours = super().ready()
        assert self._twin("ready") is ours
        return ours

    def go(self, n: int) -> Reveal | None:
        ours = super().go(n)
        theirs = self._twin("go", n)
        assert (None if theirs is None else Reveal(**theirs)) == ours
        return ours

    def broke(self) -> None:
        super().broke()
        self._twin("broke")

    def agrees(self, n: int) -> None:
        super().agrees(n)
        self._twin("agrees", n)

    def confirmed(self) -> None:
        super().confirmed()
        self._twin("confirmed")

    def chain(self) -> dict[str, Any] | None:
        ours = super().chain()
        assert self._twin("chain") == ours
        return ours

    def _twin(self, *step: Any) -> Any:
        said = self.page.ask([self.number, self._clock(), *step])[0]
        self._same(said)
        return said["answer"]

    def _same(self, said: dict[str, Any]) -> None:
        assert bool(said["alarm"]) == bool(self.alarm), (said, self.alarm)
        if self.alarm in OF_THE_DEVICE or said["alarm"] in OF_THE_DEVICE:
            assert said["alarm"] == self.alarm
        assert said["notice"] == self.notice
        assert said["seed"] == self.kept.secret.hex()
        assert said["account"] == _account(self.kept.account)
        assert set(said["logged"]) == self.kept.used
        kept = {id: _command(sent) for id, sent in self.kept.commands.items() if sent.type not in ANSWERS}
        assert {id: sent for id, sent in said["commands"].items() if sent["type"] not in ANSWERS} == kept
        if not self.alarm:
            assert said["head"] == self.head


def _command(sent: Sent) -> dict[str, Any]:
    return {"type": sent.type, "seat": sent.seat, "move": sent.move, "seq": sent.seq}


def _account(account: Account) -> dict[str, Any]:
    return {**vars(account), "missed": [{"n": n, "why": why} for n, why in account.missed]}

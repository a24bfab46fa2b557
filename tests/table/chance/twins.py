"""Two honest devices side by side, the one in Python and the page's in TypeScript: both must say the same, always."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from parlour.table.device import Device, Kept, Reveal, Save
from parlour.table.referee import Referee

NODE = shutil.which("node")
SCRIPT = Path(__file__).with_name("device.mjs")
OF_THE_DEVICE = {
    "changed-log", "forged-move", "own-link", "drop-after-reveal", "void-after-acknowledgement",
    "void-without-agreement", "left-out", "not-registered",
}  # fmt: skip
"""Alarms by which a device says more than that a line is wrong; what is wrong with a line both say in their own way."""


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
        self.devices += sum(step[1] == "load" for step in steps)
        return said

    def close(self) -> None:
        self._process.communicate()


class Twin(Device):
    """A device in Python that asks its twin on the page at every step."""

    page: Page

    def __init__(self, kept: Kept, save: Save, referee: Referee | None = None) -> None:
        lines = [line.hex() for line in kept.lines]
        super().__init__(kept, save, referee)
        self.number = self.page.devices
        self._same(self.page.ask([0, "load", self._kept(len(lines)), lines])[0])

    def _kept(self, seen: int) -> dict[str, Any]:
        """What is kept, in the page's words."""
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
            "commands": sorted(kept.commands),
            "friends": sorted(kept.friends),
            "leftOut": kept.left_out,
            "alarm": kept.alarm,
        }

    def registration(self) -> dict[str, Any]:
        ours = super().registration()
        assert self._twin("registration") == ours
        return ours

    def sends(self, command: str) -> None:
        super().sends(command)
        self._twin("sends", command)

    def told(self, line: bytes) -> None:
        super().told(line)
        self._twin("told", line.hex())

    def compare(self, lines: list[bytes]) -> None:
        before = self._kept(len(self.kept.lines))
        super().compare(lines)
        self.number = self.page.devices
        self._same(self.page.ask([0, "load", before, [line.hex() for line in lines]], [self.number, "behind"])[-1])

    def ready(self, acknowledged: bool = True) -> bool:
        ours = super().ready(acknowledged)
        assert self._twin("ready") is ours
        if ours and acknowledged:
            self._twin("mark", self._reading.opens, "ready")
        return ours

    def go(self, n: int) -> Reveal | None:
        ours = super().go(n)
        theirs = self._twin("go", n)
        assert (None if theirs is None else Reveal(**theirs)) == ours
        return ours

    def acknowledged(self, n: int) -> None:
        super().acknowledged(n)
        self._twin("mark", n, "acknowledged")

    def broke(self) -> None:
        super().broke()
        self._twin("broke")

    def agrees(self, n: int) -> None:
        super().agrees(n)
        self._twin("mark", n, "agreed")

    def confirmed(self) -> None:
        super().confirmed()
        self._twin("confirmed")

    def not_registered(self) -> None:
        super().not_registered()
        self._twin("unregistered")

    def chain(self) -> dict[str, Any] | None:
        ours = super().chain()
        assert self._twin("chain") == ours
        return ours

    def _twin(self, *step: Any) -> Any:
        said = self.page.ask([self.number, *step])[0]
        self._same(said)
        return said["answer"]

    def _same(self, said: dict[str, Any]) -> None:
        assert bool(said["alarm"]) == bool(self.alarm), (said, self.alarm)
        if self.alarm in OF_THE_DEVICE or said["alarm"] in OF_THE_DEVICE:
            assert said["alarm"] == self.alarm
        assert said["notice"] == self.notice
        assert said["seed"] == self.kept.secret.hex()
        if not self.alarm:
            assert said["head"] == self.head

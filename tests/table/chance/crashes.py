"""A model of an honest table and honest devices in a bad world: nodes crash, devices sleep, die and lose connections.

Every order of their steps and of the faults is searched. Three things may never happen:

- *alarm*: an honest device accuses an honest table;
- *stuck*: a state from which the honest parties cannot finish, although no further fault happens and nobody has ended
  the table (devices that only sleep wake up again; those that died do not);
- *two outcomes*: an opening that could be completed in two ways.

`Rules` has a switch for each rule that this search made us change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Line = tuple[str, int, frozenset[int]]
"""The kind of an event, the number of its draw or device, and who is missing."""
NOBODY: frozenset[int] = frozenset()
FAULTS = ("crash", "break", "sleep", "die")


@dataclass(frozen=True)
class Rules:
    durable_go: bool = True
    """`go` is durable before it is said, and `drop` looks for it; off: the author's memory alone, others assume it."""
    only_durable_counts: bool = True
    """A void alarms a device it names only if its reveal had been acknowledged; off: if the connection lasted."""
    late_is_refused: bool = True
    """A reveal that arrives after its draw was closed is refused; off: it is acknowledged like any other."""
    gone_may_be_spoken_for: bool = True
    """For a device that is not connected its person agrees from another one; off: every device that revealed must."""
    void_reads_reveals: bool = True
    """`void` looks for the missing reveals under the lock; off: each node only knows what it was sent itself."""
    late_word_cancels: bool = True
    """A person's consent for a device that was away lapses when that device reveals after all."""
    resends: bool = True
    """A device that reconnects sends its unanswered reveal again."""


@dataclass(frozen=True)
class Device:
    seen: int = 0
    """How many lines it has read."""
    sent: int = 0
    """The last draw it revealed for; durable."""
    node: int | None = 0
    """The node it is connected to."""
    flying: bool = False
    """A reveal is on its way."""
    acknowledged: bool = False
    """The table has said that the reveal is durable."""
    lasted: bool = False
    """The connection has lasted since the reveal."""
    agreed: int = 0
    awake: bool = True
    dead: bool = False
    alarmed: bool = False


@dataclass(frozen=True)
class State:
    devices: tuple[Device, ...]
    log: tuple[Line, ...] = ()
    reveals: frozenset[tuple[int, int]] = frozenset()
    """Durable: the draw and the device."""
    heard: frozenset[tuple[int, int, int]] = frozenset()
    """Reveals by the node that heard them, while that node lives."""
    ready: frozenset[int] = NOBODY
    author: int | None = None
    """The node that wrote the last opening and remembers it."""
    said: bool = False
    """The author said go, and remembers it."""
    go: int = 0
    """Durable: the last draw for which go may be said."""
    spoken: frozenset[int] = NOBODY
    """Devices whose persons agreed from elsewhere."""
    faults: int = 0
    voids: int = 0

    @property
    def opens(self) -> int:
        return sum(kind == "open" for kind, _, _ in self.log)

    @property
    def open(self) -> bool:
        return next((kind == "open" for kind, _, _ in reversed(self.log) if kind != "back"), False)

    @property
    def done(self) -> bool:
        return any(kind == "outcome" for kind, _, _ in self.log)

    def party(self) -> frozenset[int]:
        """The parties of the last draw opened, or of the next one."""
        present = set(range(len(self.devices)))
        party = frozenset(present)
        for kind, number, missing in self.log:
            present -= missing
            if kind == "back":
                present.add(number)
            if kind == "open":
                party = frozenset(present)
        return party if self.open else frozenset(present)

    def with_device(self, at: int, **changes: object) -> State:
        devices = list(self.devices)
        devices[at] = replace(devices[at], **changes)  # type: ignore[arg-type]
        return replace(self, devices=tuple(devices))

    def append(self, kind: str, number: int, missing: frozenset[int] = NOBODY) -> State:
        return replace(self, log=(*self.log, (kind, number, missing)))


@dataclass(frozen=True)
class World:
    rules: Rules
    devices: int = 2
    nodes: int = 1
    faults: int = 2
    voids: int = 1
    opens: int = 2
    kinds: tuple[str, ...] = FAULTS

    def beyond(self, state: State) -> bool:
        """Whether the search stops here: drops and voids could go on for ever."""
        return state.opens > self.opens or state.voids > self.voids

    def start(self) -> State:
        return State(tuple(Device(node=number % self.nodes) for number in range(self.devices)))

    def steps(self, state: State) -> Iterator[tuple[str, State]]:
        """The possible steps of the honest parties."""
        if state.done or self.beyond(state):
            return
        yield from self.table_steps(state)
        for at in range(self.devices):
            yield from self.device_steps(state, at)

    def table_steps(self, state: State) -> Iterator[tuple[str, State]]:
        n, party = state.opens, state.party()
        if not state.open:
            for node in range(self.nodes):
                opened = replace(state, author=node, said=False, ready=NOBODY, spoken=NOBODY, heard=frozenset())
                yield "open", opened.append("open", n + 1)
            return
        revealed = frozenset(d for m, d in state.reveals if m == n) & party
        if party == revealed:
            yield "outcome", state.append("outcome", n)
            return
        may_go = state.go == n if self.rules.durable_go else state.said or state.author is None
        if not may_go and party <= state.ready:
            yield "go", replace(state, go=n, said=True)
        may_drop = not may_go and (self.rules.durable_go or state.author is not None)
        if may_drop and not party <= state.ready:
            yield "drop", state.append("drop", n, party - state.ready)
        if may_go:
            yield from self.voids_of(state, n, party, revealed)

    def voids_of(
        self, state: State, n: int, party: frozenset[int], revealed: frozenset[int]
    ) -> Iterator[tuple[str, State]]:
        for node in range(self.nodes):
            known = revealed
            if not self.rules.void_reads_reveals:
                known = frozenset(d for m, d, where in state.heard if (m, where) == (n, node)) & party
            agree = {d for d in known if state.devices[d].agreed == n}
            if self.rules.gone_may_be_spoken_for:
                agree |= {d for d in known if d in state.spoken}
            enough = known <= agree if known else bool(party & state.spoken)
            if enough and party - known:
                yield "void", replace(state.append("void", n, party - known), voids=state.voids + 1)

    def device_steps(self, state: State, at: int) -> Iterator[tuple[str, State]]:
        device, n = state.devices[at], state.opens
        waits = state.open and at in state.party() and device.seen == len(state.log)
        if (device.dead or device.node is None) and state.open and at in state.party() and at not in state.spoken:
            yield "speak", replace(state, spoken=state.spoken | {at})
        if device.dead or device.alarmed:
            return
        if not device.awake:
            yield "wake", state.with_device(at, awake=True)
            return
        if device.node is None:
            for node in range(self.nodes):
                yield "connect", state.with_device(at, node=node)
            return
        if device.flying:
            yield "take", self.taken(state, at)
        if device.seen < len(state.log):
            yield "read", self.read(state, at)
            return
        if at not in state.party() and not state.open:
            yield "back", state.append("back", at)
        if not waits:
            return
        if at not in state.ready and device.sent != n:
            yield "ready", replace(state, ready=state.ready | {at})
        if self.told_go(state, device.node) and device.sent != n:
            yield "reveal", state.with_device(at, sent=n, flying=True, acknowledged=False, lasted=True)
        if device.sent == n and not device.flying and not device.acknowledged and self.rules.resends:
            yield "resend", state.with_device(at, flying=True)
        if device.sent == n and device.agreed != n:
            yield "agree", state.with_device(at, agreed=n)

    def told_go(self, state: State, node: int) -> bool:
        if self.rules.durable_go:
            return state.go == state.opens
        return state.said if state.author == node else state.author is None or self.nodes > 1

    def taken(self, state: State, at: int) -> State:
        """A reveal arrives: it is durable and acknowledged if its draw is still open."""
        device = state.devices[at]
        assert device.node is not None
        in_time = state.open and device.sent == state.opens
        if in_time:
            reveals = state.reveals | {(device.sent, at)}
            spoken = state.spoken - {at} if self.rules.late_word_cancels else state.spoken
            heard = state.heard | {(device.sent, at, device.node)}
            state = replace(state, reveals=reveals, heard=heard, spoken=spoken)
        acknowledged = device.acknowledged or in_time or not self.rules.late_is_refused
        return state.with_device(at, flying=False, acknowledged=acknowledged)

    def read(self, state: State, at: int) -> State:
        """The device reads one more line, and raises the alarm if it does not fit what it did."""
        device = state.devices[at]
        kind, n, missing = state.log[device.seen]
        mine = device.sent == n
        alarmed = kind == "drop" and mine
        if kind == "void" and mine and at in missing:
            alarmed = device.acknowledged if self.rules.only_durable_counts else device.lasted
        if kind == "void" and mine and at not in missing:
            alarmed = device.agreed != n and device.lasted
        return state.with_device(at, seen=device.seen + 1, alarmed=alarmed)

    def mishaps(self, state: State) -> Iterator[tuple[str, State]]:
        """One fault more."""
        return (each for each in self.every_mishap(state) if each[0] in self.kinds)

    def every_mishap(self, state: State) -> Iterator[tuple[str, State]]:
        if state.faults >= self.faults or state.done or self.beyond(state):
            return
        state = replace(state, faults=state.faults + 1)
        for node in range(self.nodes):
            crashed = state
            for at, device in enumerate(state.devices):
                if device.node == node:
                    crashed = crashed.with_device(at, node=None, flying=False, lasted=False)
            heard = frozenset(each for each in state.heard if each[2] != node)
            forgot = {"author": None, "said": False, "ready": NOBODY} if state.author == node else {}
            yield "crash", replace(crashed, heard=heard, **forgot)  # type: ignore[arg-type]
        for at, device in enumerate(state.devices):
            if device.dead:
                continue
            cut = {"node": None, "flying": False, "lasted": False}
            yield "break", state.with_device(at, **cut)
            yield "sleep", state.with_device(at, awake=False, **cut)
            yield "die", state.with_device(at, dead=True, awake=False, **cut)


@dataclass(frozen=True)
class Found:
    states: int
    faults: tuple[str, ...]


def search(world: World) -> Found:
    """Every state that can be reached, and what is wrong with any of them."""
    start = world.start()
    seen: dict[State, str] = {start: ""}
    before: dict[State, list[State]] = {}
    wrong: list[str] = []
    waiting = [start]
    for state in waiting:
        honest = list(world.steps(state))
        for _, following in honest:
            before.setdefault(following, []).append(state)
        for name, following in [*honest, *world.mishaps(state)]:
            if following not in seen:
                seen[following] = f"{seen[state]} {name}"
                waiting.append(following)
        if any(device.alarmed for device in state.devices):
            wrong.append(f"alarm:{seen[state]}")
    good = {state for state in seen if state.done or world.beyond(state) or _accused(state)}
    reach = list(good)
    for state in reach:
        for earlier in before.get(state, ()):
            if earlier not in good:
                good.add(earlier)
                reach.append(earlier)
    wrong += [f"stuck:{path}" for state, path in seen.items() if state not in good]
    return Found(len(seen), tuple(sorted(wrong, key=len)[:5]))


def _accused(state: State) -> bool:
    return any(device.alarmed for device in state.devices)

"""Honest people on bad lines at an honest table, by the thousand: nobody may be accused, and no roll may hang.

The devices judge by `parlour.table.judging`, the code that real ones judge by. Lines break, phones lock, pages are
reloaded and the server starts again; times are seconds. A short break only holds messages back; a longer one ends the
connection, and the device comes again by itself.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from parlour.table.dealing import ASLEEP_AFTER, SILENT_AFTER
from parlour.table.judging import Account, Judge

LINES = {"good": (2.0, 1200.0), "fair": (3.0, 420.0), "poor": (5.0, 180.0), "worst": (8.0, 90.0)}
"""By kind of Wi-Fi: how long a break lasts and how far they are apart, both on average."""
BREAKS_AFTER = 4.0
"""A line that is dead for longer ends the connection."""
LOCKS = (60.0, 900.0)
ROLLS, BETWEEN, HANGS = 100, 6.0, 900.0


@dataclass(eq=False)
class Phone:
    random: Random
    line: tuple[float, float]
    world: World
    account: Account = field(default_factory=Account)
    present: bool = True
    stepped: bool = False
    alarm: str = ""
    ids: int = 0
    at: int = 0

    def __post_init__(self) -> None:
        self.judge = Judge(self.account, lambda: self.world.now)
        self.down = self.random.expovariate(1 / self.line[1])
        self.up = self.down
        self.locked = self.random.expovariate(1 / LOCKS[1])
        self.awake = self.locked
        self.keeps_rolling = self.random.random() < 0.5
        """Its person said that the table may roll on while the screen is off."""
        self.say(self.judge.comes("device", "d", True))

    def say(self, alarm: str) -> None:
        self.alarm = self.alarm or alarm

    def id(self) -> str:
        self.ids += 1
        return str(self.ids)

    def heard(self, type: str, n: int) -> None:
        """The answer to something it sent has come."""
        self.judge.sends(id := self.id(), type, n)
        self.judge.heard(id, self.world.seq)

    def next_break(self, time: float) -> None:
        """Lets breaks of the line and of its person's attention pass until this moment."""
        while self.up < time:
            self.down = self.up + self.random.expovariate(1 / self.line[1])
            self.up = self.down + self.random.expovariate(1 / self.line[0])
        while self.awake < time:
            self.locked = self.awake + self.random.expovariate(1 / LOCKS[1])
            self.awake = self.locked + self.random.expovariate(1 / LOCKS[0])

    def through(self, time: float) -> float:
        """When a message that is sent at this moment arrives; a long break ends the connection on the way."""
        self.next_break(time)
        while self.locked <= time < self.awake or self.down <= time < self.up:
            if self.locked <= time < self.awake:
                self.judge.broke()
                time = self.awake + 1.0
            else:
                if self.up - self.down > BREAKS_AFTER:
                    self.judge.broke()
                time = self.up + self.random.uniform(0.2, 1.0)
            self.next_break(time)
        return time + self.random.uniform(0.02, 0.3)

    def asleep(self, time: float) -> bool:
        self.next_break(time)
        return self.locked <= time < self.awake


@dataclass(eq=False)
class World:
    """One game."""

    seed: int
    waits: bool
    kind: str
    phones: int = 2
    now: float = 0.0
    seq: int = 10
    found: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    waited: list[float] = field(default_factory=list)

    def play(self) -> World:
        random = Random(self.seed)
        self.people = [Phone(random, LINES[self.kind], self, at=at) for at in range(self.phones)]
        anew = random.uniform(0, 4 * ROLLS * BETWEEN)
        for number in range(ROLLS):
            self.now += random.uniform(0.5, 2 * BETWEEN)
            if self.now > anew:
                anew = float("inf")
                for phone in self.people:
                    phone.judge.broke()
            self.roll(number, random)
            for phone in self.people:
                if phone.alarm:
                    self.found[phone.alarm] += 1
                    return self
        return self

    def roll(self, n: int, random: Random) -> None:
        """One roll until it is completed; the person whose turn it is presses as soon as the phone is awake."""
        hand = self.people[n % len(self.people)]
        self.now = hand.through(self.now)
        started, tries, only = self.now, 0, None
        while True:
            tries += 1
            self.gather(hand, only)
            number = n * 100 + tries
            self.seq += 1
            party = [each for each in self.people if each.present and (only is None or each in only)]
            for phone in self.people:
                phone.say(phone.judge.opened(self.seq, phone in party))
            done, only = self.draw(number, party, hand, random)
            if done:
                break
            if self.now - started > HANGS or tries > 90:
                self.found["stuck"] += 1
                return
        self.waited.append(self.now - started)
        self.longest = max(self.longest, self.now - started)
        for phone in self.people:
            phone.judge.completed(phone in party)

    def gather(self, hand: Phone, only: list[Phone] | None) -> None:
        """Devices step out and come back; at a table that waits, the draw is opened when all are there."""
        for phone in self.people:
            if self.waits and phone.keeps_rolling and phone is not hand and phone.present and phone.asleep(self.now):
                phone.judge.sends(id := phone.id(), "leave")
                phone.say(phone.judge.leaves(id, self.seq, True))
                phone.present, phone.stepped = False, True
            elif not phone.present and (not phone.stepped or not phone.asleep(self.now)):
                back = phone.through(self.now)
                if self.waits and not phone.stepped:
                    self.now = max(self.now, back)
                if back <= self.now + 2 or not self.waits:
                    phone.judge.sends(id := phone.id(), "back")
                    phone.say(phone.judge.comes("back", id, True))
                    phone.judge.heard(id, self.seq)
                    phone.present, phone.stepped = True, False

    def draw(self, n: int, party: list[Phone], hand: Phone, random: Random) -> tuple[bool, list[Phone] | None]:
        """Ready, go, reveal: whether it was completed, and after a drop who is left."""
        opened = self.now
        ready = {phone.at: phone.through(phone.through(opened)) for phone in party}
        late = [phone for phone in party if ready[phone.at] > opened + ASLEEP_AFTER and phone is not hand]
        if late and not self.waits:
            self.now = opened + ASLEEP_AFTER
            for phone in party:
                if phone not in late and phone.through(ready[phone.at]) < self.now:
                    phone.heard("ready", n)
            for phone in self.people:
                phone.say(phone.judge.dropped(n, phone in late))
                phone.present = phone.present and phone not in late
            return False, [phone for phone in party if phone not in late]
        self.now = max([opened, *ready.values()])
        went = self.now
        for phone in party:
            phone.heard("ready", n)
        told = {phone.at: phone.through(went) for phone in party}
        for phone in party:
            phone.judge.revealed(n)
        came = {phone.at: phone.through(told[phone.at]) for phone in party}
        silent = [phone for phone in party if came[phone.at] > went + SILENT_AFTER + random.uniform(0, 30)]
        if not silent or len(silent) == len(party):
            self.now = max([went, *came.values()])
            return True, None
        self.now = went + SILENT_AFTER + 5
        for phone in party:
            if phone not in silent:
                phone.heard("reveal", n)
                phone.judge.agrees(n)
        for phone in party:
            sent = told[phone.at] <= self.now
            if not sent:
                phone.judge.forgets(n)
            phone.say(phone.judge.voided(n, phone in silent))
            phone.judge.goes_on()
            phone.present = phone.present and phone not in silent
        return False, None


def verdicts(games: int, seed: int = 0) -> tuple[Counter[str], dict[tuple[int, bool], list[float]]]:
    """Findings in that number of games, and the duration of rolls by number of phones."""
    found: Counter[str] = Counter()
    waited: dict[tuple[int, bool], list[float]] = {}
    for number in range(games):
        kind, waits, phones = list(LINES)[number % 4], number // 4 % 2 == 0, (2, 4, 6)[number // 8 % 3]
        world = World(seed + number, waits, kind, phones).play()
        found += world.found
        waited.setdefault((phones, waits), []).extend(world.waited)
    return found, waited

"""Records of `parlour/2` for tests: random but sound logs with everything in them, and ways to spoil them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.table.chance import Ledger, Links, new_ledger
from parlour.table.chance.encoding import digest
from parlour.table.verify import START, seal

DIE = [[str(face), 1] for face in range(1, 7)]
CROOKED = [["calm", 3], ["gust", 2**52], ["שקט 🎲", 1]]
TABLE = "story"


def encoded(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def sealed(bodies: list[bytes]) -> bytes:
    """A record of these lines, every hash computed again; lines with a name stay as they are."""
    head, lines = START, []
    for body in bodies:
        if body.startswith(b'{"name":'):
            lines.append(body)
        else:
            line, head = seal(body, head)
            lines.append(line)
    return b"".join(line + b"\n" for line in lines)


def hash_of(bodies: list[bytes], seq: int) -> str:
    """The hash of an event's line."""
    lines = [line for line in sealed(bodies).splitlines() if not line.startswith(b'{"name":')]
    return lines[seq][-66:-2].decode()


@dataclass
class Story:
    """A table that plays with itself: `bodies` are its lines without hashes."""

    random: Random
    seats: int = 2
    takeback: bool | str = False
    """The first `people` are persons, and may take moves back; bots sit in the others."""
    people: int = 1
    duties: bool = False
    """Drops, parties and waiting follow the newer rules; `waits`: no draw without everybody's device."""
    waits: bool = False
    bodies: list[bytes] = field(default_factory=list)
    devices: dict[str, Links] = field(default_factory=dict)
    seq: int = 0

    def __post_init__(self) -> None:
        self.table = Links(TABLE, b"", self.random.randbytes(32))
        self.persons = tuple(range(self.people if self.takeback else self.seats))
        self.moves: list[tuple[int, int]] = []
        """The moves, each with its seat, that no draw has followed."""
        self.ledger: Ledger = new_ledger(
            TABLE, self.table.top(0), self.persons, self.seats, duties=self.duties, waits=self.waits
        )
        bot, person = {"kind": "bot", "level": "easy"}, {"kind": "elsewhere"}
        others = [person if seat in self.persons else bot for seat in range(1, self.seats)]
        salt, name = self.random.randbytes(16), "Zoë – אדה"
        hashed = digest("name", TABLE.encode(), salt, name.encode()).hex()
        header = {
            "format": "parlour/2",
            "rules": "race/1",
            "game": "race",
            "options": {"goal": 6, "less": -3, "deep": [{"a\u0001\n": None}], "7": True},
            "id": TABLE,
            "seats": [{"kind": "here", "name": hashed}, *others],
            "chance": {
                "commitment": self.table.top(0).hex(),
                "links": 256,
                "absent": "wait" if self.waits else "go on",
                **({"duties": 1} if self.duties else {}),
            },
            "time": "2026-03-01T18:00:00.000Z",
        } | ({"takeback": self.takeback} if self.takeback else {})
        self.bodies += [encoded(header), encoded({"name": hashed, "salt": salt.hex(), "text": name})]

    def add(self, kind: str, **members: Any) -> None:
        self.ledger.allows(kind)
        self.seq += 1
        self.bodies.append(encoded({"seq": self.seq, "event": kind, **members}))

    def move(self, seat: int, move: str = 'go "\\ far"') -> None:
        self.add("move", seat=seat, move=move, **({"by": "easy"} if seat not in self.persons else {}))
        self.moves.append((self.seq, seat))

    def undo(self) -> None:
        """Takes the last move of a person back, if there is one."""
        while self.moves and self.moves[-1][1] not in self.persons:
            self.moves.pop()
        if self.moves:
            of, seat = self.moves.pop()
            self.add("undo", seat=seat, of=of)

    def hash_of(self, seq: int) -> str:
        return hash_of(self.bodies, seq)

    def consent(self, *seats: int, **more: Any) -> int:
        """These people agree to take the last move of a person back; its event."""
        of = next(seq for seq, seat in reversed(self.moves) if seat in self.persons)
        self.add("consent", **{"seats": list(seats), "of": of, "line": self.hash_of(of)} | more)
        return of

    def register(self, seats: tuple[int, ...], ahead: int = 0) -> str:
        id, after = self.random.randbytes(16).hex(), self.ledger.opens + ahead
        self.devices[id] = Links(TABLE, bytes.fromhex(id), self.random.randbytes(32), after)
        top = self.devices[id].top(after)
        self.ledger = self.ledger.registered(id, seats, after, top)
        self.add("device", device=id, seats=list(seats), after=after, top=top.hex())
        return id

    def leave(self, id: str) -> None:
        self.ledger = self.ledger.left(id)
        self.add("leave", device=id)

    def back(self, id: str) -> None:
        self.ledger = self.ledger.returned(id)
        self.add("back", device=id)

    def chain(self, id: str = "") -> None:
        member = self.ledger.members[id] if id else self.ledger.own
        top = (self.devices[id] if id else self.table).top(member.last)
        self.add("chain", after=member.last, top=top.hex(), **({"device": id} if id else {}))
        self.ledger = self.ledger.chained(member.last, top, id)

    def begin(self) -> None:
        self.ledger = self.ledger.began()
        self.add("begin", seat=0)

    def open(self, chances: list[list[Any]] | None = None, hand: int | str | None = "any") -> None:
        for seat in sorted(self.ledger.missing if self.ledger.waits else ()):
            self.register((seat,))
        if self.ledger.missing:
            self.begin()
        n, owed, self.moves = self.ledger.opens + 1, self.ledger.owed, []
        if n > self.ledger.own.last and not self.ledger.own.following:
            self.chain()
        seat = self.random.choice([None, 0, 1]) if isinstance(hand, str) else hand
        hand = owed.hand if owed else seat
        listed = tuple((o, w) for o, w in (chances or self.random.choice([DIE, CROOKED])))
        listed = owed.chances if owed else listed
        same = next((m for m, each in self.ledger.lists.items() if each == listed), 0)
        self.add("open", n=n, hand=hand, **({"same": same} if same else {"chances": [list(each) for each in listed]}))
        self.ledger = self.ledger.opened(n, hand, same or listed)

    def links(self, missing: list[str]) -> list[bytes | None]:
        assert self.ledger.opening is not None
        n = self.ledger.opening.n
        return [None if id in missing else self.devices[id].link(n) for id in self.ledger.opening.ids]

    def fall(self) -> None:
        opening = self.ledger.opening
        assert opening is not None
        links = [link for link in self.links([]) if link is not None]
        own = self.table.link(opening.n)
        outcome = self.ledger.outcome(opening, own, links)
        self.add("outcome", n=opening.n, outcome=outcome, link=own.hex(), links=[link.hex() for link in links])
        self.ledger = self.ledger.fell(opening.n, outcome, own, links)

    def drop(self, missing: list[str]) -> None:
        assert self.ledger.opening is not None
        n = self.ledger.opening.n
        self.add("drop", n=n, missing=missing)
        self.ledger = self.ledger.dropped(n, missing)

    def void(self, missing: list[str]) -> None:
        assert self.ledger.opening is not None
        n, own, links = self.ledger.opening.n, self.table.link(self.ledger.opening.n), self.links(missing)
        hexes = [None if link is None else link.hex() for link in links]
        self.add("void", n=n, missing=missing, link=own.hex(), links=hexes)
        self.ledger = self.ledger.voided(n, missing, own, links)

    def end(self, why: str = "broken_off", seat: int = 0) -> None:
        opening, told = self.ledger.opening, {}
        if opening is not None:
            silent = [id for id in opening.ids if self.random.random() < 0.5]
            hexes = [None if link is None else link.hex() for link in self.links(silent)]
            told = {"n": opening.n, "link": self.table.link(opening.n).hex(), "links": hexes}
        self.add("end", why=why, scores=[-1, 2], winners=[0, 1], seat=seat, **told)
        self.ledger = self.ledger.finished()
        self.add("reaction", seat=1, what="thanks")
        self.add("rematch", table="another")

    def record(self) -> bytes:
        return sealed(self.bodies)


def random_story(seed: int, steps: int = 40) -> Story:
    """Everything that can happen, in any order that the log permits."""
    random = Random(seed)
    takes_back: dict[str, Any] = {"takeback": seed % 3 == 2}
    if seed % 6 == 5:
        takes_back = {"takeback": "agree", "people": 2, "seats": 3}
    story = Story(random, **takes_back, duties=seed % 2 == 1, waits=seed % 4 == 3)
    for seat in story.persons:
        story.register((seat,))
    if random.random() < 0.5 and not story.ledger.waits:
        story.begin()
    for _ in range(steps):
        _step(story, random)
    if random.random() < 0.7:
        story.end()
    return story


def _step(story: Story, random: Random) -> None:
    ledger = story.ledger
    present = [id for id, member in ledger.members.items() if member.present]
    away = [id for id in ledger.members if id not in present]
    aside = random.random()
    if aside < 0.1 and len(present) < 4:
        some = [(0,), (1,), (0, 1)] if len(story.persons) > 1 else [(0,)]
        story.register(random.choice(some), random.choice([0, 0, 0, 2]))
    elif aside < 0.2 and present:
        story.leave(random.choice(present))
    elif aside < 0.3 and away and len(present) < 4:
        story.back(random.choice(away))
    elif aside < 0.35:
        story.add(*random.choice([("pause",), ("resume",)]), seat=random.randrange(2))
    elif aside < 0.4:
        story.add("reaction", seat=random.randrange(2), what="laugh", time="now", id="x-1")
    elif ledger.opening is None:
        if ledger.owed is None and random.random() < 0.3:
            _moves(story, random)
        story.open()
    else:
        party = list(ledger.opening.ids)
        missing = [id for id in party if random.random() < 0.5] or party[:1]
        what = random.random()
        if what < 0.15 and missing and (not ledger.duties or ledger.may_drop(missing)):
            story.drop(missing)
        elif what < 0.3 and missing and ledger.voids < 3:
            story.void(missing)
        else:
            story.fall()


def _moves(story: Story, random: Random) -> None:
    """Moves without chance, some of which are taken back where that is allowed."""
    story.move(0)
    while story.takeback == "agree" and random.random() < 0.8:
        _asks(story, random)
    while story.takeback is True and random.random() < 0.7:
        story.undo() if random.random() < 0.5 else story.move(random.randrange(2))


def _asks(story: Story, random: Random) -> None:
    """The last player asks; the other agrees, does not, or moves on; a bot may move meanwhile."""
    seat = next(seat for _, seat in reversed(story.moves) if seat in story.persons)
    of = story.consent(seat)
    if random.random() < 0.3:
        story.move(2)
    answer = random.random()
    if answer < 0.4:
        story.consent(1 - seat)
        story.undo()
        story.move(random.randrange(2))
    elif answer < 0.7:
        story.add("decline", of=of, **({"seat": 1 - seat} if answer < 0.6 else {}))
        story.move(random.randrange(2))
    else:
        story.move(random.randrange(2))


def with_member(name: str, value: object, takeback: bool = False) -> bytes:
    """The record of a short story whose header has this member."""
    story = Story(Random(1), takeback=takeback)
    story.bodies[0] = encoded(json.loads(story.bodies[0]) | {name: value})
    for seat in story.persons:
        story.register((seat,))
    story.open()
    story.fall()
    story.end()
    return story.record()

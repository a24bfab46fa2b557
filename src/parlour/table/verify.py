"""Checks a game record with nothing but Python's standard library. Copy this one file and run it anywhere:

    python3 verify.py game.jsonl

It proves, from the bytes alone, that no line was changed, added, removed or reordered; that every link was fixed before
its draw was opened; that the devices that took part are those which the log says; and that the outcome written down is
the one which all their links give from the list of chances as written. It knows no rules: a table that wrote another
list, or moves that are not legal, passes. Replaying the record with the rules finds that (`parlour verify`). Neither
finds that a table left a device out on purpose. docs/fairness.md specifies it all.

Records of the older format `parlour/1` are checked too. They prove less: the operator of such a table could steer it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

FORMAT = "parlour/1"
SECOND = "parlour/2"
BITS = 256
MOST_LINKS = 2**20
MOST_WEIGHT = 2**128
START = "0" * 64
"""The starting value of the running hash."""
HASH = b',"hash":"'
TAIL = len(HASH) + 64 + len(b'"}')
HEX32 = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"(?:[0-9a-f]{2}){0,64}")
IDENTITY = re.compile(r"[A-Za-z0-9_-]{1,64}")
DEVICE = re.compile(r"[0-9a-f]{32}")
DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
START_CODE = re.compile(r"[!-~](?:[ -~]{0,198}[!-~])?")
DAYS_BACK = 2
"""The challenge of a day names the number of this many days before."""
TOURNAMENT = re.compile(r"[A-Za-z0-9_-]{1,48}")
MOST_ROUNDS = 31
CODE = re.compile(r"[a-z][a-z0-9_-]{0,31}")
LINKS, MOST_GAP, MOST_LIVE, MOST_DEVICES, WINDOW, MOST_VOIDS = 256, 64, 4, 1024, 16, 3
LARGEST_RECORD, LONGEST_LINE, MOST_EVENTS, DEEPEST, LARGEST_NUMBER = 2**25, 2**16, 2**17, 16, 2**53 - 1


SENTENCES = {
    "no-hash": "the line does not end with its hash",
    "hash": "the line does not match its hash: it, or a line before it, was changed",
    "not-json": "the line is not JSON: {why}",
    "not-object": "the line is not a JSON object",
    "torn": "the last line is cut off: it does not end with a newline",
    "empty": "the record is empty",
    "format": "the format is {format}; this verifier knows {known}",
    "id": "the id of the table must be 1 to 64 letters, digits, '-' or '_'",
    "no-commitment": "the header has no commitment to a hash chain of 1 to {most} links",
    "number": "event number {expected} was expected here, not {seq}",
    "nonce": "the nonce must be at most 64 bytes in lower-case hexadecimal",
    "outcome": "the proof gives the outcome {proven}, the record says {outcome}",
    "same": "the chances are said to be those of event {event}, which lists none",
    "chances": "the chances must be a list of [outcome, whole-number weight]",
    "weights": "the weights of the chances add up to more than 2**128",
    "used-up": "every link of the chain is used and no next chain was committed to",
    "link": "the link does not belong to the chain that the table committed to",
    "next": "the next chain was committed to although the present one has links left",
    "chain": "this chain was not the one prepared to follow the chain before it",
    "seed": "the seed revealed at the end does not make the chain that was used",
    "large": "the record is larger than this format permits",
    "strict": "the line is not written in the one way that this format permits",
    "kind": "an event of this kind is not known",
    "members": "{name} is missing, unknown or invalid",
    "order": "an event of this kind is not allowed here",
    "device": "a device may not register like this: its id, its seats or its place in the log",
    "unknown-device": "a device is named that never registered",
    "presence": "a device left that was away, or returned without having left",
    "draw-number": "the number of the draw is not the one that is due",
    "again": "a draw that was dropped or voided must be opened again with the same hand and chances",
    "begin": "a draw was opened before every person had a device and before anybody pressed Start",
    "missing": "not all devices named as missing took part",
    "links": "there must be one link for each device that took part",
    "voids": "more than {most} draws were voided",
    "next-chain": "a next chain is added where none is allowed",
    "undo": "a move is taken back where that is not allowed",
    "by": "a move is said to be a bot's where a person sits, or a person's where a bot sits",
    "rules": "the line does not follow the rules of the game",
    "name": "a name does not belong to the line before it, or does not match its hash",
    "round": "the number of the round does not belong to this record: it was not the one committed to",
    "day": "the number of the day does not belong to this record: it was not the one committed to",
    "text": "{name} is missing or is not text",
    "bytes": "{name} must be 32 bytes in lower-case hexadecimal",
}
"""The possible faults, by code: the codes are fixed, so that others can describe them in their own language."""


class Wrong(Exception):
    """The fault of the line being read: a code, and the facts of its sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code, self.facts = code, facts
        super().__init__(SENTENCES[code].format(**facts))


@dataclass
class Findings:
    """The findings about the bytes of a record. `problem` is empty when everything that is there is sound."""

    status: str = "in play"
    """`finished`, `in play` (sound so far, no end yet), `torn` (sound but for a cut last line) or `bad`."""
    line: int = 0
    """The line of the problem, counted from 1."""
    offset: int = 0
    """The byte at which that line begins."""
    problem: str = ""
    """The fault, in a sentence; `code` and `facts` say the same as data."""
    code: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)
    events: int = 0
    draws: int = 0
    by_players: int = 0
    """How many of the draws were mixed with a player's own nonce."""
    sealed: bool = False
    """The seed was revealed at the end, so that even the order in which the chains were made is proven."""
    head: str = START
    """The running hash of the last sound line: two records with the same head are the same to the byte."""
    format: str = ""
    covered: list[int] = field(default_factory=list)
    """By seat: in how many of the draws a device of that seat took part. (From here on: `parlour/2` only.)"""
    alone: int = 0
    """Draws in which no device took part: the table could foresee them."""
    drops: int = 0
    told: int | None = None
    """At a table by hand, where people rolled for themselves: how many outcomes they told. `None` elsewhere."""
    devices: int = 0
    """The number of devices that drew alone, one after another; 0 at other tables."""
    voids: dict[int, str | None] = field(default_factory=dict)
    """The draws that were voided, and what each would have been, where the record tells."""
    open: int = 0
    """The draw that was open when the table ended or the record stops; 0 when none was."""
    names: dict[str, str] = field(default_factory=dict)
    """The names that have not been erased, by their hashes."""
    daily: str = ""
    duplicate: int = 0
    """The day whose challenge was played, if one was: its draws are the same at every table of that day."""
    coach: list[str] = field(default_factory=list)
    """By seat: the strength of its coach, empty for none. The list is empty where nobody has one."""

    def found(self, status: str, wrong: Wrong) -> Findings:
        self.status, self.problem, self.code, self.facts = status, str(wrong), wrong.code, wrong.facts
        return self

    @property
    def sound(self) -> bool:
        return self.status in ("finished", "in play")


def seal(body: bytes, previous: str) -> tuple[bytes, str]:
    """A line of a record: the JSON object `body` with its running hash as last member, and that hash."""
    opened = body[:-1]
    digest = hashlib.sha256(previous.encode() + opened).hexdigest()
    return opened + HASH + digest.encode() + b'"}', digest


def unseal(line: bytes, previous: str, parse: Callable[[bytes], Any] = json.loads) -> tuple[dict[str, Any], str]:
    """The object of a line and its running hash, which must continue `previous`."""
    opened, tail = line[:-TAIL], line[-TAIL:]
    digest = tail[len(HASH) : -2].decode("ascii", "replace")
    if tail[: len(HASH)] != HASH or tail[-2:] != b'"}' or not HEX32.fullmatch(digest):
        raise Wrong("no-hash")
    if hashlib.sha256(previous.encode() + opened).hexdigest() != digest:
        raise Wrong("hash")
    try:
        parsed = parse(opened + b"}")
    except (ValueError, RecursionError) as error:
        raise Wrong("not-json", why=str(error)) from error
    if not isinstance(parsed, dict):
        raise Wrong("not-object")
    return parsed, digest


def link_after(link: bytes) -> bytes:
    """The next link of a chain, towards its commitment; revealing goes the other way."""
    return hashlib.sha256(link).digest()


def seed_before(seed: bytes) -> bytes:
    """The seed of the chain before the one with this seed."""
    return hashlib.sha256(b"parlour next chain" + seed).digest()


def block(link: bytes, identity: str, seq: int, counter: int, nonce: bytes) -> int:
    """256 random bits: HMAC-SHA256 under the link, of table, event number, counter and nonce."""
    message = identity.encode("ascii") + b"\0" + seq.to_bytes(8, "big") + counter.to_bytes(4, "big") + nonce
    return int.from_bytes(hmac.digest(link, message, "sha256"), "big")


def pick(weights: Sequence[int], block_of: Callable[[int], int], bits: int = BITS) -> int:
    """The index drawn: exactly proportional to the weights when the blocks are uniform over `bits` bits."""
    total = sum(weights)
    fair = (1 << bits) // total * total
    counter = 0
    while (number := block_of(counter)) >= fair:
        counter += 1
    number %= total
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise AssertionError("the weights were summed above")


def draw(weights: Sequence[int], link: bytes, identity: str, seq: int, nonce: bytes) -> int:
    return pick(weights, lambda counter: block(link, identity, seq, counter, nonce))


def verify(data: bytes) -> Findings:
    """Finds all that a record's bytes prove; stops at the first problem and reports its place."""
    findings = Findings()
    reading: _Reading | SecondReading = _Reading(findings)
    offset = 0
    for number, (line, whole) in enumerate(_lines(data), start=1):
        findings.line, findings.offset = number, offset
        if not whole:
            return findings.found("torn", Wrong("torn"))
        try:
            if number == 1 and format_of(line) == SECOND:
                reading = SecondReading(findings, len(data))
            reading.line(line)
        except Wrong as wrong:
            return findings.found("bad", wrong)
        offset += len(line) + 1
    if offset == 0:
        findings.line = 1
        return findings.found("bad", Wrong("empty"))
    findings.line = findings.offset = 0
    return findings


def _lines(data: bytes) -> Iterator[tuple[bytes, bool]]:
    *whole, rest = data.split(b"\n")
    for line in whole:
        yield line, True
    if rest:
        yield rest, False


@dataclass
class _Reading:
    """Walks through a record line by line, remembering what later lines refer to."""

    findings: Findings
    header: dict[str, Any] | None = None
    commitment: bytes = b""
    used: int = 0
    """How many links of the present chain are revealed; `commitment` is the last of them."""
    seed: bytes = b""
    """The seed of the chain before, once revealed."""
    lists: dict[int, list[Any]] = field(default_factory=dict)

    def line(self, line: bytes) -> None:
        parsed, digest = unseal(line, self.findings.head)
        if self.header is None:
            self.read_header(parsed)
        else:
            self.read_event(parsed)
        self.findings.head = digest

    def read_header(self, header: dict[str, Any]) -> None:
        if header.get("format") != FORMAT:
            raise Wrong("format", format=repr(header.get("format")), known=f"{FORMAT!r}, {SECOND!r}")
        self.findings.format = FORMAT
        if not IDENTITY.fullmatch(_text(header, "id")):
            raise Wrong("id")
        chance = header.get("chance")
        if not isinstance(chance, dict) or not _whole(chance.get("links"), 1) or chance["links"] > MOST_LINKS:
            raise Wrong("no-commitment", most=MOST_LINKS)
        self.commitment = _bytes32(chance, "commitment")
        self.header = header

    def read_event(self, event: dict[str, Any]) -> None:
        seq = event.get("seq")
        if seq != self.findings.events + 1 or not _whole(seq, 1):
            raise Wrong("number", expected=self.findings.events + 1, seq=repr(seq))
        if event.get("event") == "outcome":
            self.read_outcome(event, self.findings.events + 1)
        elif event.get("event") == "end":
            self.read_end(event)
        self.findings.events += 1

    def read_outcome(self, event: dict[str, Any], seq: int) -> None:
        assert self.header is not None
        self.reveal(event)
        link, nonce, outcome = _bytes32(event, "link"), _text(event, "nonce"), _text(event, "outcome")
        if not NONCE.fullmatch(nonce):
            raise Wrong("nonce")
        chances = self.chances(event, seq)
        index = draw([weight for _, weight in chances], link, self.header["id"], seq, bytes.fromhex(nonce))
        if chances[index][0] != outcome:
            raise Wrong("outcome", proven=repr(chances[index][0]), outcome=repr(outcome))
        self.findings.draws += 1
        self.findings.by_players += nonce != ""

    def chances(self, event: dict[str, Any], seq: int) -> list[Any]:
        """The outcomes with their whole-number weights: listed here, or the `same` as in an earlier event."""
        if "same" in event:
            earlier = event["same"]
            if not _whole(earlier, 1) or earlier not in self.lists or "chances" in event:
                raise Wrong("same", event=repr(earlier))
            return self.lists[earlier]
        listed = event.get("chances")
        if not isinstance(listed, list) or not listed or not all(map(_is_chance, listed)):
            raise Wrong("chances")
        if sum(weight for _, weight in listed) > MOST_WEIGHT:
            raise Wrong("weights")
        self.lists[seq] = listed
        return listed

    def reveal(self, event: dict[str, Any]) -> None:
        """The revealed link must lead to the one before it; the last link of a chain is its seed."""
        assert self.header is not None
        if self.used == self.header["chance"]["links"]:
            raise Wrong("used-up")
        link = _bytes32(event, "link")
        if link_after(link) != self.commitment:
            raise Wrong("link")
        self.commitment, self.used = link, self.used + 1
        last = self.used == self.header["chance"]["links"]
        if "next" in event and not last:
            raise Wrong("next")
        if last:
            self.check_seed(link)
            self.seed = link
        if "next" in event:
            self.commitment, self.used = _bytes32(event, "next"), 0

    def check_seed(self, seed: bytes) -> None:
        if self.seed and seed_before(seed) != self.seed:
            raise Wrong("chain")

    def read_end(self, event: dict[str, Any]) -> None:
        assert self.header is not None
        self.findings.status = "finished"
        if "seed" not in event:
            return
        link = seed = _bytes32(event, "seed")
        for _ in range(self.header["chance"]["links"] - self.used):
            link = link_after(link)
        if link != self.commitment:
            raise Wrong("seed")
        if self.used < self.header["chance"]["links"]:
            self.check_seed(seed)
        self.findings.sealed = True


def _whole(value: object, least: int) -> bool:
    return type(value) is int and value >= least


def _is_chance(pair: object) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str) and _whole(pair[1], 1)


def _text(data: dict[str, Any], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise Wrong("text", name=repr(name))
    return value


def _bytes32(data: dict[str, Any], name: str) -> bytes:
    text = _text(data, name)
    if not HEX32.fullmatch(text):
        raise Wrong("bytes", name=repr(name))
    return bytes.fromhex(text)


def sized(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def digest(tag: str, *fields: bytes) -> bytes:
    """`H` of the second format: SHA-256 over a tag and fields, each with its length."""
    return hashlib.sha256(b"".join(map(sized, (b"parlour/2 " + tag.encode(), *fields)))).digest()


def descend(table: bytes, party: bytes, above: int, link: bytes, below: int) -> Iterator[tuple[int, bytes]]:
    """The links from x(above - 1) down to x(below), each with its number."""
    start = sized(b"parlour/2 link") + sized(table) + sized(party) + bytes((0, 0, 0, 8))
    for m in range(above, below, -1):
        link = hashlib.sha256(start + m.to_bytes(8, "big") + bytes((0, 0, 0, 32)) + link).digest()
        yield m - 1, link


def second_draw(table: str, n: int, chances: list[Any], link: str, links: Sequence[tuple[str, str]]) -> str:
    """The outcome of a draw of the second format: `links` are the ids of the party with their links."""
    flat = [bytes.fromhex(part) for pair in links for part in pair]
    count = len(links).to_bytes(8, "big")
    mix = digest("draw", table.encode("ascii"), n.to_bytes(8, "big"), bytes.fromhex(link), count, *flat)
    weights = [weight for _, weight in chances]
    index = pick(weights, lambda counter: int.from_bytes(digest("block", mix, counter.to_bytes(8, "big")), "big"))
    outcome: str = chances[index][0]
    return outcome


def words(seq: int, head: str) -> str:
    """Twelve words that two players compare: equal words, one history up to event `seq`."""
    mixed = digest("compare", seq.to_bytes(8, "big"), bytes.fromhex(head))[:24]
    numbers = [int.from_bytes(mixed[at : at + 2], "big") for at in range(0, 24, 2)]
    return "-".join("".join(SOUNDS[n % 2][bits >> shift & MASKS[n % 2]] for n, shift in PARTS) for bits in numbers)


SOUNDS, MASKS = ("bdfghjklmnprstvz", "aiou"), (15, 3)
PARTS = tuple(enumerate((12, 10, 6, 4, 0)))
"""A word of 16 bits: consonant, vowel, consonant, vowel, consonant, of 4, 2, 4, 2 and 4 bits."""


@dataclass
class _Chain:
    """How far the links of one party are known."""

    party: bytes
    at: int
    link: bytes
    last: int
    following: bytes = b""
    seats: tuple[int, ...] = ()

    def reaches(self, n: int, gap: int) -> bool:
        if n > self.last and self.following:
            return n <= self.last + LINKS and n - self.last <= gap
        return self.at < n <= self.last and n - self.at <= gap

    def reveal(self, table: bytes, n: int, link: bytes) -> dict[int, bytes]:
        """Takes x(n), which must hash down to the last link known; gives all links in between."""
        if n > self.last and self.following:
            self.at, self.link, self.last, self.following = self.last, self.following, self.last + LINKS, b""
        between = dict(descend(table, self.party, n, link, self.at))
        if between[self.at] != self.link:
            raise Wrong("link")
        self.at, self.link = n, link
        return between

    def add(self, after: object, top: bytes, opens: int, early: int) -> None:
        if after != self.last or self.following or not 0 <= self.last - opens <= early:
            raise Wrong("next-chain")
        self.following = top


@dataclass
class _Draw:
    """A draw that was opened."""

    n: int
    hand: int | None
    chances: list[Any]
    party: list[str]
    link: str = ""
    links: list[str | None] = field(default_factory=list)


TIMES = {"time", "id"}
MEMBERS = {
    "move": ({"seat", "move"}, {"by", "device"}),
    "undo": ({"seat", "of"}, {"device"}),
    "consent": ({"seats", "of", "line"}, {"device"}),
    "decline": ({"of"}, {"seat", "device"}),
    "begin": (set(), {"seat"}),
    "device": ({"device", "seats", "after", "top"}, set()),
    "leave": ({"device"}, set()),
    "back": ({"device"}, set()),
    "open": ({"n", "hand"}, {"chances", "same"}),
    "drop": ({"n", "missing"}, set()),
    "outcome": ({"n", "outcome", "link", "links"}, set()),
    "void": ({"n", "missing", "link", "links"}, set()),
    "chain": ({"after", "top"}, {"device"}),
    "seat": ({"seat", "who"}, {"why"}),
    "pause": (set(), {"seat", "why"}),
    "resume": (set(), {"seat"}),
    "end": ({"why", "scores", "winners"}, {"seat", "n", "link", "links"}),
    "reaction": ({"seat", "what"}, set()),
    "rematch": ({"table"}, {"seat"}),
}
"""By kind: the members that an event must have besides `seq` and `event`, and what it may have besides `TIMES`."""
HEADER = {"format", "rules", "game", "options", "id", "seats", "chance", "time"}
MORE = {"previous", "takeback", "coach", "clock", "daily", "duplicate"}
"""The optional members of a header."""
HAND = "hand"
"""The `by` of the chance of a table at which people tell what fell."""
DEVICE_ALONE = "device"
"""The `by` of the chance of a table that one device plays alone; another one may go on from its file."""
DUTIES = 1
"""The `duties` of a header under the rules for drops, parties and waiting; older records lack them."""
STRENGTHS = ("remind", "suggest", "tell")
"""How much the coach of a seat says."""
CLOCKS = {"move": (5, 3_600), "fischer": (10, 21_600), "days": (86_400, 1_209_600)}
"""By kind of clock: the fewest and the most seconds that it gives."""
MOST_INCREMENT = 600
OUT = ("move", "seat", "lost")
"""The agreements possible for the case that a player's time runs out."""
TOLD: tuple[set[str], set[str]] = ({"hand", "outcome", "seat"}, set())
"""The members of an outcome at a table by hand."""
DRAWING = {"begin", "device", "leave", "back", "open", "drop", "void", "chain"}
"""The kinds of events that a table by hand lacks."""
JOINING = {"begin", "device", "leave", "back", "drop", "void"}
"""The kinds of events that a table lacks where one device draws alone."""
WHILE_OPEN = {"pause", "resume", "seat", "reaction", "device", "leave", "back", "drop", "outcome", "void", "end"}


@dataclass
class _Request:
    """A request to take the move of event `of` back."""

    of: int
    agreed: set[int] = field(default_factory=set)
    declined: bool = False


AGREE = "agree"
"""The `takeback` of a table at which people have to agree."""


@dataclass
class SecondReading:
    """Walks through a record of the second format, one line at a time; `Wrong` says what a line breaks."""

    findings: Findings
    size: int
    table: str = ""
    chance: str = ""
    """Hashed into links and draws: the id of the table, or the name shared by all tables of a challenge."""
    kinds: list[str] = field(default_factory=list)
    levels: list[str] = field(default_factory=list)
    """By seat: the level of the bot that sits there, empty for a person."""
    clock: dict[str, Any] | None = None
    duties: bool = False
    """Whether the header demands the rules that older records need not follow."""
    waits: bool = False
    """Whether it demands every person's device in every draw."""
    since: dict[str, int] = field(default_factory=dict)
    """By device: how many draws had been opened when it came last."""
    stepped: set[int] = field(default_factory=set)
    """Seats whose last device went by `leave`."""
    own: _Chain = field(default_factory=lambda: _Chain(b"", 0, b"", LINKS))
    devices: dict[str, _Chain] = field(default_factory=dict)
    """All devices, in the order in which they registered."""
    here: dict[str, int] = field(default_factory=dict)
    """Those that are present, each with its place in that order."""
    lists: dict[int, list[Any]] = field(default_factory=dict)
    opens: int = 0
    opening: _Draw | None = None
    owed: _Draw | None = None
    dropped: bool = False
    """It was dropped, not voided."""
    voided: dict[int, _Draw] = field(default_factory=dict)
    begun: bool = False
    by_hand: bool = False
    """Whether people enter what fell, so that nothing is drawn."""
    takeback: bool = False
    asks: bool = False
    """Whether several people must all agree before a move is taken back."""
    asked: _Request | None = None
    by_consent: bool = False
    """The last move that was taken back was so because everybody had agreed."""
    moves: list[tuple[int, int, str]] = field(default_factory=list)
    """The moves, each with its seat and the hash of its line, since a draw was opened or the seats changed: none before
    can be taken back."""
    named: set[str] = field(default_factory=set)
    """The names of the last line, which may be told now."""

    def line(self, line: bytes) -> None:
        if self.size > LARGEST_RECORD or len(line) > LONGEST_LINE or self.findings.events >= MOST_EVENTS:
            raise Wrong("large")
        if line.startswith(b'{"name":'):
            return self.read_name(_strict(line))
        parsed, digest = unseal(line, self.findings.head, _strict)
        self.named = set()
        if not self.table:
            self.read_header(parsed)
        else:
            self.read_event(parsed, digest)
        self.findings.head = digest
        self.findings.open = self.opening.n if self.opening else 0
        return None

    def read_name(self, note: dict[str, Any]) -> None:
        """Salt and text of a name: outside the hashes, so that they can be erased."""
        texts = all(isinstance(value, str) for value in note.values())
        if set(note) != {"name", "salt", "text"} or not texts or note["name"] not in self.named:
            raise Wrong("name")
        salt, text = note["salt"], note["text"]
        if not DEVICE.fullmatch(salt):
            raise Wrong("name")
        if digest("name", self.table.encode(), bytes.fromhex(salt), text.encode()).hex() != note["name"]:
            raise Wrong("name")
        self.named.discard(note["name"])
        self.findings.names[note["name"]] = text

    def read_header(self, header: dict[str, Any]) -> None:
        if not HEADER <= set(header) <= HEADER | MORE:
            raise Wrong("members", name="header")
        for name in ("rules", "game", "time"):
            _text(header, name)
        for name in ("id", "previous") if "previous" in header else ("id",):
            if not IDENTITY.fullmatch(_text(header, name)):
                raise Wrong("id")
        _must(isinstance(header["options"], dict), "options")
        seats, chance = header["seats"], header["chance"]
        _must(isinstance(seats, list) and seats, "seats")
        for seat in seats:
            self.kinds.append(self.read_seat(seat))
            self.levels.append(seat.get("level", ""))
        _must(
            isinstance(chance, dict) and set(chance) - {"duties", "by"} == {"commitment", "links", "absent"}, "chance"
        )
        self.duties = "duties" in chance
        _must(not self.duties or (type(chance["duties"]) is int and chance["duties"] == DUTIES), "duties")
        _must(type(chance["links"]) is int and chance["links"] == LINKS, "links")
        _must(chance["absent"] in ("go on", "wait"), "absent")
        if chance.get("by") == DEVICE_ALONE:
            shared = {"daily", "duplicate"} & set(header) or header.get("takeback") == AGREE
            _must(chance["absent"] == "go on" and not shared, "by")
            self.begun, self.findings.devices = True, 1
        elif "by" in chance:
            apart = {"takeback", "daily", "duplicate", "clock"} & set(header) == {"takeback"}
            good = chance["by"] == HAND and chance["absent"] == "go on" and apart and header["takeback"] is True
            _must(good, "by")
            self.by_hand, self.begun, self.findings.told = True, True, 0
        self.waits = self.duties and chance["absent"] == "wait"
        _must(not (self.waits and {"daily", "duplicate"} & set(header)), "absent")
        self.takeback = "takeback" in header
        self.asks = header.get("takeback") == AGREE
        allowed = self.asks or header.get("takeback") is True
        _must(not self.takeback or (allowed and self.persons()), "takeback")
        if "coach" in header:
            _must(are_coaches(header["coach"], [kind != "bot" for kind in self.kinds]), "coach")
            self.findings.coach = header["coach"]
        _must("clock" not in header or is_clock(header["clock"]), "clock")
        self.clock = header.get("clock")
        self.own.link = _bytes32(chance, "commitment")
        self.table = self.chance = header["id"]
        if "daily" in header:
            _must(is_daily(header["daily"]) and IDENTITY.fullmatch(challenge_name(header)), "daily")
            self.chance, self.findings.daily, self.begun = challenge_name(header), header["daily"]["day"], True
        if "duplicate" in header:
            _must(is_duplicate(header["duplicate"]) and not self.findings.daily, "duplicate")
            self.chance, self.findings.duplicate = round_name(header), header["duplicate"]["round"]
            self.begun = True
        self.findings.format, self.findings.covered = SECOND, [0] * len(seats)

    def read_seat(self, seat: object) -> str:
        """The kind of player in the seat; a name stands in it as a hash."""
        _must(isinstance(seat, dict), "seat")
        assert isinstance(seat, dict)
        kind = seat.get("kind")
        _must(kind in ("here", "elsewhere", "bot"), "kind")
        _must(set(seat) - {"name"} == ({"kind", "level"} if kind == "bot" else {"kind"}), "seat")
        _must(kind != "bot" or isinstance(seat["level"], str), "level")
        if "name" in seat:
            _bytes32(seat, "name")
            self.named.add(seat["name"])
        return str(kind)

    def read_event(self, event: dict[str, Any], digest: str) -> None:
        seq, kind = event.get("seq"), event.get("event")
        if type(seq) is not int or seq != self.findings.events + 1:
            raise Wrong("number", expected=self.findings.events + 1, seq=repr(seq))
        if not isinstance(kind, str) or kind not in MEMBERS:
            raise Wrong("kind")
        must, may = TOLD if self.by_hand and kind == "outcome" else MEMBERS[kind]
        names = set(event) - {"seq", "event"}
        if not must <= names <= must | may | TIMES:
            raise Wrong("members", name=repr(min(names ^ must)))
        for name in names:
            _must(FORMS[name](event[name], len(self.kinds)), name)
        self.check_order(kind)
        if kind in READ_SECOND:
            READ_SECOND[kind](self, event)
        if kind == "move" or (kind == "outcome" and self.by_hand):
            self.moves.append((seq, event["seat"], digest))
        self.findings.events += 1

    def check_order(self, kind: str) -> None:
        if self.findings.status == "finished":
            fits = kind in ("reaction", "rematch")
        elif self.by_hand:
            fits = kind not in DRAWING
        elif self.findings.devices and kind in JOINING:
            fits = False
        elif self.opening:
            fits = kind in WHILE_OPEN
        else:
            fits = kind not in ("drop", "outcome", "void") and not (self.owed and kind == "move")
        if not fits:
            raise Wrong("order")
        if self.agreed() and kind != "undo":
            raise Wrong("undo")

    def agreed(self) -> bool:
        """Everybody agrees to take the last move of a person back: that comes next."""
        return self.asked is not None and not self.asked.declined and self.asked.agreed >= set(self.persons())

    def check_sender(self, event: dict[str, Any], seats: Sequence[int]) -> None:
        if "device" in event and not set(seats) <= set(self.known(event).seats):
            raise Wrong("device")

    def read_move(self, event: dict[str, Any]) -> None:
        self.check_sender(event, [event["seat"]])
        if event.get("by", "") != self.levels[event["seat"]]:
            raise Wrong("by")
        if self.kinds[event["seat"]] != "bot":
            self.asked = None

    def read_undo(self, event: dict[str, Any]) -> None:
        """The last move of a person, and every move after it. Several persons must play at one screen, or agree."""
        self.check_sender(event, [event["seat"]])
        persons = set(self.persons())
        together = not self.asks and all(persons <= set(chain.seats) for chain in self.devices.values())
        self.by_consent = len(persons) != 1 and not together
        if not self.takeback or (self.by_consent and not self.agreed()):
            raise Wrong("undo")
        last = self.latest()
        if self.moves[last][:2] != (event["of"], event["seat"]):
            raise Wrong("undo")
        self.moves, self.asked = self.moves[:last], None

    def latest(self) -> int:
        """The place of a person's last move among `moves`; what bots have moved since is taken back with it."""
        found = [place for place, (_, seat, _) in enumerate(self.moves) if self.kinds[seat] != "bot"]
        if not found:
            raise Wrong("undo")
        return found[-1]

    def read_consent(self, event: dict[str, Any]) -> None:
        """The first comes from the screen of the player who has moved, and asks the others."""
        self.check_sender(event, event["seats"])
        persons, seats, (of, seat, line) = set(self.persons()), set(event["seats"]), self.moves[self.latest()]
        asked = self.asked or _Request(of)
        first = self.asked is not None or seat in seats
        again = asked.declined or asked.agreed & seats
        good = self.asks and len(persons) > 1 and first and not again and seats <= persons
        if not good or (of, line) != (event["of"], event["line"]):
            raise Wrong("undo")
        asked.agreed |= seats
        self.asked = asked

    def read_decline(self, event: dict[str, Any]) -> None:
        if "device" in event and "seat" not in event:
            raise Wrong("device")
        self.check_sender(event, [event["seat"]] if "seat" in event else [])
        asked = self.asked
        if asked is None or asked.declined or asked.of != event["of"]:
            raise Wrong("undo")
        if "seat" in event and event["seat"] not in self.persons():
            raise Wrong("undo")
        asked.declined = True

    def persons(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind != "bot"]

    def read_begin(self, event: dict[str, Any]) -> None:
        if self.waits:
            raise Wrong("order")
        self.begun = True

    def read_seat_event(self, event: dict[str, Any]) -> None:
        seat, person = event["seat"], self.kinds[event["seat"]] != "bot"
        self.kinds[seat], self.levels[seat] = self.read_seat(event["who"]), event["who"].get("level", "")
        if person and self.kinds[seat] != "bot":
            self.stepped.discard(seat)
        self.moves, self.asked = [], None

    def read_device(self, event: dict[str, Any]) -> None:
        seats, after = event["seats"], event["after"]
        near = abs(after - self.opens) <= WINDOW
        shared = self.findings.daily or self.findings.duplicate
        if shared or not near or not set(seats) <= set(self.persons()) or event["device"] in self.devices:
            raise Wrong("device")
        if len(self.devices) >= MOST_DEVICES:
            raise Wrong("device")
        self.check_live(seats)
        party = bytes.fromhex(event["device"])
        top = bytes.fromhex(event["top"])
        self.here[event["device"]] = len(self.devices)
        self.devices[event["device"]] = _Chain(party, after, top, after + LINKS, seats=tuple(seats))
        self.since[event["device"]] = self.opens
        self.stepped -= set(seats)

    def check_live(self, seats: Sequence[int]) -> None:
        for seat in seats:
            if sum(seat in self.devices[id].seats for id in self.here) >= MOST_LIVE:
                raise Wrong("device")

    def known(self, event: dict[str, Any]) -> _Chain:
        if event["device"] not in self.devices:
            raise Wrong("unknown-device")
        return self.devices[event["device"]]

    def read_leave(self, event: dict[str, Any]) -> None:
        self.known(event)
        if event["device"] not in self.here:
            raise Wrong("presence")
        del self.here[event["device"]]
        self.stepped |= set(self.devices[event["device"]].seats) - self.covered(self.here)

    def read_back(self, event: dict[str, Any]) -> None:
        device = self.known(event)
        if event["device"] in self.here:
            raise Wrong("presence")
        self.check_live(device.seats)
        self.here[event["device"]] = list(self.devices).index(event["device"])
        self.since[event["device"]] = self.opens
        self.stepped -= set(device.seats)

    def covered(self, ids: Iterable[str]) -> set[int]:
        """The seats of these devices."""
        return {seat for id in ids for seat in self.devices[id].seats}

    def read_open(self, event: dict[str, Any]) -> None:
        n = event["n"]
        if n != self.opens + 1:
            raise Wrong("draw-number")
        if ("chances" in event) == ("same" in event):
            raise Wrong("chances")
        if "same" in event and event["same"] not in self.lists:
            raise Wrong("same", event=event["same"])
        chances = self.lists[event["same"]] if "same" in event else event["chances"]
        if sum(weight for _, weight in chances) > LARGEST_NUMBER:
            raise Wrong("weights")
        if self.owed and (self.owed.hand, self.owed.chances) != (event["hand"], chances):
            raise Wrong("again")
        if not self.own.reaches(n, LINKS):
            raise Wrong("used-up")
        party = [id for id in sorted(self.here, key=self.here.__getitem__) if self.devices[id].reaches(n, MOST_GAP)]
        if self.waits or not self.begun:
            here = self.covered(party) | (self.stepped if self.waits else set())
            if not here.issuperset(self.persons()):
                raise Wrong("begin")
        if self.duties and self.owed and self.dropped:
            party = [id for id in party if id in self.owed.party and self.since[id] < self.owed.n]
        if "chances" in event:
            self.lists[n] = chances
        self.opens, self.begun, self.owed, self.moves = n, True, None, []
        self.asked = None
        self.opening = _Draw(n, event["hand"], chances, party)

    def close(self, event: dict[str, Any]) -> _Draw:
        """The open draw, with the links that an event reveals."""
        assert self.opening is not None
        draw, self.opening = self.opening, None
        if event["n"] != draw.n:
            raise Wrong("draw-number")
        if "links" in event:
            draw.link, draw.links = event["link"], event["links"]
            if len(draw.links) != len(draw.party):
                raise Wrong("links")
            self.own.reveal(self.chance.encode(), draw.n, bytes.fromhex(draw.link))
            for id, link in zip(draw.party, draw.links, strict=True):
                if link is not None:
                    self.complete(id, self.devices[id].reveal(self.chance.encode(), draw.n, bytes.fromhex(link)))
        return draw

    def complete(self, id: str, between: dict[int, bytes]) -> None:
        """A device that returns reveals, with its next link, those of the draws that were voided without it."""
        for n in [n for n in self.voided if n in between]:
            draw = self.voided[n]
            if id in draw.party and draw.links[draw.party.index(id)] is None:
                draw.links[draw.party.index(id)] = between[n].hex()
                self.tell_void(draw)

    def tell_void(self, draw: _Draw) -> None:
        known = [(id, link) for id, link in zip(draw.party, draw.links, strict=True) if link is not None]
        if len(known) == len(draw.party):
            self.findings.voids[draw.n] = second_draw(self.chance, draw.n, draw.chances, draw.link, known)
            self.voided.pop(draw.n, None)

    def read_told(self, event: dict[str, Any]) -> None:
        """An outcome that a person told: nothing but the rules can be checked of it."""
        if self.kinds[event["seat"]] == "bot":
            raise Wrong("by")
        self.asked = None
        self.findings.told = (self.findings.told or 0) + 1

    def read_outcome(self, event: dict[str, Any]) -> None:
        if self.by_hand:
            return self.read_told(event)
        draw = self.close(event)
        if None in draw.links:
            raise Wrong("links")
        links = [(id, link) for id, link in zip(draw.party, draw.links, strict=True) if link is not None]
        proven = second_draw(self.chance, draw.n, draw.chances, draw.link, links)
        if proven != event["outcome"]:
            raise Wrong("outcome", proven=repr(proven), outcome=repr(event["outcome"]))
        self.findings.draws += 1
        self.findings.alone += not links
        self.findings.by_players += bool(links)
        for seat in {seat for id in draw.party for seat in self.devices[id].seats}:
            self.findings.covered[seat] += 1
        return None

    def read_drop(self, event: dict[str, Any]) -> None:
        draw = self.close(event)
        if self.duties:
            self.check_drop(draw, event["missing"])
        self.take_out(draw, event["missing"])
        self.findings.drops += 1
        self.owed, self.dropped = draw, True

    def check_drop(self, draw: _Draw, missing: list[str]) -> None:
        """A table that waits drops no seated player's device; others keep the last device of the player who pressed."""
        persons = set(self.persons())
        if self.waits:
            good = not any(persons & set(self.devices[id].seats) for id in missing if id in self.devices)
        else:
            taken = self.covered(id for id in missing if id in self.here)
            left = self.covered(id for id in self.here if id not in missing)
            good = draw.hand not in persons or draw.hand not in taken or draw.hand in left
        if not good:
            raise Wrong("missing")

    def read_void(self, event: dict[str, Any]) -> None:
        if len(self.findings.voids) >= MOST_VOIDS:
            raise Wrong("voids", most=MOST_VOIDS)
        draw = self.close(event)
        self.take_out(draw, event["missing"])
        if [id for id, link in zip(draw.party, draw.links, strict=True) if link is None] != event["missing"]:
            raise Wrong("missing")
        draw.links = list(draw.links)
        self.findings.voids[draw.n] = None
        self.voided[draw.n] = self.owed = draw
        self.dropped = False

    def take_out(self, draw: _Draw, missing: list[str]) -> None:
        if not missing or [id for id in draw.party if id in missing] != missing:
            raise Wrong("missing")
        for id in missing:
            if self.here.pop(id, None) is not None:
                self.stepped -= set(self.devices[id].seats)

    def read_chain(self, event: dict[str, Any]) -> None:
        begun = event["after"] == self.opens and (self.opens != self.own.last or self.own.following)
        if self.findings.devices and begun and "device" not in event:  # another device goes on
            self.own = _Chain(b"", self.opens, bytes.fromhex(event["top"]), self.opens + LINKS)
            self.findings.devices += 1
            return
        chain, early = (self.known(event), WINDOW) if "device" in event else (self.own, 0)
        chain.add(event["after"], bytes.fromhex(event["top"]), self.opens, early)

    def read_end(self, event: dict[str, Any]) -> None:
        told = {"n", "link", "links"} & set(event)
        if told != ({"n", "link", "links"} if self.opening else set()):
            raise Wrong("links")
        if self.opening:
            opening = self.opening
            self.close(event)
            self.opening = opening
        self.findings.status = "finished"


READ_SECOND: dict[str, Callable[[SecondReading, dict[str, Any]], None]] = {
    "move": SecondReading.read_move,
    "undo": SecondReading.read_undo,
    "consent": SecondReading.read_consent,
    "decline": SecondReading.read_decline,
    "begin": SecondReading.read_begin,
    "device": SecondReading.read_device,
    "leave": SecondReading.read_leave,
    "back": SecondReading.read_back,
    "open": SecondReading.read_open,
    "drop": SecondReading.read_drop,
    "outcome": SecondReading.read_outcome,
    "void": SecondReading.read_void,
    "chain": SecondReading.read_chain,
    "seat": SecondReading.read_seat_event,
    "end": SecondReading.read_end,
}


def are_coaches(value: object, persons: Sequence[bool]) -> bool:
    """Whether this is a strength, or nothing, for each seat: for people only, and for one of them at least."""
    if not isinstance(value, list) or len(value) != len(persons) or not any(value):
        return False
    return all(each == "" or (each in STRENGTHS and person) for each, person in zip(value, persons, strict=True))


def is_clock(value: object) -> bool:
    """Whether this is a clock: its kind, its seconds, with `fischer` the increment, and what happens at the end."""
    if not isinstance(value, dict) or not isinstance(value.get("kind"), str) or value["kind"] not in CLOCKS:
        return False
    fischer, members = value["kind"] == "fischer", {"kind", "seconds", "out"}
    if set(value) != members | ({"increment"} if fischer else set()) or value["out"] not in OUT:
        return False
    (least, most), seconds, more = CLOCKS[value["kind"]], value["seconds"], value.get("increment", 0)
    if type(seconds) is not int or not least <= seconds <= most or (value["kind"] == "days" and seconds % 86_400):
        return False
    return type(more) is int and (fischer and value["out"] == "move") <= more <= MOST_INCREMENT


def is_daily(value: object) -> bool:
    """Whether this names the challenge of a day."""
    if not isinstance(value, dict) or not {"day", "before"} <= set(value) <= {"day", "before", "start"}:
        return False
    forms = {"day": DAY, "before": HEX32, "start": START_CODE}
    if not all(isinstance(text, str) and forms[name].fullmatch(text) for name, text in value.items()):
        return False
    try:
        return date.fromisoformat(value["day"]) >= date(1970, 1, 3)
    except ValueError:
        return False


def challenge_name(header: dict[str, Any]) -> str:
    """Hashed into the links and draws of a challenge in place of the table's id."""
    return f"daily-{header['daily']['day']}-{header['game']}"


def is_duplicate(value: object) -> bool:
    """Whether this names a round of a tournament in which all tables have the same chance."""
    if not isinstance(value, dict) or set(value) != {"tournament", "round", "before"}:
        return False
    if not _whole(value["round"], 1) or value["round"] > MOST_ROUNDS:
        return False
    texts = ((value["tournament"], TOURNAMENT), (value["before"], HEX32))
    return all(isinstance(text, str) and form.fullmatch(text) for text, form in texts)


def round_name(header: dict[str, Any]) -> str:
    """Hashed into the links and draws of a round in place of the table's id."""
    return f"round-{header['duplicate']['tournament']}-{header['duplicate']['round']}"


def check_round(record: bytes, seed: str) -> None:
    """`Wrong` unless this number of the round, told when it was over, made the chance of a sound record.

    It must hash down to what the tournament committed to, which stands in the header, and make the committed chain.
    """
    header = json.loads(record.split(b"\n", 1)[0])
    if "duplicate" not in header or not HEX32.fullmatch(seed):
        raise Wrong("round")
    before = bytes.fromhex(seed)
    for number in range(header["duplicate"]["round"], 0, -1):
        before = digest("round", number.to_bytes(8, "big"), before)
    if (before.hex(), _committed(round_name(header), seed)) != (
        header["duplicate"]["before"],
        header["chance"]["commitment"],
    ):
        raise Wrong("round")


def _committed(name: str, seed: str) -> str:
    """x(0) of the chain that a number makes."""
    top = digest("seed", name.encode(), b"", LINKS.to_bytes(8, "big"), bytes.fromhex(seed))
    return dict(descend(name.encode(), b"", LINKS, top, 0))[0].hex()


def check_day(record: bytes, seed: str) -> None:
    """`Wrong` unless this number of the day, told when it was over, made the chance of a sound record.

    It must hash down to the number of two days before, which stands in the header, and make the committed chain.
    """
    header = json.loads(record.split(b"\n", 1)[0])
    if "daily" not in header or not HEX32.fullmatch(seed):
        raise Wrong("day")
    day = (date.fromisoformat(header["daily"]["day"]) - date(1970, 1, 1)).days
    before, name = bytes.fromhex(seed), challenge_name(header)
    for number in range(day, day - DAYS_BACK, -1):
        before = digest("day", number.to_bytes(8, "big"), before)
    if (before.hex(), _committed(name, seed)) != (header["daily"]["before"], header["chance"]["commitment"]):
        raise Wrong("day")


def _must(good: object, name: str) -> None:
    if not good:
        raise Wrong("members", name=repr(name))


def _is_text(value: object, seats: int) -> bool:
    return isinstance(value, str)


def _is_seat(value: object, seats: int) -> bool:
    return _whole(value, 0) and value < seats  # type: ignore[operator]


def _is_number(value: object, seats: int) -> bool:
    return _whole(value, 0)


def _is_like(form: re.Pattern[str]) -> Callable[[object, int], bool]:
    return lambda value, seats: isinstance(value, str) and form.fullmatch(value) is not None


def _is_seats(value: object, seats: int) -> bool:
    return isinstance(value, list) and all(_is_seat(each, seats) for each in value) and value == sorted(set(value))


def _is_chances(value: object, seats: int) -> bool:
    if not isinstance(value, list) or not value or not all(map(_is_chance, value)):
        return False
    return len({outcome for outcome, _ in value}) == len(value)


def _is_list(of: Callable[[object, int], bool]) -> Callable[[object, int], bool]:
    return lambda value, seats: isinstance(value, list) and all(of(each, seats) for each in value)


FORMS: dict[str, Callable[[object, int], bool]] = {
    "time": _is_text,
    "id": _is_like(IDENTITY),
    "seat": _is_seat,
    "move": _is_text,
    "by": _is_text,
    "device": _is_like(DEVICE),
    "seats": lambda value, seats: value != [] and _is_seats(value, seats),
    "after": _is_number,
    "top": _is_like(HEX32),
    "n": _is_number,
    "hand": lambda value, seats: value is None or _is_seat(value, seats),
    "chances": _is_chances,
    "same": _is_number,
    "missing": _is_list(_is_like(DEVICE)),
    "outcome": _is_text,
    "link": _is_like(HEX32),
    "links": _is_list(lambda value, seats: value is None or _is_like(HEX32)(value, seats)),
    "who": lambda value, seats: isinstance(value, dict),
    "why": _is_like(CODE),
    "scores": _is_list(lambda value, seats: type(value) is int),
    "winners": _is_seats,
    "what": _is_like(CODE),
    "table": _is_like(IDENTITY),
    "of": _is_number,
    "line": _is_like(HEX32),
}
"""The form of each member; the second argument is the number of seats."""


def format_of(line: bytes) -> object:
    """The format that a first line names; the reader of that format checks the line itself."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return header.get("format") if isinstance(header, dict) else None


def _strict(line: bytes) -> dict[str, Any]:
    """The object of a line that is written in the one permitted way: encoding it again gives the same bytes."""
    try:
        parsed = json.loads(line, object_pairs_hook=_no_doubles, parse_float=_refused, parse_constant=_refused)
        again = json.dumps(parsed, ensure_ascii=False, separators=(",", ":")).encode()
    except (ValueError, RecursionError) as error:
        raise Wrong("strict") from error
    if again != line or not isinstance(parsed, dict) or not _is_plain(parsed, DEEPEST):
        raise Wrong("strict")
    return parsed


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({name for name, _ in pairs}) != len(pairs):
        raise ValueError
    return dict(pairs)


def _refused(text: str) -> Any:
    raise ValueError(text)


def _is_plain(value: object, depth: int) -> bool:
    """Whole numbers of at most 53 bits, and not nested too deeply."""
    if type(value) is int:
        return abs(value) <= LARGEST_NUMBER
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return depth > 0 and all(_is_plain(each, depth - 1) for each in inner)
    return True


def main(arguments: Sequence[str]) -> int:
    if len(arguments) not in (1, 2):
        print("usage: python3 verify.py RECORD [NUMBER OF THE DAY OR ROUND]", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], "rb") as file:
            findings = verify(record := file.read())
    except OSError as error:
        print(f"verify: {error}", file=sys.stderr)
        return 2
    if not findings.sound:
        print(f"{findings.status}: line {findings.line} (byte {findings.offset}): {findings.problem}")
        return 1
    try:
        for seed in arguments[1:]:
            (check_round if findings.duplicate else check_day)(record, seed)
    except Wrong as wrong:
        print(f"bad: {wrong}")
        return 1
    print(f"{findings.status}: {findings.events} events, {findings.draws} draws follow from their lists of chances")
    print("lists and moves not checked by the rules; `parlour verify` does that")
    print(f"head {findings.head}")
    for line in told(findings):
        print(line)
    print(f"words to compare at event {findings.events}: {words(findings.events, findings.head)}")
    return 0


def told(findings: Findings) -> Iterator[str]:
    """Further findings about a sound record, in plain words."""
    if findings.format == FORMAT:
        yield "format parlour/1: the operator of the table could choose outcomes and still pass this check"
        return
    if findings.daily:
        yield f"the challenge of {findings.daily}: its chance was committed to before, the same for everybody"
    if findings.duplicate:
        yield f"round {findings.duplicate} of a tournament: its chance was committed to before, the same at every table"
    for seat, strength in enumerate(findings.coach):
        if strength:
            yield f"seat {seat}: played with a coach ({strength})"
    if findings.told is not None:
        yield f"chance came by hand: people told {findings.told} outcomes; nothing proves that they fell"
        return
    if findings.devices:
        yield f"{findings.devices} devices drew alone, one after another: only their owners vouch for the draws"
    for seat, count in enumerate(() if findings.devices else findings.covered):
        yield f"seat {seat}: a device of this seat took part in {count} of {findings.draws} draws"
    if findings.alone and not findings.devices:
        yield f"{findings.alone} draws without any device: the table could foresee them"
    if findings.drops:
        yield f"{findings.drops} draws opened again because a device was, as the table says, asleep"
    for n, outcome in findings.voids.items():
        yield f"draw {n} was voided" + ("" if outcome is None else f"; it would have been {outcome!r}")
    if findings.open:
        yield f"draw {findings.open} was opened and never closed"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

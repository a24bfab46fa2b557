"""Checks a game record with nothing but Python's standard library. Copy this one file and run it anywhere:

    python3 verify.py game.jsonl

It proves, from the bytes alone, that no line was changed, added, removed or reordered; that every roll and draw came
from the hash chain the table committed to before the first event; and that the outcome written down is the one which
that link and the player's nonce give. It knows no rules: that the moves were legal and the listed chances were those of
the position is checked by replaying the record with the rules (`parlour verify`). docs/fairness.md specifies it all.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

FORMAT = "parlour/1"
BITS = 256
MOST_LINKS = 2**20
MOST_WEIGHT = 2**128
START = "0" * 64
"""What the hash of the first line continues from."""
HASH = b',"hash":"'
TAIL = len(HASH) + 64 + len(b'"}')
HEX32 = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"(?:[0-9a-f]{2}){0,64}")
IDENTITY = re.compile(r"[A-Za-z0-9_-]{1,64}")


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
    "next": "a next chain is committed to although the present one has links left",
    "chain": "this chain was not the one prepared to follow the chain before it",
    "seed": "the seed revealed at the end does not make the chain that was used",
    "text": "{name} is missing or is not text",
    "bytes": "{name} must be 32 bytes in lower-case hexadecimal",
}
"""What can be wrong, by its code: the codes stay, so that others can say it in their own language."""


class Wrong(Exception):
    """What is wrong with the line being read: a code, and the facts of its sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code, self.facts = code, facts
        super().__init__(SENTENCES[code].format(**facts))


@dataclass
class Findings:
    """What the bytes of a record prove. `problem` is empty when everything that is there is sound."""

    status: str = "in play"
    """`finished`, `in play` (sound so far, no end yet), `torn` (sound but for a cut last line) or `bad`."""
    line: int = 0
    """The line of the problem, counted from 1."""
    offset: int = 0
    """The byte at which that line begins."""
    problem: str = ""
    """What is wrong, in a sentence; `code` and `facts` say the same as data."""
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


def unseal(line: bytes, previous: str) -> tuple[dict[str, Any], str]:
    """The object of a line and its running hash, which must continue `previous`."""
    opened, tail = line[:-TAIL], line[-TAIL:]
    digest = tail[len(HASH) : -2].decode("ascii", "replace")
    if tail[: len(HASH)] != HASH or tail[-2:] != b'"}' or not HEX32.fullmatch(digest):
        raise Wrong("no-hash")
    if hashlib.sha256(previous.encode() + opened).hexdigest() != digest:
        raise Wrong("hash")
    try:
        parsed = json.loads(opened + b"}")
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
    """Everything that can be known about a record from its bytes; stops at the first problem and says where it is."""
    findings = Findings()
    reading = _Reading(findings)
    offset = 0
    for number, (line, whole) in enumerate(_lines(data), start=1):
        findings.line, findings.offset = number, offset
        if not whole:
            return findings.found("torn", Wrong("torn"))
        try:
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
            raise Wrong("format", format=repr(header.get("format")), known=repr(FORMAT))
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


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python3 verify.py RECORD", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], "rb") as file:
            findings = verify(file.read())
    except OSError as error:
        print(f"verify: {error}", file=sys.stderr)
        return 2
    if not findings.sound:
        print(f"{findings.status}: line {findings.line} (byte {findings.offset}): {findings.problem}")
        return 1
    print(f"{findings.status}: {findings.events} events, {findings.draws} draws proven, head {findings.head}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

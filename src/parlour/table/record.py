"""Records: one JSON Lines file per game, readable, appendable while playing, and safe to cut anywhere.

The first line is the header, each further line an event. Every line ends with a hash that continues the hash of the
line before, so that one changed byte anywhere is found. Reading never locks: a reader sees the lines written so far,
and a last line that is not complete is reported and left out. docs/records.md describes the format.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from parlour.contract.game import State
from parlour.errors import BadRecord, ParlourError, system_says, what_is_wrong
from parlour.games import game as game_of_name
from parlour.speech.message import Message
from parlour.table.event import Event
from parlour.table.events import Moved, OutcomeDrawn, Undone, event_from_json
from parlour.table.header import Header, Maker, header_from_json
from parlour.table.lines import body, names_after
from parlour.table.locking import lock
from parlour.table.naming import Name
from parlour.table.second import replayed
from parlour.table.table import Table, new_table
from parlour.table.verify import SECOND, START, Findings, Wrong, format_of, seal, unseal, verify


@dataclass(frozen=True)
class Record:
    """A file's content: the table its events lead to, the running hash, and the number of sound bytes."""

    table: Table
    head: str
    size: int
    torn: int = 0
    """How many bytes of a torn last line were left out."""
    findings: Findings | None = field(default=None, compare=False, repr=False)
    """The findings about the bytes, where they were verified: those of the second format are, before they are read."""

    def positions(self) -> tuple[State[Any], ...]:
        """Every position of the game in its order, the first and the last included; moves taken back are left out."""
        found = [(0, self.table.header.first_state())]
        for event in self.table.log:
            if isinstance(event, Undone):
                found = [each for each in found if each[0] < event.of]
            elif isinstance(event, Moved | OutcomeDrawn):
                step = event.move if isinstance(event, Moved) else event.outcome
                found.append((event.seq, found[-1][1].play(step)))
        return tuple(state for _, state in found)


class Entry(NamedTuple):
    """One write: a header or an event as JSON, and the lines that tell the names in it."""

    body: bytes
    notes: Sequence[bytes] = ()


def dump_line(body: bytes, previous: str) -> tuple[bytes, str]:
    """A line of a record from its JSON, newline included, and its running hash."""
    line, digest = seal(body, previous)
    return line + b"\n", digest


def dump(header: Header, events: Iterable[Event], names: Mapping[str, Name] | None = None) -> bytes:
    """A whole record. In the second format `names` are told beside the lines, as far as they were not erased."""
    known, second = names or {}, header.format == SECOND
    return _written([_header_entry(header, known), *(_entry(event, known, second) for event in events)], START)[0]


def _header_entry(header: Header, names: Mapping[str, Name]) -> Entry:
    return Entry(header.encode(), [names[hash].line() for hash in dict.fromkeys(header.named) if hash in names])


def _entry(event: Event, names: Mapping[str, Name], second: bool) -> Entry:
    return Entry(body(event), names_after(event, names)) if second else Entry(event.encode())


def _written(entries: Iterable[Entry], head: str) -> tuple[bytes, str]:
    """The bytes of these entries, after the line with the hash `head`, and the hash of the last."""
    lines = []
    for entry in entries:
        line, head = dump_line(entry.body, head)
        lines += [line, *(note + b"\n" for note in entry.notes)]
    return b"".join(lines), head


def parse(data: bytes, make: Maker = game_of_name, findings: Findings | None = None) -> Record:
    """The record in these bytes, replayed by the rules. `BadRecord` names the line and what is wrong with it.

    `findings` are what `verify` says of the bytes, where the caller has asked already.
    """
    *lines, torn = data.split(b"\n")
    if lines and format_of(lines[0]) == SECOND:
        return _parse_second(data, make, findings or verify(data))
    if not lines:
        raise BadRecord(Message("record-no-line"), 1)
    head, table = START, None
    for number, line in enumerate(lines, start=1):
        try:
            parsed, head = unseal(line, head)
            if table is None:
                table = new_table(header_from_json(parsed, make))
            else:
                table.apply(event_from_json(parsed))
        except (Wrong, ParlourError) as error:
            raise BadRecord(_what(error), number) from error
    assert table is not None
    return Record(table, head, len(data) - len(torn), len(torn))


def _parse_second(data: bytes, make: Maker, found: Findings) -> Record:
    """A record of the second format: its bytes are verified first, then its moves are replayed."""
    if found.status == "bad":
        raise BadRecord(disproved(found.code, found.facts), found.line)
    *lines, torn = data.split(b"\n")
    table = replayed(lines, make)
    return Record(table, found.head, len(data) - len(torn), len(torn), found)


def _what(error: Wrong | ParlourError) -> Message:
    return what_is_wrong(error) if isinstance(error, ParlourError) else disproved(error.code, error.facts)


def disproved(code: str, facts: Mapping[str, str | int]) -> Message:
    """The fault in the bytes, by its code in `verify.py`."""
    return Message(f"wrong-{code}", facts)


def cannot(what: str, path: Path | str, error: OSError) -> BadRecord:
    """`what` is `read`, `make`, `open` or `write`: the system would not let us do it."""
    return BadRecord(Message(f"record-cannot-{what}", {"file": repr(str(path)), "why": system_says(error)}))


def load(path: Path | str, make: Maker = game_of_name) -> Record:
    """The record in a file."""
    return parse(read_bytes(path), make)


def read_bytes(path: Path | str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise cannot("read", path, error) from error


class RecordFile:
    """A record open for appending, by this process alone. An event is on the disk when `append` returns."""

    def __init__(self, path: Path, descriptor: int, head: str, size: int) -> None:
        self.path, self.head, self._descriptor, self._size = path, head, descriptor, size

    @classmethod
    def create(cls, path: Path) -> RecordFile:
        """Creates a file. It must not exist, or be empty because its writer stopped before the header."""
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, 0o644)
        except OSError as error:
            raise cannot("make", path, error) from error
        try:
            lock(descriptor, path)
            if os.fstat(descriptor).st_size:
                raise BadRecord(Message("record-exists", {"file": repr(str(path))}))
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, descriptor, START, 0)

    def begin(self, header: Header, names: Mapping[str, Name] | None = None) -> None:
        """The first line."""
        self._write([_header_entry(header, names or {})])
        sync_folder(self.path.parent)

    @classmethod
    def reopen(cls, path: Path, make: Maker = game_of_name) -> tuple[RecordFile, Record]:
        """The file, and what it holds. A torn last line is cut off for good."""
        try:
            descriptor = os.open(path, os.O_RDWR | BINARY)
        except OSError as error:
            raise cannot("open", path, error) from error
        try:
            lock(descriptor, path)
            found = load(path, make)
            if found.torn:
                os.ftruncate(descriptor, found.size)
                os.fsync(descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, descriptor, found.head, found.size), found

    def append(self, events: Iterable[Event], names: Mapping[str, Name] | None = None) -> None:
        self._write([_entry(event, names or {}, True) for event in events])

    def _write(self, entries: Iterable[Entry]) -> None:
        """Writes all the lines or none: a partial write on a failing disk is taken back."""
        data, head = _written(entries, self.head)
        try:
            os.lseek(self._descriptor, self._size, os.SEEK_SET)
            _write_all(self._descriptor, data)
            os.fsync(self._descriptor)
        except OSError as error:
            os.ftruncate(self._descriptor, self._size)
            raise cannot("write", self.path, error) from error
        self.head, self._size = head, self._size + len(data)

    def close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


BINARY = getattr(os, "O_BINARY", 0)


def _write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]


def sync_folder(folder: Path) -> None:
    """Makes a new name in a folder durable, where the system lets one."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

"""Who runs a table on one machine: keeps the secret, writes the record, and answers commands.

    with Host.create(game, [here("Ada"), bot_seat("easy")], "game.jsonl") as host:
        answer = host.take(Play(id=new_id(), seq=host.table.seq, seat=0, move="d3"))

Order matters and is kept: decide, write to the disk, apply, answer. The secret lies beside the record in a file that
only its owner may read, because a killed process must be able to go on; when the table ends it is deleted.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType

from parlour.errors import BadRecord, Unsupported
from parlour.game import Game
from parlour.games import game as game_of_name
from parlour.message import Message
from parlour.table.chance import Chance
from parlour.table.commands import Command, Rematch, new_id
from parlour.table.decide import Accepted, Answer, advance, decide
from parlour.table.events import Event, Rematched
from parlour.table.header import Header, Maker, new_header
from parlour.table.record import RecordFile, cannot, sync_folder
from parlour.table.seats import Seat
from parlour.table.table import Position, Table, new_table


class Host:
    """A table with its chance and, if it is kept, its record. `opening` is what happened before anybody was asked."""

    def __init__(self, table: Table, chance: Chance, record: RecordFile | None) -> None:
        self.table, self.chance, self.record = table, chance, record
        self.torn = 0
        """How many bytes of a torn last line were cut off when the record was resumed."""
        self.opening = advance(table, chance)
        self._keep(self.opening, [None] * len(self.opening))

    @classmethod
    def create(cls, game: Game, seats: Iterable[Seat], path: Path | str | None = None, *, previous: str = "") -> Host:
        """A new table, kept in a new file, or in memory only."""
        chance = Chance.fresh()
        header = new_header(game, seats, chance, previous=previous)
        table = new_table(header)  # a game that cannot begin leaves no file behind
        record = None if path is None else _new_record(Path(path), header, chance)
        return cls(table, chance, record)

    @classmethod
    def resume(cls, path: Path | str, make: Maker = game_of_name) -> Host:
        """Goes on with a record where it stopped, however it stopped."""
        record, found = RecordFile.reopen(Path(path), make)
        try:
            if found.table.ended:
                secret_path(Path(path)).unlink(missing_ok=True)
                raise BadRecord(Message("record-finished", {"file": repr(str(path))}))
            chance = _kept_secret(Path(path), found.table)
            host = cls(found.table, chance, record)
        except BaseException:
            record.close()
            raise
        host.torn = found.torn
        return host

    def take(self, command: Command) -> Answer:
        """Decide, write, apply, answer."""
        answer = decide(self.table, command, self.chance)
        if isinstance(answer, Accepted) and not answer.repeated:
            self._keep(answer.events, answer.positions)
        return answer

    def rematch(self, path: Path | str | None = None) -> Host:
        """A new table for the same players, after the end. It is made first; then this record says where play goes on,
        asked for by the first person."""
        if not self.table.ended:
            raise Unsupported(Message("cannot-rematch-yet"))
        if elsewhere := [event.table for event in self.table.log if isinstance(event, Rematched)]:
            raise Unsupported(Message("cannot-rematch-again", {"table": elsewhere[0]}))
        header = self.table.header
        again = Host.create(header.game, header.seats, path, previous=header.id)
        asks = next((seat for seat, who in enumerate(header.seats) if not who.is_bot), None)
        answer = self.take(Rematch(id=new_id(), seq=self.table.seq, seat=asks, table=again.table.header.id))
        assert isinstance(answer, Accepted)
        return again

    def _keep(self, events: tuple[Event, ...], positions: Sequence[Position | None]) -> None:
        if self.record is not None and events:
            self.record.append(events)
        for event, position in zip(events, positions, strict=True):
            self.table.apply(event, position)
        if self.record is not None and self.table.ended:
            secret_path(self.record.path).unlink(missing_ok=True)

    def close(self) -> None:
        if self.record is not None:
            self.record.close()

    def __enter__(self) -> Host:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def secret_path(record: Path) -> Path:
    return record.with_name(record.name + ".secret")


def _new_record(path: Path, header: Header, chance: Chance) -> RecordFile:
    """Taken for this process first; then the secret, and only then the header: whatever has a header can go on."""
    record = RecordFile.create(path)
    try:
        _keep_secret(secret_path(path), chance)
        record.begin(header)
    except BaseException:
        record.close()
        raise
    return record


def _keep_secret(path: Path, chance: Chance) -> None:
    try:
        path.unlink(missing_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(chance.secret.hex() + "\n")
            file.flush()
            os.fsync(descriptor)
        sync_folder(path.parent)
    except OSError as error:
        raise cannot("make", path, error) from error


def _kept_secret(path: Path, table: Table) -> Chance:
    try:
        chance = Chance(bytes.fromhex(secret_path(path).read_text().strip()), table.header.links)
    except (OSError, ValueError) as error:
        lost = {"file": repr(str(secret_path(path))), "why": str(error)}
        raise BadRecord(Message("record-no-secret", lost)) from error
    if chance.commitment().hex() != table.header.commitment:
        raise BadRecord(Message("record-other-secret", {"file": repr(str(secret_path(path)))}))
    return chance

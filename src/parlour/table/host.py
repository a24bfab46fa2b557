"""Runs a table on one machine: keeps the secret, writes the record, and answers commands.

    with Host.create(game, [here("Ada"), bot_seat("easy")], "game.jsonl") as host:
        answer = host.take(Play(id=new_id(), seq=host.table.seq, seat=0, move="d3"))

Order matters and is kept: decide, write to the disk, apply, answer. The secret lies beside the record in a file that
only its owner may read, because a killed process must be able to go on; when the table ends it is deleted. Everybody
who plays here shares one device, which takes part in every draw; `take` returns when the draws have their outcomes.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any

from parlour.contract.game import Game
from parlour.errors import BadRecord, Unsupported
from parlour.games import game as game_of_name
from parlour.speech.message import Message
from parlour.table.chance import Links
from parlour.table.commands import Back, Begin, Chain, Command, Leave, Refusal, Register, Rematch, new_id
from parlour.table.dealing import Complete
from parlour.table.decide import advance, decide
from parlour.table.draft import Accepted, Answer, closed
from parlour.table.events import Rematched
from parlour.table.header import Maker, Takeback, new_header
from parlour.table.hot_seat import HotSeat
from parlour.table.naming import by_hash
from parlour.table.record import RecordFile
from parlour.table.seats import Seat
from parlour.table.secret_file import keep_secret, kept_secret, secret_path
from parlour.table.table import Table, new_table


class Host:
    """A table with its links and, if it is stored, its record. `opening` has the table's own first steps."""

    def __init__(self, table: Table, links: Links, record: RecordFile | None, device: HotSeat) -> None:
        self.table, self.links, self.record, self.device = table, links, record, device
        self.torn = 0
        """How many bytes of a torn last line were cut off when the record was resumed."""
        before = len(table.log)
        self._keep(Accepted(advance(table, links)))
        self._settle()
        self.opening = tuple(table.log[before:])

    @classmethod
    def create(
        cls,
        game: Game,
        seats: Iterable[Seat],
        path: Path | str | None = None,
        *,
        previous: str = "",
        takeback: Takeback = False,
        coach: Sequence[str] = (),
        by_hand: bool = False,
    ) -> Host:
        """A new table, kept in a new file, or in memory only. With `takeback` people may take moves back;
        `coach` says by seat how much its coach says; at a table `by_hand` they tell what fell (`Tell`)."""
        secret, device = secrets.token_bytes(32), HotSeat.fresh()
        more: dict[str, Any] = {"takeback": takeback, "coach": coach, "by_hand": by_hand}
        header, names = new_header(game, seats, secret, previous=previous, **more)
        table = new_table(header, by_hash(names))  # a game that cannot begin leaves no file behind
        record = None if path is None else _new_record(Path(path), table, secret, device)
        return cls(table, Links(header.chance_id, b"", secret), record, device)

    @classmethod
    def resume(cls, path: Path | str, make: Maker = game_of_name) -> Host:
        """Goes on with a record where it stopped, however it stopped. One of the older format is only read."""
        record, found = RecordFile.reopen(Path(path), make)
        try:
            if found.table.ended:
                secret_path(Path(path)).unlink(missing_ok=True)
                raise BadRecord(Message("record-finished", {"file": repr(str(path))}))
            if not found.table.is_second:
                raise BadRecord(Message("cannot-play-format"))
            links, device = kept_secret(Path(path), found.table)
            host = cls(found.table, links, record, device)
        except BaseException:
            record.close()
            raise
        host.torn = found.torn
        return host

    def take(self, command: Command) -> Answer:
        """Decides, writes, applies, answers."""
        if isinstance(command, Register | Leave | Back | Chain):  # the only device here speaks for itself
            return Refusal("not_asked", Message("command-not-asked"), self.table.seq)
        self._settle()  # what could not be written when it was due
        answer = decide(self.table, command, self.links)
        if isinstance(answer, Refusal) or answer.repeated:
            return answer
        self._keep(answer)
        return _joined([answer, *self._settle()])

    def _settle(self) -> list[Accepted]:
        """Sends the due answers of this machine's device, and closes every open draw."""
        settled = []
        while (answer := self._due()) is not None:
            self._keep(answer)
            settled.append(answer)
        return settled

    def _due(self) -> Accepted | None:
        position = self.table.position
        if position.ledger is None or position.ended:
            return None
        command = self.device.due(self.table)
        if command is None and position.waiting:
            command = Begin(id=new_id())
        if command is not None:
            answer = decide(self.table, command, self.links)
            assert isinstance(answer, Accepted), answer
            return answer
        opening = position.ledger.opening
        if opening is None:
            return None
        links = tuple(self.device.reveal(self.table, opening) for _ in opening.party)
        return closed(self.table, self.links, Complete(links), {})

    def rematch(self, path: Path | str | None = None) -> Host:
        """A new table for the same players, after the end. It is made first; then this record says where play goes on,
        asked for by the first person."""
        if not self.table.ended:
            raise Unsupported(Message("cannot-rematch-yet"))
        if elsewhere := [event.table for event in self.table.log if isinstance(event, Rematched)]:
            raise Unsupported(Message("cannot-rematch-again", {"table": elsewhere[0]}))
        header = self.table.header
        game, seats, before = header.game.renewed(), header.seats, header.id
        alike: dict[str, Any] = {"takeback": header.takeback, "coach": header.coach, "by_hand": header.by_hand}
        again = Host.create(game, seats, path, previous=before, **alike)
        asks = next((seat for seat, who in enumerate(header.seats) if not who.is_bot), None)
        answer = self.take(Rematch(id=new_id(), seq=self.table.seq, seat=asks, table=again.table.header.id))
        assert isinstance(answer, Accepted)
        return again

    def _keep(self, answer: Accepted) -> None:
        names = by_hash(answer.names)
        if self.record is not None and answer.events:
            self.record.append(answer.events, names)
        self.table.names |= names
        for event, position in zip(answer.events, answer.positions or [None] * len(answer.events), strict=True):
            self.table.apply(event, position)
        self.table.pressed = answer.pressed
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


def _joined(answers: list[Accepted]) -> Accepted:
    """Several answers as one."""
    events, positions = (tuple(chain(*each)) for each in zip(*((a.events, a.positions) for a in answers), strict=True))
    return Accepted(events, positions=positions, names=tuple(chain(*(answer.names for answer in answers))))


def _new_record(path: Path, table: Table, secret: bytes, device: HotSeat) -> RecordFile:
    """Taken for this process first; then the secret, and only then the header: whatever has a header can go on."""
    record = RecordFile.create(path)
    try:
        keep_secret(path, secret, device)
        record.begin(table.header, table.names)
    except BaseException:
        record.close()
        raise
    return record

"""The deals of a job in a file, so that a match can be continued."""

from __future__ import annotations

import json
from pathlib import Path

from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.study.arena.trial import Deal, Job, deal_from_json
from parlour.table.locking import lock
from parlour.table.record import cannot


class Results:
    """A results file: the job in its first line, then one deal a line. Opening it again continues the job."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise cannot("open", path, error) from error
        try:
            lock(self._file.fileno(), path)
            self.deals = self._read(job)
        except BaseException:
            self._file.close()
            raise

    def _read(self, job: Job) -> list[Deal]:
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._file.truncate(len(whole))
        first, *lines = whole.split(b"\n") if whole else [b""]
        if not whole:
            self._append(json.dumps(job.to_json()))
            return []
        if _parsed(first, 1) != json.loads(json.dumps(job.to_json())):
            other = {"file": repr(str(self.path)), "match": first.decode(errors="replace")}
            raise BadRecord(Message("record-arena-other", other))
        deals = [deal_from_json(_parsed(line, number)) for number, line in enumerate(lines[:-1], start=2)]
        if [deal.number for deal in deals] != list(range(len(deals))):
            raise BadRecord(Message("record-arena-numbers", {"file": repr(str(self.path))}))
        return deals

    def add(self, deal: Deal) -> None:
        self._append(json.dumps(deal.to_json()))

    def _append(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _parsed(line: bytes, number: int) -> object:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadRecord(Message("record-not-json", {"why": str(error)}), number) from error

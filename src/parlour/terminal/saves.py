"""The folder of games, unfinished and finished.

Every game is a record in the user's data folder, written event by event. A record whose secret still lies beside it
has not ended (`parlour.table.Host` deletes the secret with the end), so finding unfinished games reads no record whole.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

from parlour.compute.machine import data_folder
from parlour.errors import BadRecord
from parlour.speech.languages import Speech
from parlour.speech.message import Message
from parlour.table import Host
from parlour.table.locking import lock
from parlour.table.naming import NAME, Name, noted, plain
from parlour.table.record import cannot
from parlour.table.verify import SECOND

SECRET = ".jsonl.secret"
RESUME = shlex.join(("parlour", "play", "--resume"))


@dataclass(frozen=True)
class Save:
    """A game as a menu shows it."""

    path: Path
    game: str
    seats: tuple[Mapping[str, Any], ...]
    time: str
    """Its start by the record, in UTC."""
    events: int
    scores: tuple[int, ...] = ()
    """The scores at the end; empty before."""

    def begun(self) -> str:
        """Its start in local time."""
        try:
            return f"{datetime.fromisoformat(self.time).astimezone():%Y-%m-%d %H:%M}"
        except ValueError:
            return self.time[:16]

    def names(self, speech: Speech) -> list[str]:
        """The players as they sat down."""
        return [
            str(seat.get("name") or speech.say("face-name", number=number)) for number, seat in enumerate(self.seats, 1)
        ]


def games_folder() -> Path:
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("make-folder", folder, error) from error
    return folder


def new_path(game: str) -> Path:
    """A unique name that sorts by time."""
    return games_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}-{token_hex(3)}.jsonl"


def unfinished() -> list[Save]:
    """The unfinished games that can be resumed, the one played last first."""
    paths = [path.with_name(path.name.removesuffix(".secret")) for path in games_folder().glob(f"*{SECRET}")]
    saves = [save for path in paths if (save := _glance(path)) is not None]
    return _last_first(saves)


def finished(most: int) -> list[Save]:
    """The games that are over, the one played last first."""
    kept = [path for path in games_folder().glob("*.jsonl") if not path.with_name(f"{path.name}.secret").exists()]
    saves = [_glance(path) for path in sorted(kept, key=_touched, reverse=True)[:most]]
    return _last_first([save for save in saves if save is not None and save.scores])


def _last_first(saves: list[Save]) -> list[Save]:
    return sorted(saves, key=lambda save: (_touched(save.path), save.path.name), reverse=True)


def remove(path: Path) -> None:
    """Deletes an unfinished game that is not open elsewhere: its secret first, so that it is never offered again."""
    with suppress(OSError):
        with path.open("rb+") as file:
            lock(file.fileno(), path)
            path.with_name(f"{path.name}.secret").unlink(missing_ok=True)
        path.unlink(missing_ok=True)


def latest() -> Path:
    """The unfinished game played last; `BadRecord` when there is none."""
    saves = unfinished()
    if not saves:
        raise BadRecord(Message("record-none-unfinished", {"folder": repr(str(games_folder()))}))
    return saves[0].path


def command_to_resume(host: Host) -> str:
    """The command that continues a game left unfinished; empty when it is over or not kept."""
    if host.record is None or host.table.ended:
        return ""
    path = host.record.path
    return RESUME if path.parent == games_folder() else f"{RESUME} {shlex.quote(str(path))}"


def _glance(path: Path) -> Save | None:
    try:
        with path.open("rb") as file:
            header, names, events = json.loads(file.readline()), dict[str, Name](), 0
            scores: tuple[int, ...] = ()
            for line in file:
                if line.startswith(NAME):
                    names |= noted(line)
                    continue
                events += line.endswith(b"\n")
                if b'"event":"end"' in line:
                    scores = tuple(map(int, json.loads(line)["scores"]))
        if header["format"] != SECOND:
            return None
        seats = tuple(plain(seat, names) for seat in header["seats"])
        return Save(path, str(header["game"]), seats, str(header["time"]), events, scores)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _touched(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0

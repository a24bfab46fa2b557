"""The secret of a table in play, in a file beside its record that only its owner may read.

The first line is the table's; two more are the id and the secret of this machine's own device.
"""

from __future__ import annotations

import os
from pathlib import Path

from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.table.chance import Links
from parlour.table.hot_seat import HotSeat
from parlour.table.record import cannot, sync_folder
from parlour.table.table import Table


def secret_path(record: Path) -> Path:
    return record.with_name(record.name + ".secret")


def keep_secret(record: Path, secret: bytes, device: HotSeat) -> None:
    """Durable when it returns."""
    path = secret_path(record)
    lines = [secret.hex(), device.id, device.secret.hex()]
    try:
        path.unlink(missing_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write("\n".join(lines) + "\n")
            file.flush()
            os.fsync(descriptor)
        sync_folder(path.parent)
    except OSError as error:
        raise cannot("make", path, error) from error


def kept_secret(record: Path, table: Table) -> tuple[Links, HotSeat]:
    """The secret a table goes on with; `BadRecord` if it is lost, or another table's."""
    path, header = secret_path(record), table.header
    try:
        secret, *own = map(bytes.fromhex, path.read_text().split())
        links = Links(header.chance_id, b"", secret)
        device = HotSeat(own[0].hex(), own[1]) if own[1:] else None
    except (OSError, ValueError) as error:
        raise BadRecord(Message("record-no-secret", {"file": repr(str(path)), "why": str(error)})) from error
    if links.top(0).hex() != header.commitment or device is None:
        raise BadRecord(Message("record-other-secret", {"file": repr(str(path))}))
    return links, device

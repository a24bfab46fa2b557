"""The fields of every event of a table, and its JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec


class Event(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="event"
):
    """The fields of all events. Each declares `time` and `id` last, because a record's line ends with them."""

    kind: ClassVar[str]
    seq: int

    if TYPE_CHECKING:
        time: str = ""
        id: str = ""

    def encode(self) -> bytes:
        """The event as JSON, without spaces: `seq` and `event` first, defaults omitted."""
        kind, seq = self.kind.encode(), b"%d" % self.seq
        written = _ENCODER.encode(self)  # begins with {"event":"KIND","seq":SEQ
        return b'{"seq":%b,"event":"%b"%b' % (seq, kind, written[18 + len(kind) + len(seq) :])

    def to_json(self) -> dict[str, Any]:
        """JSON-ready; defaults omitted."""
        data: dict[str, Any] = msgspec.json.decode(self.encode())
        return data


_ENCODER = msgspec.json.Encoder()

"""Writes, reads and counts frames of RFC 6455.

Nearly all are whole text messages. A frame takes six bytes to send and microseconds to handle, whatever it is: a ping,
a pong, an empty fragment, a text of one letter. So frames are counted as they arrive, before they are handled, by
connection and by address, and a client that sends too many is cut off.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one

from parlour.server.core.bucket import Bucket

TEXT, MASKED = 0x81, 0x80
"""A final fragment with a text; the bit of the second byte that a client must set."""
CONTROL = 8
"""From this opcode on, frames are not part of messages."""
_SHORT, _MIDDLE, _LONG = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")
LONGEST_HEAD = 14
MOST_FRAGMENTS = 64
"""Fragments of one message. They may be empty, so the bound on bytes does not bound them."""


def text_frame(message: bytes) -> bytes:
    """A whole text message as a server frames it: one final fragment, unmasked."""
    length = len(message)
    if length < 126:
        return _SHORT.pack(TEXT, length) + message
    if length < 65_536:
        return _MIDDLE.pack(TEXT, 126, length) + message
    return _LONG.pack(TEXT, 127, length) + message


def fragments(message: bytes, size: int) -> Iterator[bytes]:
    """A long text message in frames of a number of bytes: a first one, continuations, and a final one."""
    for at in range(0, len(message), size):
        frame = text_frame(message[at : at + size])
        opcode = (TEXT & 0x0F if at == 0 else 0) | (TEXT & 0x80 if at + size >= len(message) else 0)
        yield bytes([opcode]) + frame[1:]


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text, if the data is exactly one frame with a whole text message of a client, of `most` bytes at most."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    length, mask = data[1] - MASKED, 2
    if length == 126:
        length, mask = data[2] << 8 | data[3], 4
    if length > most or len(data) != mask + 4 + length:
        return None
    text: bytes = apply_mask(data[mask + 4 :], data[mask : mask + 4])
    return text


def ends_between_messages(data: bytes) -> bool:
    """Whether a client's data that begins at a message's start also ends at a message's end."""
    at, half = 0, False
    while at + 2 <= len(data):
        final, opcode = data[at] & 0x80, data[at] & 0x0F
        length, head = data[at + 1] & 0x7F, 6
        if length == 126:
            length, head = int.from_bytes(data[at + 2 : at + 4]), 8
        elif length == 127:
            length, head = int.from_bytes(data[at + 2 : at + 10]), 14
        if at + head > len(data):
            return False
        at += head + length
        if opcode < CONTROL:
            half = not final
    return at == len(data) and not half


class FrameMeter:
    """`own` is the connection's bucket; `shared` takes from the address's, once it is known whose connection it is."""

    __slots__ = ("_rest", "_skip", "own", "shared")

    def __init__(self, own: Bucket) -> None:
        self.own = own
        self.shared: Callable[[], bool] | None = None
        self._skip = 0
        """Bytes of the present frame that are still to come."""
        self._rest = b""
        """The beginning of an incomplete frame header."""

    def one(self) -> bool:
        """Counts one whole frame. Returns whether it may pass."""
        shared = self.shared
        return self.own.take() and (shared is None or shared())

    def pass_on(self, data: bytes) -> bool:
        """Counts the frames that begin in the data. Returns whether they may pass."""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at, end = self._skip, len(data)
        while at < end:
            length, head = data[at + 1] & 0x7F if at + 1 < end else 0, 6
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4]), 8
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10]), LONGEST_HEAD
            if at + head > end:
                self._rest, self._skip = data[at:], 0
                return True
            if not self.one():
                return False
            at += head + length
        self._skip = at - end
        return True

"""Counts the frames of a connection before anything is done about them.

A frame takes six bytes to send and microseconds to handle, whatever it is: a ping, a pong, an empty fragment, a text of
one letter. So frames are counted as they come, by connection and by address, and whoever sends too many is cut off.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.server.ops.limits import Bucket

LONGEST_HEAD = 14
MOST_FRAGMENTS = 64
"""Of one message. Fragments may be empty, so the bound on bytes does not bound them."""


class FrameMeter:
    """`own` is the connection's bucket; `shared` takes from the address's, once it is known whose connection it is."""

    __slots__ = ("_rest", "_skip", "own", "shared")

    def __init__(self, own: Bucket) -> None:
        self.own = own
        self.shared: Callable[[], bool] | None = None
        self._skip = 0
        """Bytes of the present frame that are still to come."""
        self._rest = b""
        """The beginning of a frame's head that came without its end."""

    def one(self) -> bool:
        """Counts one whole frame. Whether it may pass."""
        shared = self.shared
        return self.own.take() and (shared is None or shared())

    def pass_on(self, data: bytes) -> bool:
        """Counts the frames that begin in the data. Whether they may pass."""
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

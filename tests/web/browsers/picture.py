"""Pictures of a screen: read from a PNG or from an X window dump, written as a PNG."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Picture:
    width: int
    rows: tuple[bytes, ...]
    """Red, green and blue of each pixel, row by row."""

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        red, green, blue = self.rows[round(y)][round(x) * 3 :][:3]
        return red, green, blue

    def png(self) -> bytes:
        size = struct.pack(">IIBBBBB", self.width, len(self.rows), 8, 2, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + row for row in self.rows))
        return SIGNATURE + _chunk(b"IHDR", size) + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")


def of_dump(dump: bytes, height: int) -> Picture:
    """The lowest rows of an X window dump, the form in which a virtual screen keeps what it shows."""
    head = struct.unpack(">20I", dump[:80])
    start, width, tall, stride = head[0] + head[19] * 12, head[4], head[5], head[12]
    lines = (dump[start + row * stride :][: width * 4] for row in range(tall - height, tall))
    return Picture(width, tuple(_thirds(line[2::4], line[1::4], line[0::4]) for line in lines))


def of_png(data: bytes) -> Picture:
    """A PNG of eight bits a channel, with or without transparency."""
    width, height, depth, kind, *_ = struct.unpack(">IIBBBBB", data[16:29])
    assert depth == 8 and kind in (2, 6), "not such a picture"
    packed, at = b"", 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += length + 12
    channels = 4 if kind == 6 else 3
    plain, stride = zlib.decompress(packed), width * channels
    lines = [bytes(stride)]
    for row in range(height):
        line = plain[row * (stride + 1) :][: stride + 1]
        lines.append(_unfiltered(line[0], bytearray(line[1:]), lines[-1], channels))
    rows = tuple(_thirds(*(line[each::channels] for each in range(3))) for line in lines[1:])
    return Picture(width, rows)


def _unfiltered(kind: int, line: bytearray, above: bytes, step: int) -> bytes:
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        corner = above[at - step] if at >= step else 0
        line[at] = (
            line[at] + (0, left, above[at], (left + above[at]) // 2, _nearest(left, above[at], corner))[kind]
        ) & 255
    return bytes(line)


def _nearest(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))


def _thirds(red: bytes, green: bytes, blue: bytes) -> bytes:
    line = bytearray(len(red) * 3)
    line[0::3], line[1::3], line[2::3] = red, green, blue
    return bytes(line)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

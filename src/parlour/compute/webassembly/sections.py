"""Reads the import and export sections of a WebAssembly module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

MAGIC: Final = b"\0asm\1\0\0\0"
IMPORTS: Final = 2
EXPORTS: Final = 7


def imports(module: bytes) -> int:
    """How many things the module wants from outside."""
    return sum(_number(body, 0)[0] for kind, body in _sections(module) if kind == IMPORTS)


def exports(module: bytes) -> set[str]:
    """The names of the module's exports."""
    names: set[str] = set()
    for kind, body in _sections(module):
        if kind == EXPORTS:
            count, at = _number(body, 0)
            for _ in range(count):
                length, at = _number(body, at)
                names.add(body[at : at + length].decode())
                _, at = _number(body, at + length + 1)  # after the name a byte for its kind, then its index
    return names


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    assert module.startswith(MAGIC)
    at = len(MAGIC)
    while at < len(module):
        kind = module[at]
        length, at = _number(module, at + 1)
        yield kind, module[at : at + length]
        at += length


def _number(body: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number, and where the next thing begins."""
    value = shift = 0
    while True:
        byte = body[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at

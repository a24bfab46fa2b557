"""Encodes values as bytes for hashing: each with its length, so that no two inputs look alike."""

from __future__ import annotations

import hashlib


def sized(data: bytes) -> bytes:
    """`s(b)`: the length in four bytes, then the bytes."""
    return len(data).to_bytes(4, "big") + data


def number(value: int) -> bytes:
    """`u(n)`: eight bytes, big-endian."""
    return value.to_bytes(8, "big")


def digest(tag: str, *fields: bytes) -> bytes:
    """`H(tag, f1, …)`: SHA-256 over the tag and the fields, each with its length."""
    return hashlib.sha256(b"".join(map(sized, (f"parlour/2 {tag}".encode("ascii"), *fields)))).digest()

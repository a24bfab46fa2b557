"""Keys: unguessable, stored only as hashes. An opener's invitations follow from the opener's key, so nothing is stored.

host key     opens the opener's seats, and may invite
seat key     opens one seat; as a private link it follows from the host key, after joining by invitation it is fresh
invite       lets one join, and nothing else
claim        opens nothing until the host agrees; then it is the key of a seat
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass


@dataclass(frozen=True)
class KeyRow:
    """A stored key."""

    hash: str
    kind: str
    """`host`, `seat`, `invite` or `claim`."""
    seats: tuple[int, ...]
    joined: bool
    since: str


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """The hash that is stored. Keys have 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(b"parlour key " + key.encode()).hexdigest()


def invite_of(host_key: str) -> str:
    return _derived(host_key, "invite")


def seat_key_of(host_key: str, seat: int) -> str:
    return _derived(host_key, f"seat {seat}")


def _derived(host_key: str, what: str) -> str:
    digest = hmac.digest(host_key.encode(), what.encode(), "sha256")
    return urlsafe_b64encode(digest[:24]).decode()

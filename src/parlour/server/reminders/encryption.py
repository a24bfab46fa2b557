"""Web Push on the wire: messages encrypted for one browser (RFC 8291), and the signature of their sender (RFC 8292).

Curves and ciphers come from `cryptography`, which is imported by the first reminder.
"""

from __future__ import annotations

import hmac
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
"""The record size that the header names; a message is one record."""
LAST = b"\x02"
"""The delimiter of the last record, and so of the only one."""


class Receiver(NamedTuple):
    """The keys of a browser's subscription."""

    point: bytes
    """Its public key, uncompressed."""
    auth: bytes


def new_secret() -> str:
    """A new private key on P-256, in hexadecimal digits."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def private_key(secret: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(secret, 16), ec.SECP256R1())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key, uncompressed: 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def receiver(point: str, auth: str) -> Receiver:
    """Reads the keys of a subscription; raises `ValueError` where the first is no point of the curve."""
    read = Receiver(unpacked(point), unpacked(auth))
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read.point)
    return read


def encrypted(
    message: bytes, to: Receiver, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a push message (`aes128gcm`); its key and salt are fresh unless a test gives them."""
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    public = point_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.point))
    secret = _derived(to.auth, shared, b"WebPush: info\0" + to.point + public, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack(">IB", RECORD, len(public)) + public
    return header + AESGCM(key).encrypt(nonce, message + LAST, None)


def authorization(own: ec.EllipticCurvePrivateKey, audience: str, subject: str, expires: int) -> str:
    """The `Authorization` header that says who sends, to the origin of one push service, until a time."""
    claims = {"aud": audience, "exp": expires, "sub": subject}
    signed = f"{packed(_json({'typ': 'JWT', 'alg': 'ES256'}))}.{packed(_json(claims))}"
    r, s = decode_dss_signature(own.sign(signed.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={signed}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={packed(point_of(own))}"


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869), for at most one block."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), about + b"\1", "sha256")[:length]


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def packed(data: bytes) -> str:
    """Base64url without padding, as all of Web Push writes bytes."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))

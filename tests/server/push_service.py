"""A stand-in for the push service of a browser, and for the browser: takes messages by https, and decrypts them.

It reads messages as RFC 8291 says, with a key derivation of its own, not with the code that is tested.
"""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's subscription at the stand-in."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"sixteen bytes...") -> None:
        self.key, self.auth = key or ec.generate_private_key(ec.SECP256R1()), auth
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def decrypted(self, body: bytes) -> bytes:
        """The message, of one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= 4096 and len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        about = b"WebPush: info\0" + self.point + sender
        secret = HKDF(SHA256(), 32, self.auth, about).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        message = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert message[-1] == 2, "the delimiter of the last record"
        return message[:-1]


def checked(authorization: str, key: str) -> dict[str, Any]:
    """The claims of a sender, whose signature fits the key that browsers were given."""
    scheme, _, parameters = authorization.partition(" ")
    told = dict(each.strip().split("=", 1) for each in parameters.split(","))
    assert scheme == "vapid" and told["k"] == key
    signed, _, signature = told["t"].rpartition(".")
    raw = unpacked(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(unpacked(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    return dict(claims)


class PushService:
    """Answers each message with the next of `statuses`, and with 201 where none is left."""

    def __init__(self, folder: Path, answer: bytes = b"") -> None:
        self.certificate, self._pair = certificate(folder)
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        self._answer = answer

    async def __aenter__(self) -> PushService:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._pair)
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0, ssl=context)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((head[0], headers, body))
        status = self.statuses.pop(0) if self.statuses else 201
        writer.write(
            self._answer or f"HTTP/1.1 {status} Told\r\nLocation: https://127.0.0.1:{self.port}/\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()

    def subscription(self, browser: Browser, name: str = "ada", language: str = "en") -> dict[str, str]:
        """The body by which a page subscribes."""
        return {
            "endpoint": f"https://127.0.0.1:{self.port}/push/{name}",
            "p256dh": packed(browser.point),
            "auth": packed(browser.auth),
            "language": language,
        }

    async def until(self, messages: int, seconds: float = 20) -> None:
        async with asyncio.timeout(seconds):
            while len(self.heard) < messages:
                await asyncio.sleep(0.02)


def certificate(folder: Path) -> tuple[str, str]:
    """A certificate of this machine that signs itself, and the same with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a stand-in")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
        .public_bytes(Encoding.PEM)
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "trusted.pem").write_bytes(made)
    (folder / "pair.pem").write_bytes(made + private)
    return str(folder / "trusted.pem"), str(folder / "pair.pem")

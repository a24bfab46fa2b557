"""Posts to addresses that strangers name: by https, to public addresses only, without redirects, with a short time
limit.

The name of a host is resolved once, every address is checked, and the connection goes to an address that was checked:
so a name cannot change between check and connection. Only status and headers of the answer are read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

SECONDS = 10.0
"""The time limit for one message in seconds, from resolving the host to the answer."""
HEAD = 8_192
"""The most bytes read of the answer."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses behind a translator (NAT64)."""
TLS = 443


class NotAllowed(Exception):
    """The server does not post to this address."""


class Failed(Exception):
    """The message did not arrive: no connection, a timeout, or no valid answer."""


def is_allowed(address: str, port: int) -> bool:
    """Whether the server may connect there: a public address and the port of https."""
    found = _inner(ip_address(address.partition("%")[0]))
    return port == TLS and found.is_global and not found.is_multicast


def _inner(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address within an IPv6 one that leads to it, else the address itself."""
    if isinstance(address, IPv6Address):
        if address in TRANSLATED:
            return IPv4Address(int(address) & 0xFFFFFFFF)
        teredo = address.teredo
        return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else address)
    return address


def origin_of(url: str) -> tuple[str, str, int]:
    """Origin, host and port of an address; raises `NotAllowed` unless it is a plain https one."""
    try:
        parts = urlsplit(url)
        port = parts.port or TLS
    except ValueError:
        raise NotAllowed from None
    host = parts.hostname or ""
    if parts.scheme != "https" or not host or parts.username is not None or not url.isascii() or not url.isprintable():
        raise NotAllowed
    return f"https://{parts.netloc.lower()}", host, port


@cache
def trusted() -> ssl.SSLContext:
    """The certificates that this machine trusts, cached because reading them takes a while."""
    return ssl.create_default_context()


async def post(url: str, headers: Mapping[str, str], body: bytes) -> int:
    """The status of the answer."""
    _, host, port = origin_of(url)
    try:
        async with asyncio.timeout(SECONDS):
            address = await _resolved(host, port)
            return await _post(address, host, port, _request(url, headers, body))
    except (OSError, TimeoutError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
        raise Failed(type(error).__name__) from error


async def _resolved(host: str, port: int) -> str:
    """The first address of a host, all of which must be allowed."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(is_allowed(address, port) for address in addresses):
        raise NotAllowed
    return addresses[0]


def _request(url: str, headers: Mapping[str, str], body: bytes) -> bytes:
    parts = urlsplit(url)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if " " in target:
        raise NotAllowed
    fields = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [" ".join(("POST", target, "HTTP/1.1")), *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


async def _post(address: str, host: str, port: int, request: bytes) -> int:
    reader, writer = await asyncio.open_connection(address, port, ssl=trusted(), server_hostname=host, limit=HEAD)
    try:
        writer.write(request)
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
    finally:
        with suppress(OSError):
            writer.transport.abort()
    version, status = head.split(b" ", 2)[:2]
    if not version.startswith(b"HTTP/1.") or not status.isdigit():
        raise Failed
    return int(status)

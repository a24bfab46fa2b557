"""The sockets a server listens on, bound before anything else, so that a port in use is reported at once."""

from __future__ import annotations

import errno
import socket
from contextlib import suppress

from parlour.errors import BadOption
from parlour.speech.message import Message

NEXT = 50
"""The number of ports tried after the wanted one."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")
NOT_HERE = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
"""The error of a machine without such an address."""
EVERYWHERE = ("0.0.0.0", "::", "")


class PortInUse(BadOption):
    def __init__(self, host: str, port: int) -> None:
        super().__init__("port", port, Message("serve-port-in-use", {"address": f"{host}:{port}"}))


def bound(host: str, port: int) -> list[socket.socket]:
    """A socket for each address that the host has and this machine can use, not listening yet.

    `localhost` often names an IPv6 address even where IPv6 is switched off; that address is skipped.
    """
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise BadOption("host", host, Message("serve-host", {"why": error.strerror or str(error)})) from error
    places = [(each[0], each[4]) for each in dict.fromkeys(found)]
    sockets: list[socket.socket] = []
    refused: OSError | None = None
    for family, place in places:
        if port == 0 and sockets:
            break  # each would get another number
        try:
            sockets.append(_bound(family, place))
        except OSError as error:
            refused = error
            if error.errno not in NOT_HERE:
                break
    if refused is not None and (not sockets or refused.errno not in NOT_HERE):
        for each in sockets:
            each.close()
        if refused.errno == errno.EADDRINUSE:
            raise PortInUse(host, port) from refused
        raise BadOption("host", host, Message("serve-host", {"why": refused.strerror or str(refused)})) from refused
    return sockets


def bound_from(host: str, port: int) -> tuple[list[socket.socket], int]:
    """Sockets at the first free port from this one on, and the port."""
    for each in range(port, min(port + NEXT, 65_535) + 1):
        with suppress(PortInUse):
            return bound(host, each), each
    raise PortInUse(host, port)


def home_addresses() -> tuple[str, ...]:
    """This machine's addresses in private networks, the one of the default route first.

    Connecting a datagram socket sends nothing; it reveals which address the system would use.
    """
    found: dict[str, None] = {}
    for there in ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((there, 9))
                found[asking.getsockname()[0]] = None
            except OSError:
                continue
    return tuple(each for each in found if not each.startswith(("127.", "0.")))


def _bound(family: int, place: object) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(place)  # type: ignore[arg-type]
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made

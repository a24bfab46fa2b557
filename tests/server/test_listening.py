"""Which addresses a server listens on: all that its host has and the machine can use."""

import errno
import socket
from collections.abc import Callable

import pytest

from parlour.errors import BadOption
from parlour.server.ops import listening
from parlour.server.ops.listening import PortInUse, bound

STREAM = (socket.SOCK_STREAM, socket.IPPROTO_TCP, "")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture
def without_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    """`localhost` names ::1 and 127.0.0.1, and the machine has no IPv6."""
    make: Callable[..., socket.socket] = listening._bound

    def refusing(family: int, place: object) -> socket.socket:
        if family == socket.AF_INET6:
            raise OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address")
        return make(family, place)

    def both(host: str, port: int, **_: object) -> list[object]:
        six = (socket.AF_INET6, *STREAM, ("::1", port, 0, 0))
        return [six] if host == "ip6-localhost" else [six, (socket.AF_INET, *STREAM, ("127.0.0.1", port))]

    monkeypatch.setattr(listening, "_bound", refusing)
    monkeypatch.setattr(socket, "getaddrinfo", both)


@pytest.mark.usefixtures("without_ipv6")
@pytest.mark.parametrize("port", [0, 1])
def test_localhost_without_ipv6_is_127_0_0_1_alone(port: int) -> None:
    sockets = bound("localhost", free_port() if port else 0)
    assert [each.getsockname()[0] for each in sockets] == ["127.0.0.1"]
    for each in sockets:
        each.close()


@pytest.mark.usefixtures("without_ipv6")
def test_a_host_with_no_address_of_this_machine_is_refused() -> None:
    with pytest.raises(BadOption, match="host"):
        bound("ip6-localhost", free_port())


@pytest.mark.usefixtures("without_ipv6")
def test_a_port_in_use_is_told_as_such_all_the_same() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortInUse):
            bound("localhost", taken.getsockname()[1])

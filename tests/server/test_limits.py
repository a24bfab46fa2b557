"""The limits to the letter: what is just enough passes, what is one too many does not."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, cast

import pytest

from parlour.server.core import bucket
from parlour.server.core.bucket import Bucket
from parlour.server.core.journal import Unavailable
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.ops.limits import ByAddress, Connections, Sockets, most_sockets, trusted
from parlour.server.ops.status import Background, Status
from parlour.server.settings import Lifetimes
from parlour.server.storage.database import Database, Statement
from parlour.server.storage.store import Store
from parlour.server.transport.frames import FrameMeter
from parlour.speech.message import Message


class Clock:
    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(bucket, "time", made)
    return made


def test_a_bucket_gives_what_it_holds_and_what_has_flowed_in_since(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, size=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.49
    assert not bucket.take()
    clock.now += 0.01
    assert bucket.take() and not bucket.take(), "exactly one has flowed in"
    clock.now += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "it never holds more than its size"


def test_several_tokens_at_once(clock: Clock) -> None:
    bucket = Bucket(rate=1.0, size=10.0)
    assert bucket.take(4) and bucket.take(6) and not bucket.take(1)
    clock.now += 10
    assert bucket.take(25), "more than it ever holds is given when it is full"
    clock.now += 24
    assert not bucket.take(10), "and paid back"
    clock.now += 1
    assert bucket.take(10)


def test_a_bucket_is_forgotten_when_it_is_full_again_and_not_before(clock: Clock) -> None:
    rates = ByAddress(rate=1.0, size=2.0)
    rates.take("a"), rates.take("a"), rates.take("b")
    rates.forget()
    assert set(rates.buckets) == {"a", "b"}
    clock.now += 1
    rates.forget()
    assert set(rates.buckets) == {"a"}
    assert rates.take("a") and not rates.take("a"), "what was used up is still used up"
    clock.now += 2
    rates.forget()
    assert rates.buckets == {}


def test_connections_are_counted_by_address_and_in_all() -> None:
    connections = Connections(each=2, together=3)
    assert [connections.enter(who) for who in "aaabb"] == [True, True, False, True, False]
    connections.leave("a")
    assert connections.open == {"a": 1, "b": 1} and connections.total == 2
    assert connections.enter("b")


def test_sockets_of_a_proxy_count_only_in_all() -> None:
    sockets = Sockets(each=1, together=4, arrivals=(0.0, 10.0), proxies="10.0.0.1, 192.168.0.0/16")
    proxy, home, other = ("10.0.0.1", 1), ("192.168.7.7", 1), ("10.0.0.2", 1)
    assert [sockets.enter(each) for each in (proxy, home, proxy, other, other)] == [True, True, True, True, False]
    assert sockets.total == 4 and not sockets.enter(proxy)
    sockets.leave(other)
    assert sockets.enter(proxy) and not sockets.enter(proxy)


def test_sockets_come_only_so_fast(clock: Clock) -> None:
    sockets = Sockets(each=100, together=100, arrivals=(1.0, 2.0), proxies="")
    client = ("10.0.0.2", 1)
    assert [sockets.enter(client) for _ in range(3)] == [True, True, False]
    clock.now += 1
    assert sockets.enter(client)


def test_some_descriptors_are_kept_for_others() -> None:
    assert 0 < most_sockets(100) <= 100 and most_sockets(10**9) < 10**9
    assert trusted("*")(("8.8.8.8", 1)) and not trusted("")(("127.0.0.1", 1)) and not trusted("x")(("y", 1))


@pytest.mark.parametrize("step", [1, 2, 3, 5, 7, 100])
def test_frames_are_counted_however_they_are_cut(clock: Clock, step: int) -> None:
    short, empty = b"\x81\x83\0\0\0\0abc", b"\x89\x80\0\0\0\0"
    middle = b"\x81\xfe\x00\x80\0\0\0\0" + b"x" * 128
    long = b"\x82\xff" + (70_000).to_bytes(8) + b"\0\0\0\0" + b"y" * 70_000
    data = short + empty + middle + long + empty
    meter = FrameMeter(Bucket(0.0, 5.0))
    assert all(meter.pass_on(data[at : at + step]) for at in range(0, len(data), step))
    assert not meter.one(), "five, and no more"
    meter = FrameMeter(Bucket(0.0, 4.0))
    assert not all(meter.pass_on(data[at : at + step]) for at in range(0, len(data), step))


def test_the_frames_of_an_address_are_counted_together() -> None:
    shared = Bucket(0.0, 3.0)
    meters = [FrameMeter(Bucket(0.0, 10.0)) for _ in range(2)]
    for meter in meters:
        meter.shared = shared.take
    assert [meter.one() for meter in (*meters, *meters)] == [True, True, True, False]


class OtherClock:
    """A shared database whose clock is ten minutes ahead."""

    shared = True
    asked: Any = None

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        self.asked = values
        return [(time.time() + 600,)] if "clock_timestamp" in sql else []

    async def write(self, statements: Sequence[Statement]) -> list[tuple[Any, ...]]:
        self.asked = statements[-1].values
        return []


async def test_nodes_go_by_the_clock_of_their_database() -> None:
    database = OtherClock()
    store = Store(cast(Database, database), Lifetimes())
    await store.set_clock()
    assert store.now() == pytest.approx(time.time() + 600, abs=5)
    for ask in (store.expire, lambda: store.orphans(0.0), lambda: store.present_elsewhere("node")):
        await ask()
        assert database.asked[-1] == pytest.approx(time.time() + 600, abs=5), "and not by their own"


async def test_what_is_done_again_and_again_goes_on_after_any_failure() -> None:
    done: list[int] = []
    enough = asyncio.Event()

    async def work() -> None:
        done.append(1)
        if len(done) == 4:
            enough.set()
        raise (RequestRefused("x", Message("server-bug")), Unavailable("y"), KeyError("z"), OSError())[len(done) % 4]

    background = Background(Status())
    background.every(0.001, work)
    async with asyncio.timeout(20):
        await enough.wait()
    await background.stop()

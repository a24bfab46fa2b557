import asyncio
import inspect
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.nodes import Running, Zygote, start, the_zygote
from tests.server.postgresql import Missing, PostgreSQL


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One node on SQLite for all tests that do not harm it."""
    running = start(tmp_path_factory.mktemp("node"), gone_after=1.0, room_idle=5.0)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text()


@pytest.fixture(scope="session")
def zygote() -> Zygote:
    return the_zygote()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A real PostgreSQL of the tests' own."""
    with tempfile.TemporaryDirectory(prefix="parlour-postgresql-", ignore_cleanup_errors=True) as folder:
        try:
            server = PostgreSQL(Path(folder))
        except Missing as missing:
            pytest.skip(str(missing))
        server.start()
        yield server
        server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path

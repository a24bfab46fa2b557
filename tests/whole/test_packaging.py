"""packaging/: the container file and the Debian package run the server as people do, and find what they name."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.server.nodes import free_port, start

from parlour.terminal.commands import parse

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging"
WHEEL = "parlour-0.1.0-py3-none-any.whl"


@pytest.fixture(scope="module")
def steps() -> dict[str, list[str]]:
    """The instructions of the container file, by their words; a line that ends with a backslash goes on."""
    text = re.sub(r"\\\n", " ", (FOLDER / "Containerfile").read_text())
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            found.setdefault(word, []).append(rest.strip())
    return found


def test_a_container_builds_from_the_wheel_and_serves_as_nobody_special(steps: dict[str, list[str]]) -> None:
    (base,) = steps["FROM"]
    assert re.fullmatch(r"python:3\.1[123]-slim", base), "the official image, from wherever the builder gets it"
    (copied,) = steps["COPY"]
    assert Path(WHEEL).match(copied.split()[0]) and copied.split()[1] == "/tmp/"
    assert steps["USER"] == ["parlour"] and f"--home-dir {steps['VOLUME'][0]} " in steps["RUN"][0]
    command = [*json.loads(steps["ENTRYPOINT"][0]), *json.loads(steps["CMD"][0])]
    assert command[0] == "parlour"
    told = parse(command[1:])
    assert (told.command, told.host, str(told.data)) == ("serve", "0.0.0.0", steps["VOLUME"][0])
    assert str(told.port) == steps["EXPOSE"][0] and f"127.0.0.1:{told.port}/" in steps["HEALTHCHECK"][0]


@pytest.mark.long
def test_the_health_check_of_a_container_tells_a_server_from_none(steps: dict[str, list[str]], tmp_path: Path) -> None:
    python, *arguments = json.loads(steps["HEALTHCHECK"][0].partition("CMD ")[2])
    assert python == "python"

    def healthy(port: int) -> bool:
        asked = [each.replace(":8000/", f":{port}/") for each in arguments]
        return subprocess.run([sys.executable, *asked], capture_output=True, timeout=60).returncode == 0

    node = start(tmp_path)
    assert healthy(node.port)
    assert node.stop() == 0
    assert not healthy(free_port())


def test_the_service_of_debian_runs_what_is_installed() -> None:
    unit = (FOLDER / "debian" / "parlour.service").read_text()
    (line,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    (options,) = re.findall(r'^OPTIONS="(.+)"$', (FOLDER / "debian" / "default").read_text(), re.MULTILINE)
    command, *arguments = shlex.split(line.replace("$OPTIONS", options))
    told = parse(arguments)
    assert command == "/usr/bin/parlour" and (told.command, str(told.data)) == ("serve", "/var/lib/parlour")
    assert "User=parlour\n" in unit and "adduser --system" in (FOLDER / "debian" / "postinst").read_text()


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="packages of Debian are built on Debian")
def test_a_debian_package_holds_the_wheel_and_keeps_data_on_removal(tmp_path: Path) -> None:
    with ZipFile(tmp_path / WHEEL, "w") as wheel:  # as small as can be installed
        about = "parlour-0.1.0.dist-info"
        wheel.writestr("parlour/__init__.py", "")
        wheel.writestr("parlour/__main__.py", "print('the package speaks')")
        wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: parlour\nVersion: 0.1.0\n")
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{about}/RECORD", "")
    build = [str(FOLDER / "deb"), str(tmp_path / WHEEL), str(tmp_path)]
    subprocess.run(build, check=True, capture_output=True, env={**os.environ, "PYTHON": sys.executable})
    (package,) = tmp_path.glob("parlour_0.1.0_*.deb")
    subprocess.run(["dpkg-deb", "-R", str(package), str(tmp_path / "out")], check=True)
    out = tmp_path / "out"
    assert {"usr/bin/parlour", "lib/systemd/system/parlour.service", "etc/default/parlour", "opt/parlour/parlour"} <= {
        str(each.relative_to(out)) for each in out.rglob("*")
    }
    for script in ("postinst", "prerm", "postrm"):
        subprocess.run(["sh", "-n", str(out / "DEBIAN" / script)], check=True)
    launcher = (out / "usr/bin/parlour").read_text()
    minor = f"python3.{sys.version_info.minor}"
    assert f"/usr/bin/{minor} " in launcher and f"Depends: {minor}, " in (out / "DEBIAN" / "control").read_text()
    here = launcher.replace(f"/usr/bin/{minor}", sys.executable).replace("/opt/parlour", str(out / "opt/parlour"))
    said = subprocess.run(["sh", "-c", here], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert said == "the package speaks\n"
    removal = (out / "DEBIAN" / "postrm").read_text()
    assert [line for line in removal.splitlines() if "/var/lib" in line] == [
        'if [ "$1" = purge ]; then rm -rf /var/lib/parlour /var/cache/parlour; fi'
    ]

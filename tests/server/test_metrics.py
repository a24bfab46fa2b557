"""The text of `/metrics`, also on systems that tell a process less about itself."""

import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from parlour.server.ops import metrics
from parlour.server.ops.metrics import Metrics
from tests.server.nodes import Zygote, free_port


def text() -> str:
    return Metrics().text(up=True, tables=3, connections=2, workers_lost=1, bots_waiting=0)


def test_every_figure_is_explained_and_has_one_value() -> None:
    lines = text().splitlines()
    for line in lines:
        if line.startswith("# HELP"):
            assert f"# TYPE {line.split()[2]} " in text()
    assert "parlour_tables_in_memory 3" in lines and "parlour_connections 2" in lines
    assert "parlour_workers_lost_total 1" in lines and "parlour_up 1" in lines


def test_without_proc_the_most_memory_there_ever_was_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    now = metrics.resident()
    monkeypatch.setattr(metrics, "STATM", str(tmp_path / "none"))
    most = metrics.resident()
    assert now is not None and most is not None and most > now / 2


def test_a_system_without_resource_tells_no_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Like on Windows: importing the server must work there, and the figure is left out."""
    monkeypatch.setattr(metrics, "STATM", str(tmp_path / "none"))
    monkeypatch.setitem(sys.modules, "resource", None)
    assert metrics.resident() is None
    assert "process_resident_memory_bytes" not in text() and "process_cpu_seconds_total" in text()


def test_no_module_of_the_server_needs_what_only_unix_has() -> None:
    """Import everything in a process where `resource`, `fcntl`, `pwd` and uvloop cannot be imported."""
    code = (
        "import sys\n"
        "for name in ('resource', 'fcntl', 'pwd', 'grp', 'uvloop'): sys.modules[name] = None\n"
        "import parlour.server.transport.app, parlour.server.service, parlour.server.process\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_metrics_can_have_an_address_of_their_own(tmp_path: Path, zygote: Zygote) -> None:
    port = free_port()
    node = zygote.start(database=str(tmp_path / "x.sqlite3"), metrics=f"127.0.0.1:{port}")
    with node.client() as client:
        assert client.get("/metrics").status_code == 404, "and nowhere else"
        assert client.get("/health").json()["bots"] is True
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False) as watcher:
        assert "parlour_up 1" in watcher.get("/metrics").text
        assert watcher.get("/health").json()["status"] == "ok"
        assert watcher.get("/api/games").status_code == 404
    with socket.create_connection(("127.0.0.1", port)) as rude:
        rude.sendall(b"x" * 20_000)
        with suppress(ConnectionError):
            assert rude.recv(100) == b""
    node.kill()

"""`server.offline`: a folder of `parlour pocket` is sent packed or plain, and nothing beside it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from parlour.errors import BadOption
from parlour.server.offline.folder import Offline
from tests.server.nodes import start

FILES = b'const FILES = {"index.html":"12","assets/engine-1a2b.wasm":"34"};\n'
TEXT = FILES + b"self.addEventListener('install', () => {});" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    kept = tmp_path / "kept"
    (kept / "assets").mkdir(parents=True)
    (kept / "offline.js").write_bytes(TEXT)
    (kept / "offline.js.gz").write_bytes(gzip.compress(TEXT, 9, mtime=0))
    (kept / "index.html").write_bytes(b"<!doctype html><title>Alone</title>")
    (kept / "assets" / "engine-1a2b.wasm").write_bytes(b"\0asm")
    (kept / "of-an-earlier-version.js").write_bytes(TEXT)
    (tmp_path / "secret").write_text("not to be sent")
    return kept


def test_the_folder_is_sent_and_nothing_beside_it(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "data").mkdir()
    node = start(tmp_path / "data", offline=str(folder))
    with node.client() as client:
        page = client.get("/offline/")
        assert page.text.endswith("<title>Alone</title>") and page.headers["content-type"].startswith("text/html")
        reach = page.headers["content-security-policy"]
        assert "connect-src 'self' http: https: ws: wss:;" in reach and "script-src 'self' 'wasm-unsafe-eval';" in reach
        assert client.get("/offline").headers["location"] == "/offline/"
        packed, plain = (client.get("/offline/offline.js", headers={"accept-encoding": how}) for how in ("gzip", "br"))
        assert packed.content == plain.content == TEXT
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(TEXT)
        assert "connect-src 'self';" in packed.headers["content-security-policy"]
        again = client.get("/offline/offline.js", headers={"if-none-match": packed.headers["etag"]})
        assert again.status_code == 304 and again.headers["cache-control"] == "no-cache"
        module = client.get("/offline/assets/engine-1a2b.wasm")
        assert module.headers["content-type"] == "application/wasm" and "immutable" in module.headers["cache-control"]
        for other in (
            "..%2fsecret",
            "%2e%2e/secret",
            "offline.js.gz",
            "assets",
            "assets/",
            "of-an-earlier-version.js",
        ):
            assert client.get(f"/offline/{other}").status_code == 404, other
        told = client.get("/api/about").json()["offline"]
    node.stop()
    assert told["download"] == sum(path.stat().st_size for path in sent(folder))
    assert told["stored"] == told["download"] - (folder / "offline.js.gz").stat().st_size + len(TEXT)


def sent(folder: Path) -> list[Path]:
    return [folder / "offline.js.gz", folder / "index.html", folder / "assets" / "engine-1a2b.wasm"]


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    for text in ("", "const FILES = {};", 'const FILES = {"missing.js":"12"};'):
        with pytest.raises(BadOption, match="parlour pocket"):
            Offline(tmp_path)
        (tmp_path / "offline.js").write_text(text)
    assert not Offline(None).files

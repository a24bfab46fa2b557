"""`parlour verify --pages`: whether a server sends the pages of this installation; and where their hashes are told."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from parlour.terminal import commands as cli
from parlour.terminal.pages import FOLDER, LIST, digest_of
from tests.server.nodes import Running, free_port, start


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The pages of a server, which its operator may change."""
    return Path(shutil.copytree(FOLDER, tmp_path / "pages"))


def serving(tmp_path: Path, pages: Path) -> Running:
    return start(tmp_path, web=str(pages), workers=0)


def test_the_package_states_the_hash_of_its_pages() -> None:
    files = {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in FOLDER.rglob("*") if path.is_file()}
    head, *lines = files.pop(LIST).decode().splitlines()
    assert head == f"# {digest_of(files)}"
    assert [line.partition("  ")[2] for line in lines] == sorted(files)


def test_an_honest_server_sends_these_pages(tmp_path: Path, pages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    node = serving(tmp_path, pages)
    stated = (FOLDER / LIST).read_text().partition("\n")[0].removeprefix("# ")
    assert cli.main(["verify", "--pages", node.url]) == 0
    assert stated in capsys.readouterr().out
    assert node.stop() == 0


def test_every_changed_page_is_found(tmp_path: Path, pages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One byte more, though the list of hashes says that all is as it was."""
    changed = [pages / "index.html", pages / "offline.js", min((pages / "assets").glob("*.js"))]
    for each in changed:
        each.write_bytes(each.read_bytes() + b"\n")
    node = serving(tmp_path, pages)
    assert cli.main(["verify", "--pages", node.url, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    paths = {f"/{each.relative_to(pages).as_posix()}" for each in changed}
    assert set(found["other"]) == paths | {"/", "/t/any", "/new/any"}
    assert cli.main(["verify", "--pages", node.url]) == 1
    told = capsys.readouterr().out
    assert all(path in told for path in paths)
    assert node.stop() == 0


def test_a_missing_page_is_found_and_a_silent_server_told(
    tmp_path: Path, pages: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (pages / "offline.js").unlink()
    node = serving(tmp_path, pages)
    assert cli.main(["verify", "--pages", node.url]) == 1
    assert "/offline.js" in capsys.readouterr().out
    assert node.stop() == 0
    for given in (f"http://127.0.0.1:{free_port()}", "ftp://x", "games.example"):
        assert cli.main(["verify", "--pages", given]) == 2
    assert cli.main(["verify"]) == 2
    assert cli.main(["verify", "record.jsonl", "--pages", node.url]) == 2
    assert "Traceback" not in capsys.readouterr().err

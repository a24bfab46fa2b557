"""parlour.server.pocket.library: the standard library is cut to the modules that pages without a server import."""

from __future__ import annotations

import zipfile
from io import BytesIO

import pytest

from parlour.server.pocket.library import cut, kept


@pytest.mark.parametrize(
    "file",
    [
        "json/decoder.py",
        "asyncio/base_events.py",
        "encodings/utf_8.py",
        "traceback.py",
        "statistics.py",
        "_strptime.py",
    ],
)
def test_what_games_and_tracebacks_import_is_kept(file: str) -> None:
    assert kept(file)


@pytest.mark.parametrize(
    "file",
    [
        "unittest/case.py",
        "asyncio/windows_events.py",
        "encodings/cp1140.py",
        "pydoc.py",
        "json/tool.py",
        "ctypes/__pycache__/",
    ],
)
def test_what_nothing_imports_is_left_out(file: str) -> None:
    assert not kept(file)


def test_the_archive_that_is_cut_holds_the_same_modules_for_every_build() -> None:
    written = BytesIO()
    with zipfile.ZipFile(written, "w") as library:
        for name in ("json/tool.py", "json/decoder.py", "abc.py", "turtle.py"):
            library.writestr(name, f"name = {name!r}")
    found = cut(written.getvalue())
    assert found == cut(written.getvalue())
    with zipfile.ZipFile(BytesIO(found)) as archive:
        assert archive.namelist() == ["abc.py", "json/decoder.py"]
        assert archive.read("json/decoder.py") == b"name = 'json/decoder.py'"

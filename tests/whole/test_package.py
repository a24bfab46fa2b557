"""hatch_build.py: a wheel has the web pages, or is not built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PAGE = "<!doctype html><title>Parlour</title>"


@pytest.fixture
def clean(tmp_path: Path) -> Path:
    """A checkout as small as can be built: the files of the build, a module, and no pages."""
    copy = tmp_path / "checkout"
    (copy / "src" / "parlour").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, copy)
    shutil.copy(ROOT / "src" / "parlour" / "__init__.py", copy / "src" / "parlour")
    return copy


def build(checkout: Path, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    """Builds as a front end asks for it, with the back end of this environment."""
    ask = f"import hatchling.build as back; back.build_{target}({str(checkout / 'dist')!r})"
    (checkout / "dist").mkdir(exist_ok=True)
    settings = {name: value for name, value in os.environ.items() if name != "PARLOUR_WITHOUT_WEB"} | environment
    return subprocess.run(
        [sys.executable, "-c", ask], cwd=checkout, env=settings, capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_pages_nothing_is_built_and_it_says_why(clean: Path, target: str) -> None:
    refused = build(clean, target)
    assert refused.returncode != 0 and not list((clean / "dist").iterdir())
    assert "make web" in refused.stderr and "PARLOUR_WITHOUT_WEB=1" in refused.stderr


def test_the_library_alone_can_be_asked_for(clean: Path) -> None:
    assert build(clean, PARLOUR_WITHOUT_WEB="1").returncode == 0
    assert not [name for name in packed(clean) if name.startswith("parlour/web/")]


def test_pages_are_packed(clean: Path) -> None:
    pages = clean / "src" / "parlour" / "web"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text(PAGE)
    (pages / "assets" / "main.js").write_text("")
    built = build(clean)
    assert built.returncode == 0, built.stderr
    assert {"parlour/web/index.html", "parlour/web/assets/main.js"} <= set(packed(clean))


def test_an_editable_installation_needs_none(clean: Path) -> None:
    """`make play` installs the package while the pages are built."""
    built = build(clean, "editable")
    assert built.returncode == 0, built.stderr


def packed(checkout: Path) -> list[str]:
    (wheel,) = (checkout / "dist").glob("*.whl")
    with ZipFile(wheel) as opened:
        return opened.namelist()


def test_the_set_up_tells_its_steps_apart(tmp_path: Path) -> None:
    """`make play` notes seconds by step, and pip's own log says when the downloads were over."""
    log = tmp_path / "pip.log"
    log.write_text(
        "2026-01-02T10:00:00,000 Using pip\n"
        "  a line without a time\n"
        "2026-01-02T10:00:08,100 Installing collected packages: numpy\n"
        "2026-01-02T10:00:11,200 Successfully installed numpy-2.0\n"
    )
    for step in (["Python", "4"], ["packages", "12", str(log)]):
        subprocess.run([sys.executable, str(ROOT / "requirements" / "took"), *step], cwd=tmp_path, check=True)
    assert (tmp_path / "build" / "times").read_text().splitlines() == [
        "     4 s  Python", "     8 s  packages: downloading", "     3 s  packages: installing",
    ]  # fmt: skip


def test_make_play_times_each_step_and_other_targets_do_not() -> None:
    told = {
        goal: subprocess.run(["make", "-B", "-n", goal], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for goal in ("play", "web")
    }
    for step in ("Python", "packages", "tools for the pages: downloading and installing", "pages"):
        assert f'requirements/took "{step}" "$SECONDS"' in told["play"]
    assert "requirements/took" not in told["web"]

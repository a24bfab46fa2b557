"""The search for faults that no test notices, on a tiny package: what it finds, names and leaves behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

import pytest

from tests.mutants import __main__ as mutants
from tests.mutants.__main__ import ROOT, all_faults, main
from tests.mutants.fault import sample
from tests.mutants.page_faults import node_tests, page_faults
from tests.mutants.python_faults import python_faults

PACKAGE = {
    "pyproject.toml": (
        '[tool.pytest.ini_options]\npythonpath = ["src"]\nmarkers = ["long: not here"]\n'
        'addopts = "-p no:schemathesis -p no:faker"\n'
    ),
    "src/tiny/__init__.py": "",
    "src/tiny/adults.py": "OF_AGE = 18\n\n\ndef is_adult(age):\n    return age >= OF_AGE\n",
    "src/tiny/children.py": "def is_child(age):\n    return age < 13\n\n\ndef unused():\n    return 1\n",
    "src/tiny/__main__.py": "def answer():\n    return 40 + 2\n\n\nprint(answer())\n",
    "tests/test_ages.py": (
        "from tiny.adults import is_adult\nfrom tiny.children import is_child\n\n\n"
        "def test_adults():\n    assert not is_adult(17)\n    assert is_adult(18)\n\n\n"
        "def test_children():\n    assert is_child(5)\n"
    ),
    "tests/test_process.py": (
        "import os, subprocess, sys\n\n\ndef test_the_answer():\n"
        "    env = {**os.environ, 'PYTHONPATH': 'src'}\n"
        "    assert subprocess.check_output([sys.executable, '-m', 'tiny'], env=env) == b'42\\n'\n"
    ),
}


def make(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def sources(root: Path) -> dict[str, str]:
    return {name: (root / name).read_text() for name in PACKAGE}


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return make(tmp_path / "tiny", PACKAGE)


def ended(said: str, fault: str) -> tuple[str, str]:
    """How the fault of a line ended, and why."""
    lines = said.splitlines()
    at = next(at for at, line in enumerate(lines) if f" {fault} (" in line)
    return lines[at].split(":")[0], lines[at + 3].strip()


@pytest.mark.long
def test_it_names_the_test_that_catches_a_fault_and_those_that_do_not(
    tiny: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--only", "src"], tiny) == 1
    said = capsys.readouterr().out
    assert ended(said, "src/tiny/adults.py:5") == ("caught", "tests/test_ages.py::test_adults")
    assert ended(said, "src/tiny/adults.py:1") == ("caught", "tests/test_ages.py::test_adults"), "a name's users"
    assert ended(said, "src/tiny/__main__.py:2") == ("caught", "tests/test_process.py::test_the_answer"), "a process"
    assert ended(said, "src/tiny/children.py:2") == ("alive", "1 tests: tests/test_ages.py::test_children")
    assert ended(said, "src/tiny/children.py:6") == ("alive", "no test executes it")
    assert sources(tiny) == PACKAGE
    assert not list((tmp_path / "temporary").iterdir())


@pytest.mark.long
def test_what_was_measured_is_kept_and_the_status_tells_whether_enough_was_caught(
    tiny: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--only", "src/tiny/adults.py", "--sample", "1"]
    assert main(arguments, tiny) == 0
    assert "tests/test_ages.py: 2 tests measured" in capsys.readouterr().err
    assert main(arguments, tiny) == 0
    assert "measured" not in capsys.readouterr().err
    (tiny / "tests" / "test_ages.py").write_text(PACKAGE["tests/test_ages.py"].replace("    assert is_adult(18)\n", ""))
    assert main(arguments, tiny) == 1
    said = capsys.readouterr()
    assert "tests/test_ages.py: 2 tests measured" in said.err, "another test"
    assert said.out.startswith("alive: ")


def test_a_known_equivalent_is_not_tried_and_not_counted(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fault = sample(all_faults(tiny, "src/tiny/children.py"), 1, 1)[0]
    why = "nobody is asked"
    known = {"file": fault.file, "was": fault.was.strip(), "becomes": fault.becomes.strip(), "why": why}
    text = "[[fault]]\n" + "".join(f"{name} = '{value}'\n" for name, value in known.items())
    make(tiny, {"tests/mutants/equivalent.toml": text})
    assert main(["--only", "src/tiny/children.py", "--sample", "1"], tiny) == 0
    assert ended(capsys.readouterr().out, f"{fault.file}:{fault.line}") == ("equivalent", why)


@pytest.mark.long
def test_a_fault_that_never_ends_is_ended(
    tiny: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "SLACK", 5.0)
    counting = "def count(n):\n    while n:\n        n -= 1\n    return n\n"
    test = "from tiny.counting import count\n\n\ndef test_count():\n    assert count(3) == 0\n"
    make(tiny, {"src/tiny/counting.py": counting, "tests/test_counting.py": test})
    seed = next(s for s in range(99) if "n += 1" in str(sample(all_faults(tiny, "src/tiny/counting.py"), s, 1)))
    assert main(["--only", "src/tiny/counting.py", "--sample", "1", "--seed", str(seed)], tiny) == 1
    assert ended(capsys.readouterr().out, "src/tiny/counting.py:3")[0] == "timed out"


@pytest.mark.long
def test_a_test_that_fails_without_the_fault_too_catches_nothing(
    tiny: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    flag = tiny / "once"
    shaky = (
        "from pathlib import Path\nfrom tiny.children import is_child\n\n\ndef test_shaky():\n"
        f"    is_child(1)\n    flag = Path({str(flag)!r})\n    assert not flag.exists()\n    flag.touch()\n"
    )
    make(tiny, {"tests/test_shaky.py": shaky})
    main(["--only", "src/tiny/children.py"], tiny)
    assert ended(capsys.readouterr().out, "src/tiny/children.py:2") == (
        "alive",
        "1 tests: tests/test_ages.py::test_children",
    )


def test_ctrl_c_stops_it_at_once_and_leaves_nothing(tiny: Path, tmp_path: Path) -> None:
    began = tmp_path / "began"
    sleeping = (
        "import os, time\nfrom pathlib import Path\n\n\ndef test_sleep():\n"
        f"    Path({str(began)!r}).write_text(str(os.getpid()))\n    time.sleep(600)\n"
    )
    make(tiny, {"tests/test_ages.py": sleeping})
    start = (
        "import signal; from pathlib import Path; from tests.mutants.__main__ import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"exit(main([], Path({str(tiny)!r})))"
    )
    env = {**os.environ, "TMPDIR": str(tmp_path / "temporary")}
    process = subprocess.Popen([sys.executable, "-c", start], cwd=ROOT, env=env, stdout=subprocess.PIPE)
    while not (began.exists() and began.read_text()):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60)[0].startswith(b"seed 1: 0 caught")
    assert process.returncode == 130
    with pytest.raises(ProcessLookupError):
        os.kill(int(began.read_text()), 0)
    assert not list((tmp_path / "temporary").iterdir())


def test_a_seed_names_the_same_faults_each_time_and_a_larger_sample_begins_with_them() -> None:
    faults = all_faults(ROOT, "src/parlour/table")
    assert sample(faults, 7, 20)[:5] == sample(faults, 7, 5)
    assert sample(faults, 7, 20) == sample(all_faults(ROOT, "src/parlour/table"), 7, 20)
    assert sample(faults, 7, 20) != sample(faults, 8, 20)


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a is not None", ["x = a is None"]),
        ("x = a and b or c", ["x = a or b or c", "x = a and b and c"]),
        ("x = all(a)", ["x = any(a)"]),
        ("x = -a", ["x = a"]),
        ("x = not (a)", ["x = (a)"]),
        ("x = 5", ["x = 6"]),
        ("f('é' < 0.5)", ["pass", "f('éx' < 0.5)", "f('é' <= 0.5)", "f('é' < 0.625)"]),
        ("f(a, b)", ["pass", "f(b, a)"]),
        ("if a: raise b", ["if False: raise b", "if a: pass"]),
        ("x += y", ["x -= y"]),
        ("x: Literal[5]", []),
        ("'A docstring of 5 words'", []),
        ("from a import b", []),
    ],
)  # fmt: skip
def test_faults_of_python(was: str, becomes: list[str]) -> None:
    assert sorted(fault.becomes for fault in python_faults("a.py", was)) == sorted(becomes)


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("const x = a < b && c;", ["const x = a <= b && c;", "const x = a < b || c;"]),
        ("const x = a.some(f); // 1 < 2", ["const x = a.every(f); // 1 < 2"]),
        ('const x = "1 < 2" + `3 < ${a}`;', ['const x = "1 < 2" - `3 < ${a}`;']),
        ("  if (!a) return;", ["  if (a) return;", "  if (false) return;"]),
        ("  this.settle();", [""]),
        ("const x = 3_600;", ["const x = 3601;"]),
        ("export type A = 1 | 2;", []),
        ('import { a1 } from "./5";', []),
    ],
)
def test_faults_of_the_page(was: str, becomes: list[str]) -> None:
    assert sorted(fault.becomes for fault in page_faults("a.ts", was)) == sorted(becomes)


def test_sources_of_the_page_are_found_in_the_tests_that_run_them_in_node() -> None:
    found = node_tests(ROOT)
    assert found["web/src/chance/participant.ts"] == {"tests/table/chance/test_participant.py"}
    assert "tests/table/chance/test_verifiers.py" in found["web/src/check/sha256.ts"], "what the checker imports"
    assert found["web/src/parts/analysis/verdict.ts"] == {"tests/study/analysis/test_verdict.py"}
    assert "web/src/main.ts" not in found


def test_known_equivalents_are_faults_of_lines_that_exist() -> None:
    known = tomllib.loads(Path(mutants.__file__).with_name("equivalent.toml").read_text()).get("fault", [])
    for each in known:
        faults = all_faults(ROOT, each["file"])
        assert (each["was"], each["becomes"]) in {(fault.was.strip(), fault.becomes.strip()) for fault in faults}
        assert each["why"]

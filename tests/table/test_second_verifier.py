"""The specification is enough: a verifier in another language, written from the pages alone, says the same."""

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.table.test_chance import long_game

from parlour.table.verify import verify

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.jsonl"))
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_a_verifier_in_javascript_agrees(tmp_path: Path) -> None:
    files = list(GOLDEN)
    for links in (1, 7, 64):
        files.append(tmp_path / f"chains-of-{links}.jsonl")
        files[-1].write_bytes(long_game(links, goal=40)[0])
    sound = files[0].read_bytes()
    for number, at in enumerate(range(100, len(sound), len(sound) // 40)):
        files.append(tmp_path / f"changed-{number}.jsonl")
        files[-1].write_bytes(sound[:at] + bytes([sound[at] ^ 1]) + sound[at + 1 :])
    files.append(tmp_path / "torn.jsonl")
    files[-1].write_bytes(sound[:-5])
    command = [str(NODE), str(Path(__file__).with_name("verify.mjs")), *map(str, files)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(said) == len(files)
    for file, line in zip(files, said, strict=True):
        found = verify(file.read_bytes())
        if found.sound:
            assert line == f"{found.status} {found.events} events {found.draws} draws {found.head}", file.name
        else:
            assert line.startswith(f"bad line {found.line}:"), file.name

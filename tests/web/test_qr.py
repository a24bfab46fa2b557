"""The QR codes that the page draws are those that the standard prescribes: another program draws the same."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import segno

NODE = shutil.which("node")
FULL = (17, 32, 53, 78, 106, 134, 154, 192, 230, 271)
"""Bytes that fill the versions 1 to 10; of shorter texts the other program pads the rest in a way of its own."""


@pytest.mark.long
@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_the_codes_are_those_of_another_program() -> None:
    script = Path(__file__).with_name("qr.mjs")
    texts = ["Zoë, " + "http://x1"[: size - 6] + "/t/0f9" * 50 for size in FULL]
    texts = [text.encode()[:size].decode() for text, size in zip(texts, FULL, strict=True)]
    asked = "".join(json.dumps(text) + "\n" for text in texts)
    done = subprocess.run([str(NODE), str(script)], input=asked, capture_output=True, text=True, check=True)
    for text, line in zip(texts, done.stdout.splitlines(), strict=True):
        masks = (segno.make_qr(text, "l", mode="byte", boost_error=False, encoding="utf-8", mask=m) for m in range(8))
        assert json.loads(line) in [[list(map(int, row)) for row in each.matrix] for each in masks], len(text)

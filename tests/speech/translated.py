"""Which English each translation was made from: `translated.txt` has a line for every message.

A line holds the fingerprint of the English and one of each translation. A translation is stale if its English has
changed and it has not. After translating, `python -m tests.speech.translated` stores new fingerprints; it refuses stale
ones and lists them. A translation that needs no change is confirmed by name: `… --still web-log`.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from parlour.speech.catalogue import ENGLISH, ENTRY, NAMES

LANGUAGES = Path(__file__).parents[2] / "src" / "parlour" / "speech" / "languages"
STORED = Path(__file__).with_name("translated.txt")
OTHERS = tuple(code for code in NAMES if code != ENGLISH)


class Line(NamedTuple):
    """The fingerprints of one message: the English, and by language the translations of it."""

    english: str
    translations: Mapping[str, str]


def fingerprint(written: str, length: int = 4) -> str:
    """Line breaks and indentation do not change it."""
    return hashlib.blake2s(" ".join(written.split()).encode(), digest_size=length).hexdigest()


def entries(code: str) -> dict[str, str]:
    """Our own messages of a language, as they are written; those of installed games are not ours to translate."""
    found = {}
    for file in sorted(LANGUAGES.joinpath(code).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        begun = list(ENTRY.finditer(text))
        ends = [each.start() for each in begun[1:]] + [len(text)]
        found |= {each[1]: text[each.start() : end] for each, end in zip(begun, ends, strict=True)}
    return found


def current() -> dict[str, Line]:
    """The fingerprints of the messages as they are."""
    others = {code: entries(code) for code in OTHERS}
    return {
        id: Line(fingerprint(written), {code: fingerprint(others[code].get(id, ""), 2) for code in OTHERS})
        for id, written in entries(ENGLISH).items()
    }


def stored(text: str) -> dict[str, Line]:
    found = {}
    for line in text.splitlines():
        id, english, *pairs = line.split()
        found[id] = Line(english, dict(pair.split(":") for pair in pairs))
    return found


def stale(before: Mapping[str, Line], now: Mapping[str, Line]) -> dict[str, list[str]]:
    """By id: the languages whose translation is that of an earlier English."""
    changed = {id: line for id, line in now.items() if id in before and before[id].english != line.english}
    same = {
        id: [code for code, mark in line.translations.items() if before[id].translations.get(code) == mark]
        for id, line in changed.items()
    }
    return {id: languages for id, languages in same.items() if languages}


def written(lines: Mapping[str, Line]) -> str:
    return "".join(
        " ".join([id, line.english, *(f"{code}:{mark}" for code, mark in line.translations.items())]) + "\n"
        for id, line in sorted(lines.items())
    )


def main(arguments: list[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.speech.translated", description=__doc__)
    reader.add_argument("--still", nargs="+", default=[], metavar="ID", help="its translations still say the same")
    still = reader.parse_args(arguments).still
    before, now = stored(STORED.read_text()) if STORED.exists() else {}, current()
    if unknown := [id for id in still if id not in now]:
        reader.error(f"no message has the id {', '.join(unknown)}")
    left = {id: languages for id, languages in stale(before, now).items() if id not in still}
    STORED.write_text(written({id: before[id] if id in left else line for id, line in now.items()}))
    for id, languages in left.items():
        print(f"{id}: the English has changed; translate it in {', '.join(languages)}, or confirm it with --still")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Positions for the pages of the rules, played by the rules: `python -m tests.web.diagrams` writes them for the web."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import parlour
from parlour.contract.game import CHANCE

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"

SHUTBOX = {9: "nine", 10: "tactica", 12: "twelve"}
"""Shut the Box: the edition with each row."""
HIGH = {9: [], 10: ["6-4", "10"], 12: ["6-4", "10", "6-5", "11", "6-6", "12"]}
"""The rolls that shut the flaps above 9."""
ROLIT = {"size": 6, "players": 2, "first": 0}
TUKI = {"players": 2, "rounds": 1, "first": 0}
OPENED = ["7", "open a1", "3", "open a2", "3", "open a1", "9", "open b2", "12"]
"""Tuki Tuki: the discard begins with a 7; seat 0 opens two threes, one above the other, seat 1 a 9 and a 12."""
WITH_PARROT = ["7", "open b1", "parrot", "open b2", "5", "open a1", "9", "open b2", "12"]
"""The same, but seat 0 has a parrot above a 5, which it mimics."""

OPENING = (("b1", "3"), ("b2", "3"), ("c1", "parrot"), ("c2", "7"), ("d1", "12"), ("d2", "1"))
COUNTED = [
    *OPENED,
    *(
        step
        for (mine, card), (yours, other) in zip(
            OPENING, (("a2", "9"), ("b1", "0"), ("c1", "4"), ("c2", "8"), ("d1", "2"), ("d2", "6")), strict=True
        )
        for step in ("take stock", "10", f"drop {mine}", card, "take stock", "11", f"drop {yours}", other)
    ),
]
"""A whole round: seat 0 ends with two pairs of threes, a parrot that mimics a 7, and 12 above 1: 3 points."""


def _alone(tiles: int, score: str) -> dict[str, Any]:
    """One box on the table, drawn large."""
    more = {"rows": "shared", "fewer_dice": "choice", "score": score, "until": "stop"}
    return {"players": 1, "first": 0, "edition": SHUTBOX[tiles], **more}


DIAGRAMS: dict[str, dict[str, tuple[dict[str, Any], list[str], list[str]]]] = {
    "shutbox": {
        f"{part}-{tiles}-{score}": (_alone(tiles, score), *steps)
        for tiles in SHUTBOX
        for score in ("sum", "digital", "count")
        for part, steps in {
            "turn": (["5-4"], ["2+3+4", "6-1", "7", "5-4"]),
            "dice": ([*HIGH[tiles], "6-3", "9", "6-2", "8", "5-2", "7"], ["roll 1", "4", "4"]),
        }.items()
    },
    "tuki": {
        "turn": (TUKI, OPENED, ["take stock", "1", "b1", "10"]),
        "count": (TUKI, COUNTED, []),
        "parrots": (TUKI, WITH_PARROT, ["take stock", "5", "fly b1 c1", "10"]),
    },
    "rolit": {"turn": (ROLIT, [], ["e3", "f2", "e5"])},
}
"""For each part of the rules: the options, the steps before the first picture, and the steps that are shown."""


def frames(game: str, options: dict[str, Any], before: list[str], shown: list[str]) -> list[dict[str, Any]]:
    state = parlour.game(game, **options).start()
    for text in before:
        state = state.play(text)
    pictures: list[dict[str, Any]] = [{"step": None, "label": None, "view": state.view()}]
    for text in shown:
        chance = state.actor == CHANCE
        step = {"chance": chance, "seat": state.hand if chance else state.actor, "text": text}
        label = None if chance else state.label(state.read(text)).to_json()
        state = state.play(text)
        pictures.append({"step": step, "label": label, "view": state.view()})
    return pictures


def made() -> dict[Path, str]:
    """The contents of each game's `diagrams.json` holds."""
    return {
        GAMES / game / "diagrams.json": json.dumps(
            {part: frames(game, *how) for part, how in parts.items()}, ensure_ascii=False, separators=(",", ":")
        )
        + "\n"
        for game, parts in DIAGRAMS.items()
    }


if __name__ == "__main__":
    for file, text in made().items():
        file.write_text(text, encoding="utf-8")

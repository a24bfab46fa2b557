"""Editions and variants of Shut the Box, each a line of options."""

from __future__ import annotations

from typing import Any

EDITIONS: dict[str, dict[str, Any]] = {
    "tactica": {"rows": "own", "tiles": 10, "fewer_dice": "choice"},
    "tactica-shared": {"rows": "shared", "tiles": 10, "fewer_dice": "choice"},
    "twelve": {"rows": "shared", "tiles": 12, "fewer_dice": "never", "until": "100 points"},
    "nine": {"rows": "shared", "tiles": 9, "fewer_dice": "choice"},
}

VARIANTS: dict[str, dict[str, Any]] = {
    "classic": {},  # SB-20
    "young": {"order": "rounds"},  # SB-21
    "solo": {"until": "stop"},  # SB-22
    "no-surprises": {"score": "count"},  # SB-23
    "two-first": {"first_hit": 2},  # SB-24
    "three-first": {"first_hit": 3},  # SB-25
    "three-down": {"preshut": (1, 2, 3)},  # SB-26
    "unlucky-seven": {"preshut": (7,), "bust": 7},  # SB-27
    "even-or-odd": {"parity": "choice"},  # SB-28
    "two-ten": {"tiles": 20, "dice": 4},  # SB-29
    "sum-or-exact": {"combine": "exact"},  # SB-30
    "digital": {"score": "digital"},  # SB-31
    "tournament": {"until": "100 points", "shut": "counts", "unplayed": "play_on", "lead": "rotates"},  # SB-32
}

DEFAULTS: dict[str, Any] = {
    "dice": 2,
    "score": "sum",
    "first_hit": 0,
    "preshut": (),
    "bust": 0,
    "parity": "all",
    "combine": "sum",
    "order": "turns",
    "until": "game",
    "shut": "wins",
    "unplayed": "open",
    "lead": "stays",
    "out": "score",
}

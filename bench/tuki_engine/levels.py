"""Matches of the levels of Tuki Tuki: `python -m bench.tuki_engine.levels` prints the tables of docs/strength.md."""

from __future__ import annotations

from bench.tuki_engine.games import match
from parlour.games.tuki.engine.policies import EASY, HARD, MEDIUM, RANDOM

NAMES = {RANDOM: "random", EASY: "easy", MEDIUM: "medium", HARD: "hard"}
PAIRS = ((EASY, RANDOM), (MEDIUM, EASY), (HARD, MEDIUM), (HARD, EASY))
GAMES = {2: 4000, 3: 1500, 4: 1200, 5: 1000, 6: 1200}


def main() -> None:
    for players, games in GAMES.items():
        for one, other in PAIRS:
            share, half, points = match([one] + [other] * (players - 1), games // players, seed=1)
            rest = sum(points[1:]) / (players - 1)
            print(
                f"{players} {NAMES[one]} – {NAMES[other]}: {100 * share:.1f} ± {100 * half:.1f} % of {games} games,"
                f" round scores {points[0]:.1f} and {rest:.1f}",
                flush=True,
            )
        alone = [match([level] * players, 300 // players, seed=2)[2] for level in NAMES]
        alike = ", ".join(f"{name} {sum(each) / players:.1f}" for name, each in zip(NAMES.values(), alone, strict=True))
        print(f"{players} among their like: {alike}", flush=True)


if __name__ == "__main__":
    main()

"""Learning by self-play: a file of weights, and the error measured along the way.

A game that learns gives `Trained` through `Game.train`; the others raise `Unsupported`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, TypeAlias

from parlour.errors import Unsupported
from parlour.speech.message import Message

Told: TypeAlias = Callable[[int], None]
"""A callback with the number of finished batches."""
WIDTH, HEIGHT, MARGIN, LEGEND = 720, 400, 48, 130
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a6d3b")
"""Colours that people with colour blindness can distinguish (Okabe and Ito)."""
ROWS = 10


@dataclass(frozen=True)
class Plan:
    """How much is learned: batches of games, into a file in the folder, which holds unfinished work too.

    The same batches, games and seed give the same weights, on any machine, with and without a graphics card, by any
    number of workers.
    """

    batches: int
    games: int
    seed: int
    folder: Path
    gpu: bool = False
    workers: Executor | None = None
    """Plays the games in parts; `None` plays them in this process."""


@dataclass(frozen=True)
class Trained:
    """`curves` has, by stage of the game, how far the estimate was from what followed, batch by batch."""

    file: Path
    plan: Plan
    curves: Mapping[str, Sequence[float]]

    def text(self) -> str:
        """The error of each stage in some of the batches, evenly spread."""
        done = len(next(iter(self.curves.values())))
        shown = sorted({round(part * (done - 1) / (ROWS - 1)) for part in range(ROWS)})
        lines = [[""] + [f"{batch + 1}" for batch in shown]]
        lines += [[name] + [f"{curve[batch]:.3f}" for batch in shown] for name, curve in self.curves.items()]
        widths = [max(len(line[column]) for line in lines) for column in range(len(shown) + 1)]
        return "\n".join(
            "  ".join(f"{cell:>{width}}" for cell, width in zip(line, widths, strict=True)) for line in lines
        )

    def svg(self, title: str = "") -> str:
        """The learning curves as a picture."""
        done = max(len(curve) for curve in self.curves.values())
        most = max(max(curve) for curve in self.curves.values()) or 1.0
        right, bottom = WIDTH - LEGEND, HEIGHT - MARGIN

        def point(batch: int, error: float) -> str:
            across = (right - MARGIN) * batch / max(1, done - 1)
            return f"{MARGIN + across:.1f},{bottom - (bottom - MARGIN) * error / most:.1f}"

        parts = [f'<path d="M{MARGIN} {MARGIN}V{bottom}H{right}" fill="none" stroke="#777"/>']
        for number, (name, curve) in enumerate(self.curves.items()):
            again, which = divmod(number, len(COLOURS))
            colour = COLOURS[which] + ('" stroke-dasharray="6 3' if again else "")
            points = " ".join(point(batch, error) for batch, error in enumerate(curve))
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
            y = MARGIN + 20 * number
            parts.append(f'<path d="M{right + 12} {y}h18" stroke="{colour}" stroke-width="3"/>')
            parts.append(f'<text x="{right + 36}" y="{y + 4}">{escape(name)}</text>')
        parts.append(f'<text x="{MARGIN - 6}" y="{MARGIN + 4}" text-anchor="end">{most:.2g}</text>')
        parts.append(f'<text x="{MARGIN - 6}" y="{bottom + 4}" text-anchor="end">0</text>')
        parts.append(f'<text x="{right}" y="{bottom + 20}" text-anchor="end">{done}</text>')
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
            f'height="{HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">'
            f"<title>{escape(title or str(Message('train-title')))}</title>"
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(parts)}</svg>'
        )


@dataclass(frozen=True)
class Unfinished:
    """Training that was interrupted; `curve` has a point for every batch that is done."""

    arrays: dict[str, Any]
    curve: list[dict[str, float]]


def save(file: Path, plan: Plan, curve: list[dict[str, float]], **arrays: Any) -> None:
    """Writes all of it, so that an interruption leaves the old file or the new one."""
    made = {"games": plan.games, "batches": plan.batches, "seed": plan.seed, "done": len(curve), "curve": curve}
    import numpy as np  # not needed to describe a game

    new = file.with_suffix(".new.npz")
    np.savez_compressed(new, made=json.dumps(made), **arrays)
    new.replace(file)


def resumed(file: Path, plan: Plan) -> Unfinished | None:
    """Contents of a file of the same plan; `None` without a file; raises `Unsupported` for another plan."""
    if not file.exists():
        return None
    import numpy as np

    with np.load(file) as kept:
        made = json.loads(str(kept["made"]))
        begun = (made["games"], made["batches"], made["seed"])
        if begun != (plan.games, plan.batches, plan.seed):
            held = {"file": str(file), "games": begun[0], "batches": begun[1], "seed": begun[2]}
            raise Unsupported(Message("cannot-train-on", held))
        return Unfinished({name: kept[name] for name in kept.files if name != "made"}, made["curve"])

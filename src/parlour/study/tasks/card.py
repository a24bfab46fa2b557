"""The card of a task: all that a reader needs to play and cite it, as data, with the scores measured so far."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from parlour.contract.bots import levels
from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.study.simulate import simulate
from parlour.study.tasks.registry import Task, task
from parlour.table.record import cannot

FORMAT: Final = 1
SAMPLE: Final = 10_000
"""The number of random games by which the length of a game is measured."""
MEASURE: Final = (
    "Each opponent holds all other seats. A deal is one stream of luck for each hand, played once with each shift of "
    "the seats; its games begin with the same random moves (`opening` says how many). Intervals are 95%, over deals. "
    "A seed repeats all of it: limits count positions or continuations, not time."
)


def described(of: Task) -> dict[str, Any]:
    """The settled part of a card."""
    game = of.game()
    return {
        "card": FORMAT,
        "id": of.id,
        "game": of.name,
        "rules": of.rules,
        "options": game.options_dict,
        "players": of.players,
        "actions": len(game.actions),
        "outcomes": len(game.outcomes),
        "observation": {**asdict(game.observation), "names": list(game.observation.names)},
        "reward": of.reward,
        "horizon": _horizon(of),
        "value": asdict(of.value),
        "equilibrium": of.equilibrium,
        "ties": of.ties,
        "measure": "Mean points over the deals. Intervals are 95%." if of.alone else MEASURE,
        "opponents": list(of.opponents),
        "nodes": of.nodes,
        "opening": of.opening,
        "deals": of.deals,
        "levels": list(levels(game)),
    }


def _horizon(of: Task) -> dict[str, Any]:
    """The length of random games in steps, chance included."""
    played = simulate(of.game(), SAMPLE, seed=0).counts
    return {"mean": played.mean_length, "longest": played.longest, "random_games": SAMPLE}


def card(of: Task, results: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """The card with these results; a later result of an agent replaces its earlier one."""
    latest = {each["agent"]: each for each in results if each["task"] == of.id}
    order = [*levels(of.game()), *latest]
    return {**described(of), "scores": sorted(latest.values(), key=lambda each: order.index(each["agent"]))}


def write(of: Task, folder: Path, results: Sequence[dict[str, Any]]) -> Path:
    """Writes a card into a folder, with the scores of the card that is there and these results."""
    file = folder / f"{of.id}.json"
    before = read([file]) if file.exists() else []
    text = _text(card(of, [*before, *results]))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        new = file.with_name(f"{file.name}.new")
        new.write_text(text, encoding="utf-8")
        new.replace(file)
    except OSError as error:
        raise cannot("write", file, error) from error
    return file


def _text(made: dict[str, Any]) -> str:
    """JSON with a line for each score: indented, all scores of all tasks fill thirty thousand lines."""
    scores = made.pop("scores")
    head = json.dumps(made, indent=1, ensure_ascii=False).removesuffix("\n}")
    lines = ",\n".join("  " + json.dumps(each, ensure_ascii=False) for each in scores)
    return f'{head},\n "scores": [' + (f"\n{lines}\n ]" if lines else "]") + "\n}\n"


def read(files: Iterable[Path]) -> list[dict[str, Any]]:
    """The results in files: result files, and cards with their scores."""
    found: list[dict[str, Any]] = []
    for file in files:
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise cannot("read", file, error) from error
        except ValueError as error:
            raise BadRecord(Message("record-not-json", {"why": f"{file}: {error}"})) from error
        held = data.get("scores", [data]) if isinstance(data, dict) else [data]
        for each in held:
            if not isinstance(each, dict) or not {"evaluation", "task", "agent", "against"} <= each.keys():
                raise BadRecord(Message("record-arena-result", {"file": repr(str(file))}))
            task(each["task"])
            found.append(each)
    return found

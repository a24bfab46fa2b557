"""A text exam: positions in words, whose moves have a proved worth, and the regret of each answer.

Questions hold no answers: these are computed again from the position when a file of answers is scored. The positions
are those of `parlour.study.dataset` that are for testing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from parlour.contract.game import Game
from parlour.contract.state import State
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked
from parlour.errors import BadRecord, ParlourError, Unsupported
from parlour.games import game as made
from parlour.speech.languages import Speech
from parlour.speech.message import Message
from parlour.study.dataset import Dataset, Recipe, Told, collect, for_testing
from parlour.table.record import cannot

FORMAT: Final = 1
MOST: Final = 10_000
"""Questions in a file."""
MOST_BYTES: Final = 64 << 20
MOST_SAID: Final = 10_000
"""Letters of an answer that are looked at."""
EACH, LEAST = 6, 60
"""Positions to find for each question, of which about a fifth are for testing, and the fewest in any case."""
MOST_SHOWN: Final = 40
SAME: Final = 1e-9
SIGNS: Final = " \t\r\n.,;:!?\"'`*«»„“”"


def questions(game: Game, n: int, seed: int, speech: Speech, told: Told = lambda _: None) -> list[dict[str, Any]]:
    """Up to `n` questions; there may be fewer positions of which all is proved."""
    wanted, found, codes = max(EACH * n, LEAST), Dataset(Recipe(game, 0, seed), []), list[str]()
    while len(codes) < n and len(found.rows) == found.recipe.n:  # fewer rows: there are no more
        found.recipe = Recipe(game, found.recipe.n + wanted, seed)
        collect(found, lambda rows: told(min(n, rows // EACH)), lambda _: None)
        codes = [row[2] for row in found.rows if for_testing(row[2])]
    if not codes:
        raise Unsupported(Message("cannot-dataset", {"game": game.name}))
    return [question(game, game.at(code), speech) for code in codes[:n]]


def question(game: Game, state: State[Any], speech: Speech) -> dict[str, Any]:
    code, moves = state.code(), list(state.allowed())
    about = f"{game.rules} {json.dumps(game.options_dict, sort_keys=True)} {code} {speech.code}"
    aim = "exam-points" if game.players == 1 else "exam-win"
    seats = [speech.say("transcript-seat", seat=seat) for seat in range(game.players)]
    prompt = speech.tell(state.prompt(), seats)
    said = [speech.tell(state.standing(), seats), state.text(), prompt, speech.say(aim)]
    return {
        "exam": FORMAT,
        "id": blake2b(about.encode(), digest_size=8).hexdigest(),
        "language": speech.code,
        "text": "\n\n".join([*said, "\n".join([speech.say("exam-answer"), *(f"- {move}" for move in moves)])]),
        "moves": moves,
        "game": game.name,
        "rules": game.rules,
        "options": game.options_dict,
        "position": code,
    }


@dataclass(frozen=True)
class Scored:
    """Regret is the worth of a best move less that of the answer, averaged over all questions."""

    questions: int
    legal: int
    """Answers that are a legal move; another one counts as the worst."""
    best: int
    regret: float
    error: float
    """One standard error of the regret."""
    any_move: float
    """The regret of a move drawn at random, on average."""
    first_move: float


def score(asked_for: Path, answered: Path) -> Scored:
    """The answers are lines with an `id` and a `move`; questions without an answer count as the worst move.

    An id that stands twice, or an answer to no question, is refused: the files do not belong together.
    """
    asks = _by_id(asked_for, {"game", "options", "position", "rules"})
    given = _by_id(answered, {"move"})
    for id in given.keys() - asks.keys():
        raise BadRecord(Message("exam-stray", {"file": str(answered), "id": id[:MOST_SHOWN]}))
    legal = best = 0
    lost, any_move, first = list[float](), list[float](), list[float]()
    for id, line in asks.items():
        worths = _worths(line)
        top, moves = max(worths.values()), list(worths)
        answer = read(str(given.get(id, {"move": ""})["move"])[:MOST_SAID], moves)
        lost.append(top - (min(worths.values()) if answer is None else worths[answer]))
        legal += answer is not None
        best += answer is not None and lost[-1] < SAME
        any_move.append(top - sum(worths.values()) / len(worths))
        first.append(top - worths[moves[0]])
    if not lost:
        raise BadRecord(Message("record-not-json", {"why": str(asked_for)}))
    n, mean = len(lost), sum(lost) / len(lost)
    spread = sum((each - mean) ** 2 for each in lost) / max(1, n - 1)
    return Scored(n, legal, best, mean, (spread / n) ** 0.5, sum(any_move) / n, sum(first) / n)


def read(answer: str, moves: list[str]) -> str | None:
    """The move that an answer names: it alone, or the last line that is one."""
    known = {_bare(move): move for move in moves}
    for line in reversed(answer.splitlines()):
        if _bare(line) in known:
            return known[_bare(line)]
    return None


def _bare(text: str) -> str:
    return " ".join(text.strip(SIGNS).removeprefix("- ").strip(SIGNS).casefold().split())


def _worths(line: Mapping[str, Any]) -> dict[str, float]:
    """The worth of each move to the seat that makes it."""
    try:
        game = made(line["game"], **line["options"])
        state = game.at(line["position"])
        engine = engine_of(game)
        judged = asked(engine, state) if game.rules == line["rules"] and engine.proves(state) else None
    except ParlourError as error:
        raise BadRecord(error.message) from error
    except (TypeError, ValueError) as error:
        raise BadRecord(Message("record-not-json", {"why": str(error)})) from error
    if judged is None or not judged.exact or state.actor is None or state.actor < 0:
        raise BadRecord(Message("exam-position", {"id": str(line["id"])[:MOST_SHOWN], "game": game.name}))
    return {str(each.move): each.worth[state.actor] for each in judged.steps}


def _by_id(file: Path, needed: set[str]) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for line in _lines(file, {"id", *needed}):
        id = str(line["id"])
        if id in found:
            raise BadRecord(Message("exam-twice", {"file": str(file), "id": id[:MOST_SHOWN]}))
        found[id] = line
    return found


def _lines(file: Path, needed: set[str]) -> Iterator[dict[str, Any]]:
    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadRecord(Message("record-not-json", {"why": f"{file}: {file.stat().st_size}"}))
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise BadRecord(Message("record-not-json", {"why": f"{file}: {error}"})) from error
    except OSError as error:
        raise cannot("read", file, error) from error
    if len(lines) > MOST:
        raise BadRecord(Message("record-not-json", {"why": f"{file}: {len(lines)}"}))
    for number, text in enumerate(lines, 1):
        try:
            line = json.loads(text) if text.strip() else None
        except (ValueError, RecursionError) as error:
            raise BadRecord(Message("record-not-json", {"why": f"{file}, {number}: {error}"})) from error
        if line is None:
            continue
        if not isinstance(line, dict) or not needed <= line.keys():
            raise BadRecord(Message("record-not-json", {"why": f"{file}, {number}: {', '.join(sorted(needed))}"}))
        yield line

"""The rules of Tuki Tuki as a player reads them, made for the options of the table."""

from __future__ import annotations

from parlour.contract.rulebook import Chapter, chapter, ours, players
from parlour.speech.message import Message, Player

AGE = 8
ROUNDS = 5
DECISIONS = ("rounds", "order", "opened", "draw", "closing", "parrots", "stock", "stalled", "shared")
TIPS = ("low", "four", "close")


def rulebook(rounds: int, first: str | int) -> tuple[Chapter, ...]:
    """TK-01 to TK-16."""
    starts = Message("rules-first-seat", {"name": Player(int(first))}) if first != "rules" else _say("first")
    idle = {*(("rounds",) if rounds == ROUNDS else ()), *(("draw", "opened") if first != "rules" else ())}
    decisions = [each for each in DECISIONS if each not in idle]
    return (
        chapter("aim", _say("aim", rounds=rounds), players(2, 6, AGE)),
        chapter("setup", _say("setup")),
        chapter("first", _say("open"), starts),
        chapter("turn", _say("turn"), _say("drop"), diagram="turn"),
        chapter("parrots", _say("parrot"), _say("fly"), diagram="parrots"),
        chapter("last", _say("last"), _say("end")),
        chapter("count", _say("count"), _say("sets"), _say("total"), diagram="count"),
        chapter("tips", *(_say("tip", what=what) for what in TIPS)),
        ours("tuki", decisions),
    )


def _say(part: str, **facts: str | int) -> Message:
    return Message(f"rules-tuki-{part}", facts)

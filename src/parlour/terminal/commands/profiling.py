"""The output of `parlour analyse` for several records: each player's luck and errors."""

from __future__ import annotations

import json

import msgspec

from parlour.speech.languages import level_name
from parlour.study.analysis.profile import Mean, Profile
from parlour.study.analysis.telling import signed
from parlour.terminal.commands.speaking import columns, say, speech


def data(found: list[Profile]) -> str:
    return json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False)


def lines(found: list[Profile], games: int) -> list[str]:
    heads = ("analysis-player", "profile-games", "profile-luck", "profile-errors", "profile-decision")
    rows = [[say(each) for each in heads]]
    rows += [[_name(each), str(each.games), *(_mean(part, each) for part in _parts(each))] for each in found]
    where = [["", *(say(f"profile-third-{third}") for third in (1, 2, 3))]]
    where += [[_name(each), *(f"{100 * part:.0f}%" for part in each.thirds)] for each in found if any(each.thirds)]
    return [
        say("profile", games=games),
        *columns(rows, "<>>>>"),
        "",
        *([say("profile-where"), *columns(where, "<>>>"), ""] if len(where) > 1 else []),
        say("profile-note"),
    ]


def _parts(found: Profile) -> tuple[Mean, ...]:
    return found.luck, found.errors, found.decision


def _name(found: Profile) -> str:
    if not found.level:
        return found.name or say("seat-name", number="").strip()
    level = level_name(speech(), found.level)
    return say("seat-bot", name=found.name, level=level) if found.name else say("setup-bot", level=level)


def _mean(part: Mean, found: Profile) -> str:
    def number(value: float) -> str:
        return signed(f"{100 * value:.2f}" if found.unit == "win" else f"{value:.2f}")

    id = "analysis-percent" if found.unit == "win" else "analysis-in-points"
    value = number(part.value) if part.error is None else _interval(number(part.value), number(part.error))
    return say(id, number=value)


def _interval(value: str, error: str) -> str:
    return say("profile-interval", value=value, error=error)

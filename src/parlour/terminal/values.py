"""Options and their values in words: what was chosen for a game, as a person reads it. Knows no particular game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from parlour.game import Game
from parlour.languages import Speech

NONE = {"first_hit": 0, "bust": 0, "preshut": ()}
"""Values that say that there is no such rule; a list of what was chosen leaves them out."""
AMOUNT = re.compile(r"(\d+) (\w+)")


def chosen(speech: Speech, game: Game, names: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """Every option that says something, and its value; presets of rules with what they mean. `names` are the seats'."""
    for option, value in game.options_dict.items():
        if option in NONE and NONE[option] == value:
            continue
        said = value_name(speech, game.name, option, value, names)
        about = f"{game.name}-{option}-{value}.about"
        yield (
            speech.say(f"{game.name}-{option}"),
            f"{said} – {speech.say(about)}" if speech.knows(about) else said,
        )


def value_name(speech: Speech, game: str, option: str, value: object, names: Sequence[str] = ()) -> str:
    """A value of an option in words; numbers as numbers, and a seat by its name or as `Player 1`."""
    if option == "first" and isinstance(value, int):
        return names[value] if names else speech.say("seat-name", number=value + 1)
    id = f"{game}-{option}-{value}"
    if speech.knows(id):
        return speech.say(id)
    if isinstance(value, tuple):
        return speech.listed(value_name(speech, game, option.removesuffix("s"), each) for each in value)
    if found := AMOUNT.fullmatch(str(value)):
        return speech.say(f"{game}-{option}-{found[2]}", count=int(found[1]))
    return str(value)

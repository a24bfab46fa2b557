"""Options and their values in words."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from parlour.contract.game import Game
from parlour.errors import ParlourError
from parlour.games import kind
from parlour.speech.languages import Speech

AMOUNT = re.compile(r"(\d+) (\w+)")


def chosen(
    speech: Speech, game: Game, names: Sequence[str] = (), only: Container[str] | None = None
) -> Iterator[tuple[str, str]]:
    """Every option that applies, with its value; presets of rules with their meaning. `names` are the seats'.

    Options that are not in `only` are left out.
    """
    for option, value in game.options_dict.items():
        if (only is not None and option not in only) or option in game.options.idle or _absent(option, value):
            continue
        said, about = value_name(speech, game.name, option, value, names), about_value(speech, game.name, option, value)
        yield option_name(speech, game.name, option), f"{said} – {about}" if about else said


def unusual(speech: Speech, game: Game, names: Sequence[str] = ()) -> str:
    """A sentence that names the options that differ from the ordinary game; empty where none does."""
    given = game.options_dict
    said = [
        speech.say(
            "rules-option",
            option=option_name(speech, game.name, name),
            value=value_name(speech, game.name, name, given[name], names),
        )
        for name in game.unusual()
    ]
    return speech.say("rules-unusual", options=speech.listed(said)) if said else ""


def _absent(option: str, value: object) -> bool:
    """A zero or an empty value means that there is no such rule, except for the starting seat, which may be 0."""
    return not value and option != "first"


def title(speech: Speech, name: str) -> str:
    """A game's name for people; its plain name if it is not installed any more."""
    try:
        return speech.tell(kind(name).title)
    except ParlourError:
        return name


def option_name(speech: Speech, game: str, option: str) -> str:
    """An option's name for people; its plain name where the game has no message for it."""
    id = f"{game}-{option}"
    return speech.say(id) if speech.knows(id) else option


def about_value(speech: Speech, game: str, option: str, value: object) -> str:
    """The meaning of an option's value; empty if the game does not explain it."""
    id = f"{game}-{option}-{value}.about"
    return speech.say(id) if speech.knows(id) else ""


def value_name(speech: Speech, game: str, option: str, value: object, names: Sequence[str] = ()) -> str:
    """A value of an option in words; numbers as numbers, and a seat by its name or as `Player 1`."""
    if option == "first" and isinstance(value, int):
        return names[value] if names else speech.say("seat-name", number=value + 1)
    id = f"{game}-{option}-{value}"
    if speech.knows(id):
        return speech.say(id)
    if isinstance(value, tuple):
        return speech.listed(value_name(speech, game, option.removesuffix("s"), each) for each in value)
    found = AMOUNT.fullmatch(str(value))
    if found and speech.knows(f"{game}-{option}-{found[2]}"):
        return speech.say(f"{game}-{option}-{found[2]}", count=int(found[1]))
    return str(value)

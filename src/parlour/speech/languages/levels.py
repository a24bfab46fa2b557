"""The levels of bots in words, for every game."""

from __future__ import annotations

from parlour.speech.languages import Speech


def level_name(speech: Speech, level: str) -> str:
    """The name of a bot's level; a level that no language knows is called as it is typed."""
    id = f"bot-level-{level}"
    return speech.say(id) if speech.knows(id) else level


def level_about(speech: Speech, game: str, level: str) -> str:
    """The level in one sentence, the game's own or the one for all games, where there is one."""
    ids = (f"{game}-level-{level}", f"bot-level-{level}.about")
    return next((speech.say(id) for id in ids if speech.knows(id)), "")

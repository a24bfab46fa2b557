"""The rules of a game as a page: paragraphs of the language's files, and what was chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour import catalogue
from parlour.game import Game
from parlour.languages import Speech
from parlour.terminal.telling.values import chosen


def rules_of(speech: Speech, game: Game, names: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """Headings and paragraphs, each with its style, and what was chosen at the end. `names` are those of the seats."""
    yield speech.tell(game.title), "bold underline"
    yield speech.tell(game.about), ""
    yield "", ""
    for id in catalogue.ids(f"rules-{game.name}-"):
        yield speech.say(f"{id}.title"), "bold"
        yield speech.say(id), ""
        yield "", ""
    yield speech.say("rules-chosen"), "bold"
    for option, value in chosen(speech, game, names):
        yield speech.say("rules-option", option=option, value=value), ""

"""The rules of a game as a page: the game's own text for these options, and the chosen options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.contract.game import Game
from parlour.speech.languages import Speech
from parlour.terminal.telling.values import chosen

Line = tuple[str, str]
"""A text and its style."""


def rules_of(speech: Speech, game: Game, names: Sequence[str] = ()) -> Iterator[Line]:
    """Headings and paragraphs, each with its style, and what was chosen at the end. `names` are those of the seats."""
    yield speech.tell(game.title), "bold underline"
    yield speech.tell(game.about), ""
    yield "", ""
    for chapter in game.rulebook():
        yield speech.tell(chapter.title), "bold"
        for paragraph in chapter.paragraphs:
            yield speech.tell(paragraph, names), ""
        for row in chapter.worth:
            yield "".join("    ·" if value is None else f"{round(100 * value):+5d}" for value in row), ""
        yield "", ""
    yield from _moving(speech, game)
    yield speech.say("rules-chosen"), "bold"
    for option, value in chosen(speech, game, names):
        yield speech.say("rules-option", option=option, value=value), ""


def keys_of(speech: Speech, known: Sequence[tuple[str, str]]) -> Iterator[Line]:
    """The keys of a screen, by the message of their action."""
    if known:
        yield "", ""
        yield speech.say("keys-title"), "bold"
    for key, does in known:
        yield f"{key:<6}{speech.say(does)}", ""


def _moving(speech: Speech, game: Game) -> Iterator[Line]:
    """The notation of moves in a terminal, if the game explains it."""
    id = f"rules-moving-terminal-{game.name}"
    if speech.knows(id):
        yield speech.say("rules-title", part="moving"), "bold"
        yield speech.say(id), ""
        yield "", ""

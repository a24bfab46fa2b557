"""Requests about games: their list, their messages and rules, and checks of options."""

from __future__ import annotations

import logging
from functools import cache
from typing import Annotated

from litestar import MediaType, get, post
from litestar.params import Parameter

from parlour.contract.bots import lenders
from parlour.contract.game import Game
from parlour.contract.options import Option
from parlour.contract.sheet import Cell
from parlour.contract.sheet import Sheet as Drawn
from parlour.games import kind, kinds, left_out, names
from parlour.server.core.levels import absent_here, levels_of
from parlour.server.core.messages import Reaction
from parlour.server.core.messages.answers import not_found
from parlour.server.core.messages.said import Said, said_once
from parlour.server.games.lessons import lesson_of
from parlour.server.games.messages import (
    Block,
    Chapter,
    Check,
    Checked,
    GameInfo,
    Games,
    GamesReady,
    OptionInfo,
    Rules,
    Sheet,
    Sheets,
)
from parlour.server.tables.checks import the_game, the_seats
from parlour.server.tables.request import AnyRequest, part_of
from parlour.server.workers.readiness import Readiness
from parlour.speech import catalogue
from parlour.speech.message import spoken

log = logging.getLogger(__name__)
Language = Annotated[str, Parameter(pattern="^[a-z]{2,3}$")]


@get("/api/games")
async def games(request: AnyRequest) -> Games:
    making = part_of(request, Readiness)
    return Games(
        games=[_game(each) for each in kinds()],
        left_out=[said_once(each) for each in left_out()],
        unready=[name for name in (making.at, *making.waiting) if name],
        reactions=list(Reaction.__args__),  # type: ignore[attr-defined]
    )


@get("/api/ready")
async def ready(request: AnyRequest) -> GamesReady:
    """The games that are compiled already: searching bots, hints and analyses wait for that, people do not."""
    found = part_of(request, Readiness)
    return GamesReady(ready=list(found.ready), making=found.at, waiting=list(found.waiting))


def _game(declared: type[Game]) -> GameInfo:
    return GameInfo(
        name=declared.name,
        title=said_once(declared.title),
        about=said_once(declared.about),
        rules=declared.rules,
        best="low" if declared.best == "low" else "high",
        options=[_option(each) for each in declared.declared],
        levels=list(levels_of(declared.make({}))),
        lesson=bool(lesson_of(declared).moments),
        explored=declared.at is not Game.at,
        details=[_option(each) for each in declared.details],
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        usual=list(option.usual),
        allowed=str(option.allowed),
        about=said_once(spoken(option.about)) if option.about else None,
        each=list(option.each),
    )


@get("/api/games/{game:str}/messages/{language:str}", media_type=MediaType.TEXT)
async def messages(game: str, language: Language) -> str:
    """The Fluent messages of an installed game in a language; empty if it has none."""
    if game not in names():
        raise not_found()
    kind(game)
    return catalogue.guest_text(game, language)


@get("/api/games/{game:str}/sheets")
async def sheets(game: str) -> Sheets:
    """The sheets that a game gives to print; none if an installed game fails to say."""
    if game not in names():
        raise not_found()
    return Sheets(game=game, sheets=list(_sheets(kind(game))))


@cache
def _sheets(declared: type[Game]) -> tuple[Sheet, ...]:
    try:
        return tuple(map(_sheet, declared.sheets()))
    except Exception as error:
        log.warning("sheets", extra={"game": declared.name, "why": str(error)})
        return ()


def _sheet(sheet: Drawn) -> Sheet:
    blocks = [
        Block(
            text=None if each.text is None else said_once(each.text),
            heads=list(map(_cell, each.heads)),
            rows=[list(map(_cell, row)) for row in each.rows],
            tall=each.tall,
            svg=each.svg,
        )
        for each in sheet.blocks
    ]
    return Sheet(name=sheet.name, title=said_once(sheet.title), blocks=blocks, kind=sheet.kind)


def _cell(cell: Cell) -> Said | str:
    return cell if isinstance(cell, str) else said_once(cell)


@post("/api/check", status_code=200)
async def check(data: Check) -> Checked:
    least, most = the_seats(data.game, data.options)
    players = data.options.get("players")
    fitting = {"players": max(least, min(most, players))} if data.fit and isinstance(players, int) else {}
    game = the_game(data.game, {**data.options, **fitting})
    return Checked(
        game=game.name,
        options=game.options_dict,
        players=game.players,
        least=least,
        most=most,
        usual=list(game.usual),
        unusual=list(game.unusual()),
        levels=list(levels_of(game)),
        absent=list(absent_here(game)),
        bookless=[level for level in levels_of(game) if lenders and game.opens_by_book(level)],
    )


@post("/api/rules", status_code=200)
async def rules(data: Check) -> Rules:
    """The rules of a game with these options, in the version asked for."""
    game = the_game(data.game, data.options, data.rules)
    chapters = [
        Chapter(
            part=each.part,
            title=said_once(each.title),
            paragraphs=list(map(said_once, each.paragraphs)),
            diagram=each.diagram,
            worth=list(map(list, each.worth)),
        )
        for each in game.rulebook()
    ]
    return Rules(game=game.name, chapters=chapters)

"""Requests about games: which there are, and whether options make sense."""

from __future__ import annotations

from litestar import get, post

from parlour.games import NAMES, kind
from parlour.server import schema
from parlour.server.tables.opening import the_game
from parlour.server.tables.render import levels_of


@get("/api/games")
async def games() -> schema.Games:
    return schema.Games(
        games=[_game(name) for name in NAMES],
        reactions=list(schema.Reaction.__args__),  # type: ignore[attr-defined]
    )


def _game(name: str) -> schema.GameInfo:
    declared = kind(name)
    return schema.GameInfo(
        name=name,
        rules=declared.rules,
        best="low" if declared.best == "low" else "high",
        options=[
            schema.OptionInfo(
                name=o.name,
                default=o.default,
                choices=list(o.choices),
                usual=list(o.usual),
                allowed=str(o.allowed),
            )
            for o in declared.declared
        ],
        levels=list(levels_of(declared.make({}))),
    )


@post("/api/check", status_code=200)
async def check(data: schema.Check) -> schema.Checked:
    game = the_game(data.game, data.options)
    return schema.Checked(game=game.name, options=game.options_dict, players=game.players, levels=list(levels_of(game)))

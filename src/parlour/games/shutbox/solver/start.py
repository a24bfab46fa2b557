"""The start of a game, and the same game with other options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias, cast

from parlour.games.shutbox import kernel
from parlour.games.shutbox.options import ShutBoxOptions, settle
from parlour.games.shutbox.rules import ShutBoxState
from parlour.games.shutbox.tables import compiled
from parlour.ruleset import Ruleset

Box: TypeAlias = Ruleset[ShutBoxOptions]
"""A game of Shut the Box, as far as solvers need to know it."""


def start(game: Box) -> ShutBoxState:
    position = kernel.new_position()
    kernel.begin(position, compiled(game.options)[0])
    return ShutBoxState(cast(Any, game), position.tobytes(), ())


def changed(game: Box, changes: Mapping[str, Any]) -> Box:
    """The same game except for some options."""
    return with_options(game, game.options_dict | dict(changes))


def with_options(game: Box, options: Mapping[str, Any]) -> Box:
    """A game of the same kind with just these options; `BadOption` where they make no sense together."""
    return replace(game, options=settle(options))

"""The same game with other options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from parlour.games.shutbox.state import ShutBoxRules

Box: TypeAlias = ShutBoxRules
"""The part of a game of Shut the Box that solvers use."""


def changed(game: Box, changes: Mapping[str, Any]) -> Box:
    """The same game except for some options."""
    return with_options(game, game.options_dict | dict(changes))


def with_options(game: Box, options: Mapping[str, Any]) -> Box:
    """A game of the same kind with just these options; `BadOption` where they make no sense together."""
    return type(game).make(options)

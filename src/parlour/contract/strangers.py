"""A game that does not fit this Parlour: its package is named in one sentence, and no traceback is shown.

A package may be made for another version of the contract, fail when it is imported, or fail later, when it asks for a
name of ours that is gone. `misfit` recognises the last kind. `Game` guards what installed games may write with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from re import sub
from types import ModuleType
from typing import Any, Final

from parlour.contract.ruleset import GROUP
from parlour.errors import Unsupported
from parlour.speech.message import Message

OURS: Final = "parlour"
GUARDED: Final = (
    "make",
    "start",
    "at",
    "former",
    "rulebook",
    "lesson",
    "challenge",
    "simulate",
    "policies",
    "simulate_policies",
    "gpu_player",
    "kernel",
    "unpack",
    "solve",
    "engine",
    "report",
    "picture",
    "solutions_page",
    "set_up",
    "perft",
    "worth",
    "train",
    "bots",
    "effort",
)
"""The methods of `Game` that are guarded, where a class outside of this package writes them."""


def package_of(module: str) -> str:
    """The distribution whose game lives in this module; where no metadata tells, the module's topmost package."""
    from importlib.metadata import entry_points

    top = _top(module)
    doors = [door for door in entry_points(group=GROUP) if _top(door.value) == top and door.dist is not None]
    return doors[0].dist.name if doors and doors[0].dist is not None else top


def misfit(kind: Any, error: BaseException) -> Unsupported:
    """The sentence about a game that has failed in its own code."""
    known = {"game": kind.name, "package": package_of(kind.__module__), "why": reason(error)}
    return Unsupported(Message("game-misfit", known))


def reason(error: BaseException) -> str:
    """An error of a stranger's code in one line, without the file that an `ImportError` adds."""
    return sub(r" \(\S*\.\w+\)$", "", " ".join(str(error).split())) or type(error).__name__


def is_misfit(error: BaseException) -> bool:
    """Whether an error says that a name is gone: a module, a name of one, or an attribute of something of ours."""
    if isinstance(error, ImportError):
        return True
    if not isinstance(error, AttributeError):
        return False
    owner = error.obj
    if isinstance(owner, ModuleType):
        return _top(owner.__name__) == OURS
    lineage = (owner if isinstance(owner, type) else type(owner)).__mro__
    return any(_top(each.__module__) == OURS for each in lineage)


@contextmanager
def told(kind: Any) -> Iterator[None]:
    """Reports errors of a stranger's code as `Unsupported`; those of our own games pass unchanged."""
    try:
        yield
    except (ImportError, AttributeError) as error:
        if _top(kind.__module__) == OURS or not is_misfit(error):
            raise
        raise misfit(kind, error) from error


def guard(kind: type) -> None:
    """Guards what a stranger's class writes itself."""
    for name in GUARDED:
        written = vars(kind).get(name)
        if isinstance(written, classmethod):
            setattr(kind, name, classmethod(_guarded(written.__func__)))
        elif callable(written):
            setattr(kind, name, _guarded(written))


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(game: Any, *arguments: Any, **named: Any) -> Any:
        kind = game if isinstance(game, type) else type(game)
        try:
            with told(kind):
                return method(game, *arguments, **named)
        except TypeError as error:
            if not _refused_arguments(error):
                raise
            raise misfit(kind, error) from error

    return guarded


def _refused_arguments(error: TypeError) -> bool:
    """Whether the method was never entered: it takes other arguments than the contract gives."""
    at, frames = error.__traceback__, 0
    while at is not None:
        at, frames = at.tb_next, frames + 1
    return frames == 1


def _top(module: str) -> str:
    return module.partition(":")[0].partition(".")[0]

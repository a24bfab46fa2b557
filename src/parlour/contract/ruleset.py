"""A game with its options, as its states see it: name, version of the rules, options and presentation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from functools import wraps
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from parlour.contract.numbers import Numbered
from parlour.contract.options import Option
from parlour.speech import catalogue
from parlour.speech.message import Message, spoken

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

API = 1
"""The version of the contract. It rises with every change that a game must follow."""
GROUP = "parlour.games"
"""The group of entry points by which games are found."""
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""Plain data, as `json` writes it."""


def once(method: Callable[[Any], T]) -> Callable[[Any], T]:
    """Caches the answer of a method without arguments: `legal` has many callers and is computed once."""
    key = f"once {method.__name__}"

    @wraps(method)
    def kept(self: Any) -> T:
        known: dict[str, T] = self.__dict__
        try:
            return known[key]
        except KeyError:
            answer = known[key] = method(self)
            return answer

    return kept


class _Attribute:
    """Computed when first asked for, and from then on an ordinary attribute of its object."""

    def __init__(self, method: Callable[[Any], Any]) -> None:
        self.method, self.name, self.__doc__ = method, method.__name__, method.__doc__

    def __get__(self, owner: Any, kind: type) -> Any:
        if owner is None:
            return self
        answer = owner.__dict__[self.name] = self.method(owner)
        return answer


if TYPE_CHECKING:
    attribute = property
else:
    attribute = _Attribute
    """`once` for a property: `functools.cached_property` without the lock that it takes."""


def fields_alone(self: Any) -> dict[str, Any]:
    """Pickles an immutable object without the values that `once` has kept; they are computed again."""
    return {each.name: getattr(self, each.name) for each in fields(self)}


def itself(self: Any, _copied: Any) -> Any:
    """The deep copy of an immutable object, which keeps its cached values."""
    return self


@dataclass(frozen=True)
class Options:
    """The options that every game has. A game's own options extend this; all of them are plain values."""

    players: int
    first: str | int

    @property
    def idle(self) -> frozenset[str]:
        """The options without effect under the others; lists of the rules omit them."""
        return frozenset()


O_co = TypeVar("O_co", bound=Options, covariant=True)
S = TypeVar("S")
T = TypeVar("T")


@dataclass(frozen=True)
class Presenter(Generic[S]):
    """The description and drawing of a game's states, for a game whose state module has none.

    Each function takes the state. Functions left out fall back to the defaults of `State`.
    """

    standing: Callable[[S], Message] | None = None
    refusal: Callable[[S, Any], Message] | None = None
    describe: Callable[[S, Any], Message] | None = None
    label: Callable[[S, Any], Message] | None = None
    prompt: Callable[[S], Message] | None = None
    reason: Callable[[S, Any, Any], Message | None] | None = None
    drawing: Callable[[S], dict[str, Json]] | None = None
    view: Callable[[S], str] | None = None
    """The whole view as JSON text, instead of `drawing`: for a game that a server sends often."""
    text: Callable[[S], str] | None = None
    svg: Callable[[S], str] | None = None


class _Known:
    """A message of the game where some language has it, and a plain text otherwise."""

    def __init__(self, id: str, plain: str) -> None:
        self.id, self.plain = id, plain

    def __get__(self, game: object, kind: type[Ruleset[Any]]) -> Message:
        id = self.id.format(name=kind.name)
        if catalogue.knows(catalogue.ENGLISH, id):
            return Message(id)
        return spoken(self.plain.format(name=kind.name))


@dataclass(frozen=True)
class Ruleset(Numbered, Generic[O_co]):
    """A game's description and options: the part of a `Game` that its states know."""

    options: O_co

    name: ClassVar[str]
    rules: ClassVar[str]
    """Name and version of the rules, written in every record: `NAME/1`. A change of rules is a new version, and what
    differed before it stays as a kind of its own (`Game.former`)."""
    api: ClassVar[int] = API
    """The version of the contract that the game was written for; a game that states another one is refused."""
    best: ClassVar[str]
    """`"low"` or `"high"`: which score wins."""
    declared: ClassVar[tuple[Option, ...]]
    """Every option of the game, as declared."""
    usual: ClassVar[tuple[str, ...]] = ("players",)
    """The options that a set-up page asks for, in this order; the others are finer ones."""
    messages: ClassVar[Traversable | None] = None
    """The folder of the game's own Fluent files, `LANG.ftl` or `LANG/*.ftl`, if it brings any."""
    presenter: ClassVar[Presenter[Any]] = Presenter()
    if TYPE_CHECKING:
        title: ClassVar[Message]
        """The game's name for people: `game-NAME` where the languages have it, otherwise its plain name."""
        about: ClassVar[Message]
        """The game in one sentence: `game-NAME.about`, else nothing."""
    else:
        title = _Known("game-{name}", "{name}")
        about = _Known("game-{name}.about", "")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.messages is not None:
            catalogue.learn(cls.name, cls.messages)

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def options_dict(self) -> dict[str, Any]:
        """The options as plain values: `parlour.game(game.name, **game.options_dict) == game`."""
        return asdict(self.options)

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in self.options_dict.items())
        return f"parlour.game({self.name!r}, {chosen})"

    __getstate__, __deepcopy__ = fields_alone, itself

"""A substitute for the part of Litestar that the routes use: a route is a function with its address."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Generic, TypeVar

B = TypeVar("B")
U = TypeVar("U")
A = TypeVar("A")
S = TypeVar("S")


class MediaType(StrEnum):
    JSON, TEXT = "application/json", "text/plain"


class Request(Generic[U, A, S]):
    """A type for annotations; routes get an `asking.Asked`."""


class Response(Generic[B]):
    def __init__(
        self, content: Any, *, status_code: int | None = None, media_type: str | None = None, headers: Any = None
    ) -> None:
        self.content, self.status_code, self.media_type, self.headers = content, status_code, media_type, headers or {}


class Parameter:
    """The bounds of a number, or the form of a text."""

    def __init__(self, **bounds: Any) -> None:
        self.ge = self.le = self.pattern = self.max_length = None
        vars(self).update(bounds)


class Route:
    def __init__(self, method: str, path: str, function: Any, status: int | None, media_type: Any) -> None:
        self.http_methods, self.paths, self.fn = {method}, {path}, function
        self.status_code = status or (201 if method == "POST" else 204 if method == "DELETE" else 200)
        self.media_type = media_type


def _routed(method: str) -> Callable[..., Callable[[Any], Route]]:
    def at(path: str, *, status_code: int | None = None, media_type: Any = None, **_: Any) -> Callable[[Any], Route]:
        return lambda function: Route(method, path, function, status_code, media_type)

    return at


get, post, delete = _routed("GET"), _routed("POST"), _routed("DELETE")


class ResponseSpec:
    """The documentation of an answer, unused here."""

    def __init__(self, *_: Any, **more: Any) -> None:
        pass


def stand_in() -> None:
    """Makes `import litestar` find this module where Litestar is absent."""
    if find_spec("litestar") is not None:
        return
    this = sys.modules[__name__]
    for name in ("litestar", "litestar.params", "litestar.openapi", "litestar.openapi.datastructures"):
        module = ModuleType(name)
        vars(module).update({each: value for each, value in vars(this).items() if not each.startswith("_")})
        module.__path__ = []
        sys.modules[name] = module

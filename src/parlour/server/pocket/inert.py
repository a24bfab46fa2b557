"""Substitutes for NumPy and Numba where neither exists, so that engines can be imported for their positions.

The engines' functions run in the page, as WebAssembly. Here they are only named, and objects that a module makes with
these packages on import do nothing.
"""

from __future__ import annotations

import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from parlour.compute.words import INSTALLED

ABSENT = ("numpy", "numba", "llvmlite")
OPERATORS = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift")


class Inert:
    """An object with any attribute, which can be called, indexed and computed with; a no-op as a decorator."""

    def __getattr__(self, name: str) -> Inert:
        if name.startswith("__"):
            raise AttributeError(name)
        return Inert()

    def __call__(self, *given: Any, **more: Any) -> Any:
        lone = given[0] if len(given) == 1 and not more else None
        return lone if callable(lone) and not isinstance(lone, Inert) else Inert()

    def __getitem__(self, at: Any) -> Inert:
        return Inert()

    def __setitem__(self, at: Any, value: Any) -> None:
        pass

    def __mro_entries__(self, bases: Any) -> tuple[type, ...]:
        return ()


for _operator in OPERATORS:
    for _name in (f"__{_operator}__", f"__r{_operator}__"):
        setattr(Inert, _name, lambda one, other: Inert())


class Absent(ModuleType):
    def __getattr__(self, name: str) -> Inert:
        if name.startswith("__"):
            raise AttributeError(name)
        return Inert()


class Finder(MetaPathFinder, Loader):
    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return ModuleSpec(name, self, is_package=True) if name.partition(".")[0] in ABSENT else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return Absent(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        pass


def stand_in() -> None:
    """Makes the absent packages importable, after compiling was ruled out."""
    if not INSTALLED:
        sys.meta_path.append(Finder())

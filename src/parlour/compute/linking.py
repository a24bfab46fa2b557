"""Kernels whose machine code is called where it is: whoever calls one does not compile it again.

Numba puts what a kernel calls into the kernel's own code and optimizes all of it once more, at each level of a chain of
calls. Between large functions that is work for nothing: without it the games compile in two thirds of the time.

What is kept on disk of a kernel holds the code of those it calls: the symbol of a function differs from process to
process, so the function's own file may have another one.
"""

from __future__ import annotations

from typing import Any

from numba.core import codegen

Code: Any = codegen.JITCodeLibrary
WITH_OTHERS = "parlour-linked"
"""The kind of what is stored; Numba's own are stored as they were."""


class Library(Code):  # type: ignore[misc]
    """The code of one kernel, and by their symbols the `apart` that it calls."""

    whole = False
    """Whether all that a kernel calls shall be in its own code after all, as in a file for another machine."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.symbol = ""  # where others may call this
        self.called: dict[str, Library] = {}
        self.stored: Any = None

    def keep_apart(self, symbol: str) -> None:
        self.symbol = symbol
        _known.setdefault(symbol, self)

    def add_linking_library(self, library: Any) -> None:
        self.called |= getattr(library, "called", {})  # the last to be called come first
        if getattr(library, "symbol", "") and not self.whole:
            self.called[library.symbol] = library
        else:
            super().add_linking_library(library)

    def serialize_using_object_code(self) -> Any:
        if not (self.symbol or self.called):
            return super().serialize_using_object_code()
        return self.name, WITH_OTHERS, [each.entry() for each in (*self.called.values(), self)]

    def entry(self) -> tuple[str, tuple[str, ...], Any]:
        if self.stored is None:
            self.stored = super().serialize_using_object_code()
        return self.symbol, tuple(self.called), self.stored

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Any:
        _, kind, entries = state
        if kind != WITH_OTHERS:
            return super()._unserialize(codegen, state)
        for symbol, called, stored in entries:
            if symbol in _known:
                library = _known[symbol]
                continue
            library = super()._unserialize(codegen, stored)
            library.called, library.stored = {each: _known[each] for each in called}, stored
            if symbol:
                library.keep_apart(symbol)
        return library


_known: dict[str, Library] = {}
"""Every `apart` in this process, by symbol: Numba never lets go of machine code."""


def keep_apart(kernel: Any) -> None:
    """From now on the code of this kernel is called where it is."""
    kernel.targetctx.codegen()._library_class = Library
    add = kernel.add_overload

    def added(compiled: Any) -> None:
        compiled.library.keep_apart(compiled.fndesc.mangled_name)
        add(compiled)

    kernel.add_overload = added

"""Every use of Numba beyond what it documents: one function for each, a check that it is possible, a plain fallback.

Nothing outside this file reads or replaces a private part of Numba. If a version lacks a part, or
`PARLOUR_PLAIN_NUMBA` is set, kernels compute the same and compile or run more slowly:

| trick | without it |
|---|---|
| `keep_on_disk` | every process compiles for itself |
| `keep_apart` | large kernels are compiled into each of their callers: about 1.6 times the compiling |
| `one_for_all_constants` | a kernel is compiled anew for each constant that another one passes |
| `UNCOUNTED` | batches step two to four times slower |
| `ahead_of_time` | the same code, compiled by Numba's own decorator and not kept on disk |
| `array_view` | views are slices, which count references |
| `atomic_add` and its kin | a batch steps on one core |
| `on_compile` | nobody is told that kernels are being compiled |

The modules for browsers are compiled in a process of their own that needs `link_everything` and `never_inline`; they
are built by developers, and the bytes are checked.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

from numba import njit, types
from numba.core import codegen, options, typeinfer
from numba.extending import intrinsic
from numba.np import arrayobj

PLAIN: Final = bool(os.environ.get("PARLOUR_PLAIN_NUMBA"))
"""Whether every trick is off."""
WITH_OTHERS: Final = "parlour-linked"
"""The kind of what `Library` stores; Numba's own are stored as they were."""
Code: Any = getattr(codegen, "JITCodeLibrary", object)
ARRAYS: Any = arrayobj


def keep_on_disk(kernel: Any, stamp: str) -> bool:
    """Keeps the machine code of a kernel for other processes, until its stamp changes; whether that can be done.

    Numba's own stamp is the time and size of one file: it misses changes in what a kernel calls.
    """
    before = getattr(kernel, "_cache", None)
    if PLAIN or before is None:
        return False
    try:
        kernel.enable_caching()
    except RuntimeError:  # neither the package's folder nor the user's may be written to
        return False
    file: Any = getattr(kernel._cache, "_cache_file", None)
    if not hasattr(file, "_source_stamp"):
        kernel._cache = before
        return False
    file._source_stamp = stamp
    return True


def one_for_all_constants(kernel: Any) -> None:
    """Numba would compile a kernel anew for each constant that another one calls it with.

    LLVM knows constants wherever it inlines a call, so nothing is slower, and a fifth of all compiling is saved.
    """
    asked, plain = getattr(kernel, "get_call_template", None), getattr(types, "unliteral", None)
    if PLAIN or asked is None or plain is None:
        return

    def for_any_value(args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return asked(tuple(map(plain, args)), {name: plain(kind) for name, kind in named.items()})

    kernel.get_call_template = for_any_value


def ahead_of_time(kernel: Any, signature: str, settings: dict[str, Any]) -> Any:
    """The kernel compiled for one signature alone; it may call itself."""
    register: Any = getattr(typeinfer, "register_dispatcher", None)
    if PLAIN or register is None:
        return njit(signature, **settings)(kernel.py_func)
    with register(kernel):
        kernel.compile(signature)
    kernel.disable_compile()
    return kernel


UNCOUNTED: Final[dict[str, Any]] = (
    {"_nrt": False} if not PLAIN and hasattr(getattr(options, "DefaultOptions", None), "_nrt") else {}
)
"""Compiler settings for kernels that count no references to arrays; it refuses a kernel that makes an array."""


def is_inlined(kernel: Any) -> bool:
    return "forceinline" in getattr(kernel, "targetoptions", ())


class Library(Code):  # type: ignore[misc]
    """The code of one kernel, and by their symbols the `apart` that it calls.

    Numba puts what a kernel calls into the kernel's own code and optimizes all of it once more, at each level of a
    chain of calls. Code that is kept apart is called where it is instead.

    What is kept on disk of a kernel holds the code of those it calls: the symbol of a function differs from process to
    process, so the function's own file may have another one.
    """

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
_NEEDED: Final = ("add_linking_library", "serialize_using_object_code", "_unserialize")


def keep_apart(kernel: Any) -> None:
    """Keeps the code of this kernel in one place: its callers call it there."""
    maker = getattr(getattr(kernel, "targetctx", None), "codegen", None)
    add = getattr(kernel, "add_overload", None)
    if PLAIN or maker is None or add is None or not all(hasattr(Code, name) for name in _NEEDED):
        return
    if not hasattr(maker(), "_library_class"):
        return
    maker()._library_class = Library

    def added(compiled: Any) -> None:
        compiled.library.keep_apart(compiled.fndesc.mangled_name)
        add(compiled)

    kernel.add_overload = added


def link_everything() -> None:
    """From here on the code of a kernel contains all that it calls, for a file that leaves this process."""
    Library.whole = True


def never_inline(context: Any, kernels: tuple[Any, ...]) -> None:
    """These functions are not put into their callers, however much shorter the way would be.

    A page's compiler makes a function fast when it is called again: one long call of one large function stays slow.
    """
    names = {(kernel.py_func.__module__, kernel.py_func.__qualname__) for kernel in kernels}
    declare = type(context).declare_function

    def declared(self: Any, module: Any, described: Any) -> Any:
        function = declare(self, module, described)
        if (described.modname, described.qualname) in names:
            function.attributes.discard("alwaysinline")  # which a function has from its first caller
            function.attributes.add("noinline")
        return function

    type(context).declare_function = declared


CAN_VIEW: Final = not PLAIN and all(hasattr(ARRAYS, name) for name in ("make_array", "populate_array"))
"""Whether `array_view` can be used; `parlour.compute.memory` has the plain way."""


def array_view(kind: Any, context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """LLVM's code for an array of this kind inside another: `(room, at, length, ...)`."""
    cell = context.get_data_type(kind.dtype)
    room = ARRAYS.make_array(signature.args[0])(context, builder, arguments[0])
    data = builder.bitcast(builder.gep(room.data, [arguments[1]]), cell.as_pointer())
    return array_at(kind, context, builder, data, list(arguments[2:]))


def array_at(kind: Any, context: Any, builder: Any, data: Any, shape: list[Any]) -> Any:
    """LLVM's code for a contiguous array of this kind and shape at an address; nobody owns its memory."""
    width = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [width]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    array = ARRAYS.make_array(kind)(context, builder)
    ARRAYS.populate_array(array, data, shape, strides, width, meminfo=None)
    return array._getvalue()


CAN_SHARE: Final = not PLAIN and hasattr(ARRAYS, "make_array")
"""Whether `atomic_add` and its kin can be used: threads that share work without Python need them."""


by_hand: Any = intrinsic


@by_hand  # type: ignore[untyped-decorator]
def atomic_add(_typing: Any, cells: Any, at: Any, amount: Any) -> Any:
    """Adds to a cell of an array of int64, as if all threads took turns; what it held before."""
    return _atomic("add", cells)


@by_hand  # type: ignore[untyped-decorator]
def atomic_look(_typing: Any, cells: Any, at: Any) -> Any:
    """Reads one cell of an int64 array atomically, without locking out writers."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = ARRAYS.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.load_atomic(builder.gep(array.data, [arguments[1]]), "seq_cst", 8)

    return types.int64(cells, types.int64), generate


@by_hand  # type: ignore[untyped-decorator]
def atomic_put(_typing: Any, cells: Any, at: Any, amount: Any) -> Any:
    """Replaces a cell of an array of int64, as if all threads took turns; what it held before."""
    return _atomic("xchg", cells)


@by_hand  # type: ignore[untyped-decorator]
def atomic_least(_typing: Any, cells: Any, at: Any, amount: Any) -> Any:
    """Lowers a cell of an array of int64 to at most this, as if all threads took turns; what it held before."""
    return _atomic("min", cells)


def _atomic(what: str, cells: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = ARRAYS.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.atomic_rmw(what, builder.gep(array.data, [arguments[1]]), arguments[2], "seq_cst")

    return types.int64(cells, types.int64, types.int64), generate


CAN_NAP: Final = CAN_SHARE and os.name == "posix" and hasattr(types, "ExternalFunction")
"""Whether `usleep` can be called by a compiled thread; elsewhere threads without work go to sleep in Python."""
usleep: Any = types.ExternalFunction("usleep", types.int32(types.uint32)) if CAN_NAP else None


def on_compile(begin: Callable[[Any], None], end: Callable[[], None]) -> None:
    """Calls `begin(kernel)` when a kernel starts to be compiled, and `end()` afterwards."""
    try:
        from numba.core import event
    except ImportError:
        return
    if PLAIN:
        return

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            begin(event.data["dispatcher"])

        def on_end(self, event: Any) -> None:
            end()

    event.register("numba:compile", Listener())  # type: ignore[no-untyped-call]

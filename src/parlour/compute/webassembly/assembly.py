"""Compiles the functions that one game offers to an object file for WebAssembly.

Numba's calling convention gives a status and writes the result behind a pointer; a page wants plain functions. So each
offer gets a wrapper that takes addresses and lengths for arrays, and traps where the function would have raised.

    python -m parlour.compute.webassembly.assembly MODULE OBJECT

prints the names of the offers. It runs in a process of its own, started by `build`: Numba reads its settings once, from
the environment.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from llvmlite import binding as llvm
from llvmlite import ir
from numba import types
from numba.core import sigutils
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from parlour.compute.numba_internals import array_at, link_everything, never_inline
from parlour.compute.webassembly.offer import Offer

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext"
WORD: Final = ir.IntType(32)
SIGNATURES: Final[Any] = sigutils


def assembled(offers: tuple[Offer, ...], compact: bool) -> bytes:
    """The object file: every offer under its own name, and nothing else to be seen from outside."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    module = llvm.parse_assembly(_wrapped(offers))
    module.link_in(llvm.parse_assembly(str(_root())))
    module.link_in(llvm.parse_assembly(str(_nothing_to_free())))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    _hide(module, {offer.name for offer in offers})
    _tidy(module, machine, compact)
    module.verify()
    declared = (each for each in (*module.functions, *module.global_variables) if each.is_declaration)
    missing = [each.name for each in declared if not each.name.startswith("llvm.")]
    if missing:
        raise AssertionError(f"{missing}: is memory allocated, or an error raised with a value?")
    return bytes(machine.emit_object(module))


def _root() -> Any:
    """The C library's square root as the instruction that it is here: both round correctly."""
    module, number = ir.Module(), ir.DoubleType()
    root = ir.Function(module, ir.FunctionType(number, [number]), "sqrt")
    builder = ir.IRBuilder(root.append_basic_block())
    builder.ret(builder.call(module.declare_intrinsic("llvm.sqrt", [number]), root.args))
    return module


def _nothing_to_free() -> Any:
    """Numba's destructor of arrays; never called here, because all memory belongs to the page."""
    module = ir.Module()
    name, pointer = "NRT_MemInfo_call_dtor", ir.IntType(8).as_pointer()
    ir.IRBuilder(
        ir.Function(module, ir.FunctionType(ir.VoidType(), [pointer]), name).append_basic_block()
    ).unreachable()
    return module


def _wrapped(offers: tuple[Offer, ...]) -> str:
    """The offers, their wrappers and all that they call, as LLVM's text."""
    library = cpu_target.target_context.codegen().create_library("offers")
    module = library.create_ir_module("offers")
    for offer in offers:
        library.add_linking_library(_wrap(module, offer))
    with global_compiler_lock:
        library.add_ir_module(module)
        library.finalize()
    return str(library.get_llvm_str())


def _wrap(module: Any, offer: Offer) -> Any:
    """Adds the wrapper of an offer to a module; the library that has the function itself."""
    argument_types, _ = SIGNATURES.normalize_signature(offer.signature)
    kernel: Any = offer.function
    if argument_types not in kernel.overloads:
        kernel.compile(offer.signature)
    compiled = kernel.overloads[argument_types]
    context, returned = compiled.target_context, compiled.signature.return_type
    taken = [each for kind in argument_types for each in _taken(context, kind)]
    given = ir.VoidType() if returned == types.none else context.get_value_type(returned)
    wrapper = ir.Function(module, ir.FunctionType(given, taken), offer.name)
    builder = ir.IRBuilder(wrapper.append_basic_block())
    values = iter(wrapper.args)
    arguments = [_argument(context, builder, kind, values) for kind in argument_types]
    callee = context.declare_function(module, compiled.fndesc)
    status, result = context.call_conv.call_function(builder, callee, returned, argument_types, arguments)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
        builder.unreachable()
    if returned == types.none:
        builder.ret_void()
    else:
        builder.ret(result)
    return compiled.library


def _taken(context: Any, kind: Any) -> list[Any]:
    """The WebAssembly types that the page passes for one argument."""
    if isinstance(kind, types.Array):
        return [context.get_data_type(kind.dtype).as_pointer(), *[WORD] * kind.ndim]
    return [context.get_value_type(kind)]


def _argument(context: Any, builder: Any, kind: Any, values: Iterator[Any]) -> Any:
    if not isinstance(kind, types.Array):
        return next(values)
    assert kind.layout == "C", "arrays are offered contiguous"
    data = next(values)
    shape = [builder.zext(next(values), ir.IntType(64)) for _ in range(kind.ndim)]
    return array_at(kind, context, builder, data, shape)


def _hide(module: Any, wanted: set[str]) -> None:
    """Makes everything but the offers internal and removes what is not used."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration:
            each.linkage = "external" if each.name in wanted else "internal"
            each.visibility = "default"


def _tidy(module: Any, machine: Any, compact: bool) -> None:
    """Optimizes for the machine that it now is, and removes what is not called."""
    settings = llvm.create_pipeline_tuning_options(speed_level=3)
    settings.loop_vectorization = settings.slp_vectorization = False
    settings.loop_unrolling = not compact
    builder = llvm.create_pass_builder(machine, settings)
    builder.getModulePassManager().run(module, builder)


if __name__ == "__main__":
    link_everything()
    declaring = import_module(sys.argv[1])
    never_inline(cpu_target.target_context, getattr(declaring, "APART", ()))
    offered: tuple[Offer, ...] = declaring.OFFERS
    Path(sys.argv[2]).write_bytes(assembled(offered, getattr(declaring, "COMPACT", False)))
    sys.stdout.write("\n".join(offer.name for offer in offered))

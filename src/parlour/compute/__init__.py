"""Compiled kernels: how they are made, run on many games at once, on GPUs and in browsers.

Public are the four names below, for games with kernels of their own. Numba is imported when one of them is first asked
for, so that games whose rules are plain Python never load it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.compute.kernels import below as below
    from parlour.compute.kernels import in_parts as in_parts
    from parlour.compute.kernels import jit as jit
    from parlour.compute.kernels import stream as stream

__all__ = ["below", "in_parts", "jit", "stream"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(name)
    from parlour.compute import kernels

    return getattr(kernels, name)

"""The old name of `parlour.kernels`."""

from parlour.kernels import below as below
from parlour.kernels import compiled as compiled
from parlour.kernels import in_parts as in_parts
from parlour.kernels import inline as inline
from parlour.kernels import jit as jit
from parlour.kernels import mix as mix
from parlour.kernels import stream as stream

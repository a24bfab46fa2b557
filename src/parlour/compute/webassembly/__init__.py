"""Kernels for the browser: the functions that a game offers, compiled by Numba's own LLVM to WebAssembly."""

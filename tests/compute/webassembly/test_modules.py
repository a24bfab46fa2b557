"""The modules for browsers that travel with the repository: up to date, small, and in need of nothing."""

from __future__ import annotations

import gzip

import pytest

from parlour.compute.stamp import digest
from parlour.compute.webassembly.build import LINKER, built, check, linker, made_with
from parlour.compute.webassembly.sections import exports, imports
from parlour.compute.webassembly.stamp import module_file, read, sources_digest, stamp_file
from parlour.games import kind, names

OFFERING = {name: kind(name).browser for name in names() if kind(name).browser}
MOST = 300_000
"""Bytes of a module, compressed."""
each = pytest.mark.parametrize("declaring", OFFERING.values(), ids=OFFERING)


@each
def test_a_module_is_of_the_sources_that_are_here(declaring: str) -> None:
    stamp = read(stamp_file(declaring))
    assert stamp.sources == sources_digest(declaring), "run `make engine`: the sources have changed since"
    assert stamp.module == digest(module_file(declaring).read_bytes())


@each
def test_a_module_wants_nothing_from_the_page(declaring: str) -> None:
    module = module_file(declaring).read_bytes()
    assert imports(module) == 0
    assert {"memory", "__heap_base"} < exports(module)
    assert len(gzip.compress(module)) < MOST


@each
@pytest.mark.long
def test_a_module_built_anew_is_the_same(declaring: str) -> None:
    if linker() is None:
        pytest.skip(f"no {LINKER} here to build with (Debian: apt install lld)")
    stamp = read(stamp_file(declaring))
    if made_with() != stamp.made_with:
        pytest.skip(f"{made_with()} may write other bytes than {stamp.made_with}")
    assert digest(built(declaring)) == stamp.module


def test_a_module_with_other_exports_is_refused() -> None:
    module = module_file(next(iter(OFFERING.values()))).read_bytes()
    with pytest.raises(AssertionError, match="exports"):
        check(module, {"nothing"})


def test_a_module_with_imports_is_refused() -> None:
    """One function of type () -> (), imported as `a.b`."""
    importing = b"\0asm\1\0\0\0" + b"\x01\x04\x01\x60\0\0" + b"\x02\x07\x01\x01a\x01b\0\0"
    assert imports(importing) == 1
    with pytest.raises(AssertionError, match="imports"):
        check(importing, set())

"""The public names: those of a stored list and no others, each on a page of the reference and with a docstring."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STORED = (Path(__file__).parent / "public_names.txt").read_text().split()
MODULES = ("parlour", "parlour.contract", "parlour.compute")
PAGES = "\n".join(page.read_text() for page in (ROOT / "docs" / "reference").glob("*.md"))
INTERNAL = ("judge", "advise", "valuation", "question", "offer", "Valuation", "Question", "Offer", "Judged", "Advice")
PROMISED = """API CHANCE FIRST BadNotation Bot BotFactory Budget Game Json Message Number Option Options Progress Ranked
Ruleset Simulation Solution State Step Thought Unsupported check_names choice first_seat whole"""


def test_the_exports_are_the_stored_ones() -> None:
    """A name that goes keeps a shim for one release, and the changelog says so; then it goes here too."""
    exported = [f"{module}.{name}" for module in MODULES for name in sorted(import_module(module).__all__)]
    assert exported == STORED


def test_every_promised_name_is_there_and_no_internal_one() -> None:
    contract = import_module("parlour.contract")
    assert set(PROMISED.split()) <= set(contract.__all__)
    assert set(import_module("parlour.compute").__all__) == {"below", "in_parts", "jit", "stream"}
    assert not set(INTERNAL) & set(contract.__all__)


@pytest.mark.parametrize("name", STORED)
def test_every_public_name_can_be_imported_and_is_documented(name: str) -> None:
    module, _, attribute = name.rpartition(".")
    found = getattr(import_module(module), attribute)
    if getattr(found, "__module__", "") != "parlour.errors":  # which has a page of its own, all of it
        assert re.search(rf"\b{attribute}\b", PAGES), "it is on no page of the reference"
    if getattr(found, "__name__", "") == attribute:  # a class or a function, not another name for a type
        assert found.__doc__ and not found.__doc__.startswith(f"{attribute}("), "it has no docstring of its own"

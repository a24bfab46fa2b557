"""The tests lie as the sources do, folder by folder, and the first line of each file says what it proves."""

from pathlib import Path

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src" / "parlour"
WHOLE = {"golden", "mutants", "web", "whole"}
"""Folders whose tests are of more than one package: records of whole games, the hunt for faults, pages, all of it."""
FILES = sorted(TESTS.rglob("test_*.py"))


def test_the_first_line_of_each_file_says_what_it_proves() -> None:
    firsts = {file: file.read_text(encoding="utf-8").partition("\n")[0] for file in FILES}
    assert firsts
    assert not [file for file, line in firsts.items() if not line.startswith('"""') or len(line.split()) < 4]


def test_every_folder_of_tests_is_one_of_the_sources() -> None:
    folders = {file.parent.relative_to(TESTS) for file in FILES}
    own = {folder for folder in folders if folder.parts and folder.parts[0] in WHOLE}
    assert own
    assert not [folder for folder in folders - own if not (SOURCE / folder).is_dir()]

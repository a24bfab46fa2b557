"""Documentation that is complete: options, commands, errors and rules that nobody described fail here."""

import inspect
import re
import tomllib
from pathlib import Path

import pytest

import parlour
from parlour import errors
from parlour.games import kind, names
from parlour.terminal import commands as cli

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

MOST_WORDS = 34_500
"""Half of what the manual had in the beginning, and 2,000 for own dice, the season, chance and the benchmark."""

RULES = {
    "shutbox": [f"SB-{n:02}" for n in (*range(1, 9), *range(10, 18), *range(20, 34))],
    "tuki": [f"TK-{n:02}" for n in range(1, 18)],
    "rolit": [f"RO-{n:02}" for n in range(1, 13)],
}
TESTS = {path: path.read_text() for path in (ROOT / "tests").rglob("*.py") if path.name != "test_docs.py"}


def rules_page(game: str) -> str:
    return (DOCS / "rules" / f"{game}.md").read_text()


@pytest.mark.parametrize("game", names())
def test_every_rule_of_the_rulebook_is_on_the_rules_page(game: str) -> None:
    page = rules_page(game)
    missing = [rule for rule in RULES[game] if f"**{rule}**" not in page]
    assert not missing, f"docs/rules/{game}.md does not state {missing}"


@pytest.mark.parametrize("game", names())
def test_every_rule_on_the_rules_page_has_a_test_that_names_it(game: str) -> None:
    rules = sorted(set(re.findall(r"\*\*([A-Z]{2}-\d\d)\*\*", rules_page(game))))
    assert rules
    missing = [rule for rule in rules if not any(rule in text for text in TESTS.values())]
    assert not missing, f"no test names {missing}"


@pytest.mark.parametrize("game", names())
def test_every_option_is_documented(game: str) -> None:
    page = rules_page(game)
    missing = [option.name for option in kind(game).declared if f"`{option.name}`" not in page]
    assert not missing, f"docs/rules/{game}.md does not explain the options {missing}"
    assert all(option.about and option.allowed for option in kind(game).declared)


def test_every_command_is_documented() -> None:
    page = (DOCS / "cli.md").read_text()
    missing = [name for name in cli.COMMANDS if f"## parlour {name}" not in page]
    assert not missing, f"docs/cli.md does not explain the commands {missing}"


def test_every_flag_is_documented() -> None:
    page = (DOCS / "cli.md").read_text()
    for name, command in next(iter(cli.parser()._subparsers._group_actions)).choices.items():  # type: ignore[union-attr]
        flags = [flag for action in command._actions for flag in action.option_strings if flag.startswith("--")]
        section = page.split(f"## parlour {name}\n")[1].split("\n## ")[0]
        missing = [flag for flag in flags if flag != "--help" and flag not in section]
        assert not missing, f"docs/cli.md, parlour {name}, does not explain {missing}"


def test_every_error_is_documented_and_in_the_tree() -> None:
    page = (DOCS / "errors.md").read_text()
    for name, thing in inspect.getmembers(errors, inspect.isclass):
        if issubclass(thing, errors.ParlourError):
            assert f"`{name}`" in page, f"docs/errors.md does not explain {name}"
            assert name in (errors.__doc__ or ""), f"the tree in parlour/errors.py does not show {name}"


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the manual make them."""
    plain = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    heads = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", head) for head in re.findall(r"^#+ (.+)$", plain, re.MULTILINE)]
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]:
        for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)]*))?\)", page.read_text()):
            if "://" not in target:
                goal = page.parent / target if target else page
                assert goal.exists(), f"{page.relative_to(ROOT)} links to {target}, which is not there"
                assert not anchor or goal.suffix != ".md" or anchor in anchors(goal), (
                    f"{page.relative_to(ROOT)} links to {target}#{anchor}, which is not there"
                )


def test_every_page_is_in_one_part_of_the_manual() -> None:
    nav = (ROOT / "mkdocs.yml").read_text().split("\nnav:\n")[1]
    listed = re.findall(r"([\w/.-]+\.md)$", nav, re.MULTILINE)
    assert sorted(page for page in listed if not page.startswith("notebooks/")) == sorted(
        str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")
    )


def test_the_page_for_families_has_no_code() -> None:
    assert "`" not in (DOCS / "play.md").read_text()


def test_the_manual_stays_short() -> None:
    """Words as `wc -w docs/*.md docs/*/*.md` counts them: a new fact replaces an old one."""
    assert sum(len(page.read_text().split()) for page in DOCS.rglob("*.md")) <= MOST_WORDS


def test_the_tests_that_the_page_on_fairness_names_are_there() -> None:
    named = set(re.findall(r"`(test_\w+\.py)::(test_\w+)`", (ROOT / "docs" / "fairness.md").read_text()))
    assert len(named) > 20
    for file, test in named:
        (path,) = (ROOT / "tests").rglob(file)
        assert re.search(rf"def {test}\(", path.read_text()), f"{file}::{test}"


def test_the_citation_is_of_this_version() -> None:
    said = dict(re.findall(r"^([a-z-]+): (.+)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert (said["version"], said["license"]) == (parlour.__version__, project["license"])
    assert {"cff-version", "message", "title", "abstract", "type"} < set(said)


def test_nothing_is_installed_from_an_index_that_does_not_have_it() -> None:
    """Parlour is not published: pages and messages install it from a checkout, and name the libraries it needs."""
    pages = [*ROOT.glob("*.md"), *(path for folder in ("docs", "examples") for path in (ROOT / folder).rglob("*.*"))]
    said = [*(ROOT / "src" / "parlour").rglob("*.py"), *(ROOT / "src" / "parlour" / "languages").rglob("*.ftl")]
    texts = [path for path in (*pages, *said) if path.suffix in (".md", ".ipynb", ".py", ".ftl", ".toml")]
    published = re.compile(r"(pip|uv|pipx|uvx) (install|add|run)? *(-\S+ +)*['\"]?parlour(?![-\w/])")
    assert len(texts) > 500
    assert [str(path) for path in texts if published.search(path.read_text())] == []

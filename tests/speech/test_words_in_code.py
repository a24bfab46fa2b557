"""No sentence for people is written in the code: what is said stands in the Fluent files, in every language."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "parlour"

# Modules whose texts are not for players, or not in words. All others are searched.
ELSEWHERE = {
    "conformance/__main__.py": "tells the author of a game which promise it breaks, as an assert does",
    "conformance/choices.py": "the same",
    "conformance/machines.py": "the same",
    "conformance/players.py": "the same",
    "conformance/promises.py": "the same",
    "conformance/referee.py": "the same",
    "conformance/sights.py": "the same",
    "conformance/whole.py": "the same",
    "conformance/words.py": "the same",
    "conformance/worths.py": "the same",
    "table/verify.py": "is copied out alone, without Fluent; a test compares its sentences with the messages",
    "games/rolit/text.py": "the board in plain text is notation: programs read it, and its words never change",
    "games/shutbox/text.py": "the same",
    "games/tuki/text.py": "the same",
    "server/ops/metrics.py": "tells a monitoring program what it measures, in that program's own form",
    "server/transport/typescript.py": "writes a program",
    "terminal/commands/completion.py": "writes programs",
    "games/shutbox/solver/page.py": "writes a page of the documentation, which is in English",
    "study/publishing/describing.py": "writes files for programs and papers, which are in English",
    "study/tasks/card.py": "writes files for programs and papers, which are in English",
    "study/tasks/page.py": "the same",
    "study/tasks/registry.py": "the same",
}
LOGGED = ("AssertionError", "Broken", "Conflict", "StorageFailed", "Unavailable", "WorkerLost")
"""Exceptions that nobody is told of: what is in them is for the log."""
NAMES = {
    "Application Support": "a folder",
    "take stock": "notation",
    "take discard": "notation",
    "turn up": "a phase",
    "go on": "a word of the record's header",
    "bots of": "the name of a task",
    "public, max-age=31536000, immutable": "a header of HTTP",
    "pip install distributed": "a command",
    "pip install gymnasium": "a command",
    "pip install open_spiel": "a command",
    "pip install pyarrow": "a command",
    "pip install pettingzoo": "a command",
}
SENTENCE = re.compile(r"[^\W\d_]{2,}[,.:;!?)]* +[(]?[^\W\d_]{2,}")
WORD = re.compile(r"[^\W\d_]{2,}")
STYLE = re.compile(r"(bold|dim|italic|underline|reverse|on|black|white|cyan|bright_\w+|yellow|red|#\w+| )+")
SQL = re.compile(
    r"(WITH|SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|COLUMN|PRAGMA|DROP|BEGIN|SAVEPOINT|RELEASE|ROLLBACK)\b"
)
MARKUP = re.compile(r"^[^<>]*\">|</?[a-z][^<>]*>|<[a-z][^<>]*$|[\w-]+=\"[^\"]*\"?")
COMMAND = re.compile(r"^parlour ?[a-z]*: ")
PATTERN = re.compile(r"\(\?P<")
REFUSING = {
    "ParlourError": 0, "BadOption": 2, "IllegalMove": 1, "BadNotation": 1, "BadRecord": 0, "RecordBusy": 0,
    "Unsupported": 0, "Refusal": 1, "RequestRefused": 1, "NotTaken": 1,
}  # fmt: skip
"""Which argument says why: it must be a message."""


def wholly(node: ast.AST) -> set[int]:
    return {id(inner) for inner in ast.walk(node)}


def called(node: ast.AST | None) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def not_said(tree: ast.AST) -> set[int]:
    """Documentation, assertions, logs, signatures in decorators, and types."""
    found: set[int] = set()
    for node in ast.walk(tree):
        documentation = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        logged = called(node) in LOGGED
        log = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        log = log and getattr(node.func.value, "id", "") == "log"  # type: ignore[attr-defined]
        alias = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"
        if documentation or logged or log or alias or isinstance(node, ast.Assert):
            found |= wholly(node)
        for decorator in getattr(node, "decorator_list", ()):
            found |= wholly(decorator)
    return found


def texts(tree: ast.AST) -> list[tuple[ast.AST, str]]:
    """The texts of a module, each f-string as one, without what it puts in."""
    whole = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in whole for part in node.values if isinstance(part, ast.Constant)}
    joined = [
        (node, "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))) for node in whole
    ]
    return [
        *joined,
        *(
            (node, node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
        ),
    ]


def sentences(source: str) -> list[str]:
    """Two words in a row are a sentence, in `print` one is; a reason of a refusal that is a text is wrong anyhow."""
    tree = ast.parse(source)
    skipped = not_said(tree)
    printed = {inner for node in ast.walk(tree) if called(node) == "print" for inner in _printed(node)}
    found = [
        text
        for node, text in texts(tree)
        if id(node) not in skipped and _is_said(text, WORD if id(node) in printed else SENTENCE)
    ]
    return found + [ast.unparse(node) for node in ast.walk(tree) if _gives_words(node)]


def _printed(node: ast.AST) -> set[int]:
    """The texts that `print` itself is given, not those in the calls among its arguments."""
    assert isinstance(node, ast.Call)
    return {id(each) for each in node.args}


def _is_said(text: str, form: re.Pattern[str]) -> bool:
    if text.strip() in NAMES or STYLE.fullmatch(text) or SQL.match(text) or PATTERN.search(text):
        return False
    plain = COMMAND.sub("", MARKUP.sub(" ", text))
    return form.search(plain) is not None


def _gives_words(node: ast.AST) -> bool:
    """A refusal whose reason is a text, or a plain message, which is for games outside this package."""
    name = called(node)
    if not isinstance(node, ast.Call):
        return False
    if name == "plain" and ast.unparse(node.func) == "Message.plain":
        return True
    at = REFUSING.get(name, len(node.args))
    return at < len(node.args) and isinstance(node.args[at], ast.JoinedStr | ast.Constant)


MODULES = [path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))]


def test_no_sentence_is_written_in_the_code() -> None:
    searched = sorted({*MODULES} - {*ELSEWHERE, "speech/message.py"})
    assert {module: said for module in searched if (said := sentences((SOURCE / module).read_text()))} == {}


def test_every_exception_is_still_one() -> None:
    """A module that no longer needs to be left out is searched like the others."""
    assert not set(ELSEWHERE) - set(MODULES)
    assert [module for module in ELSEWHERE if not sentences((SOURCE / module).read_text())] == []
    everything = "".join((SOURCE / module).read_text() for module in MODULES)
    assert [name for name in NAMES if name not in everything] == []


@pytest.mark.parametrize(
    "source",
    [
        'raise BadOption("x", 1, "nice")',
        'raise Unsupported(Message.plain("no"))',
        'print("Hello")',
        'def ask():\n    return "It is your turn"',
        'words = f"seat {seat} moves"',
        'say = "זה התור שלך"',
        'picture = "<title>What it is worth</title>"',
    ],
)
def test_a_sentence_in_the_code_is_found(source: str) -> None:
    assert sentences(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""What this module does."""',
        'raise AssertionError("the weights were summed above")',
        'log.warning("a worker was lost and is replaced")',
        'assert ready, "call start first"',
        'print(say("games-title"))',
        'print(f"parlour play: {said}", file=sys.stderr)',
        'rows = "SELECT id FROM games WHERE waits = 1"',
        'style = "bold black on white"',
        'part = f\'<rect width="{wide}" height="{high}"/>\'',
        '@compiled("uint64(uint64, int64)")\ndef f(a, b): ...',
    ],
)
def test_what_is_no_sentence_for_people_is_left_alone(source: str) -> None:
    assert sentences(source) == []

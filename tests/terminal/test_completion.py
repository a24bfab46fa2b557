"""Shell completion, asked of the shells themselves."""

import shutil
import subprocess

import pytest

from parlour import cli
from parlour.cli.completion import SHELLS, game_words
from parlour.games import NAMES


def bash(line: str) -> set[str]:
    """What bash would offer at the end of the line."""
    ask = f"""
{SHELLS["bash"]()}
COMP_LINE={line!r} COMP_POINT={len(line)} COMP_WORDS=({line}{" ''" if line.endswith(" ") else ""})
COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
_parlour
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, timeout=20)
    assert not done.stderr
    return set(done.stdout.split())


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("parlour pl", {"play"}),
        ("parlour play ro", {"rolit"}),
        ("parlour play --res", {"--resume"}),
        ("parlour play rolit size=", {"4", "6", "8"}),
        ("parlour play shutbox edition=tw", {"twelve"}),
        ("parlour completion f", {"fish"}),
    ],
)
def test_bash_completes(line: str, offers: set[str]) -> None:
    assert bash(line) == offers


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_shells_can_read_their_script(shell: str) -> None:
    script = SHELLS[shell]()
    assert all(name in script for name in (*cli.COMMANDS, *NAMES)) and "--resume" in script.replace("-l ", "--")
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed, so only the words of its script were checked")
    assert subprocess.run([shell, "-n"], input=script, text=True, capture_output=True, timeout=20).returncode == 0


def test_every_option_with_few_values_is_offered() -> None:
    assert "preset=reversi" in game_words("rolit") and "variant=digital" in game_words("shutbox")

"""Shells asked to complete a line: bash by calling its function, fish by its own question, zsh by typing into it."""

from __future__ import annotations

import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from parlour.terminal.commands.completion import SHELLS

PATIENCE = 60.0


def bash(lines: Sequence[str], folder: Path) -> dict[str, set[str]]:
    return {line: _bash(line, folder) for line in lines}


def _bash(line: str, folder: Path) -> set[str]:
    """Bash's completions at the end of the line. It breaks words at `=`, so after one it offers the rest."""
    ask = f"""
{SHELLS["bash"]()}
COMP_LINE={shlex.quote(line)} COMP_POINT={len(line)} COMP_WORDS=({line}{" ''" if line.endswith(" ") else ""})
COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
_parlour
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, timeout=PATIENCE, cwd=folder)
    assert not done.stderr
    begun = line.rpartition("=")[0].rpartition(" ")[2]
    return {f"{begun}={word}" if "=" in line.rpartition(" ")[2] else word for word in done.stdout.split()}


def fish(lines: Sequence[str], folder: Path) -> dict[str, set[str]]:
    """Fish's completions, with the script in the place its first line names."""
    completions = folder / "config" / "fish" / "completions"
    completions.mkdir(parents=True)
    (completions / "parlour.fish").write_text(SHELLS["fish"]())
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # fish loads it if there is such a command
    environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "PATH": path}
    ask = "; ".join(f"complete --do-complete {shlex.quote(line)}; echo ==" for line in lines)
    done = subprocess.run(
        ["fish", "-c", ask], capture_output=True, text=True, timeout=PATIENCE, cwd=folder, env=environment
    )
    assert not done.stderr
    *answers, _ = done.stdout.split("==\n")
    return {
        line: {each.split("\t")[0] for each in answer.splitlines()} for line, answer in zip(lines, answers, strict=True)
    }


SOURCED = "autoload -Uz compinit && compinit -u -d $ZDOTDIR/dump\nsource $ZDOTDIR/functions/_parlour\n"
IN_FPATH = "fpath=($ZDOTDIR/functions $fpath)\nautoload -Uz compinit && compinit -u -d $ZDOTDIR/dump\n"
TELL = """
compadd() { local -a hits; builtin compadd -A hits "$@"; print -rl -- $hits >> $ZDOTDIR/offers; builtin compadd "$@" }
tell() { zle complete-word; : > $ZDOTDIR/told }
zle -N tell
bindkey '^T' tell
PS1=READY
"""
"""`compadd` is how every completion of zsh offers words; this one also writes down what it offers."""


def zsh(lines: Sequence[str], folder: Path, load: str = SOURCED) -> dict[str, set[str]]:
    """Zsh's completions of the lines, typed one after the other."""
    (folder / "functions").mkdir()
    (folder / "functions" / "_parlour").write_text(SHELLS["zsh"]())
    (folder / ".zshrc").write_text(load + TELL)
    pid, end = pty.fork()
    if not pid:
        os.chdir(folder / "functions")
        os.environ.update(ZDOTDIR=str(folder), TERM="xterm")
        os.execvp("zsh", ["zsh", "-d", "-i"])
    try:
        _read_until(end, lambda seen: b"READY" in seen)
        return {line: _typed(end, line, folder) for line in lines}
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(end)


def _typed(end: int, line: str, folder: Path) -> set[str]:
    """Ctrl+U empties the line, Ctrl+T completes what is typed and tells."""
    told, offers = folder / "told", folder / "offers"
    told.unlink(missing_ok=True)
    offers.write_text("")
    os.write(end, b"\x15" + line.encode() + b"\x14")
    _read_until(end, lambda _: told.exists())
    return set(offers.read_text().split())


def _read_until(end: int, true: Callable[[bytes], bool]) -> None:
    stop, seen = time.monotonic() + PATIENCE, b""
    while not true(seen):
        assert time.monotonic() < stop, f"waited in vain; zsh wrote {seen!r}"
        if select.select([end], [], [], 0.02)[0]:
            seen += os.read(end, 65536)

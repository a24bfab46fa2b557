"""`parlour completion SHELL`: a script that completes commands, flags, games and their options."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from parlour.games import NAMES, kind

ABOUT = "print the completion script of a shell"
MOST_VALUES = 20

BASH = """\
# Parlour in bash: source this, or put it in the folder of bash-completion.
_parlour() {{
  local cur="${{COMP_LINE:0:COMP_POINT}}" words=""
  cur="${{cur##* }}"
  if (( COMP_CWORD == 1 )); then words="{commands}"; else
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
    case " ${{COMP_WORDS[*]}} " in
{games}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  [[ $cur == *=* ]] && COMPREPLY=("${{COMPREPLY[@]#"${{cur%=*}}="}}")  # bash breaks words at =
  return 0
}}
complete -o default -F _parlour parlour
"""

ZSH = """\
#compdef parlour
# Parlour in zsh: put this as _parlour in a folder of $fpath, or source it after compinit.
_parlour() {{
  local -a choices
  if (( CURRENT == 2 )); then choices=({commands}); else
    case "$words[2]" in
{cases}
    esac
    case " $words " in
{games}
    esac
  fi
  compadd -- $choices || _files
}}
compdef _parlour parlour
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=tuple(SHELLS), help="the shell to write for")


def run(args: argparse.Namespace) -> int:
    print(SHELLS[args.shell](), end="")
    return 0


def commands() -> dict[str, list[str]]:
    """Every command with the words that may follow it: its flags, choices and, where it takes a game, the games."""
    from parlour.cli import parser

    found = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    return {name: list(_words(command)) for name, command in found.choices.items()}


def game_words(name: str) -> list[str]:
    """`option=value` for every value of an option that has few."""
    return [
        f"{option.name}={value}"
        for option in kind(name).declared
        for value in (option.choices if len(option.choices) <= MOST_VALUES else ())
    ]


def _words(command: argparse.ArgumentParser) -> Iterator[str]:
    for action in command._actions:
        yield from (flag for flag in action.option_strings if flag.startswith("--"))
        yield from map(str, action.choices or ())
        if action.dest == "game":
            yield from NAMES


def bash() -> str:
    known = commands()
    cases = "\n".join(f'      {name}) words="{" ".join(words)}" ;;' for name, words in known.items())
    games = "\n".join(f'      *" {name} "*) words+=" {" ".join(game_words(name))}" ;;' for name in NAMES)
    return BASH.format(commands=" ".join(known), cases=cases, games=games)


def zsh() -> str:
    known = commands()
    cases = "\n".join(f"      {name}) choices=({' '.join(words)}) ;;" for name, words in known.items())
    games = "\n".join(f'      *" {name} "*) choices+=({" ".join(game_words(name))}) ;;' for name in NAMES)
    return ZSH.format(commands=" ".join(known), cases=cases, games=games)


def fish() -> str:
    known = commands()
    lines = ["# Parlour in fish: put this in ~/.config/fish/completions/parlour.fish"]
    lines.append(f"complete -c parlour -n __fish_use_subcommand -f -a '{' '.join(known)}'")
    for name, words in known.items():
        seen = f"complete -c parlour -n '__fish_seen_subcommand_from {name}'"
        lines += [f"{seen} -l {word[2:]}" if word.startswith("--") else f"{seen} -a {word}" for word in words]
    for name in NAMES:
        lines.append(f"complete -c parlour -n '__fish_seen_subcommand_from {name}' -a '{' '.join(game_words(name))}'")
    return "\n".join(lines) + "\n"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}

"""`parlour completion SHELL`: a script that completes commands, flags, games and their options."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from parlour.games import kind, kinds, names
from parlour.speech.languages import COMPLETE
from parlour.terminal.commands.speaking import say

MOST_VALUES = 20

BASH = """\
# {about}
_parlour() {{
  local cur="${{COMP_LINE:0:COMP_POINT}}" before=" ${{COMP_WORDS[*]:2:COMP_CWORD-2}} " words="" flags=""
  cur="${{cur##* }}"
  if (( COMP_CWORD == 1 )); then words="{commands}"; else
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
    case "${{COMP_WORDS[1]}}$before" in
{games}
    esac
    case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD-1]}}" in
{values}
    esac
  fi
  [[ $cur == -* ]] && words="$flags"
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  [[ $cur == *=* ]] && COMPREPLY=("${{COMPREPLY[@]#"${{cur%=*}}="}}")  # bash breaks words at =
  return 0
}}
complete -o default -F _parlour parlour
"""

ZSH = """\
#compdef parlour
# {about}
_parlour() {{
  local -a choices flags
  local before=" ${{words[3,CURRENT-1]}} "
  if (( CURRENT == 2 )); then choices=({commands}); else
    case "$words[2]" in
{cases}
    esac
    case "$words[2]$before" in
{games}
    esac
    case "$words[2] $words[CURRENT-1]" in
{values}
    esac
  fi
  [[ $PREFIX == -* ]] && choices=($flags)
  compadd -- $choices || _files
}}
if [[ $funcstack[1] == _parlour ]]; then _parlour "$@"; else compdef _parlour parlour; fi
"""


@dataclass(frozen=True)
class Words:
    """The completions of a command."""

    plain: list[str]
    """Games, or the choices of an argument. If there are none, files are offered."""
    flags: list[str]
    values: dict[str, list[str]]
    """By flag with a value: its possible values, or none for a file or free text."""
    game: bool
    """Whether the command takes a game, followed by its options."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=tuple(SHELLS), help=say("help-completion-shell"))


def run(args: argparse.Namespace) -> int:
    print(SHELLS[args.shell](), end="")
    return 0


def commands() -> dict[str, Words]:
    """Every command with the words that may follow it."""
    from parlour.terminal.commands import parser

    found = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    return {name: _words(command) for name, command in found.choices.items()}


def game_words(name: str) -> list[str]:
    """`option=value` for every value of an option that has few."""
    return [
        f"{option.name}={value}"
        for option in kind(name).declared
        for value in (option.choices if len(option.choices) <= MOST_VALUES else ())
    ]


def _known() -> list[str]:
    """The games whose options can be completed: a game that cannot be imported has none."""
    return [kind.name for kind in kinds()]


def _words(command: argparse.ArgumentParser) -> Words:
    arguments = {action.dest: action for action in command._actions}
    plain = [str(word) for action in arguments.values() if not action.option_strings for word in action.choices or ()]
    long = {flag: action for action in arguments.values() for flag in action.option_strings if flag.startswith("--")}
    values = {flag: list(map(str, action.choices or ())) for flag, action in long.items() if action.nargs != 0}
    if "--language" in values:
        values["--language"] = list(COMPLETE)
    return Words([*plain, *(names() if "game" in arguments else ())], list(long), values, "options" in arguments)


def bash() -> str:
    known = commands()
    cases = [f'{name}) words="{_line(each.plain)}" flags="{_line(each.flags)}" ;;' for name, each in known.items()]
    games = [f'{_before(known, game)}) words="{_line(game_words(game))}" ;;' for game in _known()]
    values = [f'"{name} {flag}") words="{_line(some)}" ;;' for name, flag, some in _values(known)]
    return _script(BASH, say("completion-bash"), known, cases, games, values)


def zsh() -> str:
    known = commands()
    cases = [f"{name}) choices=({_line(each.plain)}) flags=({_line(each.flags)}) ;;" for name, each in known.items()]
    games = [f"{_before(known, game)}) choices=({_line(game_words(game))}) ;;" for game in _known()]
    values = [f'"{name} {flag}") choices=({_line(some)}) ;;' for name, flag, some in _values(known)]
    return _script(ZSH, say("completion-zsh"), known, cases, games, values)


def _script(form: str, about: str, known: dict[str, Words], *parts: list[str]) -> str:
    """The form of a shell with its `case` arms: commands, games and the values of flags."""
    cases, games, values = ("\n".join(f"      {arm}" for arm in part) for part in parts)
    return form.format(about=about, commands=_line(known), cases=cases, games=games, values=values)


def _before(known: dict[str, Words], game: str) -> str:
    """The pattern of a line in which the game is named to a command that takes its options."""
    return "|".join(f'{name}*" {game} "*' for name, each in known.items() if each.game)


def _values(known: dict[str, Words]) -> Iterator[tuple[str, str, list[str]]]:
    for name, each in known.items():
        for flag, some in each.values.items():
            yield name, flag, some


def _line(words: Iterable[str]) -> str:
    return " ".join(words)


def fish() -> str:
    known = commands()
    lines = [f"# {say('completion-fish')}"]
    lines.append(f"complete -c parlour -n __fish_use_subcommand -f -a '{_line(known)}'")
    for name, each in known.items():
        lines += _fish_command(name, each)
    takers = _line(name for name, each in known.items() if each.game)
    for game in _known():
        seen = f"__fish_seen_subcommand_from {takers}; and __fish_seen_subcommand_from {game}"
        lines.append(f"complete -c parlour -n '{seen}' -a '{_line(game_words(game))}'")
    return "\n".join(lines) + "\n"


def _fish_command(name: str, each: Words) -> Iterator[str]:
    """Offers words until one of them is given, files only where there are no words, and values of flags."""
    seen = f"__fish_seen_subcommand_from {name}"
    if each.plain:
        yield f"complete -c parlour -n '{seen}' -f"
        yield (
            f"complete -c parlour -n '{seen}; and not __fish_seen_subcommand_from {_line(each.plain)}' "
            f"-a '{_line(each.plain)}'"
        )
    for flag in each.flags:
        values = each.values.get(flag)
        takes = "" if values is None else f" -x -a '{_line(values)}'" if values else " -r -F"
        yield f"complete -c parlour -n '{seen}' -l {flag[2:]}{takes}"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}

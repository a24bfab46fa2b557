"""`import parlour` is light: nothing but itself and the standard library, and little of that.

How long it takes is measured by `python -m bench importing`; here is what makes it short.
"""

import subprocess
import sys

import pytest

from parlour.games import names

MOST_MODULES = 100
"""The standard library's included; 61 when this was written, with Python 3.11."""
HEAVY = {"numba", "llvmlite", "fluent", "textual", "rich", "litestar", "msgspec", "uvicorn", "asyncio"}


def loaded(code: str) -> set[str]:
    """The modules that a fresh interpreter loads for the code, whole names."""
    probe = f"import sys\nbefore = set(sys.modules)\n{code}\nprint(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def packages(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules}


def test_importing_parlour_loads_itself_and_some_of_the_standard_library() -> None:
    modules = loaded("import parlour")
    assert "parlour.contract.game" in modules
    assert packages(modules) - set(sys.stdlib_module_names) == {"parlour"}
    assert len(modules) < MOST_MODULES, sorted(modules)
    assert not packages(modules) & HEAVY


@pytest.mark.parametrize("name", names())
def test_choosing_a_game_loads_no_compiler_no_surface_and_no_other_game(name: str) -> None:
    modules = loaded(f"import parlour; parlour.game({name!r})")
    assert not packages(modules) & HEAVY
    others = {f"parlour.games.{other}" for other in names() if other != name}
    assert not modules & {"parlour.table", "parlour.server", "parlour.terminal", "parlour.terminal.commands", *others}


def test_the_first_position_of_rolit_needs_no_compiler_and_no_numpy() -> None:
    modules = loaded("import parlour; parlour.game('rolit', players=4).start()")
    assert not packages(modules) & {"numba", "numpy"}


def test_the_screens_of_the_terminal_need_no_compiler_and_no_numpy() -> None:
    modules = loaded("import os; os.environ['PARLOUR_PLAIN'] = '1'; import parlour.terminal.app")
    assert not packages(modules) & {"numba", "numpy", "litestar"}


def test_what_is_heavy_would_be_seen() -> None:
    assert packages(loaded("import parlour.terminal.app")) & HEAVY >= {"textual", "rich"}

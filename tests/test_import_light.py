"""`import parlour` is light: no compiler, and a fraction of a second."""

import subprocess
import sys

PROBE = """
import sys, time
started = time.process_time()
import parlour
spent = time.process_time() - started
parlour.game("rolit", players=4).start()
print(spent, int("numba" in sys.modules), int("numpy" in sys.modules))
"""


def probe() -> list[float]:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def test_importing_parlour_and_making_a_game_does_not_import_the_compiler() -> None:
    assert probe()[1:] == [0, 0]


def test_importing_parlour_takes_less_than_0_3_seconds() -> None:
    assert min(probe()[0] for _ in range(3)) < 0.3


def test_choosing_any_game_does_not_import_the_compiler() -> None:
    code = "import sys, parlour\nfor name in parlour.games.NAMES: parlour.game(name)\nprint('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"

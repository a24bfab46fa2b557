"""The example bot plays a whole game with nothing but the standard library."""

import subprocess
import sys
from pathlib import Path

from parlour.table.verify import verify
from tests.server.nodes import Running, start
from tests.server.players import BOT, OTHER, invite, open_table

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def test_the_example_bot_joins_by_invitation_and_plays_to_the_end(node: Running) -> None:
    opened = open_table(node, "shutbox", [OTHER, BOT])
    link = f"{node.url}/t/{opened['table']}#i={invite(node, opened)}"
    done = subprocess.run([sys.executable, EXAMPLE, link], capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert "over:" in done.stdout


def test_the_example_takes_part_in_every_draw(folder: Path) -> None:
    """Over HTTP alone, with a device of its own, beside a person's."""
    node = start(folder)
    opened = open_table(node, "shutbox", [OTHER, BOT], devices=True)
    link = f"{node.url}/t/{opened['table']}#i={invite(node, opened)}"
    done = subprocess.run([sys.executable, EXAMPLE, link], capture_output=True, text=True, timeout=100)
    with node.client() as client:
        found = verify(client.get(f"/api/tables/{opened['table']}/record").content)
    node.kill()
    assert done.returncode == 0, done.stderr
    assert (found.status, found.alone) == ("finished", 0)
    assert found.covered[0] == found.draws


def test_the_example_of_the_client_plays_to_the_end(node: Running) -> None:
    opened = open_table(node, "rolit", [OTHER, BOT], options={"size": 4})
    link = f"{node.url}/t/{opened['table']}#i={invite(node, opened)}"
    client = EXAMPLE.with_name("client.py")
    done = subprocess.run([sys.executable, client, link], capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert "seated at (0,)" in done.stdout and "over:" in done.stdout


def test_the_example_is_about_seventy_lines_of_code() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(lines) <= 76

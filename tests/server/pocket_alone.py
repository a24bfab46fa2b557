"""A page's server where only the standard library, `msgspec` and this package are: prints its answers.

The arguments are records to replay, of which it prints the hash of each answer, or checks of options as JSON.
"""

from __future__ import annotations

import asyncio
import sys
from hashlib import sha256
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any

OURS = ("parlour", "msgspec", "_msgspec", "typing_extensions")


class Ours(PathFinder):
    """Finds none of what is installed beside these."""

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> Any:
        first = name.partition(".")[0]
        known = first in OURS or first in sys.stdlib_module_names
        return super().find_spec(name, path, target) if known else None


class Grounds(dict[str, Any]):
    """Has what every engine asks for."""

    def __contains__(self, name: object) -> bool:
        return True


async def main(asked: list[str]) -> None:
    from parlour.server.pocket.database import Forgetful
    from parlour.server.pocket.house import House
    from parlour.server.pocket.working import Mindless

    house = House(Forgetful(), Mindless(), {game: ("", Grounds()) for game in ("shutbox", "tuki", "rolit")})
    await house.open()
    for each in asked:
        check = each.startswith("{")
        body = each.encode() if check else Path(each).read_bytes()
        found = await house.ask("POST", "/api/check" if check else "/api/replay", {}, body)
        assert found.status == 200, found.body
        print(found.body.decode() if check else sha256(found.body).hexdigest())
    await house.close()


if __name__ == "__main__":
    sys.meta_path[:] = [Ours if each is PathFinder else each for each in sys.meta_path]
    asyncio.run(main(sys.argv[1:]))

"""What kernels share."""

import os
from pathlib import Path

from parlour.bits import drop_stale_code


def test_machine_code_older_than_any_source_it_may_come_from_is_dropped(tmp_path: Path) -> None:
    game, shared = tmp_path / "game", tmp_path / "shared.py"
    kept, stale = game / "__pycache__" / "new.nbi", game / "__pycache__" / "old.nbi"
    kept.parent.mkdir(parents=True)
    for age, path in enumerate((kept, shared, stale, game / "kernel.py")):
        path.touch()
        os.utime(path, (10**9 - age, 10**9 - age))
    drop_stale_code(game, shared)
    assert kept.exists()
    assert not stale.exists()

"""The documented package can be imported here without being installed."""

import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "packages" / "dare"
if str(PACKAGE) not in sys.path:
    sys.path.insert(0, str(PACKAGE))

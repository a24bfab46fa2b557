"""`python -m parlour` is `parlour`."""

import sys

from parlour.terminal.commands import main

sys.exit(main())

"""The server with an example title of sixty nights, so that moves are measured and not the opening of tables."""

from __future__ import annotations

import sys

from spieltisch.core import Option
from spieltisch.games import lanterns
from spieltisch.server.__main__ import main

NIGHTS = 60

if __name__ == "__main__":
    lanterns.COPIES = 2 * NIGHTS // lanterns.VALUES + 2
    lanterns.Lanterns.options = (Option("nights", range(1, NIGHTS + 1), NIGHTS),)
    lanterns.Lanterns.bound = 60 * NIGHTS
    sys.exit(main())

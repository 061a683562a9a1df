"""`spieltisch` with loaded dice: a browser test meets the same game every time it runs.

The server's own share of the chance is the same for all tables, opponents think with a seed that comes from the table,
and what the players add comes from the name of the test. Other games for all tests: `SPIELTISCH_LUCK=2 pytest …`.
"""

from __future__ import annotations

import itertools
import os
import zlib
from typing import Any
from unittest.mock import patch

SECRET = 32  # bytes of a table's secret; keys of seats are shorter


def luck(what: str) -> int:
    return zlib.crc32(f"{os.environ.get('SPIELTISCH_LUCK', '')} {what}".encode())


def of_this_test() -> int:
    return luck(os.environ["PYTEST_CURRENT_TEST"].partition(" (")[0])


def load_the_dice() -> None:
    from spieltisch.server.table import agents, creation
    from spieltisch.server.table.record import token

    ask = agents.ask

    def ask_with_a_seed(match: Any, seat: int, *rest: Any, **more: Any) -> dict[str, Any]:
        seed = luck(f"{match.chance.to_json()} {len(match.entries)} {seat}")
        with patch("secrets.randbits", return_value=seed):
            return ask(match, seat, *rest, **more)

    agents.ask = ask_with_a_seed
    patch.object(creation, "token", lambda size=18: "loaded" if size == SECRET else token(size)).start()


def count_tokens() -> None:
    """Links of tables stand on the page: each run of `make pictures` is to show the same ones."""
    number = itertools.count()
    patch("secrets.token_urlsafe", lambda size: f"{next(number):0{size * 4 // 3}}").start()


if __name__ == "__main__":
    load_the_dice()
    if "SPIELTISCH_COUNTED_TOKENS" in os.environ:
        count_tokens()

    from spieltisch.cli.main import main

    main()

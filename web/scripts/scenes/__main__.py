"""Lays the recorded games out for the browser: moments for the demo pages, for pictures and for tests; printed cards.

python web/scripts/scenes           after a change of rules, views or cards
python web/scripts/scenes play      looks for rich moments of new games first and records how they came about
python web/scripts/scenes check     names the files that are not as they would be written
"""

from __future__ import annotations

import sys
from pathlib import Path

import chaos
import invasion
import smallworld
from recorded import RECORDINGS, TITLES, find, layout, recordings, rows


def play() -> None:
    for title in (chaos, smallworld, invasion):
        found = {name: find(title.GAME, wanted, title.richness) for name, wanted in title.WANTED.items()}
        (RECORDINGS / f"{title.GAME.name}.json").write_text(rows(found))


def files() -> dict[Path, str]:
    return {
        TITLES / "chaos/demo/scenes.json": layout(chaos.GAME, {**chaos.arranged(), **recordings(chaos.GAME)}),
        TITLES / "smallworld/demo/scenes.json": layout(smallworld.GAME, recordings(smallworld.GAME)),
        TITLES / "invasion/demo/scenes.json": layout(
            invasion.GAME, {"battle": invasion.battle(), **recordings(invasion.GAME)}
        ),
        TITLES / "invasion/art/cards.json": rows(invasion.printed_cards()),
    }


def main(mode: str = "") -> None:
    if mode == "play":
        play()
    old = [path for path, text in files().items() if not path.exists() or path.read_text() != text]
    if mode == "check" and old:
        sys.exit("run `python web/scripts/scenes`: " + ", ".join(path.name for path in old))
    for path in old:
        path.write_text(files()[path])


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Every decision of random games is written as a position and read as the same moment; 5,000 games in deep scale.

The digest is that of the whole state, but for what is hidden from somebody and therefore not written:

* lanterns: the hands of others and the deck;
* Chaos: the hands of others and the decks. `old_seen` too: all its cards are written, but not the order in which those
  on the track and those that are gone were turned up, on which nothing depends. And `returned`: after a battle it still
  holds return hits that killed nobody, which nothing reads; during one, view and prompt tell them;
* Small World: the coins of others;
* Invasion: no digest. The deck, the hand and face-down cards of others are unknown cards of any deck, and the pieces in
  play get new slots and names, in the order of the position. What the seat is told is compared piece by piece in those.

For all of them: view, prompt, offers with their notes, and what is written of the position once it was read.
"""

from __future__ import annotations

import json
import os
import zlib
from random import Random
from typing import Any

import pytest
from tests.games.invasion.moments import told

import spieltisch
from spieltisch.core.moments import check_written

DEEP = bool(os.environ.get("SPIELTISCH_DEEP"))
HIDDEN = {"lanterns": ["hands", "deck"], "chaos": ["hand", "deck", "old_seen", "returned"], "smallworld": ["coins"]}
WALKS: list[tuple[str, int, dict[str, Any], int, int]] = [  # title, seats, options, games, games in deep scale
    *[("lanterns", seats, {}, 3, 200) for seats in (2, 3)],
    ("lanterns", 4, {}, 3, 400),
    ("smallworld", 1, {}, 2, 300),
    *[("smallworld", seats, {}, 2, 400) for seats in (2, 3, 4, 5)],
    *[("smallworld", seats, {"variant": "teams"}, 1, 200) for seats in (2, 3, 4, 5)],
    ("smallworld", 2, {"variant": "murlocs"}, 1, 200),
    ("chaos", 3, {}, 1, 250),
    ("chaos", 4, {}, 2, 550),
    ("chaos", 4, {"old_world": "known"}, 1, 80),
    ("chaos", 4, {"dial_reading": "rulebook"}, 1, 70),
    ("invasion", 2, {}, 2, 300),
    ("invasion", 2, {"mode": "draft"}, 1, 50),
]


@pytest.mark.timeout(7200 if DEEP else 600)
@pytest.mark.parametrize(("title", "seats", "options", "share", "deep"), WALKS)
def test_what_is_written_is_read(title: str, seats: int, options: dict[str, Any], share: int, deep: int) -> None:
    games = deep if DEEP else share
    says = told if title == "invasion" else None
    report = check_written(spieltisch.game(title), seats, games, 1, options, HIDDEN.get(title), says)
    assert report.games == games
    assert report.checked > report.decisions > 10 * games


def test_the_walk_is_of_five_thousand_games() -> None:
    assert sum(deep for *_, deep in WALKS) == 5000


LONGEST_LINK = 4096  # web/src/pages/position/link.ts
LETTERS = 4 / 3  # of base64, for each byte


@pytest.mark.parametrize(("title", "seats", "options"), [
    ("lanterns", 4, {}),
    ("chaos", 4, {}),
    ("smallworld", 5, {}),
    ("invasion", 2, {}),
    ("invasion", 2, {"mode": "draft"}),
])  # fmt: skip
def test_every_moment_fits_into_a_link(title: str, seats: int, options: dict[str, Any]) -> None:
    """For the seat that decides and for somebody who watches; at least 1,000 moments in deep scale."""
    game, wanted, found, seed = spieltisch.game(title), 1000 if DEEP else 60, 0, 0
    while found < wanted:
        match, chance, seed = game.match(seats, seed, options), Random(seed), seed + 1
        while waiting := match.to_act():
            match.apply(waiting[0], chance.choice(match.legal(waiting[0])))
            if match.over or chance.random() < 0.8:
                continue
            for eyes in (match.to_act()[0], None):
                position = game.write_position(match.state, eyes)
                payload = {"v": 1, "eyes": eyes, "by": "x" * 40, "note": "x" * 120, "position": position}
                packed = zlib.compress(json.dumps(payload, separators=(",", ":"), ensure_ascii=False).encode())
                assert len(packed) * LETTERS + 100 < LONGEST_LINK
                found += 1

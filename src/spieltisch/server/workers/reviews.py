"""Reviews of finished games. Whoever waits for one asks again and again: each time a worker reckons a piece of it, and
when nothing is missing the whole is kept beside the log."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from spieltisch.ai.review import GameRecord, Review, ReviewRow, rows
from spieltisch.ai.verdict import review

from ..operations.inspection import keep
from ..table.services import Visitor

if TYPE_CHECKING:
    from ..hub import Hub
    from ..page.hub import PageHub

PIECE = 1.5  # seconds of processor time
UNDER_WAY = 64  # games of which pieces are kept


# -- in the worker


@lru_cache(maxsize=4)
def _story(encoded: bytes) -> GameRecord:
    return GameRecord(msgspec.json.decode(encoded))


def piece(encoded: bytes, first: int) -> list[ReviewRow]:
    """The next rows, as many as the time allows, at least one."""
    found: list[ReviewRow] = []
    end = time.process_time() + PIECE
    for row in rows(_story(encoded), first):
        found.append(row)
        if time.process_time() >= end:
            break
    return found


def whole(encoded: bytes, reckoned: list[ReviewRow]) -> Review:
    return review(_story(encoded), reckoned)


# -- in the server


async def go_on(hub: Hub | PageHub, visitor: Visitor, name: str, encoded: bytes, entries: int) -> dict[str, Any]:
    """One piece further: how far it is, the chances so far, and the review once it is there."""
    count = entries + 1
    kept = await hub.store.replay(f"review:{name}")
    # older ones are reckoned anew
    if kept is not None and "moments" in (before := msgspec.json.decode(kept))["seats"][0]:
        return _progress(count, count, [], before)
    reckoned = _so_far(hub, name)
    if len(reckoned) < count:
        first = len(reckoned)
        more = await hub.opponents.work_on_log(visitor, piece, encoded, first)
        reckoned[first:] = more
    found = None
    if len(reckoned) == count:
        found = await hub.opponents.work_on_log(visitor, whole, encoded, reckoned)
        if hub.reviews.pop(name, None) is not None:
            await keep(hub, f"review:{name}", msgspec.json.encode(found))
    return _progress(len(reckoned), count, [row["chances"] for row in reckoned], found)


def _so_far(hub: Hub | PageHub, name: str) -> list[ReviewRow]:
    reckoned = hub.reviews.setdefault(name, [])
    hub.reviews.move_to_end(name)
    while len(hub.reviews) > UNDER_WAY:
        hub.reviews.popitem(last=False)
    return reckoned


def _progress(done: int, count: int, chances: list[list[float]], found: Review | None) -> dict[str, Any]:
    return {"done": done, "of": count, "chances": found["chances"] if found else chances, "review": found}

"""Logs and positions that somebody brings: measured here, looked at by a worker."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..office.inspection import keep
from ..table import making
from ..table.house import Denied
from ..table.record import token
from ..workers import replays, reviews
from . import calls
from .bodies import PositionWish
from .checks import check_wishes
from .messages import to_json

if TYPE_CHECKING:
    from .api import Ask

PROBED: OrderedDict[bytes, dict[str, Any]] = OrderedDict()


def number_in(ask: Ask, name: str, otherwise: int) -> int:
    text = ask.query.get(name, "")
    if not text:
        return otherwise
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise Denied("bad_number", 422, name=name)
    return int(text)


def position_wanted(ask: Ask) -> calls.GetPosition:
    entry = number_in(ask, "entry", -1)
    return calls.GetPosition(device=ask.device, eyes=ask.query.get("eyes", "watch"), entry=None if entry < 0 else entry)


async def put_replay(ask: Ask) -> dict[str, Any]:
    found = await ask.hub.opponents.on_paper(ask.visitor, replays.examine, ask.body)
    facts, body = found["facts"], found["body"].encode()
    ask.hub.quotas.uploads(ask.address, len(body))
    name = token(9)
    await keep(ask.hub, name, body)
    return {"id": name, **facts}


class Kept(Struct):
    """A replay as it is stored; only workers read the log itself."""

    facts: dict[str, Any]
    log: msgspec.Raw


async def _stored(ask: Ask) -> Kept:
    name = ask.path["replay"]
    is_name = name.isprintable() and ":" not in name  # what else is kept there has one
    body = await ask.hub.store.replay(name) if is_name else None
    if body is None:
        raise Denied("no_replay", 404)
    return msgspec.json.decode(body, type=Kept)


async def get_replay(ask: Ask) -> dict[str, Any]:
    return {"id": ask.path["replay"], **(await _stored(ask)).facts}


async def get_replay_moments(ask: Ask) -> Any:
    stored, eyes = await _stored(ask), ask.query.get("eyes", "open")
    replays.seat_of(eyes, stored.facts["seats"])
    return await calls.moments(ask.hub, ask.visitor, bytes(stored.log), eyes)


async def get_replay_review(ask: Ask) -> dict[str, Any]:
    stored = await _stored(ask)
    if not stored.facts["over"]:
        raise Denied("not_finished", 403)
    return await reviews.go_on(ask.hub, ask.visitor, ask.path["replay"], bytes(stored.log), stored.facts["entries"])


async def get_replay_position(ask: Ask) -> Any:
    stored, request = await _stored(ask), position_wanted(ask)
    replays.seat_of(request.eyes, stored.facts["seats"])
    return await calls.written(ask.hub, ask.visitor, bytes(stored.log), stored.facts["entries"], request)


async def fork_replay(ask: Ask) -> dict[str, Any]:
    stored = await _stored(ask)
    facts, wish = stored.facts, ask.body
    if wish.entry > facts["entries"]:
        raise Denied("no_entry", 422, entries=facts["entries"])
    title = making.known_game(facts["title"]).name
    return await calls.fork(ask.hub, ask.visitor, title, facts["options"], bytes(stored.log), wish)


async def look_at_position(ask: Ask) -> dict[str, Any]:
    wish: PositionWish = ask.body
    return await probe_position(ask, wish.title, wish.position)


async def probe_position(ask: Ask, title: str, spec: dict[str, Any]) -> dict[str, Any]:
    """A worker looks first: nobody knows what a title makes of a stranger's position. Known ones are remembered."""
    making.known_game(title)
    check_wishes(spec)
    key = hashlib.sha256(to_json([title, spec])).digest()
    if key not in PROBED:
        PROBED[key] = await ask.hub.opponents.briefly(ask.visitor, replays.try_position, title, spec)
        if len(PROBED) > 64:
            PROBED.popitem(last=False)
    return PROBED[key]

"""Logs and positions that somebody brings: measured here, looked at by a worker."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..operations.inspection import keep
from ..table import creation
from ..table.record import token
from ..table.services import Denied
from ..workers import replays, reviews
from . import calls
from .bodies import PositionUpload
from .checks import check_option_sizes
from .messages import to_json

if TYPE_CHECKING:
    from ..hub import Hub
    from ..page.hub import PageHub
    from .api import HttpRequest

PROBED: OrderedDict[bytes, dict[str, Any]] = OrderedDict()


def number_in(http: HttpRequest, name: str, otherwise: int) -> int:
    text = http.query.get(name, "")
    if not text:
        return otherwise
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise Denied("bad_number", 422, name=name)
    return int(text)


def position_wanted(http: HttpRequest) -> calls.GetPosition:
    entry = number_in(http, "entry", -1)
    return calls.GetPosition(
        device=http.device, eyes=http.query.get("eyes", "watch"), entry=None if entry < 0 else entry
    )


async def put_replay(http: HttpRequest) -> dict[str, Any]:
    found = await http.hub.opponents.work_on_log(http.visitor, replays.examine, http.body)
    facts, body = found["facts"], found["body"].encode()
    http.hub.quotas.uploads(http.address, len(body))
    name = token(9)
    await keep(http.hub, name, body)
    return {"id": name, **facts}


class Kept(Struct):
    """A replay as it is stored; only workers read the log itself."""

    facts: dict[str, Any]
    log: msgspec.Raw


async def _stored(http: HttpRequest) -> Kept:
    return await _find(http.hub, http.path["replay"])


async def _find(hub: Hub | PageHub, name: str) -> Kept:
    is_name = name.isprintable() and ":" not in name  # what else is kept there has one
    body = await hub.store.replay(name) if is_name and name else None
    if body is None:
        raise Denied("no_replay", 404)
    return msgspec.json.decode(body, type=Kept)


async def facts_of(hub: Hub, name: str) -> dict[str, Any]:
    """What a stored log is about."""
    return (await _find(hub, name)).facts


async def get_replay(http: HttpRequest) -> dict[str, Any]:
    return {"id": http.path["replay"], **(await _stored(http)).facts}


async def get_replay_moments(http: HttpRequest) -> Any:
    stored, eyes = await _stored(http), http.query.get("eyes", "open")
    replays.seat_of(eyes, stored.facts["seats"])
    return await calls.moments(http.hub, http.visitor, bytes(stored.log), eyes)


async def get_replay_review(http: HttpRequest) -> dict[str, Any]:
    stored = await _stored(http)
    if not stored.facts["over"]:
        raise Denied("not_finished", 403)
    return await reviews.go_on(http.hub, http.visitor, http.path["replay"], bytes(stored.log), stored.facts["entries"])


async def get_replay_position(http: HttpRequest) -> Any:
    stored, request = await _stored(http), position_wanted(http)
    replays.seat_of(request.eyes, stored.facts["seats"])
    return await calls.written(http.hub, http.visitor, bytes(stored.log), stored.facts["entries"], request)


async def fork_replay(http: HttpRequest) -> dict[str, Any]:
    stored = await _stored(http)
    facts, request = stored.facts, http.body
    if request.entry > facts["entries"]:
        raise Denied("no_entry", 422, entries=facts["entries"])
    title = creation.known_game(facts["title"]).name
    return await calls.fork(http.hub, http.visitor, title, facts["options"], bytes(stored.log), request)


async def look_at_position(http: HttpRequest) -> dict[str, Any]:
    request: PositionUpload = http.body
    return await probe_position(http, request.title, request.position)


async def probe_position(http: HttpRequest, title: str, spec: dict[str, Any]) -> dict[str, Any]:
    """A worker looks first: nobody knows what a title makes of a stranger's position. Known ones are remembered."""
    creation.known_game(title)
    check_option_sizes(spec)
    key = hashlib.sha256(to_json([title, spec])).digest()
    if key not in PROBED:
        PROBED[key] = await http.hub.opponents.work_on_text(http.visitor, replays.try_position, title, spec)
        if len(PROBED) > 64:
            PROBED.popitem(last=False)
    return PROBED[key]

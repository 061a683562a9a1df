"""The HTTP part of the protocol: a table of endpoints, each with its models. The OpenAPI document is made from it."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from spieltisch.core import game

from . import bots, look, replays, requests, seating
from .auth import Visitor
from .hub import Hub
from .packing import to_json
from .protocol import Message, TableInfo
from .record import decode, token
from .rest import (
    Checked,
    CheckOptions,
    Created,
    CreateTable,
    Export,
    Fork,
    Frames,
    Invitation,
    Join,
    Joined,
    Link,
    Lobby,
    NoticeWish,
    Opened,
    Position,
    PositionWish,
    ReplayInfo,
    Start,
    TitleInfo,
    Titles,
)
from .table import Denied

LISTED = 50
PROBED: OrderedDict[bytes, dict[str, Any]] = OrderedDict()
PROBING: dict[bytes, asyncio.Future[dict[str, Any]]] = {}


class Ask(Struct):
    """A request, read and checked."""

    hub: Hub
    visitor: Visitor
    path: dict[str, str]
    query: dict[str, str]
    body: Any

    @property
    def device(self) -> str:
        return self.visitor.device


class Endpoint(Struct):
    method: str
    path: str
    run: Callable[[Ask], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: dict[str, Any] = {}
    status: int = 200
    is_costly: bool = False  # counts against the limit of joins
    is_large: bool = False  # an upload


# -- titles and lobby


async def get_titles(ask: Ask) -> Titles:
    return Titles(titles=[title_info(name) for name in sorted(seating.installed())], agents=list(bots.levels()))


def title_info(name: str) -> TitleInfo:
    try:
        title = game(name)
    except Exception:
        return TitleInfo(title=name, version="", seats=[], options=[], playable=False)
    return TitleInfo(
        title=name,
        version=title.version,
        seats=list(title.seats),
        options=[option.to_json() for option in title.options],
        playable=True,
    )


async def get_title(ask: Ask) -> dict[str, Any]:
    return seating.known_game(ask.path["title"]).vocabulary()


async def get_content(ask: Ask) -> dict[str, Any]:
    return seating.known_game(ask.path["title"]).content()


async def check_options(ask: Ask) -> Checked:
    try:
        seating.checked_options(seating.known_game(ask.path["title"]), ask.body.options)
    except Denied as denied:
        if denied.status != 422:
            raise
        return Checked(reasons=[Message(key=reason.key, args=reason.args) for reason in denied.reasons])
    return Checked(reasons=[])


async def get_lobby(ask: Ask) -> Lobby:
    hub = ask.hub
    found = await asyncio.gather(
        hub.store.public("waiting", LISTED),
        hub.store.public("playing", LISTED),
        hub.store.of_member(ask.device, LISTED),
    )
    listed = [[_card(hub, ask.device, name, head.body) for name, head in heads] for heads in found]
    return Lobby(open=listed[0], running=listed[1], yours=listed[2])


def _card(hub: Hub, device: str, name: str, body: bytes) -> TableInfo:
    table = hub.tables.get(name)
    record = table.record if table is not None else decode(body)
    return look.info(record, device, hub.now(), table)


# -- tables


async def create_table(ask: Ask) -> Created:
    wish: CreateTable = ask.body
    if wish.position is not None:
        await _probe_position(ask, wish.title, wish.position)
    record = seating.new_record(wish, ask.device, ask.hub.now())
    table = await ask.hub.create(record)
    return Created(table=look.info(record, ask.device, ask.hub.now(), table))


def _to_table(make: Callable[[Ask], requests.Requests]) -> Callable[[Ask], Awaitable[Any]]:
    async def run(ask: Ask) -> msgspec.Raw:
        name = ask.path["table"]
        if ask.visitor.admission:
            await _admit(ask, name)
        return msgspec.Raw(await ask.hub.call(name, make(ask)))

    return run


async def _admit(ask: Ask, name: str) -> None:
    """A program is let in by its token at its first request."""
    wish = Join(token=ask.visitor.admission)
    await ask.hub.call(name, requests.JoinTable(device=ask.device, wish=wish))


def _join(ask: Ask) -> requests.Requests:
    wish: Join = ask.body
    if ask.visitor.admission and not wish.token:
        wish = msgspec.structs.replace(wish, token=ask.visitor.admission)
    return requests.JoinTable(device=ask.device, wish=wish)


async def open_invitation(ask: Ask) -> msgspec.Raw:
    return msgspec.Raw(await ask.hub.call(ask.path["table"], requests.OpenInvitation(device=ask.device, wish=ask.body)))


async def join_table(ask: Ask) -> msgspec.Raw:
    return msgspec.Raw(await ask.hub.call(ask.path["table"], _join(ask)))


def _seat(ask: Ask) -> int:
    text = ask.path["seat"]
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise Denied("not_your_seat", 404, seat=text[:20])
    return int(text)


def _number(ask: Ask, name: str, otherwise: int) -> int:
    text = ask.query.get(name, "")
    if not text:
        return otherwise
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise Denied("bad_number", 422, name=name)
    return int(text)


def _get_export(ask: Ask) -> requests.Requests:
    seat = _number(ask, "seat", -1)
    return requests.GetExport(device=ask.device, seat=None if seat < 0 else seat)


def _get_frames(ask: Ask) -> requests.Requests:
    return requests.GetFrames(
        device=ask.device,
        eyes=ask.query.get("eyes", "watch"),
        first=_number(ask, "first", 0),
        count=_number(ask, "count", replays.FRAMES),
    )


# -- replays and positions


async def put_replay(ask: Ask) -> ReplayInfo:
    data: dict[str, Any] = ask.body
    data = data.get("log") or data if isinstance(data.get("log"), dict) else data  # an export is welcome as it is
    entries, bound = data.get("entries"), seating.known_game(str(data.get("title"))[:40]).bound
    if isinstance(entries, list) and len(entries) > bound:
        raise Denied("bad_log", 422, text=f"no game has more than {bound} entries")
    facts = await ask.hub.bots.heavy(replays.examine, data)
    name = token(9)
    names = [str(name)[:40] for name in data.get("names", [])[:16]] if isinstance(data.get("names"), list) else []
    body = to_json({"log": data, "facts": {**facts, "names": names}})
    await ask.hub.store.put_replay(name, ask.hub.now(), body)
    return ReplayInfo(id=name, names=names, **facts)


async def _stored(ask: Ask) -> dict[str, Any]:
    body = await ask.hub.store.replay(ask.path["replay"])
    if body is None:
        raise Denied("no_replay", 404)
    data: dict[str, Any] = msgspec.json.decode(body)
    return data


async def get_replay(ask: Ask) -> ReplayInfo:
    stored = await _stored(ask)
    return ReplayInfo(id=ask.path["replay"], **stored["facts"])


async def get_replay_frames(ask: Ask) -> dict[str, Any]:
    stored = await _stored(ask)
    eyes = ask.query.get("eyes", "open")
    replays.seat_of(eyes, stored["facts"]["seats"])
    first, count = _number(ask, "first", 0), _number(ask, "count", replays.FRAMES)
    return await ask.hub.bots.heavy(replays.cut_out, stored["log"], eyes, first, count)


async def fork_replay(ask: Ask) -> Created:
    stored = await _stored(ask)
    wish: Fork = ask.body
    title = seating.known_game(stored["facts"]["title"])
    if wish.entry > stored["facts"]["entries"]:
        raise Denied("no_entry", 422, entries=stored["facts"]["entries"])
    there = await ask.hub.bots.heavy(replays.state_after, stored["log"], wish.entry)
    options = stored["facts"]["options"]
    record = seating.forked(title.name, options, there, wish, ask.device, ask.hub.now())
    table = await ask.hub.create(record)
    return Created(table=look.info(record, ask.device, ask.hub.now(), table))


async def look_at_position(ask: Ask) -> dict[str, Any]:
    wish: PositionWish = ask.body
    return await _probe_position(ask, wish.title, wish.position)


async def _probe_position(ask: Ask, title: str, spec: dict[str, Any]) -> dict[str, Any]:
    """A worker looks first: nobody knows what a title makes of a stranger's position. Known ones are remembered."""
    seating.known_game(title)
    key = hashlib.sha256(to_json([title, spec])).digest()
    while key in PROBING:  # somebody asks the same right now
        await asyncio.wait([PROBING[key]])
    if key not in PROBED:
        PROBING[key] = asyncio.ensure_future(ask.hub.bots.heavy(replays.try_position, title, spec))
        try:
            PROBED[key] = await PROBING[key]
        finally:
            del PROBING[key]
        if len(PROBED) > 64:
            PROBED.popitem(last=False)
    return PROBED[key]


NUMBER = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
EYES = {"type": "string", "description": "a seat, `open` or `watch`"}
WINDOW = {"eyes": EYES, "first": NUMBER, "count": NUMBER}

ENDPOINTS = [
    Endpoint("GET", "/titles", get_titles, Titles),
    Endpoint("GET", "/titles/{title}", get_title, dict[str, Any]),
    Endpoint("GET", "/titles/{title}/content", get_content, dict[str, Any]),
    Endpoint("POST", "/titles/{title}/check", check_options, Checked, CheckOptions),
    Endpoint("GET", "/lobby", get_lobby, Lobby),
    Endpoint("POST", "/tables", create_table, Created, CreateTable, status=201, is_costly=True),
    Endpoint("GET", "/tables/{table}", _to_table(lambda ask: requests.Look(device=ask.device)), TableInfo),
    Endpoint("POST", "/tables/{table}/invitation", open_invitation, Invitation, Opened, is_costly=True),
    Endpoint("POST", "/tables/{table}/join", join_table, Joined, Join, is_costly=True),
    Endpoint(
        "POST", "/tables/{table}/start",
        _to_table(lambda ask: requests.StartTable(device=ask.device, level=ask.body.level)), TableInfo, Start,
    ),
    Endpoint(
        "POST", "/tables/{table}/rematch",
        _to_table(lambda ask: requests.Rematch(device=ask.device)), TableInfo, is_costly=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/seats/{seat}/link",
        _to_table(lambda ask: requests.FreshLink(device=ask.device, seat=_seat(ask))), Link,
    ),
    Endpoint(
        "PUT", "/tables/{table}/seats/{seat}/notice",
        _to_table(lambda ask: requests.SetNotice(device=ask.device, seat=_seat(ask), wish=ask.body)),
        NoticeWish, NoticeWish,
    ),
    Endpoint("GET", "/tables/{table}/export", _to_table(_get_export), Export, query={"seat": NUMBER}),
    Endpoint("GET", "/tables/{table}/frames", _to_table(_get_frames), Frames, query=WINDOW),
    Endpoint(
        "POST", "/tables/{table}/fork",
        _to_table(lambda ask: requests.ForkTable(device=ask.device, wish=ask.body)), Created, Fork, status=201,
        is_costly=True,
    ),
    Endpoint(
        "POST", "/replays", put_replay, ReplayInfo, dict[str, Any], status=201, is_costly=True, is_large=True
    ),
    Endpoint("GET", "/replays/{replay}", get_replay, ReplayInfo),
    Endpoint("GET", "/replays/{replay}/frames", get_replay_frames, Frames, query=WINDOW),
    Endpoint("POST", "/replays/{replay}/fork", fork_replay, Created, Fork, status=201, is_costly=True),
    Endpoint("POST", "/positions", look_at_position, Position, PositionWish, is_costly=True),
]  # fmt: skip

"""The HTTP part of the protocol: a table of endpoints, each with its models. The OpenAPI document is made from it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from spieltisch.core import game

from ..office.inspection import keep
from ..table import agents, making, shown
from ..table.house import Denied, Visitor
from . import calls, guests, lobby, packs, uploads
from .bodies import (
    Along,
    Brought,
    Checked,
    CheckOptions,
    Confirmed,
    Contributed,
    Created,
    CreateTable,
    Export,
    Fork,
    Invitation,
    Join,
    Joined,
    Learnt,
    Link,
    Listen,
    Lobby,
    Moments,
    NoticeWish,
    Opened,
    PackChecked,
    PackWish,
    Position,
    PositionWish,
    PushKey,
    Reach,
    ReplayInfo,
    ReviewProgress,
    Start,
    TitleInfo,
    TitleOption,
    Titles,
)
from .checks import check_signs, check_wishes
from .messages import Message, TableInfo, to_json

if TYPE_CHECKING:
    from ..cluster.hub import Hub
    from ..page.hub import PageHub
    from .auth import Visitor as Guest


class Ask(Struct):
    """A request, read and checked."""

    hub: Hub | PageHub
    guest: Guest
    address: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    host: str = ""  # under which name the server was asked

    @property
    def device(self) -> str:
        return self.guest.device

    @property
    def visitor(self) -> Visitor:
        return self.address, self.guest.device


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
    is_raw: bool = False  # read by a worker
    is_free: bool = False  # others decide how long the answer is


def read_body(endpoint: Endpoint, data: bytes) -> Any:
    """Measured before it is read: how long that takes hangs on how many parts there are, not on bytes."""
    check_signs(data)
    if endpoint.is_raw:
        return data
    try:
        return msgspec.json.decode(data, type=endpoint.body)
    except msgspec.ValidationError as error:
        raise Denied("bad_request", 422, field=_field(str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied("unreadable", 400) from error


def _field(text: str) -> str:
    """Where in the body the fault is: `$.seats[0].kind`."""
    found = re.search(r"`(\$[^`]*)`", text)
    return found[1][:80] if found else "$"


# -- titles and lobby


async def get_titles(_ask: Ask | None) -> Titles:
    return Titles(titles=[title_info(name) for name in sorted(making.installed())], agents=list(agents.levels()))


def title_info(name: str) -> TitleInfo:
    try:
        title = game(name)
    except Exception:
        return TitleInfo(title=name, version="", seats=[], options=[], playable=False)
    return TitleInfo(
        title=name,
        version=title.version,
        seats=list(title.seats),
        options=[TitleOption(**option.to_json()) for option in title.options],
        playable=True,
    )


async def get_title(ask: Ask) -> dict[str, Any]:
    return making.known_game(ask.path["title"]).vocabulary()


async def get_content(ask: Ask) -> dict[str, Any]:
    return making.known_game(ask.path["title"]).content()


async def check_options(ask: Ask) -> Checked:
    try:
        check_wishes(ask.body.options)
        options = await packs.probed(ask, ask.path["title"], ask.body.options)
        making.checked_options(making.known_game(ask.path["title"]), options)
    except Denied as denied:
        if denied.status != 422:
            raise
        return Checked(reasons=[Message(key=reason.key, args=reason.args) for reason in denied.reasons])
    return Checked(reasons=[])


async def get_push(ask: Ask) -> PushKey:
    from ..office import push

    return PushKey(key=push.text_of(push.public(push.sender(ask.hub.house.key.decode()))))


# -- tables


async def create_table(ask: Ask) -> dict[str, Any]:
    wish: CreateTable = ask.body
    check_wishes(wish.options)
    wish.options = await packs.probed(ask, wish.title, wish.options)
    if wish.position is not None:
        await uploads.probe_position(ask, wish.title, wish.position)
    ask.hub.quotas.tables(ask.address, wish.public)
    ask.hub.quotas.uploads(ask.address, len(to_json(wish.options.get("pack"))))
    record = making.new_record(wish, ask.device, ask.hub.now())
    record.host = calls.host_of(ask.hub, ask.address)
    table = await ask.hub.create(record)
    return {"table": shown.info(record, ask.device, ask.hub.now(), table)}


def _to_table(make: Callable[[Ask], calls.Requests]) -> Callable[[Ask], Awaitable[Any]]:
    async def run(ask: Ask) -> msgspec.Raw:
        return await _call(ask, make(ask))

    return run


async def _call(ask: Ask, request: calls.Requests) -> msgspec.Raw:
    name = ask.path["table"]
    request.address = ask.address
    if ask.guest.admission:
        await ask.hub.call(name, calls.Admit(device=ask.device, token=ask.guest.admission))
    return msgspec.Raw(await ask.hub.call(name, request))


def _join(ask: Ask) -> calls.Requests:
    wish: Join = ask.body
    check_wishes(wish.options)
    if ask.guest.admission and not wish.token:
        wish = msgspec.structs.replace(wish, token=ask.guest.admission, is_program=True)
    return calls.JoinTable(device=ask.device, wish=wish)


def _seat(ask: Ask) -> int:
    text = ask.path["seat"]
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise Denied("not_your_seat", 404, seat=text[:20])
    return int(text)


def _get_export(ask: Ask) -> calls.Requests:
    seat = uploads.number_in(ask, "seat", -1)
    return calls.GetExport(device=ask.device, seat=None if seat < 0 else seat)


def _get_moments(ask: Ask) -> calls.GetMoments:
    return calls.GetMoments(device=ask.device, eyes=ask.query.get("eyes", "watch"))


# -- what a visitor has learnt


async def get_learnt(ask: Ask) -> Learnt:
    body = await ask.hub.store.replay(f"learnt:{ask.device}")
    return msgspec.json.decode(body, type=Learnt) if body else Learnt(learnt={})


async def put_learnt(ask: Ask) -> Learnt:
    told: Learnt = ask.body
    body = msgspec.json.encode(told)
    ask.hub.quotas.uploads(ask.address, len(body))
    await keep(ask.hub, f"learnt:{ask.device}", body)
    return told


NUMBER = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
EYES = {"type": "string", "description": "a seat, `open` or `watch`"}

ENDPOINTS = [
    Endpoint("GET", "/titles", get_titles, Titles),
    Endpoint("GET", "/titles/{title}", get_title, dict[str, Any]),
    Endpoint("GET", "/titles/{title}/content", get_content, dict[str, Any]),
    Endpoint("GET", "/titles/{title}/box", packs.get_box, dict[str, Any], query={"for": {"type": "string"}}),
    Endpoint("POST", "/titles/{title}/pack", packs.check, PackChecked, PackWish, is_large=True),
    Endpoint("POST", "/titles/{title}/check", check_options, Checked, CheckOptions, is_large=True),
    Endpoint("GET", "/lobby", lobby.get_lobby, Lobby, is_free=True),
    Endpoint("GET", "/reach", guests.get_reach, Reach),
    Endpoint("PUT", "/reach", guests.set_reach, Reach, Listen),
    Endpoint("GET", "/push", get_push, PushKey),
    Endpoint("POST", "/tables", create_table, Created, CreateTable, status=201, is_costly=True, is_large=True),
    Endpoint("GET", "/tables/{table}", _to_table(lambda ask: calls.Look(device=ask.device)), TableInfo),
    Endpoint(
        "POST", "/tables/{table}/invitation",
        _to_table(lambda ask: calls.OpenInvitation(device=ask.device, token=ask.body.token)), Invitation, Opened,
        is_costly=True,
    ),
    Endpoint("POST", "/tables/{table}/join", _to_table(_join), Joined, Join, is_costly=True),
    Endpoint(
        "POST", "/tables/{table}/start",
        _to_table(lambda ask: calls.StartTable(device=ask.device, level=ask.body.level)), TableInfo, Start,
    ),
    Endpoint(
        "POST", "/tables/{table}/contribute",
        _to_table(lambda ask: calls.Contribution(device=ask.device, words=ask.body.words)), TableInfo, Contributed,
    ),
    Endpoint(
        "POST", "/tables/{table}/rematch",
        _to_table(lambda ask: calls.Rematch(device=ask.device)), TableInfo, is_costly=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/seats/{seat}/link",
        _to_table(lambda ask: calls.FreshLink(device=ask.device, seat=_seat(ask))), Link,
    ),
    Endpoint(
        "PUT", "/tables/{table}/seats/{seat}/notice",
        _to_table(lambda ask: calls.SetNotice(device=ask.device, seat=_seat(ask), wish=ask.body)),
        NoticeWish, NoticeWish, is_costly=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/confirm",
        _to_table(lambda ask: calls.Confirm(device=ask.device, word=ask.query.get("word", ""))), Confirmed,
        query={"word": {"type": "string"}}, is_costly=True,
    ),
    Endpoint("GET", "/tables/{table}/export", _to_table(_get_export), Export, query={"seat": NUMBER}),
    Endpoint("GET", "/tables/{table}/moments", _to_table(_get_moments), Moments, query={"eyes": EYES}),
    Endpoint(
        "GET", "/tables/{table}/review", _to_table(lambda ask: calls.GetReview(device=ask.device)), ReviewProgress
    ),
    Endpoint(
        "GET", "/tables/{table}/position", _to_table(uploads.position_wanted), PositionWish,
        query={"eyes": EYES, "entry": NUMBER},
    ),
    Endpoint("POST", "/tables/{table}/along", _to_table(lambda ask: calls.TakeAlong(device=ask.device)), Along),
    Endpoint(
        "PUT", "/tables/{table}/along",
        _to_table(lambda ask: calls.BringBack(device=ask.device, wish=ask.body)), TableInfo, Brought,
        is_costly=True, is_large=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/fork",
        _to_table(lambda ask: calls.ForkTable(device=ask.device, wish=ask.body)), Created, Fork, status=201,
        is_costly=True,
    ),
    Endpoint("GET", "/learnt", get_learnt, Learnt),
    Endpoint("PUT", "/learnt", put_learnt, Learnt, Learnt),
    Endpoint(
        "POST", "/replays", uploads.put_replay, ReplayInfo, dict[str, Any], status=201, is_costly=True, is_large=True,
        is_raw=True,
    ),
    Endpoint("GET", "/replays/{replay}", uploads.get_replay, ReplayInfo),
    Endpoint("GET", "/replays/{replay}/moments", uploads.get_replay_moments, Moments, query={"eyes": EYES}),
    Endpoint("GET", "/replays/{replay}/review", uploads.get_replay_review, ReviewProgress),
    Endpoint(
        "GET", "/replays/{replay}/position", uploads.get_replay_position, PositionWish,
        query={"eyes": EYES, "entry": NUMBER},
    ),
    Endpoint("POST", "/replays/{replay}/fork", uploads.fork_replay, Created, Fork, status=201, is_costly=True),
    Endpoint("POST", "/positions", uploads.look_at_position, Position, PositionWish, is_costly=True, is_large=True),
]  # fmt: skip

"""The HTTP part of the protocol: a table of endpoints, each with its models. The OpenAPI document is made from it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from spieltisch.core import game

from ..operations.inspection import keep
from ..table import agents, creation, updates
from ..table.services import Denied, Visitor
from . import calls, home_network, lobby, mine, packs, uploads
from .bodies import (
    Brought,
    ChatLines,
    Checked,
    CheckOptions,
    Code,
    Confirmed,
    Contributed,
    Created,
    CreateTable,
    Decline,
    Declined,
    Export,
    Fork,
    Games,
    Invitation,
    Join,
    Joined,
    Learnt,
    Link,
    Listen,
    Lobby,
    Mine,
    Moments,
    NoticeSettings,
    NoticeState,
    NoticeTested,
    OfflineCopy,
    Opened,
    OwnDevices,
    PackChecked,
    PackUpload,
    PersonalData,
    Position,
    PositionUpload,
    PushKey,
    Reach,
    ReplayInfo,
    ReviewProgress,
    Start,
    TitleInfo,
    TitleOption,
    TitlePart,
    Titles,
)
from .checks import check_option_sizes, check_signs
from .messages import Message, TableInfo, to_json

if TYPE_CHECKING:
    from ..hub import Hub
    from ..page.hub import PageHub
    from .auth import Identity


class HttpRequest(Struct):
    """A request over HTTP, read and checked."""

    hub: Hub | PageHub
    identity: Identity
    address: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    host: str = ""  # under which name the server was asked
    becomes: str = ""  # the device that the browser is from now on

    @property
    def device(self) -> str:
        return self.identity.device

    @property
    def visitor(self) -> Visitor:
        return self.address, self.identity.device


class Endpoint(Struct):
    method: str
    path: str
    run: Callable[[HttpRequest], Awaitable[Any]]
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


async def get_titles(http: HttpRequest | None) -> Titles:
    lent = http is not None and http.hub.has_lent_cores()
    titles = [title_info(name) for name in sorted(creation.installed())]
    return Titles(titles=titles, agents=list(agents.levels()), lends=lent)


def title_info(name: str) -> TitleInfo:
    try:
        title = game(name)
    except Exception:
        return TitleInfo(title=name, version="", seats=[], options=[], parts=[], playable=False)
    return TitleInfo(
        title=name,
        version=title.version,
        seats=list(title.seats),
        options=[TitleOption(**option.to_json()) for option in title.options],
        parts=[TitlePart(**part.to_json()) for part in title.parts],
        playable=True,
        companion=title.companion,
    )


async def get_title(http: HttpRequest) -> dict[str, Any]:
    return creation.known_game(http.path["title"]).vocabulary()


async def get_content(http: HttpRequest) -> dict[str, Any]:
    return creation.known_game(http.path["title"]).content()


async def check_options(http: HttpRequest) -> Checked:
    try:
        check_option_sizes(http.body.options)
        options = await packs.probed(http, http.path["title"], http.body.options)
        creation.checked_options(creation.known_game(http.path["title"]), options)
    except Denied as denied:
        if denied.status != 422:
            raise
        return Checked(reasons=[Message(key=reason.key, args=reason.args) for reason in denied.reasons])
    return Checked(reasons=[])


async def get_push(http: HttpRequest) -> PushKey:
    from ..operations import push

    return PushKey(key=push.text_of(push.public(push.sender(http.hub.services.keys[-1].decode()))))


# -- tables


async def create_table(http: HttpRequest) -> dict[str, Any]:
    request: CreateTable = http.body
    check_option_sizes(request.options)
    request.options = await packs.probed(http, request.title, request.options)
    if request.position is not None:
        await uploads.probe_position(http, request.title, request.position)
    http.hub.quotas.tables(http.address, request.public)
    http.hub.quotas.uploads(http.address, len(to_json(request.options.get("pack"))))
    record = creation.new_record(request, http.device, http.hub.now())
    record.host = calls.host_of(http.hub, http.address)
    table = await http.hub.create(record)
    return {"table": updates.info(record, http.device, http.hub.now(), table)}


def _to_table(make: Callable[[HttpRequest], calls.TableCalls]) -> Callable[[HttpRequest], Awaitable[Any]]:
    async def run(http: HttpRequest) -> msgspec.Raw:
        return await _call(http, make(http))

    return run


async def _call(http: HttpRequest, request: calls.TableCalls) -> msgspec.Raw:
    name = http.path["table"]
    request.address = http.address
    if http.identity.admission:
        await http.hub.call(name, calls.Admit(device=http.device, token=http.identity.admission))
    return msgspec.Raw(await http.hub.call(name, request))


def _join(http: HttpRequest) -> calls.TableCalls:
    request: Join = http.body
    check_option_sizes(request.options)
    if http.identity.admission and not request.token:
        request = msgspec.structs.replace(request, token=http.identity.admission, is_program=True)
    return calls.JoinTable(device=http.device, body=request)


def _seat(http: HttpRequest) -> int:
    text = http.path["seat"]
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise Denied("not_your_seat", 404, seat=text[:20])
    return int(text)


def _get_export(http: HttpRequest) -> calls.TableCalls:
    seat = uploads.number_in(http, "seat", -1)
    return calls.GetExport(device=http.device, seat=None if seat < 0 else seat)


def _get_moments(http: HttpRequest) -> calls.GetMoments:
    return calls.GetMoments(device=http.device, eyes=http.query.get("eyes", "watch"))


# -- what a visitor has learnt


async def get_learnt(http: HttpRequest) -> Learnt:
    body = await http.hub.store.replay(f"learnt:{http.device}")
    return msgspec.json.decode(body, type=Learnt) if body else Learnt(learnt={})


async def put_learnt(http: HttpRequest) -> Learnt:
    told: Learnt = http.body
    body = msgspec.json.encode(told)
    http.hub.quotas.uploads(http.address, len(body))
    await keep(http.hub, f"learnt:{http.device}", body)
    return told


NUMBER = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
EYES = {"type": "string", "description": "a seat, `open` or `watch`"}

ENDPOINTS = [
    Endpoint("GET", "/titles", get_titles, Titles),
    Endpoint("GET", "/titles/{title}", get_title, dict[str, Any]),
    Endpoint("GET", "/titles/{title}/content", get_content, dict[str, Any]),
    Endpoint("GET", "/titles/{title}/box", packs.get_box, dict[str, Any], query={"for": {"type": "string"}}),
    Endpoint("POST", "/titles/{title}/pack", packs.check, PackChecked, PackUpload, is_large=True),
    Endpoint("POST", "/titles/{title}/check", check_options, Checked, CheckOptions, is_large=True),
    Endpoint("GET", "/lobby", lobby.get_lobby, Lobby, is_free=True),
    Endpoint("GET", "/reach", home_network.get_reach, Reach),
    Endpoint("PUT", "/reach", home_network.set_reach, Reach, Listen),
    Endpoint("GET", "/push", get_push, PushKey),
    Endpoint("POST", "/tables", create_table, Created, CreateTable, status=201, is_costly=True, is_large=True),
    Endpoint("GET", "/tables/{table}", _to_table(lambda http: calls.Look(device=http.device)), TableInfo),
    Endpoint(
        "POST", "/tables/{table}/invitation",
        _to_table(lambda http: calls.OpenInvitation(device=http.device, token=http.body.token)), Invitation, Opened,
        is_costly=True,
    ),
    Endpoint("POST", "/tables/{table}/join", _to_table(_join), Joined, Join, is_costly=True),
    Endpoint(
        "POST", "/tables/{table}/decline",
        _to_table(lambda http: calls.DeclineSeat(device=http.device, token=http.body.token, name=http.body.name)),
        Declined, Decline, is_costly=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/start",
        _to_table(lambda http: calls.StartTable(device=http.device, level=http.body.level, names=http.body.names)),
        TableInfo, Start,
    ),
    Endpoint(
        "POST", "/tables/{table}/contribute",
        _to_table(lambda http: calls.Contribution(device=http.device, words=http.body.words)), TableInfo, Contributed,
    ),
    Endpoint(
        "POST", "/tables/{table}/rematch",
        _to_table(lambda http: calls.Rematch(device=http.device)), TableInfo, is_costly=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/seats/{seat}/link",
        _to_table(lambda http: calls.FreshLink(device=http.device, seat=_seat(http))), Link,
    ),
    Endpoint(
        "POST", "/tables/{table}/device", _to_table(lambda http: calls.DeviceLink(device=http.device)), OwnDevices,
        is_costly=True,
    ),
    Endpoint(
        "DELETE", "/tables/{table}/device", _to_table(lambda http: calls.OnlyHere(device=http.device)), OwnDevices,
        is_costly=True,
    ),
    Endpoint(
        "GET", "/tables/{table}/seats/{seat}/notice",
        _to_table(lambda http: calls.GetNotice(device=http.device, seat=_seat(http))), NoticeState,
    ),
    Endpoint(
        "POST", "/tables/{table}/seats/{seat}/notice",
        _to_table(lambda http: calls.TryNotice(device=http.device, seat=_seat(http))), NoticeTested, is_costly=True,
    ),
    Endpoint(
        "PUT", "/tables/{table}/seats/{seat}/notice",
        _to_table(lambda http: calls.SetNotice(device=http.device, seat=_seat(http), body=http.body)),
        NoticeSettings, NoticeSettings, is_costly=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/confirm",
        _to_table(lambda http: calls.Confirm(device=http.device, word=http.query.get("word", ""))), Confirmed,
        query={"word": {"type": "string"}}, is_costly=True,
    ),
    Endpoint("GET", "/tables/{table}/export", _to_table(_get_export), Export, query={"seat": NUMBER}),
    Endpoint("GET", "/tables/{table}/moments", _to_table(_get_moments), Moments, query={"eyes": EYES}),
    Endpoint("GET", "/tables/{table}/chat", _to_table(lambda http: calls.GetChat(device=http.device)), ChatLines),
    Endpoint(
        "GET", "/tables/{table}/review", _to_table(lambda http: calls.GetReview(device=http.device)), ReviewProgress
    ),
    Endpoint(
        "GET", "/tables/{table}/position", _to_table(uploads.position_wanted), PositionUpload,
        query={"eyes": EYES, "entry": NUMBER},
    ),
    Endpoint(
        "POST", "/tables/{table}/along",
        _to_table(lambda http: calls.TakeOfflineCopy(device=http.device)),
        OfflineCopy,
    ),
    Endpoint(
        "PUT", "/tables/{table}/along",
        _to_table(lambda http: calls.BringBack(device=http.device, body=http.body)), TableInfo, Brought,
        is_costly=True, is_large=True,
    ),
    Endpoint(
        "POST", "/tables/{table}/fork",
        _to_table(lambda http: calls.ForkTable(device=http.device, body=http.body)), Created, Fork, status=201,
        is_costly=True,
    ),
    Endpoint("GET", "/mine", mine.get_mine, Mine),
    Endpoint("GET", "/mine/games", lobby.get_games, Games, is_free=True),
    Endpoint("POST", "/mine/code", mine.make_code, Mine, is_costly=True),
    Endpoint("DELETE", "/mine/code", mine.drop_code, Mine, is_costly=True),
    Endpoint("POST", "/mine/return", mine.come_back, Mine, Code, is_costly=True),
    Endpoint("POST", "/mine/alone", mine.stay_alone, Mine, is_costly=True),
    Endpoint("GET", "/mine/data", mine.get_data, PersonalData, is_costly=True, is_free=True),
    Endpoint("DELETE", "/mine/data", mine.erase_data, Mine, is_costly=True),
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
        "GET", "/replays/{replay}/position", uploads.get_replay_position, PositionUpload,
        query={"eyes": EYES, "entry": NUMBER},
    ),
    Endpoint("POST", "/replays/{replay}/fork", uploads.fork_replay, Created, Fork, status=201, is_costly=True),
    Endpoint("POST", "/positions", uploads.look_at_position, Position, PositionUpload, is_costly=True, is_large=True),
]  # fmt: skip

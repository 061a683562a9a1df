"""What HTTP asks of one table. A request is data, so that it can travel to the process that holds the table."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..table import making
from ..table.deeds import Called
from ..table.house import Denied, Visitor
from ..table.table import Table
from ..workers import replays, reviews
from .bodies import Brought, Fork, Join, NoticeWish
from .messages import to_json

if TYPE_CHECKING:
    from ..cluster.hub import Hub
    from ..page.hub import PageHub


class Request(Struct, kw_only=True, tag_field="ask"):
    device: str
    address: str = ""


class Look(Request, tag="look"):
    pass


class Admit(Request, tag="admit"):
    """A program with the token of a watch link is let in with its first request."""

    token: str


class JoinTable(Request, tag="join"):
    wish: Join


class OpenInvitation(Request, tag="invitation"):
    token: str


class StartTable(Request, tag="start"):
    level: str


class Contribution(Request, tag="contribution"):
    words: str


class Rematch(Request, tag="rematch"):
    pass


class FreshLink(Request, tag="link"):
    seat: int


class SetNotice(Request, tag="notice"):
    seat: int
    wish: NoticeWish


class Confirm(Request, tag="confirm"):
    word: str


class GetExport(Request, tag="export"):
    seat: int | None


class GetMoments(Request, tag="moments"):
    """The whole game through those eyes, as differences."""

    eyes: str
    seat: int | None = None


class GetReview(Request, tag="review"):
    pass


class GetPosition(Request, tag="position"):
    """The moment after an entry, as those eyes know it; the last one without."""

    eyes: str
    entry: int | None
    seat: int | None = None


class TakeAlong(Request, tag="take"):
    pass


class BringBack(Request, tag="bring"):
    wish: Brought


class ForkTable(Request, tag="fork"):
    wish: Fork


Requests = (
    Look | Admit | OpenInvitation | JoinTable | StartTable | Contribution | Rematch | FreshLink | SetNotice
    | Confirm | GetExport | GetMoments | GetPosition | GetReview | TakeAlong
    | BringBack | ForkTable
)  # fmt: skip
decode = msgspec.msgpack.Decoder(Requests).decode
encode = msgspec.msgpack.Encoder().encode


def later(seconds: float, deed: Callable[[], None]) -> asyncio.Handle:
    """For a house: when the time has come, at the end of this turn of the loop at the soonest."""
    loop = asyncio.get_running_loop()
    return loop.call_later(seconds, deed) if seconds > 0 else loop.call_soon(deed)


async def tell(table: Table, kind: str, device: str, wish: Any) -> Any:
    """Put something into the inbox of a table and wait for what comes of it; Denied otherwise."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def done(answer: Any, denied: Denied | None) -> None:
        if not future.done():
            if denied is None:
                future.set_result(answer)
            else:
                future.set_exception(denied)

    table.hear(Called(kind, device, wish, done))
    return await future


async def serve(hub: Hub | PageHub, table: Table, request: Requests) -> Any:
    """The answer to a request; what takes long happens in a worker, and the table goes on meanwhile."""
    kind, device = str(request.__struct_config__.tag), request.device
    visitor = (request.address, device)
    if isinstance(request, GetMoments | GetPosition) and table.match is not None:
        request.seat = replays.seat_of(request.eyes, table.match.seats)
    if isinstance(request, SetNotice):
        check_notice(request.wish, hub.settings.webhook_private)
        if request.wish.email:
            hub.quotas.letters(request.address)
    if isinstance(request, Rematch):
        hub.quotas.tables(request.address, table.record.public)
    answer = await tell(table, kind, device, request.wish if isinstance(request, JoinTable) else request)
    match request:
        case GetMoments():
            return await moments(hub, visitor, to_json(answer["log"]), request.eyes, answer["is_open"])
        case GetReview():
            log = answer["log"]
            found = await reviews.go_on(hub, visitor, table.record.id, to_json(log), len(log["entries"]))
            return {**found, "conceded": list(table.record.conceded)}
        case GetPosition():
            return await written(hub, visitor, to_json(answer["log"]), len(answer["log"]["entries"]), request)
        case ForkTable():
            return await fork(hub, visitor, answer["title"], answer["options"], to_json(answer["log"]), request.wish)
        case BringBack():
            played = [[one.seat, one.action] for one in request.wish.actions]
            rows = await hub.opponents.on_paper(visitor, replays.played, to_json(answer), played)
            entries = [replays.row_entry(row) for row in rows]
            return await tell(table, "brought", device, (request.wish.since, entries))
        case Rematch():
            return await hub.look(answer["rematch"], device)
    return answer


def check_notice(wish: NoticeWish, private: bool) -> None:
    from ..office.courier import is_email, is_webhook

    if wish.webhook and not is_webhook(wish.webhook, private):
        raise Denied("bad_webhook", 422)
    if wish.email and not is_email(wish.email):
        raise Denied("bad_email", 422)
    if wish.push is not None and not is_webhook(wish.push.endpoint, private):
        raise Denied("bad_webhook", 422)


def host_of(hub: Hub | PageHub, address: str) -> str:
    """Where a table is made, as a number that tells nothing else."""
    return hmac.digest(hub.house.key, address.encode(), "sha256").hex()[:16]


async def moments(hub: Hub | PageHub, visitor: Visitor, log: bytes, eyes: str, is_open: bool = True) -> Any:
    return msgspec.Raw(await hub.opponents.on_paper(visitor, replays.whole, log, eyes, is_open))


async def written(hub: Hub | PageHub, visitor: Visitor, log: bytes, entries: int, request: GetPosition) -> Any:
    if request.entry is not None and request.entry > entries:
        raise Denied("no_entry", 422, entries=entries)
    return await hub.opponents.on_paper(visitor, replays.written, log, request.eyes, request.entry)


async def fork(
    hub: Hub | PageHub, visitor: Visitor, title: str, options: dict[str, Any], log: bytes, wish: Fork
) -> dict[str, Any]:
    hub.quotas.tables(visitor[0], wish.public)
    there = await hub.opponents.on_paper(visitor, replays.state_after, log, wish.entry)
    fresh = making.forked(title, options, there, wish, visitor[1], hub.now())
    fresh.host = host_of(hub, visitor[0])
    await hub.create(fresh)
    return {"table": await hub.look(fresh.id, visitor[1])}

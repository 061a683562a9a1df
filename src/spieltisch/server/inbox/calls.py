"""What HTTP asks of one table. A call is data, so that it can travel to the process that holds the table."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..table import creation
from ..table.commands import HttpCommand
from ..table.notice_times import time_zone
from ..table.record import SeatRecord
from ..table.services import Denied, Visitor
from ..table.table import Table
from ..workers import replays, reviews
from .bodies import Brought, Fork, Join, NoticeSettings, NoticeTimes
from .messages import to_json

if TYPE_CHECKING:
    from ..hub import Hub
    from ..operations.notifications import Notifier
    from ..page.hub import PageHub


class TableCall(Struct, kw_only=True, tag_field="ask"):
    device: str
    address: str = ""


class Look(TableCall, tag="look"):
    pass


class Admit(TableCall, tag="admit"):
    """A program with the token of a watch link is let in with its first call."""

    token: str


class JoinTable(TableCall, tag="join"):
    body: Join


class OpenInvitation(TableCall, tag="invitation"):
    token: str


class DeclineSeat(TableCall, tag="decline"):
    token: str
    name: str


class StartTable(TableCall, tag="start"):
    level: str
    names: list[str] = []


class Contribution(TableCall, tag="contribution"):
    words: str


class Rematch(TableCall, tag="rematch"):
    pass


class FreshLink(TableCall, tag="link"):
    seat: int


class DeviceLink(TableCall, tag="device"):
    """For another device of the same person."""


class OnlyHere(TableCall, tag="only_here"):
    pass


class Move(TableCall, tag="move"):
    """What this device has there belongs to another one from now on."""

    to: str


class Adopt(TableCall, tag="adopt"):
    """Another device of the same person stands for this one."""

    by: str


class GetPersonalData(TableCall, tag="personal_data"):
    """What the table holds of this person."""


class ErasePerson(TableCall, tag="erase_person"):
    """It forgets this person."""


class SetNotice(TableCall, tag="notice"):
    seat: int
    body: NoticeSettings


class GetNotice(TableCall, tag="notice_of"):
    seat: int


class TryNotice(TableCall, tag="try_notice"):
    seat: int


class Confirm(TableCall, tag="confirm"):
    word: str


class StopLetters(TableCall, tag="stop_letters"):
    """By a link at the end of a letter; `mark` stands for the address it was written to."""

    seat: int
    mark: str


class GetExport(TableCall, tag="export"):
    seat: int | None


class GetMoments(TableCall, tag="moments"):
    """The whole game through those eyes, as differences."""

    eyes: str
    seat: int | None = None


class GetChat(TableCall, tag="lines"):
    """What was said, each line with the entry after which it was said: for replays."""


class GetReview(TableCall, tag="review"):
    pass


class GetPosition(TableCall, tag="position"):
    """The moment after an entry, as those eyes know it; the last one without."""

    eyes: str
    entry: int | None
    seat: int | None = None


class TakeOfflineCopy(TableCall, tag="take"):
    pass


class BringBack(TableCall, tag="bring"):
    body: Brought


class ForkTable(TableCall, tag="fork"):
    body: Fork


TableCalls = (
    Look | Admit | OpenInvitation | DeclineSeat | JoinTable | StartTable | Contribution | Rematch | FreshLink
    | DeviceLink | OnlyHere | Move | Adopt | GetPersonalData | ErasePerson | SetNotice | GetNotice | TryNotice
    | Confirm | StopLetters | GetExport | GetMoments | GetPosition | GetReview | GetChat | TakeOfflineCopy
    | BringBack | ForkTable
)  # fmt: skip
decode = msgspec.msgpack.Decoder(TableCalls).decode
encode = msgspec.msgpack.Encoder().encode


def later(seconds: float, callback: Callable[[], None]) -> asyncio.Handle:
    """`Services.later`: after so many seconds, at the end of this turn of the loop at the soonest."""
    loop = asyncio.get_running_loop()
    return loop.call_later(seconds, callback) if seconds > 0 else loop.call_soon(callback)


async def tell(table: Table, kind: str, device: str, request: Any) -> Any:
    """Put something into the inbox of a table and wait for what comes of it; Denied otherwise."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def done(answer: Any, denied: Denied | None) -> None:
        if not future.done():
            if denied is None:
                future.set_result(answer)
            else:
                future.set_exception(denied)

    table.hear(HttpCommand(kind, device, request, done))
    return await future


async def serve(hub: Hub | PageHub, table: Table, call: TableCalls) -> Any:
    """The answer to a call; what takes long happens in a worker, and the table goes on meanwhile."""
    kind, device = str(call.__struct_config__.tag), call.device
    visitor = (call.address, device)
    if isinstance(call, GetMoments | GetPosition) and table.match is not None:
        call.seat = replays.seat_of(call.eyes, table.match.seats)
    if isinstance(call, SetNotice):
        check_notice(call.body, hub.settings.webhook_private)
        if call.body.email:
            hub.quotas.letters(call.address)
    if isinstance(call, Rematch):
        hub.quotas.tables(call.address, table.record.public)
    answer = await tell(table, kind, device, call.body if isinstance(call, JoinTable) else call)
    match call:
        case GetNotice():
            return notice_state(hub, answer)
        case TryNotice():
            hub.quotas.letters(call.address)
            return await notifier_of(hub).attempt(answer, table.record.title, table.id)
        case GetMoments():
            return await moments(hub, visitor, to_json(answer["log"]), call.eyes, answer["is_open"])
        case GetReview():
            log = answer["log"]
            found = await reviews.go_on(hub, visitor, table.record.id, to_json(log), len(log["entries"]))
            return {**found, "conceded": list(table.record.conceded)}
        case GetPosition():
            return await written(hub, visitor, to_json(answer["log"]), len(answer["log"]["entries"]), call)
        case ForkTable():
            return await fork(hub, visitor, answer["title"], answer["options"], to_json(answer["log"]), call.body)
        case BringBack():
            played = [[one.seat, one.action] for one in call.body.actions]
            rows = await hub.opponents.work_on_log(visitor, replays.played, to_json(answer), played)
            entries = [replays.row_entry(row) for row in rows]
            return await tell(table, "brought", device, (call.body.since, entries))
        case Rematch():
            return await hub.look(answer["rematch"], device)
    return answer


def notifier_of(hub: Hub | PageHub) -> Notifier:
    """A page without server tells nobody."""
    found: Notifier | None = getattr(hub, "notifier", None)
    if found is None:
        raise Denied("no_such_address", 404)
    return found


def notice_state(hub: Hub | PageHub, seat: SeatRecord) -> dict[str, Any]:
    return {
        "webhook": seat.webhook,
        "email": seat.email,
        "confirmed": bool(seat.email) and not seat.confirm,
        "push": seat.push is not None,
        "mails": bool(notifier_of(hub).settings.smtp_host),
        "times": {name: getattr(seat.times, name) for name in NoticeTimes.__struct_fields__},
    }


def check_notice(request: NoticeSettings, private: bool) -> None:
    from ..operations.notifications import is_email, is_webhook

    if request.webhook and not is_webhook(request.webhook, private):
        raise Denied("bad_webhook", 422)
    if request.email and not is_email(request.email):
        raise Denied("bad_email", 422)
    if request.push is not None and not is_webhook(request.push.endpoint, private):
        raise Denied("bad_webhook", 422)
    try:
        time_zone(request.times.zone)
    except ValueError:
        raise Denied("bad_zone", 422) from None


def host_of(hub: Hub | PageHub, address: str) -> str:
    """Where a table is made, as a number that tells nothing else."""
    return hmac.digest(hub.services.key, address.encode(), "sha256").hex()[:16]


async def moments(hub: Hub | PageHub, visitor: Visitor, log: bytes, eyes: str, is_open: bool = True) -> Any:
    return msgspec.Raw(await hub.opponents.work_on_log(visitor, replays.whole, log, eyes, is_open))


async def written(hub: Hub | PageHub, visitor: Visitor, log: bytes, entries: int, call: GetPosition) -> Any:
    if call.entry is not None and call.entry > entries:
        raise Denied("no_entry", 422, entries=entries)
    return await hub.opponents.work_on_log(visitor, replays.written, log, call.eyes, call.entry)


async def fork(
    hub: Hub | PageHub, visitor: Visitor, title: str, options: dict[str, Any], log: bytes, request: Fork
) -> dict[str, Any]:
    hub.quotas.tables(visitor[0], request.public)
    there = await hub.opponents.work_on_log(visitor, replays.state_after, log, request.entry)
    fresh = creation.forked(title, options, there, request, visitor[1], hub.now())
    fresh.host = host_of(hub, visitor[0])
    await hub.create(fresh)
    return {"table": await hub.look(fresh.id, visitor[1])}

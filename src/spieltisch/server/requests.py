"""What HTTP asks of one table. A request is data, so that it can travel to the process that holds the table."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from . import look, play, replays, seating
from .notices import is_email, is_webhook
from .packing import to_json
from .record import may_watch, seats_of
from .rest import Created, Export, Fork, Invitation, Join, Joined, Link, NoticeWish, Opened
from .table import Denied, Table


class Request(Struct, kw_only=True, tag_field="ask"):
    device: str


class Look(Request, tag="look"):
    pass


class JoinTable(Request, tag="join"):
    wish: Join


class OpenInvitation(Request, tag="invitation"):
    wish: Opened


class StartTable(Request, tag="start"):
    level: str


class Rematch(Request, tag="rematch"):
    pass


class FreshLink(Request, tag="link"):
    seat: int


class SetNotice(Request, tag="notice"):
    seat: int
    wish: NoticeWish


class GetExport(Request, tag="export"):
    seat: int | None


class GetFrames(Request, tag="frames"):
    eyes: str
    first: int
    count: int


class ForkTable(Request, tag="fork"):
    wish: Fork


Requests = (
    Look | OpenInvitation | JoinTable | StartTable | Rematch | FreshLink | SetNotice | GetExport | GetFrames | ForkTable
)


async def serve(table: Table, request: Requests) -> bytes:
    """The JSON body of the answer; Denied otherwise."""
    if not isinstance(request, JoinTable | OpenInvitation) and not may_watch(table.record, request.device):
        raise Denied("no_table", 404)
    async with table.lock:
        if table.is_dead:
            raise Denied("moved", 503)
        if isinstance(request, GetFrames):
            later = frames(table, request)
        elif isinstance(request, ForkTable):
            later = fork(table, request)
        else:
            return to_json(await _serve(table, request))
    return to_json(await later)  # takes long, in a worker: the table goes on meanwhile


async def _serve(table: Table, request: Requests) -> Any:
    device = request.device
    match request:
        case Look():
            return _info(table, device)
        case OpenInvitation():
            return Invitation(table=_info(table, device), seat=seating.invited_to(table, device, request.wish.token))
        case JoinTable():
            await seating.join(table, device, request.wish)
            return Joined(table=_info(table, device), seats=seats_of(table.record, device))
        case StartTable():
            await seating.start(table, device, request.level)
            return _info(table, device)
        case Rematch():
            return await table.hub.look(await seating.rematch(table, device), device)
        case FreshLink():
            return Link(invite=await seating.fresh_link(table, device, request.seat))
        case SetNotice():
            await _set_notice(table, request)
            return request.wish
        case GetExport():
            return export(table, device, request.seat)
    raise AssertionError(request)


def _info(table: Table, device: str) -> Any:
    return look.info(table.record, device, table.hub.now(), table)


async def _set_notice(table: Table, request: SetNotice) -> None:
    play.own_seat(table, request.device, request.seat)
    wish = request.wish
    if wish.webhook and not is_webhook(wish.webhook, table.hub.settings.webhook_private):
        raise Denied("bad_webhook", 422)
    if wish.email and not is_email(wish.email):
        raise Denied("bad_email", 422)
    seat = table.record.seats[request.seat]
    seat.webhook, seat.email, seat.language = wish.webhook, wish.email, wish.language
    await table.commit()
    table.set_timer()


def eyes_of(table: Table, device: str, seat: int | None) -> int | None:
    """A seat through which this device may look."""
    if seat is not None and seat not in seats_of(table.record, device):
        raise Denied("not_your_seat", 403, seat=seat)
    return seat


def export(table: Table, device: str, seat: int | None) -> Export:
    match = table.match
    if match is None:
        raise Denied("waiting")
    names = look.names(table.record)
    if seating.may_open(table, device):
        return Export(
            title=table.record.title, complete=True, names=names, log={**match.to_json(), "names": names},
            seat=None, view=None, events=[], actions=[],
        )  # fmt: skip
    seat = eyes_of(table, device, seat)
    return Export(
        title=table.record.title,
        complete=False,
        names=names,
        log=None,
        seat=seat,
        view=match.view(seat),  # type: ignore[arg-type]
        events=match.events(seat),  # type: ignore[arg-type]
        actions=[
            {"entry": number, "action": entry.action}
            for number, entry in enumerate(match.entries, start=1)
            if seat is not None and entry.seat == seat
        ],
    )


def frames(table: Table, request: GetFrames) -> Coroutine[Any, Any, Any]:
    match = table.match
    if match is None:
        raise Denied("waiting")
    is_open = seating.may_open(table, request.device)
    seat = replays.seat_of(request.eyes, match.seats)
    if not is_open:
        if request.eyes == "open":
            raise Denied("not_finished", 403)
        eyes_of(table, request.device, seat)
    wish = (match.to_json(), request.eyes, request.first, request.count, is_open)
    return table.hub.bots.heavy(replays.cut_out, *wish)


def fork(table: Table, request: ForkTable) -> Coroutine[Any, Any, Created]:
    match = table.match
    if match is None or not seating.may_open(table, request.device):
        raise Denied("not_finished", 403)
    if request.wish.entry > len(match.entries):
        raise Denied("no_entry", 422, entries=len(match.entries))
    return _fork(table, request, match.to_json())


async def _fork(table: Table, request: ForkTable, log: dict[str, Any]) -> Created:
    hub, record, device = table.hub, table.record, request.device
    there = await hub.bots.heavy(replays.state_after, log, request.wish.entry)
    fresh = seating.forked(record.title, record.options, there, request.wish, device, hub.now())
    await hub.create(fresh)
    return Created(table=await hub.look(fresh.id, device))


decode = msgspec.msgpack.Decoder(Requests).decode
encode = msgspec.msgpack.Encoder().encode

"""How a table looks to somebody: the one place where views are packed for the wire. Only views leave the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch import __version__
from spieltisch.core import Match, game
from spieltisch.core.chance import commitment

from . import clocks
from .packing import to_json
from .protocol import PROTOCOL, ChatLine, Notice, Outcome, Person, SeatInfo, TableInfo
from .record import TableRecord, seats_of
from .standing import absence, consent
from .table import Table

RECAP_SHOWN = 2  # entries missed before a recap is worth it


def link(table: str, token: str) -> str:
    return f"/t/{table}#{token}"


def seat_infos(record: TableRecord, device: str, table: Table | None = None) -> list[SeatInfo]:
    """`table` adds what only a loaded table knows: who is connected and who thinks."""
    infos = []
    for number, seat in enumerate(record.seats):
        person = record.people.get(seat.device)
        is_open = seat.kind == "open"
        infos.append(
            SeatInfo(
                seat=number,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name or (person.name if person else ""),
                person=person.id if person else None,
                level=seat.level or None,
                connected=seat.kind == "agent" or bool(table is not None and table.viewers_of(number)),
                thinking=table is not None and number in table.thinking,
                stand_in=seat.stand_in or None,
                conceded=number in record.conceded,
                absent=absence(table, number) if table is not None else None,
                yours=bool(device) and seat.device == device,
                invite=link(record.id, seat.invite) if is_open and seat.invite and device == record.creator else None,
            )
        )
    return infos


def people(table: Table) -> list[Person]:
    record = table.record
    seated = {seat.device for seat in record.seats}
    return [
        Person(id=person.id, name=person.name, seats=seats_of(record, device), connected=table.is_connected(device))
        for device, person in record.people.items()
        if device in seated or table.is_connected(device)
    ]


def watchers(table: Table) -> int:
    seated = {seat.device for seat in table.record.seats}
    return len({viewer.device for viewer in table.viewers.values()} - seated)


def info(record: TableRecord, device: str, now: float, table: Table | None = None, entry: int = 0) -> TableInfo:
    mine = bool(seats_of(record, device))
    return TableInfo(
        id=record.id,
        title=record.title,
        options=options_for(record, device),
        seats=seat_infos(record, device, table),
        status=record.status,  # type: ignore[arg-type]
        public=record.public,
        clock=record.clock,
        entry=table.entry if table is not None else entry,
        watchers=watchers(table) if table is not None else 0,
        commitment=commitment(record.secret),
        watch=link(record.id, record.watch) if mine or (device and device == record.creator) else None,
        rematch=record.rematch or None,
        age=round(now - record.created, 1),
        yours=mine,
    )


def options_for(record: TableRecord, device: str) -> dict[str, Any]:
    """What somebody brought along, as a deck, is his own affair until the game is over."""
    if record.status == "finished":
        return record.options
    try:
        title = game(record.title)
    except Exception:  # a title that does not load keeps what it was told
        return {}
    return title.options_for(record.options, seats_of(record, device))


def undo_state(match: Match, seat: int) -> dict[str, Any]:
    limit, reason = match.undo_limit(seat)
    return {"steps": len(match.entries) - limit, "reason": reason.to_json()}


def seat_views(
    table: Table, seats: Sequence[int | None], since: int, recaps: dict[int | None, int] | None = None
) -> dict[int | None, dict[str, Any]]:
    """What each of the seats sees."""
    match = table.match
    assert match is not None
    is_playing, asked = table.is_playing, table.to_act()
    seen: dict[int | None, dict[str, Any]] = {}
    views = match.views(seats)
    if len(views) > 2:
        table.packing.pack([view["table"] for view in views])
    for seat, view in zip(seats, views, strict=True):
        seen[seat] = {
            "seat": seat,
            "view": view,
            "offers": match.offers(seat) if seat in asked else [],
            "undo": undo_state(match, seat) if is_playing and seat is not None else None,
            "events": match.events(seat, since),
            "yields": table.record.seats[seat].yields if seat is not None else [],
            "recap": recaps.get(seat) if recaps else None,
        }
    return seen


def outcome(table: Table) -> Outcome | None:
    match = table.match
    if table.record.status != "finished" or match is None:
        return None
    return Outcome(
        reason="rules" if match.over else "concession",
        ranking=ranking(table.record, match),
        scores=match.scores,
        conceded=table.record.conceded,
        open=match.game.open_view(match.state),
        secret=table.record.secret,
    )


def ranking(record: TableRecord, match: Match) -> list[list[int]]:
    """As the rules say, but whoever conceded comes behind everybody who stayed; the last to concede first."""
    stayed = [[seat for seat in place if seat not in record.conceded] for place in match.ranking]
    return [place for place in stayed if place] + [[seat] for seat in reversed(record.conceded)]


def chat_lines(table: Table, device: str) -> list[ChatLine]:
    now = table.hub.now()
    person = table.record.people.get(device)
    muted = person.muted if person else []
    return [
        ChatLine(
            number=line.number,
            person=line.person,
            name=line.name,
            seat=line.seat,
            text=line.text,
            age=round(now - at, 1),
        )
        for line, at in zip(table.chat, table.chat_times, strict=True)
        if line.person not in muted
    ]


def whole(table: Table, device: str, since: int = 0, recaps: dict[int, int] | None = None) -> dict[str, Any]:
    """The `table` message for a device."""
    now = table.hub.now()
    views: list[dict[str, Any]] = []
    if table.match is not None:
        views = list(seat_views(table, table.eyes(device), since, _worth_telling(table, recaps or {})).values())
    return {
        "type": "table",
        "entry": table.entry,
        "status": table.record.status,
        "views": views,
        "chat": chat_lines(table, device),
        "clocks": clocks.shown(table.record, table.to_act(), now),
        "thinking": sorted(table.thinking),
        "paused": table.record.paused,
        "consent": consent(table),
        "outcome": outcome(table),
    }


def _worth_telling(table: Table, recaps: dict[int, int]) -> dict[int | None, int]:
    return {seat: seen for seat, seen in recaps.items() if table.entry - seen >= RECAP_SHOWN}


def hello(table: Table, device: str) -> bytes:
    now = table.hub.now()
    return to_json(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "server": __version__,
            "you": table.record.people[device].id,
            "table": info(table.record, device, now, table),
            "people": people(table),
        }
    )


def tell_people(table: Table) -> None:
    shared = {"people": people(table), "watchers": watchers(table), "status": table.record.status}
    table.tell_each(
        lambda device: to_json({"type": "people", "seats": seat_infos(table.record, device, table), **shared})
    )


def tell_update(table: Table, undone: bool = False) -> None:
    """The position changed: to every viewer what its seats may know of it."""
    if not table.viewers:
        return
    entry = table.entry
    shared: dict[str, Any] = {
        "type": "update",
        "entry": entry,
        "undone": undone,
        "clocks": clocks.shown(table.record, table.to_act(), table.hub.now()),
        "thinking": sorted(table.thinking),
        "outcome": outcome(table),
    }
    since = entry + 1 if undone else entry
    looking = table.looking()
    views = seat_views(table, list(dict.fromkeys([seat for seats in looking for seat in seats])), since)
    for seats, viewers in looking.items():
        shared["views"] = [views[seat] for seat in seats]
        said = to_json(shared)
        for viewer in viewers:
            viewer.send(said)


def tell_whole(table: Table) -> None:
    table.tell_each(lambda device: to_json(whole(table, device)))


def tell_pulse(table: Table) -> None:
    table.tell_raw(
        to_json(
            {
                "type": "pulse",
                "clocks": clocks.shown(table.record, table.to_act(), table.hub.now()),
                "thinking": sorted(table.thinking),
                "paused": table.record.paused,
            }
        )
    )


def notice(where: Table, kind: Any, **args: Any) -> None:
    where.tell(Notice(kind=kind, **args))


def names(record: TableRecord) -> list[str]:
    return [info.name for info in seat_infos(record, "")]


def person_id(record: TableRecord, device: str) -> str | None:
    person = record.people.get(device)
    return person.id if person else None

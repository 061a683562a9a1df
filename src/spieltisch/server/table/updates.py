"""What viewers are sent: the one place where views leave for the wire. Only views leave the server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spieltisch.core import Match, Message, game
from spieltisch.core.chance import commitment
from spieltisch.core.match import join_view

from . import clock
from .difference import TABLE, Known, difference, keys
from .presence import absence, request
from .record import TableRecord, is_creator, is_host, machines, seats_of, stands_for

if TYPE_CHECKING:
    from .table import Table

PROTOCOL = 1
VIEW = ("view",)  # where the differences of what is public begin
RECAP_SHOWN = 2  # entries missed before a recap is worth it

Said = dict[str, Any]
Seen = tuple[int, Said, Said, Said]  # after which entry, what everybody saw then, what only the seat saw and may do


def answer(result: str, reasons: Iterable[Message] = (), **more: Any) -> Said:
    """To a request; whoever answers adds its id."""
    return {
        "type": "answer",
        "id": "",
        "result": result,
        "entry": None,
        "reasons": [reason.to_json() for reason in reasons],
        "asked": None,
        "best": [],
        "account": None,
        "forecasts": [],
        "table": None,
        **more,
    }


def link(table: str, token: str) -> str:
    return f"/t/{table}#{token}"


# -- people and seats


def seat_infos(record: TableRecord, device: str, table: Table | None = None) -> list[Said]:
    """`table` adds what only a loaded table knows: who is connected and who thinks."""
    infos = []
    for number, seat in enumerate(record.seats):
        person = record.people.get(seat.device)
        may_invite = seat.kind == "open" and seat.invite and device == record.creator
        infos.append(
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name or (person.name if person else ""),
                "person": person.id if person else None,
                "level": seat.level or None,
                "connected": seat.kind == "agent" or bool(table is not None and table.viewers_of(number)),
                "thinking": table is not None and number in table.thinking,
                "stand_in": seat.stand_in or None,
                "conceded": number in record.conceded,
                "absent": absence(table, number) if table is not None else None,
                "yours": bool(device) and seat.device == device,
                "declined": seat.declined if device == record.creator else None,
                "invite": link(record.id, seat.invite) if may_invite else None,
            }
        )
    return infos


def watchers(table: Table) -> int:
    seated = {seat.device for seat in table.record.seats}
    return len({viewer.device for viewer in table.viewers.values()} - seated)


def info(record: TableRecord, device: str, now: float, table: Table | None = None) -> Said:
    """The table as this device may know it."""
    is_second = device in record.devices
    device = stands_for(record, device)
    mine = seats_of(record, device)
    asked = record.asked if table is None or table.match is None else table.match.to_act()
    left = [clock.left(record, seat, asked or (), now) for seat in mine if record.status == "playing"]
    newest = record.secret
    for later in (record.log or {}).get("chance", {}).get("renewed", []):
        newest = later["secret"]
    return {
        "id": record.id,
        "title": record.title,
        "options": options_for(record, device),
        "seats": seat_infos(record, device, table),
        "status": record.status,
        "public": record.public,
        "clock": record.clock,
        "entry": table.entry if table is not None else 0,
        "watchers": watchers(table) if table is not None else 0,
        "commitment": commitment(newest),
        "next_commitment": commitment(record.spare) if record.spare else None,
        "holds": record.hold and record.status == "waiting" and not is_second,
        "watch": link(record.id, record.watch) if is_host(record, device) else None,
        "rematch": record.rematch or None,
        "along": record.along,
        "known": record.origin is not None or not record.creator,
        "age": round(now - record.created, 1),
        "yours": bool(mine),
        "host": is_creator(record, device),
        "to_act": asked,
        "left": min([seconds for seconds in left if seconds is not None], default=None),
    }


def options_for(record: TableRecord, device: str) -> dict[str, Any]:
    """What somebody brought along, as a deck, is their own affair until the game is over."""
    if record.status == "finished":
        return record.options
    try:
        title = game(record.title)
    except Exception:  # a title that does not load keeps what it was told
        return {}
    return title.options_for(record.options, seats_of(record, device))


def names(record: TableRecord) -> list[str]:
    return [info["name"] for info in seat_infos(record, "")]


def person_id(record: TableRecord, device: str) -> str | None:
    person = record.people.get(device)
    return person.id if person else None


# -- views


def positions(table: Table, seats: Sequence[int | None]) -> dict[int | None, Seen]:
    """What each of the seats sees of the board, and what it may do: the part that differences are told of."""
    match = table.match
    assert match is not None
    asked, entry = table.to_act(), table.entry
    opponents = machines(table.record)
    last = match.entries[-1].seat if match.entries else None
    undo: dict[int | bool, Said] = {}  # with people, whoever did not act last is told the same
    found: dict[int | None, Seen] = {}
    public, views = match.split_view(seats)
    for seat, view in zip(seats, views, strict=True):
        own: Said = {"offers": [], "undo": None, "yields": []}
        if seat is not None:
            key = seat + 2 if opponents else seat == last
            if table.is_playing and key not in undo:
                limit, reason = match.undo_limit(seat, opponents)
                steps = sum(one.seat == seat for one in match.entries[limit:])
                undo[key] = {
                    "steps": steps,
                    "reason": reason.to_json(),
                    "alone": bool(opponents) and match.decided(seat) is not None,
                }
            own["undo"] = undo.get(key)
            own["offers"] = match.offers(seat) if seat in asked else []
            own["yields"] = table.record.seats[seat].yields
        found[seat] = entry, public, view, own
    return found


def position(seen: Seen) -> Said:
    """What a seat sees, in one piece."""
    _, public, view, own = seen
    return {"view": join_view(public, view), **own}


def outcome(table: Table) -> Said | None:
    match = table.match
    if table.record.status != "finished" or match is None:
        return None
    return {
        "reason": "rules" if match.over else "concession",
        "ranking": ranking(table.record, match),
        "scores": match.scores,
        "conceded": table.record.conceded,
        "open": match.game.open_view(match.state),
        "secret": table.record.secret,
        "chance": (table.record.log or {}).get("chance", {}),
    }


def ranking(record: TableRecord, match: Match) -> list[list[int]]:
    """As the rules say, but whoever conceded comes behind everybody who stayed; the last to concede first."""
    stayed = [[seat for seat in place if seat not in record.conceded] for place in match.ranking]
    return [place for place in stayed if place] + [[seat] for seat in reversed(record.conceded)]


def chat_lines(table: Table, device: str) -> list[Said]:
    now = table.services.now()
    person = table.record.people.get(device)
    muted = person.muted if person else []
    return [
        {**line, "age": round(now - at, 1)}
        for line, at in zip(table.chat, table.chat_times, strict=True)
        if line["person"] and line["person"] not in muted
    ]


def whole(table: Table, device: str, since: int = 0, recaps: dict[int, int] | None = None) -> Said:
    """The `table` message for a device."""
    views: list[Said] = []
    match = table.match
    if match is not None:
        for seat, seen in positions(table, table.eyes(device)).items():
            table.seen[seat] = seen
            missed = (recaps or {}).get(seat, table.entry) if seat is not None else table.entry
            recap = missed if table.entry - missed >= RECAP_SHOWN else None
            views.append({"seat": seat, **position(seen), "events": match.events(seat, since), "recap": recap})
    return {
        "type": "table",
        "entry": table.entry,
        "status": table.record.status,
        "views": views,
        "chat": chat_lines(table, device),
        "clocks": clock.shown(table.record, table.to_act(), table.services.now()),
        "thinking": sorted(table.thinking),
        "paused": table.record.paused,
        "consent": request(table),
        "outcome": outcome(table),
        "receipt": match.receipt() if match is not None else None,
        "taken_back": taken_back(match),
    }


def taken_back(match: Match | None) -> list[Said]:
    return [] if match is None else [{"entry": entry, "seat": seat} for entry, seat in match.taken_back]


# -- telling


def _devices(table: Table) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for viewer in table.viewers.values():
        found.setdefault(viewer.device, []).append(viewer)
    return found


def tell_update(table: Table, undone: bool = False) -> None:
    """The position changed: to every viewer what its seats may know of it, or what changed of that."""
    match = table.match
    if not table.viewers or match is None:
        table.seen.clear()
        return
    entry = table.entry
    shared = {
        "type": "update",
        "entry": entry,
        "undone": undone,
        "clocks": clock.shown(table.record, table.to_act(), table.services.now()),
        "thinking": sorted(table.thinking),
        "outcome": outcome(table),
        "receipt": match.receipt(),
        "taken_back": taken_back(match),
    }
    looking = table.looking()
    seen, since = table.seen, entry + 1 if undone else entry
    table.seen = positions(table, list(dict.fromkeys([seat for *_, eyes in looking for seat in eyes])))
    known: Known = {}
    between: dict[int | None, list[Said]] = {}
    if not undone:
        between = _interims(match, seen, [seat for _, wanted, eyes in looking if wanted for seat in eyes])
    for (is_brief, wanted, eyes), viewers in looking.items():
        told = []
        for seat in eyes:
            now = table.seen[seat]
            what = position(now)
            if is_brief:
                interims = between.get(seat, []) if wanted else []
                what = {**_changed(seen.get(seat), now, known), "interims": interims}
            told.append({"seat": seat, **what, "events": match.events(seat, since), "recap": None})
        views = {"views": [], "changes": told} if is_brief else {"views": told, "changes": []}
        table.services.tell(viewers, {**shared, **views})


def _changed(before: Seen | None, now: Seen, known: Known) -> Said:
    """What became of what was shown last; all of it if nothing was. What is public is looked at once for everybody."""
    if before is None:
        return {"since": None, "steps": difference({}, position(now), known)}
    since, old, old_view, old_own = before
    _, public, view, own = now
    pair = id(old), id(public), VIEW
    if pair not in known:
        known[pair] = keys(old, public, VIEW, known)
    steps = known[pair] + keys(old_view["table"], view["table"], TABLE, known)
    steps += difference(old_own["offers"], own["offers"], known, ("offers",))
    steps += [[(small,), own[small]] for small in ("undo", "yields") if own[small] != old_own[small]]
    return {"since": since, "steps": steps}


def _interims(match: Match, seen: Mapping[int | None, Seen], seats: list[int | None]) -> dict[int | None, list[Said]]:
    """What each of the seats saw in the middle of the newest entry, each as what became of the one before."""
    between: dict[int | None, list[Said]] = {}
    shown = [seat for seat in dict.fromkeys(seats) if seat in seen]
    last = {seat: seen[seat] for seat in shown}
    known: Known = {}
    interims = match.interims(shown)
    for behind, (public, views) in interims:
        for seat, view, number in zip(shown, views, behind, strict=True):
            entry, _, _, own = last[seat]
            now: Seen = entry, public, view, {"offers": [], "undo": None, "yields": own["yields"]}
            between.setdefault(seat, []).append({"events": number, "steps": _changed(last[seat], now, known)["steps"]})
            last[seat] = now
    return between


def tell_whole(table: Table) -> None:
    for device, viewers in _devices(table).items():
        table.services.tell(viewers, whole(table, device))


def tell_pulse(table: Table) -> None:
    said = {
        "type": "pulse",
        "clocks": clock.shown(table.record, table.to_act(), table.services.now()),
        "thinking": sorted(table.thinking),
        "paused": table.record.paused,
    }
    table.services.tell(table.viewers.values(), said)


def notice(table: Table, kind: str, rematch: str | None = None, **args: Any) -> None:
    """Something about the people at the table, not about the game."""
    rest = {"seat": None, "person": None, "left": None, "consent": None, "table": rematch}
    table.services.tell(table.viewers.values(), {"type": "notice", "kind": kind, **rest, **args})

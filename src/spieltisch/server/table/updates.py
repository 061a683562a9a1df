"""What viewers are sent: the one place where views leave for the wire. Only views leave the server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spieltisch.core import Match, Message, game
from spieltisch.core.chance import commitment
from spieltisch.core.match import join_view

from . import clock, companion, watching
from .difference import TABLE, Known, difference, keys
from .presence import absence, request
from .record import ResultRecord, SeatRecord, TableRecord, is_creator, is_host, machines, seats_of, stands_for

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
        "rows": [],
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
    now = table.services.now() if table is not None else 0.0
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
                "thinking": table is not None and number in table.thinking and not watching.is_late(table, device),
                "stand_in": seat.stand_in or None,
                "conceded": number in record.conceded,
                "absent": absence(table, number) if table is not None else None,
                "yours": bool(device) and seat.device == device,
                "shows": seat.shows,
                "away": away_for(seat, now),
                "declined": seat.declined if device == record.creator else None,
                "invite": link(record.id, seat.invite) if may_invite else None,
            }
        )
    return infos


def away_for(seat: SeatRecord, now: float) -> float | None:
    """Seconds until its player is back from vacation."""
    until = clock.away_until(seat, now)
    return None if until is None else round(until - now, 1)


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
    if record.delay and record.status == "playing" and not mine:  # those who are behind do not know it
        asked = None if table is None or table.match is None else watching.shown(table).to_act()
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
        "entry": watching.entry_for(table, device) if table is not None else 0,
        "watchers": watchers(table) if table is not None else 0,
        "commitment": commitment(newest),
        "next_commitment": commitment(record.spare) if record.spare else None,
        "holds": record.hold and record.status == "waiting" and not is_second,
        "delay": record.delay,
        "hands_open": watching.hands_open(record),
        "watch": link(record.id, record.watch) if is_host(record, device) else None,
        "rematch": record.rematch or None,
        "along": record.along,
        "continued": record.continued,
        "known": record.origin is not None or not record.creator,
        "age": round(now - record.created, 1),
        "yours": bool(mine),
        "host": is_creator(record, device),
        "to_act": asked,
        "vacation": [round(clock.vacation_left(record.seats[seat], now), 1) for seat in mine[:1]],
        "reports": reports_for(record, device),
        "silenced": record.silenced if is_creator(record, device) else [],
        "left": min([seconds for seconds in left if seconds is not None], default=None),
        "result": result(record, now),
    }


def result(record: TableRecord, now: float) -> Said | None:
    """Games that ended before results were kept have none here."""
    if record.status != "finished" or record.result is None:
        return None
    kept = record.result
    return {"ranking": kept.ranking, "scores": kept.scores, "age": round(now - kept.at, 1)}


def close(record: TableRecord, match: Match, now: float) -> None:
    """The game is over."""
    record.status = "finished"
    record.result = ResultRecord(ranking=ranking(record, match), scores=list(match.scores), at=now)


def reports_for(record: TableRecord, device: str) -> list[Said]:
    """By whom a line was reported stays unknown to the host too: at a small table it would make bad blood."""
    if not is_creator(record, device):
        return []
    said = {one.number: one for one in record.reports}
    return [{"number": one.number, "person": one.person, "name": one.name, "text": one.text} for one in said.values()]


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


def positions(table: Table, eyes: Sequence[int | None]) -> dict[int | None, Seen]:
    """What each sees of the board, and what a seat may do: the part that differences are told of."""
    players = [eye for eye in eyes if watching.is_playing(eye)]
    return _played(table, players) | _watched(table, [eye for eye in eyes if not watching.is_playing(eye)])


def _watched(table: Table, eyes: Sequence[int | None]) -> dict[int | None, Seen]:
    if not eyes:
        return {}
    match = watching.shown(table)
    public, views = match.split_view([watching.seat_of(eye) for eye in eyes])
    own: Said = {"offers": [], "undo": None, "yields": []}
    return {
        eye: (len(match.entries), public, {**view, "seat": None}, own) for eye, view in zip(eyes, views, strict=True)
    }


def _played(table: Table, seats: Sequence[int | None]) -> dict[int | None, Seen]:
    match = table.match
    assert match is not None
    if not seats:
        return {}
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
                is_alone = bool(opponents) or table.record.companion is not None
                undo[key] = {
                    "steps": steps,
                    "reason": reason.to_json(),
                    "alone": is_alone and match.decided(seat) is not None,
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
    known = watching.entry_for(table, device)
    return [
        {**line, "age": round(now - at, 1)}
        for line, at in zip(table.chat, table.chat_times, strict=True)
        if line["person"] and line["person"] not in muted and line.get("entry", 0) <= known
    ]


def whole(table: Table, device: str, since: int = 0, recaps: dict[int, int] | None = None) -> Said:
    """The `table` message for a device."""
    views: list[Said] = []
    is_late = watching.is_late(table, device)
    match = watching.shown(table) if is_late and table.match is not None else table.match
    if match is not None:
        for eye, seen in positions(table, table.eyes(device)).items():
            table.seen[eye] = seen
            missed = (recaps or {}).get(eye, table.entry) if eye is not None else table.entry
            recap = missed if table.entry - missed >= RECAP_SHOWN else None
            seat = eye if watching.is_playing(eye) else None
            events = match.events(watching.seat_of(eye), since)
            views.append({"seat": seat, **position(seen), "events": events, "recap": recap})
    return {
        "type": "table",
        "entry": watching.entry_for(table, device),
        "status": table.record.status,
        "views": views,
        "chat": chat_lines(table, device),
        **_running(table, is_late),
        "paused": table.record.paused,
        "consent": request(table),
        "outcome": outcome(table),
        "receipt": match.receipt() if match is not None else None,
        "taken_back": taken_back(table, match),
    }


def _running(table: Table, is_late: bool) -> Said:
    """What would tell those who are behind whose turn it is."""
    if is_late:
        return {"clocks": [], "thinking": [], "companion": None}
    return {
        "clocks": clock.shown(table.record, table.to_act(), table.services.now()),
        "thinking": sorted(table.thinking),
        "companion": companion.shown(table),
    }


def taken_back(table: Table, match: Match | None) -> list[Said]:
    if match is None or table.match is None:
        return []
    back = table.match.taken_back
    return [{"entry": entry, "seat": seat} for entry, seat in back if entry <= len(match.entries)]


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
        **_running(table, False),
        "outcome": outcome(table),
        "receipt": match.receipt(),
        "taken_back": taken_back(table, match),
    }
    looking = table.looking()
    seen = table.seen
    table.seen = positions(table, list(dict.fromkeys([eye for *_, eyes in looking for eye in eyes])))
    known: Known = {}
    between: dict[int | None, list[Said]] = {}
    if not undone:
        told_between = [eye for _, wanted, eyes in looking if wanted for eye in eyes if _sees_newest(table, eye)]
        between = _interims(match, seen, told_between)
    for (is_brief, wanted, eyes), viewers in looking.items():
        more, since, until = shared, entry + 1 if undone else entry, match
        if not watching.is_playing(eyes[0]):
            until = watching.shown(table)
            more, since = _watched_update(table, shared, seen.get(eyes[0]), until)
        told = []
        for eye in eyes:
            now = table.seen[eye]
            what = position(now)
            if is_brief:
                interims = between.get(eye, []) if wanted and since == entry else []
                what = {**_changed(seen.get(eye), now, known), "interims": interims}
            seat = eye if watching.is_playing(eye) else None
            events = until.events(watching.seat_of(eye), since)
            told.append({"seat": seat, **what, "events": events, "recap": None})
        views = {"views": [], "changes": told} if is_brief else {"views": told, "changes": []}
        table.services.tell(viewers, {**more, **views})
        if until is not match or seen.get(eyes[0], (entry,))[0] < entry - 1:
            _tell_late_lines(table, viewers, seen.get(eyes[0]), len(until.entries))


def _sees_newest(table: Table, eye: int | None) -> bool:
    return watching.is_playing(eye) or (eye is None and table.seen[eye][0] == table.entry)


def _watched_update(table: Table, shared: Said, before: Seen | None, known: Match) -> tuple[Said, int]:
    """The update for those who watch, and from which entry on its events are new to them."""
    entry = len(known.entries)
    shown = before[0] if before is not None else entry - 1
    undone = entry < shown or (known is table.match and shared["undone"])
    late = {} if known is table.match else _running(table, True)
    receipt = known.receipt()
    said = {**shared, **late, "entry": entry, "undone": undone, "receipt": receipt}
    return {**said, "taken_back": taken_back(table, known)}, entry + 1 if undone else min(shown + 1, entry + 1)


def _tell_late_lines(table: Table, viewers: Sequence[Any], before: Seen | None, entry: int) -> None:
    """Of the chat, what was said at moves that those who watch see only now."""
    shown = before[0] if before is not None else entry
    for line in table.chat:
        if shown < line.get("entry", 0) <= entry:
            table.services.tell(viewers, {"type": "chat", "line": line})


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
    for is_late in (False, True):
        viewers = [one for one in table.viewers.values() if watching.is_late(table, one.device) == is_late]
        said = {"type": "pulse", **_running(table, is_late), "paused": table.record.paused}
        if viewers:
            table.services.tell(viewers, said)


def notice(table: Table, kind: str, rematch: str | None = None, **args: Any) -> None:
    """Something about the people at the table, not about the game."""
    table.services.tell(table.viewers.values(), noticed(kind, table=rematch, **args))


def noticed(kind: str, **args: Any) -> Said:
    rest = {"seat": None, "person": None, "left": None, "consent": None, "table": None}
    return {"type": "notice", "kind": kind, **rest, **args}

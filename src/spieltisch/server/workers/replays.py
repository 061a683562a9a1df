"""Replays: a log, moment by moment, through a seat's eyes or open. All of this runs in a worker: a long game takes its
time, and nobody knows what an upload does."""

from __future__ import annotations

from typing import Any

import msgspec

from spieltisch.core import ActionError, BadOption, BrokenLog, Committed, Match, game
from spieltisch.core.match import join_view
from spieltisch.core.message import of_title
from spieltisch.core.packs import box_of, check_pack

from ..inbox.checks import check_log
from ..table.creation import known_game
from ..table.difference import difference
from ..table.names import clean
from ..table.services import Denied

KEPT = (
    "format", "title", "rules", "seats", "options", "position", "state", "table", "chance", "setup", "entries",
    "taken_back",
)  # fmt: skip


def seat_of(eyes: str, seats: int) -> int | None:
    """`open` and `watch` are no seat."""
    if eyes in ("open", "watch"):
        return None
    if len(eyes) > 2 or not eyes.isascii() or not eyes.isdigit() or int(eyes) >= seats:
        raise Denied("bad_eyes", 422, eyes=eyes[:20])
    return int(eyes)


def load(data: dict[str, Any]) -> Match:
    return Match.from_json(game(data["title"]), data)


def log_of(encoded: bytes) -> dict[str, Any]:
    """Logs come as JSON: who only hands one on does not read it."""
    data: dict[str, Any] = msgspec.json.decode(encoded)
    return data


# -- moments


def row_entry(row: dict[str, Any]) -> Any:
    from spieltisch.core import Entry

    return Entry.of_row(row)


def _said(match: Match, seat: int | None, number: int, with_actions: bool) -> dict[str, Any]:
    entry = match.entries[-1] if number else None
    may_say = entry is not None and (with_actions or entry.seat == seat)
    return {
        "entry": number,
        "seat": entry.seat if entry is not None and may_say else None,
        "action": entry.action if entry is not None and may_say else None,
    }


def whole(encoded: bytes, eyes: str, with_actions: bool = True) -> bytes:
    """All moments of a log as JSON, each as its difference from the one before; the log is folded once."""
    data = log_of(encoded)
    match = load({**data, "entries": []})
    seat, rows = seat_of(eyes, match.seats), data["entries"]
    moments: list[bytes] = []
    before: Any = {}
    for number in range(len(rows) + 1):
        if number:
            match.follow(row_entry(rows[number - 1]))
        view = match.full_view() if eyes == "open" else match.views([seat])[0]
        events = match.events(seat, number) if eyes != "open" else _open(match, number)
        moment = {
            **_said(match, seat, number, with_actions),
            "steps": difference(before, view, {}),
            "interims": _interims(match, seat, eyes == "open", before) if number else [],
            "events": events,
        }
        moments.append(msgspec.json.encode(moment))
        before = view
    noted = msgspec.json.encode([{"entry": entry, "seat": seat} for entry, seat in match.taken_back])
    return b'{"entries":%d,"moments":[%b],"taken_back":%b}' % (len(rows), b",".join(moments), noted)


def _open(match: Match, number: int) -> list[dict[str, Any]]:
    """Whoever sees all cards is not told a second time how many there were."""
    return [event for event in match.everything(number) if "besides" not in event]


def _interims(match: Match, seat: int | None, is_open: bool, before: Any) -> list[dict[str, Any]]:
    """The table in the middle of the newest entry, each time as what became of the one before."""
    if is_open:
        between = match.full_interims()
    else:
        between = [(behind[0], join_view(public, own[0])) for behind, (public, own) in match.interims([seat])]
    found = []
    for number, view in between:
        found.append({"events": number, "steps": difference(before, view, {})})
        before = view
    return found


def played(encoded: bytes, actions: list[list[Any]]) -> Any:
    """The entries that those actions make after a log, or which one does not fit."""
    match = load(log_of(encoded))
    before = len(match.entries)
    try:
        for seat, action in actions:
            match.apply(seat, action)
    except (ActionError, ValueError):
        return {"error": "bad_log", "args": {"entry": len(match.entries) + 1}}
    return [entry.to_json() for entry in match.entries[before:]]


# -- uploads and positions


def examine(encoded: bytes) -> dict[str, Any]:
    """Measure and fold an uploaded log: its facts, and with them its canonical form; or what is wrong with it."""
    try:
        data = msgspec.json.decode(encoded, type=dict[str, Any])
        data = data["log"] if isinstance(data.get("log"), dict) else data  # an export is welcome as it is
        check_log(data, known_game(str(data.get("title"))[:40]).bound)
    except Denied as denied:
        return {"error": denied.key, "status": denied.status, "args": denied.reasons[0].args}
    except msgspec.ValidationError:
        return {"error": "bad_request", "args": {"field": "$"}}
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {"error": "unreadable", "status": 400}
    return _examined(data)


def _examined(data: dict[str, Any]) -> dict[str, Any]:
    try:
        match = load({key: data[key] for key in KEPT if key in data})
    except BrokenLog as error:
        return {"error": "bad_log", "args": {"entry": error.entry}}
    except Exception:
        return {"error": "bad_log", "args": {"entry": 0}}
    try:
        match.verify()
        verified = True
    except Exception:
        verified = False
    pack = match.state.pack_in_use()
    names = data["names"][:16] if isinstance(data.get("names"), list) else []
    facts = {
        "title": match.game.name,
        "seats": match.seats,
        "options": {**match.origin.get("options", {}), **({"pack": pack.to_json()} if pack else {})},
        "entries": len(match.entries),
        "over": match.over,
        "ranking": match.ranking if match.over else [],
        "scores": list(match.scores) if match.over else [],
        "verified": verified,
        "names": [clean(str(name)) for name in names],
    }
    return {"facts": facts, "body": msgspec.json.encode({"log": match.to_json(), "facts": facts}).decode()}


def state_after(encoded: bytes, entry: int) -> dict[str, Any]:
    """The position after some entries, to continue from, and the log up to there.

    Without the log where its chance was no secret's: told beside a real table, or written by somebody.
    """
    data = log_of(encoded)
    taken_back = [row for row in data.get("taken_back", ()) if row[0] <= entry]
    match = load({**data, "entries": data["entries"][:entry], "taken_back": taken_back})
    is_kept = "table" not in match.origin and not data["chance"].get("scripted")
    log = match.to_json() if is_kept else None
    return {"state": match.state.to_json(), "log": log, "seats": match.seats, "over": match.over}


def written(encoded: bytes, eyes: str, entry: int | None) -> dict[str, Any]:
    """The moment after an entry as a position: what the seat may know, or whoever decides with open eyes."""
    data = log_of(encoded)
    match = load(data if entry is None else {**data, "entries": data["entries"][:entry]})
    if match.over:
        return {"error": "finished"}
    seat = match.to_act()[0] if eyes == "open" else seat_of(eyes, match.seats)
    try:
        return {"title": match.game.name, "position": match.game.write_position(match.state, seat)}
    except BadOption:
        return {"error": "half_done"}


def try_position(title: str, spec: dict[str, Any]) -> dict[str, Any]:
    """What a written position looks like, or what is wrong with it."""
    try:
        match = Match.from_position(game(title), spec, Committed("position"))
        seats = range(match.seats)
        return {
            "title": title,
            "seats": match.seats,
            "views": [match.view(seat) for seat in seats],
            "watched": match.view(None),
            "offers": [match.offers(seat) for seat in seats],
        }
    except BadOption as error:
        return {"error": "bad_position", "reasons": [of_title(title, reason).to_json() for reason in error.reasons]}
    except Exception:
        return {"error": "bad_position"}


def try_pack(title: str, given: Any) -> dict[str, Any]:
    """All that is wrong with a pack, or its one form and the box with it."""
    home = game(title)
    found = check_pack(home, given)
    return {
        "faults": [wrong.to_json() for wrong in found.faults],
        "cautions": [wrong.to_json() for wrong in found.cautions],
        "pack": found.pack.content if found.pack else None,
        "text": found.text,
        "digest": found.pack.digest if found.pack else "",
        "box": box_of(home, found.pack) if found.pack else None,
    }

"""Replays: a log, moment by moment, through a seat's eyes or open. Logs are folded in a worker."""

from __future__ import annotations

from typing import Any

from spieltisch.core import BrokenLog, Committed, Match, game

from .table import Denied

FRAMES = 50  # at a time


def seat_of(eyes: str, seats: int) -> int | None:
    """`open` and `watch` are no seat."""
    if eyes in ("open", "watch"):
        return None
    if not eyes.isascii() or not eyes.isdigit() or int(eyes) >= seats:
        raise Denied("bad_eyes", 422, eyes=eyes[:20])
    return int(eyes)


def frames(match: Match, eyes: str, first: int, count: int, with_actions: bool = True) -> dict[str, Any]:
    """Views after each of the entries `first` … `first + count - 1`; entry 0 is the set-up."""
    seat = seat_of(eyes, match.seats)
    total = len(match.entries)
    first = min(max(first, 0), total)
    last = min(first + min(max(count, 1), FRAMES) - 1, total)
    walker = match.fork(first)
    shown = []
    for number in range(first, last + 1):
        if number > first:
            walker.follow(match.entries[number - 1])
        shown.append(_frame(walker, eyes, seat, number, with_actions))
    return {"entries": total, "first": first, "frames": shown}


def _frame(walker: Match, eyes: str, seat: int | None, number: int, with_actions: bool) -> dict[str, Any]:
    entry = walker.entries[-1] if number else None
    may_say = entry is not None and (with_actions or entry.seat == seat)
    return {
        "entry": number,
        "seat": entry.seat if entry is not None and may_say else None,
        "action": entry.action if entry is not None and may_say else None,
        "view": walker.view(seat),
        "open": walker.game.open_view(walker.state) if eyes == "open" else None,
        "events": walker.events(seat, number) if eyes != "open" else everything(walker, number),
    }


def everything(match: Match, number: int) -> list[dict[str, Any]]:
    """The events of an entry as all seats together saw them, each once."""
    seen: list[dict[str, Any]] = []
    for seat in (None, *range(match.seats)):
        seen += [event for event in match.events(seat, number) if event["entry"] == number and event not in seen]
    return seen


# -- in a worker, because a long game takes its time and nobody knows what an upload does


def examine(data: dict[str, Any]) -> dict[str, Any]:
    """Fold an uploaded log; its facts, or what is wrong with it."""
    try:
        match = Match.from_json(game(data["title"]), data)
    except BrokenLog as error:
        return {"error": str(error)[:300]}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}
    try:
        match.verify()
        verified = True
    except Exception:
        verified = False
    return {
        "title": match.game.name,
        "seats": match.seats,
        "options": match.origin.get("options", {}),
        "entries": len(match.entries),
        "over": match.over,
        "verified": verified,
    }


def cut_out(data: dict[str, Any], eyes: str, first: int, count: int, with_actions: bool = True) -> dict[str, Any]:
    """Some frames of a log; the caller has checked the eyes."""
    return frames(Match.from_json(game(data["title"]), data), eyes, first, count, with_actions)


def state_after(data: dict[str, Any], entry: int) -> dict[str, Any]:
    """The position after some entries, to continue from."""
    cut = {**data, "entries": data["entries"][:entry]}
    match = Match.from_json(game(data["title"]), cut)
    return {"state": match.state.to_json(), "seats": match.seats, "over": match.over}


def try_position(title: str, spec: dict[str, Any]) -> dict[str, Any]:
    """What a written position looks like, or what is wrong with it."""
    try:
        match = Match.from_position(game(title), spec, Committed("position"))
        seats = range(match.seats)
        return {
            "title": title,
            "seats": match.seats,
            "views": [match.view(seat) for seat in seats],
            "offers": [match.offers(seat) for seat in seats],
        }
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}

"""Every wish gets exactly one answer, whatever happens. The same wish sent twice is done once and answered alike."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

import msgspec

from spieltisch.core import ActionError, BadOption, Message

from . import absence, clocks, consent, look, play, seating
from .packing import to_json
from .protocol import (
    AbsentChoice,
    Act,
    Ask,
    Asked,
    Best,
    Chat,
    ChatLine,
    Claim,
    Concede,
    Consent,
    Contribute,
    Forecast,
    Hint,
    Mute,
    Pause,
    Rename,
    Resync,
    SetYields,
    UndoRequest,
    UndoWish,
    Why,
    Wishes,
)  # fmt: skip
from .record import clean, humans, is_member, person
from .standing import stage
from .store import ChatRow
from .table import REMEMBERED, Denied, Table, Unstored, Viewer

log = logging.getLogger(__name__)

read = msgspec.json.Decoder(Wishes).decode
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # what `read` may raise
ID = re.compile(rb'"id"\s*:\s*"([^"\\]{1,64})"')
LASTING = (Act, UndoWish, UndoRequest, Consent, Chat, Concede, Claim, AbsentChoice)  # answers worth remembering

REMEMBERED_BYTES = 2_000  # a stale answer is large, and asking again does no harm

Answer = dict[str, Any]


def answer(wish: str, result: str, reasons: tuple[Message, ...] = (), **more: Any) -> Answer:
    return {
        "type": "answer",
        "id": wish,
        "result": result,
        "entry": None,
        "reasons": [reason.to_json() for reason in reasons],
        "asked": None,
        "best": [],
        "forecasts": [],
        "table": None,
        **more,
    }


def refused(wish: str, key: str, **args: Any) -> bytes:
    return to_json(answer(wish, "refused", (Message(f"server-{key}", args),)))


def unreadable(data: bytes, error: Exception) -> bytes:
    """A message that is no wish; its id is found if there is any."""
    found = ID.search(data)
    return refused(found[1].decode("utf-8", "replace") if found else "", "unreadable", text=str(error)[:200])


class Mouth:
    """Says the one answer to a wish: at once when the deed is on disk, or at the end."""

    def __init__(self, table: Table, viewer: Viewer, say: Callable[[bytes], None]) -> None:
        self.table = table
        self.viewer = viewer
        self._say = say
        self.has_said = False

    def say(self, data: bytes, wish: Wishes | None = None) -> None:
        if self.has_said:
            return
        self.has_said = True
        if isinstance(wish, LASTING) and len(data) < REMEMBERED_BYTES:
            self.table.remember(self.viewer.device, wish.id, data)
        self._say(data)


async def handle(
    table: Table, viewer: Viewer, data: bytes, say: Callable[[bytes], None], is_held: bool = False
) -> None:
    """Read a message, do it, and say its answer exactly once. `is_held`: it is the caller's turn at the table."""
    try:
        wish = read(data)
    except UNREADABLE as error:
        say(unreadable(data, error))
        return
    mouth = Mouth(table, viewer, say)
    try:
        if is_held:
            await _once(table, viewer, wish, mouth)
        else:
            async with table.lock:
                await _once(table, viewer, wish, mouth)
        if isinstance(wish, Hint):
            mouth.say(await _hint(table, wish))
    except Denied as denied:
        mouth.say(to_json(answer(wish.id, "refused", denied.reasons)))
    except Unstored:
        mouth.say(refused(wish.id, "unstored"))
    except Exception:
        log.exception("a wish met a bug", extra={"table": table.id, "wish": type(wish).__name__})
        table.hub.metrics.failed.inc()
        table.hub.drop(table)  # what is stored is right; what is in memory may be half done
        mouth.say(refused(wish.id, "failed"))


async def _once(table: Table, viewer: Viewer, wish: Wishes, mouth: Mouth) -> None:
    if table.is_dead:
        raise Unstored
    known = table.answered(viewer.device, wish.id)
    if known is not None:
        mouth.say(known)
    elif isinstance(wish, Hint):
        play.own_seat(table, viewer.device, wish.seat)
        if wish.seat not in play.running(table).to_act():
            raise Denied("not_your_turn", seat=wish.seat)
    else:
        said = await _do(table, viewer, wish, lambda number: mouth.say(applied(wish, number), wish))
        if not mouth.has_said:
            mouth.say(to_json(said), wish)


def applied(wish: Wishes, number: int) -> bytes:
    return to_json(answer(wish.id, "applied", entry=number))


async def _do(table: Table, viewer: Viewer, wish: Wishes, stored: play.Stored) -> Answer:
    device = viewer.device
    match wish:
        case Act():
            return _played(table, device, wish.id, *await play.act(table, device, wish, stored))
        case UndoWish():
            return _played(table, device, wish.id, *await play.undo(table, device, wish.seat, wish.entry, stored))
        case UndoRequest():
            if wish.entry != table.entry:
                return answer(wish.id, "stale", table=look.whole(table, device))
            await consent.ask_undo(table, device, wish.seat, wish.to)
        case Consent():
            await consent.answer(table, device, wish.request, wish.yes)
        case Why():
            return _why(table, device, wish)
        case Ask():
            return _ask(table, device, wish)
        case Forecast():
            return _forecast(table, device, wish)
        case Resync():
            return answer(wish.id, "ok", entry=table.entry, table=look.whole(table, device, wish.since))
        case Chat():
            await _chat(table, device, wish.text)
        case Mute():
            await _mute(table, device, wish)
        case Rename():
            await _rename(table, device, wish.name)
        case Concede():
            play.own_seat(table, device, wish.seat)
            await play.concede(table, wish.seat)
        case Pause():
            await _pause(table, device, wish.on)
        case Claim():
            await _claim(table, device, wish.seat)
        case AbsentChoice():
            await absence.choose(table, device, wish.seat, wish.choice)
        case SetYields():
            await _yield(table, device, wish)
        case Contribute():
            await _contribute(table, device, wish)
    return answer(wish.id, "ok", entry=table.entry)


def _played(
    table: Table, device: str, wish: str, result: str, entry: int | None, reasons: tuple[Message, ...]
) -> Answer:
    if result == "stale":
        return answer(wish, "stale", entry=table.entry, table=look.whole(table, device))
    return answer(wish, result, reasons, entry=entry)


# -- questions


def _why(table: Table, device: str, wish: Why) -> Answer:
    play.own_seat(table, device, wish.seat)
    reasons = play.running(table).why_not(wish.seat, wish.action)
    return answer(wish.id, "ok", reasons)


def _ask(table: Table, device: str, wish: Ask) -> Answer:
    if wish.seat is not None and wish.seat not in table.seats_of(device):
        raise Denied("not_your_seat", seat=wish.seat)
    if table.match is None:
        raise Denied("waiting")
    try:
        asked = table.match.ask(wish.seat, wish.question)
    except BadOption as error:
        raise Denied("bad_question", text=str(error)[:200]) from error
    return answer(wish.id, "ok", asked=Asked(**msgspec.convert(asked, dict[str, Any])))


def _forecast(table: Table, device: str, wish: Forecast) -> Answer:
    play.own_seat(table, device, wish.seat)
    try:
        found = play.running(table).forecasts(wish.seat, wish.actions)
    except ActionError as error:
        return answer(wish.id, "refused", error.reasons)
    return answer(wish.id, "ok", entry=table.entry, forecasts=found)


async def _hint(table: Table, wish: Hint) -> bytes:
    """Thinking takes a moment, so it happens outside the lock."""
    assert table.match is not None
    if wish.seat in table.hinted:
        raise Denied("too_fast")
    table.hinted.add(wish.seat)
    try:
        found = await table.hub.bots.hint(table.match, wish.seat)
    finally:
        table.hinted.discard(wish.seat)
    best = [
        Best(action=one["action"], value=one.get("value"), reason=one.get("reason")) for one in found if "action" in one
    ]
    return to_json(answer(wish.id, "ok", entry=table.entry, best=best))


# -- people


async def _chat(table: Table, device: str, text: str) -> None:
    text = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    if not text:
        raise Denied("empty_chat")
    record = table.record
    who = person(record, device)
    seats = table.seats_of(device)
    now = table.hub.now()
    record.lines += 1
    line = ChatLine(
        number=record.lines, person=who.id, name=who.name, seat=seats[0] if seats else None, text=text, age=0.0
    )
    await table.commit(chat=(ChatRow(line.number, now, to_json(line)),))
    table.chat = [*table.chat[1 - REMEMBERED :], line]
    table.chat_times = [*table.chat_times[1 - REMEMBERED :], now]
    said = to_json({"type": "chat", "line": line})
    for viewer in list(table.viewers.values()):
        listener = record.people.get(viewer.device)
        if listener is None or who.id not in listener.muted:
            viewer.send(said)


async def _mute(table: Table, device: str, wish: Mute) -> None:
    me = person(table.record, device)
    if wish.person not in {known.id for known in table.record.people.values()}:
        raise Denied("no_person")
    muted = set(me.muted) | {wish.person} if wish.on else set(me.muted) - {wish.person}
    me.muted = sorted(muted)
    await table.commit()


async def _rename(table: Table, device: str, name: str) -> None:
    name = clean(name)
    if not name:
        raise Denied("bad_name")
    person(table.record, device, name)
    seats = table.seats_of(device)
    if len(seats) == 1:
        table.record.seats[seats[0]].name = name
    await table.commit()
    look.tell_people(table)


async def _pause(table: Table, device: str, on: bool) -> None:
    """Clocks, opponents and countdowns stand still; anybody who plays may pause and go on."""
    record = table.record
    if not table.seats_of(device) or record.status != "playing":
        raise Denied("not_your_table")
    if record.paused == on:
        return
    clocks.settle(record, table.to_act() if on else [], table.hub.now())
    record.paused = on
    if on:
        play.stop_agents(table)
    for seat in table.gone:
        table.gone[seat] = table.hub.now()
    await table.commit()
    if not on:
        play.start_agents(table)
    look.notice(table, "paused" if on else "resumed", person=look.person_id(record, device))
    look.tell_pulse(table)
    table.set_timer()


async def _claim(table: Table, device: str, number: int) -> None:
    record = table.record
    if number >= len(record.seats) or number in record.conceded:
        raise Denied("seat_taken", seat=number)
    seat = record.seats[number]
    if seat.device == device:
        await play.take_back(table, number)
        table.set_timer()
    elif seat.kind == "open" and (record.public or is_member(record, device)):
        await seating.sit(table, device, number)
    elif seat.kind == "human" and table.is_playing and is_free(table, number):
        await consent.ask_claim(table, device, number)
    else:
        raise Denied("seat_taken", seat=number)


def is_free(table: Table, seat: int) -> bool:
    """An absent human's seat: stood in for, or away longer than the countdown, while somebody stays to agree."""
    if table.viewers_of(seat):
        return False
    is_away = bool(table.record.seats[seat].stand_in) or stage(table, seat, table.hub.now()) == "choose"
    others = [other for other in humans(table.record) if other != seat]
    return is_away and bool(others)


async def _yield(table: Table, device: str, wish: SetYields) -> None:
    play.own_seat(table, device, wish.seat)
    table.record.seats[wish.seat].yields = wish.yields
    await table.commit()
    if table.is_playing and not table.record.paused:
        await play.follow_up(table)


async def _contribute(table: Table, device: str, wish: Contribute) -> None:
    if table.record.status != "waiting":
        raise Denied("started")
    play.own_seat(table, device, wish.seat)
    table.record.seats[wish.seat].contribution = wish.words
    await table.commit()

"""Coming to a table: links, sitting down, watching, the start, the rematch, continuing from an entry."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any

from spieltisch.core import BadOption, Committed, Game, Match, Message, game, titles

from . import absence, bots, clocks, look, play
from .protocol import Clock
from .record import PersonRecord, SeatRecord, TableRecord, clean, humans, is_member, may_watch, person, table_id, token
from .rest import CreateTable, Fork, Join, SeatWish
from .table import Denied, Table

CLOCK_LIMIT = 60 * 86_400.0


@cache
def installed() -> frozenset[str]:
    """Looking through all packages of a machine takes long, and they do not change while a server runs."""
    return frozenset(titles())


def known_game(title: str) -> Game[Any]:
    """A title that is installed and loads."""
    if title not in installed():
        raise Denied("no_title", 404, title=title[:40])
    try:
        return game(title)
    except Exception as error:
        raise Denied("title_broken", 503, title=title[:40]) from error


# -- new tables


def new_record(wish: CreateTable, device: str, now: float) -> TableRecord:
    """A checked record for a new table; Denied says what is wrong with the wish."""
    title = known_game(wish.title)
    check_clock(wish.clock)
    options = checked_options(title, wish.options)
    if wish.position is None and len(wish.seats) not in title.seats:
        raise Denied("bad_seats", 422, seats=list(title.seats))
    record = TableRecord(
        id=table_id(),
        title=wish.title,
        options=options,
        seats=[new_seat(seat, device, wish.name) for seat in wish.seats],
        created=now,
        creator=device,
        secret=token(32),
        watch=token(),
        public=wish.public,
        clock=wish.clock,
        origin={"position": wish.position} if wish.position is not None else None,
    )
    person(record, device, wish.name)
    for seat in record.seats:
        if seat.device == device:
            seat.contribution = wish.contribution
    return record


def checked_options(title: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    try:
        return title.check_options(options)
    except (BadOption, TypeError, ValueError) as error:
        denied = Denied("bad_option", 422, text=str(error)[:200])
        reasons = error.reasons if isinstance(error, BadOption) else ()
        if reasons:
            denied.reasons = tuple(Message(f"{title.name}-why-{reason.key}", reason.args) for reason in reasons)
        raise denied from error


def check_clock(clock: Clock) -> None:
    fits = {
        "none": True,
        "live": 1 <= clock.bank <= CLOCK_LIMIT and clock.increment <= 86_400,
        "days": 1 <= clock.decision <= CLOCK_LIMIT,
    }
    if not fits[clock.kind]:
        raise Denied("bad_clock", 422)


def new_seat(wish: SeatWish, device: str, name: str) -> SeatRecord:
    if wish.kind == "agent":
        level = wish.level or "novice"
        if level not in bots.levels():
            raise Denied("no_level", 422, levels=list(bots.levels()))
        return SeatRecord(kind="agent", level=level, name=clean(wish.name))
    if wish.kind == "open":
        return SeatRecord(kind="open", name=clean(wish.name), invite=token())
    return SeatRecord(kind="human", device=device, name=clean(wish.name or name))


def first_match(record: TableRecord) -> Match:
    """Lay the table. Whoever holds the secret and the contributions can do it again."""
    title = known_game(record.title)
    chance = Committed(record.secret, [seat.contribution for seat in record.seats])
    origin = record.origin or {}
    try:
        if "position" in origin:
            match = Match.from_position(title, origin["position"], chance)
        elif "state" in origin:
            match = Match.from_state(title, title.state_from_json(origin["state"]), chance)
        else:
            match = Match.new(title, len(record.seats), record.options, chance)
    except Denied:
        raise
    except Exception as error:
        raise Denied("bad_position", 422, text=str(error)[:200]) from error
    if match.seats != len(record.seats):
        raise Denied("bad_seats", 422, seats=[match.seats])
    return match


async def begin(table: Table) -> bool:
    """Start the game once every seat is taken."""
    record = table.record
    if record.status != "waiting" or any(seat.kind == "open" for seat in record.seats):
        return False
    match = first_match(record)
    record.log = {key: value for key, value in match.to_json().items() if key != "entries"}
    record.status = "finished" if match.over else "playing"
    clocks.wind_up(record, table.hub.now())
    table.match = match
    return True


def begun(table: Table) -> None:
    """The start is stored: let everybody see it."""
    now = table.hub.now()
    for seat in humans(table.record):
        if not table.viewers_of(seat):
            table.gone[seat] = now
    play.start_agents(table)
    look.tell_whole(table)
    look.notice(table, "started")
    look.tell_people(table)
    table.set_timer()


async def start(table: Table, device: str, level: str) -> None:
    """Do not wait any longer: opponents take the open seats."""
    record = table.record
    if device != record.creator and device not in {seat.device for seat in record.seats if seat.device}:
        raise Denied("not_your_table", 403)
    if record.status != "waiting":
        raise Denied("started")
    if level not in bots.levels():
        raise Denied("no_level", 422, levels=list(bots.levels()))
    for seat in record.seats:
        if seat.kind == "open":
            seat.kind, seat.level, seat.invite = "agent", level, ""
    await begin(table)
    await table.commit()
    begun(table)


# -- coming in


async def join(table: Table, device: str, wish: Join) -> None:
    """Sit down or watch, as far as the token allows; without one only what a public table offers."""
    record = table.record
    offered = seat_of_token(record, wish.token)
    if offered is not None:
        bring(record, offered, wish.options)
        await sit(table, device, offered, wish.name, wish.contribution)
    elif is_token(record.watch, wish.token):
        await watch(table, device, wish.name)
    elif wish.seat is not None and record.public:
        open_seat(table, wish.seat)
        bring(record, wish.seat, wish.options)
        await sit(table, device, wish.seat, wish.name, wish.contribution)
    elif may_watch(record, device) and not wish.token:
        await watch(table, device, wish.name)
    elif wish.token and is_member(record, device):
        await watch(table, device, wish.name)  # a spent link, opened again by somebody who is in already
    else:
        raise Denied("no_table", 404)


def bring(record: TableRecord, seat: int, options: dict[str, Any]) -> None:
    """Options that belong to the seat; they join the others before the game begins."""
    if not options:
        return
    if record.status != "waiting":
        raise Denied("started")
    title = known_game(record.title)
    own = {option.name for option in title.options if option.seat == seat}
    if set(options) - own:
        raise Denied("bad_option", 422, text=f"this seat brings: {', '.join(sorted(own)) or 'nothing'}")
    record.options = checked_options(title, {**record.options, **options})


def invited_to(table: Table, device: str, token: str) -> int | None:
    """The seat that the token of a link offers, None if it lets one watch."""
    record = table.record
    seat = seat_of_token(record, token)
    if seat is None and not is_token(record.watch, token) and not is_member(record, device):
        raise Denied("no_table", 404)
    return seat


def seat_of_token(record: TableRecord, token: str) -> int | None:
    return next((number for number, seat in enumerate(record.seats) if is_token(seat.invite, token)), None)


def is_token(real: str, given: str) -> bool:
    return bool(real and given) and secrets.compare_digest(real.encode(), given.encode())


def open_seat(table: Table, seat: int) -> None:
    if seat >= len(table.record.seats) or table.record.seats[seat].kind != "open":
        raise Denied("seat_taken", seat=seat)


async def watch(table: Table, device: str, name: str = "") -> None:
    before = table.record.people.get(device)
    person(table.record, device, name)
    if before is None or name:
        await table.commit()
        look.tell_people(table)


async def sit(table: Table, device: str, number: int, name: str = "", contribution: str = "") -> None:
    """The device owns the seat from now on, and its link is spent. Who owned it before watches."""
    record = table.record
    seat = record.seats[number]
    known = person(record, device, name)
    seat.kind, seat.device, seat.invite, seat.stand_in = "human", device, "", ""
    seat.name = clean(name) or known.name or seat.name
    seat.webhook, seat.email, seat.told, seat.yields = "", "", -1, []
    if record.status == "waiting":
        seat.contribution = contribution
    absence.forget(table, number)
    if record.status == "playing" and not table.viewers_of(number):
        table.gone[number] = table.hub.now()
    thinking = table.thinking.pop(number, None)
    if thinking is not None:
        thinking.cancel()
    has_begun = await begin(table)
    await table.commit()
    if has_begun:
        begun(table)
    else:
        look.tell_people(table)
        look.tell_whole(table)
        table.set_timer()
    look.notice(table, "claimed", seat=number, person=known.id)


async def fresh_link(table: Table, device: str, number: int) -> str:
    play.own_seat(table, device, number)
    seat = table.record.seats[number]
    seat.invite = token()
    await table.commit()
    return look.link(table.id, seat.invite)


# -- going on


def again(record: TableRecord, now: float) -> TableRecord:
    """The same people, options and watchers for another game."""
    seats = [
        SeatRecord(
            kind=seat.kind,
            name=seat.name,
            device=seat.device,
            level=seat.level,
            webhook=seat.webhook,
            email=seat.email,
            language=seat.language,
            contribution=token(12),
        )
        for seat in record.seats
    ]
    return TableRecord(
        id=table_id(),
        title=record.title,
        options=record.options,
        seats=seats,
        created=now,
        creator=record.creator,
        secret=token(32),
        watch=record.watch,
        public=record.public,
        clock=record.clock,
        people={device: PersonRecord(id=known.id, name=known.name) for device, known in record.people.items()},
        origin=record.origin,
    )


async def rematch(table: Table, device: str) -> str:
    record = table.record
    if not table.seats_of(device) and device != record.creator:
        raise Denied("not_your_table", 403)
    if record.status != "finished":
        raise Denied("not_finished")
    if not record.rematch:
        fresh = again(record, table.hub.now())
        await table.hub.create(fresh)
        record.rematch = fresh.id
        await table.commit()
        look.notice(table, "rematch", table=fresh.id)
    return record.rematch


def may_open(table: Table, device: str) -> bool:
    """Whether a device may see everything: the game is over, or it plays every human seat itself."""
    record = table.record
    if record.status == "finished":
        return may_watch(record, device)
    owners = {seat.device for seat in record.seats if seat.device}
    return owners == {device} and not any(seat.kind == "agent" for seat in record.seats)


def forked(
    title: str, options: dict[str, Any], there: dict[str, Any], wish: Fork, device: str, now: float
) -> TableRecord:
    """A new table that begins `there` (replays.state_after), with chance of its own."""
    if there["over"]:
        raise Denied("finished")
    seats = wish.seats or [SeatWish(kind="human") for _ in range(there["seats"])]
    if len(seats) != there["seats"]:
        raise Denied("bad_seats", 422, seats=[there["seats"]])
    check_clock(wish.clock)
    record = TableRecord(
        id=table_id(),
        title=title,
        options=options,
        seats=[new_seat(seat, device, wish.name) for seat in seats],
        created=now,
        creator=device,
        secret=token(32),
        watch=token(),
        public=wish.public,
        clock=wish.clock,
        origin={"state": there["state"]},
    )
    person(record, device, wish.name)
    return record

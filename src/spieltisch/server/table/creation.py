"""How tables are created (by a request, from a finished game, from a position), and how a game begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from spieltisch.core import BadOption, Committed, Entry, Game, Match, TableAsks, game, titles
from spieltisch.core.message import ActionError, of_title

from . import agents, attendance, clock, companion, updates
from .changes import entry_rows
from .command import CommandResult
from .names import clean, looks
from .record import (
    Clock,
    CompanionRecord,
    PersonRecord,
    SeatRecord,
    TableRecord,
    humans,
    is_creator,
    person,
    table_id,
    token,
)
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

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


# -- records


def new_record(request: Any, device: str, now: float) -> TableRecord:
    """A checked record for a new table; Denied says what is wrong with the request (inbox.bodies.CreateTable)."""
    title = known_game(request.title)
    check_clock(request.clock)
    options = checked_options(title, request.options)
    if request.position is None and len(request.seats) not in title.seats:
        raise Denied("bad_seats", 422, seats=list(title.seats))
    record = TableRecord(
        id=table_id(),
        title=request.title,
        options=options,
        seats=[new_seat(seat, device, request.name) for seat in request.seats],
        created=now,
        creator=device,
        secret=str(request.chance) if may_fix(request) else token(32),
        is_fixed=may_fix(request),
        spare=token(32),
        watch=token(),
        public=request.public,
        lent_cores=request.lent_cores,
        hold=request.hold,
        clock=request.clock,
        origin={"position": request.position} if request.position is not None else None,
        companion=new_companion(request, title),
    )
    person(record, device, request.name)
    for seat in record.seats:
        if seat.device == device:
            seat.contribution = request.contribution
    return record


def new_companion(request: Any, title: Game[Any]) -> CompanionRecord | None:
    """All people of a real table are told of on one device, whose owner may hand it on."""
    if request.companion is None:
        return None
    if not title.companion or request.position is not None or any(seat.kind == "open" for seat in request.seats):
        raise Denied("no_companion", 422)
    return CompanionRecord(dice=request.companion.dice)


def may_fix(request: Any) -> bool:
    """Nobody else is at the table of a lesson, so its chance may be known."""
    return bool(request.chance) and all(seat.kind == "human" for seat in request.seats) and not request.public


def checked_options(title: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    try:
        return title.check_options(options)
    except (BadOption, TypeError, ValueError) as error:
        known = {option.name for option in title.options}
        odd = sorted(str(name)[:40] for name in options if name not in known)
        denied = Denied("bad_option", 422, names=odd or sorted(options)[:8])
        if isinstance(error, BadOption):
            denied.reasons = tuple(of_title(title.name, reason) for reason in error.reasons)
        raise denied from error


def check_clock(request: Clock) -> None:
    fits = {
        "none": True,
        "live": 1 <= request.bank <= CLOCK_LIMIT and 0 <= request.increment <= 86_400,
        "days": 1 <= request.decision <= CLOCK_LIMIT,
    }
    if not fits[request.kind]:
        raise Denied("bad_clock", 422)


def check_level(level: str) -> None:
    if level not in agents.levels():
        raise Denied("no_level", 422, levels=list(agents.levels()))


def new_seat(request: Any, device: str, name: str) -> SeatRecord:
    if request.kind == "agent":
        level = request.level or "novice"
        check_level(level)
        return SeatRecord(kind="agent", level=level, name=clean(request.name))
    if request.kind == "open":
        return SeatRecord(kind="open", name=clean(request.name), invite=token())
    return SeatRecord(kind="human", device=device, name=clean(request.name or name))


def again(record: TableRecord, now: float) -> TableRecord:
    """The record of a rematch: people, options and watchers stay, everybody adds to the chance anew."""
    seats = [
        SeatRecord(
            kind=seat.kind, name=seat.name, device=seat.device, level=seat.level, webhook=seat.webhook, push=seat.push,
            email=seat.email, confirm=seat.confirm, language=seat.language,
        )
        for seat in record.seats
    ]  # fmt: skip
    return TableRecord(
        id=table_id(),
        title=record.title,
        options=record.options,
        seats=seats,
        created=now,
        creator=record.creator,
        host=record.host,
        secret=token(32),
        spare=token(32),
        watch=record.watch,
        public=record.public,
        lent_cores=record.lent_cores,
        hold=True,
        clock=record.clock,
        companion=CompanionRecord(dice=record.companion.dice) if record.companion is not None else None,
        people={device: PersonRecord(id=known.id, name=known.name) for device, known in record.people.items()},
        devices=dict(record.devices),
        origin=record.origin,
    )


def forked(
    title: str, options: dict[str, Any], there: dict[str, Any], request: Any, device: str, now: float
) -> TableRecord:
    """A new table that begins `there` (replays.state_after), with what happened before and chance of its own."""
    if there["over"]:
        raise Denied("finished")
    mine = SeatRecord(kind="human", device=device, name=clean(request.name))
    seats = [new_seat(seat, device, request.name) for seat in request.seats]
    if request.seats and len(request.seats) != there["seats"]:
        raise Denied("bad_seats", 422, seats=[there["seats"]])
    check_clock(request.clock)
    record = TableRecord(
        id=table_id(),
        title=title,
        options=options,
        seats=seats or [replace(mine) for _ in range(there["seats"])],
        created=now,
        creator=device,
        secret=token(32),
        spare=token(32),
        watch=token(),
        public=request.public,
        clock=request.clock,
        origin={"state": there["state"], "log": there["log"]},
    )
    person(record, device, request.name)
    return record


# -- the beginning


def first_match(record: TableRecord) -> Match:
    """Lay the table. Whoever holds the secret and the contributions can do it again."""
    title = known_game(record.title)
    chance = Committed(record.secret, [seat.contribution for seat in record.seats])
    origin = record.origin or {}
    try:
        if "position" in origin:
            match = Match.from_position(title, origin["position"], chance)
        elif origin.get("log"):
            match = continued(title, origin["log"], chance)
        elif "state" in origin:
            match = Match.from_state(title, title.state_from_json(origin["state"]), chance)
        elif record.companion is not None:
            beside, hands = record.companion, humans(record)
            match = Match.at_table(
                title, len(record.seats), record.options, chance, hands, beside.told, ours=beside.dice
            )
        else:
            match = Match.new(title, len(record.seats), record.options, chance)
    except (TableAsks, ActionError):
        raise
    except Exception as error:
        denied = Denied("bad_position", 422)
        if isinstance(error, BadOption):
            denied.reasons += tuple(of_title(title.name, reason) for reason in error.reasons)
        raise denied from error
    if match.seats != len(record.seats):
        raise Denied("bad_seats", 422, seats=[match.seats])
    return match


def continued(title: Game[Any], log: dict[str, Any], chance: Committed) -> Match:
    """A game that a worker has checked, with other chance from now on."""
    match = Match.from_json(title, {**log, "entries": []})
    match.fold([Entry.of_row(row) for row in log["entries"]])
    assert isinstance(match.chance, Committed)
    match.chance.renew(len(match.entries), chance.secret, chance.contributions)
    return match


def is_awaited(record: TableRecord) -> bool:
    """Whether somebody has not added to the chance of a game that waits for it."""
    owned = [seat for seat in record.seats if seat.kind == "human" and seat.device]
    return record.hold and not all(seat.contribution for seat in owned)


def begin(table: Table, is_forced: bool = False) -> CommandResult:
    """Start the game once every seat is taken and everybody has added to its chance."""
    record = table.record
    if record.status != "waiting" or any(seat.kind == "open" for seat in record.seats):
        return CommandResult()
    if is_awaited(record) and not is_forced:
        record.since = record.since or table.services.now()
        return CommandResult()
    try:
        match = first_match(record)
    except TableAsks as asked:
        table.question = asked.question
        return CommandResult(is_changed=True, show=[partial(updates.tell_whole, table)])
    if record.companion is not None:
        companion.forget(table, record.companion)
    now = table.services.now()
    if record.origin is not None and record.origin.pop("log", None):  # from now on the table keeps it itself
        record.continued = len(match.entries)
    record.log = {key: value for key, value in match.to_json().items() if key != "entries"}
    record.status = "finished" if match.over else "playing"
    clock.wind_up(record, now)
    table.match = match
    rows = entry_rows(table.services, record.id, match.entries, 0, now)
    return CommandResult(entries=rows, is_changed=True, show=[partial(_begun, table)])


def _begun(table: Table) -> None:
    """The start is stored: let everybody see it."""
    now = table.services.now()
    for seat in humans(table.record):
        if not table.viewers_of(seat):
            table.gone[seat] = now
    updates.tell_whole(table)
    updates.notice(table, "started")
    attendance.tell(table)


def ends(table: Table) -> float | None:
    """When a game begins although somebody has not added to its chance."""
    record = table.record
    if record.status != "waiting" or not record.hold or any(seat.kind == "open" for seat in record.seats):
        return None
    if table.question is not None:  # its set-up is being told
        return None
    return record.since + table.services.policy.contribute


def expire(table: Table, now: float) -> CommandResult:
    due = ends(table)
    return begin(table, is_forced=True) if due is not None and now >= due else CommandResult()


def start(table: Table, device: str, level: str, names: Sequence[str] = ()) -> CommandResult:
    """Whoever made the table does not wait any longer: opponents take the open seats, under names that are free."""
    record = table.record
    if not is_creator(record, device):
        raise Denied("only_host", 403)
    if record.status != "waiting":
        raise Denied("started")
    check_level(level)
    taken = {looks(seat.name) for seat in record.seats}
    free = iter([name for name in map(clean, names) if name and looks(name) not in taken])
    for seat in record.seats:
        if seat.kind == "open":
            seat.kind, seat.level, seat.invite, seat.declined = "agent", level, "", None
            seat.name = seat.name or next(free, "")
    return CommandResult(is_changed=True).then(begin(table, is_forced=True))


def contribute(table: Table, device: str, seat: int, words: str) -> CommandResult:
    record = table.record
    if record.status != "waiting":
        raise Denied("started")
    if seat not in table.seats_of(device):
        raise Denied("not_your_seat", seat=seat)
    record.seats[seat].contribution = words
    return CommandResult(is_changed=True).then(begin(table))


def contributed(table: Table, device: str, words: str) -> CommandResult:
    """Contribute for all own seats; too late it changes nothing."""
    if table.record.status != "waiting":
        return CommandResult()
    for seat in table.seats_of(device):
        table.record.seats[seat].contribution = words
    return CommandResult(is_changed=True).then(begin(table))


def renew_chance(table: Table, contribution: str, seat: int) -> None:
    """A seat has changed hands: from now on the spare secret decides, whose commitment was known before."""
    match, record = table.match, table.record
    if record.status == "waiting" and record.is_fixed:
        record.secret, record.spare, record.is_fixed = record.spare, token(32), False
    if match is None or record.status != "playing" or not isinstance(match.chance, Committed):
        return
    record.seats[seat].contribution = contribution
    commit_anew(record, match.chance, table.entry)


def commit_anew(record: TableRecord, chance: Committed, entry: int) -> None:
    """What comes after this entry nobody knows, whoever has seen the secrets so far."""
    chance.renew(entry, record.spare or token(32), [seat.contribution for seat in record.seats])
    record.spare = token(32)
    if record.log is not None:
        record.log["chance"] = chance.to_json()

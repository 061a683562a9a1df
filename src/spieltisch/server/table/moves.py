"""Playing: actions, undo, standing orders, concession."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from spieltisch.core import ActionError, Committed, Entry, Match, TableAsks

from . import agents, attendance, clock, companion, orders, updates, watching
from .changes import entry_row, sealed
from .command import CommandResult
from .record import Answer, Yield, humans, machines
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)

BREATH = 15.0  # seconds that are left at least to whoever comes back to a live clock


def running(table: Table) -> Match:
    """The match, if it can be played on right now."""
    if table.match is None or table.record.status == "waiting":
        raise Denied("waiting")
    if table.record.status == "finished":
        raise Denied("finished")
    if table.record.paused:
        raise Denied("paused")
    return table.match


def own_seat(table: Table, device: str, seat: int) -> None:
    seats = table.record.seats
    if seat >= len(seats) or not device or seats[seat].device != device:
        raise Denied("not_your_seat", seat=seat)
    if seat in table.record.conceded:
        raise Denied("conceded", seat=seat)


def is_stale(match: Match, entry: int, seat: int) -> bool:
    """Whether the choice was made on another position. Others' sealed answers do not change the question."""
    now = len(match.entries)
    if entry == now:
        return False
    state = match.state
    if not state.depth or not state.top().many or seat not in match.to_act():
        return True
    opened = now - sum(1 for answer in state.sealed if answer >= 0)
    return not opened <= entry <= now


def stale(table: Table, device: str) -> CommandResult:
    return CommandResult(updates.answer("stale", entry=table.entry, table=updates.whole(table, device)))


def act(table: Table, device: str, request: str, seat: int, entry: int, action: str) -> CommandResult:
    ref = f"{device}:{request}"
    if ref in table.refs:
        return CommandResult(updates.answer("applied", entry=table.refs[ref]))
    own_seat(table, device, seat)
    match = running(table)
    if is_stale(match, entry, seat):
        return stale(table, device)
    if companion.is_waiting(table.record):
        raise Denied("tell_first")
    back = take_back(table, seat) if table.record.seats[seat].stand_in else CommandResult()
    try:
        done = apply(table, seat, action, ref)
    except ActionError as error:
        return back.then(CommandResult(updates.answer("refused", error.reasons)))
    except TableAsks as asked:
        return ask_people(table, asked, seat, action)
    done.answer = updates.answer("applied", entry=len(match.entries))
    return back.then(done) if back.is_changed else done


def thought(table: Table, thinking: agents.PendingMove, action: Any) -> CommandResult:
    """An opponent acts; by chance if what it wants can not be."""
    seat, match = thinking.seat, table.match
    if table.thinking.get(seat) is not thinking:
        return CommandResult()
    del table.thinking[seat]
    if match is None or seat not in table.agents_to_act():
        return CommandResult()
    legal = match.legal(seat)
    chosen = action if action in legal else secrets.choice(legal)
    try:
        return apply(table, seat, chosen)
    except TableAsks as asked:
        return ask_people(table, asked, seat, chosen)


def ask_people(table: Table, asked: TableAsks, seat: int = -1, action: str = "") -> CommandResult:
    """An action needs dice or cards of the real table; without one, the same action needs more of them."""
    waits = table.record.companion
    assert waits is not None
    if action:
        waits.seat, waits.action, waits.told = seat, action, []
    table.question = asked.question
    answer = updates.answer("asks", entry=table.entry)
    return CommandResult(answer, is_changed=True, show=[partial(updates.tell_pulse, table)])


def apply(table: Table, seat: int, action: str, ref: str = "", told: Sequence[Answer] = ()) -> CommandResult:
    """Take the action; ActionError changes nothing, nor does TableAsks."""
    match, asked = running(table), table.to_act()
    return entered(table, match.apply(seat, action, told), asked, seat, ref)


def entered(table: Table, entry: Entry, asked: list[int], seat: int, ref: str = "") -> CommandResult:
    """There is a new entry; before it those who were `asked` had to decide."""
    match = running(table)
    record = table.record
    now = table.services.now()
    companion.entered(record, len(match.entries), seat)
    clock.settle(record, asked, now, acted=seat)
    had_yields = orders.has_any(table)
    ended = orders.settle(table, seat) if had_yields else []
    had_consent, record.consent = record.consent is not None, None
    if match.over:
        updates.close(record, match, now)
    number = len(match.entries)
    if ref:
        table.refs[ref] = number
    row = entry_row(table.services.pack, number, entry, now, ref)
    outcome = CommandResult(
        entries=(sealed(table.services.key, record.id, row, entry.chain),),
        is_changed=had_yields or had_consent or match.over or record.clock.kind == "live",
        show=[partial(show, table)],
    )
    if had_consent:
        outcome.show.insert(0, partial(updates.notice, table, "consent_refused"))
    if ended:
        outcome.show.append(partial(orders.tell_ended, table, ended))
    return outcome


def show(table: Table) -> None:
    """An entry is stored: let everybody see it."""
    table.moved = table.services.now()
    table.services.count("entries")
    updates.tell_update(table)
    if table.record.status == "finished":
        finish(table)


def finish(table: Table) -> None:
    log.info("a game is over", extra={"table": table.id, "title": table.record.title, "entries": table.entry})
    updates.notice(table, "finished")
    attendance.tell(table)
    table.services.count("finished")


# -- standing orders


def set_yields(table: Table, device: str, seat: int, yields: list[Yield]) -> CommandResult:
    own_seat(table, device, seat)
    return orders.set_yields(table, device, seat, yields)


def follow(table: Table, now: float) -> CommandResult:
    """The first standing order whose time has come acts as a click would."""
    found = orders.ready(table, now)
    if found is None:
        return CommandResult()
    seat, rule = found
    orders.drop_used(table, seat, rule)
    return apply(table, seat, rule.action)


# -- going back


def undo(table: Table, device: str, seat: int, entry: int) -> CommandResult:
    own_seat(table, device, seat)
    match = running(table)
    if entry != len(match.entries):
        return stale(table, device)
    limit, reason = match.undo_limit(seat, machines(table.record))
    number = match.decided(seat)
    if number is None or limit > number:
        return CommandResult(updates.answer("refused", (reason,)))
    return rewind(table, number).then(CommandResult(updates.answer("applied", entry=number)))


def rewind(table: Table, number: int, against: int | None = None) -> CommandResult:
    """Against what was seen since, the log notes for whom."""
    match = table.match
    assert match is not None
    asked = match.to_act()
    ended = orders.end_of(table, {entry.seat for entry in match.entries[number:]})
    if against is None:
        match.rewind(number)
    else:
        match.take_back(against, number)
    keep_chance(table)
    agents.stop(table)
    companion.rewound(table, number)
    if table.record.continued is not None:
        table.record.continued = min(table.record.continued, number)
    clock.settle(table.record, asked, table.services.now())
    table.record.consent = None
    table.refs = {ref: at for ref, at in table.refs.items() if at <= number}
    outcome = CommandResult(keep=number, is_changed=True, show=[partial(updates.tell_update, table, undone=True)])
    outcome.show.append(partial(orders.tell_ended, table, ended))
    return outcome


def keep_chance(table: Table) -> None:
    """The stored log knows of every commitment."""
    if table.record.log is not None and table.match is not None and isinstance(table.match.chance, Committed):
        table.record.log["chance"] = table.match.chance.to_json()
        if table.match.taken_back:
            table.record.log["taken_back"] = [list(row) for row in table.match.taken_back]


# -- giving up


def concede(table: Table, device: str, seat: int) -> CommandResult:
    own_seat(table, device, seat)
    running(table)
    return give_up(table, seat, "conceded")


def give_up(table: Table, seat: int, notice: str) -> CommandResult:
    """The seat is out. Between two the game ends; in a larger round an opponent plays its pieces on."""
    record = table.record
    record.conceded.append(seat)
    record.seats[seat].stand_in = agents.stand_in(table)
    record.seats[seat].yields = []
    stayed = [number for number in range(len(record.seats)) if number not in record.conceded]
    if len(stayed) < 2 or not humans(record):
        updates.close(record, running(table), table.services.now())
        agents.stop(table)
    return CommandResult(is_changed=True, show=[partial(_show_given_up, table, seat, notice)])


def _show_given_up(table: Table, seat: int, notice: str) -> None:
    if table.record.status == "finished":
        updates.tell_update(table)
        finish(table)
    else:
        attendance.tell(table)
        updates.tell_pulse(table)
    updates.notice(table, notice, seat=seat)


def take_back(table: Table, seat: int) -> CommandResult:
    """A human is here again and plays the seat."""
    record = table.record.seats[seat]
    if seat in table.record.conceded or not record.stand_in:
        return CommandResult()
    record.stand_in = ""
    agents.stop(table, seat)
    if table.record.clock.kind != "none" and seat in table.to_act():
        table.record.since = table.services.now()
    if table.record.clock.kind == "live":
        record.left = max(record.left, table.record.clock.increment, BREATH)
    return CommandResult(
        is_changed=True, show=[partial(updates.notice, table, "returned", seat=seat), partial(attendance.tell, table)]
    )


# -- questions


def why(table: Table, device: str, seat: int, action: str) -> CommandResult:
    own_seat(table, device, seat)
    return CommandResult(updates.answer("ok", running(table).why_not(seat, action)))


def ask(table: Table, device: str, seat: int | None, question: str) -> CommandResult:
    if seat is not None and seat not in table.seats_of(device):
        raise Denied("not_your_seat", seat=seat)
    if table.match is None:
        raise Denied("waiting")
    try:
        match = watching.shown(table) if watching.is_late(table, device) else table.match
        asked = match.ask(seat, question)
    except ValueError as error:  # BadOption
        raise Denied("bad_question", questions=sorted(table.match.game.questions)) from error
    return CommandResult(updates.answer("ok", asked=asked))


def forecast(table: Table, device: str, seat: int, actions: list[str]) -> CommandResult:
    own_seat(table, device, seat)
    try:
        found = running(table).forecasts(seat, actions)
    except ActionError as error:
        return CommandResult(updates.answer("refused", error.reasons))
    return CommandResult(updates.answer("ok", entry=table.entry, forecasts=found))

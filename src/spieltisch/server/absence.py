"""The absent: silence at first, then a visible countdown, then those who stay choose. Who returns gets it back."""

from __future__ import annotations

from . import look, play
from .protocol import Choice
from .standing import absence, stage, stays
from .table import Denied, Table


async def announce(table: Table, now: float) -> None:
    changed = False
    for seat in list(table.gone):
        here = stage(table, seat, now)
        if here not in ("countdown", "choose") or (seat, here) in table.told or not stays(table, seat):
            continue
        table.told |= {(seat, "countdown"), (seat, here)}
        away = absence(table, seat)
        assert away is not None
        look.notice(table, "absent" if here == "countdown" else "choose", seat=seat, left=away.left)
        changed = True
    if changed:
        look.tell_people(table)


async def left(table: Table, device: str) -> None:
    """The last socket of a device is closed."""
    now = table.hub.now()
    seats = table.seats_of(device)
    for seat in seats:
        table.gone[seat] = now
        if table.is_playing:
            table.record.seats[seat].seen = table.entry
    if seats and table.is_playing:
        await table.commit()


async def returned(table: Table, device: str) -> dict[int, int]:
    """The human is here again; for each seat the entry at which it was left."""
    recaps = {}
    for seat in table.seats_of(device):
        was_announced = (seat, "countdown") in table.told
        forget(table, seat)
        record = table.record.seats[seat]
        if record.seen is not None:
            recaps[seat] = record.seen
            record.seen = None
        if record.stand_in and seat not in table.record.conceded:
            await play.take_back(table, seat)
        elif was_announced:
            look.notice(table, "returned", seat=seat)
    return recaps


def forget(table: Table, seat: int) -> None:
    table.gone.pop(seat, None)
    table.votes.pop(seat, None)
    table.told -= {(seat, "countdown"), (seat, "choose")}


async def choose(table: Table, device: str, seat: int, choice: Choice) -> None:
    """A vote of one who stays; more than half of them decide."""
    voters = stays(table, seat) if seat < len(table.record.seats) else set()
    if device not in voters or stage(table, seat, table.hub.now()) != "choose":
        raise Denied("nothing_to_choose", seat=seat)
    votes = table.votes.setdefault(seat, {})
    votes[device] = choice
    if 2 * sum(1 for voter in voters if votes.get(voter) == choice) <= len(voters):
        look.tell_people(table)
        return
    if choice == "wait":
        table.gone[seat] = table.hub.now() - table.hub.settings.grace
        table.votes.pop(seat, None)
        table.told -= {(seat, "countdown"), (seat, "choose")}
        await announce(table, table.hub.now())
    elif choice == "agent":
        await stand_in(table, seat, "takeover")
    else:
        forget(table, seat)
        await play.give_up(table, seat)
        look.notice(table, "dropped", seat=seat)
    table.set_timer()


async def time_out(table: Table, seat: int) -> None:
    """The clock has run out: an opponent plays the seat until its human takes it back."""
    await stand_in(table, seat, "timeout")


async def stand_in(table: Table, seat: int, notice: str) -> None:
    record = table.record.seats[seat]
    record.stand_in = table.hub.stand_in
    if record.seen is None:
        record.seen = table.entry
    await table.commit()
    play.start_agents(table)
    look.notice(table, notice, seat=seat)
    look.tell_people(table)
    look.tell_pulse(table)

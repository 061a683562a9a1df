"""The absent: silence at first, then a visible countdown, then those who stay choose. Who returns gets it back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import agents, crowd, moves, shown
from .house import Denied
from .outcome import Outcome
from .standing import absence, stage, stays

if TYPE_CHECKING:
    from .table import Table


def announce(table: Table) -> Outcome:
    outcome = Outcome()
    for seat in list(table.gone):
        here = stage(table, seat)
        if here not in ("countdown", "choose") or (seat, here) in table.told or not stays(table, seat):
            continue
        table.told |= {(seat, "countdown"), (seat, here)}
        away = absence(table, seat)
        assert away is not None
        kind = "absent" if here == "countdown" else "choose"
        outcome.show.append(partial(shown.notice, table, kind, seat=seat, left=away["left"]))
    if outcome.show:
        outcome.show.append(partial(crowd.tell, table))
    return outcome


def left(table: Table, device: str) -> Outcome:
    """The last socket of a device is closed."""
    now = table.house.now()
    seats = table.seats_of(device)
    for seat in seats:
        table.gone[seat] = now
        if table.is_playing:
            table.record.seats[seat].seen = table.entry
    return Outcome(is_changed=bool(seats) and table.is_playing)


def forget(table: Table, seat: int) -> None:
    table.gone.pop(seat, None)
    table.votes.pop(seat, None)
    table.told -= {(seat, "countdown"), (seat, "choose")}


def choose(table: Table, device: str, seat: int, choice: str) -> Outcome:
    """A vote of one who stays; more than half of them decide."""
    voters = stays(table, seat) if seat < len(table.record.seats) else set()
    if device not in voters or stage(table, seat) != "choose":
        raise Denied("nothing_to_choose", seat=seat)
    votes = table.votes.setdefault(seat, {})
    votes[device] = choice
    if 2 * sum(1 for voter in voters if votes.get(voter) == choice) <= len(voters):
        return Outcome(show=[partial(crowd.tell, table)])
    if choice == "wait":
        forget(table, seat)
        table.gone[seat] = table.house.now() - table.house.manners.grace
        return announce(table)
    if choice == "agent":
        return stand_in(table, seat, "takeover")
    forget(table, seat)
    return moves.give_up(table, seat, "dropped")


def stand_in(table: Table, seat: int, notice: str) -> Outcome:
    """An opponent plays the seat until its human takes it back."""
    record = table.record.seats[seat]
    record.stand_in = agents.stand_in(table)
    if record.seen is None:
        record.seen = table.entry
    tell = [partial(shown.notice, table, notice, seat=seat), partial(crowd.tell, table)]
    return Outcome(is_changed=True, show=[*tell, partial(shown.tell_pulse, table)])

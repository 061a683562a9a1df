"""A seat gets another player, whoever decided that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import absence, agents, attendance, creation, updates
from .command import CommandResult
from .names import clean
from .record import NoticeTimes, may_sit, person
from .services import Denied

if TYPE_CHECKING:
    from .table import Table


def sit(
    table: Table, device: str, number: int, name: str = "", contribution: str = "", owner: str = ""
) -> CommandResult:
    """The device plays the seat from now on, and its link is spent. Who played it before watches.

    `owner`: it is taken over for somebody who gets it back on return.
    """
    record = table.record
    if not may_sit(record, device):
        raise Denied("kept_along", 403)
    seat = record.seats[number]
    known = person(record, device, name)
    kept = seat.owner if seat.owner != device else ""  # whoever took it over can not give it away
    seat.kind, seat.device, seat.invite, seat.stand_in, seat.owner = "human", device, "", "", owner or kept
    seat.declined = None
    seat.name = clean(name) or known.name or seat.name
    seat.webhook, seat.email, seat.confirm, seat.told, seat.yields = "", "", "", -1, []
    seat.push, seat.times, seat.shows = None, NoticeTimes(), False
    seat.away = []
    if record.status == "waiting":
        seat.contribution = contribution
    creation.renew_chance(table, contribution, number)
    absence.forget(table, number)
    if record.status == "playing" and not table.viewers_of(number):
        table.gone[number] = table.services.now()
    agents.stop(table, number)
    begun = creation.begin(table)
    outcome = CommandResult(is_changed=True).then(begun)
    if not begun.show:
        outcome.show += [partial(attendance.tell, table), partial(updates.tell_whole, table)]
    outcome.show.append(partial(updates.notice, table, "claimed", seat=number, person=known.id))
    return outcome

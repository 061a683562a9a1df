"""Days away in a game over days: the clock of that seat waits, and everybody sees until when."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import attendance, clock, moves, updates
from .command import CommandResult
from .services import Denied

if TYPE_CHECKING:
    from .table import Table


def set_away(table: Table, device: str, seat: int, days: float) -> CommandResult:
    """From now on for so many days; 0: here again. Only as long as a game allows in all."""
    moves.own_seat(table, device, seat)
    record, now = table.record, table.services.now()
    if record.clock.kind != "days" or record.status == "finished":
        raise Denied("no_vacation")
    own = record.seats[seat]
    for span in own.away:
        span[1] = min(span[1], max(span[0], now))
    if days:
        if days * clock.DAY > clock.vacation_left(own, now) + 1:
            raise Denied("vacation_spent", days=int(clock.vacation_left(own, now) // clock.DAY))
        own.away.append([now, now + days * clock.DAY])
    return CommandResult(is_changed=True, show=[partial(attendance.tell, table), partial(updates.tell_pulse, table)])

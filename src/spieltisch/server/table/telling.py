"""What people beside a real table say: their dice and cards, what they have carried out, what does not lie so.

Whatever needs to be told waits, with the answers so far: the set-up, a person's action, or that of an opponent. It is
stored with the table, so the same question is open after a reload, and on every device of the people.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from spieltisch.core import ActionError, BadOption, TableAsks
from spieltisch.core.companion import TableQuestion
from spieltisch.core.game import CORRECT

from . import agents, creation, moves, updates
from .command import CommandResult
from .companion import forget, is_waiting, number_told
from .record import Answer, CompanionRecord, machines
from .services import Denied

if TYPE_CHECKING:
    from .table import Table


def own_record(table: Table, device: str) -> CompanionRecord:
    if table.record.companion is None:
        raise Denied("no_companion")
    if not table.seats_of(device):
        raise Denied("not_your_seat", seat=0)
    return table.record.companion


def open_question(table: Table) -> TableQuestion | None:
    """What is asked, from what is stored: it is tried with what was told, and nothing changes."""
    record, match = table.record, table.match
    companion = record.companion
    if companion is None or not is_waiting(record):
        return None
    try:
        if match is None:
            creation.first_match(record)
        else:
            match.fork().apply(companion.seat, companion.action, companion.told)
    except TableAsks as asked:
        return asked.question
    return None


def tell(table: Table, device: str, at: int, answer: Answer) -> CommandResult:
    """`at` is how much had been told before; whoever answers first counts."""
    companion = own_record(table, device)
    asked = table.question
    if asked is None or at != number_told(companion.told):
        return moves.stale(table, device)
    before = companion.told
    known = before[:-1] if asked.told and before else before
    companion.told = [*known, [*asked.told, *answer]]
    try:
        return _try_again(table, companion)
    except ActionError as error:
        companion.told = before
        return CommandResult(updates.answer("refused", error.reasons))


def _try_again(table: Table, companion: CompanionRecord) -> CommandResult:
    """With what was told since: it is done, or something else is asked."""
    if table.match is None:
        return creation.begin(table, is_forced=True)
    try:
        done = moves.apply(table, companion.seat, companion.action, told=companion.told)
    except TableAsks as asked:
        return moves.ask_people(table, asked)
    forget(table, companion)
    done.is_changed = True
    return done


def take_back(table: Table, device: str) -> CommandResult:
    """The last thing that was told; if there is none, the action of a person is not done."""
    companion = own_record(table, device)
    told = [list(answer) for answer in companion.told]
    if told and is_waiting(table.record):
        told[-1].pop()
        companion.told = [answer for answer in told if answer]
        table.question = open_question(table)
    elif companion.action and companion.seat not in machines(table.record):
        forget(table, companion)
    else:
        raise Denied("nothing_to_undo")
    return CommandResult(is_changed=True, show=[partial(updates.tell_pulse, table)])


def carried_out(table: Table, device: str, entry: int) -> CommandResult:
    """What the opponents did up to this entry lies on the real table."""
    companion = own_record(table, device)
    companion.done = max(companion.done, min(entry, table.entry))
    return CommandResult(is_changed=True, show=[partial(updates.tell_pulse, table)])


def correct(table: Table, device: str, changes: dict[str, int]) -> CommandResult:
    """It does not lie like that: an entry of its own. An open question stays if its action is still possible."""
    companion = own_record(table, device)
    match, seat, asked = moves.running(table), table.seats_of(device)[0], table.to_act()
    text = CORRECT + ", ".join([f"{what} = {number}" for what, number in changes.items()])
    try:
        entry = match.correct(seat, text)
    except BadOption as error:
        return CommandResult(updates.answer("refused", error.reasons))
    agents.stop(table)
    if companion.action and companion.action not in match.legal(companion.seat):
        forget(table, companion)
    table.question = open_question(table)
    done = moves.entered(table, entry, asked, seat)
    done.is_changed = True
    done.answer = updates.answer("applied", entry=table.entry)
    return done


def adjustments(table: Table, device: str) -> CommandResult:
    own_record(table, device)
    return CommandResult(updates.answer("ok", entry=table.entry, rows=moves.running(table).adjustments()))

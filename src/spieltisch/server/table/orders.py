"""Standing orders (yields): what a player, who may be away, wants to be answered, and what ends that.

An order names a decision and the text of an action. It acts by the same way as a click, and only where that action is
legal then. Nobody but its player is told of it, and it takes its time: see docs/decisions/0019.
"""

from __future__ import annotations

import hmac
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from spieltisch.core import prompt

from . import clock, updates
from .command import CommandResult
from .record import Occasion, Yield, humans
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

SPREAD = 5.0  # the longest wait of an order is so many times the shortest
ENDS = {"phase": ("phase", "turn", "round"), "turn": ("turn", "round"), "round": ("round",)}


def answering(table: Table, seat: int) -> Yield | None:
    """The order that answers what the seat is asked now."""
    record, match = table.record, table.match
    yields = record.seats[seat].yields
    if not yields or match is None or not table.is_playing or record.paused:
        return None
    if record.companion is not None:  # whoever sits at a real table is there
        return None
    if seat not in table.to_act() or seat not in humans(record):
        return None
    asked, legal = prompt(match.state), match.legal(seat)
    return next((rule for rule in yields if _is_ready(rule, asked) and rule.action in legal), None)


def _is_about(rule: Yield, asked: dict[str, Any] | None) -> bool:
    return asked is not None and rule.decision in ("*", asked["decision"])


def _is_ready(rule: Yield, asked: dict[str, Any] | None) -> bool:
    if asked is None or not _is_about(rule, asked) or (rule.after is not None and not rule.happened):
        return False
    return all(asked["args"].get(name) == value for name, value in rule.match.items())


# -- when


def has_any(table: Table) -> bool:
    return any(seat.yields for seat in table.record.seats)


def due(table: Table, seat: int) -> float:
    """When the order answers. The wait is drawn anew for each question, the same after a restart, and known to nobody:
    it hangs neither on the order nor on what was asked.
    """
    record, policy = table.record, table.services.policy
    drawn = hmac.digest(table.services.key, f"order {table.id} {table.entry} {seat}".encode(), "sha256")
    share = int.from_bytes(drawn[:6], "big") / 2**48
    wait = policy.order_wait
    if record.clock.kind == "days":
        wait = min(policy.order_wait_days, record.clock.decision / 2)
    elif record.clock.kind == "live":
        wait = min(wait, (clock.left(record, seat, (), record.since) or 0.0) / 4)
    spread: float = SPREAD ** (share - 1)
    return record.since + wait * spread


def next_due(table: Table) -> float | None:
    if not has_any(table):
        return None
    return min([due(table, seat) for seat in table.to_act() if answering(table, seat) is not None], default=None)


def ready(table: Table, now: float) -> tuple[int, Yield] | None:
    """The first order that is to act now."""
    if has_any(table):
        for seat in table.to_act():
            rule = answering(table, seat)
            if rule is not None and due(table, seat) <= now:
                return seat, rule
    return None


# -- what begins and ends them


def set_yields(table: Table, device: str, seat: int, yields: list[Yield]) -> CommandResult:
    """All orders of a seat, instead of those it had."""
    known = {event.key for event in table.match.game.events} if table.match is not None else set()
    named = {occasion.event for rule in yields for occasion in (rule.after, rule.unless) if occasion is not None}
    if table.match is not None and named - known:
        raise Denied("no_occasion")
    table.record.seats[seat].yields = [replace(rule, happened=False) for rule in yields]
    return CommandResult(is_changed=True, show=[partial(_tell_owner, table, seat)])


def _tell_owner(table: Table, seat: int) -> None:
    viewers = table.viewers_of(seat)
    if viewers:
        table.services.tell(viewers, updates.whole(table, viewers[0].device))


def drop_used(table: Table, seat: int, rule: Yield) -> None:
    """What waited for an occasion answers once."""
    if rule.after is not None:
        own = table.record.seats[seat]
        own.yields = [one for one in own.yields if one is not rule]


def settle(table: Table, acted: int) -> list[int]:
    """After an entry: note what has happened, end the orders whose time is over. The seats that lost one."""
    match = table.match
    assert match is not None
    lost = []
    for seat, record in enumerate(table.record.seats):
        if not record.yields:
            continue
        events = match.events(seat, len(match.entries))
        rules = [_noted(rule, events) for rule in record.yields]
        kept = [rule for rule in rules if not _has_ended(table, rule, seat, acted, events)]
        kept = _still_fitting(table, seat, kept)
        if len(kept) < len(rules):
            lost.append(seat)
        record.yields = kept
    return lost


def _noted(rule: Yield, events: list[dict[str, Any]]) -> Yield:
    if rule.after is None or rule.happened:
        return rule
    return replace(rule, happened=any(_is_occasion(rule.after, event) for event in events))


def _has_ended(table: Table, rule: Yield, seat: int, acted: int, events: list[dict[str, Any]]) -> bool:
    if rule.unless is not None and any(_is_occasion(rule.unless, event) for event in events):
        return True
    if rule.until == "always":
        return False
    if rule.until == "touched":
        return acted != seat and any(event.get("seat") == seat for event in events)
    keys = {event["event"] for event in events}
    if rule.until == "own_turn":
        if not _has_turns(table):
            return "round" in keys
        return any(event["event"] == "turn" and event.get("seat") == seat for event in events)
    return not keys.isdisjoint(ENDS[rule.until])


def _has_turns(table: Table) -> bool:
    assert table.match is not None
    return any(event.key == "turn" for event in table.match.game.events)


def _still_fitting(table: Table, seat: int, rules: list[Yield]) -> list[Yield]:
    """Without those that the question has overtaken: something else is asked than any order is about, or the action
    of an order that is ready is not there.
    """
    match = table.match
    if match is None or seat not in table.to_act():
        return rules
    asked = prompt(match.state)
    lasting = [rule for rule in rules if rule.until == "always"]
    if not any(_is_about(rule, asked) for rule in rules):
        return lasting
    legal = match.legal(seat)
    return [rule for rule in rules if rule in lasting or not _is_ready(rule, asked) or rule.action in legal]


def _is_occasion(occasion: Occasion, event: dict[str, Any]) -> bool:
    return (
        event["event"] == occasion.event
        and all(event.get(name) == value for name, value in occasion.match.items())
        and not any(event.get(name) == value for name, value in occasion.unlike.items())
    )


def end_of(table: Table, seats: set[int]) -> list[int]:
    """Whoever takes a move back wants to think again. The seats that lost orders."""
    lost = [seat for seat in sorted(seats) if table.record.seats[seat].yields]
    for seat in lost:
        table.record.seats[seat].yields = []
    return lost


def tell_ended(table: Table, seats: list[int]) -> None:
    """To their owners alone."""
    for seat in seats:
        table.services.tell(table.viewers_of(seat), updates.noticed("order_ended", seat=seat))

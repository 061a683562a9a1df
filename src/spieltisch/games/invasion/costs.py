"""Questions about costs: printed numbers and what changes them, loyalty, taxes on targets, what one can spend."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Cause, Causes, Ints, i64

from .ability import COST_AROUND, COST_OF, COSTING, DAMAGE_IS_MONEY, TAX_AROUND, TAXING
from .data import DEVELOPMENT, NEUTRAL, RACE, RACES, SLUGS, TACTIC, TYPE, UNIT, card
from .rules import CAPITAL_PHASE, slot_at
from .state import BIGGER, MARKS, InvasionState

_BIGGA: Final = card("wez_bigga")


def printed_cost(s: InvasionState, seat: i64, number: i64, causes: Causes = None) -> i64:
    """The printed number after what raises and lowers it; lowering stops at 0 and never touches loyalty."""
    value = s.box.cost[number]
    if causes is not None:
        causes.append(Cause("printed", value, {"card": SLUGS[number]}))
    can_fall = value > 0  # what costs 0 in print is not reduced
    less: i64 = 0
    own = COST_OF[number]
    if own is not None and can_fall:
        less += _counted_card(own(s, seat), "own_text", number, causes)
    if cost_changes(s, seat, TYPE[number]):
        for slot, zone in enumerate(s.zone):
            around = COST_AROUND[s.card[slot]] if zone >= 0 and s.kind[slot] != DEVELOPMENT else None
            if around is not None:
                change: i64 = around(s, slot, seat, number)
                if change > 0:
                    value += _counted_card(change, "around", s.card[slot], causes)
                elif can_fall:
                    less += _counted_card(change, "around", s.card[slot], causes)
        if TYPE[number] == UNIT and can_fall:
            less += _counted_card(-s.marks[seat * MARKS + BIGGER], "around", _BIGGA, causes)
    if value + less < 0:
        _counted_card(-value - less, "not_below_zero", number, causes)
        return 0
    return value + less


def _counted_card(value: i64, key: str, number: i64, causes: Causes) -> i64:
    if causes is not None and value:
        causes.append(Cause(key, value, {"card": SLUGS[number]}))
    return value


def loyalty_cost(s: InvasionState, seat: i64, number: i64, causes: Causes = None) -> i64:
    """Loyalty icons beyond the own race symbols in play."""
    icons = s.box.loyalty[number]
    race = RACE[number]
    if not icons or race >= NEUTRAL:
        return 0
    symbols = s.symbols[seat * 6 + race]
    if causes is not None:
        causes.append(Cause("loyalty", icons, {"race": RACES[race]}))
        if symbols:
            causes.append(Cause("symbols", -min(symbols, icons), {"race": RACES[race], "symbols": symbols}))
    return max(icons - symbols, 0)


def total_cost(s: InvasionState, seat: i64, number: i64, causes: Causes = None) -> i64:
    return printed_cost(s, seat, number, causes) + loyalty_cost(s, seat, number, causes)


def cost_changes(s: InvasionState, seat: i64, kind: i64) -> bool:
    """Whether anything on the table could change the printed cost of a card of this kind: lets listing skip the sum."""
    if kind == UNIT and s.marks[seat * MARKS + BIGGER]:
        return True
    return kind != TACTIC and any_in_play(s, COSTING)


def any_in_play(s: InvasionState, numbers: list[int]) -> bool:
    """A quick look whether one of the cards lies on the table, face up or not."""
    for number in numbers:
        if number in s.card:
            return True
    return False


def purse(s: InvasionState, seat: i64) -> i64:
    """Resources, and in the own capital phase the damage on Urguck."""
    value = s.resources[seat]
    if s.phase == CAPITAL_PHASE and seat == s.active:
        payer = damage_payer(s, seat)
        if payer >= 0:
            value += s.damage[payer]
    return value


def damage_payer(s: InvasionState, seat: i64) -> i64:
    """The own unit (a unique one) whose damage tokens may be spent, or -1."""
    if any_in_play(s, DAMAGE_IS_MONEY):
        for slot, number in enumerate(s.card):
            if number in DAMAGE_IS_MONEY and s.controller[slot] == seat and s.kind[slot] == UNIT:
                return slot
    return -1


def is_taxed(s: InvasionState, seat: i64, chosen: tuple[int, ...], refs: Ints) -> bool:
    """Whether aiming at any of them as well would cost something more."""
    if any_in_play(s, TAXING):
        due = tax(s, seat, chosen)
        for ref in refs:
            if tax(s, seat, (*chosen, ref)) > due:
                return True
    return False


def all_taxed(s: InvasionState, seat: i64, refs: Ints) -> bool:
    """Nobody must pay for what is forced upon them: then they may let it be."""
    if not any_in_play(s, TAXING):
        return False
    for ref in refs:
        if not tax(s, seat, (ref,)):
            return False
    return True


def tax(s: InvasionState, seat: i64, refs: tuple[int, ...]) -> i64:
    """What the seat pays on top for aiming at these targets with one effect."""
    value = 0
    if not any_in_play(s, TAXING):
        return 0
    for slot, zone in enumerate(s.zone):
        if zone < 0 or s.controller[slot] == seat or s.kind[slot] == DEVELOPMENT:
            continue
        around = TAX_AROUND[s.card[slot]]
        if around is not None:
            most = 0
            for ref in refs:
                unit = slot_at(s, ref)
                if unit >= 0 and s.kind[unit] == UNIT:
                    most = max(most, around(s, slot, unit))
            value += most
    return value

"""Paying: resources, and whatever else counts as resources just now, the same way for every price."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, decision, i64, step, vec

from .costs import damage_payer
from .effects import heal, lose
from .rules import CAPITAL_PHASE
from .state import InvasionState
from .vocabulary import SPEND


@step
def pay(s: InvasionState, chance: Chance, seat: i64, amount: i64) -> None:
    if amount and s.phase == CAPITAL_PHASE and seat == s.active:
        payer = damage_payer(s, seat)
        if payer >= 0 and s.damage[payer]:
            s.push(spend_damage, seat, amount)
            return
    lose(s, seat, amount)


@decision
def spend_damage(s: InvasionState, seat: i64, amount: i64) -> Ints:
    """Urguck: how many of his damage tokens count as resources."""
    most = min(amount, s.damage[damage_payer(s, seat)])
    return vec[i64]([SPEND.of(tokens) for tokens in range(max(0, amount - s.resources[seat]), most + 1)])


@spend_damage.take
def take_spend(s: InvasionState, chance: Chance, action: i64, seat: i64, amount: i64) -> None:
    tokens = SPEND.first(action)
    heal(s, damage_payer(s, seat), tokens)
    lose(s, seat, amount - tokens)


@spend_damage.prompt
def prompt_spend(s: InvasionState, seat: i64, amount: i64) -> dict[str, Any]:
    return {"amount": amount}

"""Questions with causes, and what stands at an action before it is taken."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core import Cause, Choice, Ints, ints, total
from spieltisch.core.schema import Whole, check

from .cards.horde import bombs_in_stack, price_of
from .cards.movers import send_piece
from .cards.portals import choose_portal
from .decline import decline
from .effects import bonus_for_conquest
from .rules import in_hand, is_shipped, race_of, reach, slot_of, travels
from .score import income
from .shapes import SmallWorldAction
from .state import EMPTY, NONE, SmallWorldState
from .tolls import aegis_toll, attack_toll, conquest_toll, intimidation_toll, swap_toll
from .troops import may_place_champion, redeploy
from .values import conquest_cost, odds, odds_of_two, set_price, set_tokens
from .vocabulary import (
    ABANDON,
    ATTEMPT,
    BOMB,
    BUY,
    CHAMPION,
    CHOOSE,
    CONQUER,
    DECLINE,
    INTIMIDATE,
    PLACE,
    PLACE_BEAST,
    PORTAL,
    POWER,
    REGION,
    SEATS,
    SEND,
    SPREAD,
    STEAL,
    STOP,
    STRIKE,
    SWAP,
    TARGET,
)

QUESTIONS: dict[str, tuple[Choice, ...]] = {
    "cost": (REGION, SEATS),
    "missing": (REGION, SEATS),
    "odds": (REGION, SEATS),
    "toll": (REGION, SEATS),
    "income": (SEATS,),
    "pays": (REGION, SEATS),
}


def ask(s: SmallWorldState, question: str, args: list[str]) -> list[Cause]:
    seat = int(args[-1])
    check(Whole(0, s.seats - 1), seat, "seat")
    causes: list[Cause] = []
    if question == "income":
        income(s, seat, causes)
        return causes
    if question == "pays":
        return region_coins(s, seat, REGION[args[0]])
    if s.race[seat] < 0:
        return []
    region = REGION[args[0]]
    if question == "toll":
        conquest_toll(s, seat, region, _armed(s, seat), causes)
        return causes
    conquest_cost(s, seat, region, travels(s, seat, region, _armed(s, seat)), _armed(s, seat), causes)
    if question == "cost":
        return causes
    hand = in_hand(s, seat)
    missing = max(total(causes) - hand, 0)
    if question == "missing":
        spent = min(hand, total(causes))
        return [*causes, Cause("in_hand", -spent, {"hand": hand})]
    return [Cause("odds", 100 if not missing else odds(missing), {"missing": missing})]


def _armed(s: SmallWorldState, seat: int) -> int:
    return s.armed if seat == s.turn else 0


def notes(s: SmallWorldState, seat: int, actions: Sequence[int]) -> list[SmallWorldAction]:
    """Only what lies open on the table, so every seat may read it."""
    is_attacking = any(CONQUER.has(action) or ATTEMPT.has(action) for action in actions)
    near = reach(s, seat, _armed(s, seat)) if is_attacking else ints(())
    return [_note(s, seat, action, near) for action in actions]


def _note(s: SmallWorldState, seat: int, action: int, near: Ints) -> SmallWorldAction:
    tolls: list[Cause] = []
    if CONQUER.base <= action < CONQUER.end:
        return _conquest(s, seat, CONQUER.args(action)[0], near)
    if ATTEMPT.base <= action < ATTEMPT.end:
        return _conquest(s, seat, ATTEMPT.args(action)[0], near)
    if STRIKE.base <= action < STRIKE.end:
        return _strike(s, seat, STRIKE.args(action)[0])
    if CHAMPION.base <= action < CHAMPION.end:
        return {"cost": 0, "toll": conquest_toll(s, seat, CHAMPION.args(action)[0], 0)}
    if INTIMIDATE.base <= action < INTIMIDATE.end:
        return {"toll": intimidation_toll(s, seat, action - INTIMIDATE.base), "left": s.intimidations}
    if PORTAL.base <= action < PORTAL.end:
        return _with_tolls({"toll": attack_toll(s, seat, action - PORTAL.base, tolls), "left": s.portals}, tolls)
    if SWAP.base <= action < SWAP.end and s.is_top(choose_portal):
        toll = swap_toll(s, seat, s.argument(1), action - SWAP.base, tolls)
        return _with_tolls({"toll": toll}, tolls)
    if BOMB.base <= action < BOMB.end:
        return {"toll": aegis_toll(s, seat, BOMB.args(action)[0]), "left": bombs_in_stack(s)}
    if TARGET.base <= action < TARGET.end:
        return {"toll": aegis_toll(s, seat, action - TARGET.base)}
    if SEND.base <= action < SEND.end and s.is_top(send_piece):
        return {"toll": aegis_toll(s, seat, action - SEND.base)}
    if STEAL.base <= action < STEAL.end:
        return {"toll": aegis_toll(s, seat, s.tile_at[STEAL.args(action)[0]])}
    if CHOOSE.base <= action < CHOOSE.end:
        return _set(s, seat, CHOOSE.args(action)[0])
    if BUY.base <= action < BUY.end:
        return {"price": price_of(s, action - BUY.base)}
    if ABANDON.base <= action < ABANDON.end:
        return {"tokens": s.tokens[ABANDON.args(action)[0]]}
    if action == STOP():
        return {"income": income(s, seat)}
    if action == DECLINE():
        return {"income": _income_after_decline(s, seat)}
    return _ends(s, seat, action)


def region_coins(s: SmallWorldState, seat: int, region: int) -> list[Cause]:
    """What the turn of this seat pays with the region, beside what it pays without it: conquered now, if it is not its
    own, by the race in play with its power, its places and its bonus for what it took."""
    more, less = s.copy(), s.copy()
    people = s.holder[region]
    if people in (2 * seat, 2 * seat + 1):
        less.holder[region] = EMPTY
    elif s.race[seat] < 0:
        return [Cause("base", 1, {})]
    else:
        more.holder[region] = 2 * seat
        bonus_for_conquest(more, seat, region, people, race_of(s, people) if people != EMPTY else NONE)
    found: dict[tuple[str, str], Cause] = {}
    for one, sign in ((more, 1), (less, -1)):
        parts: list[Cause] = []
        income(one, seat, parts)
        if one is more and more.coins[seat] != s.coins[seat]:
            parts.append(Cause("bonus", more.coins[seat] - s.coins[seat], {}))
        for part in parts:
            key = "base" if part.key in ("regions", "declined_regions") else part.key
            args = {} if key == "base" else part.args
            before = found.get((key, str(args)))
            found[key, str(args)] = Cause(key, sign * part.value + (before.value if before else 0), args)
    return [cause for cause in found.values() if cause.value]


def _ends(s: SmallWorldState, seat: int, action: int) -> SmallWorldAction:
    """The last token that is placed ends the turn, and so does spreading them."""
    if s.turn != seat or not s.is_top(redeploy) or may_place_champion(s, seat):
        return {}
    is_placed = PLACE.base <= action < PLACE.end or PLACE_BEAST.base <= action < PLACE_BEAST.end
    return {"ends": True} if action == SPREAD() or (is_placed and in_hand(s, seat) == 1) else {}


def _with_tolls(note: SmallWorldAction, tolls: list[Cause]) -> SmallWorldAction:
    if tolls:
        note["tolls"] = [cause.to_json() for cause in tolls]
    return note


def _conquest(s: SmallWorldState, seat: int, region: int, near: Ints) -> SmallWorldAction:
    causes: list[Cause] = []
    cost = conquest_cost(s, seat, region, is_shipped(s, seat, near[region]), _armed(s, seat), causes)
    missing = max(cost - in_hand(s, seat), 0)
    note: SmallWorldAction = {"cost": cost, "toll": conquest_toll(s, seat, region, s.armed)}
    if missing:
        note["missing"] = missing
        note["odds"] = odds(missing)
    note["causes"] = [cause.to_json() for cause in causes]
    return note


def _strike(s: SmallWorldState, seat: int, region: int) -> SmallWorldAction:
    causes: list[Cause] = []
    conquest_cost(s, seat, region, False, s.armed, causes)
    missing = max(total(causes) - in_hand(s, seat), 0)
    toll = conquest_toll(s, seat, region, s.armed)
    note: SmallWorldAction = {"cost": total(causes), "toll": toll}
    if missing:
        note["odds"] = odds(missing)
        note["odds_of_two"] = odds_of_two(missing)
    note["causes"] = [cause.to_json() for cause in causes]
    return note


def _set(s: SmallWorldState, seat: int, race: int) -> SmallWorldAction:
    slot = slot_of(s, seat, race)
    if slot == NONE:
        return {}
    power = POWER.say(s.set_power[slot])
    return {"price": set_price(s, slot), "coins": s.set_coins[slot], "tokens": set_tokens(s, slot), "power": power}


def _income_after_decline(s: SmallWorldState, seat: int) -> int:
    twin = s.copy()
    decline(twin, seat)
    return income(twin, seat)

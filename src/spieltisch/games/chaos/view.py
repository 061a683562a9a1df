"""What each seat may see, built up from nothing, and samples of what it can not see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from spieltisch.core import Cause, Chance, ints, to_act
from spieltisch.core.shapes import MessageShape

from . import vocabulary as v
from .box import ChaosBox
from .data import (
    BORDERS,
    CARD_GOD,
    CARDS_OF,
    CLASSES,
    CORRUPTION_TO_RUIN,
    GODS,
    IS_ENTRENCHED,
    IS_SHIELDED,
    IS_SPENT,
    OLD_WORLD_DECK,
    PIECE_CLASS,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_OWNER,
    POPULOUS,
    POWER_TRACK,
    REGION_COUNT,
    REGIONS,
    REGIONS_IN,
    RUIN_POINTS,
    RUINERS_GAIN,
    RUINS_TO_END,
    STOCK,
    TICKS,
    TOKENS,
    TZEENTCH,
    UPGRADE_IDS,
    VICTORY_POINTS,
    WARRIOR,
)
from .data import INSTRUCTIONS as DIAL_INSTRUCTIONS
from .effects import hand_size
from .forecast import battle_forecast
from .history import battle_views, result_view, rounds_view, ruin_view, scores_view
from .outlook import Outlook, outlooks
from .rules import by_threat, has_upgrade, held, is_blocked, is_cancelled, threat, toward_ruin
from .shapes import (
    BattleForecast,
    BattleSide,
    Card,
    ChaosView,
    Claim,
    Domination,
    Figures,
    Follower,
    God,
    Limits,
    NextRuin,
    OldWorld,
    OldWorldCard,
    OwnView,
    PublicView,
    Region,
    Ruination,
    Slot,
    Tick,
    TokenSlug,
    Upgrade,
)
from .state import EMPTY, HORROR_ON_SLOT, ChaosState
from .values import attack, conquest, defense, dice, domination, resistance

NEIGHBOURS: Final = [[REGIONS[other] for other in REGIONS_IN[borders]] for borders in BORDERS]
LIMITS: Final[Limits] = {
    "victory_points": VICTORY_POINTS,
    "corruption": CORRUPTION_TO_RUIN,
    "ruins": RUINS_TO_END,
    "power": POWER_TRACK,
}


def split_view(s: ChaosState, seats: Sequence[int | None]) -> tuple[PublicView, list[OwnView]]:
    """All but the hands lies open."""
    ahead = outlooks(s)
    hands = [hand_shown(s, god) for god in s.god_of]
    facts = [sheet_facts(s, god, ahead, hand_size(s, god)) for god in s.god_of]
    sheets = [god_view(known) for known in facts]
    own: list[OwnView] = []
    for seat in seats:
        gods = sheets[:]
        if seat is not None:
            gods[seat] = open_sheet(facts[seat], hands[seat])
        own.append({"seat": seat, "gods": gods})
    return public_view(s, ahead), own


def hand_shown(s: ChaosState, god: int) -> tuple[int, ...]:
    """All its cards; where only people know them, one of each kind that may be there."""
    if s.unknown >> s.seat_of[god] & 1:
        hand = held(s, god)
        return tuple([card for card in CARDS_OF[god] if hand[card]])
    return tuple([card for card in CARDS_OF[god] if s.hand[card] for _ in range(s.hand[card])])


def full_view(s: ChaosState, front: int) -> ChaosView:
    seats = range(s.seats)
    public, own = split_view(s, seats)
    return {**public, "seat": front, "gods": [own[seat]["gods"][seat] for seat in seats]}


def public_view(s: ChaosState, ahead: list[Outlook]) -> PublicView:
    battles = battle_views(s) if len(s.battles) else []
    return {
        "round": s.round,
        "rounds": OLD_WORLD_DECK[s.seats],
        "phase": v.PHASE.say(s.phase),
        "step": v.STEP.say(s.step),
        "power_order": [s.seat_of[god] for god in range(4) if s.seat_of[god] >= 0],
        "threat_order": [s.seat_of[god] for god in by_threat(s)],
        "deciding": to_act(s),
        "to_act": turn_order(s),
        "regions": [known_region_view(s, region, ahead[region]) for region in range(REGION_COUNT)],
        "old_world": old_world_view(s.box, tuple(s.track), s.current, s.old_left),
        "ruination": RUINATION[sum([1 for card in s.ruin if card])],
        "supply": supply_view(*s.supply),
        "battle": battles[-1] if s.battle_region >= 0 and battles else None,
        "battles": battles,
        "limits": LIMITS,
        "scores": scores_view(s.seat_of, tuple(s.scores)),
        "history": rounds_view(s.seat_of, tuple(s.history)),
        "result": result_view(s) if s.ending else None,
    }


def turn_order(s: ChaosState) -> list[int]:
    """Who still has turns in the summoning phase, the one at turn first."""
    if v.PHASE.say(s.phase) != "summoning":
        return []
    asked = to_act(s)
    first = s.god_of[asked[0]] if asked else 0
    order = [god % 4 for god in range(first, first + 4)]
    return [s.seat_of[god] for god in order if s.power[god] > 0]


# -- a power and its sheet


Facts = tuple[Any, ...]


def sheet_facts(s: ChaosState, god: int, ahead: list[Outlook], hand_count: int) -> Facts:
    """What stands on the sheet of a power, for `god_view`."""
    stock = god * 3
    return (
        s.box, god, s.seat_of[god], s.vp[god], s.power[god], s.power_start[god],
        v.PHASE.say(s.phase) == "summoning" and not s.power[god], threat(s, god), s.dial[god], s.counters[god],
        sum([here.counters[god] for here in ahead]), hand_count,
        len(s.deck[god]), tuple(s.discard[god]), s.upgrades >> god * 5 & 31,
        tuple([(has_upgrade(s, number), s.reserve[number]) for number in range(stock, stock + 3)]), s.peasants[god],
    )  # fmt: skip


@lru_cache(4096)
def god_view(facts: Facts) -> God:
    """A move touches one sheet or two: what stands there alike is built once."""
    box, god, seat, vp, power, power_start, passed, threat, dial, counters, forecast, *rest = facts
    hand_count, deck, discard, upgrades, followers, peasants = rest
    return {
        "seat": seat,
        "god": GODS[god],
        "vp": vp,
        "power": power,
        "power_start": power_start,
        "passed": passed,
        "threat": threat,
        "dial": {"position": dial, "ticks": TICK_VIEWS[god], "counters": counters, "forecast": forecast},
        "hand": None,  # but in `open_sheet`
        "hand_count": hand_count,
        "deck": deck,
        "discard": [card_view(box, card) for card in discard],
        "upgrades": upgrade_views(god, upgrades),
        "followers": {
            kind: follower_view(box, god * 3 + number, *followers[number]) for number, kind in enumerate(CLASSES)
        },
        "peasants": peasants,
    }


@lru_cache(4096)
def open_sheet(facts: Facts, hand: tuple[int, ...]) -> God:
    return {**god_view(facts), "hand": [card_view(facts[0], card) for card in hand]}


def tick_view(number: int, instruction: int, n: int) -> Tick:
    name = DIAL_INSTRUCTIONS[instruction]
    return {"threat": None if name == "victory" else number, "instruction": name, "n": n}


@lru_cache(1024)
def card_view(box: ChaosBox, card: int) -> Card:
    god = GODS[CARD_GOD[card]]
    return {"card": v.CARD.say(card), "god": god, "cost": box.card_cost[card], "magic": bool(box.card_magic[card])}


TICK_VIEWS: Final = [[tick_view(*tick) for tick in ticks] for ticks in TICKS]


@cache
def upgrade_views(god: int, owned: int) -> list[Upgrade]:
    return [
        {
            "upgrade": UPGRADE_IDS[god * 5 + place],
            "kind": CLASSES[place] if place < 3 else "power",
            "owned": bool(owned >> place & 1),
        }
        for place in range(5)
    ]


@lru_cache(1024)
def follower_view(box: ChaosBox, stock: int, is_upgraded: bool, reserve: int) -> Follower:
    return {
        "cost": (box.upgraded_cost if is_upgraded else box.cost)[stock],
        "attack": (box.upgraded_attack if is_upgraded else box.attack)[stock],
        "defense": (box.upgraded_defense if is_upgraded else box.defense)[stock],
        "reserve": reserve,
        "total": STOCK[stock],
    }


# -- a region


def by_seat(s: ChaosState, numbers: Sequence[Any]) -> list[Any]:
    return [numbers[god] for god in s.god_of]


def known_region_view(s: ChaosState, region: int, ahead: Outlook) -> Region:
    """What the picture of the region says is built once; what was paid for its ruin hangs on the chronicle."""
    if ahead.view is None:
        ahead.view = region_view(s, region, ahead)
    return {**ahead.view, "ruin": ruin_view(s, region)} if s.ruin[region] else ahead.view


def region_view(s: ChaosState, region: int, ahead: Outlook) -> Region:
    worth: list[Cause] = []
    resists: list[Cause] = []
    rot = toward_ruin(s, region)
    rot_forecast = rot + sum(ahead.corruption)
    return {
        "region": REGIONS[region],
        "populous": bool(POPULOUS[region]),
        "adjacent": NEIGHBOURS[region],
        "value": conquest(s, region, worth),
        "value_causes": [cause.to_json() for cause in worth],
        "resistance": resistance(s, region, resists),
        "resistance_causes": [cause.to_json() for cause in resists],
        "tokens": {token: s.tokens[region * 6 + number] for number, token in enumerate(TOKENS)},
        "figures": figures_view(s, region),
        "corruption": by_seat(s, list(s.corruption[region * 4 : region * 4 + 4])),
        "corruption_forecast": by_seat(s, ahead.corruption),
        "toward_ruin": rot,
        "toward_ruin_forecast": rot_forecast,
        "falls": rot_forecast >= CORRUPTION_TO_RUIN,
        "slots": [slot_view(s, region * 2), slot_view(s, region * 2 + 1)],
        "ruin": None,
        "domination": domination_view(s, region, ahead),
        "battle_forecast": battle_view_forecast(s, region, ahead) if ahead.sides else None,
    }


def figures_view(s: ChaosState, region: int) -> list[Figures]:
    entries: list[Figures] = []
    first = region * PIECE_COUNT
    for piece, count in enumerate(s.figures[first : first + PIECE_COUNT]):
        if not count:
            continue
        down = s.down[piece] if s.battle_region == region else 0
        for number, is_down in ((count - down, False), (down, True)):
            if number:
                entries.append(
                    {
                        "seat": s.seat_of[PIECE_GOD[piece]],
                        "owner": s.seat_of[PIECE_OWNER[piece]],
                        "kind": CLASSES[PIECE_CLASS[piece]],
                        "variant": v.KIND.say(PIECE_KIND[piece]),
                        "count": number,
                        "shielded": bool(IS_SHIELDED[piece]),
                        "entrenched": bool(IS_ENTRENCHED[piece]),
                        "spent": bool(IS_SPENT[piece]),
                        "down": is_down,
                        "attack": attack(s, region, piece),
                        "defense": defense(s, region, piece),
                    }
                )
    return entries


def slot_view(s: ChaosState, place: int) -> Slot:
    card = s.slots[place]
    if card == HORROR_ON_SLOT:
        return {"state": "figure", "seat": s.seat_of[TZEENTCH], "kind": CLASSES[WARRIOR]}
    if card != EMPTY:
        seat = s.seat_of[CARD_GOD[card]]
        return {"state": "card", "seat": seat, "card": card_view(s.box, card), "cancelled": is_cancelled(s, place)}
    if is_blocked(s, place):
        return {"state": "blocked", "why": {"key": "chaos-old_world-horned_ones_due", "args": {}}, "token": "skaven"}
    return {"state": "empty"}


def domination_view(s: ChaosState, region: int, ahead: Outlook) -> Domination:
    claims: list[Claim] = []
    owners = CARD_GOD[s.slots[region * 2]], CARD_GOD[s.slots[region * 2 + 1]]
    for god in range(4):
        if not s.present[region * 4 + god] and god not in owners:
            continue
        causes: list[Cause] = []
        value = domination(s, region, god, causes)
        if causes:
            claims.append({"seat": s.seat_of[god], "value": value, "causes": [cause.to_json() for cause in causes]})
    claims.sort(key=lambda claim: -claim["value"])
    god = -1 if s.ruin[region] else ahead.dominator
    why: MessageShape | None = None
    if god < 0 and claims:
        highest = claims[0]["value"]
        if s.ruin[region]:
            why = {"key": "chaos-why-ruined", "args": {"region": {"key": f"chaos-region-{REGIONS[region]}"}}}
        elif highest > resistance(s, region):  # nobody has it alone
            why = {"key": "chaos-why-tied", "args": {"value": highest}}
        else:
            why = {"key": "chaos-why-not_above", "args": {"value": highest, "resistance": resistance(s, region)}}
    return {"leader": s.seat_of[god] if god >= 0 else None, "why": why, "claims": claims}


def battle_view_forecast(s: ChaosState, region: int, ahead: Outlook) -> BattleForecast:
    return {
        "sides": [battle_side(s, region, *side) for side in battle_forecast(s, region, ahead.sides)],
        "hold": None if ahead.hold is None else [round(chance, 3) for chance in by_seat(s, ahead.hold)],
    }


def battle_side(s: ChaosState, region: int, god: int, number: int, kill_any: float, kill_all: float) -> BattleSide:
    causes: list[Cause] = []
    dice(s, region, god, causes)
    return {
        "seat": s.seat_of[god],
        "dice": number,
        "dice_causes": [cause.to_json() for cause in causes],
        "kill_any": round(kill_any, 3),
        "kill_all": round(kill_all, 3),
    }


@lru_cache(1024)
def old_world_view(box: ChaosBox, track: tuple[int, ...], current: int, deck: int) -> OldWorld:
    cards = [old_world_card(box, card) for card in track]
    return {"track": cards, "current": old_world_card(box, current), "deck": deck}


def old_world_card(box: ChaosBox, card: int) -> OldWorldCard | None:
    return None if card < 0 else {"card": v.OLD_WORLD.say(card), "comet": bool(box.comet[card])}


@lru_cache(1024)
def supply_view(*counts: int) -> dict[TokenSlug, int]:
    return dict(zip(TOKENS, counts, strict=True))


def ruination_view(used: int) -> Ruination:
    left = list(range(used + 1, RUINS_TO_END + 1))
    following: NextRuin | None = None
    if left:
        table = {REGIONS[region]: list(RUIN_POINTS[used][region]) for region in range(REGION_COUNT)}
        following = {"card": left[0], "ruiners": RUINERS_GAIN[left[0]], "table": table}
    return {"left": left, "next": following}


RUINATION: Final = [ruination_view(used) for used in range(REGION_COUNT + 1)]


# -- what a seat can not see


def sample(s: ChaosState, seat: int, chance: Chance) -> ChaosState:
    """The hands of the others dealt anew from what lies neither open nor in the own hand."""
    twin = s.copy()
    for god in s.god_of:
        if s.seat_of[god] == seat:
            continue
        cards = [*s.deck[god], *[card for card in CARDS_OF[god] for _ in range(s.hand[card])]]
        cards.sort()
        held = len(cards) - len(s.deck[god])
        for card in CARDS_OF[god]:
            twin.hand[card] = 0
        for card in chance.draw(cards, held):
            twin.hand[card] += 1
            cards.remove(card)
        twin.deck[god] = ints(cards)
    return twin

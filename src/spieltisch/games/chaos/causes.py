"""The questions of rules.py answered with their causes: "3 = 2 printed + 1 Rain of Pus"."""

from __future__ import annotations

from spieltisch.core import Cause, Ints, total

from . import vocabulary as v
from .data import (
    ATTACK,
    CARD_COST,
    CARD_GOD,
    CARD_RESISTANCE,
    COST,
    COUNTS_ATTACK,
    COUNTS_NO_FIGURES,
    DEFENSE,
    DISCOUNT,
    DISCOUNT_FROM,
    EARLY_DICE,
    ENEMY_ATTACK,
    ENEMY_DEFENSE,
    FOLLOWERS,
    HERO,
    KHORNE,
    LASTING_AMOUNT,
    LASTING_TOKEN,
    MOVING_COSTS,
    NOBLE,
    OTHERS_PAY,
    OWN_DEFENSE,
    PER_NOBLE_OR_HERO,
    PER_OWN_CORRUPTION,
    PIECE_GOD,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    SKAVEN,
    TOKENS_RESIST,
    UPGRADE_OF,
    UPGRADED_ATTACK,
    UPGRADED_COST,
    UPGRADED_DEFENSE,
    VALUE,
)
from .rules import (
    attack,
    count_at,
    counts_per_token,
    has_upgrade,
    is_free,
    on_track,
    rolls_early,
    text_at,
    total_corruption,
    weight,
)
from .state import ChaosState


def places(region: int) -> tuple[int, int]:
    return region * 2, region * 2 + 1


def by_text(card: int, value: int) -> Cause:
    return Cause("text", value, {"card": v.CARD.say(card)})


def by_upgrade(stock: int, value: int) -> Cause:
    return Cause("upgrade", value, {"upgrade": v.UPGRADE.say(UPGRADE_OF[stock])})


def by_old_world(card: int, value: int) -> Cause:
    return Cause("old_world", value, {"old_world": v.OLD_WORLD.say(card)})


def printed(s: ChaosState, stock: int, table: Ints, upgraded: Ints) -> list[Cause]:
    causes = [Cause("printed", table[stock])]
    if has_upgrade(s, stock) and upgraded[stock] != table[stock]:
        causes.append(by_upgrade(stock, upgraded[stock] - table[stock]))
    return causes


def at_least(causes: list[Cause], least: int) -> list[Cause]:
    short = least - total(causes)
    if short > 0:
        causes.append(Cause("least", short, {"least": least}))
    return causes


def attack_causes(s: ChaosState, region: int, piece: int) -> list[Cause]:
    causes = printed(s, PIECE_STOCK[piece], ATTACK, UPGRADED_ATTACK)
    for place in places(region):
        card = text_at(s, place)
        if card >= 0 and ENEMY_ATTACK[card] and CARD_GOD[card] != PIECE_GOD[piece]:
            causes.append(by_text(card, ENEMY_ATTACK[card]))
    return at_least(causes, 0)


def defense_causes(s: ChaosState, region: int, piece: int) -> list[Cause]:
    causes = printed(s, PIECE_STOCK[piece], DEFENSE, UPGRADED_DEFENSE)
    for place in places(region):
        card = text_at(s, place)
        if card >= 0:
            change = OWN_DEFENSE[card] if CARD_GOD[card] == PIECE_GOD[piece] else ENEMY_DEFENSE[card]
            if change:
                causes.append(by_text(card, change))
    return at_least(causes, 1)


def summon_cost_causes(s: ChaosState, piece: int, source: int, region: int) -> list[Cause]:
    stock = PIECE_STOCK[piece]
    causes = printed(s, stock, COST, UPGRADED_COST)
    if is_free(s, piece, region):
        causes.append(by_upgrade(stock, -total(causes)))
    wardens = on_track(s, MOVING_COSTS)
    if source < REGION_COUNT and wardens >= 0:
        causes.append(by_old_world(wardens, LASTING_AMOUNT[wardens]))
    return causes


def card_cost_causes(s: ChaosState, card: int, region: int) -> list[Cause]:
    causes = [Cause("printed", CARD_COST[card])]
    if DISCOUNT[card] and total_corruption(s, region) >= DISCOUNT_FROM[card]:
        causes.append(by_text(card, -min(DISCOUNT[card], CARD_COST[card])))
    for place in places(region):
        other = text_at(s, place)
        if other >= 0 and OTHERS_PAY[other] and CARD_GOD[other] != CARD_GOD[card]:
            causes.append(by_text(other, OTHERS_PAY[other]))
    return causes


def domination_causes(s: ChaosState, region: int, god: int) -> list[Cause]:
    causes: list[Cause] = []
    throne = pact = -1
    for place in places(region):
        card = s.slots[place]
        if CARD_GOD[card] < 0:
            continue
        text = text_at(s, place)
        if text >= 0 and COUNTS_NO_FIGURES[text]:
            pact = text
        if CARD_GOD[card] != god:
            continue
        if CARD_COST[card]:
            causes.append(Cause("card", CARD_COST[card], {"card": v.CARD.say(card)}))
        if text >= 0:
            if COUNTS_ATTACK[text]:
                throne = text
            tokens = PER_OWN_CORRUPTION[text] * s.corruption[region * 4 + god]
            tokens += PER_NOBLE_OR_HERO[text] * (s.tokens[region * 6 + NOBLE] + s.tokens[region * 6 + HERO])
            if tokens:
                causes.append(by_text(text, tokens))
    return figure_causes(s, region, god, throne, pact) + causes


def figure_causes(s: ChaosState, region: int, god: int, throne: int, pact: int) -> list[Cause]:
    count = s.present[region * 4 + god]
    if not count:
        return []
    if pact >= 0:
        return [Cause("figures", count, {"n": count}), by_text(pact, -count)]
    if throne >= 0:
        return [by_text(throne, sum([count_at(s, region, p) * attack(s, region, p) for p in PIECES_OF[god]]))]
    causes = [Cause("figures", count, {"n": count})]
    for piece in PIECES_OF[god]:
        extra = (weight(s, piece) - 1) * count_at(s, region, piece)
        if extra:
            causes.append(by_upgrade(PIECE_STOCK[piece], extra))
    return causes


def resistance_causes(s: ChaosState, region: int) -> list[Cause]:
    causes = [Cause("printed", VALUE[region])]
    skaven = s.tokens[region * 6 + SKAVEN]
    if skaven:
        causes.append(Cause("skaven", -skaven, {"n": skaven}))
    for place in places(region):
        card = text_at(s, place)
        if card >= 0 and CARD_RESISTANCE[card]:
            causes.append(by_text(card, CARD_RESISTANCE[card]))
    for card in dict.fromkeys(s.track):
        if TOKENS_RESIST[card]:
            tokens = s.tokens[region * 6 + LASTING_TOKEN[card]]
            if tokens:
                causes.append(by_old_world(card, LASTING_AMOUNT[card] * (tokens if counts_per_token(card) else 1)))
    return at_least(causes, 0)


def conquest_causes(s: ChaosState, region: int) -> list[Cause]:
    nobles = s.tokens[region * 6 + NOBLE]
    causes = [Cause("printed", VALUE[region])]
    if nobles:
        causes.append(Cause("nobles", nobles, {"n": nobles}))
    return causes


def dice_causes(s: ChaosState, region: int, god: int) -> list[Cause]:
    """All dice of a battle, those that are rolled early included."""
    causes: list[Cause] = []
    if god == KHORNE:
        for place in places(region):
            card = text_at(s, place)
            if card >= 0 and EARLY_DICE[card]:
                causes.append(by_text(card, EARLY_DICE[card]))
    for piece in PIECES_OF[god]:
        count = count_at(s, region, piece)
        value = attack(s, region, piece)
        if count and value:
            key = "early_figures" if rolls_early(s, piece) else "dice_of_figures"
            causes.append(Cause(key, count * value, {"figure": figure_slug(piece), "n": count, "attack": value}))
    return causes


def figure_slug(piece: int) -> str:
    slug: str = FOLLOWERS[PIECE_STOCK[piece]]["id"]
    return slug

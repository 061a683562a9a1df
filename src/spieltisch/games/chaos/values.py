"""Numbers of a position; whoever asks gets their causes as well: "3 = 2 printed + 1 Rain of Pus".

Printed values never change. Search asks thousands of times without causes, so where no card can matter the printed
value is the answer.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import Cause, Causes, Domain, Ints, i64, zeros

from . import vocabulary as v
from .data import (
    CARD_GOD,
    COUNTS_ATTACK,
    COUNTS_NO_FIGURES,
    FOLLOWERS,
    GOD_COUNT,
    HERO,
    KHORNE,
    NOBLE,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    ROLLS_EARLY,
    SKAVEN,
    STOCK_COUNT,
    UPGRADE_OF,
    VALUE,
    marks,
    mask_of,
)
from .rules import (
    NOBODY,
    has_target,
    has_text,
    has_upgrade,
    is_bare,
    is_free,
    is_silenced,
    on_track,
    rolls_early,
    text_with,
    total_corruption,
)
from .state import ChaosState

_EARLY: Final[i64] = mask_of([UPGRADE_OF[stock] for stock in range(STOCK_COUNT) if ROLLS_EARLY[stock]])
_COUNTS: Final = marks([none + own > 0 for none, own in zip(COUNTS_NO_FIGURES, COUNTS_ATTACK, strict=True)])


# -- causes


def by(causes: Causes, value: i64, domain: Domain, thing: i64, key: str = "") -> i64:
    """The value; where somebody asks, with a line of its own that names its thing."""
    if causes is not None and value:
        causes.append(Cause(key or domain.name, value, {domain.name: domain.say(thing)}))
    return value


def by_count(causes: Causes, value: i64, key: str) -> i64:
    if causes is not None and value:
        causes.append(Cause(key, value, {"n": value if value > 0 else -value}))
    return value


def printed(causes: Causes, value: i64) -> i64:
    if causes is not None:
        causes.append(Cause("printed", value))
    return value


def at_least(causes: Causes, value: i64, least: i64) -> i64:
    if value >= least:
        return value
    if causes is not None:
        causes.append(Cause("least", least - value, {"least": least}))
    return least


def of_stock(s: ChaosState, stock: i64, table: Ints, upgraded: Ints, causes: Causes) -> i64:
    """A number of the power sheet, on the side that lies up."""
    value = upgraded[stock] if s.upgrades >> UPGRADE_OF[stock] & 1 else table[stock]
    if causes is not None:
        printed(causes, table[stock])
        by(causes, value - table[stock], v.UPGRADE, UPGRADE_OF[stock])
    return value


def of_texts(s: ChaosState, region: i64, table: Ints, causes: Causes = None) -> i64:
    """The sum of a printed number over the cards in force in the region."""
    slots = s.slots
    value: i64 = 0
    if not (table[slots[region * 2]] or table[slots[region * 2 + 1]]):
        return value
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        if table[card] and not is_silenced(s, place):
            value += by(causes, table[card], v.CARD, card, "text")
    return value


# -- figures


def attack(s: ChaosState, region: i64, piece: i64, causes: Causes = None) -> i64:
    value = of_stock(s, PIECE_STOCK[piece], s.box.attack, s.box.upgraded_attack, causes)
    slots, lowers = s.slots, s.box.enemy_attack
    if not value or not (lowers[slots[region * 2]] or lowers[slots[region * 2 + 1]]):
        return value
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        if lowers[card] and CARD_GOD[card] != PIECE_GOD[piece] and not is_silenced(s, place):
            value += by(causes, lowers[card], v.CARD, card, "text")
    return at_least(causes, value, 0)


def defense(s: ChaosState, region: i64, piece: i64, causes: Causes = None) -> i64:
    value = of_stock(s, PIECE_STOCK[piece], s.box.defense, s.box.upgraded_defense, causes)
    slots, changes = s.slots, s.box.changes_defense
    if not (changes[slots[region * 2]] or changes[slots[region * 2 + 1]]):
        return value
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        change = s.box.own_defense[card] if CARD_GOD[card] == PIECE_GOD[piece] else s.box.enemy_defense[card]
        if change and not is_silenced(s, place):
            value += by(causes, change, v.CARD, card, "text")
    return at_least(causes, value, 1)


# -- prices


def summon_cost(s: ChaosState, piece: i64, source: i64, region: i64, causes: Causes = None) -> i64:
    """What it costs to bring this piece from the reserve (REGION_COUNT) or a region to another region."""
    stock = PIECE_STOCK[piece]
    cost = of_stock(s, stock, s.box.cost, s.box.upgraded_cost, causes)
    if is_free(s, piece, region):
        cost += by(causes, -cost, v.UPGRADE, UPGRADE_OF[stock])
    if source < REGION_COUNT:
        wardens = on_track(s, s.box.moving_costs)
        if wardens >= 0:
            cost += by(causes, s.box.lasting_amount[wardens], v.OLD_WORLD, wardens)
    return cost


def card_cost(s: ChaosState, card: i64, region: i64, causes: Causes = None) -> i64:
    cost = s.box.card_cost[card]
    if causes is not None:
        printed(causes, cost)
    if s.box.discount[card] and total_corruption(s, region) >= s.box.discount_from[card]:
        cost += by(causes, -min(s.box.discount[card], cost), v.CARD, card, "text")
    slots, dearer = s.slots, s.box.others_pay
    if not (dearer[slots[region * 2]] or dearer[slots[region * 2 + 1]]):
        return cost
    for place in range(region * 2, region * 2 + 2):
        other = slots[place]
        if dearer[other] and CARD_GOD[other] != CARD_GOD[card] and not is_silenced(s, place):
            cost += by(causes, dearer[other], v.CARD, other, "text")
    return cost


def has_printed_prices(s: ChaosState) -> bool:
    """Whether nothing in play could change a price, but for cards with a discount of their own."""
    box = s.box
    if s.upgrades & box.repriced or on_track(s, box.moving_costs) >= 0:
        return False
    for card in box.making_dearer:
        if card in s.slots:
            return False
    return True


# -- dice


def dice(s: ChaosState, region: i64, god: i64, causes: Causes = None) -> i64:
    """All dice of a battle, those that are rolled early included."""
    start = start_of_battle_dice(s, region, causes) if god == KHORNE else 0
    return start + early_dice(s, region, god, causes) + battle_dice(s, region, god, causes)


def battle_dice(s: ChaosState, region: i64, god: i64, causes: Causes = None) -> i64:
    """Dice of the normal roll: attack values of all figures, also those laid down."""
    left = s.present[region * 4 + god]
    if not left:
        return 0
    at = region * PIECE_COUNT
    early = s.upgrades & _EARLY
    number: i64 = 0
    for piece in PIECES_OF[god]:
        count = s.figures[at + piece]
        if count:
            if not early or not rolls_early(s, piece):
                if causes is None:
                    number += count * attack(s, region, piece)
                else:
                    number += of_figures(s, region, piece, count, "dice_of_figures", causes)
            left -= count
            if not left:
                break
    return number


def early_dice(s: ChaosState, region: i64, god: i64, causes: Causes = None) -> i64:
    """Dice of the figures that roll before all others."""
    if not s.upgrades & _EARLY:
        return 0
    number: i64 = 0
    for piece in PIECES_OF[god]:
        count = s.figures[region * PIECE_COUNT + piece]
        if count and rolls_early(s, piece):
            number += of_figures(s, region, piece, count, "early_figures", causes)
    return number


def of_figures(s: ChaosState, region: i64, piece: i64, count: i64, key: str, causes: Causes) -> i64:
    value = attack(s, region, piece)
    if causes is not None and value:
        figure = FOLLOWERS[PIECE_STOCK[piece]]["id"]
        causes.append(Cause(key, count * value, {"figure": figure, "n": count, "attack": value}))
    return count * value


def start_of_battle_dice(s: ChaosState, region: i64, causes: Causes = None) -> i64:
    return of_texts(s, region, s.box.early_dice, causes)


def is_contested(s: ChaosState, region: i64) -> bool:
    """Somebody has dice there, and somebody or something to hit."""
    if s.seat_of[KHORNE] >= 0 and has_text(s, region, s.box.early_dice) and has_target(s, region, KHORNE):
        return True
    here = region * 4
    present = s.present
    for god in range(GOD_COUNT):
        if present[here + god] and has_target(s, region, god):
            if battle_dice(s, region, god) or early_dice(s, region, god):
                return True
    return False


# -- domination


def domination(s: ChaosState, region: i64, god: i64, causes: Causes = None) -> i64:
    """His figures or their attack, printed costs of his cards, and what their texts add."""
    count = s.present[region * 4 + god]
    if is_bare(s, region) and not s.upgrades & s.box.heavier:
        return count if causes is None else by_count(causes, count, "figures")
    value = weight_of_figures(s, region, god, count, causes) if count else 0
    slots = s.slots
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        if CARD_GOD[card] == god:
            value += by(causes, s.box.card_cost[card], v.CARD, card)
            if not is_silenced(s, place):
                more = s.box.per_own_corruption[card] * s.corruption[region * 4 + god]
                more += s.box.per_noble_or_hero[card] * (s.tokens[region * 6 + NOBLE] + s.tokens[region * 6 + HERO])
                value += by(causes, more, v.CARD, card, "text")
    return value


def weight_of_figures(s: ChaosState, region: i64, god: i64, count: i64, causes: Causes) -> i64:
    text = counting_text(s, region, god)
    value = count if text < 0 and not s.upgrades & s.box.heavier else sum_of_weights(s, region, god)
    if causes is not None:
        if text >= 0 and COUNTS_ATTACK[text]:
            return by(causes, value, v.CARD, text, "text")
        by_count(causes, count, "figures")
        if text >= 0:
            by(causes, -count, v.CARD, text, "text")
        elif value > count:
            _by_upgrades(s, region, god, causes)
    return value


def sum_of_weights(s: ChaosState, region: i64, god: i64) -> i64:
    value: i64 = 0
    for piece in PIECES_OF[god]:
        number = s.figures[region * PIECE_COUNT + piece]
        if number:
            value += number * weight(s, region, piece)
    return value


def _by_upgrades(s: ChaosState, region: i64, god: i64, causes: Causes) -> None:
    for piece in PIECES_OF[god]:
        extra = (weight(s, region, piece) - 1) * s.figures[region * PIECE_COUNT + piece]
        by(causes, extra, v.UPGRADE, UPGRADE_OF[PIECE_STOCK[piece]])


def weight(s: ChaosState, region: i64, piece: i64) -> i64:
    """As how many figures it counts for domination."""
    text = counting_text(s, region, PIECE_GOD[piece])
    if text >= 0:
        return attack(s, region, piece) if COUNTS_ATTACK[text] else 0
    stock = PIECE_STOCK[piece]
    return s.box.upgraded_domination[stock] if has_upgrade(s, stock) else 1


def counting_text(s: ChaosState, region: i64, god: i64) -> i64:
    """The card that says how figures count there: not at all, or his own by their attack; else NOBODY."""
    if not (_COUNTS[s.slots[region * 2]] or _COUNTS[s.slots[region * 2 + 1]]):
        return NOBODY
    pact = text_with(s, region, COUNTS_NO_FIGURES)
    if pact >= 0:
        return pact
    throne = text_with(s, region, COUNTS_ATTACK)
    return throne if CARD_GOD[throne] == god else NOBODY


def resistance(s: ChaosState, region: i64, causes: Causes = None) -> i64:
    value = VALUE[region] - s.tokens[region * 6 + SKAVEN]
    if causes is not None:
        by_count(causes, value - printed(causes, VALUE[region]), "skaven")
    value += of_texts(s, region, s.box.card_resistance, causes)
    seen = NOBODY
    for card in s.track:
        if s.box.tokens_resist[card] and card != seen:
            tokens = s.tokens[region * 6 + s.box.lasting_token[card]]
            more = s.box.lasting_amount[card] * (tokens if s.box.per_token[card] else min(tokens, 1))
            value += by(causes, more, v.OLD_WORLD, card)
            seen = card
    return at_least(causes, value, 0)


def conquest(s: ChaosState, region: i64, causes: Causes = None) -> i64:
    """Points for dominating the region."""
    return printed(causes, VALUE[region]) + by_count(causes, s.tokens[region * 6 + NOBLE], "nobles")


def dominator(s: ChaosState, region: i64) -> i64:
    """The one god with the highest value, if it is above the resistance; a tie at the top means nobody."""
    left = CARD_GOD[s.slots[region * 2]]
    right = CARD_GOD[s.slots[region * 2 + 1]]
    is_laid = left >= 0 or right >= 0
    here = region * 4
    present = s.present
    values = zeros(GOD_COUNT)
    is_held = False
    for god in range(GOD_COUNT):
        if present[here + god] or (is_laid and god in (left, right)):
            values[god] = domination(s, region, god)
            is_held = True
    return alone_above(values, resistance(s, region)) if is_held else NOBODY


def alone_above(values: Ints, highest: i64) -> i64:
    """The god with the highest of the values, above the resistance; nobody where two have it."""
    best = NOBODY
    for god in range(GOD_COUNT):
        if values[god] > highest:
            best = god
            highest = values[god]
        elif values[god] == highest:
            best = NOBODY
    return best

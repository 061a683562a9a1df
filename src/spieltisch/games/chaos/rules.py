"""Questions about a position, each pure and fast. The same answers with their causes are in causes.py."""

from __future__ import annotations

from typing import Final

from .data import (
    ALL_REGIONS,
    ATTACK,
    BEYOND_THREAT,
    BLOCK_SLOT,
    CARD_COST,
    CARD_GOD,
    CARD_MAGIC,
    CARD_RESISTANCE,
    COST,
    COUNTS_ATTACK,
    COUNTS_NO_FIGURES,
    CULTISTS_OF,
    DEFENSE,
    DISCOUNT,
    DISCOUNT_FROM,
    EARLY_DICE,
    ENEMY_ATTACK,
    ENEMY_DEFENSE,
    FORBID_BATTLE,
    FORBID_CORRUPTION,
    FORBID_MAGIC,
    FORBIDS_BATTLE,
    FORBIDS_CORRUPTION,
    FORBIDS_LEAVING,
    FORBIDS_TEXTS,
    FREE_WHERE_ALONE,
    HERO,
    IS_SHIELDED,
    IS_SPENT,
    LASTING_AMOUNT,
    LASTING_TOKEN,
    MOVING_COSTS,
    NOBLE,
    OLD_WORLD,
    ONLY_SIXES,
    OTHERS_PAY,
    OWN_DEFENSE,
    PEASANT,
    PER_NOBLE_OR_HERO,
    PER_OWN_CORRUPTION,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_STOCK,
    PIECES_OF,
    REACH,
    REGION_COUNT,
    REGIONS_IN,
    ROLLS_EARLY,
    SKAVEN,
    STOCK_COUNT,
    TICKS,
    TOKENS_RESIST,
    UPGRADE_OF,
    UPGRADED_ATTACK,
    UPGRADED_COST,
    UPGRADED_DEFENSE,
    UPGRADED_DOMINATION,
    UPGRADED_MAGIC,
    VALUE,
    WARPSTONE,
    mask_of,
)
from .state import EMPTY, HORROR_ON_SLOT, ChaosState

NOBODY: Final = -1


def _near(home: int) -> int:
    mask = 0
    for region in REGIONS_IN[home]:
        mask |= REACH[region]
    return mask or ALL_REGIONS


WITHIN_REACH: Final = tuple([_near(home) for home in range(ALL_REGIONS + 1)])
_HEAVIER: Final = mask_of([UPGRADE_OF[stock] for stock in range(STOCK_COUNT) if UPGRADED_DOMINATION[stock] != 1])
_EARLY: Final = mask_of([UPGRADE_OF[stock] for stock in range(STOCK_COUNT) if ROLLS_EARLY[stock]])
_CHANGES_DEFENSE: Final = tuple([own != 0 or enemy != 0 for own, enemy in zip(OWN_DEFENSE, ENEMY_DEFENSE, strict=True)])
_PER_TOKEN: Final = tuple([bool(card["lasting"].get("per_token", False)) for card in OLD_WORLD])


# -- cards


def is_silenced(s: ChaosState, place: int) -> bool:
    """Changer of Ways on the other slot: whatever lies here has no text."""
    return FORBIDS_TEXTS[s.slots[place ^ 1]]


def text_at(s: ChaosState, place: int) -> int:
    """The card on a slot if its text is in force there, else EMPTY."""
    card = s.slots[place]
    return EMPTY if card == HORROR_ON_SLOT or is_silenced(s, place) else card


def is_cancelled(s: ChaosState, place: int) -> bool:
    return s.slots[place] != EMPTY and text_at(s, place) == EMPTY


def is_bare(s: ChaosState, region: int) -> bool:
    """Whether both slots of the region are empty, which is the usual case."""
    return s.slots[region * 2] < 0 and s.slots[region * 2 + 1] < 0


def has_text(s: ChaosState, region: int, table: tuple[bool, ...]) -> bool:
    """Whether a card with that property is in force in the region."""
    place = region * 2
    slots = s.slots
    if table[slots[place]] and not is_silenced(s, place):
        return True
    return table[slots[place + 1]] and not is_silenced(s, place + 1)


def text_sum(s: ChaosState, region: int, table: tuple[int, ...]) -> int:
    """The sum of a printed number over the cards in force in the region."""
    place = region * 2
    slots = s.slots
    left = table[slots[place]]
    right = table[slots[place + 1]]
    if left and is_silenced(s, place):
        left = 0
    if right and is_silenced(s, place + 1):
        right = 0
    return left + right


def on_track(s: ChaosState, effect: tuple[bool, ...]) -> int:
    """The old world card on the track that has this lasting effect, else NOBODY."""
    first, second = s.track
    if effect[first]:
        return first
    return second if effect[second] else NOBODY


def is_under(s: ChaosState, region: int, effect: tuple[bool, ...]) -> bool:
    """Whether a lasting effect that is bound to a token reaches this region."""
    card = on_track(s, effect)
    return card >= 0 and s.tokens[region * 6 + LASTING_TOKEN[card]] > 0


def regions_under(s: ChaosState, effect: tuple[bool, ...]) -> int:
    """Bits of the regions that such an effect reaches."""
    first, second = s.track
    if not effect[first] and not effect[second]:
        return 0
    return with_token(s, LASTING_TOKEN[first if effect[first] else second])


def with_token(s: ChaosState, token: int) -> int:
    """Bits of the regions in which such a token lies."""
    mask = 0
    for region, count in enumerate(s.tokens[token::6]):
        if count:
            mask |= 1 << region
    return mask


# -- threat


def threat(s: ChaosState, god: int) -> int:
    return TICKS[god][s.dial[god]][0]


def gods_in_play(s: ChaosState) -> list[int]:
    return sorted(s.god_of)


def lowest_threat(s: ChaosState) -> int:
    best = NOBODY
    lowest = BEYOND_THREAT + 1
    for god in range(4):
        if s.seat_of[god] >= 0 and threat(s, god) < lowest:
            best, lowest = god, threat(s, god)
    return best


def by_threat(s: ChaosState) -> list[int]:
    """Gods, highest threat first."""
    return sorted(gods_in_play(s), key=lambda god: -threat(s, god))


# -- followers


def has_upgrade(s: ChaosState, stock: int) -> bool:
    return bool(s.upgrades >> UPGRADE_OF[stock] & 1)


def count_at(s: ChaosState, region: int, piece: int) -> int:
    return s.figures[region * PIECE_COUNT + piece]


def attack(s: ChaosState, region: int, piece: int) -> int:
    stock = PIECE_STOCK[piece]
    value = UPGRADED_ATTACK[stock] if s.upgrades >> UPGRADE_OF[stock] & 1 else ATTACK[stock]
    slots = s.slots
    if not value or not (ENEMY_ATTACK[slots[region * 2]] or ENEMY_ATTACK[slots[region * 2 + 1]]):
        return value
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        if ENEMY_ATTACK[card] and CARD_GOD[card] != PIECE_GOD[piece] and not is_silenced(s, place):
            value += ENEMY_ATTACK[card]
    return max(value, 0)


def defense(s: ChaosState, region: int, piece: int) -> int:
    stock = PIECE_STOCK[piece]
    value = UPGRADED_DEFENSE[stock] if s.upgrades >> UPGRADE_OF[stock] & 1 else DEFENSE[stock]
    slots = s.slots
    if not (_CHANGES_DEFENSE[slots[region * 2]] or _CHANGES_DEFENSE[slots[region * 2 + 1]]):
        return value
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        change = OWN_DEFENSE[card] if CARD_GOD[card] == PIECE_GOD[piece] else ENEMY_DEFENSE[card]
        if change and not is_silenced(s, place):
            value += change
    return max(value, 1)


def needs_sixes(s: ChaosState, piece: int) -> bool:
    stock = PIECE_STOCK[piece]
    return bool(ONLY_SIXES[stock]) and has_upgrade(s, stock)


def summon_cost(s: ChaosState, piece: int, source: int, region: int) -> int:
    """What it costs to bring this piece from the reserve (REGION_COUNT) or a region to another region."""
    stock = PIECE_STOCK[piece]
    if is_free(s, piece, region):
        cost = 0
    else:
        cost = UPGRADED_COST[stock] if s.upgrades >> UPGRADE_OF[stock] & 1 else COST[stock]
    if source < REGION_COUNT:
        wardens = on_track(s, MOVING_COSTS)
        if wardens >= 0:
            cost += LASTING_AMOUNT[wardens]
    return cost


def is_free(s: ChaosState, piece: int, region: int) -> bool:
    """An upgraded leper that has not yet used it this round, into a region where its commander has no figure."""
    stock = PIECE_STOCK[piece]
    return (
        bool(FREE_WHERE_ALONE[stock])
        and not IS_SPENT[piece]
        and has_upgrade(s, stock)
        and not s.present[region * 4 + PIECE_GOD[piece]]
    )


def reach(s: ChaosState, god: int) -> int:
    """Where he may summon: his own regions and their neighbours, anywhere if he has no figure."""
    return WITHIN_REACH[s.home[god]]


def may_leave(s: ChaosState, region: int, god: int) -> bool:
    """Field of Carnage holds everybody but its owner's figures."""
    slots = s.slots
    if not (FORBIDS_LEAVING[slots[region * 2]] or FORBIDS_LEAVING[slots[region * 2 + 1]]):
        return True
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        if FORBIDS_LEAVING[card] and CARD_GOD[card] != god and not is_silenced(s, place):
            return False
    return True


# -- playing cards


def is_blocked(s: ChaosState, place: int) -> bool:
    """The Horned One's Due takes the right slot where skaven are."""
    return place & 1 == 1 and is_under(s, place >> 1, BLOCK_SLOT)


def open_slot(s: ChaosState, region: int) -> int:
    """The leftmost slot on which a card can be played, else NOBODY."""
    if s.ruin[region]:
        return NOBODY
    place = region * 2
    if s.slots[place] == EMPTY:
        return place
    if s.slots[place + 1] == EMPTY and not is_blocked(s, place + 1):
        return place + 1
    return NOBODY


def total_corruption(s: ChaosState, region: int) -> int:
    at = region * 4
    corruption = s.corruption
    return corruption[at] + corruption[at + 1] + corruption[at + 2] + corruption[at + 3]


def card_cost(s: ChaosState, card: int, region: int) -> int:
    cost = CARD_COST[card]
    if DISCOUNT[card] and total_corruption(s, region) >= DISCOUNT_FROM[card]:
        cost = max(cost - DISCOUNT[card], 0)
    slots = s.slots
    if not (OTHERS_PAY[slots[region * 2]] or OTHERS_PAY[slots[region * 2 + 1]]):
        return cost
    for place in range(region * 2, region * 2 + 2):
        other = slots[place]
        if OTHERS_PAY[other] and CARD_GOD[other] != CARD_GOD[card] and not is_silenced(s, place):
            cost += OTHERS_PAY[other]
    return cost


def is_magic_forbidden(s: ChaosState, region: int) -> bool:
    return is_under(s, region, FORBID_MAGIC)


def magic_symbols(s: ChaosState, region: int) -> int:
    """Symbols on cards count even when the text is cancelled; upgraded Lords of Change bring their own."""
    symbols = CARD_MAGIC[s.slots[region * 2]] + CARD_MAGIC[s.slots[region * 2 + 1]]
    for god in range(4):
        if s.present[region * 4 + god]:
            for piece in PIECES_OF[god]:
                stock = PIECE_STOCK[piece]
                if UPGRADED_MAGIC[stock] and has_upgrade(s, stock):
                    symbols += UPGRADED_MAGIC[stock] * count_at(s, region, piece)
    return symbols


# -- battle


def may_fight(s: ChaosState, region: int) -> bool:
    return not has_text(s, region, FORBIDS_BATTLE) and not is_under(s, region, FORBID_BATTLE)


def standing(s: ChaosState, region: int, piece: int) -> int:
    """Figures of this piece that have not been laid down."""
    return s.figures[region * PIECE_COUNT + piece] - (s.down[piece] if s.battle_region == region else 0)


def has_target(s: ChaosState, region: int, god: int) -> bool:
    """Somebody or something there that the god's dice could hit."""
    if s.tokens[region * 6 + PEASANT]:
        return True
    at = region * PIECE_COUNT
    for other in range(4):
        if other != god and s.present[region * 4 + other]:
            for piece in PIECES_OF[other]:
                if s.figures[at + piece] and not IS_SHIELDED[piece] and standing(s, region, piece):
                    return True
    return False


def rolls_early(s: ChaosState, piece: int) -> bool:
    stock = PIECE_STOCK[piece]
    return bool(ROLLS_EARLY[stock]) and has_upgrade(s, stock)


def battle_dice(s: ChaosState, region: int, god: int) -> int:
    """Dice of the normal roll: attack values of all figures, also those laid down."""
    left = s.present[region * 4 + god]
    if not left:
        return 0
    at = region * PIECE_COUNT
    early = s.upgrades & _EARLY
    dice = 0
    for piece in PIECES_OF[god]:
        count = s.figures[at + piece]
        if count:
            if not early or not rolls_early(s, piece):
                dice += count * attack(s, region, piece)
            left -= count
            if not left:
                break
    return dice


def early_dice(s: ChaosState, region: int, god: int) -> int:
    """Dice of the figures that roll before all others."""
    if not s.upgrades & _EARLY:
        return 0
    dice = 0
    for piece in PIECES_OF[god]:
        count = s.figures[region * PIECE_COUNT + piece]
        if count and rolls_early(s, piece):
            dice += count * attack(s, region, piece)
    return dice


def start_of_battle_dice(s: ChaosState, region: int) -> int:
    return text_sum(s, region, EARLY_DICE)


# -- domination


def domination(s: ChaosState, region: int, god: int) -> int:
    """Printed costs of his cards, what their texts add, and his figures or their attack."""
    if is_bare(s, region) and not s.upgrades & _HEAVIER:
        return s.present[region * 4 + god]
    value = 0
    by_attack = False
    for place in range(region * 2, region * 2 + 2):
        card = s.slots[place]
        if CARD_GOD[card] == god:
            value += CARD_COST[card]
            if not is_silenced(s, place):
                by_attack = by_attack or COUNTS_ATTACK[card]
                value += PER_OWN_CORRUPTION[card] * s.corruption[region * 4 + god]
                value += PER_NOBLE_OR_HERO[card] * (s.tokens[region * 6 + NOBLE] + s.tokens[region * 6 + HERO])
    count = s.present[region * 4 + god]
    if not count or has_text(s, region, COUNTS_NO_FIGURES):
        return value
    if not by_attack and not s.upgrades & _HEAVIER:
        return value + count
    for piece in PIECES_OF[god]:
        count = s.figures[region * PIECE_COUNT + piece]
        if count:
            value += count * (attack(s, region, piece) if by_attack else weight(s, piece))
    return value


def weight(s: ChaosState, piece: int) -> int:
    """As how many figures it counts for domination."""
    stock = PIECE_STOCK[piece]
    return UPGRADED_DOMINATION[stock] if has_upgrade(s, stock) else 1


def resistance(s: ChaosState, region: int) -> int:
    value = VALUE[region] - s.tokens[region * 6 + SKAVEN] + text_sum(s, region, CARD_RESISTANCE)
    seen = NOBODY
    for card in s.track:
        if TOKENS_RESIST[card] and card != seen:
            tokens = s.tokens[region * 6 + LASTING_TOKEN[card]]
            value += LASTING_AMOUNT[card] * (tokens if _PER_TOKEN[card] else min(tokens, 1))
            seen = card
    return max(value, 0)


def counts_per_token(card: int) -> bool:
    return _PER_TOKEN[card]


def conquest(s: ChaosState, region: int) -> int:
    return VALUE[region] + s.tokens[region * 6 + NOBLE]


def dominator(s: ChaosState, region: int) -> int:
    """The one god with the highest value, if it is above the resistance; a tie at the top means nobody."""
    best = NOBODY
    highest = 0
    left = CARD_GOD[s.slots[region * 2]]
    right = CARD_GOD[s.slots[region * 2 + 1]]
    for god in range(4):
        if s.present[region * 4 + god] or god in (left, right):
            value = domination(s, region, god)
            if value > highest:
                best, highest = god, value
            elif value == highest:
                best = NOBODY
    return best if best >= 0 and highest > resistance(s, region) else NOBODY


# -- corruption and ruin


def unruined(s: ChaosState) -> int:
    """Bits of the regions that still stand."""
    if s.ruin.count(0) == REGION_COUNT:
        return ALL_REGIONS
    mask = 0
    for region in range(REGION_COUNT):
        if not s.ruin[region]:
            mask |= 1 << region
    return mask


def may_corrupt(s: ChaosState, region: int) -> bool:
    """What forbids wins: ruined regions, Battle Cry, the Grail."""
    return (
        not s.ruin[region]
        and not has_text(s, region, FORBIDS_CORRUPTION)
        and not is_under(s, region, FORBID_CORRUPTION)
    )


def cultists(s: ChaosState, region: int, god: int) -> int:
    number = 0
    for piece in CULTISTS_OF[god]:
        number += s.figures[region * PIECE_COUNT + piece]
    return number


def toward_ruin(s: ChaosState, region: int) -> int:
    return total_corruption(s, region) + s.tokens[region * 6 + WARPSTONE]


def ruins(s: ChaosState) -> int:
    number = 0
    for card in s.ruin:
        if card:
            number += 1
    return number

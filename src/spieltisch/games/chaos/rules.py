"""Questions about a position, each pure and fast: what may be done, who and what is where. Numbers are in `values`."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints, i64, ints, vec

from .data import (
    ALL_REGIONS,
    BEYOND_THREAT,
    CARD_GOD,
    CARDS_OF,
    CULTISTS_OF,
    FREE_WHERE_ALONE,
    GOD_COUNT,
    HERO,
    IS_SHIELDED,
    IS_SPENT,
    NOBLE,
    NURGLE,
    PEASANT,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_STOCK,
    PIECES_OF,
    POPULOUS,
    REACH,
    REGION_COUNT,
    REGIONS_IN,
    ROLLS_EARLY,
    SILENCES,
    SLAANESH,
    THREATS,
    TZEENTCH,
    UPGRADE_OF,
    WARPSTONE,
)
from .state import EMPTY, HORROR_ON_SLOT, ChaosState

NOBODY: Final[i64] = -1


def held(s: ChaosState, god: i64) -> Ints:
    """How many of each card are in its hand; where only people know it, how many may be there."""
    if not s.unknown >> s.seat_of[god] & 1:
        return s.hand
    hand = s.hand[:]
    if sum([hand[card] for card in CARDS_OF[god]]):
        for card in s.deck[god]:
            hand[card] += 1
    return hand


def _near(home: i64) -> i64:
    mask = 0
    for region in REGIONS_IN[home]:
        mask |= REACH[region]
    return mask or ALL_REGIONS


WITHIN_REACH: Final = ints([_near(home) for home in range(ALL_REGIONS + 1)])


# -- cards


def is_silenced(s: ChaosState, place: i64) -> bool:
    """Changer of Ways on the other slot: whatever lies here has no text."""
    return SILENCES[s.slots[place ^ 1]] != 0


def text_at(s: ChaosState, place: i64) -> i64:
    """The card on a slot if its text is in force there, else EMPTY."""
    card = s.slots[place]
    return EMPTY if card == HORROR_ON_SLOT or is_silenced(s, place) else card


def is_cancelled(s: ChaosState, place: i64) -> bool:
    return s.slots[place] != EMPTY and text_at(s, place) == EMPTY


def is_bare(s: ChaosState, region: i64) -> bool:
    """Whether both slots of the region are empty, which is the usual case."""
    return s.slots[region * 2] < 0 and s.slots[region * 2 + 1] < 0


def has_empty_slot(s: ChaosState, region: i64) -> bool:
    return s.slots[region * 2] == EMPTY or s.slots[region * 2 + 1] == EMPTY


def text_with(s: ChaosState, region: i64, table: Ints) -> i64:
    """The card with that property that is in force in the region, else NOBODY."""
    place = region * 2
    slots = s.slots
    if table[slots[place]] and not is_silenced(s, place):
        return slots[place]
    return slots[place + 1] if table[slots[place + 1]] and not is_silenced(s, place + 1) else NOBODY


def has_text(s: ChaosState, region: i64, table: Ints) -> bool:
    slots = s.slots
    if not (table[slots[region * 2]] or table[slots[region * 2 + 1]]):
        return False
    return text_with(s, region, table) >= 0


def on_track(s: ChaosState, effect: Ints) -> i64:
    """The old world card on the track that has this lasting effect, else NOBODY."""
    first = s.track[0]
    if effect[first]:
        return first
    second = s.track[1]
    return second if effect[second] else NOBODY


def is_under(s: ChaosState, region: i64, effect: Ints) -> bool:
    """Whether a lasting effect that is bound to a token reaches this region."""
    card = on_track(s, effect)
    return card >= 0 and s.tokens[region * 6 + s.box.lasting_token[card]] > 0


def regions_under(s: ChaosState, effect: Ints) -> i64:
    """Bits of the regions that such an effect reaches."""
    card = on_track(s, effect)
    return with_token(s, s.box.lasting_token[card]) if card >= 0 else 0


def with_token(s: ChaosState, token: i64) -> i64:
    """Bits of the regions in which such a token lies."""
    mask: i64 = 0
    for region in range(REGION_COUNT):
        if s.tokens[region * 6 + token]:
            mask |= 1 << region
    return mask


# -- threat


def threat(s: ChaosState, god: i64) -> i64:
    return THREATS[god][s.dial[god]]


def gods_in_play(s: ChaosState) -> Ints:
    return vec[i64]([god for god in range(GOD_COUNT) if s.seat_of[god] >= 0])


def lowest_threat(s: ChaosState) -> i64:
    best = NOBODY
    lowest: i64 = BEYOND_THREAT + 1
    for god in range(GOD_COUNT):
        if s.seat_of[god] >= 0 and threat(s, god) < lowest:
            best = god
            lowest = threat(s, god)
    return best


def highest_threat_in(s: ChaosState, regions: i64) -> i64:
    """Of the gods with figures in these regions the one with the highest threat, else NOBODY."""
    best = NOBODY
    for god in range(GOD_COUNT):
        if s.home[god] & regions and (best < 0 or threat(s, god) > threat(s, best)):
            best = god
    return best


def by_threat(s: ChaosState) -> Ints:
    """Gods, highest threat first."""
    return ints(sorted(gods_in_play(s), key=lambda god: -threat(s, god)))


# -- followers


def has_upgrade(s: ChaosState, stock: i64) -> bool:
    return s.upgrades >> UPGRADE_OF[stock] & 1 != 0


def count_at(s: ChaosState, region: i64, piece: i64) -> i64:
    return s.figures[region * PIECE_COUNT + piece]


def needs_sixes(s: ChaosState, piece: i64) -> bool:
    stock = PIECE_STOCK[piece]
    return s.box.only_sixes[stock] != 0 and has_upgrade(s, stock)


def is_free(s: ChaosState, piece: i64, region: i64) -> bool:
    """An upgraded leper that has not yet used it this round, into a region where its commander has no figure."""
    stock = PIECE_STOCK[piece]
    return (
        FREE_WHERE_ALONE[stock] != 0
        and not IS_SPENT[piece]
        and has_upgrade(s, stock)
        and not s.present[region * 4 + PIECE_GOD[piece]]
    )


def reach(s: ChaosState, god: i64) -> i64:
    """Where he may summon: his own regions and their neighbours, anywhere if he has no figure."""
    return WITHIN_REACH[s.home[god]]


def may_leave(s: ChaosState, region: i64, god: i64) -> bool:
    """Field of Carnage holds everybody but its owner's figures."""
    slots, holds = s.slots, s.box.forbids_leaving
    if not (holds[slots[region * 2]] or holds[slots[region * 2 + 1]]):
        return True
    for place in range(region * 2, region * 2 + 2):
        card = slots[place]
        if holds[card] and CARD_GOD[card] != god and not is_silenced(s, place):
            return False
    return True


# -- playing cards


def is_blocked(s: ChaosState, place: i64) -> bool:
    """The Horned One's Due takes the right slot where skaven are."""
    return place & 1 == 1 and is_under(s, place >> 1, s.box.block_slot)


def open_slot(s: ChaosState, region: i64) -> i64:
    """The leftmost slot on which a card can be played, else NOBODY."""
    if s.ruin[region]:
        return NOBODY
    place = region * 2
    if s.slots[place] == EMPTY:
        return place
    if s.slots[place + 1] == EMPTY and not is_blocked(s, place + 1):
        return place + 1
    return NOBODY


def total_corruption(s: ChaosState, region: i64) -> i64:
    at = region * 4
    corruption = s.corruption
    return corruption[at] + corruption[at + 1] + corruption[at + 2] + corruption[at + 3]


def is_magic_forbidden(s: ChaosState, region: i64) -> bool:
    return is_under(s, region, s.box.forbid_magic)


def magic_symbols(s: ChaosState, region: i64) -> i64:
    """Symbols on cards count even when the text is cancelled; upgraded Lords of Change bring their own."""
    symbols = s.box.card_magic[s.slots[region * 2]] + s.box.card_magic[s.slots[region * 2 + 1]]
    for god in range(GOD_COUNT):
        if s.present[region * 4 + god]:
            for piece in PIECES_OF[god]:
                stock = PIECE_STOCK[piece]
                if s.box.upgraded_magic[stock] and has_upgrade(s, stock):
                    symbols += s.box.upgraded_magic[stock] * count_at(s, region, piece)
    return symbols


# -- battle


def rewards_corruption(s: ChaosState, god: i64, region: i64) -> bool:
    """Where two corruption tokens in a phase advance a dial, as the power sheet says."""
    if god == NURGLE:
        return POPULOUS[region] != 0
    if god == TZEENTCH:
        return magic_symbols(s, region) + s.tokens[region * 6 + WARPSTONE] >= 2
    return god == SLAANESH and s.tokens[region * 6 + NOBLE] + s.tokens[region * 6 + HERO] > 0


def may_fight(s: ChaosState, region: i64) -> bool:
    return not has_text(s, region, s.box.forbids_battle) and not is_under(s, region, s.box.forbid_battle)


def standing(s: ChaosState, region: i64, piece: i64) -> i64:
    """Figures of this piece that have not been laid down."""
    return s.figures[region * PIECE_COUNT + piece] - (s.down[piece] if s.battle_region == region else 0)


def has_target(s: ChaosState, region: i64, god: i64) -> bool:
    """Somebody or something there that the god's dice could hit."""
    if s.tokens[region * 6 + PEASANT]:
        return True
    at = region * PIECE_COUNT
    here = region * 4
    figures = s.figures
    present = s.present
    at_peace = s.battle_region != region  # nobody is laid down
    for other in range(GOD_COUNT):
        if other != god and present[here + other]:
            for piece in PIECES_OF[other]:
                if figures[at + piece] and not IS_SHIELDED[piece] and (at_peace or standing(s, region, piece)):
                    return True
    return False


def rolls_early(s: ChaosState, piece: i64) -> bool:
    stock = PIECE_STOCK[piece]
    return ROLLS_EARLY[stock] != 0 and has_upgrade(s, stock)


def tokens_if_dominating(s: ChaosState, region: i64, god: i64) -> i64:
    """The Stench of Death, for each copy in force."""
    number: i64 = 0
    for place in range(region * 2, region * 2 + 2):
        card = s.slots[place]
        if s.box.corruption_if_dominating[card] and CARD_GOD[card] == god and not is_silenced(s, place):
            number += s.box.corruption_if_dominating[card]
    return number


# -- corruption and ruin


def unruined(s: ChaosState) -> i64:
    """Bits of the regions that still stand."""
    mask: i64 = 0
    for region in range(REGION_COUNT):
        if not s.ruin[region]:
            mask |= 1 << region
    return mask


def may_corrupt(s: ChaosState, region: i64) -> bool:
    """What forbids wins: ruined regions, Battle Cry, the Grail."""
    return (
        not s.ruin[region]
        and not has_text(s, region, s.box.forbids_corruption)
        and not is_under(s, region, s.box.forbid_corruption)
    )


def cultists(s: ChaosState, region: i64, god: i64) -> i64:
    number: i64 = 0
    for piece in CULTISTS_OF[god]:
        number += s.figures[region * PIECE_COUNT + piece]
    return number


def toward_ruin(s: ChaosState, region: i64) -> i64:
    return total_corruption(s, region) + s.tokens[region * 6 + WARPSTONE]


def ruins(s: ChaosState) -> i64:
    number: i64 = 0
    for card in s.ruin:
        if card:
            number += 1
    return number

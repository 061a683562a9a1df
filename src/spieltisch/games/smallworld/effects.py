"""What happens on the map and in the trays: conquering, losing, emptying, paying. Flow and cards share these."""

from __future__ import annotations

from spieltisch.core import Chance, append, i64, ints, pop, remove, step, vec

from .ability import RACES, attacks, conquers, conquest_bonus, left_alone, mark_found, price_paid, saves
from .data import RACE_FACTION
from .rules import OWN_DECLINED_PAYS_FACTION, columns, has_place, is_active, is_on_map, race_of, standing
from .sheet import DID_LORE, PAID_AEGIS, TOOL_BITS
from .state import (
    BEAST,
    CHAMPION_HERE,
    DEFENCE,
    EMPTY,
    MURLOCS,
    NONE,
    OBJECTIVE,
    RANSOMED_BACK,
    STANDING,
    TOWER,
    SmallWorldState,
    atlas,
)
from .tolls import aegis_toll, attack_toll, doomhammer_toll, land_toll, race_toll
from .vocabulary import (
    BEAST_PIECE,
    BONUS,
    CARRIED,
    CHAMPION_PIECE,
    CHAPEL,
    CONQUERED,
    GAINED,
    LOST,
    MURLOC_OCCUPANT,
    NEXT_POWER,
    NEXT_RACE,
    PAID,
    PLACE_LORE,
    RECEIVED,
    TOOL_TILES,
    VANISHED,
    WITHDREW,
)

STORED_AS = "board"

# -- coins


def pay(s: SmallWorldState, seat: i64, coins: i64, to: i64) -> None:
    """To another seat, or to the bank with NONE."""
    if not coins:
        return
    s.coins[seat] -= coins
    s.emit(PAID, seat, coins)
    if to != NONE:
        s.coins[to] += coins
        s.emit(RECEIVED, to, coins)


def gain(s: SmallWorldState, seat: i64, coins: i64) -> None:
    s.coins[seat] += coins
    s.emit(GAINED, seat, coins)


def pay_attack_toll(s: SmallWorldState, seat: i64, region: i64) -> None:
    """Harmony and Aegis; one payment each lifts the protection for the rest of the turn."""
    toll = attack_toll(s, seat, region)
    if not toll:
        return
    pay(s, seat, toll, s.holder[region] >> 1)
    due = race_toll(s, seat, region)
    paid = price_paid.of[s.race[s.holder[region] >> 1]]
    if due and paid is not None:
        paid(s, seat)
    if toll > due:
        s.used |= PAID_AEGIS


def pay_aegis(s: SmallWorldState, seat: i64, region: i64) -> None:
    toll = aegis_toll(s, seat, region)
    if toll:
        pay(s, seat, toll, s.holder[region] >> 1)
        s.used |= PAID_AEGIS


# -- tokens


def put(s: SmallWorldState, seat: i64, region: i64, count: i64) -> None:
    """Tokens from the hand into a region. Beasts go last: until redeployment it makes no difference."""
    plain = count if count <= s.hand[seat] else s.hand[seat]
    s.hand[seat] -= plain
    s.tokens[region] += plain
    if plain < count:
        s.beasts -= count - plain
        s.marks[region] += BEAST * (count - plain)


def take_up(s: SmallWorldState, seat: i64, region: i64, count: i64) -> None:
    """Tokens from a region into the hand, beasts first."""
    beasts = s.marks[region] // BEAST
    if beasts:
        lifted = count if count < beasts else beasts
        s.marks[region] -= BEAST * lifted
        s.beasts += lifted
        count -= lifted
    s.tokens[region] -= count
    s.hand[seat] += count


def clear(s: SmallWorldState, region: i64) -> None:
    """R066: nobody is left, so forts, walls and towers leave too. Bombs, objectives and tiles stay."""
    s.holder[region] = EMPTY
    s.tokens[region] = 0
    s.marks[region] &= ~(DEFENCE | TOWER | STANDING)


def vanish_if_gone(s: SmallWorldState, seat: i64) -> None:
    """R107: the banner of a declined race without tokens goes under the stack."""
    race = s.fallen[seat]
    if race < 0 or is_on_map(s, 2 * seat + 1):
        return
    s.fallen[seat] = NONE
    if s.kept[seat] >= 0:
        s.discard = append(s.discard, s.kept[seat])
        s.kept[seat] = NONE
    s.emit(VANISHED, seat, race)
    s.bottom = append(s.bottom, race)
    if NONE in s.set_race:
        s.push(fill_column)


def drive_out(s: SmallWorldState, region: i64, attacker: i64) -> None:
    """R050-R054: what a conquered region costs its people. The region is left empty."""
    people = s.holder[region]
    if people == EMPTY:
        return
    if people == MURLOCS:
        s.losses += s.tokens[region]
        s.murlocs += s.tokens[region]
        s.emit(LOST, MURLOC_OCCUPANT, region, s.tokens[region])
        clear(s, region)
    elif people & 1:
        _lose_declined(s, region, people >> 1)
    else:
        _withdraw(s, region, people >> 1, attacker)


def _lose_declined(s: SmallWorldState, region: i64, owner: i64) -> None:
    race = s.fallen[owner]
    s.tray[race] += s.tokens[region]
    s.losses += s.tokens[region]
    s.emit(LOST, race, region, s.tokens[region])
    clear(s, region)
    vanish_if_gone(s, owner)


def _withdraw(s: SmallWorldState, region: i64, owner: i64, attacker: i64) -> None:
    marks = s.marks[region]
    beasts = marks // BEAST
    tokens = s.tokens[region]
    if is_saved(s, RACES + s.power[owner], owner, region, attacker) or is_safe(s, owner, region, attacker):
        pass
    elif beasts:
        beasts -= 1
        s.wild_beasts += 1
        s.losses += 1
        s.emit(LOST, s.race[owner], region, 1)
    else:
        tokens -= 1
        s.tray[s.race[owner]] += 1
        s.losses += 1
        s.emit(LOST, s.race[owner], region, 1)
    s.hand[owner] += tokens
    s.beasts += beasts
    if tokens + beasts:
        s.emit(WITHDREW, owner, region, tokens + beasts)
    clear(s, region)


def is_safe(s: SmallWorldState, owner: i64, region: i64, attacker: i64) -> bool:
    """The Chapel or the race itself sees to it that no token is lost."""
    return s.tile_at[CHAPEL] == region or is_saved(s, s.race[owner], owner, region, attacker)


def is_saved(s: SmallWorldState, bearer: i64, owner: i64, region: i64, attacker: i64) -> bool:
    save = saves.of[bearer]
    return save is not None and save(s, owner, region, attacker)


def discard_piece(s: SmallWorldState, region: i64, piece: i64) -> None:
    """One piece forced off by an ability, with nowhere to go."""
    people = s.holder[region]
    owner = people >> 1
    before = s.losses
    if piece == CHAMPION_PIECE:
        s.marks[region] &= ~CHAMPION_HERE
        s.champion = RANSOMED_BACK
    elif people == MURLOCS:
        s.tokens[region] -= 1
        s.murlocs += 1
        s.losses += 1
    elif people & 1:
        s.tokens[region] -= 1
        s.tray[s.fallen[owner]] += 1
        s.losses += 1
    elif is_safe(s, owner, region, NONE):
        _piece_to_hand(s, owner, region, piece)
    elif piece == BEAST_PIECE:
        s.marks[region] -= BEAST
        s.wild_beasts += 1
        s.losses += 1
    else:
        s.tokens[region] -= 1
        s.tray[s.race[owner]] += 1
        s.losses += 1
    if s.losses > before:
        s.emit(LOST, race_of(s, people), region, 1)


def _piece_to_hand(s: SmallWorldState, owner: i64, region: i64, piece: i64) -> None:
    if piece == BEAST_PIECE:
        s.marks[region] -= BEAST
        s.beasts += 1
    else:
        s.tokens[region] -= 1
        s.hand[owner] += 1


# -- conquest


def conquer(s: SmallWorldState, seat: i64, region: i64, count: i64) -> None:
    """R041-R066: the region changes hands. Tolls of the attack itself have been paid already."""
    armed = s.armed
    people = s.holder[region]
    owner = NONE if people < 0 or people == MURLOCS else people >> 1
    pay(s, seat, land_toll(s, seat, region) + doomhammer_toll(s, seat, region, armed), owner)
    race = race_of(s, people)
    note_attack(s, seat, people)
    bonus_for_conquest(s, seat, region, people, race)
    drive_out(s, region, seat)
    s.marks[region] &= ~(DEFENCE | TOWER)
    s.holder[region] = 2 * seat
    put(s, seat, region, count)
    s.emit(CONQUERED, seat, region, count, race)
    reach_marks(s, seat, region)
    after = conquers.of[s.race[seat]]
    if after is not None:
        after(s, seat, region)
    if armed:
        _carry_tools(s, seat, region, armed)


def note_attack(s: SmallWorldState, seat: i64, people: i64) -> None:
    note = attacks.of[s.race[seat]]
    if note is not None:
        note(s, seat, people)


def bonus_for_conquest(s: SmallWorldState, seat: i64, region: i64, people: i64, race: i64) -> None:
    """Coins gained at once, and the count for the faction bonus."""
    if people == EMPTY:
        return
    own = people == 2 * seat + 1
    if race != MURLOC_OCCUPANT and (not own or s.switches[OWN_DECLINED_PAYS_FACTION]):
        s.taken[race] += 1
    coins: i64 = 0
    of_power, of_race = conquest_bonus.of[RACES + s.power[seat]], conquest_bonus.of[s.race[seat]]
    if of_power is not None:
        coins += of_power(s, seat, region, people, race)
    if of_race is not None:
        coins += of_race(s, seat, region, people, race)
    if coins:
        s.coins[seat] += coins
        s.emit(BONUS, seat, coins)


def reach_marks(s: SmallWorldState, seat: i64, region: i64) -> None:
    if s.marks[region] & OBJECTIVE:
        mark_found[OBJECTIVE](s, seat, region)


def _carry_tools(s: SmallWorldState, seat: i64, region: i64, armed: i64) -> None:
    """R061: an artifact stays in the region where it was last used."""
    for tool in range(i64(PLACE_LORE)):
        if armed & TOOL_BITS[tool]:
            s.tile_at[TOOL_TILES[tool]] = region
            s.emit(CARRIED, seat, TOOL_TILES[tool], region)
    s.used |= armed & ~DID_LORE
    s.armed = 0
    if armed & DID_LORE:
        if has_place(s, region):
            s.used |= DID_LORE
        else:
            s.armed = DID_LORE


def count_marks(s: SmallWorldState, mark: i64) -> i64:
    marks = s.marks
    count: i64 = 0
    for region in atlas(s).regions:
        if marks[region] & mark:
            count += 1
    return count


def left_behind(s: SmallWorldState, region: i64) -> None:
    """A piece has left: the region is given up, or held by the others."""
    if not standing(s, region):
        clear(s, region)
    elif is_active(s.holder[region]):
        alone = left_alone.of[s.race[s.holder[region] >> 1]]
        if alone is not None:
            alone(s, s.holder[region] >> 1, region)


def abandon(s: SmallWorldState, seat: i64, region: i64) -> None:
    """R102: every token leaves."""
    take_up(s, seat, region, s.tokens[region] + s.marks[region] // BEAST)
    if s.marks[region] & CHAMPION_HERE:
        s.champion = RANSOMED_BACK
    clear(s, region)


# -- the column of sets


@step
def fill_column(s: SmallWorldState, chance: Chance) -> None:
    refill(s, chance)


def refill(s: SmallWorldState, chance: Chance) -> None:
    """R026, R107: free slots at the end of a column get a new set while there are banners."""
    for start, end, side in columns(s):
        for slot in range(start, end):
            if s.set_race[slot] == NONE:
                race = _draw_banner(s, chance, side)
                if race == NONE:
                    break
                s.set_race[slot] = race
                s.set_power[slot] = _draw_badge(s, chance)
                s.set_coins[slot] = 0


def _draw_banner(s: SmallWorldState, chance: Chance, side: i64) -> i64:
    fitting = vec[i64]([race for race in s.banners if fits(race, side)])
    if len(fitting):
        chance.about(NEXT_RACE, NONE, fitting)
        race = fitting[chance.pick(len(fitting))]
        s.banners = remove(s.banners, race)
        return race
    for race in s.bottom:
        if fits(race, side):
            s.bottom = remove(s.bottom, race)
            return race
    return NONE


def fits(race: i64, side: i64) -> bool:
    """May the race lie in a column of that side? NONE is a column for all."""
    return side == NONE or side == RACE_FACTION[race]


def _draw_badge(s: SmallWorldState, chance: Chance) -> i64:
    """R027: the discarded badges are reshuffled when the stack is short."""
    if not len(s.badges):
        s.badges = ints(sorted(s.discard))
        s.discard = vec[i64]()
    chance.about(NEXT_POWER, NONE, s.badges)
    s.badges, badge = pop(s.badges, chance.pick(len(s.badges)))
    return badge

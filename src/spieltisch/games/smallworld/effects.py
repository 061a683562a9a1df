"""What happens on the map and in the trays: conquering, losing, emptying, paying. Flow and cards share these."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, append, i64, ints, pop, remove, step, vec

from .data import ALLIANCE, FOREST, HORDE, NEUTRAL, RACE_FACTION, TERRAIN, WALLS
from .rules import (
    HARMONY_PRICE,
    OWN_DECLINED_PAYS_FACTION,
    aegis_toll,
    attack_toll,
    doomhammer_toll,
    faction,
    has_place,
    is_on_map,
    owes_harmony,
    race_of,
    standing,
    swamp_toll,
)
from .state import (
    BEAST,
    CHAMPION_HERE,
    DEFENCE,
    DID_LORE,
    EMPTY,
    MURLOCS,
    NONE,
    NOT_IN_PLAY,
    OBJECTIVE,
    PAID_AEGIS,
    RANSOMED_BACK,
    STANDING,
    TEAMS,
    TOOL_BITS,
    TOWER,
    WALL,
    SmallWorldState,
    atlas,
)
from .vocabulary import (
    BATTLE_MASTER,
    BEAST_PIECE,
    BONUS,
    CAPTURED,
    CARRIED,
    CHAMPION_PIECE,
    CHAPEL,
    CONQUERED,
    DRAENEI,
    ENRAGED,
    GAINED,
    HUMANS,
    LOST,
    MURLOC_OCCUPANT,
    NIGHT_ELVES,
    ORCS,
    PAID,
    PANDAREN,
    PLACE_LORE,
    RANSOMED,
    RECEIVED,
    SAVED,
    TOOL_TILES,
    VANISHED,
    WITHDREW,
)

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
    if owes_harmony(s, seat, region):
        s.harmony &= ~(1 << seat)
        toll -= HARMONY_PRICE
    if toll:
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
    if marks & CHAMPION_HERE:
        _capture(s, owner, attacker)
    elif s.tile_at[CHAPEL] == region or is_saved(s, owner, region):
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


def is_saved(s: SmallWorldState, owner: i64, region: i64) -> bool:
    """Draenei: the first token lost in an opponent's turn stays with them."""
    if s.race[owner] != DRAENEI or s.saved:
        return False
    s.saved = 1
    s.emit(SAVED, owner, region)
    return True


def _capture(s: SmallWorldState, owner: i64, captor: i64) -> None:
    """Heroic: a coin buys the champion back at once; without one he is lost to this race."""
    if s.coins[owner] == 0:
        s.champion = NOT_IN_PLAY
        s.emit(CAPTURED, owner)
        return
    pay(s, owner, 1, captor)
    if captor == NONE:
        s.murloc_coins += 1
    s.champion = RANSOMED_BACK
    s.emit(RANSOMED, owner)


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
    elif s.tile_at[CHAPEL] == region or is_saved(s, owner, region):
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
    pay(s, seat, swamp_toll(s, seat, region) + doomhammer_toll(s, seat, region, armed), owner)
    race = race_of(s, people)
    note_attack(s, seat, people)
    bonus_for_conquest(s, seat, region, people, race)
    drive_out(s, region, seat)
    s.marks[region] &= ~(DEFENCE | TOWER)
    s.holder[region] = 2 * seat
    put(s, seat, region, count)
    s.emit(CONQUERED, seat, region, count, race)
    reach_objective(s, seat, region)
    if s.race[seat] == NIGHT_ELVES and TERRAIN[region] == FOREST and count_marks(s, WALL) < WALLS:
        s.marks[region] |= WALL
    if armed:
        _carry_tools(s, seat, region, armed)


def note_attack(s: SmallWorldState, seat: i64, people: i64) -> None:
    """Pandaren withhold harmony from those whose active race they attacked."""
    if people >= 0 and not people & 1 and people != MURLOCS and s.race[seat] == PANDAREN:
        s.attacked |= 1 << (people >> 1)


def bonus_for_conquest(s: SmallWorldState, seat: i64, region: i64, people: i64, race: i64) -> None:
    """Coins gained at once, and the count for the faction bonus."""
    if people == EMPTY:
        return
    own = people == 2 * seat + 1
    if race != MURLOC_OCCUPANT and (not own or s.switches[OWN_DECLINED_PAYS_FACTION]):
        s.taken[race] += 1
    coins = 0
    if s.power[seat] == BATTLE_MASTER:
        coins = 1
    elif s.power[seat] == ENRAGED and not own:
        there = standing(s, region)
        coins = there if there >= 2 else 0
    if s.race[seat] == ORCS and race != MURLOC_OCCUPANT and RACE_FACTION[race] == ALLIANCE:
        coins += 1
    if coins:
        s.coins[seat] += coins
        s.emit(BONUS, seat, coins)


def reach_objective(s: SmallWorldState, seat: i64, region: i64) -> None:
    """Humans: nobody gains if a Horde race takes the region, and the token stays."""
    if not s.marks[region] & OBJECTIVE or faction(s, seat) == HORDE:
        return
    s.marks[region] &= ~OBJECTIVE
    gain(s, seat, 2)
    for humans in range(s.seats):
        if s.race[humans] == HUMANS and humans != seat:
            gain(s, humans, 2)


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


def abandon(s: SmallWorldState, seat: i64, region: i64) -> None:
    """R102: every token leaves."""
    take_up(s, seat, region, s.tokens[region] + s.marks[region] // BEAST)
    if s.marks[region] & CHAMPION_HERE:
        s.champion = RANSOMED_BACK
    clear(s, region)


# -- the column of sets

ONE_COLUMN: Final[list[tuple[i64, i64, i64]]] = [(0, 6, NONE)]
TEAM_COLUMNS: Final[list[tuple[i64, i64, i64]]] = [(0, 3, ALLIANCE), (3, 6, HORDE), (6, 8, NEUTRAL)]


def columns(s: SmallWorldState) -> list[tuple[i64, i64, i64]]:
    """First slot, end and faction of each column; in the team game every faction has its own."""
    return TEAM_COLUMNS if s.variant == TEAMS else ONE_COLUMN


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
    s.badges, badge = pop(s.badges, chance.pick(len(s.badges)))
    return badge

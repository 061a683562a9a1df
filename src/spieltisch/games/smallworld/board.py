"""What happens on the map and in the trays: conquering, losing, emptying, paying. Flow and cards share these."""

from __future__ import annotations

from spieltisch.core import Chance, step

from .data import ALLIANCE, FOREST, HORDE, NEUTRAL, RACE_FACTION, TERRAIN, WALLS, atlas
from .rules import (
    HARMONY_PRICE,
    OWN_DECLINED_PAYS_FACTION,
    attack_toll,
    doomhammer_toll,
    faction,
    has_place,
    is_on_map,
    race_of,
    standing,
    swamp_toll,
)
from .state import (
    BEAST,
    CHAMPION_HERE,
    DEFENCE,
    DID_ASHES,
    DID_DOOMHAMMER,
    DID_FROSTMOURNE,
    DID_LORE,
    EMPTY,
    MURLOCS,
    NONE,
    NOT_IN_PLAY,
    OBJECTIVE,
    PAID_AEGIS,
    RANSOMED_BACK,
    STANDING,
    TOWER,
    WALL,
    SmallWorldState,
)
from .vocabulary import (
    ASHES,
    BATTLE_MASTER,
    BEAST_PIECE,
    BONUS,
    CAPTURED,
    CARRIED,
    CHAMPION_PIECE,
    CHAPEL,
    CONQUERED,
    DOOMHAMMER,
    DRAENEI,
    ENRAGED,
    FROSTMOURNE,
    GAINED,
    HUMANS,
    LOST,
    MURLOC_OCCUPANT,
    NIGHT_ELVES,
    ORCS,
    PAID,
    PANDAREN,
    RANSOMED,
    RECEIVED,
    SAVED,
    VANISHED,
    WITHDREW,
)

# -- coins


def pay(s: SmallWorldState, seat: int, coins: int, to: int) -> None:
    """To another seat, or to the bank with NONE."""
    if not coins:
        return
    s.coins[seat] -= coins
    s.emit(PAID, seat, coins)
    if to != NONE:
        s.coins[to] += coins
        s.emit(RECEIVED, to, coins)


def gain(s: SmallWorldState, seat: int, coins: int) -> None:
    s.coins[seat] += coins
    s.emit(GAINED, seat, coins)


def pay_attack_toll(s: SmallWorldState, seat: int, region: int) -> None:
    """Harmony and Aegis; one payment each lifts the protection for the rest of the turn."""
    toll = attack_toll(s, seat, region)
    if not toll:
        return
    owner = s.holder[region] >> 1
    pay(s, seat, toll, owner)
    if s.race[owner] == PANDAREN and s.harmony >> seat & 1:
        s.harmony &= ~(1 << seat)
        toll -= HARMONY_PRICE
    if toll:
        s.used |= PAID_AEGIS


def pay_aegis(s: SmallWorldState, seat: int, region: int, toll: int) -> None:
    if toll:
        pay(s, seat, toll, s.holder[region] >> 1)
        s.used |= PAID_AEGIS


# -- tokens


def put(s: SmallWorldState, seat: int, region: int, count: int) -> None:
    """Tokens from the hand into a region. Beasts go last: until redeployment it makes no difference."""
    plain = count if count <= s.hand[seat] else s.hand[seat]
    s.hand[seat] -= plain
    s.tokens[region] += plain
    if plain < count:
        s.beasts -= count - plain
        s.marks[region] += BEAST * (count - plain)


def take_up(s: SmallWorldState, seat: int, region: int, count: int) -> None:
    """Tokens from a region into the hand, beasts first."""
    beasts = s.marks[region] // BEAST
    if beasts:
        lifted = count if count < beasts else beasts
        s.marks[region] -= BEAST * lifted
        s.beasts += lifted
        count -= lifted
    s.tokens[region] -= count
    s.hand[seat] += count


def clear(s: SmallWorldState, region: int) -> None:
    """R066: nobody is left, so forts, walls and towers leave too. Bombs, objectives and tiles stay."""
    s.holder[region] = EMPTY
    s.tokens[region] = 0
    s.marks[region] &= ~(DEFENCE | TOWER | STANDING)


def vanish_if_gone(s: SmallWorldState, seat: int) -> None:
    """R107: the banner of a declined race without tokens goes under the stack."""
    race = s.fallen[seat]
    if race < 0 or is_on_map(s, 2 * seat + 1):
        return
    s.fallen[seat] = NONE
    if s.kept[seat] >= 0:
        s.discard.append(s.kept[seat])
        s.kept[seat] = NONE
    s.emit(VANISHED, seat, race)
    s.bottom.append(race)
    if NONE in s.set_race:
        s.push(fill_column)


def drive_out(s: SmallWorldState, region: int, attacker: int) -> None:
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


def _lose_declined(s: SmallWorldState, region: int, owner: int) -> None:
    race = s.fallen[owner]
    s.tray[race] += s.tokens[region]
    s.losses += s.tokens[region]
    s.emit(LOST, race, region, s.tokens[region])
    clear(s, region)
    vanish_if_gone(s, owner)


def _withdraw(s: SmallWorldState, region: int, owner: int, attacker: int) -> None:
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


def is_saved(s: SmallWorldState, owner: int, region: int) -> bool:
    """Draenei: the first token lost in an opponent's turn stays with them."""
    if s.race[owner] != DRAENEI or s.saved:
        return False
    s.saved = 1
    s.emit(SAVED, owner, region)
    return True


def _capture(s: SmallWorldState, owner: int, captor: int) -> None:
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


def discard_piece(s: SmallWorldState, region: int, piece: int) -> None:
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


def _piece_to_hand(s: SmallWorldState, owner: int, region: int, piece: int) -> None:
    if piece == BEAST_PIECE:
        s.marks[region] -= BEAST
        s.beasts += 1
    else:
        s.tokens[region] -= 1
        s.hand[owner] += 1


# -- conquest


def conquer(s: SmallWorldState, seat: int, region: int, count: int) -> None:
    """R041-R066: the region changes hands. Tolls of the attack itself have been paid already."""
    armed = s.armed
    people = s.holder[region]
    owner = NONE if people < 0 or people == MURLOCS else people >> 1
    pay(s, seat, swamp_toll(s, seat, region), owner)
    pay(s, seat, doomhammer_toll(s, seat, region, armed), owner)
    race = race_of(s, people)
    note_attack(s, seat, people)
    bonus_for_conquest(s, seat, region, people, race)
    drive_out(s, region, seat)
    s.marks[region] &= ~(DEFENCE | TOWER)
    s.holder[region] = 2 * seat
    put(s, seat, region, count)
    s.emit(CONQUERED, seat, region, count, race)
    if s.marks[region] & OBJECTIVE:
        _reach_objective(s, seat, region)
    if s.race[seat] == NIGHT_ELVES and TERRAIN[region] == FOREST and count_marks(s, WALL) < WALLS:
        s.marks[region] |= WALL
    if armed:
        _carry_tools(s, seat, region, armed)


def note_attack(s: SmallWorldState, seat: int, people: int) -> None:
    """Pandaren withhold harmony from those whose active race they attacked."""
    if people >= 0 and not people & 1 and people != MURLOCS and s.race[seat] == PANDAREN:
        s.attacked |= 1 << (people >> 1)


def bonus_for_conquest(s: SmallWorldState, seat: int, region: int, people: int, race: int) -> None:
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


def _reach_objective(s: SmallWorldState, seat: int, region: int) -> None:
    """Humans: nobody gains if a Horde race takes the region, and the token stays."""
    if faction(s, seat) == HORDE:
        return
    s.marks[region] &= ~OBJECTIVE
    gain(s, seat, 2)
    for humans in range(s.seats):
        if s.race[humans] == HUMANS and humans != seat:
            gain(s, humans, 2)


def _carry_tools(s: SmallWorldState, seat: int, region: int, armed: int) -> None:
    """R061: an artifact stays in the region where it was last used."""
    for bit, tile in ((DID_ASHES, ASHES), (DID_FROSTMOURNE, FROSTMOURNE), (DID_DOOMHAMMER, DOOMHAMMER)):
        if armed & bit:
            s.tile_at[tile] = region
            s.emit(CARRIED, seat, tile, region)
    s.used |= armed & (DID_ASHES | DID_FROSTMOURNE | DID_DOOMHAMMER)
    s.armed = 0
    if armed & DID_LORE:
        if has_place(s, region):
            s.used |= DID_LORE
        else:
            s.armed = DID_LORE


def count_marks(s: SmallWorldState, mark: int) -> int:
    marks = s.marks
    return sum([1 for region in atlas(s.faces).regions if marks[region] & mark])


def abandon(s: SmallWorldState, seat: int, region: int) -> None:
    """R102: every token leaves."""
    take_up(s, seat, region, s.tokens[region] + s.marks[region] // BEAST)
    if s.marks[region] & CHAMPION_HERE:
        s.champion = RANSOMED_BACK
    clear(s, region)


# -- the column of sets


def columns(s: SmallWorldState) -> tuple[tuple[int, int, int], ...]:
    """First slot, end and faction of each column; in the team game every faction has its own."""
    if s.variant == 1:
        return ((0, 3, ALLIANCE), (3, 6, HORDE), (6, 8, NEUTRAL))
    return ((0, 6, NONE),)


@step
def fill_column(s: SmallWorldState, chance: Chance) -> None:
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


def _draw_banner(s: SmallWorldState, chance: Chance, side: int) -> int:
    fitting = [race for race in s.banners if side in (NONE, RACE_FACTION[race])]
    if fitting:
        race = fitting[chance.pick(len(fitting))]
        s.banners.remove(race)
        return race
    for race in s.bottom:
        if side in (NONE, RACE_FACTION[race]):
            s.bottom.remove(race)
            return race
    return NONE


def _draw_badge(s: SmallWorldState, chance: Chance) -> int:
    """R027: the discarded badges are reshuffled when the stack is short."""
    if not s.badges:
        s.badges = sorted(s.discard)
        s.discard = []
    return s.badges.pop(chance.pick(len(s.badges)))

"""Short, human-written positions. The format is described in docs/smallworld.md."""

from __future__ import annotations

from typing import Any

from spieltisch.core import BadOption, ints, pop, remove

from .board import columns, fits
from .data import BEASTS, DUDS, EXPLOSIONS, FACTIONS
from .flow import after_conquests, begin_turn, conquest, new_turn
from .setup import OPTIONS, blank, place_murlocs, switches_of, variant_of
from .state import (
    BEAST,
    BOMB_HERE,
    CHAMPION_HERE,
    FORT,
    MURLOCS,
    NONE,
    OBJECTIVE,
    RANSOMED_BACK,
    TOOL_BITS,
    TOWER,
    WAITING,
    WALL,
    SmallWorldState,
    atlas,
)
from .vocabulary import BEAST_MASTER, FACE, FORM, GOBLINS, HEROIC, POWER, RACE, REGION, TILE, TOOL

MARKS = {"fort": FORT, "wall": WALL, "tower": TOWER, "bomb": BOMB_HERE, "objective": OBJECTIVE}
PHASES = ("turn", "conquer", "redeploy")
KEYS = {
    "seats", "faces", "options", "round", "rounds", "turn", "first", "players", "regions", "murlocs", "tiles",
    "face_down", "sets", "harmony", "bombs", "this_turn", "phase",
}  # fmt: skip


def position_state(spec: dict[str, Any]) -> SmallWorldState:
    odd = sorted(set(spec) - KEYS)
    if odd:
        raise BadOption(f"a position of smallworld has no {', '.join(odd)}; it may have: {', '.join(sorted(KEYS))}")
    try:
        return _state(spec)
    except KeyError as error:
        raise BadOption(f"nothing in smallworld is called {error}") from error


def _state(spec: dict[str, Any]) -> SmallWorldState:
    players = spec.get("players", [])
    seats = spec.get("seats", max(len(players), 2))
    options = spec.get("options", {})
    for option in OPTIONS:
        if option.choices is not None and options.get(option.name, option.default) not in option.choices:
            raise BadOption(f"option {option.name} can be {option.choices}, not {options[option.name]!r}")
    faces = tuple([FACE[name] for name in spec.get("faces", ("l1a", "s2a"))])
    s = blank(seats, variant_of(seats, options), switches_of(options), faces)
    s.round = spec.get("round", 2)
    s.rounds = spec.get("rounds", s.rounds)
    s.first = spec.get("first", 0)
    for seat, player in enumerate(players):
        _seat_player(s, seat, player)
    if spec.get("murlocs", False):
        place_murlocs(s)
    for name, words in spec.get("regions", {}).items():
        _fill_region(s, REGION[name], str(words).split())
    _lay_tiles(s, spec)
    _lay_column(s, spec.get("sets", []))
    for seat in spec.get("harmony", []):
        s.harmony |= 1 << seat
    turn = spec.get("turn", 0)
    new_turn(s, turn)
    _this_turn(s, spec.get("this_turn", {}))
    _push_phase(s, spec.get("phase", "turn"), turn)
    return s


def _seat_player(s: SmallWorldState, seat: int, player: dict[str, Any]) -> None:
    s.coins[seat] = player.get("coins", s.coins[seat])
    if "race" in player:
        s.race[seat] = _banner(s, player["race"])
        s.power[seat] = _badge(s, player.get("power", "farmer"))
        s.hand[seat] = player.get("hand", 0)
        s.tray[s.race[seat]] -= s.hand[seat]
    if "declined" in player:
        s.fallen[seat] = _banner(s, player["declined"])
    if "kept" in player:
        s.kept[seat] = _badge(s, player["kept"])
    if s.power[seat] == BEAST_MASTER:
        s.beasts = player.get("beasts", 0)
        s.wild_beasts = BEASTS - s.beasts
    if s.power[seat] == HEROIC:
        s.champion = RANSOMED_BACK if player.get("champion") == "in_hand" else WAITING
    if s.race[seat] == GOBLINS:
        s.explosions, s.duds = player.get("bombs", (EXPLOSIONS, DUDS))


def _banner(s: SmallWorldState, name: str) -> int:
    race = RACE[name]
    if race not in s.banners:
        raise BadOption(f"{name} are used twice in this position")
    s.banners = remove(s.banners, race)
    return race


def _badge(s: SmallWorldState, name: str) -> int:
    power = POWER[name]
    if power not in s.badges:
        raise BadOption(f"{name} is used twice in this position")
    s.badges = remove(s.badges, power)
    return power


def _fill_region(s: SmallWorldState, region: int, words: list[str]) -> None:
    """`forsaken 3 fort`, `murlocs`, `dwarves 1 beast champion`, `empty objective`."""
    if region not in atlas(s).regions:
        raise BadOption(f"{REGION.say(region)} is on none of the islands of this position")
    if s.holder[region] == MURLOCS:
        s.murlocs += s.tokens[region]
    s.holder[region], s.tokens[region], s.marks[region] = NONE, 0, 0
    race, rest = words[0], words[1:]
    if race != "empty":
        count = int(rest.pop(0)) if rest and rest[0].isdecimal() else 1
        s.holder[region] = _people(s, race)
        s.tokens[region] = count
        if race == "murlocs":
            s.murlocs -= count
        else:
            s.tray[RACE[race]] -= count
    for word in rest:
        if word == "beast":
            s.marks[region] += BEAST
            s.wild_beasts -= 1
        elif word == "champion":
            s.marks[region] |= CHAMPION_HERE
            s.champion = region
        else:
            s.marks[region] |= MARKS[word]


def _people(s: SmallWorldState, race: str) -> int:
    if race == "murlocs":
        return MURLOCS
    number = RACE[race]
    if number in s.race:
        return 2 * list(s.race).index(number)
    if number in s.fallen:
        return 2 * list(s.fallen).index(number) + 1
    raise BadOption(f"no player of this position has {race}")


def _lay_tiles(s: SmallWorldState, spec: dict[str, Any]) -> None:
    for name, place in spec.get("tiles", {}).items():
        s.unseen = remove(s.unseen, TILE[name])
        s.tile_at[TILE[name]] = REGION[place]
    s.face_down = ints([REGION[name] for name in spec.get("face_down", [])])


def _lay_column(s: SmallWorldState, sets: list[list[Any]]) -> None:
    """The sets that are written down, then the first unused banners and badges."""
    written = [(_banner(s, row[0]), _badge(s, row[1]), *row[2:]) for row in sets]
    for start, end, side in columns(s):
        for slot in range(start, end):
            fitting = [row for row in written if fits(row[0], side)]
            if fitting:
                written.remove(fitting[0])
                s.set_race[slot], s.set_power[slot] = fitting[0][0], fitting[0][1]
                s.set_coins[slot] = fitting[0][2] if len(fitting[0]) > 2 else 0
                continue
            races = [race for race in s.banners if fits(race, side)]
            if races:
                s.banners = remove(s.banners, races[0])
                s.badges, badge = pop(s.badges, 0)
                s.set_race[slot], s.set_power[slot] = races[0], badge


def _this_turn(s: SmallWorldState, turn: dict[str, Any]) -> None:
    s.losses = turn.get("losses", 0)
    s.intimidations = turn.get("intimidations", s.intimidations)
    s.portals = turn.get("portals", s.portals)
    s.form = FORM[turn.get("form", "human")]
    s.side = FACTIONS.index(turn.get("side", "neutral"))
    for name, count in turn.get("taken", {}).items():
        s.taken[RACE[name]] = count
    for name in turn.get("used", []):
        s.used |= TOOL_BITS[TOOL[name]]


def _push_phase(s: SmallWorldState, phase: str, turn: int) -> None:
    if phase not in PHASES:
        raise BadOption(f"the phase of a position can be {', '.join(PHASES)}, not {phase!r}")
    if phase == "turn":
        s.push(begin_turn, turn)
    elif phase == "conquer":
        s.push(conquest, turn)
    else:
        s.push(after_conquests, turn)

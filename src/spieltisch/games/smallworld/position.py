"""Short, human-written positions, and the present moment as one. The format is described in docs/smallworld.md."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import BadOption, Message, Scripted, Step, ints, pop, remove
from spieltisch.core.packs import Pack
from spieltisch.core.schema import at_most, refusal

from .box import BOXES
from .cards.tiles import ask_for_side
from .data import SETUP
from .effects import fits
from .flow import (
    after_conquests,
    after_redeployment,
    begin_turn,
    choose_set,
    conquest,
    end_turn,
    expand_or_decline,
    new_turn,
    set_or_race,
)
from .pending import push_pending, written_pending
from .position_schema import DEFAULT_FACES, RegionLine, check_position, players_of, seats_of
from .rules import columns, race_of
from .setup import OPTIONS, SECOND_CHOICES, SWITCHES, VARIANTS, blank, place_murlocs, switches_of, variant_of
from .sheet import SEATED, SHEET
from .state import (
    BEAST,
    BOMB_HERE,
    BOXED,
    CHAMPION_HERE,
    FORT,
    MURLOCS,
    NONE,
    NOT_IN_PLAY,
    OBJECTIVE,
    RANSOMED_BACK,
    SOLO,
    TOWER,
    WAITING,
    WALL,
    SmallWorldState,
    atlas,
)
from .troops import abandon_regions, redeploy, withdrawn_redeploy
from .view import sees_coins
from .vocabulary import BEAST_MASTER, FACE, GOBLINS, HEROIC, OCCUPANT, POWER, RACE, REGION, TILE

MARKS: Final = {"fort": FORT, "wall": WALL, "tower": TOWER, "bomb": BOMB_HERE, "objective": OBJECTIVE}
CHAMPION_AT: Final = {"waiting": WAITING, "in_hand": RANSOMED_BACK, "captured": NOT_IN_PLAY}


def position_state(spec: dict[str, Any], pack: Pack | None) -> SmallWorldState:
    check_position(spec, BOXES.of(pack))
    seats = seats_of(spec)
    options = spec.get("options", {})
    faces = tuple([FACE[name] for name in spec.get("faces", DEFAULT_FACES)])
    s = blank(seats, variant_of(seats, options), switches_of(options), faces, pack)
    s.round = spec.get("round", 2)
    s.rounds = spec.get("rounds", max(s.rounds, s.round))
    s.first = spec.get("first", 0)
    if s.variant == SOLO:
        s.murlocs = options.get("murloc_tokens", SETUP["murlocs"]["tokens"])
    for seat, player in enumerate(players_of(spec)):
        _seat_player(s, seat, player)
    if spec.get("murlocs", False):
        place_murlocs(s)
    for name, text in spec.get("regions", {}).items():
        _fill_region(s, REGION[name], RegionLine(text))
    standing = sum([s.tokens[region] for region in _murlocs(s)])
    at_most("regions", "murlocs", s.murlocs + standing, standing)
    SHEET.read(s, "table", spec)
    _lay_tiles(s, spec)
    _lay_column(s, spec)
    s.harmony = SEATED.read(spec.get("harmony", []))
    turn = spec.get("turn", 0)
    new_turn(s, turn)
    SHEET.read(s, "this_turn", spec.get("this_turn", {}))
    if "pending" in spec:
        push_pending(s, spec["pending"])
    else:
        _push_phase(s, spec.get("phase", "turn"), turn, spec.get("this_turn", {}).get("gathering", True))
    return s


def _seat_player(s: SmallWorldState, seat: int, player: dict[str, Any]) -> None:
    SHEET.read(s, "player", player, seat)
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
        s.wild_beasts -= s.beasts
    if s.power[seat] == HEROIC:
        s.champion = CHAMPION_AT[player.get("champion", "waiting")]
    if s.race[seat] == GOBLINS:
        s.explosions, s.duds = player.get("bombs", (s.box.explosions, s.box.duds))


def _banner(s: SmallWorldState, name: str) -> int:
    s.banners = remove(s.banners, RACE[name])
    return RACE[name]


def _badge(s: SmallWorldState, name: str) -> int:
    s.badges = remove(s.badges, POWER[name])
    return POWER[name]


def _fill_region(s: SmallWorldState, region: int, written: RegionLine) -> None:
    if s.holder[region] == MURLOCS:
        s.murlocs += s.tokens[region]
    s.holder[region], s.tokens[region], s.marks[region] = NONE, written.count, 0
    if written.race == "murlocs":
        s.holder[region] = MURLOCS
        s.murlocs -= written.count
    elif written.race != "empty":
        race = RACE[written.race]
        active = race in s.race
        s.holder[region] = 2 * list(s.race).index(race) if active else 2 * list(s.fallen).index(race) + 1
        s.tray[race] -= written.count
    for piece in written.pieces:
        if piece == "beast":
            s.marks[region] += BEAST
            s.wild_beasts -= 1
        elif piece == "champion":
            s.marks[region] |= CHAMPION_HERE
            s.champion = region
        else:
            s.marks[region] |= MARKS[piece]


def _lay_tiles(s: SmallWorldState, spec: dict[str, Any]) -> None:
    for name, place in spec.get("tiles", {}).items():
        s.unseen = remove(s.unseen, TILE[name])
        s.tile_at[TILE[name]] = BOXED if place == "boxed" else REGION[place]
    down = spec.get("face_down", [])
    s.face_down = ints([REGION[name] for name in down])
    if isinstance(down, dict) and down:
        s.unseen = ints([TILE[name] for name in down.values()])
    elif "unseen" in spec:
        s.unseen = ints([TILE[name] for name in spec["unseen"]])


def _lay_column(s: SmallWorldState, spec: dict[str, Any]) -> None:
    """The sets that are written down, then the first unused banners and badges."""
    s.bottom = ints([_banner(s, race) for race in spec.get("under", [])])
    s.discard = ints([_badge(s, power) for power in spec.get("discard", [])])
    written = [(_banner(s, row[0]), _badge(s, row[1]), *row[2:]) for row in spec.get("sets", [])]
    for start, end, side in columns(s):
        for slot in range(start, end):
            fitting = [row for row in written if fits(row[0], side)]
            if fitting:
                written.remove(fitting[0])
                s.set_race[slot], s.set_power[slot] = fitting[0][0], fitting[0][1]
                s.set_coins[slot] = fitting[0][2] if len(fitting[0]) > 2 else 0
                continue
            races = [race for race in s.banners if fits(race, side)]
            if races and len(s.badges):
                s.banners = remove(s.banners, races[0])
                s.badges, badge = pop(s.badges, 0)
                s.set_race[slot], s.set_power[slot] = races[0], badge
    if written:
        raise refusal("sets", "no_place_in_column", race=RACE.say(written[0][0]))


def _push_phase(s: SmallWorldState, phase: str, turn: int, gathering: bool) -> None:
    simple: dict[str, Step] = {"turn": begin_turn, "choose": set_or_race, "redeploy": after_conquests}
    if phase in simple:
        s.push(simple[phase], turn)
    elif phase == "conquer":
        s.push(conquest, turn)
    elif phase == "abandon":
        s.push(conquest, turn)
        s.push(ask_for_side, turn)
        s.push(abandon_regions, turn)
    elif phase == "place":
        after_redeployment(s, turn)
        s.push(redeploy, turn, int(gathering))
    else:
        s.push(end_turn, turn)
        s.push(withdrawn_redeploy, turn)


# -- the present moment


def write_position(s: SmallWorldState, seat: int | None) -> dict[str, Any]:
    """What the seat may know: everything but the coins of others."""
    if not s.depth:
        raise BadOption(Message("core-over"))
    phase, gathering = _moment(s)
    spec: dict[str, Any] = {
        "seats": s.seats,
        "faces": [FACE.say(face) for face in s.faces],
        "options": _options(s),
        "round": s.round,
        "rounds": s.rounds,
        "turn": s.turn,
        "first": s.first,
        "players": [_player(s, other, sees_coins(s, seat, other)) for other in range(s.seats)],
        "regions": {str(REGION.say(region)): _text(s, region) for region in atlas(s).regions if _is_told(s, region)},
        **SHEET.write(s, "table"),
        "tiles": {
            str(TILE.say(tile)): "boxed" if place == BOXED else REGION.say(place)
            for tile, place in enumerate(s.tile_at)
            if place >= 0 or place == BOXED
        },
        "face_down": [REGION.say(region) for region in s.face_down],
        "unseen": [TILE.say(tile) for tile in s.unseen],
        "sets": _sets(s),
        "under": [RACE.say(race) for race in s.bottom],
        "discard": [POWER.say(power) for power in s.discard],
        "harmony": SEATED.say(s.harmony),
        "this_turn": {**_told_turn(s), **({} if gathering else {"gathering": False})},
    }
    return {**spec, "phase": phase} if phase else {**spec, "pending": written_pending(s)}


def _moment(s: SmallWorldState) -> tuple[str, bool]:
    """The phase, and whether tokens may still be gathered; no phase in the middle of an ability."""
    top, deep = s.top(), len(s.frames)
    if top is choose_set or top is expand_or_decline:
        return "choose", True
    if top is abandon_regions and deep == 3:
        return "abandon", True
    if top is conquest and deep == 1:
        return "conquer", True
    if top is redeploy and s.argument(0) == s.turn and s.holds(end_turn):
        return "place", s.argument(1) == 1
    if top is redeploy and s.holds(end_turn) and _are_all_to_redeploy(s):
        return "withdrawn", True
    return "", True


def _are_all_to_redeploy(s: SmallWorldState) -> bool:
    """Nobody who withdrew has kept the champion in hand, and would be asked again."""
    waiting = [args[0] for frame, *args in s.frames if frame is redeploy]
    twin = s.copy()
    twin.set_frames([])
    withdrawn_redeploy(twin, Scripted(), s.turn)
    return waiting == [args[0] for _, *args in twin.frames]


def _options(s: SmallWorldState) -> dict[str, Any]:
    options: dict[str, Any] = {"variant": VARIANTS[s.variant] if s.seats > 1 else "standard"}
    for number, option in enumerate(SWITCHES):
        on = s.switches[number] == 1
        choices = option.choices or ()
        options[option.name] = next(value for value in choices if (value is True or value in SECOND_CHOICES) == on)
    if s.variant == SOLO:
        options["murloc_tokens"] = s.murlocs + sum([s.tokens[region] for region in _murlocs(s)])
    return {name: value for name, value in options.items() if value != _DEFAULTS[name]}


_DEFAULTS: Final = {option.name: option.default for option in OPTIONS}


def _murlocs(s: SmallWorldState) -> list[int]:
    return [region for region in atlas(s).regions if s.holder[region] == MURLOCS]


def _player(s: SmallWorldState, seat: int, sees: bool) -> dict[str, Any]:
    told = SHEET.write(s, "player", seat)
    told = {key: value for key, value in told.items() if (sees if key == "coins" else value)}
    if s.race[seat] >= 0:
        told |= {"race": RACE.say(s.race[seat]), "power": POWER.say(s.power[seat]), "hand": s.hand[seat]}
        if s.power[seat] == BEAST_MASTER:
            told["beasts"] = s.beasts
        if s.power[seat] == HEROIC and s.champion < 0:
            told["champion"] = next(word for word, place in CHAMPION_AT.items() if place == s.champion)
        if s.race[seat] == GOBLINS:
            told["bombs"] = [s.explosions, s.duds]
    if s.fallen[seat] >= 0:
        told["declined"] = RACE.say(s.fallen[seat])
    if s.kept[seat] >= 0:
        told["kept"] = POWER.say(s.kept[seat])
    return told


def _is_told(s: SmallWorldState, region: int) -> bool:
    return s.holder[region] >= 0 or s.marks[region] != 0


def _text(s: SmallWorldState, region: int) -> str:
    people, marks = s.holder[region], s.marks[region]
    words = [f"{OCCUPANT.say(race_of(s, people))} {s.tokens[region]}" if people >= 0 else "empty"]
    words += [name for name, mark in MARKS.items() if marks & mark]
    words += ["beast"] * (marks // BEAST) + (["champion"] if marks & CHAMPION_HERE else [])
    return " ".join(words)


def _sets(s: SmallWorldState) -> list[list[Any]]:
    return [
        [RACE.say(race), POWER.say(s.set_power[slot]), s.set_coins[slot]]
        for slot, race in enumerate(s.set_race)
        if race >= 0
    ]


def _told_turn(s: SmallWorldState) -> dict[str, Any]:
    told = SHEET.write(s, "this_turn")
    return {name: value for name, value in told.items() if value or name in ("intimidations", "portals")}

"""What each seat may see. The coins of others are the only thing kept back; everything else lies open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any, Final

from spieltisch.core import Cause

from .box import PRINTED, SmallWorldBox
from .cards.horde import bombs_in_stack
from .data import (
    FACE_OF,
    FACE_RECORDS,
    FACTIONS,
    RACE_FACTION,
    REGION_RECORDS,
    TERRAINS,
    TILE_IS_ARTIFACT,
)
from .rules import columns, faction, in_hand, race_of, team_of
from .score import active_tokens, income, murlocs_beaten, ranking, tokens_on_map
from .setup import VARIANTS
from .shapes import FaceView, OwnView, PlayerView, PublicView, RegionView, SetView, SmallWorldView, TileView, TurnView
from .sheet import DID_ATTEMPT, DID_CHAMPION, DID_STRIKE, PAID_AEGIS, TOOL_BITS
from .state import (
    BEAST,
    BOMB_HERE,
    CHAMPION_HERE,
    EMPTY,
    FORT,
    MURLOCS,
    NOT_IN_PLAY,
    OBJECTIVE,
    RANSOMED_BACK,
    SOLO,
    TEAMS,
    TOWER,
    WALL,
    SmallWorldState,
    atlas,
)
from .values import set_price, set_tokens
from .vocabulary import FACE, FORM, GOBLINS, HEROIC, OCCUPANT, POWER, RACE, REGION, TILE, TOOL, WORGEN

FACE_DOWN: Final = -1
KEPT: Final = 20_000
_PICTURES: Final[dict[tuple[Any, ...], RegionView]] = {}  # of regions
REGION_NAMES: Final = [str(REGION.say(region)) for region in range(len(REGION_RECORDS))]


def split_view(s: SmallWorldState, seats: Sequence[int | None]) -> tuple[PublicView, list[OwnView]]:
    """All but the coins lies open."""
    players, public = _players(s), _public(s)
    return public, [
        {
            "players": [_with_coins(s, one) if sees_coins(s, seat, one["seat"]) else one for one in players],
            "too_dear": {} if seat is None else _too_dear(public["sets"], s.coins[seat]),
        }
        for seat in seats
    ]


def full_view(s: SmallWorldState) -> SmallWorldView:
    return {**_public(s), "players": [_with_coins(s, player) for player in _players(s)], "too_dear": {}}


def _too_dear(sets: list[SetView], coins: int) -> dict[str, int]:
    return {one["race"]: one["price"] - coins for one in sets if one["price"] > coins}


def _players(s: SmallWorldState) -> list[PlayerView]:
    held = Counter([s.holder[region] for region in atlas(s).regions])
    return [_player(_facts(s, seat, held)) for seat in range(s.seats)]


def _facts(s: SmallWorldState, seat: int, held: Counter[int]) -> tuple[Any, ...]:
    """What stands at a player, for `_player`."""
    race, power = s.race[seat], s.power[seat]
    return (
        seat, (1, 2, 0)[team_of(s, seat)] if s.variant == TEAMS else None, s.income[seat], race, power,
        faction(s, seat) if race >= 0 else None, s.hand[seat], in_hand(s, seat),
        s.champion if power == HEROIC else None, bombs_in_stack(s) if race == GOBLINS else None, held[2 * seat],
        s.fallen[seat], s.kept[seat], held[2 * seat + 1], tokens_on_map(s, seat), active_tokens(s, seat),
        s.harmony >> seat & 1 == 1,
    )  # fmt: skip


def _with_coins(s: SmallWorldState, player: PlayerView) -> PlayerView:
    return {**player, "coins": s.coins[player["seat"]]}


def _public(s: SmallWorldState) -> PublicView:
    return {
        "variant": VARIANTS[s.variant],
        "round": s.round,
        "rounds": s.rounds,
        "over": not s.depth,
        "ranking": [] if s.depth else ranking(s),
        "turn": s.turn,
        "first": s.first,
        "faces": _faces(s.faces),
        "regions": _regions(s),
        "sets": _sets(s),
        "stacks": {
            "banners": len(s.banners) + len(s.bottom),
            "under": [RACE.say(race) for race in s.bottom],
            "badges": len(s.badges),
            "discard": [POWER.say(power) for power in s.discard],
        },
        "this_turn": _this_turn(s),
        "tray": _tray(*s.tray),
        "murlocs": {"beside_board": s.murlocs, "coins": s.murloc_coins, "beaten": _murlocs_beaten(s)},
        "tiles_unseen": [TILE.say(tile) for tile in s.unseen],
    }


@lru_cache(maxsize=1000)
def _tray(*counts: int) -> dict[str, int]:
    return {str(RACE.say(race)): count for race, count in enumerate(counts)}


@lru_cache(maxsize=100)
def _faces(faces: tuple[int, ...]) -> list[FaceView]:
    return [
        _face(face, [region for region in PRINTED.atlas_of(faces).regions if FACE_OF[region] == face]) for face in faces
    ]


def _face(face: int, regions: list[int]) -> FaceView:
    return {
        "face": FACE.say(face),
        "size": FACE_RECORDS[face]["size"],
        "regions": [REGION.say(region) for region in regions],
    }


def _regions(s: SmallWorldState) -> dict[str, RegionView]:
    tiles = _tiles(s)
    regions, holder, tokens, marks = atlas(s).regions, s.holder, s.tokens, s.marks
    races = {people: race_of(s, people) for people in set(holder)}
    facts = zip(
        repeat(s.box, len(regions)),
        regions,
        [holder[region] for region in regions],
        [races[holder[region]] for region in regions],
        [tokens[region] for region in regions],
        [marks[region] for region in regions],
        [tiles.get(region, ()) for region in regions],
        repeat(s.variant == SOLO, len(regions)),
        strict=True,
    )
    seen = [_PICTURES.get(known) or _picture(known) for known in facts]
    return dict(zip([REGION_NAMES[region] for region in regions], seen, strict=True))


def _picture(facts: tuple[Any, ...]) -> RegionView:
    """A move touches few regions: what lies there alike is built once."""
    if len(_PICTURES) >= KEPT:
        _PICTURES.clear()
    found = _PICTURES[facts] = _region(*facts)
    return found


def _region(
    box: SmallWorldBox,
    region: int,
    people: int,
    race: int,
    tokens: int,
    marks: int,
    tiles: tuple[int, ...],
    is_solo: bool,
) -> RegionView:
    owned = people not in (EMPTY, MURLOCS)
    return {
        "face": FACE.say(FACE_OF[region]),
        "terrain": TERRAINS[box.terrain[region]],
        "symbols": [symbol for symbol in box.symbols[region] if symbol != "tile"],
        "owner": people >> 1 if owned else None,
        "race": OCCUPANT.say(race),
        "declined": (people == MURLOCS and not is_solo) or (owned and people & 1 == 1),
        "tokens": tokens,
        "beasts": marks // BEAST,
        "champion": marks & CHAMPION_HERE != 0,
        "mountain": box.is_mountain[region] == 1,
        "fort": marks & FORT != 0,
        "wall": marks & WALL != 0,
        "tower": marks & TOWER != 0,
        "bomb": marks & BOMB_HERE != 0,
        "objective": marks & OBJECTIVE != 0,
        "tiles": [_tile(tile) for tile in tiles],
    }


def _tile(tile: int) -> TileView:
    """A face-down one has no name."""
    if tile == FACE_DOWN:
        return {"tile": None, "kind": "face_down"}
    return {"tile": TILE.say(tile), "kind": "artifact" if TILE_IS_ARTIFACT[tile] else "place"}


def _tiles(s: SmallWorldState) -> dict[int, tuple[int, ...]]:
    shown: dict[int, tuple[int, ...]] = {}
    for tile, region in enumerate(s.tile_at):
        shown[region] = (*shown.get(region, ()), tile)
    for region in s.face_down:
        shown[region] = (*shown.get(region, ()), FACE_DOWN)
    return shown


def _sets(s: SmallWorldState) -> list[SetView]:
    return [
        {
            "column": None if side < 0 else FACTIONS[side],
            "price": set_price(s, slot),
            "race": RACE.say(s.set_race[slot]),
            "power": POWER.say(s.set_power[slot]),
            "faction": FACTIONS[RACE_FACTION[s.set_race[slot]]],
            "coins": s.set_coins[slot],
            "race_value": s.box.race_value[s.set_race[slot]],
            "power_value": s.box.power_value[s.set_power[slot]],
            "tokens": set_tokens(s, slot),
        }
        for start, end, side in columns(s)
        for slot in range(start, end)
        if s.set_race[slot] >= 0
    ]


def sees_coins(s: SmallWorldState, seat: int | None, of: int) -> bool:
    """R010: stacks of coins are hidden, but for the own one, a team mate's, and all at the end."""
    if not s.depth or seat == of:
        return True
    return seat is not None and s.variant == TEAMS and team_of(s, seat) == team_of(s, of)


@lru_cache(maxsize=4096)
def _player(facts: tuple[Any, ...]) -> PlayerView:
    """A move touches few players: what stands there alike is built once."""
    seat, team, income, race, power, faction, hand, in_hand, champion, bombs, regions, *rest = facts
    fallen, kept, declined_regions, on_map, tokens, harmony = rest
    return {
        "seat": seat,
        "team": None if team is None else FACTIONS[team],
        "coins": None,  # until `_with_coins`
        "last_income": income,
        "race": RACE.say(race),
        "power": POWER.say(power),
        "faction": None if faction is None else FACTIONS[faction],
        "hand": hand,
        "beasts": in_hand - hand,
        "in_hand": in_hand,
        "champion": None if champion is None else _champion(champion),
        "bombs": bombs,
        "regions": regions,
        "declined_race": RACE.say(fallen),
        "declined_power": POWER.say(kept),
        "declined_regions": declined_regions,
        "tokens_on_map": on_map,
        "tokens": tokens,
        "harmony": harmony,
    }


def _champion(place: int) -> str:
    if place >= 0:
        return str(REGION.say(place))
    return {NOT_IN_PLAY: "captured", RANSOMED_BACK: "in_hand"}.get(place, "waiting")


def _this_turn(s: SmallWorldState) -> TurnView:
    """What the player in turn has used up, holds ready and would earn by stopping now."""
    seat = s.turn
    forecast: list[Cause] = []
    coins = income(s, seat, forecast)
    return {
        "seat": seat,
        "armed": [TOOL.say(tool) for tool, bit in enumerate(TOOL_BITS) if s.armed & bit],
        "used": [TOOL.say(tool) for tool, bit in enumerate(TOOL_BITS) if s.used & bit],
        "strike_used": s.used & DID_STRIKE != 0,
        "champion_used": s.used & DID_CHAMPION != 0,
        "attempt_made": s.used & DID_ATTEMPT != 0,
        "aegis_paid": s.used & PAID_AEGIS != 0,
        "intimidations": s.intimidations,
        "portals": s.portals,
        "form": FORM.say(s.form) if s.race[seat] == WORGEN else None,
        "side": FACTIONS[s.side],
        "losses": s.losses,
        "taken": {str(RACE.say(race)): count for race, count in enumerate(s.taken) if count},
        "income": coins,
        "forecast": [cause.to_json() for cause in forecast],
    }


def _murlocs_beaten(s: SmallWorldState) -> bool | None:
    return murlocs_beaten(s) if s.variant == SOLO and not s.depth else None

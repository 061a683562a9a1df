"""How a position is written by hand: the words for a region, the shape of the whole, what can not be.

See docs/smallworld.md for the language; nothing is built here.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Message
from spieltisch.core.schema import (
    Either,
    Exactly,
    Parts,
    Record,
    Row,
    TableShape,
    Truth,
    Whole,
    Word,
    Written,
    at_most,
    check,
    guess,
    refusal,
)

from .box import SmallWorldBox
from .data import (
    FACE_RECORDS,
    MURLOC_TOKENS,
    POWER_PERSISTS,
    TILE_IS_ARTIFACT,
)
from .packs import MOST_PIECES
from .pending import PENDING
from .setup import OPTIONS
from .sheet import SEATED, SHEET
from .vocabulary import (
    FACE,
    POWER,
    RACE,
    REGION,
    TILE,
    WELL,
)

MARKS: Final = ("fort", "wall", "tower", "bomb", "objective")
OCCUPANTS: Final = ("empty", "murlocs", *RACE.names)
PIECES: Final = (*MARKS, "beast", "champion")
STANDING_ONLY: Final = ("fort", "wall", "tower", "beast", "champion")  # not where nobody is
PHASES: Final = ("turn", "choose", "abandon", "conquer", "redeploy", "place", "withdrawn")
DEFAULT_FACES: Final = ("l1a", "s2a")


class RegionLine:
    """`forsaken 3 fort`, `murlocs`, `dwarves 0 beast champion`, `empty objective`."""

    def __init__(self, text: str) -> None:
        words = text.split() or ["empty"]
        self.race = words.pop(0)
        self.count = 0 if self.race == "empty" else 1
        if words and words[0].isdecimal() and len(words[0]) < 4 and self.race != "empty":
            self.count = int(words.pop(0))
        self.pieces = words

    @property
    def standing(self) -> int:
        return self.count + self.pieces.count("beast") + self.pieces.count("champion")


def read_region(text: str) -> list[Message]:
    """What is wrong with the words themselves."""
    region = RegionLine(text)
    faults: list[Message] = []
    if region.race not in OCCUPANTS:
        faults.append(guess(region.race, OCCUPANTS))
    faults += [guess(word, PIECES) for word in region.pieces if word not in PIECES]
    twice = [word for word in PIECES if word != "beast" and region.pieces.count(word) > 1]
    faults += [Message("core-twice", {"given": word}) for word in twice]
    if region.race == "empty":
        faults += [Message("needs_holder", {"word": word}) for word in STANDING_ONLY if word in region.pieces]
    return faults


_SEAT: Final = Whole(0, 4)
_RACE: Final = Word(RACE.names)
_POWER: Final = Word(POWER.names)
_REGION: Final = Word(REGION.names)
_TILE: Final = Word(TILE.names)
_PLAYER: Final = Record(
    race=_RACE,
    power=_POWER,
    hand=Whole(0, 20),
    **SHEET.shapes("player"),
    declined=_RACE,
    kept=Word([name for name in POWER.names if POWER_PERSISTS[POWER[name]]]),
    beasts=Whole(0, MOST_PIECES),
    champion=Exactly("waiting", "in_hand", "captured"),
    bombs=Parts(Whole(0, MOST_PIECES), Whole(0, MOST_PIECES)),
)
_THIS_TURN: Final = Record(**SHEET.shapes("this_turn"), gathering=Truth())
POSITION: Final = Record(
    title=Exactly("smallworld"),
    seats=Whole(1, 5),
    faces=Row(Word(FACE.names), 1, len(FACE), distinct=True),
    options=Record(**{option.name: Exactly(*(option.choices or ())) for option in OPTIONS}),
    round=Whole(1, 10),
    rounds=Whole(1, 10),
    turn=_SEAT,
    first=_SEAT,
    players=Row(_PLAYER, most=5),
    regions=TableShape(_REGION, Written("orcs 2 fort", read_region)),
    murlocs=Truth(),
    **SHEET.shapes("table"),
    tiles=TableShape(_TILE, Either(_REGION, Exactly("boxed"))),
    face_down=Either(Row(_REGION, distinct=True), TableShape(_REGION, _TILE)),
    unseen=Row(_TILE, distinct=True),
    sets=Row(Parts(_RACE, _POWER, Whole(0, 99), fewest=2), most=8),
    under=Row(_RACE, distinct=True),
    discard=Row(_POWER, distinct=True),
    harmony=SEATED.shape,
    this_turn=_THIS_TURN,
    phase=Word(PHASES),
    pending=PENDING,
)


def check_position(spec: dict[str, Any], box: SmallWorldBox) -> None:
    """The whole of it, before anything is built: BadOption names the path and what would be right."""
    check(POSITION, spec)
    _check_faces(spec)
    _check_seats(spec)
    _check_players(spec)
    _check_cards(spec)
    _check_regions(spec, box)
    _check_pieces(spec, box)
    _check_tiles(spec, box)


def players_of(spec: dict[str, Any]) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = spec.get("players", [])
    return players


def seats_of(spec: dict[str, Any]) -> int:
    return int(spec.get("seats", max(len(players_of(spec)), 2)))


def _check_faces(spec: dict[str, Any]) -> None:
    boards: list[str] = []
    for number, name in enumerate(spec.get("faces", DEFAULT_FACES)):
        board = FACE_RECORDS[FACE[name]]["board"]
        if board in boards:
            raise refusal(f"faces[{number}]", "other_side", word=name)
        boards.append(board)


def _check_seats(spec: dict[str, Any]) -> None:
    seats = seats_of(spec)
    seat = Whole(0, seats - 1)
    check(Row(_PLAYER, most=seats), players_of(spec), "players")
    for key in ("turn", "first"):
        check(seat, spec.get(key, 0), key)
    check(Row(seat), spec.get("harmony", []), "harmony")
    check(Row(seat), spec.get("this_turn", {}).get("attacked", []), "this_turn.attacked")
    check(Whole(1, spec.get("rounds", 10)), spec.get("round", 2), "round")


def _check_players(spec: dict[str, Any]) -> None:
    for seat, player in enumerate(players_of(spec)):
        needs = {"power": "race", "hand": "race", "beasts": "race", "champion": "race", "bombs": "race"}
        for key, other in {**needs, "kept": "declined"}.items():
            if key in player and player[key] and other not in player:
                raise refusal(f"players[{seat}].{key}", "core-only_with", word=other)
        for key, power in (("beasts", "beast_master"), ("champion", "heroic")):
            if key in player and player[key] and player.get("power", "farmer") != power:
                raise refusal(f"players[{seat}].{key}", "needs_power", power=power)
        if "bombs" in player and player.get("race") != "goblins":
            raise refusal(f"players[{seat}].bombs", "needs_race", race="goblins")
    if "phase" in spec and "pending" in spec:
        raise refusal("phase", "core-only_without", word="pending")
    phase, turn = spec.get("phase", "turn"), spec.get("turn", 0)
    players = players_of(spec)
    needs_race = phase in ("abandon", "conquer", "redeploy", "place")
    if needs_race and (turn >= len(players) or "race" not in players[turn]):
        raise refusal("phase", "seat_needs_race", place=turn)


def _check_cards(spec: dict[str, Any]) -> None:
    """No banner and no badge twice."""
    races: dict[str, str] = {}
    powers: dict[str, str] = {}
    named: list[tuple[dict[str, str], str, str]] = []
    for seat, player in enumerate(players_of(spec)):
        named += [(races, player[key], f"players[{seat}].{key}") for key in ("race", "declined") if key in player]
        if "race" in player:
            named.append((powers, player.get("power", "farmer"), f"players[{seat}].power"))
        if "kept" in player:
            named.append((powers, player["kept"], f"players[{seat}].kept"))
    for number, row in enumerate(spec.get("sets", [])):
        named += [(races, row[0], f"sets[{number}][0]"), (powers, row[1], f"sets[{number}][1]")]
    named += [(races, race, f"under[{number}]") for number, race in enumerate(spec.get("under", []))]
    named += [(powers, power, f"discard[{number}]") for number, power in enumerate(spec.get("discard", []))]
    for taken, name, path in named:
        if name in taken:
            raise refusal(path, "core-taken", thing=name, where=taken[name])
        taken[name] = path


def _check_regions(spec: dict[str, Any], box: SmallWorldBox) -> None:
    faces = spec.get("faces", DEFAULT_FACES)
    owners = {player[key]: key for player in players_of(spec) for key in ("race", "declined") if key in player}
    powers = {player["race"]: player.get("power", "farmer") for player in players_of(spec) if "race" in player}
    bare = _most_bare(spec)
    for name, text in spec.get("regions", {}).items():
        path, region = f"regions.{name}", RegionLine(text)
        if region.race != "empty" and not region.standing:
            bare -= 1 if region.race == _redeploying(spec).get("race") else len(REGION)
            if bare < 0:
                raise refusal(path, "nobody_stands", word="empty")
        if name.split("_")[0] not in faces:
            raise refusal(path, "not_in_play", region=name)
        if region.race in RACE.names and region.race not in owners:
            raise refusal(path, "nobody_has", race=region.race)
        if box.is_water[REGION[name]] and region.race not in ("empty", "naga"):
            raise refusal(path, "only_naga_on_water")
        if "beast" in region.pieces and powers.get(region.race) != "beast_master":
            raise refusal(path, "needs_power", power="beast_master")
        if "champion" in region.pieces and powers.get(region.race) != "heroic":
            raise refusal(path, "needs_power", power="heroic")


def _redeploying(spec: dict[str, Any]) -> dict[str, Any]:
    """The beast master who spreads the own troops; only that one may leave a region bare for a while."""
    turn, players = spec.get("turn", 0), players_of(spec)
    player = players[turn] if spec.get("phase") == "place" else {}
    return player if player.get("power") == "beast_master" else {}


def _most_bare(spec: dict[str, Any]) -> int:
    player = _redeploying(spec)
    return int(player.get("hand", 0) + player.get("beasts", 0))


def _check_pieces(spec: dict[str, Any], box: SmallWorldBox) -> None:
    """Not more than the box holds."""
    regions = [RegionLine(text) for text in spec.get("regions", {}).values()]
    players = players_of(spec)
    for race, tray in zip(RACE.names, box.race_tray, strict=True):
        held = sum(region.count for region in regions if region.race == race)
        hand = sum(player.get("hand", 0) for player in players if player.get("race") == race)
        at_most("regions", race, tray, held + hand)
    at_most("regions", "murlocs", MURLOC_TOKENS, sum(region.count for region in regions if region.race == "murlocs"))
    limits = {"fort": box.forts, "wall": box.walls, "tower": box.towers, "beast": box.beasts}
    for piece, limit in (limits | {"objective": box.objectives, "champion": 1}).items():
        count = sum(region.pieces.count(piece) for region in regions)
        count += sum(player.get("beasts", 0) for player in players) if piece == "beast" else 0
        at_most("regions", piece, limit, count)
    printed = box.explosions, box.duds
    left = [player.get("bombs", printed) for player in players if player.get("race") == "goblins"]
    for bombs in left:
        at_most("players", "explosions", printed[0], bombs[0])
        at_most("players", "duds", printed[1], bombs[1])
    at_most("regions", "bomb", sum(map(sum, left)), sum(region.pieces.count("bomb") for region in regions))


def _check_tiles(spec: dict[str, Any], box: SmallWorldBox) -> None:
    faces = spec.get("faces", DEFAULT_FACES)
    tiles, down = spec.get("tiles", {}), spec.get("face_down", [])
    for name, place in tiles.items():
        path, tile = f"tiles.{name}", TILE[name]
        if place == "boxed":
            if tile != WELL:
                raise refusal(path, "only_well_boxed")
        elif place.split("_")[0] not in faces:
            raise refusal(path, "not_in_play", region=place)
        elif not TILE_IS_ARTIFACT[tile] and bool(box.is_water[REGION[place]]) != (tile == WELL):
            raise refusal(path, "well_in_water")
    for number, place in enumerate(down):
        if place.split("_")[0] not in faces or box.is_water[REGION[place]]:
            raise refusal(f"face_down[{number}]", "no_land", region=place)
    if isinstance(down, dict) and len(down) > 1:
        raise refusal("face_down", "one_tile_named", word="unseen")
    unseen = list(down.values()) if isinstance(down, dict) else spec.get("unseen", [])
    for number, name in enumerate(unseen):
        if name in tiles:
            raise refusal(f"unseen[{number}]", "core-taken", thing=name, where=f"tiles.{name}")
    check(Whole(0, len(unseen) if unseen or "unseen" in spec else len(TILE) - len(tiles)), len(down), "face_down")

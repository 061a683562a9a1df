"""How a position is written by hand: the words for a region, the shape of the whole, what can not be.

See docs/smallworld.md for the language; nothing is built here.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core.schema import (
    Either,
    Exactly,
    Parts,
    Record,
    Row,
    Table,
    Truth,
    Whole,
    Word,
    Written,
    check,
    guess,
    refusal,
)

from .data import (
    BEASTS,
    DUDS,
    EXPLOSIONS,
    FACE_RECORDS,
    FACTIONS,
    FORTS,
    IS_WATER,
    MURLOC_TOKENS,
    OBJECTIVES,
    POWER_PERSISTS,
    RACE_TRAY,
    TILE_IS_ARTIFACT,
    TOWERS,
    WALLS,
)
from .pending import PENDING
from .setup import OPTIONS
from .vocabulary import FACE, FORM, POWER, RACE, REGION, TILE, TOOL, WELL

MARKS: Final = ("fort", "wall", "tower", "bomb", "objective")
OCCUPANTS: Final = ("empty", "murlocs", *RACE.names)
PIECES: Final = (*MARKS, "beast", "champion")
STANDING_ONLY: Final = ("fort", "wall", "tower", "beast", "champion")  # not where nobody is
PHASES: Final = ("turn", "choose", "abandon", "conquer", "redeploy", "place", "withdrawn")
USED: Final = (*TOOL.names, "strike", "champion", "attempt", "aegis")
DEFAULT_FACES: Final = ("l1a", "s2a")
BOX: Final = {
    "fort": FORTS, "wall": WALLS, "tower": TOWERS, "objective": OBJECTIVES, "beast": BEASTS, "champion": 1,
    "bomb": EXPLOSIONS + DUDS,
}  # fmt: skip


class Region:
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


def read_region(text: str) -> list[str]:
    """What is wrong with the words themselves."""
    region = Region(text)
    faults: list[str] = []
    if region.race not in OCCUPANTS:
        faults.append(guess(region.race, OCCUPANTS, "race"))
    faults += [guess(word, PIECES, "piece") for word in region.pieces if word not in PIECES]
    twice = [word for word in PIECES if word != "beast" and region.pieces.count(word) > 1]
    faults += [f"only one {word} fits into a region" for word in twice]
    if region.race == "empty":
        faults += [f"a {word} needs somebody who holds the region" for word in STANDING_ONLY if word in region.pieces]
    elif not faults and not region.standing:
        faults.append("somebody must stand there, or the region is `empty`")
    return faults


_SEAT: Final = Whole(0, 4)
_RACE: Final = Word("race", RACE.names)
_POWER: Final = Word("power", POWER.names)
_REGION: Final = Word("region", REGION.names)
_TILE: Final = Word("tile", TILE.names)
_PLAYER: Final = Record(
    race=_RACE,
    power=_POWER,
    hand=Whole(0, 20),
    coins=Whole(0, 999),
    income=Whole(0, 99),
    declined=_RACE,
    kept=Word("power that works in decline", [name for name in POWER.names if POWER_PERSISTS[POWER[name]]]),
    beasts=Whole(0, BEASTS),
    champion=Exactly("waiting", "in_hand", "captured"),
    bombs=Parts(Whole(0, EXPLOSIONS), Whole(0, DUDS)),
)
_THIS_TURN: Final = Record(
    losses=Whole(0, 99),
    intimidations=Whole(0, 3),
    portals=Whole(0, 2),
    form=Word("form", FORM.names),
    side=Word("faction", FACTIONS),
    taken=Table(_RACE, Whole(0, 50)),
    used=Row(Word("thing to use", USED), distinct=True),
    armed=Row(Word("tool", TOOL.names), distinct=True),
    attacked=Row(_SEAT, distinct=True),
    saved=Truth(),
    gathering=Truth(),
)
POSITION: Final = Record(
    title=Exactly("smallworld"),
    seats=Whole(1, 5),
    faces=Row(Word("island face", FACE.names), 1, len(FACE), distinct=True),
    options=Record(**{option.name: Exactly(*(option.choices or ())) for option in OPTIONS}),
    round=Whole(1, 10),
    rounds=Whole(1, 10),
    turn=_SEAT,
    first=_SEAT,
    players=Row(_PLAYER, most=5),
    regions=Table(_REGION, Written("a text such as `orcs 2 fort`", read_region)),
    murlocs=Truth(),
    murloc_coins=Whole(0, 999),
    tiles=Table(_TILE, Either(_REGION, Exactly("boxed"))),
    face_down=Either(Row(_REGION, distinct=True), Table(_REGION, _TILE)),
    unseen=Row(_TILE, distinct=True),
    sets=Row(Parts(_RACE, _POWER, Whole(0, 99), fewest=2), most=8),
    under=Row(_RACE, distinct=True),
    discard=Row(_POWER, distinct=True),
    harmony=Row(_SEAT, distinct=True),
    this_turn=_THIS_TURN,
    phase=Word("phase", PHASES),
    pending=PENDING,
)


def check_position(spec: dict[str, Any]) -> None:
    """The whole of it, before anything is built: BadOption names the path and what would be right."""
    check(POSITION, spec)
    _check_faces(spec)
    _check_seats(spec)
    _check_players(spec)
    _check_cards(spec)
    _check_regions(spec)
    _check_pieces(spec)
    _check_tiles(spec)


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
            raise refusal(f"faces[{number}]", f"{name} is the other side of a board that lies there already")
        boards.append(board)


def _check_seats(spec: dict[str, Any]) -> None:
    seats = seats_of(spec)
    if len(players_of(spec)) > seats:
        raise refusal("players", f"{len(players_of(spec))} players, but {seats} seats")
    for key in ("turn", "first"):
        if spec.get(key, 0) >= seats:
            raise refusal(key, f"seats are 0 to {seats - 1}, not {spec[key]}")
    turn = spec.get("this_turn", {})
    for path, listed in (("harmony", spec.get("harmony", [])), ("this_turn.attacked", turn.get("attacked", []))):
        for number, seat in enumerate(listed):
            if seat >= seats:
                raise refusal(f"{path}[{number}]", f"seats are 0 to {seats - 1}, not {seat}")
    if spec.get("round", 2) > spec.get("rounds", 10):
        raise refusal("round", f"{spec.get('round', 2)} of {spec['rounds']} rounds")


def _check_players(spec: dict[str, Any]) -> None:
    for seat, player in enumerate(players_of(spec)):
        needs = {"power": "race", "hand": "race", "beasts": "race", "champion": "race", "bombs": "race"}
        for key, other in {**needs, "kept": "declined"}.items():
            if key in player and player[key] and other not in player:
                raise refusal(f"players[{seat}].{key}", f"only together with `{other}`")
        for key, power in (("beasts", "beast_master"), ("champion", "heroic")):
            if key in player and player[key] and player.get("power", "farmer") != power:
                raise refusal(f"players[{seat}].{key}", f"only with the power {power}")
        if "bombs" in player and player.get("race") != "goblins":
            raise refusal(f"players[{seat}].bombs", "only goblins have bombs")
    if "phase" in spec and "pending" in spec:
        raise refusal("phase", "only without `pending`, which says more")
    phase, turn = spec.get("phase", "turn"), spec.get("turn", 0)
    players = players_of(spec)
    needs_race = phase in ("abandon", "conquer", "redeploy", "place")
    if needs_race and (turn >= len(players) or "race" not in players[turn]):
        raise refusal("phase", f"{phase} needs a race at seat {turn}, whose turn it is")


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
            raise refusal(path, f"{name} stands at {taken[name]} already")
        taken[name] = path


def _check_regions(spec: dict[str, Any]) -> None:
    faces = spec.get("faces", DEFAULT_FACES)
    owners = {player[key]: key for player in players_of(spec) for key in ("race", "declined") if key in player}
    powers = {player["race"]: player.get("power", "farmer") for player in players_of(spec) if "race" in player}
    for name, text in spec.get("regions", {}).items():
        path, region = f"regions.{name}", Region(text)
        if name.split("_")[0] not in faces:
            raise refusal(path, f"is on none of the islands of this position: {', '.join(faces)}")
        if region.race in RACE.names and region.race not in owners:
            raise refusal(path, f"no player of this position has {region.race}")
        if IS_WATER[REGION[name]] and region.race not in ("empty", "naga"):
            raise refusal(path, "is water, and only naga live there")
        if "beast" in region.pieces and powers.get(region.race) != "beast_master":
            raise refusal(path, f"{region.race} have no beasts: that takes an active race with beast_master")
        if "champion" in region.pieces and powers.get(region.race) != "heroic":
            raise refusal(path, f"{region.race} have no champion: that takes an active race with heroic")


def _check_pieces(spec: dict[str, Any]) -> None:
    """Not more than the box holds."""
    regions = [Region(text) for text in spec.get("regions", {}).values()]
    players = players_of(spec)
    for race, tray in zip(RACE.names, RACE_TRAY, strict=True):
        held = sum(region.count for region in regions if region.race == race)
        hand = sum(player.get("hand", 0) for player in players if player.get("race") == race)
        if held + hand > tray:
            raise refusal("regions", f"{held + hand} tokens of {race}, the box has {tray}")
    murlocs = sum(region.count for region in regions if region.race == "murlocs")
    if murlocs > MURLOC_TOKENS:
        raise refusal("regions", f"{murlocs} murlocs, the box has {MURLOC_TOKENS}")
    for piece, limit in BOX.items():
        count = sum(region.pieces.count(piece) for region in regions)
        count += sum(player.get("beasts", 0) for player in players) if piece == "beast" else 0
        if count > limit:
            raise refusal("regions", f"{count} pieces of {piece}, the box has {limit}")
    bombs = sum(region.pieces.count("bomb") for region in regions)
    left = [sum(player.get("bombs", (EXPLOSIONS, DUDS))) for player in players if player.get("race") == "goblins"]
    if bombs > sum(left):
        raise refusal("regions", f"{bombs} bombs lie there, the goblins of this position have {sum(left)}")


def _check_tiles(spec: dict[str, Any]) -> None:
    faces = spec.get("faces", DEFAULT_FACES)
    tiles, down = spec.get("tiles", {}), spec.get("face_down", [])
    for name, place in tiles.items():
        path, tile = f"tiles.{name}", TILE[name]
        if place == "boxed":
            if tile != WELL:
                raise refusal(path, "only the well of eternity goes back into the box")
        elif place.split("_")[0] not in faces:
            raise refusal(path, f"{place} is on none of the islands of this position")
        elif not TILE_IS_ARTIFACT[tile] and bool(IS_WATER[REGION[place]]) != (tile == WELL):
            raise refusal(path, "the well of eternity lies in water, every other place on land")
    for number, place in enumerate(down):
        if place.split("_")[0] not in faces or IS_WATER[REGION[place]]:
            raise refusal(f"face_down[{number}]", f"{place} is no land of the islands of this position")
    if isinstance(down, dict) and len(down) > 1:
        raise refusal("face_down", "only a single tile can be named; with more say in `unseen` which may come")
    unseen = list(down.values()) if isinstance(down, dict) else spec.get("unseen", [])
    for number, name in enumerate(unseen):
        if name in tiles:
            raise refusal(f"unseen[{number}]", f"{name} lies at tiles.{name}")
    if len(down) > (len(unseen) if unseen or "unseen" in spec else len(TILE) - len(tiles)):
        raise refusal("face_down", f"{len(down)} tiles, and fewer are unseen")

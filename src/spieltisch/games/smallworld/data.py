"""The printed facts as flat tables: races, powers, tiles, islands. Indexes are the ints of `vocabulary`."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Ints, ints, title_data

PACKAGE: Final = "spieltisch.games.smallworld"

RACE_RECORDS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "races.toml")["race"]
POWER_RECORDS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "powers.toml")["power"]
TILE_RECORDS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "tiles.toml")["tile"]
FACE_RECORDS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "boards.toml")["face"]
SETUP: Final[dict[str, Any]] = title_data(PACKAGE, "setup.toml")
REGION_RECORDS: Final[list[dict[str, Any]]] = [region for face in FACE_RECORDS for region in face["region"]]

TERRAINS: Final = ("field", "hill", "forest", "swamp", "mountain", "lake", "sea")
FIELD: Final = 0
HILL: Final = 1
FOREST: Final = 2
SWAMP: Final = 3
MOUNTAIN: Final = 4
FACTIONS: Final = ("neutral", "alliance", "horde")
NEUTRAL: Final = 0
ALLIANCE: Final = 1
HORDE: Final = 2

RACE_FACTION: Final = ints([FACTIONS.index(record["faction"]) for record in RACE_RECORDS])
RACE_VALUE: Final = ints([record["value"] for record in RACE_RECORDS])
RACE_TRAY: Final = ints([record["tray"] for record in RACE_RECORDS])
POWER_VALUE: Final = ints([record["value"] for record in POWER_RECORDS])
POWER_PERSISTS: Final = ints([int(record["persists"]) for record in POWER_RECORDS])
TILE_IS_ARTIFACT: Final = ints([int(record["kind"] == "artifact") for record in TILE_RECORDS])

ALL_REGIONS: Final = len(REGION_RECORDS)
_NUMBER: Final[dict[str, int]] = {record["id"]: number for number, record in enumerate(REGION_RECORDS)}
TERRAIN: Final = ints([TERRAINS.index(record["terrain"]) for record in REGION_RECORDS])
NEIGHBORS: Final[list[Ints]] = [ints([_NUMBER[name] for name in record["neighbors"]]) for record in REGION_RECORDS]


def on_terrain(terrain: int) -> Ints:
    return ints([int(TERRAIN[region] == terrain) for region in range(ALL_REGIONS)])


def _with(symbol: str) -> Ints:
    return ints([int(symbol in record["symbols"]) for record in REGION_RECORDS])


# By region, 1 for yes.
IS_WATER: Final = ints([int(terrain > MOUNTAIN) for terrain in TERRAIN])
IS_MOUNTAIN: Final = ints([int(terrain == MOUNTAIN) for terrain in TERRAIN])
IS_ENTRY: Final = _with("anchor")
IS_CAVE: Final = _with("cave")
IS_MAGIC: Final = _with("magic")
IS_COASTAL: Final = ints([int(record["coastal"]) for record in REGION_RECORDS])
IS_WATERSIDE: Final = ints([max([IS_WATER[near] for near in NEIGHBORS[region]]) for region in range(ALL_REGIONS)])
HAS_MURLOC: Final = _with("murloc")
TAKES_TILE: Final = _with("tile")
FACE_OF: Final = ints([number for number, face in enumerate(FACE_RECORDS) for _ in face["region"]])
BOARDS: Final = {
    size: sorted({str(face["board"]) for face in FACE_RECORDS if face["size"] == size}) for size in ("L", "M", "S")
}
SIDES: Final = {
    board: [number for number, face in enumerate(FACE_RECORDS) if face["board"] == board]
    for boards in BOARDS.values()
    for board in boards
}

PIECES: Final[dict[str, Any]] = SETUP["pieces"]
START_COINS: Final[int] = PIECES["start_coins"]
VISIBLE_SETS: Final[int] = PIECES["visible_sets"]
MURLOC_TOKENS: Final[int] = PIECES["murlocs"]
FORTS: Final[int] = PIECES["forts"]
WALLS: Final[int] = PIECES["wisp_walls"]
TOWERS: Final[int] = PIECES["watchtowers"]
BEASTS: Final[int] = PIECES["beasts"]
OBJECTIVES: Final[int] = PIECES["military_objectives"]
HARMONY_TOKENS: Final[int] = PIECES["harmony_tokens"]
EXPLOSIONS: Final[int] = PIECES["explosions"]
DUDS: Final[int] = PIECES["duds"]
DIE: Final = ints(SETUP["die"]["faces"])
DIE_MAX: Final[int] = max(SETUP["die"]["faces"])
CHANCE_AT_LEAST: Final = ints(
    [100 * sum([1 for face in DIE if face >= need]) // len(DIE) for need in range(DIE_MAX + 2)]
)


class Atlas:
    """The regions of one choice of island faces, sorted by what they are good for."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        regions = [region for face in faces for region in range(ALL_REGIONS) if FACE_OF[region] == face]
        self.regions = ints(regions)
        self.land = ints([region for region in regions if not IS_WATER[region]])
        self.water = ints([region for region in regions if IS_WATER[region]])
        self.entries = ints([region for region in regions if IS_ENTRY[region]])
        self.caves = ints([region for region in regions if IS_CAVE[region]])
        self.magic = ints([region for region in regions if IS_MAGIC[region]])
        self.fields = ints([region for region in regions if TERRAIN[region] == FIELD])
        self.by_ship = ints([int(region in self.entries) for region in range(ALL_REGIONS)])


NOWHERE: Final = Atlas(())
_ATLASES: Final[dict[tuple[int, ...], Atlas]] = {}


def atlas_of(faces: tuple[int, ...]) -> Atlas:
    found = _ATLASES.get(faces)
    if found is None:
        found = _ATLASES[faces] = Atlas(faces)
    return found


def geometry() -> dict[str, Any]:
    """Outlines and label points of the islands, for those who draw."""
    return title_data(PACKAGE, "geometry.json")

"""The printed facts as flat tables: races, powers, tiles, islands. Indexes are the ints of `vocabulary`."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import ints, title_data

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
MOUNTAIN: Final = 4
FACTIONS: Final = ("neutral", "alliance", "horde")
NEUTRAL: Final = 0
ALLIANCE: Final = 1
HORDE: Final = 2

RACE_FACTION: Final = ints([FACTIONS.index(record["faction"]) for record in RACE_RECORDS])
POWER_PERSISTS: Final = ints([int(record["persists"]) for record in POWER_RECORDS])
TILE_IS_ARTIFACT: Final = ints([int(record["kind"] == "artifact") for record in TILE_RECORDS])

ALL_REGIONS: Final = len(REGION_RECORDS)
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
HARMONY_TOKENS: Final[int] = PIECES["harmony_tokens"]
DIE: Final = ints(SETUP["die"]["faces"])
DIE_MAX: Final[int] = max(SETUP["die"]["faces"])
CHANCE_AT_LEAST: Final = ints(
    [round(100 * sum([1 for face in DIE if face >= need]) / len(DIE)) for need in range(DIE_MAX + 2)]
)


def geometry() -> dict[str, Any]:
    """Outlines and label points of the islands, for those who draw."""
    return title_data(PACKAGE, "geometry.json")

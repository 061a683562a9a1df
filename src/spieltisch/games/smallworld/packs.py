"""What a pack may change in this box: values of banners and badges, and the faces of the islands."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Message
from spieltisch.core.fields import Field, choice, each, number, outline, point, several, truth
from spieltisch.core.packs import Content, Kind, Record, fault

from .data import FACE_RECORDS, PIECES, POWER_RECORDS, RACE_RECORDS, SETUP, TERRAINS, geometry

SYMBOLS: Final = ("anchor", "cave", "magic", "murloc", "tile")
WATER: Final = ("lake", "sea")
LAND: Final = {"L": 11, "M": 9, "S": 7}
MOST_PIECES: Final = 15
MOST_OBJECTIVES: Final = 4
MOST_TIMES: Final = 6
SIZES: Final = (("L", "large"), ("M", "medium"), ("S", "small"))


def region_fields(ids: list[str]) -> list[Field]:
    return [
        choice("terrain", TERRAINS, "terrain"),
        several("symbols", SYMBOLS, "symbol", 0, len(SYMBOLS)),
        truth("coastal"),
        several("neighbors", ids, "region", 1, 12),
        outline("polygon", 3, 80),
        point("label"),
    ]


class Faces(Kind):
    """A face is redrawn, not renumbered: its regions keep their ids, and what a pack leaves out stays."""

    def fields_of(self, record: Record) -> list[Field]:
        ids = list(record["region"])
        return [each("region", region_fields(ids), ids)]

    def with_change(self, record: Record, change: Record) -> Record:
        regions = {
            name: {**region, **change.get("region", {}).get(name, {})} for name, region in record["region"].items()
        }
        return {**record, "region": regions}

    def difference(self, record: Record, change: Record) -> Record:
        regions: dict[str, Any] = {}
        for name, before in record["region"].items():
            given = change.get("region", {}).get(name, {})
            differs = {key: given[key] for key in before if key in given and given[key] != before[key]}
            if differs:
                regions[name] = differs
        return {"region": regions} if regions else {}


def _face(face: Record) -> Record:
    drawn = geometry()["faces"][face["id"]]
    regions = {region["id"]: {**region, **drawn[region["id"]]} for region in face["region"]}
    names = [field.name for field in region_fields([])]
    return {**face, "region": {key: {name: region[name] for name in names} for key, region in regions.items()}}


FACES: Final = Faces(
    "face",
    [_face(face) for face in FACE_RECORDS],
    [each("region", region_fields([]), [])],
    fixed=["board", "side", "size"],
)


class Bearers(Kind):
    """Races and powers have those numbers that their texts name."""

    def words(self, record: Record) -> list[Message]:
        return [Message(record["id"], {field.name: record[field.name] for field in BEARING if field.name in record})]


BEARING: Final[list[Field]] = [
    number("coins", 0, 5),
    number("price", 1, 5),
    number("discount", 0, 3),
    number("forts", 0, MOST_PIECES),
    number("fort_defense", 0, 3),
    number("wisp_walls", 0, MOST_PIECES),
    number("wall_defense", 0, 3),
    number("watchtowers", 0, MOST_PIECES),
    number("beasts", 0, MOST_PIECES),
    number("objectives", 1, MOST_OBJECTIVES),
    number("explosions", 0, MOST_PIECES),
    number("duds", 0, MOST_PIECES),
    number("times", 1, MOST_TIMES),
    number("from_tokens", 1, 5),
    number("fewest", 1, 3),
]
RACES: Final = Bearers(
    "race", RACE_RECORDS, [number("value", 1, 12), number("tray", 1, 30)], fixed=["faction"], told=BEARING
)
POWERS: Final = Bearers("power", POWER_RECORDS, [number("value", 0, 9)], fixed=["persists"], told=BEARING)
KINDS: Final = (POWERS, RACES, FACES)


def judge(content: Content) -> tuple[list[Message], list[Message]]:
    """What no single field can say. Faults can not be played; cautions are counts of the rulebook."""
    faces = FACES.changed(content.get("face", {}))
    changed = content.get("face", {})
    faults = _trays(content)
    cautions: list[Message] = []
    for face in faces:
        if face["id"] in changed:
            faults += _borders(face)
            faults += _playable(face)
            cautions += _counts(face)
    for variant in [*SETUP["table"], SETUP["murlocs"]] if changed else []:
        murlocs = _at_most(faces, variant, _murlocs)
        most = SETUP["murlocs"]["tokens"] - 4 if variant is SETUP["murlocs"] else PIECES["murlocs"]
        if murlocs > most:
            faults.append(fault("face", "core-pack_murlocs", given=murlocs, most=most))
        mountains = _at_most(faces, variant, _mountains)
        if mountains > PIECES["mountains"]:
            cautions.append(fault("face", "core-pack_mountains", given=mountains, most=PIECES["mountains"]))
    return faults, cautions


def _trays(content: Content) -> list[Message]:
    """Every banner may meet every badge."""
    badge = max([int(power["value"]) for power in POWERS.changed(content.get("power", {}))])
    return [
        fault(f"race.{race['id']}.tray", "core-pack_tray", value=race["value"], badge=badge, given=race["tray"])
        for race in RACES.changed(content.get("race", {}))
        if race["value"] + badge > race["tray"]
    ]


def _borders(face: Record) -> list[Message]:
    found: list[Message] = []
    for name, region in face["region"].items():
        for near in region["neighbors"]:
            if near == name or name not in face["region"][near]["neighbors"]:
                found.append(
                    fault(f"face.{face['id']}.region.{name}.neighbors", "core-pack_one_sided", one=name, other=near)
                )
    return found


def _playable(face: Record) -> list[Message]:
    """An entry, one place for a tile, and land in one piece without its water."""
    path = f"face.{face['id']}"
    regions = face["region"]
    land = [name for name, region in regions.items() if region["terrain"] not in WATER]
    found: list[Message] = []
    if not any("anchor" in regions[name]["symbols"] for name in land):
        found.append(fault(path, "core-pack_no_entry"))
    tiles = [name for name, region in regions.items() if "tile" in region["symbols"]]
    if len(tiles) != 1 or tiles[0] not in land:
        found.append(fault(path, "core-pack_one_tile"))
    for name, region in regions.items():
        if name not in land and region["symbols"]:
            found.append(fault(f"{path}.region.{name}.symbols", "core-pack_on_water"))
    if land and len(_reached(regions, land)) < len(land):
        found.append(fault(path, "core-pack_not_connected"))
    return found


def _reached(regions: dict[str, Record], land: list[str]) -> set[str]:
    reached = {land[0]}
    waiting = [land[0]]
    while waiting:
        for near in regions[waiting.pop()]["neighbors"]:
            if near in land and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def _counts(face: Record) -> list[Message]:
    land = sum([1 for region in face["region"].values() if region["terrain"] not in WATER])
    wanted = LAND[face["size"]]
    return [fault(f"face.{face['id']}", "core-pack_land", given=land, wanted=wanted)] if land != wanted else []


def _murlocs(face: Record) -> int:
    return sum([1 for region in face["region"].values() if "murloc" in region["symbols"]])


def _mountains(face: Record) -> int:
    return sum([1 for region in face["region"].values() if region["terrain"] == "mountain"])


def _at_most(faces: list[Record], variant: Record, count: Any) -> int:
    """The most that a set-up can bring to the table: the fullest side of each board."""
    total = 0
    for size, name in SIZES:
        boards: dict[str, int] = {}
        for face in faces:
            if face["size"] == size:
                boards[face["board"]] = max(boards.get(face["board"], 0), count(face))
        total += sum(sorted(boards.values(), reverse=True)[: variant[name]])
    return total

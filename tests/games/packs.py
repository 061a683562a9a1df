"""Random packs, drawn from what each title says may be changed in its records."""

from __future__ import annotations

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from spieltisch.core import Game
from spieltisch.core.packs import Kind, check_pack

Pack = dict[str, Any]
ALWAYS = ("anchor", "tile")  # an island can not be entered or laid out without them


@st.composite
def packs(draw: st.DrawFn, game: Game[Any], most: int = 6) -> Pack:
    """A pack that holds: some records of each kind, each with some of its fields."""
    content: Pack = {"format": 1, "title": game.name, "name": "Any box"}
    for kind in game.kinds:
        by_id = dict(zip(list(kind.by_id), kind.records, strict=True))
        chosen = draw(st.lists(st.sampled_from(list(kind.by_id)), max_size=most, unique=True))
        content[kind.name] = {key: draw(changes(kind, by_id[key])) for key in chosen}
    found = check_pack(game, content)
    assume(found.pack is not None)
    assert found.pack is not None
    return found.pack.content


@st.composite
def changes(draw: st.DrawFn, kind: Kind, record: dict[str, Any]) -> dict[str, Any]:
    if kind.name == "deck":
        return {"cards": draw(decks(record["cards"]))}
    if kind.name == "face":
        return {"region": draw(islands(record["region"]))}
    change: dict[str, Any] = {"is": draw(st.sampled_from(["printed", "idea"]))}
    for field in kind.fields_of(record):
        if draw(st.booleans()):
            change[field.name] = draw(values(field.to_json()))
    if kind.name == "race" and "value" in change:
        change["tray"] = 30  # every badge must fit
    if kind.name == "power":
        change["value"] = min(change.get("value", 1), 5)
    return change


def values(field: dict[str, Any]) -> st.SearchStrategy[Any]:
    match field["type"]:
        case "int":
            return st.integers(field["min"], field["max"])
        case "bool":
            return st.booleans()
        case "choice":
            return st.sampled_from(field["choices"])
        case "set":
            return st.lists(
                st.sampled_from(field["choices"]), min_size=field["min"], max_size=min(field["max"], 5), unique=True
            )
        case "list":
            return st.lists(instructions(field["of"]), min_size=field["min"], max_size=3)
        case "words":
            return instructions(field["of"])
    raise AssertionError(field)


@st.composite
def instructions(draw: st.DrawFn, described: dict[str, Any]) -> dict[str, Any]:
    word = draw(st.sampled_from(sorted(described["words"])))
    said: dict[str, Any] = {"do": word}
    for field in described["words"][word]:
        if all(said.get(other) in wanted for other, wanted in field.get("if", {}).items()):
            said[field["name"]] = draw(values(field))
    return said


@st.composite
def decks(draw: st.DrawFn, cards: dict[str, int], size: int = 40) -> dict[str, int]:
    left, counts = size, {}
    for slug in draw(st.permutations(sorted(cards))):
        counts[slug] = min(left, 3)
        left -= counts[slug]
    return {slug: count for slug, count in counts.items() if count}


@st.composite
def islands(draw: st.DrawFn, regions: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Other terrain, other symbols, and borders between regions that had none."""
    land = [name for name, region in regions.items() if region["terrain"] not in ("lake", "sea")]
    drawn: dict[str, dict[str, Any]] = {
        name: {"neighbors": list(region["neighbors"])} for name, region in regions.items()
    }
    for name in land:
        drawn[name]["terrain"] = draw(st.sampled_from(["field", "hill", "forest", "swamp", "mountain"]))
        fixed = [symbol for symbol in regions[name]["symbols"] if symbol in ALWAYS]
        drawn[name]["symbols"] = fixed + draw(st.lists(st.sampled_from(["cave", "magic"]), max_size=2, unique=True))
    for one, other in draw(st.lists(st.tuples(st.sampled_from(land), st.sampled_from(land)), max_size=4)):
        if one != other and other not in drawn[one]["neighbors"] and len(drawn[other]["neighbors"]) < 12:
            drawn[one]["neighbors"].append(other)
            drawn[other]["neighbors"].append(one)
    return drawn

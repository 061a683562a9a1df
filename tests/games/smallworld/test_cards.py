"""One card, one place: what a race or a power does stands in one block, and a test goes through all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spieltisch.games.smallworld as package
from spieltisch.games.smallworld import ability
from spieltisch.games.smallworld.ability import RACES, ByVerb, Hooks
from spieltisch.games.smallworld.box import PRINTED, STRIDE
from spieltisch.games.smallworld.vocabulary import POWER, RACE

FOLDER = Path(package.__file__).parent
CODE = {path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")}
NAMES = [*RACE.names, *POWER.names]
BY_BEARER = {name: table for name, table in vars(ability).items() if isinstance(table, Hooks)}
# The state has fields for what these bring (beasts, champion, bombs, form), and whoever shows or lays them out says so.
BRING_PIECES = {"beast_master", "heroic", "goblins", "worgen"}
PIECES = {"rules.py", "troops.py", "view.py", "position.py"}


@pytest.mark.parametrize("name", NAMES)
def test_a_race_or_power_is_named_in_one_file(name: str) -> None:
    word = re.compile(rf"\b{name.upper()}\b")
    rooms = {room for room, code in CODE.items() if word.search(re.sub(r'"""[^"]*"""', "", code))} - {"vocabulary.py"}
    assert len([room for room in rooms if room.startswith("cards/")]) == 1
    assert {room for room in rooms if not room.startswith("cards/")} <= (PIECES if name in BRING_PIECES else set())


@pytest.mark.parametrize("bearer", range(len(NAMES)))
def test_its_functions_come_from_that_file(bearer: int) -> None:
    found = [table.of[bearer] for table in BY_BEARER.values() if table.of[bearer] is not None]
    word = NAMES[bearer].upper()
    home = next(room for room, code in CODE.items() if room.startswith("cards/") and re.search(rf"\b{word}\b", code))
    assert {function.__module__.rpartition(".")[2] + ".py" for function in found} <= {home.removeprefix("cards/")}


def test_every_race_and_power_does_something() -> None:
    """A function at a moment, an action of its own, or a number in one of the tables."""
    idle = []
    for bearer, name in enumerate(NAMES):
        acts = any(table.of[bearer] for table in BY_BEARER.values())
        first = bearer * STRIDE
        lands = any(
            any(table[first : first + STRIDE])
            for table in (PRINTED.land_coins, PRINTED.land_discount, PRINTED.land_toll)
        )
        traits = (ability.CHEAPER, ability.SWIMS, ability.KNOWS_CAVES, ability.SAILS_FREE)
        if not (acts or lands or any(table[bearer] for table in traits) or PRINTED.fewest[bearer] > 1):
            idle.append(name)
    assert idle == []
    assert len(NAMES) == RACES + len(POWER)


def test_actions_amid_conquests_have_an_effect_and_reasons() -> None:
    assert isinstance(ability.taken, ByVerb)
    effects = {base for base, _end, _function in ability.taken.rows}
    assert effects <= {base for base, _end, _function in ability.why_not.rows}

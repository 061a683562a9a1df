"""The declared shapes are those of real views and offers, and their words those of the box."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import spieltisch
from spieltisch.core import Seeded, legal, play, to_act
from spieltisch.games.chaos import data as chaos_data
from spieltisch.games.chaos import shapes as chaos
from spieltisch.games.invasion import data as invasion_data
from spieltisch.games.invasion import shapes as invasion
from spieltisch.games.invasion.vocabulary import SEAT_LETTERS
from spieltisch.games.smallworld import data as smallworld_data
from spieltisch.games.smallworld import shapes as smallworld
from spieltisch.games.smallworld.setup import VARIANTS


def check(kind: Any, value: Any, path: str = "view") -> None:
    """A small reader of TypedDicts: right keys, right kinds, right words."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        assert set(value) <= set(hints), path
        needed = {
            name for name, hint in get_type_hints(kind, include_extras=True).items() if "NotRequired" not in str(hint)
        }
        assert needed - kind.__optional_keys__ <= set(value), (path, needed - set(value))
        for name, item in value.items():
            check(hints[name], item, f"{path}.{name}")
    elif origin is list:
        for item in value:
            check(args[0], item, f"{path}[]")
    elif origin is dict:
        for key, item in value.items():
            check(args[0], key, path)
            check(args[1], item, f"{path}.{key}")
    elif origin is Literal:
        assert value in args, (path, value)
    elif args:
        assert any(fits(part, value, path) for part in args), (path, value)
    elif kind is not Any:
        assert type(value) is kind, (path, value)


def fits(kind: Any, value: Any, path: str) -> bool:
    try:
        check(kind, value, path)
    except (AssertionError, TypeError):
        return False
    return True


TABLES = [
    ("chaos", 3, {}),
    ("chaos", 4, {}),
    ("invasion", 2, {}),
    ("invasion", 2, {"mode": "draft"}),
    ("smallworld", 1, {}),
    ("smallworld", 4, {"variant": "teams"}),
    ("smallworld", 5, {}),
]


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_views_and_offers_have_the_declared_shapes(title: str, seats: int, options: dict[str, Any]) -> None:
    game, shapes = spieltisch.game(title), import_module(f"spieltisch.games.{title}.shapes")
    chance = Seeded(5)
    s = game.begin(seats, options, chance)
    for _ in range(250):
        if not to_act(s):
            break
        seat = to_act(s)[0]
        actions = legal(s, seat)
        for view in game.views(s, [seat, None]):
            check(shapes.VIEW, view)
        for action in actions:
            check(shapes.OFFER, game.annotate(s, seat, action))
        for found in game.forecasts(s, seat, actions):
            check(getattr(shapes, "FORECAST", Any) | None, found)
        play(s, chance, seat, actions[chance.pick(len(actions))])


@pytest.mark.parametrize(
    ("words", "of_the_box"),
    [
        (chaos.GodSlug, chaos_data.GODS),
        (chaos.RegionSlug, chaos_data.REGIONS),
        (chaos.Kind, chaos_data.CLASSES),
        (chaos.TokenSlug, chaos_data.TOKENS),
        (invasion.Race, invasion_data.RACES[:6]),
        (invasion.ZoneName, invasion_data.ZONE_NAMES),
        (invasion.CardType, invasion_data.TYPES),
        (invasion.Side, SEAT_LETTERS),
        (smallworld.Terrain, smallworld_data.TERRAINS),
        (smallworld.Faction, smallworld_data.FACTIONS),
        (smallworld.Variant, VARIANTS),
    ],
)
def test_the_words_are_those_of_the_box(words: Any, of_the_box: tuple[str, ...]) -> None:
    assert get_args(words) == of_the_box

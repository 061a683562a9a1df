"""The declared shapes are those of real views, and their words those of the box."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from spieltisch.core import Seeded, legal, play, to_act
from spieltisch.games.invasion import GAME, shapes
from spieltisch.games.invasion.data import RACES, TYPES, ZONE_NAMES
from spieltisch.games.invasion.vocabulary import SEAT_LETTERS


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


def test_views_and_offers_have_the_declared_shapes() -> None:
    for mode in ("starter", "draft"):
        chance = Seeded(5)
        s = GAME.begin(2, {"mode": mode}, chance)
        for _ in range(250):
            seat = to_act(s)[0]
            options = legal(s, seat)
            for viewer in (seat, None):
                check(shapes.VIEW, GAME.view(s, viewer))
            for action in options:
                check(shapes.OFFER, GAME.annotate(s, seat, action))
            play(s, chance, seat, options[chance.pick(len(options))])


def test_the_words_are_those_of_the_box() -> None:
    assert get_args(shapes.Race) == RACES[:6]
    assert get_args(shapes.ZoneName) == ZONE_NAMES
    assert get_args(shapes.CardType) == TYPES
    assert get_args(shapes.Side) == SEAT_LETTERS

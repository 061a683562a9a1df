"""Views of one position have parts in common: never a secret, and never so that one reader can spoil another's."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import spieltisch
from spieltisch.core import Match
from spieltisch.server.packing import Packing, to_json

TITLES = [("lanterns", 2), ("chaos", 4), ("smallworld", 4), ("invasion", 2)]


def positions(title: str, seats: int, every: int = 8) -> Iterator[Match]:
    """Moments of a random game."""
    chance, match = random.Random(3), spieltisch.game(title).match(seats, 1)
    for number in range(160):
        if match.over:
            return
        if number % every == 0:
            yield match
        seat = chance.choice(match.to_act())
        match.apply(seat, chance.choice(match.legal(seat)))


def parts(value: Any) -> Iterator[dict[str, Any] | list[Any]]:
    if isinstance(value, (dict, list)):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from parts(part)


def scribble(value: Any) -> None:
    """Change everything that can be changed."""
    for part in list(parts(value)):
        if isinstance(part, dict):
            part["scribble"] = True
        else:
            part.append("scribble")


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_what_two_seats_share_lies_open(title: str, seats: int) -> None:
    for match in positions(title, seats):
        open_view, *views = match.views([None, *range(seats)])
        public = {id(part) for part in parts(open_view)}
        for number, view in enumerate(views):
            others = {id(part) for other in views[number + 1 :] for part in parts(other)}
            secret = [part for part in parts(view) if part and id(part) in others - public]
            assert secret == []


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_packed_views_say_what_the_views_say(title: str, seats: int) -> None:
    """Whoever looks: all, or some of them, or nobody for a while."""
    packing = Packing()
    for number, match in enumerate(positions(title, seats, every=1)):
        eyes: list[int | None] = [*range(seats), None][number % 3 :]
        tables = [view["table"] for view in match.views(eyes)]
        if number % 5:
            packing.pack(tables)
        assert json.loads(to_json(tables)) == [json.loads(to_json(match.view(eye)["table"])) for eye in eyes]


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_a_scribbled_view_spoils_no_other(title: str, seats: int) -> None:
    for match in positions(title, seats):
        everybody = [None, *range(seats)]
        before = copy.deepcopy(match.views(everybody))
        digest = match.state.digest()
        for seat in everybody:
            scribble(match.view(seat))
            scribble(match.events(seat))
        for seat in match.to_act():
            offers = copy.deepcopy(match.offers(seat))
            scribble(match.offers(seat))
            assert match.offers(seat) == offers
        assert match.views(everybody) == before
        assert match.state.digest() == digest

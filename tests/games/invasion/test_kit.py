"""The contract kit over random games: starter pairings, own decks, drafts."""

from __future__ import annotations

from itertools import product

import pytest

from spieltisch.core.kit import check
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.box import PRINTED
from spieltisch.games.invasion.data import CHAOS, EMPIRE
from spieltisch.games.invasion.decks import deck_of, deck_text
from spieltisch.games.invasion.setup import SWITCHES, USUAL

RACES = ("dwarf", "empire", "orc", "chaos")
PAIRINGS = list(product(RACES, RACES))


@pytest.mark.parametrize(("a", "b"), PAIRINGS)
def test_starter_pairings(a: str, b: str) -> None:
    report = check(GAME, seats=2, games=2, seed=5, options={"starter_a": a, "starter_b": b}, share=0.03)
    assert report.games == 2


def test_drafts() -> None:
    check(GAME, seats=2, games=4, seed=9, options={"mode": "draft"}, share=0.05)


def test_own_decks() -> None:
    deck_a = deck_text(deck_of(EMPIRE, PRINTED.starter(EMPIRE) + PRINTED.neutrals()[:10]))
    deck_b = deck_text(deck_of(CHAOS, PRINTED.starter(CHAOS) + PRINTED.neutrals()[10:20]))
    options = {"mode": "decks", "deck_a": deck_a, "deck_b": deck_b}
    check(GAME, seats=2, games=2, seed=3, options=options, share=0.05)


def test_every_switch() -> None:
    options = {name: off if on == USUAL[name] else on for name, off, on in SWITCHES}
    check(GAME, seats=2, games=3, seed=21, options=options, share=0.03)


@pytest.mark.deep
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("a", "b"), PAIRINGS)
def test_two_thousand_games(a: str, b: str) -> None:
    check(GAME, seats=2, games=125, seed=1000, options={"starter_a": a, "starter_b": b}, share=0.02)


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_two_hundred_drafts() -> None:
    check(GAME, seats=2, games=200, seed=4000, options={"mode": "draft"}, share=0.03)

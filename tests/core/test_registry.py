"""Titles come by entry point, from anywhere."""

import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch import BadOption
from spieltisch.core import register

PEBBLES = """
from spieltisch.core import Game, State, Verbs, decision

verbs = Verbs()
TAKE = verbs.verb("take")
LEAVE = verbs.verb("leave")


class Heap(State):
    FIELDS = ("left",)
    __slots__ = FIELDS

    def __init__(self):
        super().__init__()
        self.left = 3


@decision
def move(s, seat):
    return [TAKE(), LEAVE()]


@move.take
def moved(s, chance, action, seat):
    s.left -= 1
    if s.left:
        s.push(move, 1 - seat)


class Pebbles(Game[Heap]):
    name = "pebbles"
    seats = (2,)
    state = Heap
    verbs = verbs
    events = []

    def setup(self, seats, options, chance):
        s = Heap()
        s.push(move, 0)
        return s

    def view(self, s, seat):
        return {"left": s.left}

    def sample(self, s, seat, chance):
        return s.copy()

    def pieces(self, s):
        return {}

    def scores(self, s):
        return [0, 0]


GAME = Pebbles()
"""

PROGRAM = """
import spieltisch
from spieltisch.core.kit import check
game = spieltisch.game("pebbles")
check(game, seats=2, games=3)
match = game.match(seats=2, seed=1)
match.apply(0, "take")
match.save("m.json")
print(spieltisch.load("m.json").to_act(), "pebbles" in spieltisch.titles())
"""


def test_an_outside_package_adds_a_title(tmp_path: Path) -> None:
    (tmp_path / "pebbles.py").write_text(PEBBLES)
    info = tmp_path / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[spieltisch.games]\npebbles = pebbles:GAME\n")
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "[1] True\n", done.stderr


def test_unknown_titles_are_a_clear_error() -> None:
    with pytest.raises(BadOption, match=r"core-no_title \(word go, titles .*lanterns"):
        spieltisch.game("go")


def test_registered_by_hand() -> None:
    game = spieltisch.game("lanterns")
    assert register(game) is game
    assert spieltisch.game("lanterns") is game


def test_the_vocabulary_is_all_a_client_needs() -> None:
    words = spieltisch.game("lanterns").vocabulary()
    assert words["verbs"]["show"] == {"lantern": {"kind": "domain", "domain": "lantern"}}
    assert words["verbs"]["send"] == {"boats": {"kind": "int"}}
    assert words["domains"]["lantern"][0] == "ember"
    assert words["events"]["shown"]["lanterns"] == {"kind": "domain", "domain": "lantern", "many": True}
    assert words["options"] == [{"name": "nights", "choices": [1, 2, 3, 4, 5], "default": 5, "seat": None}]

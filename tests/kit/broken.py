"""Written positions with something wrong in them, for the tests of every title."""

import copy
import os
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from spieltisch.core import BadOption, Game, Seeded, legal, play, to_act

TRIES = 10_000 if os.environ.get("SPIELTISCH_DEEP") else 300
INDEX = st.integers(0, 1 << 16)
CHANGES = st.integers(1, 3)
TRUTH = st.booleans()
NUMBERS = st.sampled_from([-1, 0, 1, 2, 7, 12, 40, 99, 10**18, 10**5000, 0.5, float("nan")])
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, st.text(max_size=8))
JUNK = st.one_of(
    LEAVES,
    st.lists(LEAVES, max_size=3),
    st.dictionaries(st.text(max_size=5), LEAVES, max_size=2),
)


def places(spec: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a spec but the spec itself."""
    inner = spec.items() if isinstance(spec, dict) else enumerate(spec) if isinstance(spec, list) else ()
    return [deeper for key, item in inner for deeper in [(*path, key), *places(item, (*path, key))]]


@st.composite
def broken(draw: st.DrawFn, specs: Sequence[dict[str, Any]], words: Sequence[str]) -> dict[str, Any]:
    """One of the specs with up to three changes; `words` are words of the title, so that some changes nearly fit."""

    def one(items: Sequence[Any]) -> Any:
        return items[draw(INDEX) % len(items)]  # a strategy made for every choice costs more than the choice

    spec = copy.deepcopy(one(specs))
    for _ in range(draw(CHANGES)):
        *path, key = one(places(spec) or [("odd",)])
        home = spec
        for step in path:
            home = home[step]
        value = home[key] if isinstance(home, list) else home.get(key)
        match draw(INDEX) % 5:
            case 0:
                home[key] = one(words) if draw(TRUTH) else draw(JUNK)
            case 1:
                del home[key]
            case 2 if isinstance(value, str):
                home[key] = f"{value} {one(words)}"
            case 3 if isinstance(home, list):
                home.append(copy.deepcopy(value))
            case 4 if isinstance(home, dict):
                home[one(words)] = copy.deepcopy(value)
            case _:
                home[key] = draw(NUMBERS)
    return spec


def refused_or_sound(game: Game[Any], spec: dict[str, Any]) -> None:
    """BadOption and nothing else; what is accepted can be stored, counted, seen and played."""
    try:
        match = game.position(spec)
    except BadOption:
        return
    s, chance = match.state.copy(), Seeded(7)
    assert game.state_from_json(s.to_json()).digest() == s.digest()
    assert all(count >= 0 for count in game.pieces(s).values())
    for _ in range(12):
        seats = to_act(s)
        if not seats:
            break
        options = legal(s, seats[0])
        assert len(options)
        play(s, chance, seats[0], options[chance.pick(len(options))])
        game.view(s, seats[0])

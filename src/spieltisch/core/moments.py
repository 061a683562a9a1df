"""Part of the contract kit: writes every moment of random games as a position, reads it back and compares the two.

    from spieltisch.core.moments import check_written
    check_written(GAME, seats=4, games=20, seed=1, hidden=["deck", "hand"])

Hidden information is not written; reading a position deals it again. So three things are compared: everything the seat
sees (view, prompt, offers with their notes), the position written a second time, and the digest of the state without
the fields in `hidden` and the sealed answers of other seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from .chance import Seeded
from .frames import legal, play, prompt, to_act
from .game import Game
from .kit import Broken, Report, first_difference
from .options import BadOption
from .state import State

Told = Callable[[State, int | None], Any]


def check_written(
    game: Game[Any],
    seats: int,
    games: int = 10,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    hidden: Sequence[str] | None = (),
    told: Told | None = None,
) -> Report:
    """Play random games; at every decision the seat that acts next writes, at every fifth one more viewer in turn.

    `hidden` are the fields that hold what some seat may not know; None where reading puts the fields in another order,
    so that no digest can be compared. `told` says what a seat is told where that is not view, prompt and offers.

    >>> check_written(game("lanterns"), seats=3, games=2, hidden=["hands", "deck"])
    Report(games=2, decisions=40, checked=45)
    """
    decisions = checked = 0
    for number in range(games):
        walk = _Written(game, hidden, told)
        chance = Seeded(seed + number)
        s = game.begin(seats, options or {}, chance)
        entry = 0
        while to_act(s):
            asked = to_act(s)
            acting = asked[chance.pick(len(asked))]
            viewers = {acting} if entry % 5 else {acting, [None, *range(seats)][entry // 5 % (seats + 1)]}
            for viewer in viewers:
                try:
                    walk.look(s, viewer)
                except Broken as broken:
                    where = f"seats {seats}, seed {seed + number}, entry {entry}, viewer {viewer}"
                    raise Broken("written", f"{str(broken).partition(': ')[2]} [{where}]") from broken
                checked += 1
            actions = legal(s, acting)
            play(s, chance, acting, actions[chance.pick(len(actions))])
            entry += 1
        decisions += entry
    return Report(games, decisions, checked)


class _Written:
    def __init__(self, game: Game[Any], hidden: Sequence[str] | None, told: Told | None) -> None:
        self.game = game
        self.hidden = hidden
        self.told = told or self.usually_told

    def usually_told(self, s: State, seat: int | None) -> Any:
        said: dict[str, Any] = {"view": self.game.view(s, seat), "prompt": prompt(s)}
        if seat is not None:
            actions = [*legal(s, seat)]
            notes = self.game.notes(s, seat, actions)
            said["offers"] = dict(zip(self.game.verbs.texts(actions), notes, strict=True))
        return said

    def look(self, s: State, viewer: int | None) -> None:
        """One viewer at one decision."""
        spec = json.loads(json.dumps(self.game.write_position(s, viewer)))
        try:
            t = self.game.position(spec).state
        except BadOption as error:
            raise Broken("written", f"{s.frames[-1][0]} is written and not read: {error}") from error
        if to_act(s) != to_act(t):
            raise Broken("written", f"seats {to_act(s)} decide, {to_act(t)} where it is read")
        self.same(self.told(s, viewer), self.told(t, viewer), "told")
        self.same(spec, self.game.write_position(t, viewer), "written")
        if self.hidden is not None:
            whole = t.copy()
            for name in (*self.hidden, "sealed"):
                setattr(whole, name, getattr(s, name))
            if whole.digest() != s.digest():
                raise Broken("written", first_difference(s.to_json(), whole.to_json(), "state"))

    def same(self, here: Any, there: Any, what: str) -> None:
        here, there = json.loads(json.dumps([here, there]))
        if here != there:
            raise Broken("written", first_difference(here, there, what))

"""What a seat is told at a moment, in the names that a written position gives: it lays the pieces out anew."""

from __future__ import annotations

import json
import re
from typing import Any

from spieltisch.core import State, legal, prompt
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.draft_view import is_drafting
from spieltisch.games.invasion.position_writer import renamed_pieces
from spieltisch.games.invasion.state import InvasionState

PIECE = re.compile(r"\b\w+_[ab]\d+\b")


def told(s: State, seat: int | None) -> Any:
    """View, prompt and offers. Deck lists are no part of a position; pieces stand in the order of their names."""
    assert isinstance(s, InvasionState)
    names = {} if is_drafting(s) else renamed_pieces(s, seat)
    view = {**GAME.view(s, seat)}
    view["seats"] = [{**row, "list": None} for row in view["seats"]]
    actions = [] if seat is None else [*legal(s, seat)]
    offers = list(zip(GAME.verbs.texts(actions), GAME.notes(s, seat or 0, actions), strict=True))
    said = json.dumps({"view": view, "prompt": prompt(s), "offers": offers})
    return in_order(json.loads(PIECE.sub(lambda found: names.get(found[0], found[0]), said)))


def in_order(said: Any) -> Any:
    """Lists whose order follows the slots of the table; the same in every place where they stand."""
    said["offers"].sort(key=json.dumps)
    for name in ("cards", "hand"):
        (said["view"][name] or []).sort(key=json.dumps)
    return said

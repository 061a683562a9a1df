"""A link of the chain: an action that was announced and waits to resolve."""

from __future__ import annotations

from typing import Final

from spieltisch.core import i64

from . import vocabulary as v
from .ability import EffectContext
from .state import InvasionState
from .vocabulary import UNTIL

# a link: (number, seat, card, source uid, owner, kind, place, x, cancelled, *targets)
L_NUMBER: Final = 0
L_SEAT: Final = 1
L_CARD: Final = 2
L_SOURCE: Final = 3
L_OWNER: Final = 4
L_KIND: Final = 5
L_PLACE: Final = 6
L_X: Final = 7
L_CANCELLED: Final = 8
L_TARGETS: Final = 9

FROM_HAND: Final = 0  # a tactic
FROM_PLAY: Final = 1  # the action of a card in play
PERMANENT: Final = 2  # a unit, support or quest on its way into play
FACE_DOWN: Final = 3  # a development; its card waits in s.laying
COPY: Final = 4  # a copy of a tactic: no card behind it
KINDS: Final = ("tactic", "action", "permanent", "development", "copy")


UNTIL_ACTION: Final = UNTIL["action"]


def link_at(s: InvasionState, ref: i64) -> i64:
    """Place in the chain of the link that a ref names, -1 if it is gone."""
    for index, link in enumerate(s.chain):
        if link[L_NUMBER] == ref >> 2:
            return index
    return -1


def cancel_link(s: InvasionState, ref: i64) -> None:
    index = link_at(s, ref)
    if index >= 0:
        link = list(s.chain[index])
        link[L_CANCELLED] = 1
        s.chain[index] = tuple(link)
        s.emit(v.CANCELLED_LINK, link[L_NUMBER], link[L_CARD])


def link_act(s: InvasionState, link: tuple[int, ...]) -> EffectContext:
    return EffectContext(
        link[L_SEAT], link[L_CARD], link[L_SOURCE], link[L_PLACE], link[L_X], link[L_NUMBER], link[L_TARGETS:]
    )


def wake(s: InvasionState, seat: i64) -> None:
    """Something happened that a seat may want to answer."""
    if s.yields[seat] == UNTIL_ACTION:
        s.yields[seat] = -1

"""Letting a race go into decline: what stays, what leaves, what is kept."""

from __future__ import annotations

from spieltisch.core import append, i64

from .ability import (
    declines,
    run,
)
from .data import POWER_PERSISTS
from .effects import clear, vanish_if_gone
from .rules import (
    fewest,
    held_by,
)
from .state import BEAST, NONE, STANDING, TOWER, SmallWorldState
from .vocabulary import (
    FELL,
)


def decline(s: SmallWorldState, seat: i64) -> None:
    """R104-R110: the older declined race leaves, the active one turns grey, what is left over goes back."""
    remove_declined(s, seat)
    race, power = s.race[seat], s.power[seat]
    stay = fewest(s, seat)
    for region in held_by(s, 2 * seat):
        s.tray[race] += max(s.tokens[region] - stay, 0)
        s.tokens[region] = min(s.tokens[region], stay)
        s.wild_beasts += s.marks[region] // BEAST
        s.marks[region] &= ~(TOWER | STANDING)
        if s.tokens[region]:
            s.holder[region] = 2 * seat + 1
        else:
            clear(s, region)
    leave_behind(s, seat)
    s.fallen[seat], s.race[seat] = race, NONE
    s.power[seat] = NONE
    if POWER_PERSISTS[power]:
        s.kept[seat] = power
    else:
        s.discard = append(s.discard, power)
    s.emit(FELL, seat, race)
    vanish_if_gone(s, seat)


def leave_behind(s: SmallWorldState, seat: i64) -> None:
    """Hand, beasts, champion, objectives, harmony tokens and bombs do not outlive the active race."""
    s.tray[s.race[seat]] += s.hand[seat]
    s.hand[seat] = 0
    run(declines, s, seat)


def remove_declined(s: SmallWorldState, seat: i64) -> None:
    """R106, R109: only one declined race per player."""
    race = s.fallen[seat]
    if race < 0:
        return
    for region in held_by(s, 2 * seat + 1):
        s.tray[race] += s.tokens[region]
        clear(s, region)
    vanish_if_gone(s, seat)

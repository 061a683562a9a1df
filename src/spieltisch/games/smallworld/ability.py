"""How a race or a power says what it does: flat tables that the rules read, and decorators that fill them.

Races and powers share the tables: a race stands at its own number, a power after all races (`of_power`). What depends
on the region alone is a number, so that search only adds ints; what happens at a moment is a function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from spieltisch.core import Causes, Ints, Message, Verb, i64, ints
from spieltisch.core.stack import Frame

from .box import BEARERS, DISCOUNT, EVERYWHERE, in_regions
from .state import SmallWorldState
from .vocabulary import RACE

RACES: Final[i64] = len(RACE)


def of_power(power: int) -> int:
    return RACES + power


# -- numbers

CHEAPER: Final = ints([0] * BEARERS)  # its discount holds in every region
SWIMS: Final = ints([0] * BEARERS)  # water can be conquered
KNOWS_CAVES: Final = ints([0] * BEARERS)  # every cave is adjacent
SAILS_FREE: Final = ints([0] * BEARERS)  # travel costs nothing
ASK: Final = -1  # it is no fixed number: the function says it
TOLL_POWERS: Final[list[int]] = []  # powers with such tolls


# -- functions

F = TypeVar("F")


class Hooks(Generic[F]):
    """A function for some of the bearers: `@offers(GNOMES)`."""

    def __init__(self) -> None:
        self.of: list[F | None] = [None] * BEARERS

    def __call__(self, bearer: int) -> Callable[[F], F]:
        def fill(function: F) -> F:
            self.of[bearer] = function
            return function

        return fill


Act = Callable[[SmallWorldState, int], None]  # of a seat
Offer = Callable[[SmallWorldState, int], Ints]  # actions amid conquests
Discount = Callable[[SmallWorldState, int, int], int]  # region and artifacts at hand
Coins = Callable[[SmallWorldState, int], int]  # of a seat, for its active race
Bonus = Callable[[SmallWorldState, int, int, int, int], int]  # seat, region, people and race that lose it
Toll = Callable[[SmallWorldState, int, Causes], int]  # of the attacking seat
Saves = Callable[[SmallWorldState, int, int, int], bool]  # owner, region, attacker
At = Callable[[SmallWorldState, int, int], None]  # seat, region or people

offers: Final[Hooks[Offer]] = Hooks()
discounts: Final[Hooks[Discount]] = Hooks()
cheaper_now: Final[Hooks[Callable[[SmallWorldState, int], int]]] = Hooks()
income_of: Final[Hooks[Coins]] = Hooks()
conquest_bonus: Final[Hooks[Bonus]] = Hooks()
attack_price: Final[Hooks[Toll]] = Hooks()  # what the active race wants before it is attacked
price_paid: Final[Hooks[Act]] = Hooks()
attacks: Final[Hooks[At]] = Hooks()  # the race attacks a people
conquers: Final[Hooks[At]] = Hooks()  # the race has taken a region
saves: Final[Hooks[Saves]] = Hooks()  # nothing is lost with a region
left_alone: Final[Hooks[At]] = Hooks()  # a piece has left a region that is still held

set_taken: Final[Hooks[Act]] = Hooks()
turn_begins: Final[Hooks[Act]] = Hooks()
powers_renewed: Final[Hooks[Act]] = Hooks()  # what may be used a few times each turn
expands: Final[Hooks[Act]] = Hooks()
conquests_end: Final[Hooks[Act]] = Hooks()
before_scoring: Final[Hooks[Act]] = Hooks()
turn_ends: Final[Hooks[Act]] = Hooks()  # after scoring
declines: Final[Hooks[Act]] = Hooks()


def varying_discount(race: int) -> Callable[[Discount], Discount]:
    in_regions(DISCOUNT, race, EVERYWHERE, ASK)
    return discounts(race)


def run(moment: Hooks[Act], s: SmallWorldState, seat: i64) -> None:
    """The power acts, then the race: what the race pushes comes first."""
    power, race = moment.of[RACES + s.power[seat]], moment.of[s.race[seat]]
    if power is not None:
        power(s, seat)
    if race is not None:
        race(s, seat)


owners: Final[dict[str, int]] = {}  # whose steps and decisions these are, by name


def own(bearer: int, *frames: Frame) -> None:
    """Steps and decisions that nobody else comes to."""
    for frame in frames:
        owners[frame.name.rpartition(".")[2]] = bearer


# -- actions amid conquests, by verb: what they do, and why not

Why = Callable[[SmallWorldState, int, int], list[Message]]  # seat, action


class ByVerb(Generic[F]):
    """A function for a verb, or for one action of it: `@taken(STRIKE)`, `@why_not(USE, PLACE_LORE)`."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int, F]] = []

    def __call__(self, verb: Verb, *args: int) -> Callable[[F], F]:
        def fill(function: F) -> F:
            if args:
                self.rows.insert(0, (verb(*args), verb(*args) + 1, function))
            else:
                self.rows.append((verb.base, verb.end, function))
            return function

        return fill

    def find(self, action: i64) -> F | None:
        for base, end, function in self.rows:
            if base <= action < end:
                return function
        return None


taken: Final[ByVerb[At]] = ByVerb()  # seat, action
why_not: Final[ByVerb[Why]] = ByVerb()
mark_found: Final[dict[int, At]] = {}  # seat, region: what lies there is reached by a conquest

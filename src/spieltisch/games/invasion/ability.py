"""How a card says what it does: the records behind the decorators that card files use.

An Effect is announced (actions) or triggered (forced and constant effects), aims at targets, and finally runs a
function. Constant changes of a value are plain questions in the tables at the end. Card files fill these tables; the
engine only reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spieltisch.core import Chance, Ints, i64

from .data import CARDS, card
from .state import InvasionState
from .vocabulary import MOMENT

ANYWHERE: Final = -1

ENTERS: Final = MOMENT["enters"]
LEAVES: Final = MOMENT["leaves"]
DESTROYED: Final = MOMENT["destroyed"]
TURN_BEGINS: Final = MOMENT["turn_begins"]
PROGRESS: Final = MOMENT["progress"]
TURN_ENDS: Final = MOMENT["turn_ends"]
PHASE_ENDS: Final = MOMENT["phase_ends"]
KINGDOM_BEGINS: Final = MOMENT["kingdom_begins"]
COLLECTED: Final = MOMENT["collected"]
UNIT_LEFT: Final = MOMENT["unit_left"]
UNIT_ENTERED_ZONE: Final = MOMENT["unit_entered_zone"]
DAMAGED: Final = MOMENT["damaged"]
COMBAT_DAMAGED: Final = MOMENT["combat_damaged"]
DEALT_COMBAT_DAMAGE: Final = MOMENT["dealt_combat_damage"]
ZONE_ATTACKED: Final = MOMENT["zone_attacked"]
COUNTERSTRIKE: Final = MOMENT["counterstrike"]
SCOUT: Final = MOMENT["scout"]
BOUND_TO_DIE: Final = MOMENT["bound_to_die"]

NO_SACRIFICE: Final = 0
OWN_UNIT: Final = 1
OWN_UNIT_HERE: Final = 2
THIS_CARD: Final = 3
QUESTING_UNIT: Final = 4


class EffectContext:
    """What an effect knows when it runs.

    `source` is the uid of the card in play it comes from, `zone` where that card is or was; targets are refs.
    `subject` is the object that a trigger speaks of (the unit that was damaged, …).
    """

    __slots__ = ("card", "seat", "source", "subject", "targets", "x", "zone")

    def __init__(
        self, seat: i64, card: i64, source: i64, zone: i64, x: i64, subject: i64, targets: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.card = card
        self.source = source
        self.zone = zone
        self.x = x
        self.subject = subject
        self.targets = targets


Run = Callable[[InvasionState, Chance, EffectContext], None]
Target = Callable[[InvasionState, EffectContext], Ints]  # all refs that may be aimed at next
Condition = Callable[[InvasionState, int, int], bool]  # state, seat, slot of the source (-1 for a tactic)


class Effect:
    __slots__ = (
        "card",
        "condition",
        "extra",
        "forced",
        "least",
        "limit",
        "optional",
        "own_turn",
        "pays",
        "run",
        "sacrifice",
        "targets",
        "zone",
    )

    def __init__(
        self,
        number: i64,
        run: Run,
        zone: i64,
        pays: i64,
        sacrifice: i64,
        targets: tuple[Target, ...],
        least: i64,
        extra: i64,
        condition: Condition | None,
        own_turn: bool,
        limit: bool,
        forced: bool,
        optional: bool,
    ) -> None:
        self.card = number
        self.run = run
        self.zone = zone
        self.pays = pays
        self.sacrifice = sacrifice
        self.targets = targets
        self.least = least  # how many targets there must be
        self.extra = extra  # the last target filter repeats: 0 no, 1 X times
        self.condition = condition
        self.own_turn = own_turn
        self.limit = limit  # once per turn
        self.forced = forced
        self.optional = optional

    def works_in(self, zone: i64) -> bool:
        """A zone printed before the text: elsewhere the card is without it."""
        return self.zone < 0 or self.zone == zone


ACTION: Final[list[Effect | None]] = [None] * CARDS
TRIGGERING: Final[list[list[int]]] = [[] for _ in range(len(MOMENT))]  # the cards with a trigger at each moment
TRIGGER: Final[list[list[Effect | None]]] = [[None] * CARDS for _ in range(len(MOMENT))]


def action(
    *,
    card_name: str = "",
    zone: i64 = ANYWHERE,
    pays: i64 = 0,
    sacrifice: i64 = NO_SACRIFICE,
    targets: tuple[Target, ...] = (),
    least: i64 = -1,
    per_x: bool = False,
    when: Condition | None = None,
    own_turn: bool = False,
    limit: bool = False,
) -> Callable[[Run], Run]:
    """An action: of a tactic when played, of a card in play when used. The function bears the card's name."""

    def register(run: Run) -> Run:
        number = card(card_name or run.__name__)
        most = len(targets) if least < 0 else least
        ACTION[number] = Effect(
            number, run, zone, pays, sacrifice, targets, most, int(per_x), when, own_turn, limit, False, False
        )
        return run

    return register


def _triggered(
    moment: i64,
    card_name: str,
    zone: i64,
    targets: tuple[Target, ...],
    when: Condition | None,
    forced: bool,
    optional: bool,
) -> Callable[[Run], Run]:
    def register(run: Run) -> Run:
        number = card(card_name or run.__name__)
        TRIGGERING[moment].append(number)
        TRIGGER[moment][number] = Effect(
            number, run, zone, 0, NO_SACRIFICE, targets, len(targets), 0, when, False, False, forced, optional
        )
        return run

    return register


def forced(
    moment: i64,
    *,
    card_name: str = "",
    zone: i64 = ANYWHERE,
    targets: tuple[Target, ...] = (),
    when: Condition | None = None,
) -> Callable[[Run], Run]:
    """A forced effect: happens by itself at the moment, cannot be answered or declined."""
    return _triggered(moment, card_name, zone, targets, when, True, False)


def constant(
    moment: i64,
    *,
    card_name: str = "",
    zone: i64 = ANYWHERE,
    targets: tuple[Target, ...] = (),
    when: Condition | None = None,
    optional: bool = False,
) -> Callable[[Run], Run]:
    """A constant effect that shows at a moment: comes before the forced ones, and may be declined if optional."""
    return _triggered(moment, card_name, zone, targets, when, False, optional)


# -- constant changes of a value -----------------------------------------------------------------------------------

Own = Callable[[InvasionState, int], int]  # by the slot of the card itself
OnHost = Callable[[InvasionState, int, int], int]  # slot of the attachment or aura, slot of the unit

POWER_OF: Final[list[Own | None]] = [None] * CARDS
POWER_TO: Final[list[OnHost | None]] = [None] * CARDS  # from an attachment to its unit
POWER_AROUND: Final[list[OnHost | None]] = [None] * CARDS  # from a card to any unit
HIT_POINTS_AROUND: Final[list[OnHost | None]] = [None] * CARDS
TOUGHNESS_OF: Final[list[Own | None]] = [None] * CARDS
TOUGHNESS_AROUND: Final[list[OnHost | None]] = [None] * CARDS
COMBAT_DAMAGE_OF: Final[list[Own | None]] = [None] * CARDS  # damage beyond power
TAX_AROUND: Final[list[OnHost | None]] = [None] * CARDS  # what an opponent pays to aim at the unit
COST_AROUND: Final[list[Callable[[InvasionState, int, int, int], int] | None]] = [None] * CARDS
TAXING: Final[list[int]] = []  # the cards with such a text, for a quick look
COSTING: Final[list[int]] = []
COST_OF: Final[list[Callable[[InvasionState, int], int] | None]] = [None] * CARDS  # a card in hand, by seat
ATTACH_TO: Final[list[Target | None]] = [None] * CARDS

# texts that the engine asks for by name: a card file marks its card
CORRUPTION_PROOF: Final[list[bool]] = [False] * CARDS  # the unit with this attachment can not be corrupted
CORRUPTS_ARRIVALS: Final[list[bool]] = [False] * CARDS  # own units come into its zone corrupted
STOPS_CANCELLING: Final[list[bool]] = [False] * CARDS  # no damage can be cancelled
DAMAGE_IS_MONEY: Final[list[int]] = []  # the cards whose damage tokens pay in the own capital phase
REDIRECTS_OWN: Final[list[bool]] = [False] * CARDS  # 1 damage a turn to it goes to another unit in a battlefield
REDIRECTS_CAPITAL: Final[list[bool]] = [False] * CARDS  # with 3 tokens: the first damage to the capital each turn
CANCELS_CAPITAL: Final[list[bool]] = [False] * CARDS  # the first damage to the capital each turn is cancelled


def mark(table: list[bool], name: str) -> None:
    table[card(name)] = True


def power_of(question: Own) -> Own:
    POWER_OF[card(question.__name__)] = question
    return question


def power_to(question: OnHost) -> OnHost:
    POWER_TO[card(question.__name__)] = question
    return question


def power_around(question: OnHost, card_name: str = "") -> OnHost:
    POWER_AROUND[card(card_name or question.__name__)] = question
    return question


def hit_points_around(question: OnHost) -> OnHost:
    HIT_POINTS_AROUND[card(question.__name__)] = question
    return question


def toughness_of(question: Own) -> Own:
    TOUGHNESS_OF[card(question.__name__)] = question
    return question


def toughness_around(question: OnHost) -> OnHost:
    TOUGHNESS_AROUND[card(question.__name__)] = question
    return question


def combat_damage_of(question: Own) -> Own:
    COMBAT_DAMAGE_OF[card(question.__name__)] = question
    return question


def tax_around(question: OnHost) -> OnHost:
    TAX_AROUND[card(question.__name__)] = question
    TAXING.append(card(question.__name__))
    return question


def cost_around(
    question: Callable[[InvasionState, int, int, int], int],
) -> Callable[[InvasionState, int, int, int], int]:
    """Slot of the card with the text, seat that plays, card played: change of the printed cost."""
    COST_AROUND[card(question.__name__)] = question
    COSTING.append(card(question.__name__))
    return question


def cost_of(name: str, question: Callable[[InvasionState, int], int]) -> None:
    COST_OF[card(name)] = question


def attaches_to(name: str, target: Target) -> None:
    ATTACH_TO[card(name)] = target

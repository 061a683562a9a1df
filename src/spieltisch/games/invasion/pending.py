"""Positions in the middle of something: the links of the chain, what is still to come, and what each takes for granted.

`BELOW` is the grammar of the stack: what lies directly under a frame in any game.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Decision, ints
from spieltisch.core.pending import Pending, arguments_of, frames_of, written_frame
from spieltisch.core.schema import Exactly, Parts, Record, Row, Truth, Whole, Word, check, refusal
from spieltisch.core.stack import Frame

from .ability import ACTION, CANCELS_CAPITAL, NO_SACRIFICE, REDIRECTS_CAPITAL, REDIRECTS_OWN, TRIGGER, Effect
from .costs import damage_payer
from .data import ATTACHMENT, DEVELOPMENT, PACKAGE, QUEST_CARD, SLUGS, SUPPORT, TACTIC, TYPE, UNIT, X_COST, card
from .links import (
    COPY,
    FACE_DOWN,
    FROM_HAND,
    FROM_PLAY,
    KINDS,
    L_CANCELLED,
    L_CARD,
    L_KIND,
    L_NUMBER,
    L_OWNER,
    L_PLACE,
    L_SEAT,
    L_SOURCE,
    L_TARGETS,
    L_X,
    PERMANENT,
)
from .pending_words import ARGUMENTS, HIT_WIDTH, MOST, PIECE_OR_NONE, SEAT, TARGET_SHAPE, TRIGGERS, Words, read_seat
from .rules import BATTLEFIELD_PHASE, BEGINNING, CAPITAL_PHASE, END, KINGDOM_PHASE, QUEST_PHASE, slot_of
from .state import InvasionState
from .triggers import AFTER_LEAVING
from .vocabulary import LINK, ON_QUEST, PLACE, SEAT_LETTERS, STEPS

UNKNOWN: Final = "?"
PHASE: Final = ""  # what the phase itself still has to do, under everything else
AFTER_STEP: Final = "after_target after_attackers after_defenders after_assignment end_combat"
DECLARE: Final = "declare_target declare_attackers declare_defenders"
STEP_WINDOWS: Final = "attackers_window defenders_window assignment_window applied_window"
ANNOUNCING: Final = "choose_targets choose_x aim aim_for_tax choose_quest choose_host choose_host_for_tax"
CHOICES: Final = (
    "sacrifice_unit development_or_damage corruption_or_damage move_where move_developments_where wake_where "
    "divert_attack move_tokens play_revealed place_indirect order_effects aim_trigger strike_back pay_for_attackers "
    "order_guards redirect choose_endangered shield_section"
)
_BELOW: Final = {
    "end_phase": PHASE,
    f"window end_effects {DECLARE} {AFTER_STEP}": "end_phase",
    "income": "window",
    "restore_one": "income",
    "attackers_window": "after_attackers",
    "defenders_window": "after_defenders",
    "assignment_window": "after_assignment",
    "applied_window": "end_combat",
    "assign_defence": "assignment_window",
    "assign_attack": "assignment_window assign_defence",
    "act offer": f"end_phase end_effects {AFTER_STEP}",
    "resolve_chain": "offer",
    "answer": "resolve_chain",
    "commit": "offer resolve_chain",
    "resolve_now": "settle lay_open",
    "lay_open": "settle",
    "pay_costs sacrifice_for": "commit resolve_now",
    "choose_targets aim aim_for_tax": "pay_costs",
    "choose_x": "choose_targets",
    "pay_permanent": "commit",
    "choose_quest choose_host choose_host_for_tax": "pay_permanent",
    "settle": f"end_phase window restore_one offer resolve_chain commit resolve_now lay_open settle "
    f"resolve_triggers {STEP_WINDOWS}",
    "resolve_triggers scouts shuffle_deck": "settle",
    "take_support attach_here": "shuffle_deck",
    "run_trigger apply_batch": f"settle scouts {CHOICES}",
    "spend_damage": "commit resolve_now sacrifice_for run_trigger apply_batch pay_for_attackers",
    CHOICES: f"settle scouts {CHOICES}",
}
BELOW: Final = {name: below.split() for names, below in _BELOW.items() for name in names.split()}
PHASES_OF: Final = {
    "window": (BEGINNING, KINGDOM_PHASE, QUEST_PHASE),
    "income": (KINGDOM_PHASE,),
    "end_effects": (END,),
    **dict.fromkeys(f"{DECLARE} {AFTER_STEP}".split(), (BATTLEFIELD_PHASE,)),
}
STEP_OF: Final = {  # of the combat while a frame waits, the last of these
    "declare_target": "none",
    "after_target": "target",
    "declare_attackers": "target",
    "after_attackers": "attackers",
    "attackers_window": "target",
    "declare_defenders": "attackers",
    "after_defenders": "defenders",
    "defenders_window": "attackers",
    "after_assignment": "assigned",
    "assignment_window": "defenders",
    "end_combat": "applied",
    "applied_window": "assigned",
}
PENDING: Final = Row(Pending(PACKAGE, {name: one.shape for name, one in ARGUMENTS.items()}, BELOW), 1, 60)
CHAIN: Final = Row(
    Record(
        ("seat", "kind"),
        link=Whole(1, LINK.size),
        seat=SEAT.shape,
        owner=SEAT.shape,
        card=Word([*SLUGS, UNKNOWN]),
        kind=Word(KINDS),
        source=PIECE_OR_NONE.shape,
        place=Word(PLACE.names),
        x=Whole(0, MOST),
        cancelled=Truth(),
        targets=Row(TARGET_SHAPE, most=MOST),
    ),
    1,
    LINK.size,
)
UNPAID: Final = Row(Parts(PIECE_OR_NONE.shape, PIECE_OR_NONE.shape), most=40)
TRIGGERS_SHAPE: Final = TRIGGERS.shape

# -- the chain ------------------------------------------------------------------------------------------------------


def lay_chain(s: InvasionState, rows: list[dict[str, Any]], unknown: int) -> None:
    """Links in the order in which they were announced; `unknown` is laid where nobody knows the card."""
    words = Words(s, {})
    for number, row in enumerate(rows):
        words.path = f"chain[{number}]"
        link = _read_link(words, number, row)
        _check_link(s, link, words.path)
        if link[L_KIND] == FACE_DOWN:
            s.laying = unknown if row["card"] == UNKNOWN else card(row["card"])
        s.chain.append(link)
        s.links = link[L_NUMBER]


def _read_link(words: Words, number: int, row: dict[str, Any]) -> tuple[int, ...]:
    kind = KINDS.index(row["kind"])
    slug = row.get("card")
    if slug is None or (slug == UNKNOWN and kind != FACE_DOWN):
        raise refusal(f"{words.path}.card", "core-missing")
    source = words.read_piece(row.get("source")) if kind == FROM_PLAY else -1
    return (
        row.get("link", number + 1),
        read_seat(row["seat"]),
        -1 if kind == FACE_DOWN else card(slug),
        source,
        read_seat(row.get("owner", row["seat"])),
        kind,
        PLACE[row["place"]] if "place" in row else -1,
        row.get("x", 0),
        int(row.get("cancelled", False)),
        *[words.read_target(word) for word in row.get("targets", [])],
    )


def _check_link(s: InvasionState, link: tuple[int, ...], path: str) -> None:
    number, kind = link[L_CARD], link[L_KIND]
    if link[L_NUMBER] in [other[L_NUMBER] for other in s.chain]:
        raise refusal(f"{path}.link", "core-twice", given=link[L_NUMBER])
    _check_place(link, f"{path}.place")
    if kind == FACE_DOWN:
        check(Exactly(SEAT_LETTERS[s.active]), SEAT_LETTERS[link[L_SEAT]], f"{path}.seat")
        if s.laying >= 0:
            raise refusal(path, "core-twice", given=KINDS[kind])
    elif kind == PERMANENT:
        if TYPE[number] not in (UNIT, SUPPORT, QUEST_CARD):
            raise refusal(path, "stays_not", card=SLUGS[number])
    else:
        _check_action(s, link, path)


def _check_place(link: tuple[int, ...], path: str) -> None:
    kind, place = link[L_KIND], link[L_PLACE]
    needed = kind in (FROM_PLAY, FACE_DOWN) or (kind == PERMANENT and not ATTACHMENT[link[L_CARD]])
    if needed and place < 0:
        raise refusal(path, "core-missing")
    if place >= 0 and not needed:
        raise refusal(path, "core-undecidable", word=PLACE.names[place])
    if place == ON_QUEST and (kind != PERMANENT or TYPE[link[L_CARD]] != UNIT):
        raise refusal(path, "only_units_quest")


def _check_action(s: InvasionState, link: tuple[int, ...], path: str) -> None:
    number, from_play = link[L_CARD], link[L_KIND] == FROM_PLAY
    effect = ACTION[number]
    if effect is None or (TYPE[number] == TACTIC) == from_play:
        raise refusal(path, "no_action", piece=SLUGS[number])
    slot = slot_of(s, link[L_SOURCE]) if from_play else -1
    if slot >= 0:
        check(Exactly(SLUGS[number]), SLUGS[s.card[slot]], f"{path}.source")
    check(Row(Whole(0, 1 << 60), most=_most_targets(effect, link)), link[L_TARGETS:], f"{path}.targets")


def _most_targets(effect: Effect, link: tuple[int, ...]) -> int:
    return link[L_X] if effect.extra else len(effect.targets)


def _is_complete(link: tuple[int, ...]) -> bool:
    """All that was to be chosen for it has been."""
    number, kind = link[L_CARD], link[L_KIND]
    chosen = len(link) - L_TARGETS
    if kind == FACE_DOWN:
        return chosen == 0
    if kind == PERMANENT:
        return chosen == int(ATTACHMENT[number] > 0 or link[L_PLACE] == ON_QUEST)
    effect = ACTION[number]
    return effect is not None and (effect.extra > 0 or chosen >= effect.least)


def written_chain(words: Words, seat: int | None) -> list[dict[str, Any]]:
    return [_written_link(words, link, seat) for link in words.s.chain]


def _written_link(words: Words, link: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
    kind = link[L_KIND]
    hidden = UNKNOWN if viewer != link[L_SEAT] else SLUGS[words.s.laying]
    row: dict[str, Any] = {
        "link": link[L_NUMBER],
        "seat": SEAT_LETTERS[link[L_SEAT]],
        "kind": KINDS[kind],
        "card": hidden if kind == FACE_DOWN else SLUGS[link[L_CARD]],
    }
    if link[L_OWNER] != link[L_SEAT]:
        row["owner"] = SEAT_LETTERS[link[L_OWNER]]
    if kind == FROM_PLAY:
        row["source"] = words.say_piece(link[L_SOURCE])
    if link[L_PLACE] >= 0:
        row["place"] = PLACE.names[link[L_PLACE]]
    rest = {
        "x": link[L_X],
        "cancelled": bool(link[L_CANCELLED]),
        "targets": [words.say_target(ref) for ref in link[L_TARGETS:]],
    }
    return {**row, **{key: value for key, value in rest.items() if value}}


# -- what is still to come ------------------------------------------------------------------------------------------


def written_pending(words: Words, under: int) -> list[list[Any]]:
    """All but the lowest frames."""
    return [written_frame(row, lambda name, value: ARGUMENTS[name].say(words, value)) for row in words.s.frames[under:]]


def push_pending(s: InvasionState, rows: list[list[Any]]) -> None:
    words = Words(s, {})
    names = [name.rpartition(".")[2] for name, *_ in rows]
    _check_order(s, names)
    check_chain(s, names)
    for number, (name, *said) in enumerate(rows):
        frame = frames_of(PACKAGE)[name]
        words.path = f"pending[{number}]"
        what = arguments_of(frame)
        args = [ARGUMENTS[key].read(words, word) for key, word in zip(what, said, strict=True)]
        if not (_fits(s, names, number, dict(zip(what, args, strict=True))) and _can_decide(s, frame, args)):
            raise refusal(words.path, "core-undecidable", word=name)
        if names[number] == "attach_here":
            s.found = args[1]
        s.set_frames([*s.frames, (frame, *args)])
    if not s.top().waits:
        raise refusal(words.path, "core-undecidable", word=names[-1])


def _check_order(s: InvasionState, names: list[str]) -> None:
    step = "none"
    for number, name in enumerate(names):
        below = names[number - 1] if number else PHASE
        stands = below in (BELOW[name] or [PHASE]) or (name == "settle" and below == PHASE)
        if not stands or s.phase not in PHASES_OF.get(name, (s.phase,)):
            raise refusal(f"pending[{number}]", "core-undecidable", word=name)
        step = STEP_OF.get(name, step)
    check(Exactly(step), STEPS.names[s.step], "combat.step")


def check_chain(s: InvasionState, names: list[str]) -> None:
    """As many links as frames that carry them on; only the last one may lack targets, while they are chosen."""
    fewest = int("resolve_chain" in names) + int("commit" in names) + int("resolve_now" in names)
    most = LINK.size if "resolve_chain" in names else fewest
    check(Row(Parts(), fewest, most), [[]] * len(s.chain), "chain")
    if names.count("resolve_now") + names.count("commit") > 1:
        raise refusal("pending", "core-twice", given="commit")
    choosing = [name for name in names if name in ANNOUNCING.split()]
    for number, link in enumerate(s.chain):
        if not _is_complete(link) and not (choosing and number == len(s.chain) - 1):
            raise refusal(f"chain[{number}].targets", "core-missing")


def _can_decide(s: InvasionState, frame: Frame, args: list[Any]) -> bool:
    return not isinstance(frame, Decision) or len(ints(frame.function(s, *args))) > 0


def _fits(s: InvasionState, names: list[str], number: int, args: dict[str, Any]) -> bool:
    """Whether what a frame takes for granted is there."""
    name = names[number]
    if name in ("resolve_now", "pay_costs", "choose_x", "choose_targets", "aim", "aim_for_tax", "sacrifice_for"):
        return _fits_action(s, name, args.get("mode", 0), "resolve_now" in names, "mode" in args)
    if name in ("pay_permanent", "choose_quest", "choose_host", "choose_host_for_tax"):
        return _fits_permanent(s.chain[-1], name)
    if name in ("redirect", "choose_endangered", "shield_section"):
        return _fits_guard(s, name, args)
    if name in ("aim_trigger", "run_trigger"):
        return _fits_trigger(s, args)
    if name in ("order_effects", "resolve_triggers"):
        return len(args["waiting"]) > 0
    if name == "spend_damage":
        own_capital = s.phase == CAPITAL_PHASE and args["seat"] == s.active
        return own_capital and damage_payer(s, args["seat"]) >= 0
    return _fits_choice(s, name, args)


def _fits_action(s: InvasionState, name: str, mode: int, at_once: bool, says_mode: bool) -> bool:
    link = s.chain[-1]
    effect = ACTION[link[L_CARD]] if link[L_KIND] in (FROM_HAND, FROM_PLAY, COPY) else None
    from_play = link[L_KIND] == FROM_PLAY
    if effect is None or (at_once and from_play) or (says_mode and mode != int(at_once)):
        return False
    if name == "choose_x":
        return X_COST[link[L_CARD]] > 0
    if name in ("aim", "aim_for_tax"):
        return len(link) - L_TARGETS < _most_targets(effect, link)
    if name == "sacrifice_for":
        return effect.sacrifice != NO_SACRIFICE and (not from_play or slot_of(s, link[L_SOURCE]) >= 0)
    return True


def _fits_permanent(link: tuple[int, ...], name: str) -> bool:
    if link[L_KIND] != PERMANENT:
        return False
    if name == "pay_permanent":
        return True
    goes = link[L_PLACE] == ON_QUEST if name == "choose_quest" else ATTACHMENT[link[L_CARD]] > 0
    return goes and len(link) == L_TARGETS


def _fits_guard(s: InvasionState, name: str, args: dict[str, Any]) -> bool:
    slot = slot_of(s, args["guard"])
    if slot < 0 or s.kind[slot] == DEVELOPMENT:
        return False
    number, batch, row = s.card[slot], args["batch"], args.get("row", 0)
    guards = CANCELS_CAPITAL[number] if name == "shield_section" else REDIRECTS_CAPITAL[number] or REDIRECTS_OWN[number]
    return bool(guards and row + HIT_WIDTH <= len(batch) and batch[row + 1] > 0)


def _fits_trigger(s: InvasionState, args: dict[str, Any]) -> bool:
    effect = TRIGGER[args["moment"]][args["number"]]
    slot = slot_of(s, args["uid"])
    if effect is None or not effect.targets or args["zone"] < 0:
        return False
    return args["moment"] in AFTER_LEAVING or (slot >= 0 and s.card[slot] == args["number"])


def _fits_choice(s: InvasionState, name: str, args: dict[str, Any]) -> bool:
    if name in ("take_support", "attach_here", "corruption_or_damage") and args["zone"] < 0:
        return False
    if name == "attach_here":
        return bool(ATTACHMENT[args["number"]])
    if name == "divert_attack":
        return s.attacked >= 0
    if name == "move_developments_where":
        slots = [slot_of(s, uid) for uid in args["uids"]]
        return len(slots) > 0 and all(slot >= 0 and s.kind[slot] == DEVELOPMENT for slot in slots)
    return True

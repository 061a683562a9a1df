"""Written positions: a short human-readable table becomes a state with its pending frames. See docs/chaos.md."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Decision, Step, i64, ints
from spieltisch.core.packs import Pack
from spieltisch.core.pending import arguments_of, frames_of
from spieltisch.core.schema import Word, at_most, check, refusal
from spieltisch.core.stack import Frame

from . import end_phase as ends
from . import vocabulary as v
from .data import (
    CARD_GOD,
    CARD_IDS,
    ENTRENCHED,
    GODS,
    KHORNE,
    KINDS,
    OLD_WORLD_DECK,
    PACKAGE,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    REGIONS,
    TOKENS,
    WARPSTONE,
    mask_of,
)
from .effects import put
from .flow import CORRUPTION, END, OLD_WORLD, SUMMONING, begin_phase, corruption_step, from_upgrades, next_round
from .position_history import open_battle, place_history
from .position_schema import (
    HORROR,
    PIECES,
    check_position,
    counted,
    gods_of,
    parts_of,
    piece_named,
    ruin_of,
    slots_of,
)
from .rules import count_at
from .setup import chaos_deck, lay_out, old_world_cards, seat_gods
from .sheet import SHEET
from .state import EMPTY, HORROR_ON_SLOT, ChaosState
from .summoning import end_summoning, next_turn

END_STEPS: Final[list[tuple[str, Step]]] = [
    ("chaos_cards", ends.remove_chaos_cards),
    ("heroes", ends.resolve_heroes),
    ("old_world_cards", ends.resolve_old_world_cards),
    ("ruined_regions", ends.score_ruined_regions),
    ("dials", ends.turn_dials),
    ("game_end", ends.game_end),
]


def position_state(spec: dict[str, Any], pack: Pack | None) -> ChaosState:
    s = ChaosState()
    s.use_pack(pack)
    check_position(spec, s.box)
    seat_gods(s, gods_of(spec))
    s.faq = spec.get("dial_reading", "faq") == "faq"
    s.round = spec.get("round", 1)
    lay_out(s)
    for name, text in spec.get("regions", {}).items():
        lay_region(s, REGIONS.index(name), parts_of(text))
    SHEET.read(s, "bought", spec)
    SHEET.read(s, "sheet", spec)
    s.supply[TOKENS.index("peasant")] -= sum(s.peasants)
    deal(s, spec)
    lay_old_world(s, spec)
    for god in s.god_of:
        s.power[god] += from_upgrades(s, god, s.box.upgrade_power)
    s.power_start = s.power[:]
    SHEET.read(s, "power", spec)
    place_history(s, spec)
    if "battle" in spec:
        join_battle(s, spec["battle"])
    if "pending" in spec:
        push_pending(s, spec)
    else:
        push_frames(s, spec)
    open_battle(s)
    if s.old_left < rounds_to_come(s):
        raise refusal("old_world", "old_world_to_come")
    return s


# -- regions


def lay_region(s: ChaosState, region: int, parts: dict[str, str]) -> None:
    for god, name in enumerate(GODS):
        for number, figure in counted(parts.get(name, "")):
            piece = piece_named(god, figure)
            for _ in range(number):
                s.reserve[PIECE_STOCK[piece]] -= 1
                put(s, piece, region)
    for number, token in counted(parts.get("tokens", "")):
        s.tokens[region * 6 + TOKENS.index(token)] += number
        s.supply[TOKENS.index(token)] -= number
    for place, card in enumerate(slots_of(parts)):
        s.slots[region * 2 + place] = HORROR_ON_SLOT if card == HORROR else CARD_IDS.index(card) if card else EMPTY
    if "ruined" in parts:
        number, is_open, in_round = ruin_of(parts["ruined"])
        s.ruin[region] = number if is_open else -number
        s.ruin_round[region] = in_round or s.round
    for part, table in (("corruption", s.corruption), ("placed", s.placed)):
        for number, god_name in counted(parts.get(part, "")):
            table[region * 4 + GODS.index(god_name)] += number
    for _, god_name in counted(parts.get("earned", "")):
        s.marked[region * 4 + GODS.index(god_name)] = 1
    s.ruiners[region] = mask_of([GODS.index(name) for _, name in counted(parts.get("ruiners", ""))])
    s.killers[region] = mask_of([GODS.index(name) for _, name in counted(parts.get("killers", ""))])
    for _, god_name in counted(parts.get("dominated", "")):
        s.dominated[region] = GODS.index(god_name)


# -- cards


def deal(s: ChaosState, spec: dict[str, Any]) -> None:
    """Hands and discard piles as written; the deck is the rest, unless it is written too.

    A number instead of a hand: so many cards that nobody knows, any of those that are left.
    """
    for god in s.god_of:
        name = GODS[god]
        hand = spec.get("hands", {}).get(name, [])
        s.discard[god] = ints([CARD_IDS.index(card) for card in spec.get("discards", {}).get(name, [])])
        if name in spec.get("decks", {}):
            deck = [CARD_IDS.index(card) for card in spec["decks"][name]]
        else:
            deck = chaos_deck(s.box, god)
            for card in [*s.discard[god], *[card for card in s.slots if CARD_GOD[card] == god]]:
                deck.remove(card)
        if isinstance(hand, int):
            known = [deck.pop(at * len(deck) // hand % len(deck)) for at in range(hand)]
        else:
            known = [CARD_IDS.index(card) for card in hand]
            if name not in spec.get("decks", {}):
                for card in known:
                    deck.remove(card)
        for card in known:
            s.hand[card] += 1
        s.deck[god] = ints(deck)


def lay_old_world(s: ChaosState, spec: dict[str, Any]) -> None:
    for place, name in enumerate(spec.get("track", [])):
        if name:
            s.track[place] = v.OLD_WORLD[name]
            s.old_seen += (s.track[place],)
    s.old_seen += tuple([v.OLD_WORLD[name] for name in spec.get("old_seen", [])])
    if "current" in spec:
        s.current = v.OLD_WORLD[spec["current"]]
        s.old_seen += (s.current,)
    deck = spec.get("old_world", max(OLD_WORLD_DECK[s.seats] - s.round, 0))
    if isinstance(deck, int):
        unseen = list(old_world_cards(s.box, spec.get("old_cards", "all"), s.seats))
        for card in s.old_seen:
            unseen.remove(card)
        s.old_pool = tuple(unseen)
        s.old_left = deck
    else:
        s.old_pool = tuple([v.OLD_WORLD[name] for name in deck])
        s.old_left = len(s.old_pool)


# -- what happens next


def push_frames(s: ChaosState, spec: dict[str, Any]) -> None:
    phase = v.PHASE[spec.get("phase", "summoning")]
    then = spec.get("then", "continue")
    goes_on = then == "continue"
    if goes_on:
        s.push(next_round)
    last = END if goes_on else phase if then == "stop" else v.PHASE.numbers.get(then, 0)
    check(Word(["continue", "stop", *v.PHASE.names[phase:-1]]), then, "then")
    for later in range(last, phase, -1):
        s.push(begin_phase, later)
    if "step" in spec:
        push_steps(s, phase, spec["step"], then != "stop")
    elif phase == SUMMONING:
        s.phase = phase
        s.push(end_summoning)
        s.push(next_turn, GODS.index(spec.get("turn", GODS[0])))
    else:
        s.push(begin_phase, phase)


def push_steps(s: ChaosState, phase: int, name: str, goes_on: bool) -> None:
    s.phase = phase
    if phase == CORRUPTION and name == "corruption":
        s.push(corruption_step)
        return
    names = [step_name for step_name, _ in END_STEPS]
    check(Word(names if phase == END else ["corruption"] if phase == CORRUPTION else []), name, "step")
    following = END_STEPS[names.index(name) :] if goes_on else [END_STEPS[names.index(name)]]
    for _, frame in reversed(following):
        s.push(frame)


# -- in the middle of something: the frames themselves


def join_battle(s: ChaosState, battle: dict[str, Any]) -> None:
    s.battle_region = REGIONS.index(battle["region"])
    SHEET.read(s, "battle", battle)
    for name in [*battle.get("returned", {}), *([GODS[KHORNE]] if s.kept or s.kept_sixes else [])]:
        if s.seat_of[GODS.index(name)] < 0:
            raise refusal("battle", "not_playing", god=name)
    for number, name in counted(battle.get("down", "")):
        piece = PIECES.index(name)
        s.down[piece] = number
        at_most("battle.down", name, count_at(s, s.battle_region, piece), number)


def push_pending(s: ChaosState, spec: dict[str, Any]) -> None:
    s.phase = v.PHASE[spec.get("phase", "summoning")]
    s.step = v.STEP[spec["step"]] if "step" in spec else -1
    check_battle([name.rpartition(".")[2] for name, *_ in spec["pending"]])
    asked: list[int] = []
    for number, (name, *words) in enumerate(spec["pending"]):
        frame = frames_of(PACKAGE)[name]
        names = arguments_of(frame)
        args = [argument(s, what, word) for what, word in zip(names, words, strict=True)]
        path = f"pending[{number}]"
        check_pending(s, frame, dict(zip(names, args, strict=True)), path)
        if isinstance(frame, Decision):
            if args[0] in asked or not len(frame.function(s, *args)):
                raise refusal(path, "core-undecidable", word=name)
            asked.append(args[0])
        s.push(frame, *args)


def check_battle(names: list[str]) -> None:
    """A battle ends once, after all else that belongs to it."""
    first = [place for place, name in enumerate(names) if name in IN_BATTLE][:1]
    battle = names[first[0] :] if first else []
    if battle and (battle[0] != "end_of_battle" or "end_of_battle" in battle[1:] or "fight" in battle):
        raise refusal("pending", "end_of_battle_first")


def argument(s: ChaosState, what: str, word: Any) -> i64:
    if what == "seat":
        return s.seat_of[GODS.index(word)]
    if what in ("god", "killer"):
        return GODS.index(word)
    if what in ("region", "source"):
        return -1 if word is None else REGIONS.index(word)
    if what == "regions":
        return mask_of([REGIONS.index(name) for name in word])
    if what == "piece":
        return PIECES.index(word)
    lists = {"token": v.TOKEN, "stage": v.ROLL, "card": v.OLD_WORLD, "phase": v.PHASE}
    return lists[what][word] if what in lists else int(word)


def check_pending(s: ChaosState, frame: Frame, args: dict[str, i64], path: str) -> None:
    """What a frame takes for granted when it runs."""
    name = frame.name.rpartition(".")[2]
    for god in (args.get("killer", s.god_of[0]), args["god"] if name == "tick" else s.god_of[0]):
        if s.seat_of[god] < 0:
            raise refusal(path, "not_playing", god=GODS[god])
    if args.get("seat", 0) < 0:
        raise refusal(path, "core-undecidable", word=name)
    source = args.get("source", args.get("region", 0))
    token = WARPSTONE if name == "carry_warpstone" else args.get("token", 0)
    if name in ("choose_refuge", "choose_token_goal", "carry_warpstone"):
        if s.tokens[source * 6 + token] < args.get("left", 1):
            raise refusal(path, "no_such_token", token=TOKENS[token], region=REGIONS[source])
    if name in ("choose_goal", "stand_on_slot") and not count_at(s, source, args["piece"]):
        raise refusal(path, "no_such_figure", **told(args["piece"]), region=REGIONS[source])
    if name == "stand_on_slot" and ENTRENCHED[args["piece"]] < 0:
        raise refusal(path, "no_horror", **told(args["piece"]))
    if name in IN_BATTLE and s.battle_region != args["region"]:
        raise refusal(path, "core-undecidable", word=name)


def told(piece: i64) -> dict[str, str]:
    return {"god": GODS[PIECE_GOD[piece]], "kind": KINDS[PIECE_KIND[piece]]}


IN_BATTLE: Final = ("assign_hits", "return_hits", "roll", "roll_at_start", "roll_before_others", "end_of_battle")


def rounds_to_come(s: ChaosState) -> int:
    """Old world phases that wait on the stack themselves."""
    return sum([1 for frame, *args in s.frames if frame is begin_phase and args == [OLD_WORLD]])

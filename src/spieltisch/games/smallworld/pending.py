"""Positions in the middle of an ability: what is still to come, and what each of it takes for granted."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import BadOption, Decision, Message
from spieltisch.core.pending import Pending, arguments_of, frames_of, written_frame
from spieltisch.core.schema import Either, Exactly, Row, Shape, Truth, Whole, Word, at, unexpected

from .ability import RACES, of_power, owners
from .cards.movers import is_intimidated_people
from .data import DIE_MAX, NEUTRAL, PACKAGE, RACE_FACTION
from .effects import count_marks
from .packs import MOST_OBJECTIVES
from .rules import has_tile, in_hand, is_immune, is_on_map, standing
from .state import BEAST, BOMB_HERE, CHAMPION_HERE, EMPTY, FORT, OBJECTIVE, SOLO, TOWER, SmallWorldState, atlas
from .tolls import conquest_toll
from .vocabulary import (
    AEGIS,
    BEAST_PIECE,
    CHAMPION_PIECE,
    HEART,
    PIECE,
    POWER,
    RACE,
    REGION,
    TILE,
    TOKEN_PIECE,
)

DOMAINS: Final = {"region": REGION, "tile": TILE, "piece": PIECE}
ARGUMENTS: Final[dict[str, Shape]] = {
    **{name: Word(domain.names) for name, domain in DOMAINS.items()},
    "seat": Either(Whole(0, 4), Exactly(None)),
    "left": Whole(1, MOST_OBJECTIVES),
    "cost": Whole(1, 30),
    "may_gather": Truth(),
}
PENDING: Final = Row(Pending(PACKAGE, ARGUMENTS), 1, 40, distinct=True)
WITHOUT_RACE: Final = (
    "begin_turn set_or_race end_turn choose_set finish_decline withdrawn_redeploy score_turn turn_up_tile"
)
OUT_OF_TURN: Final = "begin_turn redeploy lone_tauren join_others turn_up_tile"
OF_NOBODY: Final = "murloc_turn murlocs_conquer murlocs_spread murloc_income after_murlocs"


def push_pending(s: SmallWorldState, rows: list[list[Any]]) -> None:
    for number, (name, *words) in enumerate(rows):
        frame = frames_of(PACKAGE)[name]
        args = [_number(what, word) for what, word in zip(arguments_of(frame), words, strict=True)]
        told = dict(zip(arguments_of(frame), args, strict=True))
        wrong = _wrong(s, frame.name.rpartition(".")[2], told)
        if not wrong and isinstance(frame, Decision) and not len(frame.function(s, *args)):
            wrong = Message("core-undecidable", {"word": name})
        if wrong:
            raise BadOption(at(f"pending[{number}]", wrong))
        s.push(frame, *args)


def written_pending(s: SmallWorldState) -> list[list[Any]]:
    return [written_frame(row, _word) for row in s.frames]


def _number(what: str, word: Any) -> int:
    return DOMAINS[what][word] if what in DOMAINS else -1 if word is None else int(word)


def _word(what: str, value: Any) -> Any:
    if what == "may_gather":
        return bool(value)
    return DOMAINS[what].say(value) if what in DOMAINS else None if value < 0 else value


def _wrong(s: SmallWorldState, name: str, args: dict[str, int]) -> Message | None:
    """What is wrong with a frame, if anything."""
    if name in OF_NOBODY.split():
        return None if s.variant == SOLO else Message("murlocs_for_one")
    if name == "begin_round" and s.round >= s.rounds:
        return Message("last_round", {"number": s.round})
    return _wrong_seat(s, name, args["seat"]) or _wrong_place(s, name, args) if "seat" in args else None


def _wrong_seat(s: SmallWorldState, name: str, seat: int) -> Message | None:
    if seat < 0 and name == "turn_up_tile":
        return None
    if not 0 <= seat < s.seats or (seat != s.turn and name not in OUT_OF_TURN.split()):
        return unexpected("", Exactly(s.turn).wanted, seat)
    if s.race[seat] < 0 and name not in WITHOUT_RACE.split():
        return Message("seat_needs_race", {"place": seat})
    if name == "choose_set" and s.race[seat] >= 0:
        return Message("core-undecidable", {"word": name})
    bearer = owners.get(name, -1)
    if 0 <= bearer < RACES and s.race[seat] != bearer:
        return Message("needs_race", {"race": RACE.say(bearer)})
    if bearer >= RACES and of_power(s.power[seat]) != bearer:
        return Message("needs_power", {"power": POWER.say(bearer - RACES)})
    return None


def _wrong_place(s: SmallWorldState, name: str, args: dict[str, int]) -> Message | None:
    region = args.get("region", atlas(s).regions[0])
    if region not in atlas(s).regions:
        return Message("not_in_play", {"region": REGION.say(region)})
    fits = _fits_region(s, name, args["seat"], region, args) if "region" in args else _fits(s, name, args)
    return None if fits else Message("core-undecidable", {"word": name})


def _fits(s: SmallWorldState, name: str, args: dict[str, int]) -> bool:
    seat = args["seat"]
    if name == "lay_artifact":
        return args["tile"] in (AEGIS, HEART) and has_tile(s, seat, args["tile"])
    if name == "choose_side":
        return RACE_FACTION[s.race[seat]] == NEUTRAL
    if name == "lay_objective":
        return count_marks(s, OBJECTIVE) + args["left"] <= s.box.objectives
    if name == "choose_fort":
        return count_marks(s, FORT) < s.box.forts
    if name == "choose_tower":
        return count_marks(s, TOWER) < s.box.towers
    return name != "redeploy" or is_on_map(s, 2 * seat)


def _fits_region(s: SmallWorldState, name: str, seat: int, region: int, args: dict[str, int]) -> bool:
    people = s.holder[region]
    mine = people == 2 * seat
    if name == "turn_up_tile":
        return region in s.face_down and seat in (-1, s.turn)
    if name == "turn_up_bomb":
        return s.marks[region] & BOMB_HERE != 0
    if name == "join_others":
        return mine and standing(s, region) == 1
    if name == "choose_portal":
        return s.portals > 0
    if name == "lone_tauren":
        return True
    if s.box.is_water[region] or mine or is_immune(s, region):
        return False
    if name == "press_strike":
        return 0 < args["cost"] - in_hand(s, seat) <= DIE_MAX
    if name == "pay_for_bomb":
        return people not in (EMPTY, 2 * seat + 1) and conquest_toll(s, seat, region, 0) <= s.coins[seat]
    if name == "strike_die":
        return True
    return is_intimidated_people(s, seat, people) and (
        name == "choose_piece" or _stands_there(s, region, args["piece"])
    )


def _stands_there(s: SmallWorldState, region: int, piece: int | None) -> bool:
    if piece is None:
        return True
    here = {
        TOKEN_PIECE: s.tokens[region],
        BEAST_PIECE: s.marks[region] // BEAST,
        CHAMPION_PIECE: s.marks[region] & CHAMPION_HERE,
    }
    return here.get(piece, 0) > 0

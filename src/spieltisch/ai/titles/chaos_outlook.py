"""What each god may expect of the regions of the Old World if nobody moved any more."""

from __future__ import annotations

from typing import Final

from spieltisch.core._native import i64
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.data import (
    CORRUPTION_TO_RUIN,
    CULTISTS_OF,
    KHORNE,
    PIECE_COUNT,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    RUIN_POINTS,
    RUINERS_GAIN,
    SKAVEN,
    VALUE,
    WARPSTONE,
)
from spieltisch.games.chaos.rules import may_corrupt, may_fight
from spieltisch.games.chaos.state import ChaosState
from spieltisch.games.chaos.values import (
    battle_dice,
    conquest,
    domination,
    early_dice,
    resistance,
    start_of_battle_dice,
)

from .chaos_ordering import ready

BATTLE: Final[int] = v.PHASE["battle"]
CORRUPTION: Final[int] = v.PHASE["corruption"]
HITS_PER_DIE: Final = 0.6
KILL: Final = [1 - 0.5**dice for dice in range(40)]  # chance of a hit with so many dice
PIECES: Final = [list(pieces) for pieces in PIECES_OF]
CULTISTS: Final = [list(pieces) for pieces in CULTISTS_OF]
FIRST: Final = [[points[0] for points in card] for card in RUIN_POINTS]
SECOND: Final = [[points[1] for points in card] for card in RUIN_POINTS]
GAIN: Final = list(RUINERS_GAIN)


class Prospects:
    """Everything by god, added up region by region."""

    def __init__(self) -> None:
        self.domination = [0.0, 0.0, 0.0, 0.0]
        self.influence = [0.0, 0.0, 0.0, 0.0]
        self.counters = [0.0, 0.0, 0.0, 0.0]
        self.promise = [0.0, 0.0, 0.0, 0.0]
        self.corruption = [0.0, 0.0, 0.0, 0.0]
        self.ruin = [0.0, 0.0, 0.0, 0.0]
        self.stake = [0.0, 0.0, 0.0, 0.0]
        self.board = [0.0, 0.0, 0.0, 0.0]
        self.losses = [0.0, 0.0, 0.0, 0.0]
        self.staying = [1.0, 1.0, 1.0, 1.0]  # of the region in hand: the part of the figures that should survive
        self.after = [0.0, 0.0, 0.0, 0.0]  # and the tokens that should lie there at the end of the round
        self.fresh = [0.0, 0.0, 0.0, 0.0]
        self.fallen: i64 = 0  # ruined regions, at most four

    def survey(self, s: ChaosState, running: bool) -> None:
        """`running`: the round still brings battle, domination or corruption."""
        for region in range(REGION_COUNT):
            if s.ruin[region] and self.fallen < 4:
                self.fallen += 1
        bound = s.track[0] >= 0 or s.track[1] >= 0
        for region in range(REGION_COUNT):
            if s.ruin[region]:
                continue
            for god in range(4):
                self.after[god] = float(s.corruption[region * 4 + god])
            if running:
                self._add(s, region, bound)
            else:
                self._add_stake(s, region)

    def _add(self, s: ChaosState, region: i64, bound: bool) -> None:
        """`bound`: a card of the Old World track may rule here, so nothing can be taken for granted."""
        at: i64 = region * 4
        gods: i64 = 0
        for god in range(4):
            self.staying[god] = 1.0
            if s.present[at + god]:
                gods += 1
        carded = s.slots[region * 2] >= 0 or s.slots[region * 2 + 1] >= 0
        if not carded and not gods:
            self._add_stake(s, region)
            return
        if s.phase <= BATTLE and (gods > 1 or carded) and may_fight(s, region):
            self._fight(s, region)
        if s.phase < CORRUPTION:
            self._dominate(s, region, carded, bound)
        self._corrupt(s, region, not carded and not bound)

    def _fight(self, s: ChaosState, region: i64) -> None:
        at: i64 = region * 4
        staying = self.staying
        total: i64 = s.present[at] + s.present[at + 1] + s.present[at + 2] + s.present[at + 3]
        for god in range(4):
            mine: i64 = s.present[at + god]
            dice: i64 = battle_dice(s, region, god) + early_dice(s, region, god) if mine else 0
            if god == KHORNE and s.seat_of[KHORNE] >= 0:
                dice += start_of_battle_dice(s, region)
            enemies = float(total - mine)
            if not dice or not enemies:
                continue
            if god == KHORNE:
                self.counters[KHORNE] += KILL[dice if dice < 39 else 39]
            part = min(HITS_PER_DIE * float(dice) * 0.75, enemies) / enemies
            for other in range(4):
                if other != god and s.present[at + other]:
                    staying[other] = max(0.0, staying[other] - part)
        for god in range(4):
            if s.present[at + god] and staying[god] < 1.0:
                self.losses[god] += (1.0 - staying[god]) * worth_of(s, region, god)

    def _dominate(self, s: ChaosState, region: i64, carded: bool, bound: bool) -> None:
        limit = float(resistance(s, region)) if carded or bound else float(bare_resistance(s, region))
        worth = float(conquest(s, region))
        exact = carded or s.upgrades & s.box.heavier != 0
        best, highest, second = -1, 0.0, 0.0
        for god in range(4):
            mine: i64 = s.present[region * 4 + god]
            if not carded and not mine:
                continue
            value = float(domination(s, region, god)) if exact else float(mine)
            if not value:
                continue
            value -= float(mine) * (1.0 - self.staying[god])
            self.influence[god] += worth * min(value / (limit + 1.0), 1.0)
            if value > highest:
                best, highest, second = god, value, highest
            elif value > second:
                second = value
        if best >= 0 and highest > limit - 0.5 and highest > second + 0.4:
            self.domination[best] += worth if highest > limit + 0.4 else 0.5 * worth

    def _corrupt(self, s: ChaosState, region: i64, free: bool) -> None:
        allowed = (free or may_corrupt(s, region)) and (s.phase < CORRUPTION or s.step <= 0)
        fresh = total = 0.0
        for god in range(4):
            self.fresh[god] = 0.0
            if s.present[region * 4 + god]:
                self.board[god] += worth_of(s, region, god)
                if allowed:
                    self._send_cultists(s, region, god)
            fresh += self.fresh[god]
            self.after[god] += self.fresh[god]
            total += self.after[god]
        fallen = total + float(s.tokens[region * 6 + WARPSTONE] - CORRUPTION_TO_RUIN)
        if fresh and fallen > -0.5:
            self._fall(s, region, 0.9 if fallen >= 0.5 else 0.6)
        else:
            self._add_stake(s, region)

    def _send_cultists(self, s: ChaosState, region: i64, god: i64) -> None:
        cultists: i64 = 0
        for piece in CULTISTS[god]:
            cultists += s.figures[region * PIECE_COUNT + piece]
        staying = self.staying[god]
        self.fresh[god] = float(cultists) * staying
        self.corruption[god] += float(cultists) * staying
        if cultists and god != KHORNE:
            readiness = 0.5 * float(ready(s, region, god))
            self.promise[god] += readiness * staying * (0.5 if cultists == 1 else 1.0)
            if cultists >= 2 and readiness == 1.0:
                self.counters[god] += staying * staying if cultists == 2 else staying

    def _fall(self, s: ChaosState, region: i64, chance: float) -> None:
        after = self.after
        first = second = -1
        for god in range(4):
            if first < 0 or after[god] > after[first]:
                first, second = god, first
            elif second < 0 or after[god] > after[second]:
                second = god
        self.ruin[first] += chance * FIRST[self.fallen][region]
        if after[second]:
            self.ruin[second] += chance * SECOND[self.fallen][region]
        for god in range(4):
            if self.fresh[god] or s.ruiners[region] >> god & 1:
                self.ruin[god] += chance * float(GAIN[self.fallen + 1])

    def _add_stake(self, s: ChaosState, region: i64) -> None:
        """Tokens count for the day the region falls: most and second most are what matters."""
        after = self.after
        total = after[0] + after[1] + after[2] + after[3]
        if not total:
            return
        first, second = float(FIRST[self.fallen][region]), float(SECOND[self.fallen][region])
        near = min((total + float(s.tokens[region * 6 + WARPSTONE])) / float(CORRUPTION_TO_RUIN), 1.0)
        for god in range(4):
            mine = after[god]
            if mine:
                ahead: i64 = 0
                for other in range(4):
                    if after[other] > mine:
                        ahead += 1
                place = first if ahead == 0 else second if ahead == 1 else 0.0
                self.stake[god] += near * (0.5 * place + 0.5 * first * mine / total)


def bare_resistance(s: ChaosState, region: i64) -> int:
    """Where neither a card nor the track has a say."""
    return max(VALUE[region] - s.tokens[region * 6 + SKAVEN], 0)


def worth_of(s: ChaosState, region: i64, god: i64) -> float:
    """The cost of the figures that the god commands there."""
    worth: i64 = 0
    for piece in PIECES[god]:
        worth += s.figures[region * PIECE_COUNT + piece] * s.box.cost[PIECE_STOCK[piece]]
    return float(worth)

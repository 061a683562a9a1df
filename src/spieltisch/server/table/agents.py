"""Opponents at a table: who thinks, what they are asked, and what comes of it. They think elsewhere.

They get only what their seat may know: its view, its legal actions and imagined positions, which the seat can not tell
from the real one.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from spieltisch.core import Match, Seeded

from .command import OwnCommand
from .record import agent_level, humans
from .services import Handle, Reach

if TYPE_CHECKING:
    from .table import Table

SAMPLES = 4
HINT_LEVEL = "veteran"
HINT_SECONDS = 1.5


@cache
def levels() -> tuple[str, ...]:
    from spieltisch.ai import AGENTS

    return AGENTS


def stand_in(table: Table) -> str:
    level = table.services.policy.stand_in
    return level if level in levels() else levels()[0]


def hurried(level: str, share: float) -> float | None:
    """Seconds for a decision; None where the level takes no time anyway."""
    from spieltisch.ai import LEVELS

    return LEVELS[level].budget * share if level in LEVELS and share < 1.0 else None


@dataclass(slots=True, eq=False)
class PendingMove:
    """An opponent thinks, or has thought and waits for the right moment."""

    seat: int
    share: float
    handle: Handle | None = None


def start(table: Table) -> None:
    """Ask every opponent whose turn it is and who does not think yet."""
    for seat in table.agents_to_act():
        if seat not in table.thinking:
            thought = table.thinking[seat] = PendingMove(seat, haste(table))
            match, level = table.match, agent_level(table.record, seat)
            assert match is not None
            question = partial(ask, match, seat, level, budget=hurried(level, thought.share))
            reach: Reach = "lent" if table.record.lent_cores else "own"
            done = partial(_thought, table, thought)
            handle = table.services.think("choose", level, question, table.visitor(), reach, done)
            thought.handle = thought.handle or handle


def haste(table: Table) -> float:
    """The part of their time that opponents take: nobody should wait long for the first own decision of a game."""
    seats = humans(table.record)
    if table.match is None or not seats or any(entry.seat in seats for entry in table.match.entries):
        return 1.0
    return table.services.policy.agent_opening


def stop(table: Table, seat: int | None = None) -> None:
    """Nobody wants to know any more: of one seat, or of all."""
    for number in list(table.thinking) if seat is None else [seat]:
        thought = table.thinking.pop(number, None)
        if thought is not None and thought.handle is not None:
            thought.handle.cancel()


def _thought(table: Table, thought: PendingMove, action: Any) -> None:
    """The answer has come; a move is never shown too soon after the one before."""
    if table.thinking.get(thought.seat) is not thought:
        return
    pause = table.moved + thought.share * table.services.policy.agent_pause - table.services.now()
    callback = partial(table.hear, OwnCommand("thought", (thought, action)))
    thought.handle = table.services.later(max(pause, 0.0), callback)


def heal(table: Table) -> int:
    """The watchdog: how many were to act while nobody thought. They are asked now."""
    lost = [seat for seat in table.agents_to_act() if not _is_thinking(table, seat)]
    if lost and not table.is_busy:
        for seat in lost:
            stop(table, seat)
        start(table)
        return len(lost)
    return 0


def _is_thinking(table: Table, seat: int) -> bool:
    thought = table.thinking.get(seat)
    return thought is not None and not getattr(thought.handle, "is_over", False)


def ask(match: Match, seat: int, level: str, kind: str = "choose", budget: float | None = None) -> dict[str, Any]:
    """Everything the seat may know, and nothing else."""
    game = match.game
    seed = secrets.randbits(48)
    if level == "random" and kind == "choose":
        return {"kind": kind, "level": level, "seed": seed, "legal": match.legal(seat)}
    return {
        "kind": kind,
        "title": game.name,
        "level": level,
        "seat": seat,
        "view": match.view(seat),
        "legal": match.legal(seat),
        "samples": [game.imagine(match.state, seat, Seeded(seed + n)).to_json() for n in range(SAMPLES)],
        "seed": seed,
        "budget": budget,
    }


def recall(match: Match, entry: int, eyes: int | None, is_open: bool, level: str) -> dict[str, Any]:
    """Why was that entry played? The log goes to whoever thinks, and what may be told of it."""
    log = match.to_json()
    log["entries"] = log["entries"][:entry]
    return {
        "kind": "account", "log": log, "entry": entry, "eyes": eyes, "is_open": is_open, "level": level, "seed": entry,
    }  # fmt: skip

"""Every deed by its name: what a table does when it hears of it. The wishes were read and checked before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from . import absence, agents, along, consent, making, moves, papers, people, seats, shown, timer
from .house import Denied, Viewer, Visitor
from .outcome import LATER, Deed, Outcome
from .record import may_watch
from .table import Table

LASTING = {"act", "undo", "undo_request", "consent", "chat", "concede", "claim", "absent_choice"}
OPEN_TO_STRANGERS = {"admit", "join", "invitation", "confirm"}


@dataclass(slots=True)
class Wished:
    """A wish from a socket. It gets exactly one answer; sent twice it is done once and answered alike."""

    kind: str
    viewer: Viewer
    wish: Any

    @property
    def device(self) -> str:
        return self.viewer.device

    @property
    def visitor(self) -> Visitor:
        """Whoever asks pays, not whoever made the table."""
        return self.viewer.address, self.viewer.device

    def reply(self, table: Table, answer: Any) -> None:
        if not isinstance(answer, bytes):  # those were said before
            said = answer or shown.answer("ok", entry=table.entry)
            said["id"] = self.wish.id
            answer = table.house.pack(said)
            if self.kind in LASTING and said["result"] != "refused" and said["table"] is None:
                table.remember(self.device, self.wish.id, answer)
        self.viewer.send(answer)

    def refuse(self, table: Table, denied: Denied) -> None:
        self.reply(table, shown.answer("refused", denied.reasons))


@dataclass(slots=True)
class Called:
    """A request over HTTP, or a viewer who comes or goes. `done` gets the answer or the reason against it."""

    kind: str
    device: str
    wish: Any
    done: Callable[[Any, Denied | None], None]

    def reply(self, table: Table, answer: Any) -> None:
        self.done(answer, None)

    def refuse(self, table: Table, denied: Denied) -> None:
        self.done(None, denied)


def do(table: Table, deed: Deed) -> Outcome:
    """Refuse with Denied, or change memory and say what to store, to answer and to show."""
    if isinstance(deed, Wished):
        known = table.answers.get(deed.device, {}).get(deed.wish.id)
        if known is not None:
            return Outcome(known)
    elif isinstance(deed, Called) and deed.kind in CALLS:
        if deed.kind not in OPEN_TO_STRANGERS and not may_watch(table.record, deed.device):
            raise Denied("no_table", 404)
        return CALLS[deed.kind](table, deed, deed.wish)
    return DEEDS[deed.kind](table, deed, deed.wish)


def hint(table: Table, deed: Wished, seat: int) -> Outcome:
    """Thinking takes a moment, so the answer comes later."""
    moves.own_seat(table, deed.device, seat)
    match = moves.running(table)
    if seat not in match.to_act():
        raise Denied("not_your_turn", seat=seat)
    if seat in table.hinted:
        raise Denied("too_fast")
    table.hinted.add(seat)
    question = partial(agents.ask, match, seat, agents.HINT_LEVEL, kind="hint", budget=agents.HINT_SECONDS)
    table.house.think("hint", agents.HINT_LEVEL, question, deed.visitor, partial(_hinted, table, deed, seat))
    return Outcome(LATER)


def _hinted(table: Table, deed: Deed, seat: int, found: Any) -> None:
    table.hinted.discard(seat)
    best = [
        {"action": one["action"], "value": one.get("value"), "reason": one.get("reason")}
        for one in found or ()
        if "action" in one
    ]
    deed.reply(table, shown.answer("ok", entry=table.entry, best=best[:3]))


def account(table: Table, deed: Wished, entry: int, seat: int | None) -> Outcome:
    """Why an opponent did what it did then."""
    match, eyes = papers.begun(table), papers.own_eyes(table, deed.device, seat)
    if not 1 <= entry <= len(match.entries):
        raise Denied("no_entry", 422, entries=len(match.entries))
    actor = table.record.seats[match.entries[entry - 1].seat]
    if actor.kind != "agent":
        raise Denied("no_opponent")
    if deed.device in table.asking:
        raise Denied("too_fast")
    table.asking.add(deed.device)
    is_open = papers.is_open(table, deed.device)
    question = partial(agents.recall, match, entry, eyes, is_open, actor.level)
    table.house.think("hint", actor.level, question, deed.visitor, partial(_accounted, table, deed))
    return Outcome(LATER)


def _accounted(table: Table, deed: Deed, found: Any) -> None:
    table.asking.discard(deed.device)
    if not found:
        deed.refuse(table, Denied("too_fast"))
        return
    deed.reply(table, shown.answer("ok", entry=table.entry, account=found[0]))


Doing = Callable[[Table, Any, Any], Outcome]

# What is said on a socket, and what a table tells itself.
DEEDS: dict[str, Doing] = {
    "act": lambda table, deed, w: moves.act(table, deed.device, w.id, w.seat, w.entry, w.action),
    "undo": lambda table, deed, w: moves.undo(table, deed.device, w.seat, w.entry),
    "undo_request": lambda table, deed, w: consent.ask_undo(table, deed.device, w.seat, w.entry, w.to),
    "consent": lambda table, deed, w: consent.answer(table, deed.device, w.request, w.yes),
    "why": lambda table, deed, w: moves.why(table, deed.device, w.seat, w.action),
    "ask": lambda table, deed, w: moves.ask(table, deed.device, w.seat, w.question),
    "forecast": lambda table, deed, w: moves.forecast(table, deed.device, w.seat, w.actions),
    "hint": lambda table, deed, w: hint(table, deed, w.seat),
    "account": lambda table, deed, w: account(table, deed, w.entry, w.seat),
    "chat": lambda table, deed, w: people.chat(table, deed.device, w.text),
    "mute": lambda table, deed, w: people.mute(table, deed.device, w.person, w.on),
    "rename": lambda table, deed, w: people.rename(table, deed.device, w.name),
    "concede": lambda table, deed, w: moves.concede(table, deed.device, w.seat),
    "pause": lambda table, deed, w: people.pause(table, deed.device, w.on),
    "claim": lambda table, deed, w: seats.claim(table, deed.device, w.seat),
    "absent_choice": lambda table, deed, w: absence.choose(table, deed.device, w.seat, w.choice),
    "yield": lambda table, deed, w: moves.set_yields(table, deed.device, w.seat, w.yields),
    "contribute": lambda table, deed, w: making.contribute(table, deed.device, w.seat, w.words),
    "resync": lambda table, deed, w: Outcome(
        shown.answer("ok", entry=table.entry, table=shown.whole(table, deed.device, w.since))
    ),
    "enter": lambda table, deed, w: seats.enter(table, *w),
    "leave": lambda table, deed, w: seats.leave(table, w),
    "begin": lambda table, deed, w: Outcome(is_changed=True).then(making.begin(table)),
    "rest": lambda table, deed, w: Outcome(is_changed=table.record.length != table.entry),
    "tick": lambda table, deed, w: timer.tick(table),
    "follow": lambda table, deed, w: moves.follow(table),
    "thought": lambda table, deed, w: moves.thought(table, *w),
    "rematched": lambda table, deed, w: seats.rematched(table, w),
}

# What is asked over HTTP; strangers get nothing from a private table.
CALLS: dict[str, Doing] = {
    "look": lambda table, deed, w: papers.look(table, deed.device),
    "admit": lambda table, deed, w: seats.admit(table, deed.device, w.token),
    "invitation": lambda table, deed, w: seats.invitation(table, deed.device, w.token),
    "join": lambda table, deed, w: seats.joined(table, deed.device, w),
    "start": lambda table, deed, w: making.start(table, deed.device, w.level).then(papers.look(table, deed.device)),
    "contribution": lambda table, deed, w: making.contributed(table, deed.device, w.words).then(
        papers.look(table, deed.device)
    ),
    "rematch": lambda table, deed, w: seats.rematch(table, deed),
    "link": lambda table, deed, w: seats.fresh_link(table, deed.device, w.seat),
    "notice": lambda table, deed, w: people.set_notice(table, deed.device, w.seat, w.wish),
    "confirm": lambda table, deed, w: people.confirm(table, w.word),
    "export": lambda table, deed, w: papers.export(table, deed.device, w.seat),
    "moments": lambda table, deed, w: papers.moments(table, deed.device, w.eyes, w.seat),
    "review": lambda table, deed, w: papers.fork(table, deed.device, 0),
    "position": lambda table, deed, w: papers.moments(table, deed.device, w.eyes, w.seat),
    "take": lambda table, deed, w: along.take(table, deed.device),
    "bring": lambda table, deed, w: along.log_for(table, deed.device, w.wish.since),
    "brought": lambda table, deed, w: along.bring(table, deed.device, *w),
    "fork": lambda table, deed, w: papers.fork(table, deed.device, w.wish.entry),
}

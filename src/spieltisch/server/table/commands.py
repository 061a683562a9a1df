"""Every command by its name, and the function that carries it out. Requests were read and checked before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from . import (
    absence,
    agents,
    consent,
    creation,
    devices,
    erasure,
    exports,
    moderation,
    moves,
    offline_copy,
    people,
    seats,
    telling,
    timer,
    updates,
    vacation,
    watch_rules,
    watching,
)
from .command import LATER, Command, CommandResult
from .record import may_watch, stands_for
from .services import Denied, Viewer, Visitor
from .table import Table

LASTING = {
    "act", "tell", "tell_back", "correct", "undo", "undo_request", "consent", "chat", "point", "concede", "claim",
    "absent_choice",
}  # fmt: skip
OPEN_TO_STRANGERS = {"admit", "join", "decline", "invitation", "confirm", "stop_letters"}
LEAST_LINES = 12  # an option that fewer lines were looked at is told without a chance


@dataclass(slots=True)
class SocketCommand:
    """A request from a socket. It gets exactly one answer; sent twice it is done once and answered alike."""

    kind: str
    viewer: Viewer
    request: Any

    @property
    def device(self) -> str:
        return self.viewer.device

    @property
    def visitor(self) -> Visitor:
        """Whoever asks pays, not whoever made the table."""
        return self.viewer.address, self.viewer.device

    def reply(self, table: Table, answer: Any) -> None:
        if not isinstance(answer, bytes):  # those were said before
            said = answer or updates.answer("ok", entry=table.entry)
            said["id"] = self.request.id
            answer = table.services.pack(said)
            if self.kind in LASTING and said["result"] != "refused" and said["table"] is None:
                table.remember(self.device, self.request.id, answer)
        self.viewer.send(answer)

    def refuse(self, table: Table, denied: Denied) -> None:
        self.reply(table, updates.answer("refused", denied.reasons))


@dataclass(slots=True)
class HttpCommand:
    """A request over HTTP, or a viewer who comes or goes. `done` gets the answer or the reason against it."""

    kind: str
    device: str
    request: Any
    done: Callable[[Any, Denied | None], None]
    came_as: str = ""  # the device itself, where it stands for another one

    def reply(self, table: Table, answer: Any) -> None:
        self.done(answer, None)

    def refuse(self, table: Table, denied: Denied) -> None:
        self.done(None, denied)


def do(table: Table, command: Command) -> CommandResult:
    """Refuse with Denied, or change memory and say what to store, to answer and to show."""
    if isinstance(command, SocketCommand):
        known = table.answers.get(command.device, {}).get(command.request.id)
        if known is not None:
            return CommandResult(known)
    elif isinstance(command, HttpCommand) and command.kind in CALLS:
        command.came_as, command.device = command.device, stands_for(table.record, command.device)
        if command.kind not in OPEN_TO_STRANGERS and not may_watch(table.record, command.device):
            raise Denied("no_table", 404)
        return CALLS[command.kind](table, command, command.request)
    return COMMANDS[command.kind](table, command, command.request)


def hint(table: Table, command: SocketCommand, seat: int) -> CommandResult:
    """The answer comes later, when a worker has thought. Hint limit: one at a time for each seat."""
    moves.own_seat(table, command.device, seat)
    match = moves.running(table)
    if seat not in match.to_act():
        raise Denied("not_your_turn", seat=seat)
    if seat in match.hands and match.unseen(seat):
        raise Denied("hand_not_known")
    if seat in table.hinted:
        raise Denied("too_fast")
    table.hinted.add(seat)
    question = partial(agents.ask, match, seat, agents.HINT_LEVEL, kind="hint", budget=agents.HINT_SECONDS)
    done = partial(_hinted, table, command, seat)
    table.services.think("hint", agents.HINT_LEVEL, question, command.visitor, "own", done)
    return CommandResult(LATER)


def hinted(one: dict[str, Any]) -> dict[str, Any]:
    """An option as people are told it: without a chance where hardly a line was looked at."""
    is_weighed = one.get("visits", LEAST_LINES) >= LEAST_LINES
    return {
        "action": one["action"],
        "value": one.get("value") if is_weighed else None,
        "reason": one.get("reason"),
    }


def _hinted(table: Table, command: Command, seat: int, found: Any) -> None:
    table.hinted.discard(seat)
    best = [hinted(one) for one in found or () if "action" in one]
    command.reply(table, updates.answer("ok", entry=table.entry, best=best[:3]))


def account(table: Table, command: SocketCommand, entry: int, seat: int | None) -> CommandResult:
    """Why an opponent did what it did then."""
    match, eyes = exports.begun(table), exports.own_eyes(table, command.device, seat)
    watching.must_know_all(table, command.device)
    if not 1 <= entry <= len(match.entries):
        raise Denied("no_entry", 422, entries=len(match.entries))
    actor = table.record.seats[match.entries[entry - 1].seat]
    if actor.kind != "agent":
        raise Denied("no_opponent")
    if command.device in table.asking:
        raise Denied("too_fast")
    table.asking.add(command.device)
    is_open = exports.is_open(table, command.device)
    question = partial(agents.recall, match, entry, eyes, is_open, actor.level)
    done = partial(_accounted, table, command)
    table.services.think("hint", actor.level, question, command.visitor, "here", done)  # it needs the whole log
    return CommandResult(LATER)


def _accounted(table: Table, command: Command, found: Any) -> None:
    table.asking.discard(command.device)
    if not found:
        command.refuse(table, Denied("too_fast"))
        return
    command.reply(table, updates.answer("ok", entry=table.entry, account=found[0]))


Handler = Callable[[Table, Any, Any], CommandResult]

# From sockets, and from the table itself.
COMMANDS: dict[str, Handler] = {
    "act": lambda table, command, w: moves.act(table, command.device, w.id, w.seat, w.entry, w.action),
    "tell": lambda table, command, w: telling.tell(table, command.device, w.at, w.answer),
    "tell_back": lambda table, command, w: telling.take_back(table, command.device),
    "done": lambda table, command, w: telling.carried_out(table, command.device, w.entry),
    "correct": lambda table, command, w: telling.correct(table, command.device, w.changes),
    "adjustments": lambda table, command, w: telling.adjustments(table, command.device),
    "undo": lambda table, command, w: moves.undo(table, command.device, w.seat, w.entry),
    "undo_request": lambda table, command, w: consent.ask_undo(table, command.device, w.seat, w.entry, w.to),
    "consent": lambda table, command, w: consent.answer(table, command.device, w.request, w.yes),
    "why": lambda table, command, w: moves.why(table, command.device, w.seat, w.action),
    "ask": lambda table, command, w: moves.ask(table, command.device, w.seat, w.question),
    "forecast": lambda table, command, w: moves.forecast(table, command.device, w.seat, w.actions),
    "hint": lambda table, command, w: hint(table, command, w.seat),
    "account": lambda table, command, w: account(table, command, w.entry, w.seat),
    "chat": lambda table, command, w: people.chat(table, command.device, w.text),
    "point": lambda table, command, w: people.point(table, command.device, w.mark),
    "mute": lambda table, command, w: people.mute(table, command.device, w.person, w.on),
    "nudge": lambda table, command, w: people.nudge(table, command.device, w.seat),
    "set_delay": lambda table, command, w: watch_rules.set_delay(table, command.device, w.delay),
    "show_hand": lambda table, command, w: watch_rules.show_hand(table, command.device, w.seat, w.on),
    "look_through": lambda table, command, w: watch_rules.look_through(table, command.device, w.seat),
    "report": lambda table, command, w: moderation.report(table, command.device, w.number),
    "silence": lambda table, command, w: moderation.silence(table, command.device, w.person, w.on),
    "remove": lambda table, command, w: moderation.remove(table, command.device, w.person),
    "vacation": lambda table, command, w: vacation.set_away(table, command.device, w.seat, w.days),
    "rename": lambda table, command, w: people.rename(table, command.device, w.name),
    "concede": lambda table, command, w: moves.concede(table, command.device, w.seat),
    "pause": lambda table, command, w: people.pause(table, command.device, w.on),
    "claim": lambda table, command, w: seats.claim(table, command.device, w.seat),
    "absent_choice": lambda table, command, w: absence.choose(table, command.device, w.seat, w.choice),
    "yield": lambda table, command, w: moves.set_yields(table, command.device, w.seat, w.yields),
    "contribute": lambda table, command, w: creation.contribute(table, command.device, w.seat, w.words),
    "resync": lambda table, command, w: CommandResult(
        updates.answer("ok", entry=table.entry, table=updates.whole(table, command.device, w.since))
    ),
    "ping": lambda table, command, w: CommandResult(),
    "enter": lambda table, command, w: seats.enter(table, *w),
    "leave": lambda table, command, w: seats.leave(table, w),
    "begin": lambda table, command, w: CommandResult(is_changed=True).then(creation.begin(table)),
    "rest": lambda table, command, w: CommandResult(is_changed=table.record.length != table.entry),
    "tick": lambda table, command, w: timer.tick(table),
    "thought": lambda table, command, w: moves.thought(table, *w),
    "rematched": lambda table, command, w: seats.rematched(table, w),
}

# Over HTTP; strangers get nothing from a private table.
CALLS: dict[str, Handler] = {
    "look": lambda table, command, w: exports.look(table, command.device),
    "admit": lambda table, command, w: seats.admit(table, command.device, w.token),
    "invitation": lambda table, command, w: seats.invitation(table, command.device, w.token),
    "decline": lambda table, command, w: seats.decline(table, w.token, w.name),
    "join": lambda table, command, w: seats.joined(table, command.device, w),
    "start": lambda table, command, w: creation.start(table, command.device, w.level, w.names).then(
        exports.look(table, command.device)
    ),
    "contribution": lambda table, command, w: creation.contributed(table, command.device, w.words).then(
        exports.look(table, command.device)
    ),
    "rematch": lambda table, command, w: seats.rematch(table, command),
    "link": lambda table, command, w: seats.fresh_link(table, command.device, w.seat),
    "device": lambda table, command, w: devices.link(table, command.device),
    "only_here": lambda table, command, w: devices.only_here(table, command.device, command.came_as),
    "move": lambda table, command, w: devices.move(table, w.device, w.to),
    "adopt": lambda table, command, w: devices.adopt(table, command.device, w.by),
    "personal_data": lambda table, command, w: erasure.personal_data(table, command.device),
    "erase_person": lambda table, command, w: erasure.erase_person(table, command.device),
    "notice": lambda table, command, w: people.set_notice(table, command.device, w.seat, w.body),
    "notice_of": lambda table, command, w: CommandResult(people.own_record(table, command.device, w.seat)),
    "try_notice": lambda table, command, w: CommandResult(people.own_record(table, command.device, w.seat)),
    "confirm": lambda table, command, w: people.confirm(table, w.word),
    "stop_letters": lambda table, command, w: people.stop_letters(table, w.seat, w.mark),
    "export": lambda table, command, w: exports.export(table, command.device, w.seat),
    "moments": lambda table, command, w: exports.moments(table, command.device, w.eyes, w.seat),
    "lines": lambda table, command, w: CommandResult({"lines": updates.chat_lines(table, command.device)}),
    "review": lambda table, command, w: exports.fork(table, command.device, 0),
    "position": lambda table, command, w: exports.moments(table, command.device, w.eyes, w.seat),
    "take": lambda table, command, w: offline_copy.take(table, command.device),
    "bring": lambda table, command, w: offline_copy.log_for(table, command.device, w.body.since),
    "brought": lambda table, command, w: offline_copy.bring(table, command.device, *w),
    "fork": lambda table, command, w: exports.fork(table, command.device, w.body.entry),
}

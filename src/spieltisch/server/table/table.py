"""A table: its record, its match, its viewers, and one inbox. It is the only writer of itself.

A command is carried out by a plain function that refuses or changes memory, and says in a `CommandResult` what to
store, answer and show. The store takes the change and calls back; only then anybody is told, and only then the next
command is looked at. If storing fails, the table leaves memory and comes back as it was stored.
"""

from __future__ import annotations

import logging
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from spieltisch.core import Match, State
from spieltisch.core.companion import TableQuestion

from . import agents, companion, timer, watching
from .attendance import Attendance
from .changes import Change, Head, sealed
from .command import LATER, Command, CommandResult
from .record import TableRecord, agent_level, humans, seats_of
from .services import Denied, Handle, Services, Viewer, Visitor
from .updates import Seen

log = logging.getLogger(__name__)

REMEMBERED = 200  # answers per device
FORGOTTEN = 300.0  # seconds after which a device that left is not expected to ask again
DEPARTED = 50  # devices that left and of which answers are kept
HEAD_SECONDS = 60.0  # a table's row says to the minute when it was last played


Do = Callable[["Table", Command], CommandResult]


class Table:
    def __init__(self, services: Services, do: Do, record: TableRecord, match: Match | None, fence: int) -> None:
        self.services = services
        self.do = do
        self.record = record
        self.match = match
        self.fence = fence
        self.inbox: deque[Command] = deque()
        self.is_busy = False
        self.is_dead = False
        self.viewers: dict[str, Viewer] = {}
        self.chat: list[dict[str, Any]] = []
        self.chat_times: list[float] = []
        self.refs: dict[str, int] = {}  # request id of each stored entry
        self.answers: defaultdict[str, OrderedDict[str, bytes]] = defaultdict(OrderedDict)  # as they were packed
        self.departed: dict[str, float] = {}  # when a device left, of those whose answers are kept
        self.thinking: dict[int, agents.PendingMove] = {}
        self.gone: dict[int, float] = {}  # since when a seat's human is away
        self.told: set[tuple[int, str]] = set()  # stages of absence that were announced
        self.votes: dict[int, dict[str, str]] = {}  # of those who stay, per absent seat
        self.hinted: set[int] = set()  # seats that wait for a hint
        self.asking: set[str] = set()  # devices that wait to hear why
        self.rematching: list[Command] | None = None  # who waits for a rematch that is being made
        self.attendance = Attendance()
        self.perspectives: dict[str, int | None] = {}  # the side that somebody who watches has chosen
        self.late: Match | None = None  # the game as those who watch know it, where they are behind
        self.seen: dict[int | None, Seen] = {}  # what each seat was shown last
        self.question: TableQuestion | None = None  # what people beside a real table are asked
        self.moved = 0.0  # when the last entry was shown
        self.timer: Handle | None = None
        self._stored_wake: float | None = None
        self._stored_body = b""
        self._stored_at = 0.0
        self._members: set[str] = set()
        self._looking: dict[tuple[bool, bool, tuple[int | None, ...]], list[Viewer]] | None = None
        self._asked_on: State | None = None
        self._asked: list[int] = []

    # -- facts

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def entry(self) -> int:
        return len(self.match.entries) if self.match is not None else 0

    @property
    def is_playing(self) -> bool:
        return self.record.status == "playing"

    def to_act(self) -> list[int]:
        """Asked many times for each entry, so remembered for the position; a match never changes a state in place."""
        match = self.match
        if match is None or self.record.status != "playing":
            return []
        if self._asked_on is not match.state:
            self._asked_on, self._asked = match.state, match.to_act()
        return self._asked

    def seats_of(self, device: str) -> list[int]:
        return seats_of(self.record, device)

    def viewers_of(self, seat: int) -> list[Viewer]:
        device = self.record.seats[seat].device
        return [viewer for viewer in self.viewers.values() if device and viewer.device == device]

    def is_connected(self, device: str) -> bool:
        return any(viewer.device == device for viewer in self.viewers.values())

    def eyes(self, device: str) -> list[int | None]:
        """Through which seats a device looks: its own, or none."""
        return cast(list[int | None], seats_of(self.record, device)) or [watching.eye_of(self, device)]

    def looking(self) -> dict[tuple[bool, bool, tuple[int | None, ...]], list[Viewer]]:
        """The viewers by what they take and the seats they look through; anew when somebody came, went or changed."""
        if self._looking is None:
            self._looking = {}
            for viewer in self.viewers.values():
                key = (viewer.is_brief, viewer.has_interims, tuple(self.eyes(viewer.device)))
                self._looking.setdefault(key, []).append(viewer)
        return self._looking

    def come(self, viewer: Viewer) -> None:
        """Whoever is here is not away: also if the game began while the door was still open."""
        self.viewers[viewer.key] = viewer
        self._looking = None
        self.departed.pop(viewer.device, None)
        for seat in self.seats_of(viewer.device):
            self.gone.pop(seat, None)

    def go(self, key: str) -> Viewer | None:
        self._looking = None
        viewer = self.viewers.pop(key, None)
        if viewer is not None and viewer.device in self.answers and not self.is_connected(viewer.device):
            self.departed[viewer.device] = self.services.now()
            self._forget()
        return viewer

    def _forget(self) -> None:
        """What those were answered who left long ago, or before many others."""
        for device, left in list(self.departed.items()):
            if len(self.departed) > DEPARTED or self.services.now() - left > FORGOTTEN:
                del self.departed[device]
                self.answers.pop(device, None)

    def agents_to_act(self) -> list[int]:
        """Seats whose turn a program takes now. Nobody plays for an empty room."""
        record = self.record
        seats = [seat for seat in self.to_act() if agent_level(record, seat)]
        if not seats or record.paused or companion.holds_opponents(self):
            return []
        return seats if self.viewers or humans(record) else []

    def visitor(self) -> Visitor:
        """Who pays with their turn for what this table wants of the workers."""
        viewers = list(self.viewers.values())
        for viewer in viewers:
            if viewer.device == self.record.creator:
                return viewer.address, viewer.device
        return (viewers[0].address, viewers[0].device) if viewers else ("", self.record.creator)

    def is_idle(self) -> bool:
        """Nobody here, nothing happening."""
        return not (self.viewers or self.thinking or self.is_busy or self.timer or self.agents_to_act())

    # -- the inbox

    def hear(self, command: Command) -> None:
        """Whatever anybody wants comes in here, and one after the other is done."""
        if self.is_dead:
            command.refuse(self, Denied("unstored", 503))
            return
        self.inbox.append(command)
        if not self.is_busy:
            self._work()

    def _work(self) -> None:
        self.is_busy = True
        while self.inbox and not self.is_dead:
            command = self.inbox.popleft()
            try:
                outcome = self.do(self, command)
                change = self._change(outcome)
                if change is not None:
                    self.services.put(change, partial(self._stored, command, outcome, change))
                    return
                self._finish(command, outcome)
            except Denied as denied:
                command.refuse(self, denied)
            except Exception:
                self._met_a_bug(command)
        self.is_busy = False

    def _stored(self, command: Command, outcome: CommandResult, change: Change, error: BaseException | None) -> None:
        """The change is on disk, or it did not happen."""
        if error is not None:
            log.warning("a table could not be stored", extra={"table": self.id, "error": repr(error)})
            self.services.drop(self)
            command.refuse(self, Denied("unstored", 503))
            return
        head = change.head
        if head is not None:
            self._members.update(change.members)
            self._members.difference_update(change.leaving)
            self._stored_body, self._stored_wake, self._stored_at = head.body, head.wake, head.updated
        try:
            self._finish(command, outcome)
        except Exception:
            self._met_a_bug(command)
        self._work()

    def _finish(self, command: Command, outcome: CommandResult) -> None:
        """It is done and on disk: answer, show, and see what it leads to."""
        if outcome.answer is not LATER:
            command.reply(self, outcome.answer)
        if self.is_dead:
            return
        if self.agents_to_act():
            agents.start(self)
        for show in outcome.show:
            show()
        self.inbox.extendleft(outcome.next)
        timer.set_timer(self)

    def _met_a_bug(self, command: Command) -> None:
        """What is stored is right; what is in memory may be half done."""
        log.exception("a command met a bug", extra={"table": self.id, "command": command.kind})
        self.services.count("failed")
        self.services.drop(self)
        command.refuse(self, Denied("failed", 500))

    def die(self) -> None:
        """Leave memory: stop everything, send the viewers away to find the table again."""
        self.is_dead = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.attendance.waiting is not None:
            self.attendance.waiting.cancel()
        agents.stop(self)
        for command in [*self.inbox, *(self.rematching or ())]:
            command.refuse(self, Denied("unstored", 503))
        self.inbox.clear()
        for viewer in list(self.viewers.values()):
            viewer.close(1012)
        self.viewers.clear()
        self._looking = None

    # -- what is written

    def _change(self, outcome: CommandResult) -> Change | None:
        """None if there is nothing to store. Most entries are one row: the time of the last comes back with it."""
        is_changed = outcome.is_changed
        if not (is_changed or outcome.entries or outcome.chat or outcome.keep is not None):
            return None
        if is_changed:
            self._looking = None
        dated = self.services.dated()
        wake = timer.attention(self, self.services.now())
        head = None
        members: tuple[str, ...] = ()
        is_cut = outcome.keep is not None  # fewer entries than the row says would look like a loss
        if is_changed or is_cut or wake != self._stored_wake or dated - self._stored_at > HEAD_SECONDS:
            head, members = self._head(dated, wake)
        return Change(
            self.record.id, self.fence, head, outcome.keep, outcome.entries, outcome.chat, members, outcome.leaving
        )  # fmt: skip

    def _head(self, dated: float, wake: float | None) -> tuple[Head | None, tuple[str, ...]]:
        """The row of the table if it differs from the stored one, and the devices that are new at it."""
        record = self.record
        if self.match is not None:
            record.length, record.chain, record.asked = self.entry, self.match.chain, self.to_act()
        body = self.services.pack(record)
        if body == self._stored_body and wake == self._stored_wake:
            return None, ()
        members = {
            *record.people,
            *record.devices,
            *(seat.device for seat in record.seats if seat.device),
        } - self._members
        head = Head(record.title, record.status, record.public, record.created, dated, wake, body)
        return sealed(self.services.key, record.id, head), tuple(members)

    # -- answers given, so that a request sent twice is done once

    def remember(self, device: str, request: str, answer: bytes) -> None:
        known = self.answers[device]
        known[request] = answer
        if len(known) > REMEMBERED:
            known.popitem(last=False)

"""All tables of a page. One worker of one tab holds them; what it needs of the page comes as plain functions."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..inbox import calls
from ..inbox.limits import Budgets
from ..inbox.messages import to_json
from ..restoring import revive
from ..table import agents, commands, timer
from ..table.command import OwnCommand
from ..table.offline_copy import HERE
from ..table.record import TableRecord
from ..table.services import Denied, Done, Services, TablePolicy, Viewer
from ..table.table import Table
from ..workers.opponents import SLOW, Opponents
from .browser import Browser
from .store import PageStore
from .workers import PageWorker

log = logging.getLogger(__name__)

PREFIX = f"{HERE}-"  # of all tables of a page: no server's has it
HEAL_SECONDS = 3.0
IN_MEMORY = 6  # tables that nobody looks at


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSettings(TablePolicy):
    """As on a server, for the one person who is here."""

    agent_pause: float = 0  # the page shows moves at the pace that was chosen
    host: str = "127.0.0.1"
    proxies: int = 0
    agent_limit: float = 30
    quick_workers: int = 1
    slow_workers: int = 1
    hint_workers: int = 1
    replay_workers: int = 1
    webhook_private: bool = False


class Unlimited:
    """Nobody pays on a device of one's own: quotas without end."""

    def tables(self, address: str, is_public: bool) -> None:
        pass

    def uploads(self, address: str, size: int) -> None:
        pass

    def letters(self, address: str) -> None:
        pass


@dataclass(slots=True, eq=False)
class PageHub:
    """What the endpoints use of the server's `Hub`."""

    browser: Browser
    settings: PageSettings = field(default_factory=PageSettings)
    now: Callable[[], float] = time.time
    tables: dict[str, Table] = field(default_factory=dict)
    quotas: Unlimited = field(default_factory=Unlimited)
    lobby: tuple[float, list[Any]] | None = None
    cards: dict[str, Any] = field(default_factory=dict)
    is_closed: bool = False
    reviews: OrderedDict[str, list[Any]] = field(default_factory=OrderedDict)
    store: PageStore = field(init=False)
    opponents: Opponents = field(init=False)
    services: Services = field(init=False)
    _loading: dict[str, asyncio.Lock] = field(default_factory=dict)
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        hired = iter(range(5))  # five lanes, two thinkers: searches have one of their own
        self.store = PageStore(self.browser)
        free = Budgets(1.0, 1e9, 1.0, 1e15, 1.0)
        self.opponents = Opponents(
            self.settings, free, lambda: PageWorker(self.browser, "slow" if next(hired) == 1 else "quick"), _ignore
        )
        self.services = Services(
            now=self.now, dated=self.now, policy=self.settings, keys=(b"page",), pack=to_json, put=self.store.put,
            drop=self.drop, later=calls.later, think=self.opponents.think, create=self._create_later,
            notify=_ignore, count=_ignore,
        )  # fmt: skip
        self._start(self._keep())

    def has_lent_cores(self) -> bool:
        return False

    # -- tables

    async def reach(self, name: str) -> Table:
        """The table, from memory or from the store; Denied if there is none."""
        async with self._loading.setdefault(name, asyncio.Lock()):
            table = self.tables.get(name)
            if table is None:
                stored = await self.store.load(name)
                if stored is None:
                    raise Denied("no_table", 404)
                table = self.tables[name] = revive(self.services, stored, 0)
                agents.start(table)
                timer.set_timer(table)
        return table

    async def create(self, record: TableRecord) -> Table:
        record.id = record.id if record.id.startswith(PREFIX) else PREFIX + record.id
        self._hire(record)
        table = Table(self.services, commands.do, record, None, 0)
        await calls.tell(table, "begin", record.creator, None)
        self.tables[table.id] = table
        self.lobby = None
        return table

    def _hire(self, record: TableRecord) -> None:
        """Whoever will think at the table starts now, while the page goes there."""
        levels = {seat.level for seat in record.seats if seat.kind == "agent"} - {"random"}
        if levels & {*SLOW}:
            self.opponents.slow.warm()
        elif levels:
            self.opponents.quick.warm()

    def _create_later(self, record: TableRecord, done: Done) -> None:
        self._start(self.create(record)).add_done_callback(lambda made: done(made.exception()))

    def drop(self, table: Table) -> None:
        """Forget a table: it comes back as it was stored."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.die()

    async def call(self, name: str, request: calls.TableCalls) -> bytes:
        return to_json(await calls.serve(self, await self.reach(name), request))

    async def look(self, name: str, device: str) -> Any:
        return msgspec.Raw(await self.call(name, calls.Look(device=device)))

    async def attach(self, viewer: Viewer, name: str) -> Table:
        table = await self.reach(name)
        await calls.tell(table, "enter", viewer.device, (viewer, ""))
        return table

    def detach(self, table: Table, key: str) -> None:
        if not table.is_dead:
            table.hear(OwnCommand("leave", key))

    # -- housekeeping

    async def _keep(self) -> None:
        """The watchdog, and a limit to what lies in memory."""
        while True:
            await asyncio.sleep(HEAL_SECONDS)
            for table in list(self.tables.values()):
                agents.heal(table)
            for table in [table for table in self.tables.values() if table.is_idle()][:-IN_MEMORY]:
                self.drop(table)

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _ignore(*_: Any) -> None:
    pass

"""All tables of a process. A table lives in exactly one process at a time: the one that holds its lease.

Whoever is connected elsewhere is relayed over the bus: its requests come here, what it may see goes there. A process
that dies loses its leases after a few seconds, and the next one that is asked for a table takes it over from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from .cluster.bus import Bus
from .cluster.quotas import Quotas
from .cluster.relay import Relay
from .inbox import calls
from .inbox.limits import Budgets
from .inbox.messages import to_json
from .operations.metrics import Metrics
from .operations.notifications import Notifier
from .restoring import revive
from .settings import Settings, all_secrets
from .store import Change, Store
from .sweeping import Sweeper
from .table import agents, commands, timer
from .table.command import OwnCommand
from .table.record import TableRecord, token
from .table.services import Denied, Done, Services, Viewer
from .table.table import Table
from .workers.opponents import Opponents
from .workers.processes import WorkerProcess, get_readers_ready
from .workers.remote import Helpers

log = logging.getLogger(__name__)

TRIES = 4


def _hire_reader() -> WorkerProcess:
    return WorkerProcess(get_readers_ready)


class Hub:
    def __init__(
        self, settings: Settings, store: Store, bus: Bus, now: Callable[[], float] = time.time, node: str = ""
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.now = now
        self.node = node or token(9)
        self.metrics = Metrics()
        self.budgets = Budgets(
            settings.cpu_rate, settings.cpu_burst, settings.bytes_rate, settings.bytes_burst, settings.address_share
        )
        self.quotas = Quotas(settings)
        self.opponents = Opponents(
            settings, self.budgets, WorkerProcess, self.metrics.count, _hire_reader, self.metrics.thought,
            self.metrics.waited,
        )  # fmt: skip
        self.helpers = Helpers()
        self.metrics.lanes, self.metrics.helpers = self.opponents.states, self.helpers.states
        self.notifier = Notifier(settings)
        self.tables: dict[str, Table] = {}
        self.relay = Relay(self)
        self.sweeper = Sweeper(settings, store, now, self.metrics.count)
        self.services = Services(
            now=now, dated=self.sweeper.dated, policy=settings, pack=to_json,
            keys=tuple(one.encode() for one in all_secrets(settings)),
            put=self._put, drop=self.drop, later=calls.later, think=self.opponents.think, create=self._create_later,
            notify=self.notifier.notify, count=self.metrics.count,
        )  # fmt: skip
        self.is_ready = False
        self.is_closed = False  # to everybody who does not sit at this computer
        self.cards: dict[str, Any] = {}  # of the tables that somebody saw there, as they were stored last
        self.lobby: tuple[float, list[Any]] | None = None  # when it was put together, and what is in it
        self.reviews: OrderedDict[str, list[Any]] = OrderedDict()  # rows of those under way
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._idle: dict[str, float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.open()
        await self.sweeper.begin()
        await self.bus.open()
        await self.relay.start()
        self._keeper = asyncio.get_running_loop().create_task(self._keep())
        self.is_ready = True

    async def stop(self) -> None:
        self.is_ready = False
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        for table in list(self.tables.values()):
            await self._let_go(table)
        await self.notifier.close()
        self.opponents.close()
        await self.relay.stop()
        await self.bus.close()
        await self.store.close()

    def has_lent_cores(self) -> bool:
        return any(helper.scope == "lent" and helper.workers for helper in self.helpers.states())

    # -- finding a table

    async def reach(self, name: str) -> Table | str:
        """The table if it lives here (or can now), else the node that holds it; Denied if there is none."""
        table = self.tables.get(name)
        if table is not None:
            return table
        async with self._loading[name]:
            table = self.tables.get(name)
            if table is not None:
                return table
            try:
                return await self._open(name)
            finally:
                self._loading.pop(name, None)

    async def _open(self, name: str) -> Table | str:
        if not name.isprintable() or not await self.store.exists(name):
            raise Denied("no_table", 404)
        fence = await self.store.lease(name, self.node, self.settings.lease)
        if fence is None:
            owner = await self.store.owner(name)
            if owner is None or owner == self.node:
                raise Denied("moved", 503)
            return owner
        stored = await self.store.load(name)
        if stored is None:
            raise Denied("no_table", 404)
        try:
            table = revive(self.services, stored, fence)
        except Exception:
            await self.store.release(name, self.node)
            raise
        self._keep_table(table)
        self.metrics.count("loaded")
        log.info("a table was taken from the store", extra={"table": name, "entries": table.entry, "fence": fence})
        agents.start(table)
        timer.set_timer(table)
        return table

    async def create(self, record: TableRecord) -> Table:
        """A new table, stored, and begun if nobody is missing."""
        table = Table(self.services, commands.do, record, None, 0)
        fence = await self.store.lease(record.id, self.node, self.settings.lease)
        assert fence is not None
        table.fence = fence
        await calls.tell(table, "begin", record.creator, None)
        self._keep_table(table)
        self.metrics.count("created")
        log.info("a table was made", extra={"table": record.id, "title": record.title, "seats": len(record.seats)})
        return table

    def _create_later(self, record: TableRecord, done: Done) -> None:
        task = asyncio.get_running_loop().create_task(self.create(record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda made: done(asyncio.CancelledError() if made.cancelled() else made.exception()))

    def _put(self, change: Change, done: Done) -> None:
        started = time.perf_counter()

        def stored(error: BaseException | None) -> None:
            self.metrics.store.observe(time.perf_counter() - started)
            done(error)

        self.store.put(change, stored)

    def _keep_table(self, table: Table) -> None:
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))

    def drop(self, table: Table) -> None:
        """Forget a table at once: it was lost to another process, or memory and store may differ."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._idle.pop(table.id, None)
        table.die()
        self.metrics.tables.set(len(self.tables))

    async def _let_go(self, table: Table) -> None:
        """Put a table back into the store's care, after what it has heard so far."""
        if not table.is_dead:
            await calls.tell(table, "rest", "", None)
        self.drop(table)
        await self.store.release(table.id, self.node)

    # -- HTTP

    async def call(self, name: str, request: calls.TableCalls) -> bytes:
        """A request to a table, wherever it lives."""
        for _ in range(TRIES):
            place = await self.reach(name)
            if isinstance(place, Table):
                try:
                    return to_json(await calls.serve(self, place, request))
                except Denied as denied:
                    if denied.key != "unstored" or not place.is_dead:
                        raise
            else:
                self.metrics.count("relayed")
                body = await self.relay.call(place, name, request)
                if body is not None:
                    return body
        raise Denied("moved", 503)

    async def look(self, name: str, device: str) -> Any:
        return msgspec.Raw(await self.call(name, calls.Look(device=device)))

    # -- sockets

    async def attach(self, viewer: Viewer, name: str, admission: str) -> Table | str:
        """Bring a viewer to the table; what it gets to see comes by its `send`."""
        place = await self.reach(name)
        if isinstance(place, str):
            await self.relay.attach(place, name, viewer, admission)
        else:
            await self.welcome(place, viewer, admission)
        return place

    async def welcome(self, table: Table, viewer: Viewer, admission: str) -> None:
        await calls.tell(table, "enter", viewer.device, (viewer, admission))

    async def detach(self, place: Table | str, key: str) -> None:
        if isinstance(place, str):
            self.relay.detach(key)
        elif not place.is_dead:
            place.hear(OwnCommand("leave", key))

    # -- housekeeping

    async def _keep(self) -> None:
        """Renew the leases, wake what is due, let go what is idle."""
        while True:
            try:
                await self.keep_once()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(min(1.0, self.settings.lease / 4))

    async def keep_once(self) -> None:
        held = await self.store.renew(self.node, self.settings.lease)
        for name, table in list(self.tables.items()):
            if name not in held and table.fence:
                log.warning("a table was lost to another process", extra={"table": name})
                self.metrics.count("taken_away")
                self.drop(table)
        await self.relay.watch()
        for name in await self.store.due(self.now(), self.settings.due_batch):
            try:
                await self.reach(name)
            except Exception as error:  # whatever is wrong with it, the others are looked after
                log.error("a table can not be woken", extra={"table": name, "error": repr(error)})
            await asyncio.sleep(0)
        self._heal()
        await self._let_go_idle()
        await self.sweeper.look()

    def _heal(self) -> None:
        """The watchdog: somebody of ours is to act and nobody thinks."""
        for table in list(self.tables.values()):
            healed = agents.heal(table)
            for _ in range(healed):
                self.metrics.count("healed")
            if healed:
                log.error("nobody thought for a seat", extra={"table": table.id, "seats": healed})

    async def _let_go_idle(self) -> None:
        now = self.now()
        for name, table in list(self.tables.items()):
            if not table.is_idle():
                self._idle.pop(name, None)
            elif now - self._idle.setdefault(name, now) >= self.settings.idle:
                await self._let_go(table)

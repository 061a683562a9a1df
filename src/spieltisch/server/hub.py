"""All tables of a process. A table lives in exactly one process at a time: the one that holds its lease.

Whoever is connected elsewhere is relayed over the bus: its wishes come here, what it may see goes there. A process that
dies loses its leases after a few seconds, and the next one that is asked for a table takes it over from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from spieltisch.core import BrokenLog, Entry, Game, Match

from . import absence, clocks, look, play, requests, seating, timing, wishes
from .bots import Bots, levels
from .bus import Bus
from .metrics import Metrics
from .notices import Courier
from .packing import to_json
from .protocol import ChatLine, TableInfo
from .record import TableRecord, decode, humans, is_member, may_watch, person, token
from .relay import Relay
from .rest import Join
from .settings import Settings
from .store import Store, Stored
from .table import Denied, Table, Unstored, Viewer

log = logging.getLogger(__name__)

TRIES = 4


class Flowing(Protocol):
    """A viewer with a socket of its own here."""

    def flow(self) -> None: ...


class Hub:
    def __init__(
        self, settings: Settings, store: Store, bus: Bus, now: Callable[[], float] = time.time, node: str = ""
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.now = now
        self.node = node or token(9)
        self.bots = Bots(settings)
        self.courier = Courier(settings)
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.relay = Relay(self)
        self.is_ready = False
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._idle: dict[str, float] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._talking: list[Flowing] = []
        self._is_flush_due = False

    @property
    def stand_in(self) -> str:
        return self.settings.stand_in if self.settings.stand_in in levels() else levels()[0]

    async def start(self) -> None:
        await self.store.open()
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
        await self.courier.close()
        self.bots.close()
        await self.relay.stop()
        await self.bus.close()
        await self.store.close()

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
        if not await self.store.exists(name):
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
            table = self._revive(stored, fence)
        except Exception:
            await self.store.release(name, self.node)
            raise
        self._keep_table(table)
        log.info("a table was taken from the store", extra={"table": name, "entries": table.entry, "fence": fence})
        play.start_agents(table)
        table.set_timer()
        return table

    def _revive(self, stored: Stored, fence: int) -> Table:
        """Back from the store, exactly as it was; every digest is checked on the way."""
        record = decode(stored.head.body)
        match = rebuild(record, stored)
        table = Table(self, record, match, fence)
        now = self.now()
        if stored.entries:
            record.since = max(record.since, stored.entries[-1].at)
        clocks.forgive_downtime(record, now)
        table.refs = {entry.ref: entry.number for entry in stored.entries if entry.ref}
        table.chat = [msgspec.json.decode(line.body, type=ChatLine) for line in stored.chat]
        table.chat_times = [line.at for line in stored.chat]
        table.gone = dict.fromkeys(humans(record), now) if record.status == "playing" else {}
        return table

    async def create(self, record: TableRecord) -> Table:
        """A new table, stored, and begun if nobody is missing."""
        table = Table(self, record, None, 0)
        has_begun = await seating.begin(table)
        fence = await self.store.lease(record.id, self.node, self.settings.lease)
        assert fence is not None
        table.fence = fence
        await table.commit()
        self._keep_table(table)
        self.metrics.created.inc()
        log.info("a table was made", extra={"table": record.id, "title": record.title, "seats": len(record.seats)})
        if has_begun:
            seating.begun(table)
        return table

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
        """Put a table back into the store's care."""
        async with table.lock:
            self.drop(table)
        await self.store.release(table.id, self.node)

    # -- what tables ask back

    def attention(self, table: Table, now: float) -> float | None:
        return timing.attention(table, now)

    def set_timer(self, table: Table) -> None:
        timing.set_timer(table)

    async def look(self, name: str, device: str) -> TableInfo:
        body = await self.call(name, requests.Look(device=device))
        return msgspec.json.decode(body, type=TableInfo)

    # -- HTTP

    async def call(self, name: str, request: requests.Requests) -> bytes:
        """A request to a table, wherever it lives."""
        for _ in range(TRIES):
            place = await self.reach(name)
            if isinstance(place, Table):
                try:
                    return await requests.serve(place, request)
                except Unstored:
                    continue
            else:
                body = await self.relay.call(place, name, request)
                if body is not None:
                    return body
        raise Denied("moved", 503)

    # -- sockets

    async def attach(self, viewer: Viewer, name: str, admission: str) -> Table | str:
        """Bring a viewer to the table; what it gets to see comes by its `send`."""
        place = await self.reach(name)
        if isinstance(place, str):
            await self.relay.attach(place, name, viewer, admission)
            return place
        await self.welcome(place, viewer, admission)
        return place

    async def welcome(self, table: Table, viewer: Viewer, admission: str) -> None:
        async with table.lock:
            if table.is_dead:
                raise Denied("moved", 503)
            record, device = table.record, viewer.device
            if admission and not is_member(record, device):
                await seating.join(table, device, Join(token=admission))
            if not may_watch(record, device):
                raise Denied("no_table", 404)
            is_new = device not in record.people
            person(record, device)
            recaps = await absence.returned(table, device)
            if is_new or recaps:
                await table.commit()
            table.come(viewer)
            viewer.send(look.hello(table, device))
            viewer.send(to_json(look.whole(table, device, recaps=recaps)))
            look.tell_people(table)
            play.start_agents(table)
            table.set_timer()

    async def detach(self, table: Table, key: str) -> None:
        viewer = table.go(key)
        if viewer is None or table.is_dead:
            return
        async with table.lock:
            if table.is_dead or table.is_connected(viewer.device):
                return
            try:
                await absence.left(table, viewer.device)
            except Unstored:
                return
            look.tell_people(table)
            table.set_timer()

    def flush_soon(self, viewer: Flowing) -> None:
        """Send what this viewer is told at the end of the turn, or at the next `flush`."""
        self._talking.append(viewer)
        if not self._is_flush_due:
            self._is_flush_due = True
            asyncio.get_running_loop().call_soon(self._flush_now)

    def _flush_now(self) -> None:
        self._is_flush_due = False
        self.flush()

    def flush(self) -> None:
        talking, self._talking = self._talking, []
        for viewer in talking:
            try:
                viewer.flow()
            except Exception:
                log.exception("a line broke")

    async def wish(self, table: Table, viewer: Viewer, data: bytes) -> None:
        started = time.perf_counter()
        await wishes.handle(table, viewer, data, viewer.send)
        self.metrics.took(time.perf_counter() - started)

    # -- keeping house

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
                self.drop(table)
        await self.relay.watch()
        for name in await self.store.due(self.now(), self.settings.due_batch):
            try:
                await self.reach(name)
            except Denied as denied:
                log.error("a table can not be woken", extra={"table": name, "reason": denied.args[0]})
            await asyncio.sleep(0)
        await self._let_go_idle()

    async def _let_go_idle(self) -> None:
        now = self.now()
        for name, table in list(self.tables.items()):
            if not table.is_idle() or table.timer is not None:
                self._idle.pop(name, None)
            elif now - self._idle.setdefault(name, now) >= self.settings.idle:
                await self._let_go(table)


def rebuild(record: TableRecord, stored: Stored, strict: bool = False) -> Match | None:
    """The match from its stored head and entries. The last digest covers all that went before it."""
    if record.log is None:
        return None
    title = seating.known_game(record.title)
    entries = [Entry(row.seat, row.action, msgspec.json.decode(row.chance), row.digest) for row in stored.entries]
    if strict:
        return strictly(record, title, entries)
    match = strictly(record, title, [])
    try:
        match.entries = entries
        match.rewind(len(entries))
        if not entries or match.state.digest() == entries[-1].digest:
            return match
    except Exception as error:
        log.warning("a stored log does not fold", extra={"table": record.id, "error": repr(error)})
    return strictly(record, title, entries)


def strictly(record: TableRecord, title: Game[Any], entries: list[Entry]) -> Match:
    """Every action and every digest is checked: slower, but it names the first bad entry."""
    try:
        return Match.from_json(title, {**(record.log or {}), "entries": [entry.to_json() for entry in entries]})
    except BrokenLog as error:
        log.error("a stored log is broken", extra={"table": record.id, "error": str(error)})
        raise Denied("broken_log", 503, entry=error.entry) from error

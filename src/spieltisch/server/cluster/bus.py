"""How processes talk: publish to a channel, hear a channel. Alone it is a function call; together it is Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from ..settings import Trouble

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

log = logging.getLogger(__name__)

Hearer = Callable[[bytes], None]


class Bus(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def hear(self, channel: str, hearer: Hearer) -> None:
        """Call `hearer` with every message on the channel from now on."""

    async def ignore(self, channel: str) -> None: ...

    async def publish(self, channel: str, data: bytes) -> None:
        """In order for each sender and channel; lost if nobody hears."""


class LocalBus:
    """One process, or several servers of one test."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hearer]] = defaultdict(list)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._hearers.clear()

    async def hear(self, channel: str, hearer: Hearer) -> None:
        self._hearers[channel].append(hearer)

    async def ignore(self, channel: str) -> None:
        self._hearers.pop(channel, None)

    async def publish(self, channel: str, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        for hearer in self._hearers.get(channel, ()):
            loop.call_soon(hearer, data)


class RedisBus:
    def __init__(self, url: str) -> None:
        self.url = url
        self._redis: Any = None
        self._pubsub: PubSub | None = None
        self._hearers: dict[str, Hearer] = {}
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        try:
            self._redis = Redis.from_url(self.url, health_check_interval=15)
            await self._redis.ping()
        except (OSError, ValueError, RedisError) as error:
            raise Trouble("bus", error) from error
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
            self._reader = None
        if self._pubsub is not None:
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        if self._redis is not None:
            await self._redis.aclose()

    async def hear(self, channel: str, hearer: Hearer) -> None:
        assert self._pubsub is not None
        self._hearers[channel] = hearer
        await self._pubsub.subscribe(channel)
        if self._reader is None:
            self._reader = asyncio.get_running_loop().create_task(self._read())

    async def ignore(self, channel: str) -> None:
        assert self._pubsub is not None
        self._hearers.pop(channel, None)
        await self._pubsub.unsubscribe(channel)

    async def publish(self, channel: str, data: bytes) -> None:
        await self._redis.publish(channel, data)

    async def _read(self) -> None:
        """For ever; redis-py reconnects and subscribes again by itself."""
        assert self._pubsub is not None
        while True:
            try:
                message = await self._pubsub.get_message(timeout=5)
                if message is not None:
                    hearer = self._hearers.get(message["channel"].decode())
                    if hearer is not None:
                        hearer(message["data"])
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the bus is interrupted", extra={"error": repr(error)})
                await asyncio.sleep(0.5)

"""The contract of a bus, for one process and for a real Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from spieltisch.server.cluster.bus import Bus, LocalBus, RedisBus

from .room import until
from .services import redis

Story = Callable[[Bus], Awaitable[None]]


@pytest.fixture(params=["local", "redis"])
def bused(request: pytest.FixtureRequest) -> Callable[[Story], None]:
    def with_bus(story: Story) -> None:
        async def run() -> None:
            bus: Bus = LocalBus() if request.param == "local" else RedisBus(redis())
            await bus.open()
            try:
                await story(bus)
            finally:
                await bus.close()

        asyncio.run(run())

    return with_bus


def test_messages_arrive_in_order_and_only_where_they_belong(bused: Callable[[Story], None]) -> None:
    async def story(bus: Bus) -> None:
        one: list[bytes] = []
        two: list[bytes] = []
        await bus.hear("one", one.append)
        await bus.hear("two", two.append)
        sent = [bytes([n, 0, 255]) for n in range(50)]
        for data in sent:
            await bus.publish("one", data)
        await bus.publish("two", b"x")
        await bus.publish("three", b"nobody")
        await until(lambda: len(one) == 50 and len(two) == 1)
        assert one == sent

    bused(story)


def test_an_unsubscribed_channel_delivers_nothing(bused: Callable[[Story], None]) -> None:
    async def story(bus: Bus) -> None:
        gone: list[bytes] = []
        marks: list[bytes] = []
        await bus.hear("gone", gone.append)
        await bus.hear("mark", marks.append)
        await bus.publish("gone", b"1")
        await until(lambda: gone == [b"1"])
        await bus.ignore("gone")
        await bus.publish("gone", b"2")
        await bus.publish("mark", b"after")
        await until(lambda: marks == [b"after"])
        assert gone == [b"1"]

    bused(story)


async def test_two_processes_hear_each_other_through_redis() -> None:
    left, right = RedisBus(redis()), RedisBus(redis())
    await left.open()
    await right.open()
    heard: list[bytes] = []
    await right.hear("to-right", heard.append)
    await left.publish("to-right", b"hello")
    await until(lambda: heard == [b"hello"])
    await left.close()
    await right.close()

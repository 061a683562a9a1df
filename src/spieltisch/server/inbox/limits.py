"""Rate limits and budgets: how much and how often. Buckets fill again with time; an empty one means: later."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from ..table.services import Visitor

KEPT = 10_000
NAMES_RATE, NAMES_BURST = 0.2, 3  # names of a socket, a second and at once: everybody hears of a new one


class Bucket:
    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def fill(self) -> float:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self) -> bool:
        if self.fill() < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address or device; the least recently seen are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str) -> bool:
        return self.of(key).take()


class Budgets:
    """What a visitor may cost: processor seconds and bytes, for each device and, together, for each address.

    What something costs is known afterwards, so a budget may be overdrawn once; then it has to fill again.
    """

    def __init__(self, cpu_rate: float, cpu_burst: float, bytes_rate: float, bytes_burst: float, share: float) -> None:
        self._cpu = (Buckets(cpu_rate * share, cpu_burst * share), Buckets(cpu_rate, cpu_burst))
        self._bytes = (Buckets(bytes_rate * share, bytes_burst * share), Buckets(bytes_rate, bytes_burst))

    def _of(self, visitor: Visitor) -> tuple[Bucket, Bucket, Bucket, Bucket]:
        address, device = visitor
        (cpu, own_cpu), (size, own_size) = self._cpu, self._bytes
        return cpu.of(address), own_cpu.of(device), size.of(address), own_size.of(device)

    def allow(self, visitor: Visitor, spare: float = 0.0) -> bool:
        """`spare`: the part of the budget that must be left."""
        return min([bucket.fill() - spare * bucket.burst for bucket in self._of(visitor)]) > 0

    def charge(self, visitor: Visitor, seconds: float = 0.0, size: int = 0) -> None:
        cpu, own_cpu, sent, own_sent = self._of(visitor)
        cpu.left -= seconds
        own_cpu.left -= seconds
        sent.left -= size
        own_sent.left -= size


def neighbourhood(address: str) -> str:
    """Whoever has one IPv6 address has 2 to the 64th of them: they count as one."""
    try:
        place = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((place, 64), strict=False)) if place.version == 6 else address

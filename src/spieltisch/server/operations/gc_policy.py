"""When the garbage collector runs: rarely, so that it holds up nobody.

What a move, a request or a closed connection leaves behind is freed by counting references: nothing here points at
itself in a circle (test_gc_policy.py). The usual collector would look through what is new again and again, which with
hundreds of tables takes a tenth of a core and pauses of ten milliseconds, and find nothing. Here it looks at all there
is, the more rarely the longer that takes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

log = logging.getLogger(__name__)

SHARE = 10_000  # all objects are looked through for a ten-thousandth of the time
EACH = 6e-7  # seconds for one of them, about
MINUTE, HOUR = 60.0, 3600.0


def freeze_heap() -> None:
    """Exempt everything that is loaded by now from collection, and stop the automatic collector."""
    gc.collect()
    gc.freeze()
    gc.disable()


def pause_between(took: float, new: int) -> float:
    """Seconds between two collections: the last one took `took` seconds, and `new` objects joined since."""
    return min(HOUR, max(MINUTE, SHARE * (took + new * EACH)))


async def collect_rarely() -> None:
    """A task for the server: collect reference cycles at the pace of `pause_between`."""
    took, last = 0.0, time.monotonic()
    while True:
        await asyncio.sleep(MINUTE)
        if time.monotonic() - last >= pause_between(took, gc.get_count()[0]):
            started = time.monotonic()
            found = gc.collect()
            last = time.monotonic()
            took = last - started
            level = logging.INFO if found else logging.DEBUG
            log.log(level, "looked for cycles", extra={"found": found, "seconds": round(took, 3)})

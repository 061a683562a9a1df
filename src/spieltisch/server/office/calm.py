"""The garbage collector, made to hold up nobody.

What a move, a request or a closed connection leaves behind is freed by counting references: nothing here points at
itself in a circle (test_calm.py). The usual collector would look through what is new again and again, which with
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


def calm() -> None:
    """What is loaded by now stays for good."""
    gc.collect()
    gc.freeze()
    gc.disable()


def rest(took: float, new: int) -> float:
    """Seconds between two looks at everything: it took so long the last time, and so many objects joined since."""
    return min(HOUR, max(MINUTE, SHARE * (took + new * EACH)))


async def sweep() -> None:
    """Free the circles that there are after all."""
    took, last = 0.0, time.monotonic()
    while True:
        await asyncio.sleep(MINUTE)
        if time.monotonic() - last >= rest(took, gc.get_count()[0]):
            started = time.monotonic()
            found = gc.collect()
            last = time.monotonic()
            took = last - started
            level = logging.INFO if found else logging.DEBUG
            log.log(level, "looked for cycles", extra={"found": found, "seconds": round(took, 3)})

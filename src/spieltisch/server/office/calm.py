"""The garbage collector, made to hold up nobody.

What a move or a closed connection leaves behind is freed by counting references. The usual collector would look through
everything that is young again and again, and with hundreds of tables that takes a third of a second each time. Here it
looks at a few thousand new objects at once, and at all of them the more rarely the longer it takes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

log = logging.getLogger(__name__)

YOUNG = 5_000  # new objects, about two milliseconds
NEVER = 1_000_000_000
SHARE = 10_000  # all objects are looked through for a ten-thousandth of the time
EACH = 6e-7  # seconds for one of them, about
MINUTE = 60.0


def calm() -> None:
    """What is loaded by now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def rest(took: float, grown_up: int) -> float:
    """Seconds between two looks at everything: it took so long the last time, and so many objects joined since."""
    return max(MINUTE, SHARE * (took + grown_up * EACH))


async def sweep() -> None:
    """Free the cycles that outlived their youth, if there are any."""
    took, last = 0.0, time.monotonic()
    while True:
        await asyncio.sleep(MINUTE)
        grown_up = gc.get_count()[1] * YOUNG
        if time.monotonic() - last >= rest(took, grown_up):
            started = time.monotonic()
            found = gc.collect()
            last = time.monotonic()
            took = last - started
            log.info("looked for cycles", extra={"found": found, "seconds": round(took, 3)})

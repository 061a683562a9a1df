"""The garbage collector, made to hold up nobody.

What a move leaves behind is freed by counting references; only closed connections and the like leave cycles. The usual
collector looks through everything that is young again and again, and with hundreds of tables that takes a third of a
second each time. Here it looks at a few thousand new objects at once, and at all of them as rarely as it takes long.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time

log = logging.getLogger(__name__)

YOUNG = 5_000  # new objects, about two milliseconds
NEVER = 1_000_000_000
SHARE = 1_000  # all objects are looked through for at most a thousandth of the time
SOONEST = 60.0


def calm() -> None:
    """What is loaded by now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def sweep() -> None:
    """Free the cycles that outlived their youth, again and again."""
    pause = SOONEST
    while True:
        await asyncio.sleep(pause)
        started = time.perf_counter()
        found = gc.collect()
        took = time.perf_counter() - started
        pause = max(SOONEST, SHARE * took)
        log.debug("looked for cycles", extra={"found": found, "seconds": round(took, 3)})

"""What the tests let workers do; a worker loads nothing else for it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def die_once(path: str) -> str:
    """The first time it kills its own process."""
    place = Path(path)
    if not place.exists():
        place.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def hang_once(path: str) -> str:
    place = Path(path)
    if not place.exists():
        place.touch()
        time.sleep(60)
    return "awake"


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds

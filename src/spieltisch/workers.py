"""Processes that work for another one."""

from __future__ import annotations

import multiprocessing
import os
import threading


def follow_parent() -> None:
    """Called in a worker: it ends with its parent, even if that was killed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

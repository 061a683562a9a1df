"""Where this machine keeps what belongs to one person, by the customs of its system."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_data() -> Path:
    """The folder for this person's games and tables; it need not exist yet."""
    return _base() / "spieltisch"


def _base() -> Path:
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    if sys.platform == "win32":
        roaming, local = (Path(os.environ.get(name, home)) for name in ("APPDATA", "LOCALAPPDATA"))
        return local if (local / "spieltisch").is_dir() else roaming  # where a server kept its tables before
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")

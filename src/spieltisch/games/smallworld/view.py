"""What each seat may see. Coins in hand are the only thing kept from others; everything else lies open."""

from __future__ import annotations

from typing import Any

from .state import SmallWorldState


def view(s: SmallWorldState, seat: int | None) -> dict[str, Any]:
    return {"round": s.round, "coins": None if seat is None else s.coins[seat]}

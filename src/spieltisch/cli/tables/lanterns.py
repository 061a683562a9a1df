"""The example title in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spieltisch.locale.speech import Speech


def table(view: dict[str, Any], speech: Speech) -> RenderableType:
    state = view["table"]
    keepers = Table("", speech("cli-points"), "🂠", box=None, padding=(0, 2))
    for seat, points in enumerate(state["points"]):
        mark = "▸ " if seat in view["to_act"] else "  "
        keepers.add_row(mark + speech.player(seat), str(points), str(state["cards"][seat]))
    last = state["shown"][-len(state["points"]) :]
    shown = speech.listed([speech.name("lantern", slug) for slug in last]) or "–"
    lines: list[RenderableType] = [
        Text(f"☾ {state['night']}/{state['nights']}", style="bold"),
        keepers,
        Text(f"☼ {shown}", style="dim"),
    ]
    if state["hand"] is not None:
        hand = speech.listed([speech.name("lantern", slug) for slug in sorted(state["hand"])])
        lines.append(Text(f"✋ {hand}", style="gold3"))
    return Group(*lines)

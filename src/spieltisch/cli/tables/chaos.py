"""Chaos in the Old World in a terminal: the map as nine panels, the power sheets with their dials, the own hand."""

from __future__ import annotations

from typing import Any

from rich.box import HEAVY, ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spieltisch.locale.speech import Speech

from ..hands import in_line

COLOURS = {"khorne": "red", "nurgle": "green", "tzeentch": "bright_blue", "slaanesh": "magenta"}
MAP = [
    ["norsca", "troll_country", "kislev"],
    ["bretonnia", "empire", "border_princes"],
    ["estalia", "tilea", "badlands"],
]
MARKS = {"cultist": "♟", "warrior": "♞", "greater_daemon": "♛"}
TOKENS = {"noble": "♔", "peasant": "☺", "hero": "⚔", "skaven": "ᛤ", "event": "✦", "warpstone": "◆"}
CARD_WIDTH = 38
SHORT_SHEET = ("power", "points", "threat", "dial", "counters", "hand", "peasants")
NUMBER_WIDTH = 8  # a long heading is cut, the figures below it are not


def table(view: dict[str, Any], speech: Speech) -> RenderableType:
    state = view["table"]
    regions = {region["region"]: region for region in state["regions"]}
    world = Table.grid(expand=True)
    for _ in MAP[0]:
        world.add_column(ratio=1)
    for row in MAP:
        world.add_row(*[_region(state, regions[name], speech) for name in row])
    parts: list[RenderableType] = [_heading(state, speech), world, _sheets(view, speech)]
    own = hand(view, speech)
    return Group(*parts, *([own] if own else []))


def hand(view: dict[str, Any], speech: Speech) -> RenderableType | None:
    return next((_hand(god, speech) for god in view["table"]["gods"] if god["hand"]), None)


def short(view: dict[str, Any], speech: Speech) -> RenderableType:
    """A line for each god, then where figures stand, then the own cards by name."""
    state = view["table"]
    heading = _heading(state, speech)
    heading.no_wrap, heading.overflow = True, "ellipsis"
    parts: list[RenderableType] = [heading, _sheets(view, speech, SHORT_SHEET)]
    manned = [region for region in state["regions"] if region["figures"]]
    where = Text("· ").join(
        [Text(f"{speech.name('region', one['region'])} ").append_text(_figures(state, one)) for one in manned]
    )
    parts += [where] if manned else []
    for god in state["gods"]:
        if god["hand"]:
            parts.append(Text(in_line(god["hand"], speech), style=COLOURS[god["god"]]))
    return Group(*parts)


def _god(state: dict[str, Any], seat: int) -> str:
    slug: str = state["gods"][seat]["god"]
    return slug


def forecast(told: dict[str, Any], speech: Speech) -> str:
    before, after = told["domination"]
    parts = [f"{speech('chaos-ui-your-domination')} {before} → {after}"]
    if told["hold"] is not None:
        before, after = told["hold"]
        odds = [speech("ui-text-percent", value=round(100 * chance)) for chance in (before, after)]
        parts.append(f"{speech('chaos-ui-after-battle')} {' → '.join(odds)}")
    gained = told["counters"][1] - told["counters"][0]
    if gained > 0:
        parts.append(speech("chaos-ui-counter-gain", count=gained))
    return f"{speech.name('region', told['region'])}: {'; '.join(parts)}"


def places(view: dict[str, Any], _box: dict[str, Any], speech: Speech) -> dict[str, str]:
    told = {}
    for region in view["table"]["regions"]:
        beside = speech.listed([speech.name("region", slug) for slug in region["adjacent"]])
        facts = [f"{region['value']}⚑ {region['resistance']}⛨", speech("cli-next-to", regions=beside)]
        told[speech.name("region", region["region"])] = "; ".join(facts)
    return told


def _heading(state: dict[str, Any], speech: Speech) -> Text:
    line = Text(f"⟳ {state['round']}/{state['rounds']}  ", style="bold")
    line.append(speech.name("phase", state["phase"]), style="bold gold3")
    if state["step"]:
        line.append(f" · {speech.name('step', state['step'])}", style="gold3")
    old_world = state["old_world"]
    lying = [old_world["current"], *old_world["track"]]
    names = [speech.marked("old_world", card["card"]) + (" ☄" if card["comet"] else "") for card in lying if card]
    line.append(f"   {speech('chaos-term-track')}: {' · '.join(names) or '–'}  ({old_world['deck']})")
    left = state["ruination"]["left"]
    line.append(f"   {speech('chaos-term-ruins')}: {state['limits']['ruins'] - len(left)}/{state['limits']['ruins']}")
    return line


def _region(state: dict[str, Any], region: dict[str, Any], speech: Speech) -> Panel:
    leader = region["domination"]["leader"]
    colour = COLOURS[_god(state, leader)] if leader is not None else "grey50"
    name = speech.name("region", region["region"])
    title = f"[bold]{name}[/bold]{'*' if region['populous'] else ''} {region['value']}⚑ {region['resistance']}⛨"
    if region["ruin"]:
        title, colour = f"[strike]{name}[/strike] ☠{region['ruin']['card']}", "grey30"
    lines = [_figures(state, region), _tokens(region), _corruption(state, region), _slots(state, region, speech)]
    for line in lines:
        line.no_wrap, line.overflow = True, "ellipsis"
    box = HEAVY if leader is not None else ROUNDED
    return Panel(Group(*lines), title=title, title_align="left", border_style=colour, box=box, padding=(0, 1))


def _figures(state: dict[str, Any], region: dict[str, Any]) -> Text:
    line = Text()
    for god in state["gods"]:
        marks = ""
        for figure in region["figures"]:
            if figure["seat"] == god["seat"]:
                mark = MARKS[figure["kind"]]
                state_mark = ("°" if figure["shielded"] else "") + ("~" if figure["owner"] != figure["seat"] else "")
                state_mark += ("_" if figure["entrenched"] else "") + ("†" if figure["down"] else "")
                marks += (mark + state_mark) * figure["count"]
        if marks:
            line.append(f"{god['god'][0].upper()}{marks} ", style=COLOURS[god["god"]])
    return line


def _tokens(region: dict[str, Any]) -> Text:
    tokens = [f"{TOKENS[name]}{number if number > 1 else ''}" for name, number in region["tokens"].items() if number]
    return Text(" ".join(tokens), style="yellow")


def _corruption(state: dict[str, Any], region: dict[str, Any]) -> Text:
    line = Text(f"{region['toward_ruin']:2}/{state['limits']['corruption']} ", style="bold")
    for god in state["gods"]:
        number = region["corruption"][god["seat"]]
        coming = region["corruption_forecast"][god["seat"]]
        if number + coming:
            letter = god["god"][0].upper()
            line.append(f"{letter}{'●' * number}{'○' * coming} ", style=COLOURS[god["god"]])
    return line


def _slots(state: dict[str, Any], region: dict[str, Any], speech: Speech) -> Text:
    line = Text()
    for slot in region["slots"]:
        if slot["state"] == "card":
            god = slot["card"]["god"]
            style = f"{COLOURS[god]} strike" if slot["cancelled"] else COLOURS[god]
            name = speech.name("card", slot["card"]["card"])
            line.append(f"[{god[0].upper()} {name}{'✶' if slot['card']['magic'] else ''}]", style=style)
        elif slot["state"] == "figure":
            line.append(f"[{MARKS[slot['kind']]}]", style=COLOURS[_god(state, slot["seat"])])
        elif slot["state"] == "blocked":
            line.append(f"[{TOKENS[slot['token']]}]", style="dim")
        else:
            line.append("[ ]", style="dim")
    return line


def _sheets(view: dict[str, Any], speech: Speech, terms: tuple[str, ...] = ()) -> Table:
    """One line for each god; columns in which nobody has anything are left out, so that 80 characters suffice."""
    state = view["table"]
    rows = [_sheet(view, state["gods"][seat], speech) for seat in state["power_order"]]
    sheets = Table(box=None, padding=(0, 1))
    sheets.add_column("", no_wrap=True)
    shown = [term for term in terms or rows[0] if term != "god" and any(row[term] for row in rows)]
    for term in shown:
        wraps = term in ("dial", "upgrades")
        widest = None if wraps or term == "reserve" else NUMBER_WIDTH
        is_cut = bool(terms) and wraps
        sheets.add_column(
            speech(f"chaos-term-{term}"), no_wrap=is_cut or not wraps, max_width=widest, overflow="ellipsis"
        )
    for row in rows:
        sheets.add_row(row["god"], *[row[term] or "–" for term in shown])
    return sheets


def _sheet(view: dict[str, Any], god: dict[str, Any], speech: Speech) -> dict[str, str | Text]:
    mark = "▸" if god["seat"] in view["to_act"] else " "
    own = " ✋" if god["seat"] == view["table"]["seat"] else ""
    upgrades = speech.listed([speech.marked("upgrade", one["upgrade"]) for one in god["upgrades"] if one["owned"]])
    return {
        "god": Text(f"{mark}{speech.name('god', god['god'])}{own}", style=f"bold {COLOURS[god['god']]}"),
        "power": "–" if god["passed"] else f"{god['power']}/{god['power_start']}",
        "points": str(god["vp"]),
        "threat": str(god["threat"]) if god["threat"] < 99 else "∞",
        "dial": _dial(god, speech),
        "counters": f"{god['dial']['counters']}+{god['dial']['forecast']}",
        "hand": f"{god['hand_count']}/{god['deck']}",
        "peasants": str(god["peasants"] or ""),
        "reserve": " ".join(f"{MARKS[kind]}{one['reserve']}" for kind, one in god["followers"].items()),
        "upgrades": Text(upgrades, style="dim"),
    }


def _dial(god: dict[str, Any], speech: Speech) -> Text:
    dial = god["dial"]
    last = len(dial["ticks"]) - 1
    line = Text("●" * dial["position"] + "○" * (last - dial["position"]), style=COLOURS[god["god"]])
    if dial["position"] < last:
        coming = dial["ticks"][dial["position"] + 1]
        reward = speech(f"chaos-ui-tick-{coming['instruction']}", count=coming["n"])
        line.append(f" → {reward}", style="dim")
    return line


def _hand(god: dict[str, Any], speech: Speech) -> Columns:
    cards = []
    for card in god["hand"]:
        name = speech.name("card", card["card"])
        text = speech.say(f"chaos-card-{card['card']}", attribute="text") or ""
        title = f"[bold]{card['cost']} {name}[/bold]{' ✶' if card['magic'] else ''}"
        cards.append(
            Panel(Text(text), title=title, title_align="left", border_style=COLOURS[god["god"]], width=CARD_WIDTH)
        )
    return Columns(cards, padding=0)

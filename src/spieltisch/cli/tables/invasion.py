"""Warhammer: Invasion in a terminal: two capitals face to face, the chain between them, the hand below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spieltisch.locale.speech import Speech

from ..hands import in_line

RACES = {
    "dwarf": "blue",
    "empire": "red",
    "high_elf": "cyan",
    "orc": "green",
    "chaos": "magenta",
    "dark_elf": "bright_blue",
}
PHASES = ("beginning", "kingdom", "quest", "capital", "battlefield", "end")
ROLES = {"attacking": "⚔", "defending": "⛨"}
Card = dict[str, Any]


def table(view: dict[str, Any], t: Speech) -> RenderableType:
    board = view["table"]
    if board["draft"] is not None:
        return _draft(board, t)
    own = view["seat"] or 0
    parts: list[RenderableType] = [_heading(board, t), _side(board, 1 - own, t)]
    if board["chain"]:
        parts.append(_chain(board, t))
    parts.append(_side(board, own, t))
    if board["looking"]:
        parts.append(_names(t("invasion-field-looking"), board["looking"], t))
    if board["hand"] is not None:
        parts.append(_hand(board, t))
    return Group(*parts)


def short(view: dict[str, Any], t: Speech) -> RenderableType | None:
    """A line for each side, its zones behind each other, the chain, the own cards by name."""
    board = view["table"]
    if board["draft"] is not None:
        return None
    own = view["seat"] or 0
    heading = _heading(board, t)
    heading.no_wrap, heading.overflow = True, "ellipsis"
    parts: list[RenderableType] = [heading]
    for seat in (1 - own, own):
        player = board["seats"][seat]
        title = f"{'▸ ' if seat == board['active'] else ''}{t.player(seat)} · {t.name('race', player['race'])}"
        facts = Text(f"{title}   {_facts(player, t)}", style=RACES[player["race"]], no_wrap=True, overflow="ellipsis")
        parts.append(facts)
        zones = [_zone_line(board, seat, zone, t) for zone in player["zones"]]
        parts.append(Text("   ").append_text(Text("  ╎ ").join(zones)))
    parts += [_chain(board, t)] if board["chain"] else []
    if board["hand"]:
        parts.append(Text(in_line(board["hand"], t)))
    return Group(*parts)


def hand(view: dict[str, Any], t: Speech) -> RenderableType | None:
    return _hand(view["table"], t) if view["table"]["hand"] is not None else None


def _zone_line(board: dict[str, Any], seat: int, zone: dict[str, Any], t: Speech) -> Text:
    state = "♨" if zone["burning"] else f"{zone['damage']}/{zone['hit_points']}"
    line = Text(f"{t.name('zone', zone['zone'])} ⚒{zone['power']} {state}", style="red" if zone["attacked"] else "")
    here = [card for card in board["cards"] if card["zone"] == zone["zone"] and _lies_with(board, card) == seat]
    cards = [_card(card, t) for card in here if card["kind"] != "development"]
    line.append_text(Text(": ") if cards else Text("")).append_text(Text(",").join(cards))
    if developments := [card for card in here if card["kind"] == "development"]:
        line.append(f"  ▒ {t('ui-text-developments', count=len(developments))}", style="dim")
    return line


def _heading(board: dict[str, Any], t: Speech) -> Text:
    turn = {"event": "turn", "number": max(1, board["turn"]), "seat": board["active"]}
    text = Text(f" {t.event(turn)}", style="bold")
    for phase in PHASES:
        style = "reverse" if phase == board["phase"] else "dim"
        text.append("  ").append(t(f"invasion-phase-{phase}"), style=style)
    if board["attacked"]:
        step = t(f"invasion-step-{board['step']}")
        text.append(f"   ⚔ {t.name('zone', board['attacked'])}: {step}", style="red")
    return text


def _side(board: dict[str, Any], seat: int, t: Speech) -> Panel:
    player = board["seats"][seat]
    colour = RACES[player["race"]]
    zones = Table.grid(expand=True, padding=(0, 1))
    for _ in player["zones"]:
        zones.add_column(ratio=1)
    cells = [_zone(board, seat, zone, t) for zone in player["zones"]]
    zones.add_row(*cells)
    facts = _facts(player, t)
    mark = "▸ " if seat == board["active"] else ""
    title = f"{mark}{t.player(seat)} · {t.name('race', player['race'])}"
    return Panel(zones, title=title, subtitle=facts, border_style=colour, title_align="left", subtitle_align="left")


def _facts(player: dict[str, Any], t: Speech) -> str:
    facts = (
        f"● {player['resources']} {t('invasion-field-resources')}   {t('invasion-field-deck')} {player['deck']}   "
        f"{t('invasion-field-hand')} {player['hand']}   {t('invasion-field-discard')} {len(player['discard'])}"
    )
    if player["yield"]:
        facts += f"   ({t('invasion-field-yield')} {t.name('until', player['yield'])})"
    return facts


def _zone(board: dict[str, Any], seat: int, zone: dict[str, Any], t: Speech) -> RenderableType:
    head = Text(t.name("zone", zone["zone"]), style="bold red" if zone["attacked"] else "bold")
    head.append(f"  ⚒{zone['power']}", style="yellow")
    if zone["burning"]:
        head.append(f"  ♨ {t('invasion-field-burning')}", style="bold red")
    else:
        filled = min(zone["damage"], zone["hit_points"])
        head.append(f"  {'█' * filled}", style="red").append("░" * (zone["hit_points"] - filled), style="dim")
        head.append(f" {zone['damage']}/{zone['hit_points']}")
    lines: list[RenderableType] = [head]
    here = [card for card in board["cards"] if card["zone"] == zone["zone"] and _lies_with(board, card) == seat]
    for card in here:
        if card["kind"] != "development" and not card["host"]:
            lines.append(_card(card, t))
            lines += [_attached(other, t) for other in board["cards"] if other.get("host") == card["piece"]]
    face_down = [card for card in here if card["kind"] == "development"]
    if face_down:
        known = [t.name("card", card["card"]) for card in face_down if card["card"]]
        shown = f" ({', '.join(known)})" if known else ""
        lines.append(Text(f"▒ {t('ui-text-developments', count=len(face_down))}{shown}", style="dim"))
    return Group(*lines)


def _lies_with(board: dict[str, Any], card: Card) -> int:
    """An attachment lies with its unit, whoever controls it."""
    if card.get("host"):
        return next(int(host["controller"]) for host in board["cards"] if host["piece"] == card["host"])
    return int(card["controller"])


def _card(card: Card, t: Speech) -> Text:
    text = Text("↷ " if card["corrupted"] else "  ", style="magenta")
    text.append(t.name("piece", card["piece"]), style="dim" if card["corrupted"] else "")
    text.append(f" ⚒{card['power']}", style="yellow")
    if card["kind"] == "unit":
        text.append(f" ♥{card['left']}", style="red" if card["damage"] else "green")
        if card["toughness"]:
            text.append(f" T{card['toughness']}", style="dim")
        if card["role"]:
            text.append(f" {ROLES[card['role']]}", style="bold red" if card["role"] == "attacking" else "bold cyan")
        if card["assigned"]:
            text.append(f" -{card['assigned']}", style="bold red")
        if card["quest"]:
            text.append(f" → {t.name('piece', card['quest'])}", style="dim")
    if card["tokens"]:
        text.append(f" ●{card['tokens']}", style="yellow")
    return text


def _attached(card: Card, t: Speech) -> Text:
    return Text(f"    └ {t.name('piece', card['piece'])}", style="dim")


def _chain(board: dict[str, Any], t: Speech) -> Panel:
    lines = []
    for link in reversed(board["chain"]):
        name = t.name("card", link["card"]) if link["card"] else t("invasion-type-development")
        aims = [_aim(target, t) for target in link["targets"]]
        lines.append(Text(f"{link['link']}. {t.player(link['seat'])}: {name}{' → ' if aims else ''}{', '.join(aims)}"))
    return Panel(Group(*lines), title=t("invasion-field-chain"), border_style="yellow", title_align="left")


def _aim(target: dict[str, Any], t: Speech) -> str:
    if "piece" in target:
        return t.name("piece", target["piece"])
    if "link" in target:
        return f"{target['link']}."
    if "discarded" in target:
        return t.name("card", target["discarded"])
    return f"{t.name('zone', target['zone'])} ({t.player(target['seat'])})"


def placed(view: dict[str, Any], slug: str, t: Speech) -> str:
    """Whose card it is, and where it lies."""
    for card in view["table"]["cards"]:
        if card["piece"] == slug:
            return f"({t.player(_lies_with(view['table'], card))}, {t.name('zone', card['zone'])})"
    return ""


def _hand(board: dict[str, Any], t: Speech) -> Panel:
    costs = {card["card"]: card["cost"] for card in board["hand"]}
    slugs = sorted([card["card"] for card in board["hand"]], key=lambda slug: (costs[slug], slug))
    return cards_table(t("invasion-field-hand"), slugs, t, costs)


def cards_table(title: str, slugs: list[str], t: Speech, first: Mapping[str, int | str] | None = None) -> Panel:
    """Cards with all that stands on them; first the printed cost, or instead of it the cost now or how many."""
    grid = Table.grid(padding=(0, 1))
    for slug in slugs:
        record = t.records.get(f"invasion-card-{slug}")
        printed = record["values"].get("cost", "–") if record else "–"
        facts = Text(t.name("card", slug), style="bold")
        facts.append(f"  {t.record_facts(record) if record else ''}", style="not bold yellow")
        text = t.say(f"invasion-card-{slug}", attribute="text")
        grid.add_row(
            Text(str(printed if first is None else first[slug]), style="bold yellow"),
            Group(facts, *[Text(line, style="dim") for line in [text] if line]),
        )
    return Panel(grid, title=title, title_align="left", border_style="white")


def _names(title: str, cards: list[str], t: Speech) -> Panel:
    names = [t.name("card", card) for card in cards]
    return Panel(Columns([Text(name) for name in names]), title=title, title_align="left", border_style="white")


def _draft(board: dict[str, Any], t: Speech) -> RenderableType:
    draft = board["draft"]
    parts: list[RenderableType] = [Text(f" {t('invasion-event-pack', number=draft['pack'])} / 5", style="bold")]
    if draft["their_pack"] is not None:
        parts.append(cards_table(t("invasion-field-their_pack"), draft["their_pack"], t))
    elif draft["looking"] is not None:
        parts.append(cards_table(t("invasion-field-looking"), draft["looking"], t))
    elif draft["own_pack"] is not None:
        parts.append(cards_table(t("invasion-field-own_pack"), draft["own_pack"], t))
    if draft["choosing"]:
        parts.append(_names(t("invasion-field-choosing"), draft["choosing"], t))
    if draft["picked"]:
        parts.append(_names(f"{t('invasion-field-picked')} ({len(draft['picked'])})", draft["picked"], t))
    return Group(*parts)

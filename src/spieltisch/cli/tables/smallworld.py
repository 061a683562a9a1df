"""Small World of Warcraft in a terminal: islands as lists of regions, players, the column of sets."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spieltisch.locale.speech import Speech

# Colour and silhouette, so that owners can be told apart without colours too.
SEATS = (("magenta", "▼"), ("red", "●"), ("blue", "■"), ("yellow", "⬢"), ("white", "◆"))
MURLOCS = ("cyan", "~")
TERRAINS = {
    "field": ("yellow", "▤"),
    "hill": ("green", "◠"),
    "forest": ("bright_green", "♣"),
    "swamp": ("dark_cyan", "≋"),
    "mountain": ("bright_black", "▲"),
    "lake": ("blue", "≈"),
    "sea": ("blue", "≈"),
}
SYMBOLS = {"anchor": "⚓", "cave": "∩", "magic": "✦"}
MARKS = {"fort": "♜", "wall": "‖", "tower": "♖", "bomb": "✹", "objective": "⚑", "champion": "♔"}


def table(view: dict[str, Any], t: Speech) -> RenderableType:
    board = view["table"]
    islands = [_island(board, face, t) for face in board["faces"]]
    return Group(_heading(board, t), Columns(islands), Columns([_sets(board, t), _players(view, t)]), _legend(t))


def short(view: dict[str, Any], t: Speech) -> RenderableType:
    """The players, the sets while one is chosen, else the own regions."""
    board = view["table"]
    parts: list[RenderableType] = [_heading(board, t), _player_rows(view, t)]
    own = [slug for slug, region in board["regions"].items() if region["owner"] == view["seat"] and region["race"]]
    if board["players"][view["seat"] or 0]["race"] is None:
        parts.append(_set_rows(board, t))
    elif own:
        held = [Text(f"{_short_name(slug, t)} ").append_text(_holder(board["regions"][slug], t)) for slug in own]
        parts.append(Text(" · ").join(held))
    return Group(*parts)


def places(view: dict[str, Any], box: dict[str, Any], t: Speech) -> dict[str, str]:
    laid = {face["face"]: face["regions"] for face in view["table"]["faces"]}
    shapes = {record["id"]: record["values"]["region"] for record in box["records"] if record["kind"] == "face"}
    told = {}
    for face, regions in laid.items():
        for slug in regions:
            region = view["table"]["regions"][slug]
            symbols = [t(f"smallworld-token-{symbol}") for symbol in region["symbols"] if symbol in SYMBOLS]
            beside = t.listed([_short_name(slug, t) for slug in shapes[face][slug]["neighbors"]])
            facts = [*symbols, _holder(region, t).plain.strip("· "), t("cli-next-to", regions=beside)]
            told[t.name("region", slug)] = "; ".join([fact for fact in facts if fact])
    return told


def _short_name(slug: str, t: Speech) -> str:
    """Without its island, which is known from where it stands."""
    return t.name("region", slug).partition(" (")[0]


def _heading(board: dict[str, Any], t: Speech) -> Text:
    text = Text(f" {t('smallworld-event-round', number=board['round'])} / {board['rounds']}", style="bold")
    income = board["this_turn"]["income"]
    text.append(f"   {t.player(board['turn'])}: +{income}", style="dim")
    if board["variant"] == "murlocs":
        text.append(f"   {t.name('occupant', 'murlocs')} {board['murlocs']['coins']}", style=MURLOCS[0])
    return text


def _island(board: dict[str, Any], face: dict[str, Any], t: Speech) -> Panel:
    grid = Table.grid(padding=(0, 1))
    for slug in face["regions"]:
        region = board["regions"][slug]
        colour, sign = TERRAINS[region["terrain"]]
        symbols = "".join(SYMBOLS.get(symbol, "") for symbol in region["symbols"])
        grid.add_row(
            Text(slug, style="bold"),
            Text(f"{sign} {_short_name(slug, t)}", style=colour),
            Text(symbols, style="bright_cyan"),
            _holder(region, t),
            Text("".join(sign for mark, sign in MARKS.items() if region[mark])),
            Text(" ".join(_tile(tile, t) for tile in region["tiles"]), style="bright_yellow"),
        )
    return Panel(grid, title=t.name("face", face["face"]), border_style="blue", expand=False)


def _holder(region: dict[str, Any], t: Speech) -> Text:
    if region["race"] is None:
        return Text("·", style="dim")
    colour, sign = MURLOCS if region["owner"] is None else SEATS[region["owner"]]
    count = region["tokens"] + region["beasts"]
    style = f"dim {colour}" if region["declined"] else f"bold {colour}"
    name = t.name("occupant", region["race"])
    return Text(f"{sign}{count} {name}", style=style)


def _tile(tile: dict[str, Any], t: Speech) -> str:
    return t.name("tile", tile["tile"]) if tile["tile"] else "?"


def _set(row: dict[str, Any], t: Speech) -> str:
    return t("smallworld-ui-set", power=t.signed("power", row["power"]), race=t.signed("race", row["race"]))


def _sets(board: dict[str, Any], t: Speech) -> Panel:
    return Panel(_set_rows(board, t), title=t("smallworld-field-sets"), expand=False)


def _set_rows(board: dict[str, Any], t: Speech) -> Table:
    grid = Table.grid(padding=(0, 1))
    for row in board["sets"]:
        grid.add_row(
            Text(str(row["price"]), style="bold yellow"),
            Text(_set(row, t), style="bold"),
            Text(t.name("faction", row["faction"]), style="dim"),
            Text(f"{row['tokens']} ({row['race_value']}+{row['power_value']})"),
            Text("●" * row["coins"], style="yellow"),
        )
    return grid


def _players(view: dict[str, Any], t: Speech) -> Panel:
    return Panel(_player_rows(view, t), title=t("smallworld-field-players"), expand=False)


def _player_rows(view: dict[str, Any], t: Speech) -> Table:
    grid = Table.grid(padding=(0, 1))
    for player in view["table"]["players"]:
        seat = player["seat"]
        colour, sign = SEATS[seat]
        active = _set(player, t) if player["race"] else "–"
        declined = t.name("race", player["declined_race"]) if player["declined_race"] else ""
        coins = "?" if player["coins"] is None else str(player["coins"])
        grid.add_row(
            Text("▸" if seat in view["to_act"] else " "),
            Text(f"{sign} {t.player(seat)}", style=f"bold {colour}"),
            Text(active),
            Text(f"{t('smallworld-field-hand')} {player['in_hand']}"),
            Text(declined, style=f"dim {colour}"),
            Text(f"{coins} ●", style="yellow"),
            Text(f"+{player['last_income']}", style="green"),
        )
    return grid


def _legend(t: Speech) -> Text:
    names = {sign: t(f"smallworld-token-{symbol}") for symbol, sign in SYMBOLS.items()}
    names |= {MARKS[mark]: t(f"smallworld-field-{mark}") for mark in MARKS} | t.signs()
    return Text("  ".join(f"{sign} {name}" for sign, name in names.items()), style="dim")

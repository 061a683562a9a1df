"""Colours are named once: by meaning and hue in app/tokens.css, a title's own beside its art in palette.css."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
NAMED = {WEB / "app" / "tokens.css", *WEB.glob("titles/*/palette.css")}
LITERAL = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch)\(")
MOST = 150


def style_of(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<style[^>]*>(.*?)</style>", text, re.S))
    return re.sub(r"url\([^)]*\)", "", text)


STYLES = {path: style_of(path) for path in WEB.rglob("*") if path.suffix in (".css", ".svelte")}


def test_no_style_names_a_colour_of_its_own() -> None:
    found = [
        f"{path.relative_to(WEB)}: {colour}"
        for path, style in STYLES.items()
        if path not in NAMED
        for colour in LITERAL.findall(style)
    ]
    assert not found


def test_every_colour_has_one_name_and_is_used() -> None:
    declared = [match for path in NAMED for match in re.findall(r"--([\w-]+): (#\w+);", STYLES[path])]
    names, colours = [name for name, _ in declared], [colour for _, colour in declared]
    assert sorted(set(names)) == sorted(names)
    assert sorted(set(colours)) == sorted(colours)
    assert len(names) <= MOST
    said = "\n".join([*STYLES.values(), *[path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts")]])
    said += "\n".join([path.read_text(encoding="utf-8") for path in STYLES])
    assert not [name for name in names if f"var(--{name}" not in said]


def test_every_token_that_is_used_is_declared() -> None:
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".css", ".svelte", ".ts")
    )
    declared = (
        set(re.findall(r"--([\w-]+)['\"]?\s*[:=,]", text))
        | set(re.findall(r"style:--([\w-]+)", text))
        | set(re.findall(r"setProperty\('--([\w-]+)", text))
    )
    assert not set(re.findall(r"var\(--([\w-]+)\)", text)) - declared

"""The faces of the browser table, cut to the letters and features it uses: `python web/scripts/fonts.py`.

Writes src/app/fonts/*.woff2 and src/app/fonts.css. Letters of other languages, in people's names, come from the whole
files of @fontsource, which a browser fetches only when it meets one.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import fill

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1]
APP = WEB / "src" / "app"
FILES = WEB / "node_modules" / "@fontsource"
LOCALE = WEB.parent / "src" / "spieltisch" / "locale"
FEATURES = ["kern", "lnum", "tnum", "locl", "ccmp", "mark"]  # theme.css switches ligatures off
PLAIN = {*range(0x20, 0x7F)}
WEST = PLAIN | {*range(0xA0, 0x100)}
EAST = "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF"
ACCENTS = set(map(ord, "ÄÖÜäöüßÓóËëÏïÉé"))
FIGURES = set(map(ord, "0123456789"))
# family, package, weight, style
FACES = [
    ("Almendra", "almendra", 400, "normal"),
    *[("Alegreya Sans", "alegreya-sans", *cut) for cut in
      ((400, "normal"), (400, "italic"), (500, "normal"), (700, "normal"))],
]  # fmt: skip
HEAD = """\
/*
 * Made by `python web/scripts/fonts.py`: the letters of our languages; all others are fetched when they are met.
 *
 * Almendra for names and titles: the regular cut, which the browser makes bold and slanted, because the bold and the
 * italic cuts have no ą ć ę ś ź ż. Figures come from Alegreya Sans, because Almendra's 1 reads as I.
 */
"""


def spoken() -> set[int]:
    return {ord(letter) for file in LOCALE.rglob("*.ftl") for letter in file.read_text(encoding="utf-8")}


def cut(source: Path, target: str, letters: set[int]) -> set[int]:
    """Write these letters of a face; which of them it has."""
    font = TTFont(source)
    kept = letters & set(font.getBestCmap())
    options = Options(layout_features=FEATURES, hinting=False, flavor="woff2", notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=kept)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(APP / "fonts" / target)
    return kept


def ranges(letters: set[int]) -> str:
    """As a style sheet wants them: U+0020-007E, U+00E9."""
    found: list[list[int]] = []
    for code in sorted(letters):
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(f"U+{low:04X}" + (f"-{high:04X}" if high > low else "") for low, high in found)


def rule(family: str, weight: int, style: str, url: str, letters: str) -> str:
    slant = f"  font-style: {style};\n" if style != "normal" else ""
    if len(letters) > 100:  # as Prettier breaks it
        letters = "\n" + fill(letters, 120, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
    else:
        letters = f" {letters}"
    return (
        f"@font-face {{\n  font-family: '{family}';\n  font-weight: {weight};\n{slant}  font-display: swap;\n"
        f"  src: url('{url}') format('woff2');\n  unicode-range:{letters};\n}}\n"
    )


def main() -> None:
    (APP / "fonts").mkdir(exist_ok=True)
    rules = []
    for family, package, weight, style in FACES:
        folder, name = FILES / f"{package}/files", f"{weight}-{style}"
        whole = f"{package}-latin-ext-{name}.woff2"
        rules.append(rule(family, weight, style, f"@fontsource/{package}/files/{whole}", EAST))
        ours = PLAIN | ACCENTS | spoken()  # the other letters of the west are fetched when somebody's name has one
        parts = (("latin-ext", "ext", ours - WEST), ("latin", "west", WEST - ours), ("latin", "ours", ours))
        for source, part, letters in parts:
            file = f"{package}-{part}-{name}.woff2"
            has = cut(folder / f"{package}-{source}-{name}.woff2", file, letters)
            rules.append(rule(family, weight, style, f"./fonts/{file}", ranges(has)))
    has = cut(FILES / "alegreya-sans/files/alegreya-sans-latin-800-normal.woff2", "figures.woff2", FIGURES)
    rules.append(rule("Figures", 700, "normal", "./fonts/figures.woff2", ranges(has)))
    (APP / "fonts.css").write_text(HEAD + "".join(rules), encoding="utf-8")


main()

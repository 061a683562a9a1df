"""Write what follows from the sheets of titles into their states.

python tools/sheets.py          after a change of a sheet
python tools/sheets.py check    names the files that are not as they would be written
"""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import indent

import spieltisch

GAMES = Path(__file__).resolve().parents[1] / "src/spieltisch/games"
BEGIN = "    # made from the sheet by tools/sheets.py: do not edit\n"
END = "    # end of what the sheet made\n"


def files() -> dict[Path, str]:
    found: dict[Path, str] = {}
    for title in spieltisch.titles():
        for path in (GAMES / title / "__init__.py", GAMES / title / "state.py"):
            text = path.read_text() if path.exists() else ""
            if BEGIN in text:
                kind = spieltisch.game(title).state
                made = indent(kind.SHEET.source(kind.__name__), "    ") + "\n"
                found[path] = text.partition(BEGIN)[0] + BEGIN + made + "\n" + END + text.partition(END)[2]
    return found


def main(mode: str = "") -> None:
    old = {path: text for path, text in files().items() if path.read_text() != text}
    if mode == "check" and old:
        sys.exit("run `python tools/sheets.py`: " + ", ".join([str(path.relative_to(GAMES)) for path in old]))
    for path, text in old.items():
        path.write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])

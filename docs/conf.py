"""How `make docs` turns this folder and the docstrings into pages. Nothing on them comes from elsewhere."""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

project = "Spieltisch"
author = "The Spieltisch developers"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = "Spieltisch"
html_copy_source = False
html_show_copyright = False
myst_heading_anchors = 3
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
python_display_short_literal_types = True
add_module_names = False


def write_books() -> None:
    """The rule books as pages: one file for each title and language, written anew before every run."""
    from spieltisch.learn.book import book, books, plain
    from spieltisch.locale import LANGUAGES, Texts

    folder = Path(__file__).parent / "books"
    folder.mkdir(exist_ok=True)
    for title in books():
        for language in LANGUAGES:
            texts = Texts(language)
            marks = texts.say("cli-book-example") or "", texts.say("cli-book-ruling") or ""
            parts = [
                f"({title}-{language}-{part.anchor})=\n{'#' * part.level} {part.heading}\n\n{plain(part, *marks)}\n"
                for part in book(title, language).sections
            ]
            (folder / f"{title}-{language}.md").write_text("\n".join(parts), encoding="utf-8")


write_books()


def forget_others(_app: object, env: object) -> None:
    """Names that come from Python itself have no page of source to link to."""
    sources: dict[str, object] = getattr(env, "_viewcode_modules", {})
    for module in [name for name in sources if not name.startswith("spieltisch")]:
        del sources[module]


def setup(app: Any) -> None:
    app.connect("env-check-consistency", forget_others)

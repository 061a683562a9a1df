"""How `make docs` turns this folder and the docstrings into pages. Nothing on them comes from elsewhere."""

import sys
from pathlib import Path

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
